// Prices and discounts of the line items of a cart, before delivery and tax.

import type { Reader } from "../../kernel/context.js";
import { type Amount, allocate, amount, round, smaller, sum, zero } from "../../kernel/money.js";
import { type Coupon, couponByCode } from "../coupons/slice.js";
import { type AppliedRule, applyRules } from "../discounts/apply.js";
import { hasPlugins } from "../plugins/ask.js";
import { pluginDiscounts } from "../plugins/discounts.js";
import type { AskedLine } from "../plugins/lines.js";
import { eligibleTriggers } from "../plugins/triggers.js";
import { couponShares } from "./coupon-value.js";
import { type CouponProblem, couponProblem, discountsLine } from "./coupons.js";
import { askedLine, factsOf, foundOf } from "./facts.js";
import type { Cart, CartLine } from "./model.js";
import type { LineFacts, TakenStock } from "./resolve.js";

/** A line item with its price and discounts. */
export interface LineGoods {
  readonly line: CartLine;
  readonly facts: LineFacts;
  readonly total: Amount;
  /** The sum of automatic discounts, coupon and merchant discount. */
  readonly discount: Amount;
  /** The automatic discounts. */
  readonly ruleDiscount: Amount;
  /** The discount of the coupon. */
  readonly couponDiscount: Amount;
}

/** The line items of a cart with all discounts. */
export interface CartGoods {
  readonly lines: readonly LineGoods[];
  /** The line items for requests to service plugins. Empty if the site has no plugin. */
  readonly asked: readonly AskedLine[];
  readonly subtotal: Amount;
  readonly discount: Amount;
  /** The subtotal after discounts. */
  readonly goods: Amount;
  readonly rules: readonly AppliedRule[];
  /** The coupon, if it discounts anything. */
  readonly usable?: Coupon;
  readonly couponProblem?: CouponProblem;
  readonly couponOff: Amount;
  readonly merchantDiscount: Amount;
  /** Returns the discount that apps grant on a delivery price. */
  readonly offDelivery: (price: Amount) => Amount;
}

/** Converts a line item for discount rules. */
function referenceOf(line: CartLine, { product }: LineFacts) {
  const item =
    line.kind === "catalog"
      ? { appId: line.appId, catalogItemId: line.productId }
      : (line.reference ?? line.standsFor);
  if (!item) return {};
  const { appId, catalogItemId: itemId } = item;
  return { reference: { appId, itemId, categoryIds: product?.categoryIds ?? [] } };
}

interface Row {
  readonly facts: LineFacts;
  readonly total: Amount;
}

/** Returns the discount of a coupon and the line items that it covers. */
function couponOn(
  reader: Reader,
  cart: Cart,
  coupon: Coupon | undefined,
  of: {
    readonly now: number;
    readonly subtotal: Amount;
    readonly rows: readonly Row[];
    /** The amount due for each row after automatic discounts. */
    readonly left: readonly Amount[];
  },
) {
  const { rows, left, subtotal, now } = of;
  const covered = rows.map(
    ({ facts }) => coupon !== undefined && discountsLine(coupon, facts.product),
  );
  const ofCovered = (amounts: readonly Amount[]) =>
    amounts.map((one, index) => (covered[index] ? one : zero()));
  const before = ofCovered(rows.map(({ total }) => total));
  const quantity = rows.reduce(
    (count, row, index) => count + (before[index]?.gt(0) ? row.facts.quantity : 0),
    0,
  );
  const at = { now, owner: cart.owner, subtotal, base: sum(before), quantity };
  const problem = coupon ? couponProblem(reader, coupon, at) : undefined;
  const usable = coupon && !problem ? coupon : undefined;
  // The coupon applies to the amount due after automatic discounts.
  const open = ofCovered(left).map((rest, index) => ({
    left: rest,
    quantity: rows[index]?.facts.quantity ?? 0,
  }));
  const shares = usable ? couponShares(usable, open, reader.site.currency) : rows.map(() => zero());
  return { usable, problem, shares };
}

/** Prices the line items of a cart. */
export function priceGoods(reader: Reader, cart: Cart, now: number): CartGoods {
  const { currency } = reader.site;
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
    { now, owner: cart.owner, eligible: eligibleTriggers(reader, cart, asked) },
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

  const given = couponOn(reader, cart, coupon, { now, subtotal, rows, left });
  const couponOff = sum(given.shares);
  const { amount: merchantAmount = "0", lineItemIds: named } = cart.merchantDiscount ?? {};
  const discountable = left.map((rest, index) =>
    !named?.length || named.includes(rows[index]?.line.id ?? "")
      ? rest.minus(given.shares[index] ?? 0)
      : zero(),
  );
  const merchantOff = smaller(round(amount(merchantAmount), currency), sum(discountable));
  const merchantShares = allocate(merchantOff, discountable, currency);
  const off = ruleOff.plus(couponOff).plus(merchantOff);
  const lines = rows.map(({ line, facts, total }, index): LineGoods => {
    const ruleDiscount = ruleShares[index] ?? zero();
    const couponDiscount = given.shares[index] ?? zero();
    const discount = ruleDiscount.plus(couponDiscount).plus(merchantShares[index] ?? 0);
    return { line, facts, total, discount, ruleDiscount, couponDiscount };
  });
  return {
    lines,
    asked,
    subtotal,
    discount: off,
    goods: subtotal.minus(off),
    rules,
    ...(given.usable ? { usable: given.usable } : {}),
    ...(given.problem ? { couponProblem: given.problem } : {}),
    couponOff,
    merchantDiscount: merchantOff,
    offDelivery: apps.offDelivery,
  };
}
