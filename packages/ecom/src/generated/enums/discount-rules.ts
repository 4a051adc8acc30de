// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Known values of `ScopeType`. */
export const ScopeType = {
  CATALOG_ITEM: "CATALOG_ITEM",
  CUSTOM_FILTER: "CUSTOM_FILTER",
} as const;

/** Known values of `EligibilityType`. */
export const EligibilityType = {
  INDIVIDUAL_MEMBERS: "INDIVIDUAL_MEMBERS",
} as const;

/** Known values of `TriggerType`. */
export const TriggerType = {
  AND: "AND",
  SUBTOTAL_RANGE: "SUBTOTAL_RANGE",
  ITEM_QUANTITY_RANGE: "ITEM_QUANTITY_RANGE",
  CUSTOM: "CUSTOM",
  OR: "OR",
  CUSTOMER_ELIGIBILITY: "CUSTOMER_ELIGIBILITY",
} as const;

/** Known values of `Type`. */
export const Type = {
  SPECIFIC_ITEMS: "SPECIFIC_ITEMS",
} as const;

/** Known values of `DiscountType`. */
export const DiscountType = {
  PERCENTAGE: "PERCENTAGE",
  FIXED_AMOUNT: "FIXED_AMOUNT",
  FIXED_PRICE: "FIXED_PRICE",
  QUANTITY_BASED: "QUANTITY_BASED",
} as const;

/** Known values of `Status`. */
export const Status = {
  LIVE: "LIVE",
  EXPIRED: "EXPIRED",
  PENDING: "PENDING",
} as const;
