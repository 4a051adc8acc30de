import { isPorticoError, isValidationError } from "@portico/core";
import { own } from "../queries/own-value.js";
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

const RETRY = /^(offline|network|timeout|server|limit|unknown)$/;

const CODES: Readonly<Record<string, ErrorKind>> = {
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

const PATTERNS: readonly (readonly [RegExp, ErrorKind])[] = [
  [/INVENTORY|(^|_)STOCK/, "stock"],
  [/NOT_FOUND/, "not-found"],
];

const STATUSES: Readonly<Record<number, ErrorKind>> = {
  401: "session",
  403: "permission",
  404: "not-found",
  408: "timeout",
  410: "not-found",
  429: "limit",
};

// Messages of browsers for failed fetches and imports.
const UNREACHED = /fetch|load failed|importing a module|dynamically imported/i;

// Messages of Vite, webpack and Next.js for failed chunks.
const CHUNK = /unable to preload|loading (css )?chunk/i;

function kindOf(error: unknown): ErrorKind {
  if (!isPorticoError(error)) {
    const { name, message } = (error ?? {}) as { name?: unknown; message?: unknown };
    if (name === "TimeoutError") return "timeout";
    const isUnreached = name === "TypeError" && UNREACHED.test(String(message));
    return isUnreached || CHUNK.test(String(message)) ? "network" : "unknown";
  }
  const { code, status } = error;
  const known = own(CODES, code) ?? PATTERNS.find(([pattern]) => pattern.test(code))?.[1];
  if (known && !isValidationError(error)) return known;
  if (status !== undefined && STATUSES[status]) return STATUSES[status];
  // Responses that cannot be used.
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
 * const textOf = (error: unknown) =>
 *   describeError(error, { "offline.title": "No connection" }).message;
 * ```
 */
export function describeError(error: unknown, messages: Messages = {}): ErrorDescription {
  const found = kindOf(error);
  const kind = found === "network" && isOffline() ? "offline" : found;
  const code = isPorticoError(error) ? error.code : "";
  const [codeTitle, codeText] =
    own<readonly [string, string]>(CODE_TEXTS, code) ?? KIND_TEXTS[kind];
  const translated = (part: "title" | "text") =>
    messages[`${code as Uppercase<string>}.${part}`] ?? messages[`${kind}.${part}`];
  const text = translated("text") ?? codeText;
  const title = translated("title") ?? codeTitle;
  return {
    kind,
    title: title || KIND_TEXTS[kind][0],
    text,
    message: codeTitle ? `${title}. ${text}` : text,
    canRetry: RETRY.test(kind),
  };
}
