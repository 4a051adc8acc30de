import { isApplicationError, isValidationError } from "@portico/core/internal";
import { failure } from "./failure.js";
import type { ErrorState, LoginErrorCode } from "./login-state.js";

// Application codes of the platform's `POST /v2/login` and `POST /v2/register`.
const CODES: Readonly<Record<string, LoginErrorCode>> = {
  "-19971": "missingCaptchaToken",
  "-19970": "invalidCaptchaToken",
  "-19976": "invalidPassword",
  "-19973": "resetPassword",
  "-19995": "emailAlreadyExists",
};

/** Returns the state after a failed login. An outage or a rate limit does not set an error code. */
export function loginFailure(error: unknown): ErrorState {
  const said = isApplicationError(error) || isValidationError(error);
  if (!said || error.status === 429 || !(error.status && error.status < 500)) return failure(error);
  const known = CODES[error.code];
  return failure(error, known && known !== "emailAlreadyExists" ? known : "invalidEmail");
}

/** Returns the state after a failed registration. */
export function registrationFailure(error: unknown): ErrorState {
  if (isValidationError(error)) {
    const violation = error.violations.find(
      ({ data }) => (data as { type?: unknown } | null | undefined)?.type === "EMAIL",
    );
    if (violation) {
      const state = failure(error, "invalidEmail");
      state.error = violation.description;
      return state;
    }
  }
  const known = isApplicationError(error) ? CODES[error.code] : undefined;
  // There is no password to be wrong yet.
  return failure(error, known && !known.endsWith("Password") ? known : undefined);
}
