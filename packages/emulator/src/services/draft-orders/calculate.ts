// Recalculates the totals of a draft and marks its changes.

import type { Context } from "../../kernel/context.js";
import { type Amount, allocate, amount, round, zero } from "../../kernel/money.js";
import { objectOf } from "../../resource/merge.js";
import { booksOf } from "../orders/ledger/books.js";
import { accountAt } from "../orders/ledger/slice.js";
import type { OrderLine, StoredOrder } from "../orders/model/model.js";
import { orders } from "../orders/model/slice.js";
import { aroundTax, orderTaxInfo, taxDetails, taxInfo } from "../orders/model/taxed.js";
import type { DiscountResult } from "../pricing/discounts.js";
import { untaxed } from "../pricing/taxes.js";
import { DEFAULT_TAX_GROUP } from "../tax/groups.js";
import { heldBy, rulesOf } from "./as-cart.js";
import { markedDetails, markedLine } from "./differences.js";
import {
  type AppliedDiscount,
  amountOf,
  type Deposit,
  type DraftFacts,
  type DraftFee,
  type DraftOrder,
  linesLeft,
  pricesIn,
  unitOf,
} from "./model.js";
import { offeredDelivery, offeredDiscounts, offeredFees } from "./offered.js";
import { type DraftTotals, draftTotals, isTaxIncluded } from "./sums.js";

/** Returns the order with an id, without permission checks. */
export const orderAt = (context: Context, id: string): StoredOrder | undefined =>
  orders(context).find(id) as StoredOrder | undefined;

/** Returns the order that a draft changes. */
export const sourceOf = (context: Context, { orderId }: DraftOrder): StoredOrder | undefined =>
  orderId === undefined ? undefined : orderAt(context, orderId);

/** Returns the deposit of each line. */
function depositsOf(deposit: Deposit, paid: readonly Amount[], currency: string): Amount[] {
  if (deposit.percentage !== undefined) {
    return paid.map((one) => one.times(deposit.percentage ?? "0").div(100));
  }
  return allocate(round(amount(deposit.amount ?? "0"), currency), paid, currency);
}

/** Returns the lines with their prices, by line id. */
function pricedLines(
  context: Context,
  draft: DraftOrder,
  facts: DraftFacts,
  sums: DraftTotals,
): Map<string, OrderLine> {
  const { currency } = draft;
  const price = pricesIn(context, currency);
  const paid = sums.lines.map(({ left }) => left);
  const deposits = facts.deposit && depositsOf(facts.deposit, paid, currency);
  const rows = linesLeft(draft).flatMap((line, index): [string, OrderLine][] => {
    const summedLine = sums.lines[index];
    if (!summedLine) return [];
    const { discount, taxed, left } = summedLine;
    const { taxGroupId } = rulesOf(context, line);
    const { depositAmount: _deposit, ...rest } = line;
    const deposit = deposits?.[index];
    const next = {
      ...rest,
      totalDiscount: price(discount),
      price: price(left.div(line.quantity)),
      priceBeforeDiscounts: price(unitOf(line)),
      ...aroundTax(context, taxed, currency),
      lineItemPrice: price(left),
      taxDetails: taxDetails(context, taxed, currency),
      taxInfo: { ...taxInfo(context, taxed, currency), ...(taxGroupId ? { taxGroupId } : {}) },
      ...(deposit
        ? { depositAmount: price(deposit.div(line.quantity)), paymentOption: "DEPOSIT_ONLINE" }
        : line.depositAmount
          ? { paymentOption: "FULL_PAYMENT_ONLINE" }
          : {}),
    };
    return [[line.id, next]];
  });
  return new Map(rows);
}

/** Returns a discount with its current amounts. */
function written(
  context: Context,
  draft: DraftOrder,
  discount: AppliedDiscount,
  off: DiscountResult | undefined,
): AppliedDiscount {
  if (!off) return discount;
  const price = pricesIn(context, draft.currency);
  const kind = ["coupon", "merchantDiscount", "discountRule"].find((name) => discount[name]);
  const lineItemDiscounts = linesLeft(draft).flatMap(({ id }, index) => {
    const share = off.shares[index];
    return share?.gt(0) ? [{ id, totalDiscount: price(share) }] : [];
  });
  return {
    ...discount,
    ...(kind ? { [kind]: { ...objectOf(discount[kind]), amount: price(off.amount) } } : {}),
    lineItemIds: discount.discountType === "GLOBAL" ? [] : lineItemDiscounts.map(({ id }) => id),
    lineItemDiscounts,
  };
}

function writtenShipping(context: Context, draft: DraftOrder, sums: DraftTotals) {
  const held = heldBy(draft.shippingInfo, "shippingInfo");
  if (held === undefined) return draft.shippingInfo;
  const { currency } = draft;
  const price = pricesIn(context, currency);
  const { deliveryPrice, deliveryTaxed, deliveryDiscount } = sums;
  const cost = {
    price: price(deliveryPrice),
    ...aroundTax(context, deliveryTaxed, currency),
    taxDetails: taxDetails(context, deliveryTaxed, currency),
    taxInfo: taxInfo(context, deliveryTaxed, currency),
    discount: price(deliveryDiscount),
  };
  return { shippingInfo: { ...objectOf(held), cost } };
}

