export const TEXTS = {
  "cart.item": "An item",
  "cart.capped": "{name}: only {accepted} of the {requested} you requested are available.",
  "cart.not-added": "{name} couldn't be added. It may have just sold out.",
  "cart.removed": "{name} is no longer available and was removed from your cart.",
  "cart.coupon-removed": "Coupon {code} no longer applies and was removed.",
  "cart.rejected": "{problem}",
  "cart.rejected.add": "{name} couldn't be added. {problem}",
  "cart.rejected.quantity": "The quantity of {name} couldn't be changed. {problem}",
  "cart.rejected.remove": "{name} couldn't be removed. {problem}",
  "rich.checked": "Done",
  "rich.unchecked": "Not done",
  "rich.contents": "Contents",
  "rich.animation": "Animation",
  "price.from": "From {price}",
  "price.sale": "{price}, was {before}",
  invalidField: "Please check this field.",
} as const;

type Pair = readonly [title: string, text: string];

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

export const KIND_TEXTS: Readonly<Record<ErrorKind, Pair>> = {
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

/** An empty title means that the text is complete. */
export const CODE_TEXTS = {
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
  // One text for both, so that a login does not reveal which email addresses have an account.
  INVALID_CREDENTIALS: ["", "Incorrect email address or password."],
  PASSWORD_RESET_REQUIRED: ["", "Please reset your password first. Request a link below."],
  CAPTCHA_REQUIRED: ["", "Please confirm that you're not a robot."],
  ACCOUNT_BLOCKED: ["", "This account can't log in."],
  INVALID_CODE: ["", "This code is incorrect or has expired."],
  INVALID_FACTOR: ["", "That didn't work. Please try again."],
  PASSKEY_NOT_USED: ["", "The passkey wasn't used. Try again, or choose another method."],
  CODE_TOO_SOON: ["", "We just sent you a code. Please wait before requesting another one."],
  CODE_NOT_SENT: ["", "We couldn't send the code. Please log in again."],
  LOGIN_NOT_COMPLETED: ["", "The login wasn't completed. Please start again."],
  EMAIL_NOT_ACCEPTED: [
    "",
    "This email address can't be used. If you already have an account, log in instead.",
  ],
  INVALID_EMAIL: ["", "Enter a valid email address."],
  INVALID_PASSWORD: ["", "Choose a different password."],
  INVALID_RESET_LINK: ["", "This link has expired or was already used. Request a new one."],
} as const satisfies Readonly<Record<string, Pair>>;

export const CODE_FIELDS: Readonly<Record<string, string>> = {
  EMAIL_NOT_ACCEPTED: "email",
  INVALID_EMAIL: "email",
  INVALID_PASSWORD: "password",
  INVALID_CODE: "code",
  INVALID_FACTOR: "code",
};

/**
 * Key of a translation, such as `"cart.capped"`. Keys of errors end in `.title` or `.text` and start with an error code
 * or a kind, as in `"INVALID_COUPON_CODE.text"` or `"offline.title"`.
 */
export type MessageKey =
  | keyof typeof TEXTS
  | `${ErrorKind | keyof typeof CODE_TEXTS | Uppercase<string>}.${"title" | "text"}`;

/** Translations of UI text by key, such as `{ "offline.text": "Check your connection." }`. Default: English texts. */
export type Messages = { readonly [Key in MessageKey]?: string | undefined };
