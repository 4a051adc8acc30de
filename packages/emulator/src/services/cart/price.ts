// Totals of a cart: collects its line items, delivery, fees and taxes, and prices them.

import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, round, smaller, zero } from "../../kernel/money.js";
import type { TimedReader } from "../delivery/offers.js";
import { deliveryPrice } from "../delivery/rates.js";
import { type Fee, pluginFees } from "../plugins/fees.js";
import type { Offered } from "../plugins/shipping.js";
import type { TaxSource } from "../plugins/tax.js";
import { reducePrice } from "../pricing/discounts.js";
import type { Taxed } from "../pricing/taxes.js";
import { DELIVERY, type Totals, totalsOf } from "../pricing/totals.js";
import { DEFAULT_TAX_GROUP, DELIVERY_TAX_GROUP } from "../tax/groups.js";
import type { PlaceProblem } from "../tax/rules.js";
import type { CouponProblem } from "./coupons.js";
import { rulesOf } from "./facts.js";
import {
  type AppliedRule,
  type CartItem,
  type DiscountedCart,
  priceItems,
} from "./line-pricing.js";
import type { Cart } from "./model.js";
import { needsDelivery, optionsFor } from "./offers.js";
import { cartTax, type TaxedItem } from "./tax.js";

/** A line item with its price, discounts and tax. */
export type PricedLine = PricedCart["lines"][number];

/** A cart with all its totals. */
export interface PricedCart extends Totals<CartItem, Fee> {
  /** The automatic discounts that apply. */
  readonly rules: readonly AppliedRule[];
  /** The coupon, if it discounts anything. */
  readonly coupon?: {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly amount: Amount;
    readonly delivery: boolean;
  };
  readonly couponProblem?: CouponProblem;
  readonly merchantDiscount: Amount;
  /** The selected delivery. */
  readonly delivery?: { readonly option: Offered; readonly price: Amount; readonly taxed: Taxed };
  readonly deliveryProblem?: "gone";
  /** The source of the tax calculation. */
  readonly taxSource: TaxSource;
  /** Whether the tax comes from the merchant's tax regions instead of the site's single rate. */
  readonly regionalTax: boolean;
  /** Why the tax region is unknown. */
  readonly taxProblem?: PlaceProblem;
}

/** The parts to calculate. */
export interface PriceParts {
  readonly now: number;
  readonly tax?: boolean;
  readonly delivery?: boolean;
  readonly giftCards?: boolean;
}

/** Returns the most that the cart's gift card can pay. */
function giftCardLimit(reader: Reader, { giftCard }: Cart, now: number): Amount {
  if (!giftCard) return zero();
  const card = reader.site.giftCards.find(({ code }) => code === giftCard.code);
  const isUsable = card && !card.disabled && !(card.expiresAt && Date.parse(card.expiresAt) <= now);
  const balance = giftCard.balance ?? (isUsable ? card.balance : 0);
  return smaller(amount(balance), amount(giftCard.redeem ?? balance));
}

/** Returns everything that can be taxed: line items, delivery and fees. */
function itemsOf(
  { site }: Reader,
  { goods }: DiscountedCart,
  price: Amount,
  fees: readonly Fee[],
): TaxedItem[] {
  const one = { quantity: 1, bySettings: true };
  return [
    ...goods.lines.map(({ line, facts, left }): TaxedItem => {
      const { taxGroupId, taxAddress } = rulesOf(line, facts);
      return {
        id: line.id,
        name: line.kind === "custom" ? line.name : (facts.product?.name ?? ""),
        quantity: facts.quantity,
        total: left,
        groupId: taxGroupId ?? DEFAULT_TAX_GROUP,
        bySettings: true,
        address: taxAddress,
      };
    }),
    {
      ...one,
      id: DELIVERY,
      name: "Delivery",
      total: price,
      groupId: DELIVERY_TAX_GROUP,
      bySettings: site.tax.delivery && price.gt(0),
    },
    ...fees
      .filter(({ taxable }) => taxable)
      .map(({ id, name, price: total, taxGroupId: groupId = DEFAULT_TAX_GROUP }) => ({
        ...one,
        id,
        name,
        total,
        groupId,
      })),
  ];
}

/** Returns the fees of line items. */
const lineFees = (reader: Reader, { goods }: DiscountedCart): Fee[] =>
  goods.lines.flatMap(({ line }) =>
    (line.kind === "custom" ? (line.fees ?? []) : []).map((fee, index) => ({
      ...fee,
      id: `${line.id}:fee:${index}`,
      price: round(amount(fee.price), reader.site.currency),
      lineItemIds: [line.id],
    })),
  );

/** Returns the selected delivery option and its price. */
function deliveryOf(reader: TimedReader, cart: Cart, discounted: DiscountedCart, wanted: boolean) {
  const { currency } = reader.site;
  const option = wanted
    ? optionsFor(reader, cart, () => discounted.goods.lines).find(
        ({ code }) => code === cart.deliveryCode,
      )
    : undefined;
  const listPrice =
    option && needsDelivery(reader, cart)
      ? round(deliveryPrice(option, discounted.goods.left), currency)
      : zero();
  const reductions = discounted.deliveryDiscounts.map((reduction) => ({ reduction }));
  const price = discounted.usable?.freeDelivery
    ? zero()
    : reducePrice(listPrice, reductions, currency).left;
  return { option, listPrice, price };
}

export function priceCart(reader: TimedReader, cart: Cart, parts: PriceParts): PricedCart {
  const discounted = priceItems(reader, cart, parts.now);
  const { goods, usable, couponOff, couponProblem } = discounted;
  const wantsDelivery = parts.delivery !== false && cart.deliveryCode !== undefined;
  const { option, listPrice, price } = deliveryOf(reader, cart, discounted, wantsDelivery);
  const ofApps = pluginFees(reader, cart, discounted.asked, {
    subtotal: goods.subtotal,
    ...(option ? { delivery: { code: option.code, title: option.title, price } } : {}),
  });
  const fees = [...ofApps, ...lineFees(reader, discounted)];
  const items = itemsOf(reader, discounted, price, fees);
  const taxes =
    parts.tax === false ? undefined : cartTax(reader, cart, items, option?.pickupAddress);
  const totals = totalsOf({
    currency: reader.site.currency,
    included: reader.site.tax.included,
    goods,
    delivery: price,
    fees,
    taxes: taxes?.items ?? new Map(),
    ...(parts.giftCards === false ? {} : { giftCard: giftCardLimit(reader, cart, parts.now) }),
  });
  return {
    ...totals,
    rules: discounted.rules,
    ...(usable
      ? {
          coupon: {
            id: usable.id,
            code: usable.code,
            name: usable.name ?? usable.code,
            amount: usable.freeDelivery ? listPrice : couponOff,
            delivery: usable.freeDelivery === true,
          },
        }
      : {}),
    ...(couponProblem ? { couponProblem } : {}),
    merchantDiscount: discounted.merchantDiscount,
    ...(option ? { delivery: { option, price, taxed: totals.deliveryTaxed } } : {}),
    ...(wantsDelivery && !option ? { deliveryProblem: "gone" as const } : {}),
    taxSource: taxes?.source ?? "manual",
    regionalTax: taxes?.regional ?? false,
    ...(taxes?.problem ? { taxProblem: taxes.problem } : {}),
  };
}
