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
import type { DeliveryOption } from "../../kernel/site.js";
import { catalogSlice } from "../catalog/slice.js";
import { type AppliedRule, applyRules } from "../discounts/apply.js";
import { type CouponProblem, couponByCode, couponProblem, discountsLine } from "./coupons.js";
import type { Cart, CartLine } from "./model.js";
import { type LineFacts, lineFacts, type TakenStock } from "./resolve.js";

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
    readonly option: DeliveryOption;
    readonly price: Amount;
    readonly tax: Amount;
  };
  readonly deliveryProblem?: "gone";
  readonly deliveryPrice: Amount;
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

/** Whether anything has to be sent to the buyer. */
export function needsDelivery(reader: Reader, cart: Cart): boolean {
  return cart.lines.some((line) =>
    line.kind === "custom"
      ? line.itemType === "PHYSICAL"
      : reader.store(catalogSlice).products.get(line.productId)?.productType !== "DIGITAL",
  );
}

/** Delivery options for a country. */
export function deliveryOptions(reader: Reader, country: string | undefined): DeliveryOption[] {
  return reader.site.delivery.filter(
    (option) => !option.countries || (country !== undefined && option.countries.includes(country)),
  );
}

/** The price of a delivery option for a sum of goods. */
export function deliveryPrice(option: DeliveryOption, goods: Amount): Amount {
  return option.freeFrom !== undefined && goods.gte(option.freeFrom)
    ? zero()
    : amount(option.price);
}

function factsOf(reader: Reader, line: CartLine, taken: TakenStock): LineFacts {
  if (line.kind === "catalog") return lineFacts(reader, line, taken);
  const unit = amount(line.price);
  const product = line.productId && reader.store(catalogSlice).products.get(line.productId);
  return {
    choices: [],
    modifiers: [],
    quantity: line.requested,
    status: "IN_STOCK",
    unit,
    fullUnit: amount(line.fullPrice ?? line.price),
    ...(product && { product }),
  };
}

/** A line as discount rules see it. */
function referenceOf(line: CartLine, { product }: LineFacts) {
  if (line.kind !== "catalog") return {};
  const { appId, productId: itemId } = line;
  return { reference: { appId, itemId, categoryIds: product?.categoryIds ?? [] } };
}

/** Tax of a price: on top of it, or the part of it that is tax already. */
function taxOf(reader: Reader, price: Amount): Amount {
  const { tax, currency } = reader.site;
  const rate = amount(tax.rate);
  const exact = tax.included ? price.times(rate).div(rate.plus(1)) : price.times(rate);
  return round(exact, currency);
}

function giftCardAmount(reader: Reader, cart: Cart, total: Amount, now: number): Amount {
  const card = reader.site.giftCards.find(({ code }) => code === cart.giftCard?.code);
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
  const rows = cart.lines.map((line) => {
    const facts = factsOf(reader, line, taken);
    const sold = facts.status !== "OUT_OF_STOCK" && facts.status !== "REMOVED_FROM_CATALOG";
    const total = sold ? round(facts.unit.times(facts.quantity), currency) : zero();
    return { line, facts, sold, total };
  });
  const subtotal = sum(rows.map(({ total }) => total));

  const rules = applyRules(
    reader,
    rows.map(({ line, facts, sold, total }) => ({
      ...referenceOf(line, facts),
      quantity: sold ? facts.quantity : 0,
      total,
    })),
    { now: parts.now, owner: cart.owner },
  );
  const ruleShares = rows.map((_, index) =>
    sum(rules.map(({ shares }) => shares[index] ?? zero())),
  );
  const ruleOff = sum(ruleShares);
  const left = rows.map(({ total }, index) => total.minus(ruleShares[index] ?? 0));

  const coupon = cart.coupon && couponByCode(reader, cart.coupon.code);
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

  const wantsTax = parts.tax !== false;
  const lines = rows.map(({ line, facts, total }, index): PricedLine => {
    const couponDiscount = couponShares[index] ?? zero();
    const ruleDiscount = ruleShares[index] ?? zero();
    const discount = ruleDiscount.plus(couponDiscount).plus(merchantShares[index] ?? 0);
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
      tax: wantsTax ? taxOf(reader, total.minus(discount)) : zero(),
    };
  });

  const wantsDelivery = parts.delivery !== false && cart.deliveryCode !== undefined;
  const option = wantsDelivery
    ? deliveryOptions(reader, cart.deliveryAddress?.country).find(
        ({ code }) => code === cart.deliveryCode,
      )
    : undefined;
  const listPrice =
    option && needsDelivery(reader, cart) ? round(deliveryPrice(option, goods), currency) : zero();
  const price = usable?.freeDelivery ? zero() : listPrice;
  const deliveryTax = wantsTax && taxRules.delivery ? taxOf(reader, price) : zero();

  const tax = sum([...lines.map((line) => line.tax), deliveryTax]);
  const total = goods.plus(price).plus(taxRules.included ? 0 : tax);
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
    taxable: goods.plus(taxRules.delivery ? price : 0),
    tax,
    total,
    giftCard,
    toPay: total.minus(giftCard),
  };
}
