import type { StateMachineResponse } from "../generated/authentication.js";
import type { ErrorState, StateMachine } from "./login-state.js";

/** The state for a response with an unknown state. */
export const UNKNOWN_STATE: ErrorState = { loginState: "FAILURE", error: "Unknown _state" };

/**
 * Converts the server's state to the client's (`POST /v2/login`, `/v2/register`, `/v1/auth/verify`).
 *
 * @param response - response of a login, registration or verification
 */
export function toLoginState(response: Partial<StateMachineResponse>): StateMachine {
  const { state, sessionToken, stateToken, mfaChallengeData } = response;
  if (state === "SUCCESS" && typeof sessionToken === "string") {
    return { loginState: "SUCCESS", data: { sessionToken } };
  }
  if (state === "REQUIRE_OWNER_APPROVAL") return { loginState: "OWNER_APPROVAL_REQUIRED" };
  if (typeof stateToken === "string") {
    if (state === "REQUIRE_EMAIL_VERIFICATION") {
      return { loginState: "EMAIL_VERIFICATION_REQUIRED", data: { stateToken } };
    }
    if (state !== "SUCCESS" && mfaChallengeData) {
      return { loginState: "MFA_REQUIRED", data: { stateToken, mfaChallengeData } };
    }
  }
  return { ...UNKNOWN_STATE };
}
