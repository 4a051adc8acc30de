import type { Owner } from "../../kernel/caller.js";
import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, round, sum, zero } from "../../kernel/money.js";
import type { Product } from "../catalog/model.js";
import { type Coupon, couponByCode, couponSlice } from "../coupons/slice.js";
import { firedRules } from "../discounts/apply.js";
import { hasPlugins } from "../plugins/call-plugin.js";
import { pluginDiscounts } from "../plugins/discounts.js";
import { eligibleTriggers } from "../plugins/triggers.js";
import type { Discount, Reduction } from "../pricing/discounts.js";
import { discountLines, lineTotal, type PurchaseLine } from "../pricing/totals.js";
import { lineForPlugins, linesWithFacts } from "./facts.js";
import { isAvailable, type LineFacts } from "./line-parts.js";
import type { Cart, CartLine } from "./model.js";

interface LineWithFacts extends PurchaseLine {
  readonly line: CartLine;
  readonly facts: LineFacts;
}

export interface CartItem extends LineWithFacts {
  readonly fullUnit: Amount;
  readonly ruleDiscount: Amount;
  readonly couponDiscount: Amount;
}

interface CouponProblem {
  readonly reason: string;
  readonly v1Code: string;
  readonly description: string;
}

export type DiscountedCart = ReturnType<typeof priceItems>;

/** Without a product, only coupons for the whole cart apply. */
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

export const customerKey = ({ kind, id }: Owner): string => `${kind}:${id}`;

/** The quantity of a sold-out or removed line item is 0. */
interface LineToDiscount extends LineWithFacts {
  readonly total: Amount;
}

/** Cart V1 error codes without the prefix `ERROR_`. */
const V1_CODES = {
  DISABLED: "COUPON_IS_DISABLED",
  INACTIVE: "COUPON_IS_NOT_ACTIVE_YET",
  EXPIRED: "COUPON_HAS_EXPIRED",
  MAX_USAGE_EXCEEDED: "COUPON_USAGE_EXCEEDED",
  MAX_USAGE_PER_CUSTOMER_EXCEEDED: "COUPON_LIMIT_PER_CUSTOMER_EXCEEDED",
  MIN_SUBTOTAL_NOT_REACHED: "INVALID_SUBTOTAL",
  MIN_LINE_ITEM_QUANTITY_NOT_REACHED: "NUMBER_OF_MATCHING_ITEMS_LIMIT",
  NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS: "COUPON_NOT_APPLICABLE",
};

function couponProblem(
  reader: Reader,
  coupon: Coupon,
  { owner }: Cart,
  rows: readonly LineToDiscount[],
  coveredRows: readonly LineToDiscount[],
  now: number,
): CouponProblem | undefined {
  const { startsAt, expiresAt, usageLimit, usageLimitPerCustomer: limitPerCustomer } = coupon;
  const { minimumSubtotal, minimumQuantity } = coupon;
  const uses = reader.store(couponSlice).couponUses.get(coupon.id);
  const customerUses = uses?.byCustomer.get(customerKey(owner)) ?? 0;
  const subtotal = sum(rows.map(({ total }) => total));
  const quantity = coveredRows.reduce((count, line) => count + line.quantity, 0);
  const isReached = (count = 0, limit: number | undefined) => limit !== undefined && count >= limit;
  const problem = (reason: keyof typeof V1_CODES, description: string): CouponProblem => ({
    reason,
    v1Code: `ERROR_${V1_CODES[reason]}`,
    description,
  });
  if (!coupon.active) return problem("DISABLED", "The coupon is disabled");
  if (Date.parse(startsAt ?? "") > now) return problem("INACTIVE", "The coupon is not active yet");
  if (Date.parse(expiresAt ?? "") <= now) return problem("EXPIRED", "The coupon has expired");
  if (isReached(uses?.total, usageLimit)) {
    return problem("MAX_USAGE_EXCEEDED", "The coupon has reached its usage limit");
  }
  if (isReached(customerUses, limitPerCustomer)) {
    const description = "The customer has reached the coupon's usage limit";
    return problem("MAX_USAGE_PER_CUSTOMER_EXCEEDED", description);
  }
  if (minimumSubtotal !== undefined && subtotal.lt(minimumSubtotal)) {
    return problem("MIN_SUBTOTAL_NOT_REACHED", `The subtotal is below ${minimumSubtotal}`);
  }
  if (minimumQuantity !== undefined && quantity < minimumQuantity) {
    const description = `At least ${minimumQuantity} items are needed`;
    return problem("MIN_LINE_ITEM_QUANTITY_NOT_REACHED", description);
  }
  if (coupon.freeDelivery || subtotal.eq(0) || coveredRows.length > 0) return undefined;
  const description = "The coupon does not apply to the items in the cart";
  return problem("NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS", description);
}

