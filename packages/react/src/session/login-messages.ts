import { isPorticoError, isValidationError } from "@portico/core";
import type { ErrorState } from "@portico/identity";
import type { Messages } from "../elements/settings-context.js";

/** What is said where a login, a registration or an account does not get on. */
const TEXTS = {
  "login.invalidEmail": "There is no account with this e-mail address.",
  "login.invalidPassword": "This password is not right.",
  "login.resetPassword": "Please choose a new password first: ask for the link below.",
  "login.captcha": "Please confirm that you are not a robot.",
  "login.invalidCode": "This code is not right, or no longer good.",
  "login.invalidFactor": "That was not right. Please try again.",
  "login.codeTooSoon": "A code was sent a moment ago. Please wait before you ask for another.",
  "login.codeNotSent": "The code could not be sent. Please log in again.",
  "login.unfinished": "The login was not finished. Please start again.",
  "login.blocked": "This account cannot log in.",
  "register.emailAlreadyExists": "There is an account with this e-mail address. Log in instead.",
  "register.invalidEmail": "This is not an e-mail address.",
  "register.invalidPassword": "Please choose another password.",
  "reset.invalidEmail": "This is not an e-mail address.",
  "reset.invalidLink": "This link was used, or is no longer good. Ask for another.",
  "reset.invalidPassword": "Please choose another password.",
  "member.invalidField": "Please check what you typed here.",
  "problem.tooMany": "That was tried too often. Please wait a minute.",
  "problem.network": "The shop cannot be reached. Check your connection and try again.",
  "problem.server": "Something went wrong on our side. Please try again in a moment.",
  "problem.refused": "That is not possible for this account.",
  "problem.unknown": "That did not work. Please try again.",
} as const;

/** The keys of `messages` for what is said about sessions and accounts. */
export type SessionMessage = keyof typeof TEXTS;

/** The words of a key: the shop's own, or else plain English ones. */
export function wordsOf(key: SessionMessage, messages: Messages = {}): string {
  return messages[key] ?? TEXTS[key];
}

/** What a failed login or registration says, and beside which field. */
export interface LoginFailure {
  /** For no field in particular. */
  readonly error?: SessionMessage;
  readonly fields?: {
    readonly email?: SessionMessage;
    readonly password?: SessionMessage;
    readonly code?: SessionMessage;
  };
}

/** A problem that has nothing to do with what was typed; `undefined` where it may have. */
export function outageOf(error: unknown): SessionMessage | undefined {
  if (!isPorticoError(error)) return;
  if (error.status === 429) return "problem.tooMany";
  if (error.status === undefined) return error.retryable ? "problem.network" : undefined;
  return error.status >= 500 ? "problem.server" : undefined;
}

/** The words for a call that failed, whatever it was. */
export function problemOf(error: unknown): SessionMessage {
  const outage = outageOf(error);
  if (outage) return outage;
  return isPorticoError(error) && error.status === 403 ? "problem.refused" : "problem.unknown";
}

/** Whether the platform complains about a field of a request. */
export function complainsOf(error: unknown, field: RegExp): boolean {
  return isValidationError(error) && error.violations.some((one) => field.test(one.field));
}

/** Codes of the platform for accounts that may not log in. */
const BLOCKED = "-19958";

/** What a failed login or registration says. */
export function loginFailureOf(state: ErrorState, kind: "login" | "register"): LoginFailure {
  const { errorCode, cause } = state;
  switch (errorCode) {
    case "invalidPassword":
      return { fields: { password: "login.invalidPassword" } };
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
  if (complainsOf(cause, /password/i)) return { fields: { password: `${kind}.invalidPassword` } };
  if (errorCode === "invalidEmail") return { fields: { email: `${kind}.invalidEmail` } };
  return { error: problemOf(cause) };
}

/** What a refused code or factor says. */
export function answerFailureOf({ cause }: ErrorState, factor: boolean): LoginFailure {
  if (cause === undefined) return { error: "login.unfinished" };
  const outage = outageOf(cause);
  if (outage) return { error: outage };
  return { fields: { code: factor ? "login.invalidFactor" : "login.invalidCode" } };
}
