// Amounts and taxes in the V1 format.
import type { Context } from "../../kernel/context.js";
import { type Amount, amount, format, text, zero } from "../../kernel/money.js";
import type { DueTotals } from "../pricing/split.js";
import { afterTax, beforeTax, type Taxed } from "../pricing/taxes.js";
import type { PricedCart } from "./price.js";

/**
 * Converts an amount to the site's and the buyer's currency, which are always the same in the
 * emulator.
 */
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

/** Returns the tax details of a price. */
export function taxDetails(context: Context, { tax, taxable, rate, levies }: Taxed) {
  const due = levies.filter((part) => part.tax.gt(0));
  return {
    taxableAmount: multiPrice(context, taxable),
    taxRate: rate,
    totalTax: multiPrice(context, tax),
    rateBreakdown: due.map((part) => ({
      name: part.levy.taxName,
      rate: part.rate,
      tax: multiPrice(context, part.tax),
    })),
    taxBreakdown: due.map((part) => ({
      ...part.levy,
      nonTaxableAmount: multiPrice(context, amount(0)),
      rate: part.rate,
      taxAmount: multiPrice(context, part.tax),
      taxableAmount: multiPrice(context, part.taxable),
    })),
  };
}

/** Returns a price before and after tax. */
export function aroundTax(context: Context, taxed: Taxed) {
  return {
    totalPriceAfterTax: multiPrice(context, afterTax(taxed)),
    totalPriceBeforeTax: multiPrice(context, beforeTax(taxed)),
    taxDetails: taxDetails(context, taxed),
  };
}

/**
 * Returns the parts of a cart that could not be calculated. The totals are correct without them.
 */
export function calculationErrors({ taxProblem, deliveryProblem }: PricedCart) {
  const problem = (code: string, description: string) => ({
    applicationError: { code, description },
  });
  return {
    orderValidationErrors: [],
    ...(taxProblem
      ? { taxCalculationError: problem(taxProblem, "Taxes in this country require a subdivision") }
      : {}),
    ...(deliveryProblem
      ? {
          selectedShippingOptionError: problem(
            "SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND",
            "The delivery option does not cover this address",
          ),
        }
      : {}),
  };
}

const NOTHING_DUE: DueTotals = {
  subtotal: zero(),
  discount: zero(),
  deliveryPrice: zero(),
  feesTotal: zero(),
  tax: zero(),
  total: zero(),
};

/** Returns totals of zero for later payments, because V1 carts have no deposits or subscriptions. */
export const nothingDue = (context: Context) => priceSummary(context, NOTHING_DUE);

/** Returns the totals. */
export function priceSummary(context: Context, priced: DueTotals) {
  return {
    subtotal: multiPrice(context, priced.subtotal),
    shipping: multiPrice(context, priced.deliveryPrice),
    tax: multiPrice(context, priced.tax),
    discount: multiPrice(context, priced.discount),
    total: multiPrice(context, priced.total),
    additionalFees: multiPrice(context, priced.feesTotal),
  };
}

/** Returns the total tax. */
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
              manualRateReason: priced.regionalTax
                ? "REGION_SETTING_TO_MANUAL"
                : "GLOBAL_SETTING_TO_MANUAL",
              rateType: priced.tax.gt(0) ? "MANUAL_RATE" : "NO_TAX_COLLECTED",
            },
  };
}
