// Prices and discounts of a cart's line items, before delivery and tax.

import type { Owner } from "../../kernel/caller.js";
import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, round, sum, zero } from "../../kernel/money.js";
import type { Product } from "../catalog/model.js";
import { type Coupon, couponByCode, couponSlice } from "../coupons/slice.js";
import { firedRules } from "../discounts/apply.js";
import { hasPlugins } from "../plugins/call-plugin.js";
import { pluginDiscounts } from "../plugins/discounts.js";
import type { PluginLine } from "../plugins/lines.js";
import { eligibleTriggers } from "../plugins/triggers.js";
import type { Discount, PriceReduction, Reduction } from "../pricing/discounts.js";
import { discountLines, type LineTotals, lineTotal, type PurchaseLine } from "../pricing/totals.js";
import { factsOf, itemLookup, lineForPlugins, type TakenStock } from "./facts.js";
import type { LineFacts } from "./line-parts.js";
import type { Cart, CartLine } from "./model.js";

interface LineWithFacts extends PurchaseLine {
  readonly line: CartLine;
  readonly facts: LineFacts;
}

export interface CartItem extends LineWithFacts {
  /** The unit price before a sale. */
  readonly fullUnit: Amount;
  /** The automatic discounts. */
  readonly ruleDiscount: Amount;
  readonly couponDiscount: Amount;
}

/** A discount from the site or an app that applies to the cart. */
export interface AppliedRule {
  readonly id: string;
  readonly name: string;
  readonly amount: Amount;
  /** The discount on each line item, in the order of the line items. */
  readonly shares: readonly Amount[];
}

/** The reason why an existing coupon cannot be used. */
export interface CouponProblem {
  readonly reason: string;
  /** The error code in Cart V1. */
  readonly v1Code: string;
  readonly description: string;
}

export interface DiscountedCart {
  readonly lineTotals: LineTotals<CartItem>;
  /** The line items for requests to service plugins. Empty if the site has no plugin. */
  readonly pluginLines: readonly PluginLine[];
  readonly rules: readonly AppliedRule[];
  /** The coupon, if it discounts anything. */
  readonly usable?: Coupon;
  readonly couponProblem?: CouponProblem;
  readonly couponOff: Amount;
  readonly merchantDiscount: Amount;
  /** Discounts from apps on the delivery. */
  readonly deliveryDiscounts: readonly PriceReduction[];
}

/**
 * Returns whether a coupon covers a product. Custom line items have no product, so only coupons for
 * the whole cart cover them.
 */
function coversProduct(coupon: Coupon, product: Product | undefined): boolean {
  const { scope, categoryIds, productIds } = coupon;
  if (scope) {
    const { namespace, group } = scope;
    if (namespace !== "stores" || !product) return false;
    if (!group?.entityId) return true;
    return group.name === "collection"
      ? product.categoryIds.includes(group.entityId)
      : product.id === group.entityId;
  }
  if (!categoryIds && !productIds) return true;
  if (!product) return false;
  return (
    (productIds?.includes(product.id) ?? false) ||
    (categoryIds?.some((id) => product.categoryIds.includes(id)) ?? false)
  );
}

/** Returns the key that identifies a customer for usage limits. */
export const customerKey = ({ kind, id }: Owner): string => `${kind}:${id}`;

/** A line item to discount. The quantity of a sold-out line item is 0. */
interface Row extends LineWithFacts {
  readonly total: Amount;
}

/** Returns why a coupon cannot be used with these line items now, or undefined if it can. */
function couponProblem(
  reader: Reader,
  coupon: Coupon,
  { owner }: Cart,
  rows: readonly Row[],
  covered: readonly Row[],
  now: number,
): CouponProblem | undefined {
  const { startsAt, expiresAt, usageLimit, usageLimitPerCustomer: limitEach } = coupon;
  const { minimumSubtotal, minimumQuantity } = coupon;
  const uses = reader.store(couponSlice).couponUses.get(coupon.id);
  const own = uses?.byCustomer.get(customerKey(owner)) ?? 0;
  const subtotal = sum(rows.map(({ total }) => total));
  const quantity = covered.reduce((count, line) => count + line.quantity, 0);
  const checks: readonly [isProblem: boolean, reason: string, v1: string, description: string][] = [
    [!coupon.active, "DISABLED", "COUPON_IS_DISABLED", "The coupon is disabled"],
    [
      Date.parse(startsAt ?? "") > now,
      "INACTIVE",
      "COUPON_IS_NOT_ACTIVE_YET",
      "The coupon is not active yet",
    ],
    [Date.parse(expiresAt ?? "") <= now, "EXPIRED", "COUPON_HAS_EXPIRED", "The coupon has expired"],
    [
      usageLimit !== undefined && (uses?.total ?? 0) >= usageLimit,
      "MAX_USAGE_EXCEEDED",
      "COUPON_USAGE_EXCEEDED",
      "The coupon has reached its usage limit",
    ],
    [
      limitEach !== undefined && own >= limitEach,
      "MAX_USAGE_PER_CUSTOMER_EXCEEDED",
      "COUPON_LIMIT_PER_CUSTOMER_EXCEEDED",
      "The customer has reached the coupon's usage limit",
    ],
    [
      minimumSubtotal !== undefined && subtotal.lt(amount(minimumSubtotal)),
      "MIN_SUBTOTAL_NOT_REACHED",
      "INVALID_SUBTOTAL",
      `The subtotal is below ${minimumSubtotal}`,
    ],
    [
      minimumQuantity !== undefined && quantity < minimumQuantity,
      "MIN_LINE_ITEM_QUANTITY_NOT_REACHED",
      "NUMBER_OF_MATCHING_ITEMS_LIMIT",
      `At least ${minimumQuantity} items are needed`,
    ],
    [
      !coupon.freeDelivery && subtotal.gt(0) && covered.length === 0,
      "NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS",
      "COUPON_NOT_APPLICABLE",
      "The coupon does not apply to the items in the cart",
    ],
  ];
  const problem = checks.find(([isProblem]) => isProblem);
  if (!problem) return undefined;
  const [, reason, v1, description] = problem;
  return { reason, v1Code: `ERROR_${v1}`, description };
}

