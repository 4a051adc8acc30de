import { isPorticoError, isValidationError } from "@portico/core";
import type { CartNotice } from "../queries/cart-view.js";
import { ownValue } from "../queries/own-value.js";
import { describeError } from "./describe-error.js";
import { CODE_FIELDS, type Messages, TEXTS } from "./messages.js";

const isNotice = (subject: unknown): subject is CartNotice =>
  typeof subject === "object" && subject !== null && "kind" in subject && !isPorticoError(subject);

function noticeText(notice: CartNotice, messages: Messages): string {
  const messageFor = (key: string) => {
    const messageKey = key as keyof typeof TEXTS;
    return messages[messageKey] ?? ownValue<string>(TEXTS, messageKey);
  };
  const key = `cart.${notice.kind}`;
  const text =
    (notice.kind === "rejected" && messageFor(`${key}.${notice.change}`)) || messageFor(key) || "";
  const values: Record<string, unknown> = {
    ...notice,
    name: notice.name ?? messageFor("cart.item"),
  };
  if (notice.kind === "rejected") values.problem = describeError(notice.error, messages).message;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** Returns whether an error is about a field: "member.contact.phones[0]" is about `phones`. */
function concernsField(error: unknown, field: string): boolean {
  if (!isPorticoError(error)) return false;
  if (ownValue(CODE_FIELDS, error.code) === field) return true;
  if (!isValidationError(error)) return false;
  return error.violations.some((violation) => violation.field.split(/[.[\]]+/).includes(field));
}

/**
 * Returns the text of an error or a cart notice, for shoppers. It never contains the error's `message`.
 *
 * @param subject - Any thrown value, or one of the cart's `notices`.
 * @param messages - Translations by {@link MessageKey}. Notices replace the placeholders `{name}`, `{requested}`,
 * `{accepted}`, `{code}` and `{problem}`.
 * @param field - Name of a form field. Only errors about this field have a text then.
 * @returns `undefined` without an error.
 * @example
 * ```ts
 * import { errorText } from "@portico/react/format";
 *
 * errorText(new Error("secret")); // "Something went wrong. Try again. If that doesn't help, reload the page."
 * ```
 */
export function errorText(
  subject: unknown,
  messages: Messages = {},
  field?: string,
): string | undefined {
  if (subject === undefined || subject === null) return undefined;
  if (isNotice(subject)) return noticeText(subject, messages);
  if (field === undefined) return describeError(subject, messages).message;
  if (!concernsField(subject, field)) return undefined;
  return isValidationError(subject)
    ? (messages.invalidField ?? TEXTS.invalidField)
    : describeError(subject, messages).message;
}
