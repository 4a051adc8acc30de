// Tax as the documents of orders show it: of an item, of delivery, of all.

import type { Reader } from "../../kernel/context.js";
import { type Amount, amount } from "../../kernel/money.js";
import { priceIn } from "./price.js";

/** How the prices of an order are meant. */
export interface Meant {
  readonly currency: string;
  /** Prices contain the tax. */
  readonly included: boolean;
  readonly rate: string;
}

/** How the prices of the site are meant. */
export const meantBy = ({ site }: Reader): Meant => ({
  currency: site.currency,
  included: site.tax.included,
  rate: site.tax.rate,
});

/** The tax of one thing. */
export function taxInfo(
  reader: Reader,
  taxable: Amount,
  tax: Amount,
  { currency, included, rate }: Meant = meantBy(reader),
) {
  const { name } = reader.site.tax;
  const price = (value: Amount) => priceIn(reader, value, currency);
  return {
    taxAmount: price(tax),
    taxableAmount: price(taxable),
    taxRate: rate,
    taxIncludedInPrice: included,
    taxBreakdown: tax.gt(0)
      ? [
          {
            jurisdiction: name,
            rate,
            taxAmount: price(tax),
            taxType: "SALES",
            taxName: name,
            jurisdictionType: "COUNTRY",
            nonTaxableAmount: price(amount(0)),
            taxableAmount: price(taxable),
          },
        ]
      : [],
  };
}

/** The same in its older form. */
export function taxDetails(
  reader: Reader,
  taxable: Amount,
  tax: Amount,
  { currency, rate }: Meant = meantBy(reader),
) {
  return {
    taxableAmount: priceIn(reader, taxable, currency),
    taxRate: rate,
    totalTax: priceIn(reader, tax, currency),
  };
}

/** Before and after tax, from a price that may contain it. */
export function aroundTax(
  reader: Reader,
  total: Amount,
  tax: Amount,
  { currency, included }: Meant = meantBy(reader),
) {
  return {
    totalPriceBeforeTax: priceIn(reader, included ? total.minus(tax) : total, currency),
    totalPriceAfterTax: priceIn(reader, included ? total : total.plus(tax), currency),
  };
}

/** The tax of a whole order. */
export function orderTaxInfo(
  reader: Reader,
  tax: Amount,
  { currency, rate }: Meant = meantBy(reader),
) {
  const { name } = reader.site.tax;
  return {
    totalTax: priceIn(reader, tax, currency),
    taxBreakdown: tax.gt(0)
      ? [
          {
            taxName: name,
            taxType: "SALES",
            jurisdiction: name,
            jurisdictionType: "COUNTRY",
            rate,
            aggregatedTaxAmount: priceIn(reader, tax, currency),
          },
        ]
      : [],
  };
}
