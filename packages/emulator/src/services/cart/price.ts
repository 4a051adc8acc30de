// Totals of a cart: line items, discount, delivery, tax, gift card. Every number is an exact
// decimal. It is rounded half up to the currency's smallest unit where it enters a total: per line
// item, per tax, and for merchant prices with more digits.

import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, round, roundDown, smaller, sum, zero } from "../../kernel/money.js";
import { deliveryPrice } from "../delivery/delivery-price.js";
import type { TimedReader } from "../delivery/offers.js";
import type { AppliedRule } from "../discounts/apply.js";
import { type Fee, pluginFees } from "../plugins/fees.js";
import type { Offered } from "../plugins/shipping.js";
import type { TaxSource } from "../plugins/tax.js";
import { DEFAULT_TAX_GROUP, DELIVERY_TAX_GROUP } from "../tax/groups.js";
import { byLevy, type LevySum, type PlaceProblem, type Taxed, untaxed } from "../tax/rules.js";
import type { CouponProblem } from "./coupons.js";
import { rulesOf } from "./facts.js";
import { type CartGoods, type LineGoods, priceGoods } from "./goods.js";
import type { Cart } from "./model.js";
import { needsDelivery, optionsFor } from "./offers.js";
import { type CartItem, cartTax } from "./tax.js";

/** A line item with its price, discounts and tax. */
export interface PricedLine extends LineGoods {
  readonly quantity: number;
  readonly unit: Amount;
  readonly fullUnit: Amount;
  readonly taxed: Taxed;
  readonly tax: Amount;
}

/** A fee with its tax. */
export interface PricedFee extends Fee {
  readonly taxed: Taxed;
  readonly tax: Amount;
}

/** The key of the delivery among the taxed items. */
const DELIVERY = "delivery";

/** A cart with all its totals. */
export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly subtotal: Amount;
  readonly discount: Amount;
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
  readonly delivery?: {
    readonly option: Offered;
    readonly price: Amount;
    readonly taxed: Taxed;
    readonly tax: Amount;
  };
  readonly deliveryProblem?: "gone";
  readonly deliveryPrice: Amount;
  /** The fees of apps and line items. */
  readonly fees: readonly PricedFee[];
  readonly feesTotal: Amount;
  /** The source of the tax calculation. */
  readonly taxSource: TaxSource;
  /** Whether the tax comes from the merchant's tax regions instead of the site's single rate. */
  readonly regionalTax: boolean;
  /** Why the tax region is unknown. */
  readonly taxProblem?: PlaceProblem;
  /** The tax for each name, place and rate. */
  readonly levies: readonly LevySum[];
  /** The amount exempt from tax. */
  readonly exempt: Amount;
  readonly taxable: Amount;
  readonly tax: Amount;
  readonly total: Amount;
  readonly giftCard: Amount;
  readonly toPay: Amount;
}

/** The parts to calculate. */
export interface PriceParts {
  readonly now: number;
  readonly tax?: boolean;
  readonly delivery?: boolean;
  readonly giftCards?: boolean;
}

function giftCardAmount(reader: Reader, cart: Cart, total: Amount, now: number): Amount {
  const card = reader.site.giftCards.find(({ code }) => code === cart.giftCard?.code);
  const { balance } = cart.giftCard ?? {};
  if (balance !== undefined) {
    const most = amount(cart.giftCard?.redeem ?? balance);
    return smaller(roundDown(smaller(amount(balance), most), reader.site.currency), total);
  }
  if (!card || card.disabled || (card.expiresAt && Date.parse(card.expiresAt) <= now))
    return zero();
  const wanted = cart.giftCard?.redeem;
  const limit =
    wanted === undefined ? amount(card.balance) : smaller(amount(card.balance), amount(wanted));
  return smaller(roundDown(limit, reader.site.currency), total);
}

