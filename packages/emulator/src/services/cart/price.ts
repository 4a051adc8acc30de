import type { Context, Reader } from "../../kernel/context.js";
import { type Amount, amount, round, smaller, sum, zero } from "../../kernel/money.js";
import { getOrInsert } from "../../store/get-or-insert.js";
import type { TimedReader } from "../delivery/offers.js";
import { deliveryPrice } from "../delivery/rates.js";
import { findCard, statusOf } from "../gift-cards/cards.js";
import { type Fee, pluginFees } from "../plugins/fees.js";
import type { Offered } from "../plugins/shipping.js";
import type { TaxSource } from "../plugins/tax.js";
import { reducePrice } from "../pricing/discounts.js";
import { splitTotals } from "../pricing/split.js";
import type { Taxed } from "../pricing/taxes.js";
import { type Totals, totalsOf } from "../pricing/totals.js";
import type { PlaceProblem } from "../tax/rules.js";
import { rulesOf } from "./facts.js";
import { lineName } from "./line-parts.js";
import { type CartItem, type DiscountedCart, priceItems } from "./line-pricing.js";
import type { Cart } from "./model.js";
import { deliveryOptionsForLines, needsDelivery } from "./offers.js";
import { cartTax, taxableItems } from "./tax.js";

export type PricedLine = PricedCart["lines"][number];

export interface PricedCart
  extends Totals<CartItem, Fee>,
    Pick<DiscountedCart, "rules" | "couponProblem" | "merchantDiscount"> {
  readonly coupon?: {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly amount: Amount;
    readonly delivery: boolean;
  };
  readonly delivery?: { readonly option: Offered; readonly price: Amount; readonly taxed: Taxed };
  readonly isDeliveryGone: boolean;
  readonly taxSource: TaxSource;
  readonly isTaxRegional: boolean;
  readonly taxProblem?: PlaceProblem;
}

export interface PriceParts {
  readonly now: number;
  readonly tax?: boolean;
  readonly delivery?: boolean;
  readonly giftCards?: boolean;
}

function giftCardLimit(reader: Reader, { giftCard }: Cart, now: number): Amount {
  if (!giftCard) return zero();
  const card = findCard(reader, giftCard.code);
  const isUsable = card && statusOf({ now }, card) === "VALID";
  const balance = giftCard.balance ?? (isUsable ? card.balance : 0);
  return smaller(amount(balance), amount(giftCard.redeem ?? balance));
}

const lineFees = (reader: Reader, { lineTotals }: DiscountedCart): Fee[] =>
  lineTotals.lines.flatMap(({ line }) =>
    (line.kind === "custom" ? (line.fees ?? []) : []).map((fee, index) => ({
      ...fee,
      id: `${line.id}:fee:${index}`,
      price: round(amount(fee.price), reader.site.currency),
      lineItemIds: [line.id],
    })),
  );

function deliveryOf(
  reader: TimedReader,
  cart: Cart,
  discounted: DiscountedCart,
  isIncluded: boolean,
) {
  const { currency } = reader.site;
  const options = isIncluded
    ? deliveryOptionsForLines(reader, cart, () => discounted.lineTotals.lines)
    : [];
  const option = options.find(({ code }) => code === cart.deliveryCode);
  const listPrice =
    option && needsDelivery(reader, cart)
      ? round(deliveryPrice(option, discounted.lineTotals.net), currency)
      : zero();
  const reductions = discounted.deliveryDiscounts.map((reduction) => ({ reduction }));
  const price = discounted.usableCoupon?.freeDelivery
    ? zero()
    : reducePrice(listPrice, reductions, currency).net;
  return { option, listPrice, price };
}

