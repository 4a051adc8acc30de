// The totals of a draft. Each discount applies to what the previous ones left.

import type { Context } from "../../kernel/context.js";
import { type Amount, amount, round, zero } from "../../kernel/money.js";
import { objectOf } from "../../resource/merge.js";
import type { OrderDocument } from "../orders/model/model.js";
import { type DiscountPart, type DiscountResult, reducePrice } from "../pricing/discounts.js";
import {
  discountGoods,
  type PurchaseFee,
  type PurchaseLine,
  type Totals,
  totalsOf,
} from "../pricing/totals.js";
import { heldBy } from "./as-cart.js";
import {
  amountOf,
  type DraftFacts,
  type DraftOrder,
  linesLeft,
  type Terms,
  unitOf,
} from "./model.js";
import { taxesOf } from "./taxes.js";

/** The totals of a draft. */
export interface DraftTotals extends Totals<PurchaseLine, PurchaseFee> {
  /** By discount id, also for discounts that are not applied. */
  readonly discounts: ReadonlyMap<string, DiscountResult>;
  readonly deliveryDiscount: Amount;
}

/** Returns whether the draft's prices include tax. The order decides if there is one, otherwise the site. */
export const isTaxIncluded = ({ site }: Context, source?: OrderDocument): boolean =>
  source ? source.taxIncludedInPrices === true : site.tax.included;

/** Returns the delivery price before discounts. If the order has no delivery details, uses its delivery total. */
function listPriceOf(draft: DraftOrder, source?: OrderDocument): Amount {
  const held = heldBy(draft.shippingInfo, "shippingInfo");
  if (held !== undefined) {
    const { price, discount } = objectOf(objectOf(held).cost);
    return amountOf(price).plus(amountOf(discount));
  }
  return draft.shippingInfo === undefined && source && source.shippingInfo === undefined
    ? amountOf(objectOf(source.priceSummary).shipping)
    : zero();
}

const priceReduction = ({ percentage, amount: value = "0" }: Terms) =>
  percentage === undefined
    ? { kind: "amount" as const, amount: value }
    : { kind: "percentage" as const, percentage };

/** Returns the reduction of line items by a discount. */
function partOf(terms: Terms, lines: readonly PurchaseLine[], currency: string): DiscountPart {
  const { shares, lineItemId } = terms;
  if (shares && shares.length > 0) {
    const shareOf = (id: string) => amount(shares.find((one) => one.id === id)?.amount ?? "0");
    const rounded = lines.map(({ id }) => round(shareOf(id), currency));
    return { reduction: { kind: "shares", shares: rounded } };
  }
  return {
    reduction: priceReduction(terms),
    ...(lineItemId === undefined ? {} : { covers: lines.map(({ id }) => id === lineItemId) }),
  };
}

/** Calculates the totals of a draft. */
export function draftTotals(
  context: Context,
  draft: DraftOrder,
  { terms, taxExempt }: DraftFacts,
  source?: OrderDocument,
): DraftTotals {
  const { currency } = draft;
  const included = isTaxIncluded(context, source);
  const lines = linesLeft(draft).map((line) => ({
    id: line.id,
    unit: unitOf(line),
    quantity: line.quantity,
  }));
  const discounts = draft.discounts.map(({ discount: { id, discountType }, applied }) => {
    return { id, applied, terms: terms[id] ?? { type: discountType, amount: "0" } };
  });
  const onDelivery = discounts.filter((one) => one.terms.type === "SHIPPING");
  const onGoods = discounts.filter((one) => one.terms.type !== "SHIPPING");
  const { goods, results } = discountGoods(
    lines,
    onGoods.map((one) => ({ ...one, parts: [partOf(one.terms, lines, currency)] })),
    currency,
  );
  const listPrice = listPriceOf(draft, source);
  const delivery = reducePrice(
    listPrice,
    onDelivery.map((one) => ({ ...one, reduction: priceReduction(one.terms) })),
    currency,
  );
  const totals = totalsOf({
    currency,
    included,
    goods,
    delivery: delivery.left,
    fees: draft.additionalFees
      .filter(({ applied }) => applied)
      .map(({ additionalFee: { id, price } }) => ({ id, price: amountOf(price) })),
    taxes: taxExempt ? new Map() : taxesOf(context, draft, goods, delivery.left, included),
  });
  const resultOf = (result: Omit<DiscountResult, "shares"> | undefined) => ({
    amount: zero(),
    exceeds: false,
    shares: [],
    ...result,
  });
  return {
    ...totals,
    discounts: new Map([
      ...onGoods.map(({ id }, index) => [id, resultOf(results[index])] as const),
      ...onDelivery.map(({ id }, index) => [id, resultOf(delivery.results[index])] as const),
    ]),
    deliveryDiscount: listPrice.minus(delivery.left),
  };
}
