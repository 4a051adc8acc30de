import { isPorticoError, isValidationError } from "@portico/core";
import type { CartNotice } from "../queries/cart-view.js";
import { ownValue } from "../queries/own-value.js";
import { describeError } from "./describe-error.js";
import type { MessageKey, Messages } from "./messages.js";

const TEXTS = {
  "cart.item": "An item",
  "cart.capped": "{name}: only {accepted} of the {requested} you requested are available.",
  "cart.not-added": "{name} couldn’t be added. It may have just sold out.",
  "cart.removed": "{name} is no longer available and was removed from your cart.",
  "cart.coupon-removed": "Coupon {code} no longer applies and was removed.",
  "cart.rejected": "{problem}",
  "cart.rejected.add": "{name} couldn’t be added. {problem}",
  "cart.rejected.quantity": "The quantity of {name} couldn’t be changed. {problem}",
  "cart.rejected.remove": "{name} couldn’t be removed. {problem}",
  invalidField: "Please check this field.",
} as const satisfies Messages;

const CODE_FIELDS: Readonly<Record<string, string>> = {
  EMAIL_NOT_ACCEPTED: "email",
  INVALID_EMAIL: "email",
  INVALID_PASSWORD: "password",
  INVALID_CODE: "code",
  INVALID_FACTOR: "code",
};

const isNotice = (subject: unknown): subject is CartNotice =>
  typeof subject === "object" && subject !== null && "kind" in subject && !isPorticoError(subject);

function noticeText(notice: CartNotice, messages: Messages): string {
  const messageFor = (key: string) => messages[key as MessageKey] ?? ownValue<string>(TEXTS, key);
  const isRejected = notice.kind === "rejected";
  const key = `cart.${notice.kind}`;
  const text = (isRejected && messageFor(`${key}.${notice.change}`)) || messageFor(key) || "";
  const name = notice.name ?? messageFor("cart.item");
  const problem = isRejected ? describeError(notice.error, messages).message : undefined;
  const values: Record<string, unknown> = { ...notice, name, problem };
  return text.replace(/\{(\w+)\}/g, (_, placeholder: string) => String(values[placeholder] ?? ""));
}

// A violation of "member.contact.phones[0]" is about the field `phones`.
function isAboutField(error: unknown, field: string): boolean {
  if (!isPorticoError(error)) return false;
  if (ownValue(CODE_FIELDS, error.code) === field) return true;
  if (!isValidationError(error)) return false;
  return error.violations.some((violation) => violation.field.split(/[.[\]]+/).includes(field));
}

/**
 * Returns text for shoppers about an error or a cart notice. The text never contains the error's
 * `message`.
 *
 * @param subject - Any thrown value, or one of the cart's `notices`. `null` and `undefined` have no
 * text.
 * @param messages - Translations by {@link MessageKey}. Texts of notices can contain the
 * placeholders `{name}`, `{requested}`, `{accepted}`, `{code}` and `{problem}`. Default: English
 * texts.
 * @param field - Name of a form field, such as `"email"`. Limits the text to errors about this
 * field. Default: any error.
 * @example
 * ```ts
 * import { errorText } from "@portico/react/format";
 *
 * errorText(new Error("secret")); // "Something went wrong. Try again. If that doesn’t help, reload the page."
 * ```
 */
export function errorText(
  subject: unknown,
  messages: Messages = {},
  field?: string,
): string | undefined {
  if (subject === undefined || subject === null) return undefined;
  if (isNotice(subject)) return noticeText(subject, messages);
  if (field !== undefined && !isAboutField(subject, field)) return undefined;
  return field !== undefined && isValidationError(subject)
    ? (messages.invalidField ?? TEXTS.invalidField)
    : describeError(subject, messages).message;
}
