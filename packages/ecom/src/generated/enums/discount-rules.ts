// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Classifies filters of items: by id or by an app. */
export const ScopeType = {
  CATALOG_ITEM: "CATALOG_ITEM",
  CUSTOM_FILTER: "CUSTOM_FILTER",
} as const;

/** Classifies how customers are named: as individual members. */
export const EligibilityType = {
  INDIVIDUAL_MEMBERS: "INDIVIDUAL_MEMBERS",
} as const;

/** Classifies conditions for a discount. */
export const TriggerType = {
  AND: "AND",
  SUBTOTAL_RANGE: "SUBTOTAL_RANGE",
  ITEM_QUANTITY_RANGE: "ITEM_QUANTITY_RANGE",
  CUSTOM: "CUSTOM",
  OR: "OR",
  CUSTOMER_ELIGIBILITY: "CUSTOMER_ELIGIBILITY",
} as const;

/** Classifies what a discount is taken off: specific items. */
export const Type = {
  SPECIFIC_ITEMS: "SPECIFIC_ITEMS",
} as const;

/** Classifies discounts: a percentage, an amount off, a fixed price or a price for several. */
export const DiscountType = {
  PERCENTAGE: "PERCENTAGE",
  FIXED_AMOUNT: "FIXED_AMOUNT",
  FIXED_PRICE: "FIXED_PRICE",
  QUANTITY_BASED: "QUANTITY_BASED",
} as const;

/** Classifies rules: live, expired, or pending, because their time is still to come. */
export const Status = {
  LIVE: "LIVE",
  EXPIRED: "EXPIRED",
  PENDING: "PENDING",
} as const;
