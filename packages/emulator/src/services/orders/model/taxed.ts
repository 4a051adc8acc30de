// Tax in order documents: of an item, of delivery, and in total.

import type { Reader } from "../../../kernel/context.js";
import { type Amount, amount } from "../../../kernel/money.js";
import { afterTax, beforeTax, type LevySum, type Taxed } from "../../pricing/taxes.js";
import { priceIn } from "./price.js";

/** Returns the tax of one item. */
export function taxInfo(
  reader: Reader,
  { tax, taxable, rate, levies, included }: Taxed,
  currency = reader.site.currency,
) {
  const price = (value: Amount) => priceIn(reader, value, currency);
  const nonTaxableAmount = price(amount(0));
  return {
    taxAmount: price(tax),
    taxableAmount: price(taxable),
    taxRate: rate,
    taxIncludedInPrice: included,
    taxBreakdown: levies
      .filter((part) => part.tax.gt(0))
      .map((part) => ({
        ...part.levy,
        rate: part.rate,
        taxAmount: price(part.tax),
        nonTaxableAmount,
        taxableAmount: price(part.taxable),
      })),
  };
}

/** Returns the same tax in the older format. */
export const taxDetails = (
  reader: Reader,
  { tax, taxable, rate }: Taxed,
  currency = reader.site.currency,
) => ({
  taxableAmount: priceIn(reader, taxable, currency),
  taxRate: rate,
  totalTax: priceIn(reader, tax, currency),
});

/** Returns the amounts before and after tax, from a price that may include tax. */
export const aroundTax = (reader: Reader, taxed: Taxed, currency = reader.site.currency) => ({
  totalPriceBeforeTax: priceIn(reader, beforeTax(taxed), currency),
  totalPriceAfterTax: priceIn(reader, afterTax(taxed), currency),
});

/** Returns the tax of a whole order. */
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
