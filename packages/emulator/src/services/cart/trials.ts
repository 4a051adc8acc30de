// What of a purchase is paid after a free trial: the items that are bought by such a subscription.

import type { Reader } from "../../kernel/context.js";
import { sum, zero } from "../../kernel/money.js";
import type { PricedCart } from "./price.js";

/** The sums of a purchase in two parts, which together are the whole; delivery and fees are paid now. */
export function byTrial(
  { site }: Pick<Reader, "site">,
  priced: PricedCart,
): { readonly now: PricedCart; readonly afterTrial: PricedCart } {
  const free = priced.lines.filter(({ facts }) => facts.subscription?.settings.freeTrialPeriod);
  const subtotal = sum(free.map((line) => line.total));
  const discount = sum(free.map((line) => line.discount));
  const tax = sum(free.map((line) => line.tax));
  const total = subtotal.minus(discount).plus(site.tax.included ? 0 : tax);
  const none = { deliveryPrice: zero(), fees: [], feesTotal: zero() };
  return {
    afterTrial: { ...priced, ...none, subtotal, discount, tax, total },
    now: {
      ...priced,
      subtotal: priced.subtotal.minus(subtotal),
      discount: priced.discount.minus(discount),
      tax: priced.tax.minus(tax),
      total: priced.total.minus(total),
    },
  };
}