function writtenFees(
  context: Context,
  draft: DraftOrder,
  sums: DraftTotals,
  included: boolean,
): DraftFee[] {
  const { currency } = draft;
  const applied = new Map(sums.fees.map(({ id, taxed }) => [id, taxed]));
  return draft.additionalFees.map((entry) => {
    const { id, price: full } = entry.additionalFee;
    const taxed = applied.get(id) ?? untaxed({ full: amountOf(full), included });
    const { totalPriceBeforeTax, totalPriceAfterTax } = aroundTax(context, taxed, currency);
    const { taxable, taxGroupId = DEFAULT_TAX_GROUP } = entry.taxDetails ?? {};
    const additionalFee = {
      ...entry.additionalFee,
      price: pricesIn(context, currency)(taxed.full),
      priceBeforeTax: totalPriceBeforeTax,
      priceAfterTax: totalPriceAfterTax,
      taxDetails: taxDetails(context, taxed, currency),
      taxInfo: { ...taxInfo(context, taxed, currency), ...(taxable ? { taxGroupId } : {}) },
    };
    return { ...entry, additionalFee };
  });
}

function totals(context: Context, draft: DraftOrder, sums: DraftTotals, source?: StoredOrder) {
  const price = pricesIn(context, draft.currency);
  const priceSummary = {
    subtotal: price(sums.subtotal),
    shipping: price(sums.deliveryPrice),
    tax: price(sums.tax),
    discount: price(sums.discount),
    total: price(sums.total),
    totalAdditionalFees: price(sums.feesTotal),
  };
  const books = source && booksOf({ ...source.document, priceSummary }, accountAt(context, source));
  return {
    priceSummary,
    taxSummary: { totalTax: price(sums.tax) },
    balanceSummary: {
      balance: price(books?.balance ?? sums.total),
      paid: price(books?.paid ?? zero()),
      refunded: price(books?.refunded ?? zero()),
      authorized: price(books?.authorized ?? zero()),
      platformFees: price(zero()),
      totalMinusPlatformFees: price(sums.total),
    },
  };
}

/** A recalculated draft and its sums. */
export interface Calculated {
  readonly draft: DraftOrder;
  readonly sums: DraftTotals;
}

/** Recalculates a draft and returns a new object. The input stays unchanged. */
export function calculated(context: Context, before: DraftOrder, facts: DraftFacts): Calculated {
  const stored = sourceOf(context, before);
  const source = stored?.document;
  const offered = offeredDiscounts(context, before);
  const own = offered.map(({ discount, terms }) => [discount.id, terms] as const);
  const of = (from: string) => before.discounts.filter((one) => one.source === from);
  const draft: DraftOrder = {
    ...before,
    discounts: [
      ...of("ORIGINAL_ORDER"),
      ...offered.map(({ terms: _terms, ...one }) => one),
      ...of("CUSTOM"),
    ],
    additionalFees: [
      ...before.additionalFees.filter((one) => one.source !== "AUTOMATIC"),
      ...offeredFees(context, before),
    ],
  };
  const terms = { ...facts.terms, ...Object.fromEntries(own) };
  const sums = draftTotals(context, draft, { ...facts, terms }, source);
  const priced = pricedLines(context, draft, facts, sums);
  const shippingInfo = writtenShipping(context, draft, sums);
  const freed = sums.exempt.gt(0) ? sums.tax.eq(0) : undefined;
  const taxExempt = facts.taxExempt ?? freed;
  const next = {
    ...draft,
    ...markedDetails({ ...draft, ...(shippingInfo ? { shippingInfo } : {}) }, source),
    ...totals(context, draft, sums, stored),
    lineItems: draft.lineItems.map(({ lineItem, removed }) =>
      markedLine(source, priced.get(lineItem.id) ?? lineItem, removed === true),
    ),
    discounts: draft.discounts.map((one) => ({
      ...one,
      discount: written(context, draft, one.discount, sums.discounts.get(one.discount.id)),
    })),
    additionalFees: writtenFees(context, draft, sums, isTaxIncluded(context, source)),
    taxInfo: {
      ...orderTaxInfo(context, sums, draft.currency),
      ...(taxExempt === undefined ? {} : { taxExempt }),
    },
  };
  return { draft: next, sums };
}

/** Returns a draft in the response format, with its delivery options. */
export const calculatedDraftOrder = (context: Context, draft: DraftOrder) => ({
  calculatedDraftOrder: {
    draftOrder: draft,
    shippingOptions: offeredDelivery(context, draft),
    calculationErrors: { orderValidationErrors: [] },
  },
});
