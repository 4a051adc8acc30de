// What a cart costs: lines, discount, delivery, tax, gift card. Every number is an exact decimal, rounded half up to the
// currency's smallest unit where it enters a sum: per line, per tax, and what the merchant wrote more exactly.

import type { Reader } from "../../kernel/context.js";
import {
  type Amount,
  allocate,
  amount,
  round,
  roundDown,
  smaller,
  sum,
  zero,
} from "../../kernel/money.js";
import { type AppliedRule, applyRules } from "../discounts/apply.js";
import { hasPlugins } from "../plugins/ask.js";
import { pluginDiscounts } from "../plugins/discounts.js";
import { type Fee, pluginFees } from "../plugins/fees.js";
import type { Offered } from "../plugins/shipping.js";
import { pluginTax, type TaxSource } from "../plugins/tax.js";
import { eligibleTriggers } from "../plugins/triggers.js";
import { type CouponProblem, couponByCode, couponProblem, discountsLine } from "./coupons.js";
import { askedLine, factsOf, foundOf } from "./facts.js";
import type { Cart, CartLine } from "./model.js";
import { deliveryOptions, deliveryPrice, needsDelivery } from "./offers.js";
import type { LineFacts, TakenStock } from "./resolve.js";

/** A line with everything known about it. */
export interface PricedLine {
  readonly line: CartLine;
  readonly facts: LineFacts;
  readonly quantity: number;
  readonly unit: Amount;
  readonly fullUnit: Amount;
  readonly total: Amount;
  /** Automatic discounts, coupon and merchant discount together. */
  readonly discount: Amount;
  /** The part of the automatic discounts. */
  readonly ruleDiscount: Amount;
  /** The coupon's part of it. */
  readonly couponDiscount: Amount;
  readonly tax: Amount;
}

/** A fee of an app with its tax. */
export interface PricedFee extends Fee {
  readonly tax: Amount;
}

/** What the tax of the delivery is asked for by. */
const DELIVERY = "delivery";

/** A cart with all its sums. */
export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly subtotal: Amount;
  readonly discount: Amount;
  /** The automatic discounts that take something off. */
  readonly rules: readonly AppliedRule[];
  /** The coupon, when it gives something. */
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
    readonly tax: Amount;
  };
  readonly deliveryProblem?: "gone";
  readonly deliveryPrice: Amount;
  /** What apps add. */
  readonly fees: readonly PricedFee[];
  readonly feesTotal: Amount;
  /** Who has worked the tax out. */
  readonly taxSource: TaxSource;
  readonly taxable: Amount;
  readonly tax: Amount;
  readonly total: Amount;
  readonly giftCard: Amount;
  readonly toPay: Amount;
}

/** Which parts are wanted. */
export interface PriceParts {
  readonly now: number;
  readonly tax?: boolean;
  readonly delivery?: boolean;
  readonly giftCards?: boolean;
}

/** A line as discount rules see it. */
function referenceOf(line: CartLine, { product }: LineFacts) {
  if (line.kind !== "catalog") return {};
  const { appId, productId: itemId } = line;
  return { reference: { appId, itemId, categoryIds: product?.categoryIds ?? [] } };
}

