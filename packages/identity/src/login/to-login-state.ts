import type { StateMachineResponse } from "../generated/authentication.js";
import type { ErrorState, StateMachine } from "./login-state.js";

export const UNKNOWN_STATE: ErrorState = { loginState: "FAILURE", error: "Unknown _state" };

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
