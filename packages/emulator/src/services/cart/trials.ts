// The part of a purchase that is due after a free trial: items bought with such a subscription.

import type { Reader } from "../../kernel/context.js";
import { sum, zero } from "../../kernel/money.js";
import type { PricedCart } from "./price.js";

/**
 * Splits the totals of a purchase into the part due now and the part due after the trial. Delivery
 * and fees are due now.
 */
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
