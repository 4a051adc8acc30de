// A draft with its totals worked out anew, and with what it changes.

import type { Context } from "../../kernel/context.js";
import { type Amount, allocate, amount, round, zero } from "../../kernel/money.js";
import { objectOf } from "../../resource/merge.js";
import { taxOf } from "../cart/price.js";
import { booksOf } from "../ledger/books.js";
import { accountAt } from "../ledger/slice.js";
import type { OrderDocument, OrderLine, StoredOrder } from "../orders/model.js";
import { orderSlice } from "../orders/slice.js";
import { aroundTax, type Meant, orderTaxInfo, taxDetails, taxInfo } from "../orders/taxed.js";
import { pluginTax } from "../plugins/tax.js";
import { asCart, heldBy } from "./as-cart.js";
import { markedDetails, markedLine } from "./differences.js";
import {
  type AppliedDiscount,
  amountOf,
  type Deposit,
  type DraftFacts,
  type DraftOrder,
  linesLeft,
  pricesIn,
  unitOf,
} from "./model.js";
import { offeredDelivery, offeredDiscounts, offeredFees } from "./offered.js";
import { DELIVERY, type SummedDiscount, type Sums, sumUp, type ToSum } from "./sums.js";

/** An order of an id, as it is. */
export const orderAt = (context: Context, id: string): StoredOrder | undefined =>
  context.store(orderSlice).orders.get(id) as StoredOrder | undefined;

/** The order that a draft changes. */
export const sourceOf = (context: Context, { orderId }: DraftOrder): StoredOrder | undefined =>
  orderId === undefined ? undefined : orderAt(context, orderId);

const isExempt = (draft: DraftOrder): boolean => objectOf(draft.taxInfo).taxExempt === true;

function meantBy({ site }: Context, draft: DraftOrder, source?: OrderDocument): Meant {
  return {
    currency: draft.currency,
    included: source ? source.taxIncludedInPrices === true : site.tax.included,
    rate: isExempt(draft) ? "0" : site.tax.rate,
  };
}

/** The price of delivery before discounts; of an order that does not tell how it is delivered, what it costs. */
function shippingOf(draft: DraftOrder, source?: OrderDocument): Amount {
  const held = heldBy(draft.shippingInfo, "shippingInfo");
  if (held !== undefined) {
    const { price, discount } = objectOf(objectOf(held).cost);
    return amountOf(price).plus(amountOf(discount));
  }
  return draft.shippingInfo === undefined && source && source.shippingInfo === undefined
    ? amountOf(objectOf(source.priceSummary).shipping)
    : zero();
}

/** What of a draft is added up, as long as nobody has worked the tax out. */
function toSum(
  context: Context,
  draft: DraftOrder,
  terms: DraftFacts["terms"],
  meant: Meant,
  source?: OrderDocument,
): ToSum {
  return {
    currency: draft.currency,
    included: meant.included,
    taxesDelivery: context.site.tax.delivery,
    taxOf: (_id, price) => (isExempt(draft) ? zero() : taxOf(context, price, meant)),
    lines: linesLeft(draft).map((line) => ({
      id: line.id,
      unit: unitOf(line),
      quantity: line.quantity,
    })),
    discounts: draft.discounts.map(({ discount: { id, discountType }, applied }) => ({
      id,
      terms: terms[id] ?? { type: discountType, amount: "0" },
      applied,
    })),
    shipping: shippingOf(draft, source),
    fees: draft.additionalFees.map(({ additionalFee, taxDetails: taxed, applied }) => ({
      id: additionalFee.id,
      price: amountOf(additionalFee.price),
      taxable: taxed?.taxable === true,
      applied,
    })),
  };
}

/** Adds a draft up; what an app taxes goes by what it says. */
function summed(context: Context, draft: DraftOrder, parts: ToSum): Sums {
  const own = sumUp(parts);
  if (isExempt(draft) || draft.currency !== context.site.currency) return own;
  const sold = linesLeft(draft);
  const { taxes } = pluginTax(context, asCart(context, draft), [
    ...own.lines.map(({ id, total, discount }, index) => ({
      id,
      name: String(objectOf(sold[index]?.productName).original ?? ""),
      quantity: sold[index]?.quantity ?? 1,
      total: total.minus(discount),
    })),
    ...(parts.taxesDelivery && own.shipping.gt(0)
      ? [{ id: DELIVERY, name: "Delivery", quantity: 1, total: own.shipping }]
      : []),
    ...parts.fees
      .filter(({ taxable, applied }) => taxable && applied)
      .map(({ id, price: total }) => ({ id, name: "Fee", quantity: 1, total })),
  ]);
  if (!taxes) return own;
  return sumUp({ ...parts, taxOf: (id) => round(taxes.get(id) ?? zero(), draft.currency) });
}

/** The deposit of each line. */
function depositsOf(deposit: Deposit, paid: readonly Amount[], currency: string): Amount[] {
  if (deposit.percentage !== undefined) {
    return paid.map((one) => one.times(deposit.percentage ?? "0").div(100));
  }
  return allocate(round(amount(deposit.amount ?? "0"), currency), paid, currency);
}

