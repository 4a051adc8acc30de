import type { Reader } from "../../kernel/context.js";
import { sum } from "../../kernel/money.js";
import { type DueTotals, splitTotals } from "../pricing/split.js";
import type { PricedCart } from "./price.js";

/**
 * Splits the totals of a purchase into the part due now and the part due after the free trials of
 * its subscriptions. Delivery and fees are due now.
 */
export function splitByTrial(
  { site }: Pick<Reader, "site">,
  priced: PricedCart,
): { readonly now: DueTotals; readonly afterTrial: DueTotals } {
  const free = priced.lines.filter(({ facts }) => facts.subscription?.settings.freeTrialPeriod);
  const later = {
    subtotal: sum(free.map(({ total }) => total)),
    discount: sum(free.map(({ discount }) => discount)),
    tax: sum(free.map(({ taxed }) => taxed.tax)),
  };
  const split = splitTotals(priced, later, site.tax.included);
  return { now: split.now, afterTrial: split.later };
}
