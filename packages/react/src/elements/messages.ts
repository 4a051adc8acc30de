type TitleAndText = readonly [title: string, text: string];

/** Kind of an error from a shopper's point of view. */
export type ErrorKind =
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

export const KIND_TEXTS: Readonly<Record<ErrorKind, TitleAndText>> = {
  offline: ["You’re offline", "Check your connection and try again."],
  network: ["Can’t reach the store", "The connection was interrupted. Try again in a moment."],
  timeout: ["This is taking too long", "The store didn’t respond in time. Try again in a moment."],
  server: ["Something went wrong on our end", "Please try again in a moment."],
  "not-found": ["Not found", "It may have been removed, or the link may be wrong."],
  stock: ["Out of stock", "There isn’t enough left. Choose a smaller quantity or another option."],
  permission: ["Access denied", "Your account doesn’t have permission to do this."],
  session: ["Please log in again", "You were logged out, or your session has expired."],
  input: ["That didn’t work", "Check what you entered and try again."],
  limit: ["Too many requests", "Wait a moment, then try again."],
  unknown: ["Something went wrong", "Try again. If that doesn’t help, reload the page."],
};

export const CODE_TEXTS = {
  INVALID_COUPON_CODE: ["Invalid coupon code", "Check the spelling and try again."],
  INVALID_COUPON_STATUS: [
    "This coupon can’t be used",
    "It has expired or doesn’t apply to your cart.",
  ],
  COUPON_ALREADY_EXISTS: ["Coupon already applied", "This code is already in your cart."],
  MAX_COUPONS_PER_CART_EXCEEDED: ["Coupon limit reached", "Remove a coupon to use another one."],
  INVALID_GIFT_CARD_CODE: ["Invalid gift card code", "Check the code and try again."],
  INVALID_GIFT_CARD_STATUS: [
    "This gift card can’t be used",
    "It has expired or has no balance left.",
  ],
  MAX_LINE_ITEMS_EXCEEDED: ["Your cart is full", "Check out first, or remove an item."],
} as const satisfies Readonly<Record<string, TitleAndText>>;

/** Code of an error from the login hooks. */
export type LoginErrorCode =
  | "INVALID_CREDENTIALS"
  | "PASSWORD_RESET_REQUIRED"
  | "CAPTCHA_REQUIRED"
  | "ACCOUNT_BLOCKED"
  | "EMAIL_NOT_ACCEPTED"
  | "INVALID_EMAIL"
  | "INVALID_PASSWORD"
  | "INVALID_CODE"
  | "INVALID_FACTOR"
  | "PASSKEY_NOT_USED"
  | "CODE_TOO_SOON"
  | "CODE_NOT_SENT"
  | "LOGIN_NOT_COMPLETED"
  | "INVALID_RESET_LINK";

type ErrorKey = ErrorKind | keyof typeof CODE_TEXTS | LoginErrorCode | Uppercase<string>;

/**
 * Key of a translation, such as `"cart.capped"`, `"offline.title"` or `"INVALID_COUPON_CODE.text"`.
 */
export type MessageKey =
  | `cart.${"item" | "capped" | "not-added" | "removed" | "coupon-removed" | "rejected"}`
  | `cart.rejected.${"add" | "quantity" | "remove"}`
  | `rich.${"checked" | "unchecked" | "contents" | "animation"}`
  | `price.${"from" | "sale"}`
  | "invalidField"
  | `${ErrorKey}.${"title" | "text"}`;

/**
 * Translations by key, such as `{ "offline.text": "Check your connection." }`. Default: English
 * texts.
 */
export type Messages = { readonly [Key in MessageKey]?: string | undefined };
