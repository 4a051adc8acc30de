// Prices and discounts of the line items of a cart, before delivery and tax.

import type { Reader } from "../../kernel/context.js";
import { type Amount, sum, zero } from "../../kernel/money.js";
import { type Coupon, couponByCode } from "../coupons/slice.js";
import { firedRules } from "../discounts/apply.js";
import { hasPlugins } from "../plugins/call-plugin.js";
import { pluginDiscounts } from "../plugins/discounts.js";
import type { AskedLine } from "../plugins/lines.js";
import { eligibleTriggers } from "../plugins/triggers.js";
import type { Discount, PriceReduction } from "../pricing/discounts.js";
import { discountGoods, type Goods, lineTotal, type PurchaseLine } from "../pricing/totals.js";
import { type CouponProblem, couponPart, couponProblem, discountsLine } from "./coupons.js";
import { askedLine, factsOf, foundOf } from "./facts.js";
import type { Cart, CartLine } from "./model.js";
import type { LineFacts, TakenStock } from "./resolve.js";

/** A line item with its current data. */
interface LineWithFacts extends PurchaseLine {
  readonly line: CartLine;
  readonly facts: LineFacts;
}

/** A line item with its discounts. */
export interface CartItem extends LineWithFacts {
  /** The unit price before a sale. */
  readonly fullUnit: Amount;
  /** The automatic discounts. */
  readonly ruleDiscount: Amount;
  /** The discount of the coupon. */
  readonly couponDiscount: Amount;
}

/** A discount of the site or of an app that applies to the cart. */
export interface AppliedRule {
  readonly id: string;
  readonly name: string;
  readonly amount: Amount;
  /** The discount of each line item, in the order of the line items. */
  readonly shares: readonly Amount[];
}

/** The line items of a cart with all discounts. */
export interface DiscountedCart {
  readonly goods: Goods<CartItem>;
  /** The line items for requests to service plugins. Empty if the site has no plugin. */
  readonly asked: readonly AskedLine[];
  readonly rules: readonly AppliedRule[];
  /** The coupon, if it discounts anything. */
  readonly usable?: Coupon;
  readonly couponProblem?: CouponProblem;
  readonly couponOff: Amount;
  readonly merchantDiscount: Amount;
  /** The discounts of apps on the delivery. */
  readonly deliveryDiscounts: readonly PriceReduction[];
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

/** A line item to discount. The quantity of a sold-out line item is 0. */
interface Row extends LineWithFacts {
  readonly total: Amount;
}

/** Returns the cart's coupon with the line items that it covers, and why it cannot be used. */
function couponOf(reader: Reader, cart: Cart, rows: readonly Row[], now: number) {
  const coupon = cart.coupon && couponByCode(reader, cart.coupon.code);
  if (!coupon) return {};
  const covers = rows.map(({ facts }) => discountsLine(coupon, facts.product));
  const covered = rows.filter(({ total }, index) => covers[index] && total.gt(0));
  const problem = couponProblem(reader, coupon, {
    now,
    owner: cart.owner,
    subtotal: sum(rows.map(({ total }) => total)),
    base: sum(covered.map(({ total }) => total)),
    quantity: covered.reduce((count, { quantity }) => count + quantity, 0),
  });
  return problem ? { coupon, problem } : { coupon, usable: coupon, covers };
}

/** Returns the discounts of the coupon and of the merchant, which apply after all other discounts. */
function lastDiscounts(
  cart: Cart,
  rows: readonly Row[],
  { usable, covers = [] }: { readonly usable?: Coupon; readonly covers?: readonly boolean[] },
  currency: string,
): { readonly coupon: Discount; readonly merchant: Discount } {
  const { amount = "0", lineItemIds: named } = cart.merchantDiscount ?? {};
  const part = {
    reduction: { kind: "amount" as const, amount },
    ...(named?.length ? { covers: rows.map(({ id }) => named.includes(id)) } : {}),
  };
  return {
    coupon: { id: "coupon", parts: usable ? [couponPart(usable, covers, currency)] : [] },
    merchant: { id: "merchant", parts: [part] },
  };
}

/** Prices the line items of a cart. */
export function priceItems(reader: Reader, cart: Cart, now: number): DiscountedCart {
  const { currency } = reader.site;
  const taken: TakenStock = new Map();
  const found = foundOf(reader, cart);
  const rows = cart.lines.map((line): Row => {
    const facts = factsOf(reader, line, taken, found);
    const isSold = facts.status !== "OUT_OF_STOCK" && facts.status !== "REMOVED_FROM_CATALOG";
    const sold = { unit: facts.unit, quantity: isSold ? facts.quantity : 0 };
    return { id: line.id, line, facts, ...sold, total: lineTotal(sold, currency) };
  });
  const asked = hasPlugins(reader)
    ? rows.map(({ line, facts }) => askedLine(line, facts, reader))
    : [];
  const own = firedRules(
    reader,
    rows.map(({ line, facts, quantity, total }) => {
      return { ...referenceOf(line, facts), quantity, total };
    }),
    { now, owner: cart.owner, eligible: eligibleTriggers(reader, cart, asked) },
  );
  const { coupon, ...given } = couponOf(reader, cart, rows, now);
  const codes = cart.coupon && !coupon ? [cart.coupon.code] : [];
  const apps = pluginDiscounts(reader, cart, asked, codes);
  const automatic = [...own, ...apps.goods];
  const last = lastDiscounts(cart, rows, given, currency);
  const discounts = [...automatic, last.coupon, last.merchant];
  const { goods, results } = discountGoods<LineWithFacts>(rows, discounts, currency);
  const [couponOff, merchantOff] = results.slice(automatic.length);
  const rules = automatic.flatMap(({ id, name }, index) => {
    const result = results[index];
    return result?.amount.gt(0) ? [{ id, name, amount: result.amount, shares: result.shares }] : [];
  });
  const lines = goods.lines.map((line, index) => ({
    ...line,
    quantity: line.facts.quantity,
    fullUnit: line.facts.fullUnit,
    ruleDiscount: sum(rules.map(({ shares }) => shares[index] ?? zero())),
    couponDiscount: couponOff?.shares[index] ?? zero(),
  }));
  return {
    goods: { ...goods, lines },
    asked,
    rules,
    ...(given.usable ? { usable: given.usable } : {}),
    ...(given.problem ? { couponProblem: given.problem } : {}),
    couponOff: couponOff?.amount ?? zero(),
    merchantDiscount: merchantOff?.amount ?? zero(),
    deliveryDiscounts: apps.delivery,
  };
}