/** Tax of a price: on top of it, or the part of it that is tax already. */
export function taxOf(
  reader: Reader,
  price: Amount,
  { currency, included } = { currency: reader.site.currency, included: reader.site.tax.included },
): Amount {
  const rate = amount(reader.site.tax.rate);
  const exact = included ? price.times(rate).div(rate.plus(1)) : price.times(rate);
  return round(exact, currency);
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

/** Prices a cart. */
export function priceCart(reader: Reader, cart: Cart, parts: PriceParts): PricedCart {
  const { currency, tax: taxRules } = reader.site;
  const taken: TakenStock = new Map();
  const found = foundOf(reader, cart);
  const rows = cart.lines.map((line) => {
    const facts = factsOf(reader, line, taken, found);
    const sold = facts.status !== "OUT_OF_STOCK" && facts.status !== "REMOVED_FROM_CATALOG";
    const total = sold ? round(facts.unit.times(facts.quantity), currency) : zero();
    return { line, facts, sold, total };
  });
  const subtotal = sum(rows.map(({ total }) => total));

  const asked = hasPlugins(reader)
    ? rows.map(({ line, facts }) => askedLine(line, facts, reader))
    : [];
  const own = applyRules(
    reader,
    rows.map(({ line, facts, sold, total }) => ({
      ...referenceOf(line, facts),
      quantity: sold ? facts.quantity : 0,
      total,
    })),
    { now: parts.now, owner: cart.owner, eligible: eligibleTriggers(reader, cart, asked) },
  );
  const coupon = cart.coupon && couponByCode(reader, cart.coupon.code);
  const open = rows.map(({ total }, index) =>
    total.minus(sum(own.map(({ shares }) => shares[index] ?? zero()))),
  );
  const codes = cart.coupon && !coupon ? [cart.coupon.code] : [];
  const apps = pluginDiscounts(reader, cart, asked, open, codes);
  const rules = [...own, ...apps.found];
  const ruleShares = rows.map((_, index) =>
    sum(rules.map(({ shares }) => shares[index] ?? zero())),
  );
  const ruleOff = sum(ruleShares);
  const left = rows.map(({ total }, index) => total.minus(ruleShares[index] ?? 0));

  const covered = rows.map(
    ({ facts }) => coupon !== undefined && discountsLine(coupon, facts.product),
  );
  const ofCovered = (amounts: readonly Amount[]) =>
    amounts.map((one, index) => (covered[index] ? one : zero()));
  // a coupon takes its part of what the automatic discounts have left
  const eligible = ofCovered(left);
  const base = sum(eligible);
  const before = ofCovered(rows.map(({ total }) => total));
  const quantity = rows.reduce(
    (count, row, index) => count + (before[index]?.gt(0) ? row.facts.quantity : 0),
    0,
  );
  const at = { now: parts.now, owner: cart.owner, subtotal, base: sum(before), quantity };
  const problem = coupon ? couponProblem(reader, coupon, at) : undefined;
  const usable = coupon && !problem ? coupon : undefined;
  const couponOff =
    usable?.percentOff !== undefined
      ? round(base.times(usable.percentOff).div(100), currency)
      : usable?.amountOff !== undefined
        ? smaller(round(amount(usable.amountOff), currency), base)
        : zero();
  const merchantOff = cart.merchantDiscount
    ? smaller(
        round(amount(cart.merchantDiscount), currency),
        subtotal.minus(ruleOff).minus(couponOff),
      )
    : zero();
  const couponShares = allocate(couponOff, eligible, currency);
  const merchantShares = allocate(
    merchantOff,
    left.map((rest, index) => rest.minus(couponShares[index] ?? 0)),
    currency,
  );
  const off = ruleOff.plus(couponOff).plus(merchantOff);
  const goods = subtotal.minus(off);

  const wantsDelivery = parts.delivery !== false && cart.deliveryCode !== undefined;
  const option = wantsDelivery
    ? deliveryOptions(reader, cart).find(({ code }) => code === cart.deliveryCode)
    : undefined;
  const listPrice =
    option && needsDelivery(reader, cart) ? round(deliveryPrice(option, goods), currency) : zero();
  const price = usable?.freeDelivery ? zero() : listPrice.minus(apps.offDelivery(listPrice));
  const fees = pluginFees(reader, cart, asked, {
    subtotal,
    ...(option ? { delivery: { code: option.code, title: option.title, price } } : {}),
  });
  const feesTotal = sum(fees.map((fee) => fee.price));

  const wantsTax = parts.tax !== false;
  const offOf = (index: number) =>
    (ruleShares[index] ?? zero()).plus(couponShares[index] ?? 0).plus(merchantShares[index] ?? 0);
  const taxed = wantsTax
    ? pluginTax(reader, cart, [
        ...asked.map(({ id, name, quantity }, index) => ({
          id,
          name,
          quantity,
          total: (rows[index]?.total ?? zero()).minus(offOf(index)),
        })),
        ...(taxRules.delivery && price.gt(0)
          ? [{ id: DELIVERY, name: "Delivery", quantity: 1, total: price }]
          : []),
        ...fees
          .filter(({ taxable }) => taxable)
          .map(({ id, name, price: total }) => ({ id, name, quantity: 1, total })),
      ])
    : { source: "manual" as const };
  const taxFor = (id: string, of: Amount): Amount => {
    if (!wantsTax) return zero();
    return taxed.taxes ? round(taxed.taxes.get(id) ?? zero(), currency) : taxOf(reader, of);
  };
  const lines = rows.map(({ line, facts, total }, index): PricedLine => {
    const couponDiscount = couponShares[index] ?? zero();
    const ruleDiscount = ruleShares[index] ?? zero();
    const discount = offOf(index);
    return {
      line,
      facts,
      quantity: facts.quantity,
      unit: facts.unit,
      fullUnit: facts.fullUnit,
      total,
      discount,
      ruleDiscount,
      couponDiscount,
      tax: taxFor(line.id, total.minus(discount)),
    };
  });
  const deliveryTax = taxRules.delivery ? taxFor(DELIVERY, price) : zero();
  const pricedFees = fees.map((fee): PricedFee => {
    return { ...fee, tax: fee.taxable ? taxFor(fee.id, fee.price) : zero() };
  });

  const tax = sum([...lines.map((line) => line.tax), deliveryTax, ...pricedFees.map((f) => f.tax)]);
  const total = goods
    .plus(price)
    .plus(feesTotal)
    .plus(taxRules.included ? 0 : tax);
  const giftCard =
    parts.giftCards === false ? zero() : giftCardAmount(reader, cart, total, parts.now);
  return {
    lines,
    subtotal,
    discount: off,
    rules,
    ...(usable
      ? {
          coupon: {
            id: usable.id ?? cart.coupon?.id ?? "",
            code: usable.code,
            name: usable.name ?? usable.code,
            amount: usable.freeDelivery ? listPrice : couponOff,
            delivery: usable.freeDelivery === true,
          },
        }
      : {}),
    ...(problem ? { couponProblem: problem } : {}),
    merchantDiscount: merchantOff,
    ...(option ? { delivery: { option, price, tax: deliveryTax } } : {}),
    ...(wantsDelivery && !option ? { deliveryProblem: "gone" as const } : {}),
    deliveryPrice: price,
    fees: pricedFees,
    feesTotal,
    taxable: goods
      .plus(taxRules.delivery ? price : 0)
      .plus(sum(fees.filter((fee) => fee.taxable).map((fee) => fee.price))),
    taxSource: taxed.source,
    tax,
    total,
    giftCard,
    toPay: total.minus(giftCard),
  };
}
