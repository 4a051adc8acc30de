import { isPorticoError, isValidationError, PorticoError } from "@portico/core";
import type { ErrorState } from "@portico/identity";
import { describeError, withText } from "../elements/describe-error.js";
import type { LoginErrorCode } from "../elements/messages.js";
import { ownValue } from "../queries/own-value.js";

/** Messages for developers and texts for shoppers. */
const MESSAGES: Readonly<Record<LoginErrorCode, readonly [message: string, text: string]>> = {
  // An unknown email address and a wrong password have the same text, so that a login does not
  // reveal which addresses have an account.
  INVALID_CREDENTIALS: [
    "The email address or the password is incorrect",
    "Incorrect email address or password.",
  ],
  PASSWORD_RESET_REQUIRED: [
    "The member must reset the password before logging in",
    "Please reset your password first. Request a link below.",
  ],
  CAPTCHA_REQUIRED: [
    "The login requires a CAPTCHA token",
    "Please confirm that you’re not a robot.",
  ],
  ACCOUNT_BLOCKED: ["The account is blocked", "This account can’t log in."],
  EMAIL_NOT_ACCEPTED: [
    "The email address cannot be registered",
    "This email address can’t be used. If you already have an account, log in instead.",
  ],
  INVALID_EMAIL: ["The email address is invalid", "Enter a valid email address."],
  INVALID_PASSWORD: [
    "The password does not meet the site's requirements",
    "Choose a different password.",
  ],
  INVALID_CODE: [
    "The verification code is incorrect or has expired",
    "This code is incorrect or has expired.",
  ],
  INVALID_FACTOR: ["The second factor was rejected", "That didn’t work. Please try again."],
  PASSKEY_NOT_USED: [
    "The browser did not return a passkey",
    "The passkey wasn’t used. Try again, or choose another method.",
  ],
  CODE_TOO_SOON: [
    "The platform cannot send another code yet",
    "We just sent you a code. Please wait before requesting another one.",
  ],
  CODE_NOT_SENT: ["The code could not be sent", "We couldn’t send the code. Please log in again."],
  LOGIN_NOT_COMPLETED: [
    "The login was not completed",
    "The login wasn’t completed. Please start again.",
  ],
  INVALID_RESET_LINK: [
    "The token in the reset link is invalid or has expired",
    "This link has expired or was already used. Request a new one.",
  ],
};

export function loginError(code: LoginErrorCode, cause?: unknown): PorticoError {
  const [message, text] = MESSAGES[code];
  return withText(new PorticoError(message, { code, cause }), text);
}

const OUTAGE_KINDS = /^(offline|network|timeout|server|limit)$/;

/** Returns the error if an outage or a rate limit caused it. */
export const outageOf = (cause: unknown): PorticoError | undefined =>
  isPorticoError(cause) && OUTAGE_KINDS.test(describeError(cause).kind) ? cause : undefined;

export const hasViolation = (error: unknown, field: RegExp): boolean =>
  isValidationError(error) && error.violations.some((violation) => field.test(violation.field));

const BLOCKED_CODE = "-19958";

const CODES_BY_STATE_ERROR: Readonly<Record<string, LoginErrorCode>> = {
  invalidPassword: "INVALID_CREDENTIALS",
  resetPassword: "PASSWORD_RESET_REQUIRED",
  missingCaptchaToken: "CAPTCHA_REQUIRED",
  invalidCaptchaToken: "CAPTCHA_REQUIRED",
  emailAlreadyExists: "EMAIL_NOT_ACCEPTED",
};

export function credentialsError(state: ErrorState, kind: "login" | "register"): PorticoError {
  const { errorCode, cause } = state;
  const code = ownValue(CODES_BY_STATE_ERROR, errorCode);
  if (code) return loginError(code, cause);
  const outage = outageOf(cause);
  if (outage) return outage;
  if (isPorticoError(cause) && cause.code === BLOCKED_CODE)
    return loginError("ACCOUNT_BLOCKED", cause);
  const isPasswordInvalid = hasViolation(cause, /password/i);
  if (!isPasswordInvalid && errorCode !== "invalidEmail") {
    return isPorticoError(cause) ? cause : loginError("LOGIN_NOT_COMPLETED", cause);
  }
  if (kind === "login") return loginError("INVALID_CREDENTIALS", cause);
  return loginError(isPasswordInvalid ? "INVALID_PASSWORD" : "INVALID_EMAIL", cause);
}

export function codeError({ cause }: ErrorState, isSecondFactor: boolean): PorticoError {
  if (cause === undefined) return loginError("LOGIN_NOT_COMPLETED");
  return outageOf(cause) ?? loginError(isSecondFactor ? "INVALID_FACTOR" : "INVALID_CODE", cause);
}

export function passkeyError(state: ErrorState): PorticoError {
  return isPorticoError(state.cause) || state.cause === undefined
    ? codeError(state, true)
    : loginError("PASSKEY_NOT_USED", state.cause);
}

export function resendError({ cause }: ErrorState): PorticoError {
  const isRateLimited = isPorticoError(cause) && describeError(cause).kind === "limit";
  if (isRateLimited) return loginError("CODE_TOO_SOON", cause);
  return outageOf(cause) ?? loginError("CODE_NOT_SENT", cause);
}
