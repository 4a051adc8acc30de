import { isPorticoError, isValidationError } from "@portico/core";
import type { ErrorState } from "@portico/identity";
import { describeError } from "../elements/describe-error.js";
import type { Messages } from "../elements/settings-context.js";

/** English texts for logins, registrations and accounts. */
const TEXTS = {
  // One text for both, so that a login does not reveal which email addresses have an account.
  "login.invalidCredentials": "Incorrect email address or password.",
  "login.resetPassword": "Please reset your password first. Request a link below.",
  "login.captcha": "Please confirm that you're not a robot.",
  "login.invalidCode": "This code is incorrect or has expired.",
  "login.passkeyNotGiven": "The passkey wasn't used. Try again, or choose another method.",
  "login.invalidFactor": "That didn't work. Please try again.",
  "login.codeTooSoon": "We just sent you a code. Please wait before requesting another one.",
  "login.codeNotSent": "We couldn't send the code. Please log in again.",
  "login.unfinished": "The login wasn't completed. Please start again.",
  "login.blocked": "This account can't log in.",
  "register.emailAlreadyExists":
    "This email address can't be used. If you already have an account, log in instead.",
  "register.invalidEmail": "Enter a valid email address.",
  "register.invalidPassword": "Choose a different password.",
  "reset.invalidEmail": "Enter a valid email address.",
  "reset.invalidLink": "This link has expired or was already used. Request a new one.",
  "reset.invalidPassword": "Choose a different password.",
  "member.invalidField": "Please check this field.",
} as const;

/** Keys of `messages` for logins, registrations and accounts. */
export type SessionMessage = keyof typeof TEXTS;

/** Message key, or an error to describe. */
export type Said = SessionMessage | { readonly cause: unknown };

/** Returns the text of a message, translated if possible. */
export function wordsOf(said: Said, messages: Messages = {}): string {
  if (typeof said === "string") return messages[said] ?? TEXTS[said];
  const { title, text } = describeError(said.cause, messages);
  return `${title}. ${text}`;
}

/** Texts of a failed login or registration. */
export interface LoginFailure {
  /** Text that belongs to no field. */
  readonly error?: Said;
  readonly fields?: {
    readonly email?: SessionMessage;
    readonly password?: SessionMessage;
    readonly code?: SessionMessage;
  };
}

const OUTAGES = /^(offline|network|timeout|server|limit)$/;

/** Returns the error if it is an outage that is unrelated to the input. */
export function outageOf(cause: unknown): Said | undefined {
  return isPorticoError(cause) && OUTAGES.test(describeError(cause).kind) ? { cause } : undefined;
}

/** Returns whether the platform rejected a request because of rate limits. */
export function isTooOften(cause: unknown): boolean {
  return isPorticoError(cause) && describeError(cause).kind === "limit";
}

/** Returns whether a validation error is about a field. */
export function complainsOf(error: unknown, field: RegExp): boolean {
  return isValidationError(error) && error.violations.some((one) => field.test(one.field));
}

/** Platform error code of blocked accounts. */
const BLOCKED = "-19958";

/** Returns the texts of a failed login or registration. */
export function loginFailureOf(state: ErrorState, kind: "login" | "register"): LoginFailure {
  const { errorCode, cause } = state;
  switch (errorCode) {
    case "invalidPassword":
      return { error: "login.invalidCredentials" };
    case "resetPassword":
      return { error: "login.resetPassword" };
    case "missingCaptchaToken":
    case "invalidCaptchaToken":
      return { error: "login.captcha" };
    case "emailAlreadyExists":
      return { fields: { email: "register.emailAlreadyExists" } };
    default:
  }
  const outage = outageOf(cause);
  if (outage) return { error: outage };
  if (isPorticoError(cause) && cause.code === BLOCKED) return { error: "login.blocked" };
  const isPassword = complainsOf(cause, /password/i);
  if (!isPassword && errorCode !== "invalidEmail") return { error: { cause } };
  if (kind === "login") return { error: "login.invalidCredentials" };
  return {
    fields: isPassword
      ? { password: "register.invalidPassword" }
      : { email: "register.invalidEmail" },
  };
}

/** Returns the texts of a rejected or canceled passkey. */
export function passkeyFailureOf(state: ErrorState): LoginFailure {
  return isPorticoError(state.cause) || state.cause === undefined
    ? answerFailureOf(state, true)
    : { error: "login.passkeyNotGiven" };
}

/** Returns the texts of a rejected code or factor. */
export function answerFailureOf({ cause }: ErrorState, factor: boolean): LoginFailure {
  if (cause === undefined) return { error: "login.unfinished" };
  const outage = outageOf(cause);
  if (outage) return { error: outage };
  return { fields: { code: factor ? "login.invalidFactor" : "login.invalidCode" } };
}
