import type { Context } from "../../kernel/context.js";
import { type Amount, allocate, amount, round, zero } from "../../kernel/money.js";
import { objectOf } from "../../resource/merge.js";
import { accountAt, balanceOf } from "../orders/ledger/model.js";
import {
  type OrderDocument,
  type OrderLine,
  orders,
  type StoredOrder,
} from "../orders/model/order.js";
import {
  amountOf,
  linePrices,
  orderTaxInfo,
  pricesIn,
  sharesByLine,
  summaryOf,
  taxFields,
} from "../orders/model/price.js";
import type { DiscountResult } from "../pricing/discounts.js";
import { untaxed } from "../pricing/taxes.js";
import { DEFAULT_TAX_GROUP } from "../tax/groups.js";
import { lineSettingsOf } from "./as-cart.js";
import { markedDetails, markedLine } from "./changes.js";
import { discountKind } from "./content.js";
import {
  type Deposit,
  type DraftDiscount,
  type DraftFacts,
  type DraftFee,
  type DraftOrder,
  detailsOf,
  liveLines,
} from "./model.js";
import { offeredDelivery, offeredDiscounts, offeredFees } from "./offered.js";
import { type DraftTotals, draftTotals, isTaxIncluded } from "./sums.js";

export const sourceOf = (context: Context, { orderId }: DraftOrder): StoredOrder | undefined =>
  orders(context).find(orderId ?? "");

function depositsOf(deposit: Deposit, netTotals: readonly Amount[], currency: string): Amount[] {
  const { percentage } = deposit;
  if (percentage !== undefined) return netTotals.map((price) => price.times(percentage).div(100));
  return allocate(round(amount(deposit.amount ?? "0"), currency), netTotals, currency);
}

function pricedLines(
  context: Context,
  draft: DraftOrder,
  { deposit }: DraftFacts,
  totals: DraftTotals,
): Map<string, OrderLine> {
  const { currency } = draft;
  const price = pricesIn(context, currency);
  const netTotals = totals.lines.map(({ net }) => net);
  const deposits = deposit && depositsOf(deposit, netTotals, currency);
  const rows = liveLines(draft).flatMap((line, index): [string, OrderLine][] => {
    const lineTotals = totals.lines[index];
    if (!lineTotals) return [];
    const { depositAmount, ...rest } = line;
    const lineDeposit = deposits?.[index];
    const next = {
      ...rest,
      ...linePrices(context, lineTotals, currency, lineSettingsOf(context, line).taxGroupId),
      ...(lineDeposit
        ? { depositAmount: price(lineDeposit.div(line.quantity)), paymentOption: "DEPOSIT_ONLINE" }
        : depositAmount
          ? { paymentOption: "FULL_PAYMENT_ONLINE" }
          : {}),
    };
    return [[line.id, next]];
  });
  return new Map(rows);
}

function pricedDiscount(
  context: Context,
  draft: DraftOrder,
  entry: DraftDiscount,
  result: DiscountResult | undefined,
): DraftDiscount {
  if (!result) return entry;
  const { discount } = entry;
  const price = pricesIn(context, draft.currency);
  const kind = discountKind(discount);
  const lineItemDiscounts = sharesByLine(price, liveLines(draft), result.shares);
  const priced = {
    ...discount,
    ...(kind ? { [kind]: { ...objectOf(discount[kind]), amount: price(result.amount) } } : {}),
    lineItemIds: discount.discountType === "GLOBAL" ? [] : lineItemDiscounts.map(({ id }) => id),
    lineItemDiscounts,
  };
  return { ...entry, discount: priced };
}

function pricedShipping(context: Context, draft: DraftOrder, totals: DraftTotals) {
  const details = detailsOf(draft, "shippingInfo");
  if (details === undefined) return draft.shippingInfo;
  const { currency } = draft;
  const price = pricesIn(context, currency);
  const cost = {
    price: price(totals.deliveryPrice),
    ...taxFields(context, totals.taxedDelivery, currency),
    discount: price(totals.deliveryDiscount),
  };
  return { shippingInfo: { ...objectOf(details), cost } };
}