function reductionOf(coupon: Coupon, currency: string): Reduction {
  const { percentOff, amountOff, fixedPrice, buyXGetY } = coupon;
  if (fixedPrice !== undefined) {
    return { kind: "unitPrice", price: round(amount(fixedPrice), currency).toFixed() };
  }
  if (buyXGetY) return { kind: "freeUnits", ...buyXGetY };
  if (percentOff !== undefined) return { kind: "percentage", percentage: percentOff };
  // A coupon for free delivery discounts no line item.
  return { kind: "amount", amount: String(amountOff ?? "0") };
}

function referenceOf(line: CartLine, { product }: LineFacts) {
  const item =
    line.kind === "catalog"
      ? { appId: line.appId, catalogItemId: line.productId }
      : (line.reference ?? line.standsFor);
  if (!item) return {};
  const { appId, catalogItemId: itemId } = item;
  return { reference: { appId, itemId, categoryIds: product?.categoryIds ?? [] } };
}

/** Returns the cart's coupon with the line items that it covers, and why it cannot be used. */
function couponOf(reader: Reader, cart: Cart, rows: readonly Row[], now: number) {
  const coupon = cart.coupon && couponByCode(reader, cart.coupon.code);
  if (!coupon) return {};
  const covers = rows.map(({ facts }) => coversProduct(coupon, facts.product));
  const covered = rows.filter(({ total }, index) => covers[index] && total.gt(0));
  const problem = couponProblem(reader, coupon, cart, rows, covered, now);
  return problem ? { coupon, problem } : { coupon, usable: coupon, covers };
}

/** Returns the coupon's and the merchant's discounts, which apply after all other discounts. */
function lastDiscounts(
  cart: Cart,
  rows: readonly Row[],
  { usable, covers = [] }: { readonly usable?: Coupon; readonly covers?: readonly boolean[] },
  currency: string,
): readonly [coupon: Discount, merchant: Discount] {
  const { amount: off = "0", lineItemIds = [] } = cart.merchantDiscount ?? {};
  const couponPart = usable && {
    reduction: reductionOf(usable, currency),
    covers,
    onlyCheapestUnit: usable.limitedToOneItem === true,
  };
  const merchantPart = {
    reduction: { kind: "amount" as const, amount: off },
    ...(lineItemIds.length > 0 ? { covers: rows.map(({ id }) => lineItemIds.includes(id)) } : {}),
  };
  return [
    { id: "coupon", parts: couponPart ? [couponPart] : [] },
    { id: "merchant", parts: [merchantPart] },
  ];
}

export function priceItems(reader: Reader, cart: Cart, now: number): DiscountedCart {
  const { currency } = reader.site;
  const taken: TakenStock = new Map();
  const lookUp = itemLookup(reader, cart);
  const rows = cart.lines.map((line): Row => {
    const facts = factsOf(reader, line, taken, lookUp);
    const isSold = facts.status !== "OUT_OF_STOCK" && facts.status !== "REMOVED_FROM_CATALOG";
    const sold = { unit: facts.unit, quantity: isSold ? facts.quantity : 0 };
    return { id: line.id, line, facts, ...sold, total: lineTotal(sold, currency) };
  });
  const pluginLines = hasPlugins(reader)
    ? rows.map(({ line, facts }) => lineForPlugins(line, facts, reader))
    : [];
  const own = firedRules(
    reader,
    rows.map(({ line, facts, quantity, total }) => {
      return { ...referenceOf(line, facts), quantity, total };
    }),
    { now, owner: cart.owner, eligible: eligibleTriggers(reader, cart, pluginLines) },
  );
  const { coupon, usable, problem, covers } = couponOf(reader, cart, rows, now);
  const codes = cart.coupon && !coupon ? [cart.coupon.code] : [];
  const apps = pluginDiscounts(reader, cart, pluginLines, codes);
  const automatic = [...own, ...apps.lineItems];
  const discounts = [...automatic, ...lastDiscounts(cart, rows, { usable, covers }, currency)];
  const { lineTotals, results } = discountLines<LineWithFacts>(rows, discounts, currency);
  const [couponOff, merchantOff] = results.slice(automatic.length);
  const rules = automatic.flatMap(({ id, name }, index) => {
    const result = results[index];
    return result?.amount.gt(0) ? [{ id, name, amount: result.amount, shares: result.shares }] : [];
  });
  const lines = lineTotals.lines.map((line, index) => ({
    ...line,
    quantity: line.facts.quantity,
    fullUnit: line.facts.fullUnit,
    ruleDiscount: sum(rules.map(({ shares }) => shares[index] ?? zero())),
    couponDiscount: couponOff?.shares[index] ?? zero(),
  }));
  return {
    lineTotals: { ...lineTotals, lines },
    pluginLines,
    rules,
    usable,
    couponProblem: problem,
    couponOff: couponOff?.amount ?? zero(),
    merchantDiscount: merchantOff?.amount ?? zero(),
    deliveryDiscounts: apps.delivery,
  };
}
