import { isPorticoError, isValidationError } from "@portico/core";
import { ownValue } from "../queries/own-value.js";
import { CODE_TEXTS, type ErrorKind, KIND_TEXTS, type Messages } from "./messages.js";

/** Error description for shoppers. */
export interface ErrorDescription {
  readonly kind: ErrorKind;
  /** Short summary, such as "You’re offline". */
  readonly title: string;
  /** Explanation or advice. */
  readonly text: string;
  /** Title and text as one line. For login errors, only the text. */
  readonly message: string;
  /** Whether retrying may help. */
  readonly canRetry: boolean;
}

const RETRYABLE_KINDS = /^(offline|network|timeout|server|limit|unknown)$/;

const KINDS_BY_CODE: readonly (readonly [RegExp, ErrorKind])[] = [
  [/^NETWORK$/, "network"],
  [/^TIMEOUT$/, "timeout"],
  // For buyers, hidden products and items that the platform skips are out of stock.
  [/^(ITEM_NOT_FOUND_IN_CATALOG|ITEM_NOT_ADDED)$|INVENTORY|(^|_)STOCK/, "stock"],
  [/^UNAUTHENTICATED$/, "session"],
  [/^PERMISSION_DENIED$/, "permission"],
  [/^RESOURCE_EXHAUSTED$/, "limit"],
  [/NOT_FOUND/, "not-found"],
];

const KINDS_BY_STATUS: Readonly<Record<number, ErrorKind>> = {
  401: "session",
  403: "permission",
  404: "not-found",
  408: "timeout",
  410: "not-found",
  429: "limit",
};

// Browsers' messages for failed fetches and imports.
const FETCH_FAILURE = /fetch|load failed|importing a module|dynamically imported/i;

// Messages from Vite, webpack and Next.js.
const CHUNK_FAILURE = /unable to preload|loading (css )?chunk/i;

function errorKindOf(error: unknown): ErrorKind {
  if (!isPorticoError(error)) {
    const { name, message } = (error ?? {}) as { name?: unknown; message?: unknown };
    if (name === "TimeoutError") return "timeout";
    const isFetchFailure = name === "TypeError" && FETCH_FAILURE.test(String(message));
    return isFetchFailure || CHUNK_FAILURE.test(String(message)) ? "network" : "unknown";
  }
  const { code, status = 0 } = error;
  const isInvalid = isValidationError(error);
  const codeMatch = isInvalid ? undefined : KINDS_BY_CODE.find(([pattern]) => pattern.test(code));
  if (codeMatch) return codeMatch[1];
  if (KINDS_BY_STATUS[status]) return KINDS_BY_STATUS[status];
  // These codes mean that the response is unusable.
  if (/^(BAD_PAYLOAD|TOO_LARGE|REDIRECTED)$/.test(code) || status >= 500) return "server";
  return isInvalid || status >= 400 ? "input" : "unknown";
}

/** Texts of login errors. Only pages with a login load them. */
const textsByError = /* @__PURE__ */ new WeakMap<object, string>();

/** Sets the error's text for `describeError`, which prefers a translation. */
export function withText<Failure extends object>(error: Failure, text: string): Failure {
  textsByError.set(error, text);
  return error;
}

const isOffline = () => typeof navigator !== "undefined" && navigator.onLine === false;

/**
 * Describes an error for shoppers. The text never contains the error's `message`.
 *
 * @param error - Any thrown value.
 * @param messages - Translations by error code (`"INVALID_COUPON_CODE.text"`) or by kind
 * (`"stock.title"`). Codes take precedence. Default: English texts.
 * @example
 * ```ts
 * import { describeError } from "@portico/react/format";
 *
 * const messageOf = (error: unknown) =>
 *   describeError(error, { "offline.title": "No connection" }).message;
 * ```
 */
export function describeError(error: unknown, messages: Messages = {}): ErrorDescription {
  const detectedKind = errorKindOf(error);
  const kind = detectedKind === "network" && isOffline() ? "offline" : detectedKind;
  const code = isPorticoError(error) ? error.code : "";
  const loginText = textsByError.get(Object(error));
  const [codeTitle, codeText] = loginText
    ? ["", loginText]
    : (ownValue<readonly [string, string]>(CODE_TEXTS, code) ?? KIND_TEXTS[kind]);
  const translationOf = (part: "title" | "text") =>
    messages[`${code as Uppercase<string>}.${part}`] ?? messages[`${kind}.${part}`];
  const text = translationOf("text") ?? codeText;
  const title = (translationOf("title") ?? codeTitle) || KIND_TEXTS[kind][0];
  const message = codeTitle ? `${title}. ${text}` : text;
  return { kind, title, text, message, canRetry: RETRYABLE_KINDS.test(kind) };
}