export function priceCart(reader: TimedReader, cart: Cart, parts: PriceParts): PricedCart {
  const pricedItems = priceItems(reader, cart, parts.now);
  const { lineTotals, usableCoupon, couponOff, couponProblem, rules, merchantDiscount } =
    pricedItems;
  const includesDelivery = parts.delivery !== false && cart.deliveryCode !== undefined;
  const { option, listPrice, price } = deliveryOf(reader, cart, pricedItems, includesDelivery);
  const appFees = pluginFees(reader, cart, pricedItems.pluginLines, {
    subtotal: lineTotals.subtotal,
    delivery: option && { code: option.code, title: option.title, price },
  });
  const fees = [...appFees, ...lineFees(reader, pricedItems)];
  const items = taxableItems(
    reader,
    lineTotals.lines.map(({ line, facts, net: total }) => {
      const { quantity } = facts;
      return { ...rulesOf(line, facts), id: line.id, name: lineName(line, facts), quantity, total };
    }),
    price,
    fees.filter(({ taxable }) => taxable).map((fee) => ({ ...fee, total: fee.price })),
  );
  const taxes =
    parts.tax === false ? undefined : cartTax(reader, cart, items, option?.pickupAddress);
  const totals = totalsOf({
    currency: reader.site.currency,
    included: reader.site.tax.included,
    lineTotals,
    delivery: price,
    fees,
    taxes: taxes?.items ?? new Map(),
    giftCard: parts.giftCards === false ? undefined : giftCardLimit(reader, cart, parts.now),
  });
  return {
    ...totals,
    rules,
    coupon: usableCoupon && {
      id: usableCoupon.id,
      code: usableCoupon.code,
      name: usableCoupon.name ?? usableCoupon.code,
      amount: usableCoupon.freeDelivery ? listPrice : couponOff,
      delivery: usableCoupon.freeDelivery === true,
    },
    couponProblem,
    merchantDiscount,
    delivery: option && { option, price, taxed: totals.taxedDelivery },
    isDeliveryGone: includesDelivery && !option,
    taxSource: taxes?.source ?? "manual",
    isTaxRegional: taxes?.isRegional ?? false,
    taxProblem: taxes?.problem,
  };
}

const pricedCarts = /* @__PURE__ */ new WeakMap<
  Context,
  Map<Cart, { readonly key: string; readonly priced: PricedCart }>
>();

function priceKey(cart: Cart): string {
  const { owner, lines, coupon, giftCard, merchantDiscount, deliveryCode } = cart;
  const { deliveryAddress, billingAddress, email, contact, taxExemptGroupId } = cart;
  const buyer = [owner, deliveryAddress, billingAddress, email, contact, taxExemptGroupId];
  return JSON.stringify([lines, coupon, giftCard, merchantDiscount, deliveryCode, ...buyer]);
}

/** Caches prices until the cart changes, so that an order's stock reduction does not affect them. */
export function pricedCart(context: Context, cart: Cart): PricedCart {
  const pricesByCart = getOrInsert(pricedCarts, context, () => new Map());
  const key = priceKey(cart);
  const cached = pricesByCart.get(cart);
  if (cached?.key === key) return cached.priced;
  const priced = priceCart(context, cart, { now: context.now });
  pricesByCart.set(cart, { key, priced });
  return priced;
}

export function pricedBefore(context: Context, before: Cart, cart: Cart): PricedCart {
  if (priceKey(before) === priceKey(cart)) return pricedCart(context, cart);
  return priceCart(context, before, { now: context.now });
}

/** Delivery and fees are due now, even with a free trial. */
export function splitByTrial({ site }: Pick<Reader, "site">, priced: PricedCart) {
  const onTrial = priced.lines.filter(({ facts }) => facts.subscription?.settings.freeTrialPeriod);
  const trialTotals = {
    subtotal: sum(onTrial.map(({ total }) => total)),
    discount: sum(onTrial.map(({ discount }) => discount)),
    tax: sum(onTrial.map(({ taxed }) => taxed.tax)),
  };
  const split = splitTotals(priced, trialTotals, site.tax.included);
  return { now: split.now, afterTrial: split.later };
}
