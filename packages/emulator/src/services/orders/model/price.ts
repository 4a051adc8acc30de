import type { Reader } from "../../../kernel/context.js";
import { type Amount, amount, format, text } from "../../../kernel/money.js";
import { completeEntity } from "../../../resource/shape.js";
import type { DueTotals } from "../../pricing/split.js";
import { afterTax, beforeTax, type LevySum, type Taxed } from "../../pricing/taxes.js";
import type { Discounted, PurchaseLine } from "../../pricing/totals.js";

export interface Price {
  readonly amount: string;
  readonly formattedAmount: string;
}

export function priceIn({ site }: Reader, value: Amount | string, currency: string): Price {
  const exact = amount(value);
  return { amount: text(exact, currency), formattedAmount: format(exact, currency, site.locale) };
}

export const pricesIn = (reader: Reader, currency: string) => (value: Amount | string) =>
  priceIn(reader, value, currency);

export const amountOf = (price: unknown): Amount =>
  amount((price as { readonly amount?: string } | null | undefined)?.amount || "0");

const isPrice = (value: object): value is { amount: string } =>
  "amount" in value &&
  typeof value.amount === "string" &&
  Object.keys(value).every((key) => key === "amount" || key === "formattedAmount");

export function formatPrices(reader: Reader, value: unknown, currency: string): unknown {
  if (Array.isArray(value)) return value.map((item) => formatPrices(reader, item, currency));
  if (typeof value !== "object" || value === null) return value;
  if (isPrice(value)) return priceIn(reader, value.amount || "0", currency);
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, formatPrices(reader, field, currency)]),
  );
}

/** Adds the fields that responses always contain. Missing amounts become zero. */
export function withAllFields<T>(
  reader: Reader,
  document: T,
  shape: "Order" | "Payment",
  currency: string,
): T {
  const entity = completeEntity(document, `ecom/common#${shape}`);
  return entity === document ? document : (formatPrices(reader, entity, currency) as T);
}

export function taxFields(
  reader: Reader,
  taxed: Taxed,
  currency = reader.site.currency,
  taxGroupId?: string,
) {
  const price = pricesIn(reader, currency);
  const taxableAmount = price(taxed.taxable);
  return {
    totalPriceBeforeTax: price(beforeTax(taxed)),
    totalPriceAfterTax: price(afterTax(taxed)),
    // The older format of `taxInfo`.
    taxDetails: { taxableAmount, taxRate: taxed.rate, totalTax: price(taxed.tax) },
    taxInfo: {
      taxAmount: price(taxed.tax),
      taxableAmount,
      taxRate: taxed.rate,
      taxIncludedInPrice: taxed.included,
      taxBreakdown: taxed.levies
        .filter((part) => part.tax.gt(0))
        .map((part) => ({
          ...part.levy,
          rate: part.rate,
          taxAmount: price(part.tax),
          nonTaxableAmount: price("0"),
          taxableAmount: price(part.taxable),
        })),
      ...(taxGroupId ? { taxGroupId } : {}),
    },
  };
}

export const summaryOf = (price: ReturnType<typeof pricesIn>, totals: DueTotals) => ({
  subtotal: price(totals.subtotal),
  shipping: price(totals.deliveryPrice),
  tax: price(totals.tax),
  discount: price(totals.discount),
  total: price(totals.total),
  totalAdditionalFees: price(totals.feesTotal),
});

export function linePrices(
  reader: Reader,
  { unit, quantity, discount, net, taxed }: Discounted<PurchaseLine> & { readonly taxed: Taxed },
  currency: string,
  taxGroupId?: string,
) {
  const price = pricesIn(reader, currency);
  return {
    totalDiscount: price(discount),
    price: price(net.div(quantity)),
    priceBeforeDiscounts: price(unit),
    lineItemPrice: price(net),
    ...taxFields(reader, taxed, currency, taxGroupId),
  };
}

export const sharesByLine = (
  price: ReturnType<typeof pricesIn>,
  lines: readonly { readonly id: string }[],
  shares: readonly Amount[],
) =>
  lines.flatMap(({ id }, index) => {
    const share = shares[index];
    return share?.gt(0) ? [{ id, totalDiscount: price(share) }] : [];
  });

export function orderTaxInfo(
  reader: Reader,
  { tax, levies }: { readonly tax: Amount; readonly levies: readonly LevySum[] },
  currency = reader.site.currency,
) {
  const price = pricesIn(reader, currency);
  return {
    totalTax: price(tax),
    taxBreakdown: levies
      .filter((sum) => sum.tax.gt(0))
      .map((sum) => ({ ...sum.levy, rate: sum.rate, aggregatedTaxAmount: price(sum.tax) })),
  };
}
