import { isPorticoError, isValidationError } from "@portico/core";
import type { ErrorState } from "@portico/identity";
import { describeError } from "../elements/describe-error.js";
import type { Messages } from "../elements/settings-context.js";

/** What is said where a login, a registration or an account does not get on. */
const TEXTS = {
  // One text for both, so that a login does not reveal which email addresses have an account.
  "login.invalidCredentials": "The email address or the password is not correct.",
  "login.resetPassword": "Please choose a new password first: ask for the link below.",
  "login.captcha": "Please confirm that you are not a robot.",
  "login.invalidCode": "This code is not right, or no longer good.",
  "login.passkeyNotGiven": "The passkey was not used. Try again, or choose another way.",
  "login.invalidFactor": "That was not right. Please try again.",
  "login.codeTooSoon": "A code was sent a moment ago. Please wait before you ask for another.",
  "login.codeNotSent": "The code could not be sent. Please log in again.",
  "login.unfinished": "The login was not finished. Please start again.",
  "login.blocked": "This account cannot log in.",
  "register.emailAlreadyExists":
    "This email address cannot be used. If you already have an account, log in instead.",
  "register.invalidEmail": "This is not an e-mail address.",
  "register.invalidPassword": "Please choose another password.",
  "reset.invalidEmail": "This is not an e-mail address.",
  "reset.invalidLink": "This link was used, or is no longer good. Ask for another.",
  "reset.invalidPassword": "Please choose another password.",
  "member.invalidField": "Please check what you typed here.",
} as const;

/** The keys of `messages` for what is said about sessions and accounts. */
export type SessionMessage = keyof typeof TEXTS;

/** What is said: something about logins, or what an error says wherever it happens. */
export type Said = SessionMessage | { readonly cause: unknown };

/** The words of it: the shop's own, or else plain English ones. */
export function wordsOf(said: Said, messages: Messages = {}): string {
  if (typeof said === "string") return messages[said] ?? TEXTS[said];
  const { title, text } = describeError(said.cause, messages);
  return `${title}. ${text}`;
}

/** What a failed login or registration says, and beside which field. */
export interface LoginFailure {
  /** For no field in particular. */
  readonly error?: Said;
  readonly fields?: {
    readonly email?: SessionMessage;
    readonly password?: SessionMessage;
    readonly code?: SessionMessage;
  };
}

const OUTAGES = /^(offline|network|timeout|server|limit)$/;

/** A problem that has nothing to do with what was typed; `undefined` where it may have. */
export function outageOf(cause: unknown): Said | undefined {
  return isPorticoError(cause) && OUTAGES.test(describeError(cause).kind) ? { cause } : undefined;
}

/** Whether something was asked for too often. */
export function isTooOften(cause: unknown): boolean {
  return isPorticoError(cause) && describeError(cause).kind === "limit";
}

/** Whether the platform complains about a field of a request. */
export function complainsOf(error: unknown, field: RegExp): boolean {
  return isValidationError(error) && error.violations.some((one) => field.test(one.field));
}

/** Codes of the platform for accounts that may not log in. */
const BLOCKED = "-19958";

/** Returns the texts for a failed login or registration. */
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

/** What a passkey says that was refused, or not given. */
export function passkeyFailureOf(state: ErrorState): LoginFailure {
  return isPorticoError(state.cause) || state.cause === undefined
    ? answerFailureOf(state, true)
    : { error: "login.passkeyNotGiven" };
}

/** What a refused code or factor says. */
export function answerFailureOf({ cause }: ErrorState, factor: boolean): LoginFailure {
  if (cause === undefined) return { error: "login.unfinished" };
  const outage = outageOf(cause);
  if (outage) return { error: outage };
  return { fields: { code: factor ? "login.invalidFactor" : "login.invalidCode" } };
}
