import { describeError } from "../elements/describe-error.js";
import type { Messages } from "../elements/settings-context.js";
import type { CartNotice } from "../queries/cart-view.js";

const TEXTS: Readonly<Record<string, string>> = {
  "cart.item": "An item",
  "cart.capped": "{name}: {got} of the {asked} you wanted, as there are no more.",
  "cart.not-added": "{name} could not be added. It may have sold out a moment ago.",
  "cart.removed": "{name} is no longer available and left your cart.",
  "cart.coupon-removed": "The coupon {code} no longer fits your cart and was taken off.",
  "cart.refused": "{problem}",
  "cart.refused.add": "{name} could not be added. {problem}",
  "cart.refused.quantity": "{name} stays at the number it had. {problem}",
  "cart.refused.remove": "{name} is still in your cart. {problem}",
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
