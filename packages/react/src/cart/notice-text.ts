import { describeError } from "../elements/describe-error.js";
import type { Messages } from "../elements/settings-context.js";
import type { CartNotice } from "../queries/cart-view.js";

const TEXTS: Readonly<Record<string, string>> = {
  "cart.item": "An item",
  "cart.capped": "{name}: only {got} of the {asked} you requested are available.",
  "cart.not-added": "{name} couldn't be added. It may have just sold out.",
  "cart.removed": "{name} is no longer available and was removed from your cart.",
  "cart.coupon-removed": "Coupon {code} no longer applies and was removed.",
  "cart.refused": "{problem}",
  "cart.refused.add": "{name} couldn't be added. {problem}",
  "cart.refused.quantity": "The quantity of {name} couldn't be changed. {problem}",
  "cart.refused.remove": "{name} couldn't be removed. {problem}",
};

/**
 * Returns the text of a cart notice.
 *
 * @param notice - One of the cart's `notices`.
 * @param messages - Translations by keys such as `"cart.capped"` or `"cart.refused.add"`. The
 * placeholders `{name}`, `{asked}`, `{got}`, `{code}` and `{problem}` are replaced.
 * @example
 * ```ts
 * import type { CartView } from "@portico/react";
 * import { noticeText } from "@portico/react/queries";
 *
 * const texts = (cart: CartView) => cart.notices.map((notice) => noticeText(notice));
 * ```
 */
export function noticeText(notice: CartNotice, messages: Messages = {}): string {
  const said = (key: string) => messages[key] ?? TEXTS[key];
  const key = `cart.${notice.kind}`;
  const text = (notice.kind === "refused" && said(`${key}.${notice.change}`)) || said(key) || "";
  const values: Record<string, unknown> = { ...notice, name: notice.name ?? said("cart.item") };
  if (notice.kind === "refused") {
    const problem = describeError(notice.error, messages);
    values.problem = `${problem.title}. ${problem.text}`;
  }
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