/** The lines with what they cost, each in its place. */
function pricedLines(
  context: Context,
  draft: DraftOrder,
  facts: DraftFacts,
  sums: Sums,
  meant: Meant,
): Map<string, OrderLine> {
  const price = pricesIn(context, meant.currency);
  const paid = sums.lines.map(({ total, discount }) => total.minus(discount));
  const deposits = facts.deposit && depositsOf(facts.deposit, paid, meant.currency);
  const rows = linesLeft(draft).map((line, index): [string, OrderLine] => {
    const { discount = zero(), tax = zero() } = sums.lines[index] ?? {};
    const whole = paid[index] ?? zero();
    const { depositAmount: _deposit, ...rest } = line;
    const deposit = deposits?.[index];
    const next = {
      ...rest,
      totalDiscount: price(discount),
      price: price(whole.div(line.quantity)),
      priceBeforeDiscounts: price(unitOf(line)),
      ...aroundTax(context, whole, tax, meant),
      lineItemPrice: price(whole),
      taxDetails: taxDetails(context, whole, tax, meant),
      taxInfo: taxInfo(context, whole, tax, meant),
      ...(deposit
        ? { depositAmount: price(deposit.div(line.quantity)), paymentOption: "DEPOSIT_ONLINE" }
        : line.depositAmount
          ? { paymentOption: "FULL_PAYMENT_ONLINE" }
          : {}),
    };
    return [line.id, next];
  });
  return new Map(rows);
}

/** A discount with what it takes off now. */
function written(
  context: Context,
  draft: DraftOrder,
  discount: AppliedDiscount,
  off: SummedDiscount | undefined,
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

function writtenShipping(context: Context, draft: DraftOrder, sums: Sums, meant: Meant) {
  const held = heldBy(draft.shippingInfo, "shippingInfo");
  if (held === undefined) return draft.shippingInfo;
  const price = pricesIn(context, meant.currency);
  const { shipping, shippingTax, shippingDiscount } = sums;
  const cost = {
    price: price(shipping),
    ...aroundTax(context, shipping, shippingTax, meant),
    taxDetails: taxDetails(context, shipping, shippingTax, meant),
    taxInfo: taxInfo(context, shipping, shippingTax, meant),
    discount: price(shippingDiscount),
  };
  return { shippingInfo: { ...objectOf(held), cost } };
}

function writtenFees(context: Context, draft: DraftOrder, sums: Sums, meant: Meant) {
  return draft.additionalFees.map((entry, index) => {
    const { price = zero(), tax = zero() } = sums.fees[index] ?? {};
    const { totalPriceBeforeTax, totalPriceAfterTax } = aroundTax(context, price, tax, meant);
    const additionalFee = {
      ...entry.additionalFee,
      price: pricesIn(context, meant.currency)(price),
      priceBeforeTax: totalPriceBeforeTax,
      priceAfterTax: totalPriceAfterTax,
      taxDetails: taxDetails(context, price, tax, meant),
      taxInfo: taxInfo(context, price, tax, meant),
    };
    return { ...entry, additionalFee };
  });
}

function totals(context: Context, draft: DraftOrder, sums: Sums, source?: StoredOrder) {
  const price = pricesIn(context, draft.currency);
  const priceSummary = {
    subtotal: price(sums.subtotal),
    shipping: price(sums.shipping),
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

/** A draft whose totals were worked out, and the sums behind them. */
export interface Calculated {
  readonly draft: DraftOrder;
  readonly sums: Sums;
}

/** Works a draft out anew. Nothing is changed in place. */
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
  const meant = meantBy(context, draft, source);
  const sums = summed(context, draft, toSum(context, draft, terms, meant, source));
  const priced = pricedLines(context, draft, facts, sums, meant);
  const off = new Map(sums.discounts.map((one) => [one.id, one]));
  const shippingInfo = writtenShipping(context, draft, sums, meant);
  const { taxExempt } = objectOf(draft.taxInfo);
  const next = {
    ...draft,
    ...markedDetails({ ...draft, ...(shippingInfo ? { shippingInfo } : {}) }, source),
    ...totals(context, draft, sums, stored),
    lineItems: draft.lineItems.map(({ lineItem, removed }) =>
      markedLine(source, priced.get(lineItem.id) ?? lineItem, removed === true),
    ),
    discounts: draft.discounts.map((one) => ({
      ...one,
      discount: written(context, draft, one.discount, off.get(one.discount.id)),
    })),
    additionalFees: writtenFees(context, draft, sums, meant),
    taxInfo: {
      ...orderTaxInfo(context, sums.tax, meant),
      ...(taxExempt === undefined ? {} : { taxExempt }),
    },
  };
  return { draft: next, sums };
}

/** A draft as it is answered, with the ways in which it can be delivered. */
export function calculatedDraftOrder(context: Context, draft: DraftOrder) {
  const { subtotal, discount } = objectOf(draft.priceSummary);
  const goods = amountOf(subtotal).minus(amountOf(discount)).toFixed();
  return {
    calculatedDraftOrder: {
      draftOrder: draft,
      shippingOptions: offeredDelivery(context, draft, goods),
      calculationErrors: { orderValidationErrors: [] },
    },
  };
}
