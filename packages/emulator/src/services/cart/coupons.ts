import type { Owner } from "../../kernel/caller.js";
import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, round } from "../../kernel/money.js";
import type { Product } from "../catalog/model.js";
import { type Coupon, couponSlice } from "../coupons/slice.js";
import type { DiscountPart, Reduction } from "../pricing/discounts.js";

/** The reason why an existing coupon cannot be used. */
export interface CouponProblem {
  readonly reason:
    | "EXPIRED"
    | "DISABLED"
    | "INACTIVE"
    | "MAX_USAGE_EXCEEDED"
    | "MAX_USAGE_PER_CUSTOMER_EXCEEDED"
    | "NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS"
    | "MIN_LINE_ITEM_QUANTITY_NOT_REACHED"
    | "MIN_SUBTOTAL_NOT_REACHED";
  /** The error code in Cart V1. */
  readonly v1Code: string;
  readonly description: string;
}

/**
 * Returns whether a coupon covers a product. Custom line items have no product, so only coupons for
 * the whole cart cover them.
 */
export function discountsLine(coupon: Coupon, product: Product | undefined): boolean {
  const { scope, categoryIds, productIds } = coupon;
  if (scope) return inScope(scope, product);
  if (!categoryIds && !productIds) return true;
  if (!product) return false;
  return (
    (productIds?.includes(product.id) ?? false) ||
    (categoryIds?.some((id) => product.categoryIds.includes(id)) ?? false)
  );
}

function inScope({ namespace, group }: NonNullable<Coupon["scope"]>, product?: Product): boolean {
  if (namespace !== "stores" || !product) return false;
  if (!group?.entityId) return true;
  return group.name === "collection"
    ? product.categoryIds.includes(group.entityId)
    : product.id === group.entityId;
}

/** Returns the key that identifies a customer for usage limits. */
export function customerKey(owner: Owner): string {
  return `${owner.kind}:${owner.id}`;
}

/** Returns why a coupon cannot be used with these line items now, or undefined if it can. */
export function couponProblem(
  reader: Reader,
  coupon: Coupon,
  at: {
    readonly now: number;
    readonly owner: Owner;
    readonly subtotal: Amount;
    readonly base: Amount;
    readonly quantity: number;
  },
): CouponProblem | undefined {
  const uses = reader.store(couponSlice).couponUses.get(coupon.id);
  const mine = uses?.byCustomer.get(customerKey(at.owner)) ?? 0;
  if (!coupon.active) {
    return {
      reason: "DISABLED",
      v1Code: "ERROR_COUPON_IS_DISABLED",
      description: "The coupon is disabled",
    };
  }
  if (coupon.startsAt && Date.parse(coupon.startsAt) > at.now) {
    return {
      reason: "INACTIVE",
      v1Code: "ERROR_COUPON_IS_NOT_ACTIVE_YET",
      description: "The coupon is not active yet",
    };
  }
  if (coupon.expiresAt && Date.parse(coupon.expiresAt) <= at.now) {
    return {
      reason: "EXPIRED",
      v1Code: "ERROR_COUPON_HAS_EXPIRED",
      description: "The coupon has expired",
    };
  }
  if (coupon.usageLimit !== undefined && (uses?.total ?? 0) >= coupon.usageLimit) {
    return {
      reason: "MAX_USAGE_EXCEEDED",
      v1Code: "ERROR_COUPON_USAGE_EXCEEDED",
      description: "The coupon has reached its usage limit",
    };
  }
  if (coupon.usageLimitPerCustomer !== undefined && mine >= coupon.usageLimitPerCustomer) {
    return {
      reason: "MAX_USAGE_PER_CUSTOMER_EXCEEDED",
      v1Code: "ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED",
      description: "The customer has reached the coupon's usage limit",
    };
  }
  if (coupon.minimumSubtotal !== undefined && at.subtotal.lt(amount(coupon.minimumSubtotal))) {
    return {
      reason: "MIN_SUBTOTAL_NOT_REACHED",
      v1Code: "ERROR_INVALID_SUBTOTAL",
      description: `The subtotal is below ${coupon.minimumSubtotal}`,
    };
  }
  if (coupon.minimumQuantity !== undefined && at.quantity < coupon.minimumQuantity) {
    return {
      reason: "MIN_LINE_ITEM_QUANTITY_NOT_REACHED",
      v1Code: "ERROR_NUMBER_OF_MATCHING_ITEMS_LIMIT",
      description: `At least ${coupon.minimumQuantity} items are needed`,
    };
  }
  if (!coupon.freeDelivery && at.subtotal.gt(0) && at.base.eq(0)) {
    return {
      reason: "NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS",
      v1Code: "ERROR_COUPON_NOT_APPLICABLE",
      description: "The coupon does not apply to the items in the cart",
    };
  }
  return undefined;
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

/** Returns the discount of a valid coupon on the line items that it covers. */
export const couponPart = (
  coupon: Coupon,
  covers: readonly boolean[],
  currency: string,
): DiscountPart => ({
  reduction: reductionOf(coupon, currency),
  covers,
  onlyCheapestUnit: coupon.limitedToOneItem === true,
});
