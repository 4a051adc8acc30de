// Tax as the documents of orders show it: of an item, of delivery, of all.

import type { Reader } from "../../kernel/context.js";
import { type Amount, amount } from "../../kernel/money.js";
import type { LevySum, Taxed } from "../tax/rules.js";
import { priceIn } from "./price.js";

/** The tax of one thing. */
export function taxInfo(
  reader: Reader,
  { tax, taxable, rate, levy, included }: Taxed,
  currency = reader.site.currency,
) {
  const price = (value: Amount) => priceIn(reader, value, currency);
  const taxAmount = price(tax);
  const taxableAmount = price(taxable);
  const nonTaxableAmount = price(amount(0));
  return {
    taxAmount,
    taxableAmount,
    taxRate: rate,
    taxIncludedInPrice: included,
    taxBreakdown:
      levy && tax.gt(0) ? [{ ...levy, rate, taxAmount, nonTaxableAmount, taxableAmount }] : [],
  };
}

/** The same in its older form. */
export const taxDetails = (
  reader: Reader,
  { tax, taxable, rate }: Taxed,
  currency = reader.site.currency,
) => ({
  taxableAmount: priceIn(reader, taxable, currency),
  taxRate: rate,
  totalTax: priceIn(reader, tax, currency),
});

/** Before and after tax, from a price that may contain it. */
export const aroundTax = (
  reader: Reader,
  { full, tax, included }: Taxed,
  currency = reader.site.currency,
) => ({
  totalPriceBeforeTax: priceIn(reader, included ? full.minus(tax) : full, currency),
  totalPriceAfterTax: priceIn(reader, included ? full : full.plus(tax), currency),
});

/** The tax of a whole order. */
export const orderTaxInfo = (
  reader: Reader,
  { tax, levies }: { readonly tax: Amount; readonly levies: readonly LevySum[] },
  currency = reader.site.currency,
) => ({
  totalTax: priceIn(reader, tax, currency),
  taxBreakdown: levies
    .filter((sum) => sum.tax.gt(0))
    .map(({ levy, rate, tax: levied }) => ({
      ...levy,
      rate,
      aggregatedTaxAmount: priceIn(reader, levied, currency),
    })),
});
