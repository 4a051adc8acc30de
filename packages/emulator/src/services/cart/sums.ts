import type { Context } from "../../kernel/context.js";
import { type Amount, text, zero } from "../../kernel/money.js";
import { multiPriceIn } from "../plugins/lines.js";
import type { DueTotals } from "../pricing/split.js";
import { afterTax, beforeTax, type Taxed } from "../pricing/taxes.js";
import type { PricedCart } from "./price.js";

export function money({ site }: Context, value: Amount) {
  const decimal = text(value, site.currency);
  return { amount: decimal, convertedAmount: decimal };
}

export const multiPrice = ({ site }: Context, value: Amount) =>
  multiPriceIn(site, value, site.currency);

export function taxDetails(context: Context, { tax, taxable, rate, levies }: Taxed) {
  const chargedLevies = levies.filter((part) => part.tax.gt(0));
  return {
    taxableAmount: multiPrice(context, taxable),
    taxRate: rate,
    totalTax: multiPrice(context, tax),
    rateBreakdown: chargedLevies.map((part) => ({
      name: part.levy.taxName,
      rate: part.rate,
      tax: multiPrice(context, part.tax),
    })),
    taxBreakdown: chargedLevies.map((part) => ({
      ...part.levy,
      nonTaxableAmount: multiPrice(context, zero()),
      rate: part.rate,
      taxAmount: multiPrice(context, part.tax),
      taxableAmount: multiPrice(context, part.taxable),
    })),
  };
}

export const taxedPrices = (context: Context, taxed: Taxed) => ({
  totalPriceAfterTax: multiPrice(context, afterTax(taxed)),
  totalPriceBeforeTax: multiPrice(context, beforeTax(taxed)),
  taxDetails: taxDetails(context, taxed),
});

export const calculationError = (code: string, description: string) => ({
  applicationError: { code, description },
});

export const calculationErrors = ({ taxProblem, isDeliveryGone }: PricedCart) => ({
  orderValidationErrors: [],
  taxCalculationError:
    taxProblem && calculationError(taxProblem, "Taxes in this country require a subdivision"),
  selectedShippingOptionError: isDeliveryGone
    ? calculationError(
        "SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND",
        "The delivery option does not cover this address",
      )
    : undefined,
});

export const priceSummary = (context: Context, totals: DueTotals) => ({
  subtotal: multiPrice(context, totals.subtotal),
  shipping: multiPrice(context, totals.deliveryPrice),
  tax: multiPrice(context, totals.tax),
  discount: multiPrice(context, totals.discount),
  total: multiPrice(context, totals.total),
  additionalFees: multiPrice(context, totals.feesTotal),
});

export const zeroSummary = (context: Context) =>
  priceSummary(context, {
    subtotal: zero(),
    discount: zero(),
    deliveryPrice: zero(),
    feesTotal: zero(),
    tax: zero(),
    total: zero(),
  });

function taxRateType({ taxSource, isTaxRegional, tax }: PricedCart) {
  if (taxSource === "plugin") return { rateType: "AUTO_RATE" };
  if (taxSource === "fallback") return { rateType: "FALLBACK_RATE" };
  return {
    manualRateReason: isTaxRegional ? "REGION_SETTING_TO_MANUAL" : "GLOBAL_SETTING_TO_MANUAL",
    rateType: tax.gt(0) ? "MANUAL_RATE" : "NO_TAX_COLLECTED",
  };
}

export const taxSummary = (context: Context, priced: PricedCart) => ({
  taxableAmount: multiPrice(context, priced.taxable),
  totalTax: multiPrice(context, priced.tax),
  calculationDetails: taxRateType(priced),
});
