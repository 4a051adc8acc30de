import { isPorticoError, isValidationError } from "@portico/core";
import { ownValue } from "../queries/own-value.js";
import { CODE_TEXTS, type ErrorKind, KIND_TEXTS, type Messages } from "./messages.js";

/** Error as text you can show to shoppers. */
export interface ErrorDescription {
  readonly kind: ErrorKind;
  /** Short summary, such as "You're offline". */
  readonly title: string;
  /** What to do next, in one or two sentences. */
  readonly text: string;
  /** Title and text as one line. */
  readonly message: string;
  /** Whether retrying may help. */
  readonly canRetry: boolean;
}

const RETRYABLE_KINDS = /^(offline|network|timeout|server|limit|unknown)$/;

const KINDS_BY_CODE: Readonly<Record<string, ErrorKind>> = {
  NETWORK: "network",
  TIMEOUT: "timeout",
  // The catalog rejects hidden products with this code.
  ITEM_NOT_FOUND_IN_CATALOG: "stock",
  // The platform skipped the item without an error.
  ITEM_NOT_ADDED: "stock",
  UNAUTHENTICATED: "session",
  PERMISSION_DENIED: "permission",
  RESOURCE_EXHAUSTED: "limit",
};

const CODE_PATTERNS: readonly (readonly [RegExp, ErrorKind])[] = [
  [/INVENTORY|(^|_)STOCK/, "stock"],
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

// Messages of browsers for failed fetches and imports.
const FETCH_FAILURE = /fetch|load failed|importing a module|dynamically imported/i;

// Messages of Vite, webpack and Next.js for failed chunks.
const CHUNK_FAILURE = /unable to preload|loading (css )?chunk/i;

function errorKindOf(error: unknown): ErrorKind {
  if (!isPorticoError(error)) {
    const { name, message } = (error ?? {}) as { name?: unknown; message?: unknown };
    if (name === "TimeoutError") return "timeout";
    const isFetchFailure = name === "TypeError" && FETCH_FAILURE.test(String(message));
    return isFetchFailure || CHUNK_FAILURE.test(String(message)) ? "network" : "unknown";
  }
  const { code, status } = error;
  const codeKind =
    ownValue(KINDS_BY_CODE, code) ?? CODE_PATTERNS.find(([pattern]) => pattern.test(code))?.[1];
  if (codeKind && !isValidationError(error)) return codeKind;
  if (status !== undefined && KINDS_BY_STATUS[status]) return KINDS_BY_STATUS[status];
  // The response cannot be used.
  if (code === "BAD_PAYLOAD" || code === "TOO_LARGE" || code === "REDIRECTED") return "server";
  if (status !== undefined && status >= 500) return "server";
  return isValidationError(error) || (status !== undefined && status >= 400) ? "input" : "unknown";
}

const isOffline = () => typeof navigator !== "undefined" && navigator.onLine === false;

/**
 * Converts an error to text that you can show to shoppers. It never contains the error's `message`.
 *
 * @param error - Any thrown value.
 * @param messages - Translations by error code (`"INVALID_COUPON_CODE.text"`) or by kind (`"stock.title"`,
 * `"stock.text"`). Codes take precedence.
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
  const [codeTitle, codeText] =
    ownValue<readonly [string, string]>(CODE_TEXTS, code) ?? KIND_TEXTS[kind];
  const translated = (part: "title" | "text") =>
    messages[`${code as Uppercase<string>}.${part}`] ?? messages[`${kind}.${part}`];
  const text = translated("text") ?? codeText;
  const title = translated("title") ?? codeTitle;
  return {
    kind,
    title: title || KIND_TEXTS[kind][0],
    text,
    message: codeTitle ? `${title}. ${text}` : text,
    canRetry: RETRYABLE_KINDS.test(kind),
  };
}
