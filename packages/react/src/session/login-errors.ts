import { isPorticoError, isValidationError, PorticoError } from "@portico/core";
import type { ErrorState } from "@portico/identity";
import { describeError } from "../elements/describe-error.js";
import { ownValue } from "../queries/own-value.js";

const MESSAGES = {
  INVALID_CREDENTIALS: "The email address or the password is incorrect",
  PASSWORD_RESET_REQUIRED: "The member must reset the password before logging in",
  CAPTCHA_REQUIRED: "The login requires a CAPTCHA token",
  ACCOUNT_BLOCKED: "The account is blocked",
  EMAIL_NOT_ACCEPTED: "The email address cannot be registered",
  INVALID_EMAIL: "The email address is invalid",
  INVALID_PASSWORD: "The password does not meet the site's rules",
  INVALID_CODE: "The verification code is incorrect or has expired",
  INVALID_FACTOR: "The second factor was rejected",
  PASSKEY_NOT_USED: "The browser did not return a passkey",
  CODE_TOO_SOON: "The platform cannot send another code yet",
  CODE_NOT_SENT: "The code could not be sent",
  LOGIN_NOT_COMPLETED: "The login was not completed",
  INVALID_RESET_LINK: "The token in the reset link is invalid or has expired",
} as const;

export const loginError = (code: keyof typeof MESSAGES, cause?: unknown): PorticoError =>
  new PorticoError(MESSAGES[code], { code, cause });

const OUTAGES = /^(offline|network|timeout|server|limit)$/;

/** Returns the error if it is an outage that is unrelated to the input. */
export const outageOf = (cause: unknown): PorticoError | undefined =>
  isPorticoError(cause) && OUTAGES.test(describeError(cause).kind) ? cause : undefined;

export const violates = (error: unknown, field: RegExp): boolean =>
  isValidationError(error) && error.violations.some((violation) => field.test(violation.field));

const BLOCKED = "-19958";

const CODES: Readonly<Record<string, keyof typeof MESSAGES>> = {
  invalidPassword: "INVALID_CREDENTIALS",
  resetPassword: "PASSWORD_RESET_REQUIRED",
  missingCaptchaToken: "CAPTCHA_REQUIRED",
  invalidCaptchaToken: "CAPTCHA_REQUIRED",
  emailAlreadyExists: "EMAIL_NOT_ACCEPTED",
};

export function credentialsError(state: ErrorState, kind: "login" | "register"): PorticoError {
  const { errorCode, cause } = state;
  const code = ownValue(CODES, errorCode);
  if (code) return loginError(code, cause);
  const outage = outageOf(cause);
  if (outage) return outage;
  if (isPorticoError(cause) && cause.code === BLOCKED) return loginError("ACCOUNT_BLOCKED", cause);
  const isPassword = violates(cause, /password/i);
  if (!isPassword && errorCode !== "invalidEmail") {
    return isPorticoError(cause) ? cause : loginError("LOGIN_NOT_COMPLETED", cause);
  }
  if (kind === "login") return loginError("INVALID_CREDENTIALS", cause);
  return loginError(isPassword ? "INVALID_PASSWORD" : "INVALID_EMAIL", cause);
}

export function codeError({ cause }: ErrorState, isFactor: boolean): PorticoError {
  if (cause === undefined) return loginError("LOGIN_NOT_COMPLETED");
  return outageOf(cause) ?? loginError(isFactor ? "INVALID_FACTOR" : "INVALID_CODE", cause);
}

export function passkeyError(state: ErrorState): PorticoError {
  return isPorticoError(state.cause) || state.cause === undefined
    ? codeError(state, true)
    : loginError("PASSKEY_NOT_USED", state.cause);
}

export function resendError({ cause }: ErrorState): PorticoError {
  const isLimit = isPorticoError(cause) && describeError(cause).kind === "limit";
  if (isLimit) return loginError("CODE_TOO_SOON", cause);
  return outageOf(cause) ?? loginError("CODE_NOT_SENT", cause);
}
