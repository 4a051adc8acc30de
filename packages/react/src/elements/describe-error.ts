import { isPorticoError, isValidationError } from "@portico/core";
import { own } from "./own.js";
import type { Messages } from "./settings-context.js";

/** Category of an error from a shopper's point of view. */
export type ProblemKind =
  | "offline"
  | "network"
  | "timeout"
  | "server"
  | "not-found"
  | "stock"
  | "permission"
  | "session"
  | "input"
  | "limit"
  | "unknown";

/** Error as text you can show to shoppers. */
export interface Problem {
  readonly kind: ProblemKind;
  /** Short summary, such as "You're offline". */
  readonly title: string;
  /** What to do next, in one or two sentences. */
  readonly text: string;
  /** Whether retrying may help. */
  readonly canRetry: boolean;
}

const RETRY = /^(offline|network|timeout|server|limit|unknown)$/;

const TEXTS: Readonly<Record<ProblemKind, readonly [title: string, text: string]>> = {
  offline: ["You're offline", "Check your connection and try again."],
  network: ["Can't reach the store", "The connection was interrupted. Try again in a moment."],
  timeout: ["This is taking too long", "The store didn't respond in time. Try again in a moment."],
  server: ["Something went wrong on our end", "Please try again in a moment."],
  "not-found": ["Not found", "It may have been removed, or the link may be wrong."],
  stock: ["Out of stock", "There isn't enough left. Choose a smaller quantity or another option."],
  permission: ["Access denied", "Your account doesn't have permission to do this."],
  session: ["Please log in again", "You were logged out, or your session has expired."],
  input: ["That didn't work", "Check what you entered and try again."],
  limit: ["Too many requests", "Wait a moment, then try again."],
  unknown: ["Something went wrong", "Try again. If that doesn't help, reload the page."],
};

// What shoppers meet often, told more exactly.
const CODE_TEXTS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  INVALID_COUPON_CODE: ["Invalid coupon code", "Check the spelling and try again."],
  INVALID_COUPON_STATUS: [
    "This coupon can't be used",
    "It has expired or doesn't apply to your cart.",
  ],
  COUPON_ALREADY_EXISTS: ["Coupon already applied", "This code is already in your cart."],
  MAX_COUPONS_PER_CART_EXCEEDED: ["Coupon limit reached", "Remove a coupon to use another one."],
  INVALID_GIFT_CARD_CODE: ["Invalid gift card code", "Check the code and try again."],
  INVALID_GIFT_CARD_STATUS: [
    "This gift card can't be used",
    "It has expired or has no balance left.",
  ],
  MAX_LINE_ITEMS_EXCEEDED: ["Your cart is full", "Check out first, or remove an item."],
};

const CODES: Readonly<Record<string, ProblemKind>> = {
  NETWORK: "network",
  TIMEOUT: "timeout",
  // Not there for this shopper: the catalog refuses what was taken off the shelf like this.
  ITEM_NOT_FOUND_IN_CATALOG: "stock",
  // useCart's own, for what the platform left out without a word.
  ITEM_NOT_ADDED: "stock",
  UNAUTHENTICATED: "session",
  PERMISSION_DENIED: "permission",
  RESOURCE_EXHAUSTED: "limit",
};

const PATTERNS: readonly (readonly [RegExp, ProblemKind])[] = [
  [/INVENTORY|(^|_)STOCK/, "stock"],
  [/NOT_FOUND/, "not-found"],
];

const STATUSES: Readonly<Record<number, ProblemKind>> = {
  401: "session",
  403: "permission",
  404: "not-found",
  408: "timeout",
  410: "not-found",
  429: "limit",
};

// How browsers report that a fetch, or the code of a page, did not get through.
const UNREACHED = /fetch|load failed|importing a module|dynamically imported/i;

// How bundlers do: Vite, Webpack and Next.js.
const CHUNK = /unable to preload|loading (css )?chunk/i;

function kindOf(error: unknown): ProblemKind {
  if (!isPorticoError(error)) {
    const { name, message } = (error ?? {}) as { name?: unknown; message?: unknown };
    if (name === "TimeoutError") return "timeout";
    const isUnreached = name === "TypeError" && UNREACHED.test(String(message));
    return isUnreached || CHUNK.test(String(message)) ? "network" : "unknown";
  }
  const { code, status } = error;
  const told = own(CODES, code) ?? PATTERNS.find(([pattern]) => pattern.test(code))?.[1];
  if (told && !isValidationError(error)) return told;
  if (status !== undefined && STATUSES[status]) return STATUSES[status];
  // Also what was no success, but an answer that cannot be used.
  if (code === "BAD_PAYLOAD" || code === "TOO_LARGE" || code === "REDIRECTED") return "server";
  if (status !== undefined && status >= 500) return "server";
  return isValidationError(error) || (status !== undefined && status >= 400) ? "input" : "unknown";
}

const isOffline = () => typeof navigator !== "undefined" && navigator.onLine === false;

/**
 * Converts an error to text that you can show to shoppers. It never contains the error's
 * `message`.
 *
 * @param error - Any thrown value.
 * @param messages - Translations by error code (`"INVALID_COUPON_CODE.text"`) or by kind
 * (`"stock.title"`, `"stock.text"`). Codes take precedence.
 * @example
 * ```ts
 * import { describeError } from "@portico/react/queries";
 *
 * const told = (error: unknown) => {
 *   const { title, text } = describeError(error, { "offline.title": "No connection" });
 *   return `${title}. ${text}`;
 * };
 * ```
 */
export function describeError(error: unknown, messages: Messages = {}): Problem {
  const found = kindOf(error);
  const kind = found === "network" && isOffline() ? "offline" : found;
  const code = isPorticoError(error) ? error.code : "";
  const words = (part: "title" | "text") =>
    messages[`${code}.${part}`] ?? messages[`${kind}.${part}`];
  const [title, text] = own(CODE_TEXTS, code) ?? TEXTS[kind];
  return {
    kind,
    title: words("title") ?? title,
    text: words("text") ?? text,
    canRetry: RETRY.test(kind),
  };
}
