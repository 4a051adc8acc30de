// Sums of money and tax as the first version of the interface shows them.
import type { Context } from "../../../kernel/context.js";
import { type Amount, amount, format, text } from "../../../kernel/money.js";
import type { PricedCart } from "../price.js";

/** An amount in the site's and in the buyer's currency, which are the same here. */
export function multiPrice(context: Context, value: Amount) {
  const { currency, locale } = context.site;
  const written = text(value, currency);
  const shown = format(value, currency, locale);
  return {
    amount: written,
    convertedAmount: written,
    formattedAmount: shown,
    formattedConvertedAmount: shown,
  };
}

/** Tax of one price. */
export function taxDetails(context: Context, taxable: Amount, tax: Amount) {
  const { site } = context;
  const share = {
    jurisdiction: site.tax.name,
    nonTaxableAmount: multiPrice(context, amount(0)),
    rate: site.tax.rate,
    taxAmount: multiPrice(context, tax),
    taxableAmount: multiPrice(context, taxable),
    taxType: "SALES",
    taxName: site.tax.name,
    jurisdictionType: "COUNTRY",
  };
  return {
    taxableAmount: multiPrice(context, taxable),
    taxRate: site.tax.rate,
    totalTax: multiPrice(context, tax),
    rateBreakdown: tax.gt(0)
      ? [{ name: site.tax.name, rate: site.tax.rate, tax: multiPrice(context, tax) }]
      : [],
    taxBreakdown: tax.gt(0) ? [share] : [],
  };
}

/** A price before and after tax. */
export function aroundTax(context: Context, total: Amount, tax: Amount) {
  const { included } = context.site.tax;
  return {
    totalPriceAfterTax: multiPrice(context, included ? total : total.plus(tax)),
    totalPriceBeforeTax: multiPrice(context, included ? total.minus(tax) : total),
    taxDetails: taxDetails(context, total, tax),
  };
}

/** What is paid later: nothing, for lack of deposits and subscriptions. */
export function paidLater(priced: PricedCart): PricedCart {
  const none = amount(0);
  return {
    ...priced,
    subtotal: none,
    deliveryPrice: none,
    feesTotal: none,
    tax: none,
    discount: none,
    total: none,
  };
}

/** The sums. */
export function priceSummary(context: Context, priced: PricedCart) {
  return {
    subtotal: multiPrice(context, priced.subtotal),
    shipping: multiPrice(context, priced.deliveryPrice),
    tax: multiPrice(context, priced.tax),
    discount: multiPrice(context, priced.discount),
    total: multiPrice(context, priced.total),
    additionalFees: multiPrice(context, priced.feesTotal),
  };
}

/** The tax of the whole. */
export function taxSummary(context: Context, priced: PricedCart) {
  return {
    taxableAmount: multiPrice(context, priced.taxable),
    totalTax: multiPrice(context, priced.tax),
    calculationDetails:
      priced.taxSource === "plugin"
        ? { rateType: "AUTO_RATE" }
        : priced.taxSource === "fallback"
          ? { rateType: "FALLBACK_RATE" }
          : {
              manualRateReason: "GLOBAL_SETTING_TO_MANUAL",
              rateType: priced.tax.gt(0) ? "MANUAL_RATE" : "NO_TAX_COLLECTED",
            },
  };
}