function pricedFee(
  context: Context,
  { currency }: DraftOrder,
  entry: DraftFee,
  totals: DraftTotals,
  includesTax: boolean,
): DraftFee {
  const { id, price: full } = entry.additionalFee;
  const appliedFee = totals.fees.find((fee) => fee.id === id);
  const taxed = appliedFee?.taxed ?? untaxed({ full: amountOf(full), included: includesTax });
  const { taxable, taxGroupId = DEFAULT_TAX_GROUP } = entry.taxDetails ?? {};
  const { totalPriceBeforeTax, totalPriceAfterTax, taxDetails, taxInfo } = taxFields(
    context,
    taxed,
    currency,
    taxable ? taxGroupId : undefined,
  );
  const additionalFee = {
    ...entry.additionalFee,
    price: pricesIn(context, currency)(taxed.full),
    priceBeforeTax: totalPriceBeforeTax,
    priceAfterTax: totalPriceAfterTax,
    taxDetails,
    taxInfo,
  };
  return { ...entry, additionalFee };
}

function totalsView(context: Context, draft: DraftOrder, totals: DraftTotals, order?: StoredOrder) {
  const price = pricesIn(context, draft.currency);
  const priceSummary = summaryOf(price, totals);
  const sums = order && balanceOf({ ...order.document, priceSummary }, accountAt(context, order));
  const priceOrZero = (value: Amount | undefined) => price(value ?? zero());
  return {
    priceSummary,
    taxSummary: { totalTax: price(totals.tax) },
    balanceSummary: {
      balance: price(sums?.balance ?? totals.total),
      paid: priceOrZero(sums?.paid),
      refunded: priceOrZero(sums?.refunded),
      authorized: priceOrZero(sums?.authorized),
      platformFees: price(zero()),
      totalMinusPlatformFees: price(totals.total),
    },
  };
}

function withOffers(context: Context, draft: DraftOrder, facts: DraftFacts) {
  const offeredList = offeredDiscounts(context, draft);
  const discountsFrom = (from: string) =>
    draft.discounts.filter((discount) => discount.source === from);
  const terms = offeredList.map((entry) => [entry.discount.id, entry.terms] as const);
  return {
    draft: {
      ...draft,
      discounts: [
        ...discountsFrom("ORIGINAL_ORDER"),
        ...offeredList.map(({ terms: _terms, ...entry }) => entry),
        ...discountsFrom("CUSTOM"),
      ],
      additionalFees: [
        ...draft.additionalFees.filter((fee) => fee.source !== "AUTOMATIC"),
        ...offeredFees(context, draft),
      ],
    },
    facts: { ...facts, terms: { ...facts.terms, ...Object.fromEntries(terms) } },
  };
}

export function calculateDraft(context: Context, before: DraftOrder, draftFacts: DraftFacts) {
  const sourceOrder = sourceOf(context, before);
  const source = sourceOrder?.document as OrderDocument | undefined;
  const { draft, facts } = withOffers(context, before, draftFacts);
  const { currency } = draft;
  const totals = draftTotals(context, draft, facts, source);
  const priced = pricedLines(context, draft, facts, totals);
  const shippingInfo = pricedShipping(context, draft, totals);
  const includesTax = isTaxIncluded(context, source);
  const taxExempt = facts.taxExempt ?? (totals.exempt.gt(0) ? totals.tax.eq(0) : undefined);
  const next: DraftOrder = {
    ...draft,
    ...markedDetails({ ...draft, ...(shippingInfo ? { shippingInfo } : {}) }, source),
    ...totalsView(context, draft, totals, sourceOrder),
    lineItems: draft.lineItems.map(({ lineItem, removed }) =>
      markedLine(source, priced.get(lineItem.id) ?? lineItem, removed === true),
    ),
    discounts: draft.discounts.map((entry) =>
      pricedDiscount(context, draft, entry, totals.discounts.get(entry.discount.id)),
    ),
    additionalFees: draft.additionalFees.map((entry) =>
      pricedFee(context, draft, entry, totals, includesTax),
    ),
    taxInfo: { ...orderTaxInfo(context, totals, currency), taxExempt },
  };
  return { draft: next, totals };
}

export const draftResponse = (context: Context, draftOrder: DraftOrder) => ({
  calculatedDraftOrder: {
    draftOrder,
    shippingOptions: offeredDelivery(context, draftOrder),
    calculationErrors: { orderValidationErrors: [] },
  },
});
