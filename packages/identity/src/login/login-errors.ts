import { isApplicationError, isValidationError } from "@portico/core/internal";
import { failureState } from "./failure-state.js";
import type { ErrorState, LoginErrorCode } from "./login-state.js";

// Error codes from `POST /v2/login` and `POST /v2/register`.
const ERROR_CODES: Readonly<Record<string, LoginErrorCode>> = {
  "-19971": "missingCaptchaToken",
  "-19970": "invalidCaptchaToken",
  "-19976": "invalidPassword",
  "-19973": "resetPassword",
  "-19995": "emailAlreadyExists",
};

/** Omits the error code after an outage or a rate limit. */
export function loginFailure(error: unknown): ErrorState {
  const isPlatformError = isApplicationError(error) || isValidationError(error);
  if (!isPlatformError || error.status === 429 || !(error.status && error.status < 500))
    return failureState(error);
  const errorCode = ERROR_CODES[error.code];
  return failureState(
    error,
    errorCode && errorCode !== "emailAlreadyExists" ? errorCode : "invalidEmail",
  );
}

export function registrationFailure(error: unknown): ErrorState {
  if (isValidationError(error)) {
    const violation = error.violations.find(
      ({ data }) => (data as { type?: unknown } | null | undefined)?.type === "EMAIL",
    );
    if (violation) {
      const state = failureState(error, "invalidEmail");
      state.error = violation.description;
      return state;
    }
  }
  const errorCode = isApplicationError(error) ? ERROR_CODES[error.code] : undefined;
  // In a registration, there is no existing password that could be wrong.
  return failureState(error, errorCode && !errorCode.endsWith("Password") ? errorCode : undefined);
}
