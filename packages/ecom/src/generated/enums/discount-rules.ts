// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** How items are selected: by id, or with an app's filter. */
export const ScopeType = {
  CATALOG_ITEM: "CATALOG_ITEM",
  CUSTOM_FILTER: "CUSTOM_FILTER",
} as const;

/** How customers are selected: as individual members. */
export const EligibilityType = {
  INDIVIDUAL_MEMBERS: "INDIVIDUAL_MEMBERS",
} as const;

/** What a discount condition checks. */
export const TriggerType = {
  AND: "AND",
  SUBTOTAL_RANGE: "SUBTOTAL_RANGE",
  ITEM_QUANTITY_RANGE: "ITEM_QUANTITY_RANGE",
  CUSTOM: "CUSTOM",
  OR: "OR",
  CUSTOMER_ELIGIBILITY: "CUSTOMER_ELIGIBILITY",
} as const;

/** What a discount applies to: specific items. */
export const Type = {
  SPECIFIC_ITEMS: "SPECIFIC_ITEMS",
} as const;

/**
 * Kinds of discounts: a percentage off, an amount off, a fixed price, or a price for several
 * items together.
 */
export const DiscountType = {
  PERCENTAGE: "PERCENTAGE",
  FIXED_AMOUNT: "FIXED_AMOUNT",
  FIXED_PRICE: "FIXED_PRICE",
  QUANTITY_BASED: "QUANTITY_BASED",
} as const;

/** Status of a rule: live, expired, or pending until its active time starts. */
export const Status = {
  LIVE: "LIVE",
  EXPIRED: "EXPIRED",
  PENDING: "PENDING",
} as const;