/** Returns everything that can be taxed: line items, delivery and fees. */
function itemsOf(
  { site }: Reader,
  { lines }: CartGoods,
  price: Amount,
  fees: readonly Fee[],
): CartItem[] {
  const one = { quantity: 1, bySettings: true };
  return [
    ...lines.map(({ line, facts, total, discount }): CartItem => {
      const { taxGroupId, taxAddress } = rulesOf(line, facts);
      return {
        id: line.id,
        name: line.kind === "custom" ? line.name : (facts.product?.name ?? ""),
        quantity: facts.quantity,
        total: total.minus(discount),
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
const lineFees = (reader: Reader, { lines }: CartGoods): Fee[] =>
  lines.flatMap(({ line }) =>
    (line.kind === "custom" ? (line.fees ?? []) : []).map((fee, index) => ({
      ...fee,
      id: `${line.id}:fee:${index}`,
      price: round(amount(fee.price), reader.site.currency),
      lineItemIds: [line.id],
    })),
  );

/** Returns the selected delivery option and its price. */
function deliveryOf(reader: TimedReader, cart: Cart, goods: CartGoods, wanted: boolean) {
  const option = wanted
    ? optionsFor(reader, cart, () => goods).find(({ code }) => code === cart.deliveryCode)
    : undefined;
  const listPrice =
    option && needsDelivery(reader, cart)
      ? round(deliveryPrice(option, goods.goods), reader.site.currency)
      : zero();
  const price = goods.usable?.freeDelivery ? zero() : listPrice.minus(goods.offDelivery(listPrice));
  return { option, listPrice, price };
}

export function priceCart(reader: TimedReader, cart: Cart, parts: PriceParts): PricedCart {
  const priced = priceGoods(reader, cart, parts.now);
  const { asked, subtotal, usable, couponOff, couponProblem, merchantDiscount } = priced;
  const wantsDelivery = parts.delivery !== false && cart.deliveryCode !== undefined;
  const { option, listPrice, price } = deliveryOf(reader, cart, priced, wantsDelivery);
  const ofApps = pluginFees(reader, cart, asked, {
    subtotal,
    ...(option ? { delivery: { code: option.code, title: option.title, price } } : {}),
  });
  const fees = [...ofApps, ...lineFees(reader, priced)];
  const feesTotal = sum(fees.map((fee) => fee.price));

  const items = itemsOf(reader, priced, price, fees);
  const found =
    parts.tax === false ? undefined : cartTax(reader, cart, items, option?.pickupAddress);
  const { included } = reader.site.tax;
  const taxedOf = (id: string, full: Amount): Taxed =>
    found?.items.get(id) ?? untaxed({ full, included, groupId: undefined });
  const lines = priced.lines.map((one): PricedLine => {
    const { quantity, unit, fullUnit } = one.facts;
    const taxed = taxedOf(one.line.id, one.total.minus(one.discount));
    return { ...one, quantity, unit, fullUnit, taxed, tax: taxed.tax };
  });
  const deliveryTaxed = taxedOf(DELIVERY, price);
  const pricedFees = fees.map((fee): PricedFee => {
    const taxed = taxedOf(fee.id, fee.price);
    return { ...fee, taxed, tax: taxed.tax };
  });
  const allTaxed = [
    ...lines.map(({ taxed }) => taxed),
    deliveryTaxed,
    ...pricedFees.map(({ taxed }) => taxed),
  ];
  const tax = sum(allTaxed.map((one) => one.tax));
  const total = priced.goods
    .plus(price)
    .plus(feesTotal)
    .plus(included ? 0 : tax);
  const giftCard =
    parts.giftCards === false ? zero() : giftCardAmount(reader, cart, total, parts.now);
  return {
    lines,
    subtotal,
    discount: priced.discount,
    rules: priced.rules,
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
    merchantDiscount,
    ...(option
      ? { delivery: { option, price, taxed: deliveryTaxed, tax: deliveryTaxed.tax } }
      : {}),
    ...(wantsDelivery && !option ? { deliveryProblem: "gone" as const } : {}),
    deliveryPrice: price,
    fees: pricedFees,
    feesTotal,
    taxable: sum(allTaxed.map((one) => one.taxable)),
    taxSource: found?.source ?? "manual",
    regionalTax: found?.regional ?? false,
    ...(found?.problem ? { taxProblem: found.problem } : {}),
    levies: byLevy(allTaxed),
    exempt: sum(allTaxed.filter((one) => one.exempt && one.tax.eq(0)).map((one) => one.taxable)),
    tax,
    total,
    giftCard,
    toPay: total.minus(giftCard),
  };
}