function couponReduction(coupon: Coupon, currency: string): Reduction {
  const { percentOff, amountOff, fixedPrice, buyXGetY } = coupon;
  if (fixedPrice !== undefined) {
    return { kind: "unitPrice", price: round(amount(fixedPrice), currency).toFixed() };
  }
  if (buyXGetY) return { kind: "freeUnits", ...buyXGetY };
  if (percentOff !== undefined) return { kind: "percentage", percentage: percentOff };
  // A free-delivery coupon does not discount any line items.
  return { kind: "amount", amount: String(amountOff ?? "0") };
}

function discountReference(line: CartLine, { product }: LineFacts) {
  const item =
    line.kind === "catalog"
      ? { appId: line.appId, catalogItemId: line.productId }
      : (line.reference ?? line.standsFor);
  if (!item) return {};
  const { appId, catalogItemId: itemId } = item;
  return { reference: { appId, itemId, categoryIds: product?.categoryIds ?? [] } };
}

function couponOf(reader: Reader, cart: Cart, rows: readonly LineToDiscount[], now: number) {
  const coupon = cart.coupon && couponByCode(reader, cart.coupon.code);
  if (!coupon) return {};
  const covers = rows.map(({ facts }) => coversProduct(coupon, facts.product));
  const coveredRows = rows.filter(({ total }, index) => covers[index] && total.gt(0));
  const problem = couponProblem(reader, coupon, cart, rows, coveredRows, now);
  return problem ? { coupon, problem } : { coupon, usableCoupon: coupon, covers };
}

/** Returns the coupon's and the merchant's discounts, which apply after all others. */
function lastDiscounts(
  cart: Cart,
  rows: readonly LineToDiscount[],
  {
    usableCoupon,
    covers = [],
  }: { readonly usableCoupon?: Coupon; readonly covers?: readonly boolean[] },
  currency: string,
): readonly [coupon: Discount, merchant: Discount] {
  const { amount: discount = "0", lineItemIds = [] } = cart.merchantDiscount ?? {};
  const couponPart = usableCoupon && {
    reduction: couponReduction(usableCoupon, currency),
    covers,
    onlyCheapestUnit: usableCoupon.limitedToOneItem === true,
  };
  const merchantPart = {
    reduction: { kind: "amount" as const, amount: discount },
    covers: lineItemIds.length > 0 ? rows.map(({ id }) => lineItemIds.includes(id)) : undefined,
  };
  return [
    { id: "coupon", parts: couponPart ? [couponPart] : [] },
    { id: "merchant", parts: [merchantPart] },
  ];
}

export function priceItems(reader: Reader, cart: Cart, now: number) {
  const { currency } = reader.site;
  const rows = linesWithFacts(reader, cart).map(({ line, facts }): LineToDiscount => {
    const charged = { unit: facts.unit, quantity: isAvailable(facts) ? facts.quantity : 0 };
    return { id: line.id, line, facts, ...charged, total: lineTotal(charged, currency) };
  });
  const pluginLines = hasPlugins(reader)
    ? rows.map(({ line, facts }) => lineForPlugins(line, facts, reader))
    : [];
  const lineRules = firedRules(
    reader,
    rows.map(({ line, facts, quantity, total }) => {
      return { ...discountReference(line, facts), quantity, total };
    }),
    { now, owner: cart.owner, eligible: eligibleTriggers(reader, cart, pluginLines) },
  );
  const { coupon, usableCoupon, problem, covers } = couponOf(reader, cart, rows, now);
  const appCouponCodes = cart.coupon && !coupon ? [cart.coupon.code] : [];
  const appDiscounts = pluginDiscounts(reader, cart, pluginLines, appCouponCodes);
  const firstDiscounts = [...lineRules, ...appDiscounts.lineItems];
  const discounts = [
    ...firstDiscounts,
    ...lastDiscounts(cart, rows, { usableCoupon, covers }, currency),
  ];
  const { lineTotals, results } = discountLines<LineWithFacts>(rows, discounts, currency);
  const [couponOff, merchantOff] = results.slice(firstDiscounts.length);
  const rules = firstDiscounts.flatMap(({ id, name }, index) => {
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
    usableCoupon,
    couponProblem: problem,
    couponOff: couponOff?.amount ?? zero(),
    merchantDiscount: merchantOff?.amount ?? zero(),
    deliveryDiscounts: appDiscounts.delivery,
  };
}
