import type { Context } from "../../kernel/context.js";
import { type Amount, amount, round, zero } from "../../kernel/money.js";
import { objectOf } from "../../resource/merge.js";
import { cartTax, taxableItems } from "../cart/tax.js";
import type { OrderDocument } from "../orders/model/order.js";
import { amountOf } from "../orders/model/price.js";
import { type DiscountPart, type DiscountResult, reducePrice } from "../pricing/discounts.js";
import {
  discountLines,
  type PurchaseFee,
  type PurchaseLine,
  type Totals,
  totalsOf,
} from "../pricing/totals.js";
import type { TaxPlace } from "../tax/rules.js";
import { asCart, lineSettingsOf } from "./as-cart.js";
import {
  type DraftFacts,
  type DraftOrder,
  detailsOf,
  liveLines,
  type Terms,
  unitOf,
} from "./model.js";

export interface DraftTotals extends Totals<PurchaseLine, PurchaseFee> {
  /** Results by discount id, including discounts that are not applied. */
  readonly discounts: ReadonlyMap<string, DiscountResult>;
  readonly deliveryDiscount: Amount;
}

export const isTaxIncluded = ({ site }: Context, source?: OrderDocument): boolean =>
  source ? source.taxIncludedInPrices === true : site.tax.included;

/** Returns the delivery price before discounts. */
function listPriceOf(draft: DraftOrder, source?: OrderDocument): Amount {
  const shipping = detailsOf(draft, "shippingInfo");
  if (shipping !== undefined) {
    const { price, discount } = objectOf(objectOf(shipping).cost);
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

function partOf(terms: Terms, lines: readonly PurchaseLine[], currency: string): DiscountPart {
  const { shares = [], lineItemId } = terms;
  if (shares.length > 0) {
    const roundedShares = lines.map(({ id }) =>
      round(amount(shares.find((share) => share.id === id)?.amount ?? "0"), currency),
    );
    return { reduction: { kind: "shares", shares: roundedShares } };
  }
  const covers = lineItemId === undefined ? undefined : lines.map(({ id }) => id === lineItemId);
  return { reduction: priceReduction(terms), covers };
}

export function draftTotals(
  context: Context,
  draft: DraftOrder,
  { terms, taxExempt }: DraftFacts,
  source?: OrderDocument,
): DraftTotals {
  const { currency } = draft;
  const included = isTaxIncluded(context, source);
  const lines = liveLines(draft).map((line) => {
    return { id: line.id, unit: unitOf(line), quantity: line.quantity };
  });
  const discounts = draft.discounts.map(({ discount: { id, discountType }, applied }) => {
    return { id, applied, terms: terms[id] ?? { type: discountType, amount: "0" } };
  });
  const onDelivery = discounts.filter((discount) => discount.terms.type === "SHIPPING");
  const onLines = discounts.filter((discount) => discount.terms.type !== "SHIPPING");
  const { lineTotals, results } = discountLines(
    lines,
    onLines.map((discount) => ({ ...discount, parts: [partOf(discount.terms, lines, currency)] })),
    currency,
  );
  const listPrice = listPriceOf(draft, source);
  const delivery = reducePrice(
    listPrice,
    onDelivery.map((discount) => ({ ...discount, reduction: priceReduction(discount.terms) })),
    currency,
  );
  const { logistics } = objectOf(detailsOf(draft, "shippingInfo"));
  const pickup: TaxPlace = objectOf(objectOf(objectOf(logistics).pickupDetails).address);
  const items = taxableItems(
    context,
    liveLines(draft).map((line, index) => {
      const { id, quantity } = line;
      const name = String(objectOf(line.productName).original ?? "");
      const total = lineTotals.lines[index]?.net ?? zero();
      return { ...lineSettingsOf(context, line), id, name, quantity, total };
    }),
    delivery.net,
    draft.additionalFees
      .filter(({ taxDetails, applied }) => applied && taxDetails?.taxable)
      .map(({ additionalFee: { id, name, price }, taxDetails }) => {
        return { id, name, total: amountOf(price), taxGroupId: taxDetails?.taxGroupId };
      }),
  );
  const totals = totalsOf({
    currency,
    included,
    lineTotals,
    delivery: delivery.net,
    fees: draft.additionalFees
      .filter(({ applied }) => applied)
      .map(({ additionalFee: { id, price } }) => ({ id, price: amountOf(price) })),
    taxes: taxExempt
      ? new Map()
      : cartTax(context, asCart(context, draft), items, pickup, { currency, included }).items,
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
      ...onLines.map(({ id }, index) => [id, resultOf(results[index])] as const),
      ...onDelivery.map(({ id }, index) => [id, resultOf(delivery.results[index])] as const),
    ]),
    deliveryDiscount: listPrice.minus(delivery.net),
  };
}
