// Generated from api/ by `npm run generate`. Do not edit.

export {
  AdditionalFeeSourceOfOrders as AdditionalFeeSource,
  ChargeTypeOfOrders as ChargeType,
  DiscountReason,
  DiscountType,
  ItemTypePreset,
  JurisdictionType,
  MeasurementUnit,
  PaymentOptionType,
  PickupMethod,
  RuleType,
  SortOrder,
  SubscriptionFrequency,
  TaxableAddressType,
  VatType,
  WeightUnit,
} from "./common.js";

/** Reasons why a contract cannot be edited. */
export const V1Reason = {
  SUBSCRIPTION_CONTRACT_NOT_FOUND: "SUBSCRIPTION_CONTRACT_NOT_FOUND",
  UNSUPPORTED_CATALOG: "UNSUPPORTED_CATALOG",
  UNSUPPORTED_CHANNEL_TYPE: "UNSUPPORTED_CHANNEL_TYPE",
  CURRENCY_MISMATCH: "CURRENCY_MISMATCH",
  WEIGHT_UNIT_MISMATCH: "WEIGHT_UNIT_MISMATCH",
  DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER: "DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER",
  LAST_CYCLE: "LAST_CYCLE",
  GRACE_PERIOD: "GRACE_PERIOD",
  UNSUPPORTED_STATUS: "UNSUPPORTED_STATUS",
  SUBSCRIPTION_NOT_EDITABLE: "SUBSCRIPTION_NOT_EDITABLE",
  MULTIPLE_CATALOGS: "MULTIPLE_CATALOGS",
} as const;

/** Status of a draft: open or committed. */
export const DraftStatus = {
  DRAFT: "DRAFT",
  COMMITTED: "COMMITTED",
} as const;

/** Kinds of changes in a draft: unchanged, added, changed or removed. */
export const ChangeType = {
  EMPTY: "EMPTY",
  ADDED: "ADDED",
  CHANGED: "CHANGED",
  REMOVED: "REMOVED",
} as const;

/** Source of a discount or fee: the contract, an automatic rule or the merchant. */
export const SourceType = {
  ORIGINAL_CONTRACT: "ORIGINAL_CONTRACT",
  AUTOMATIC: "AUTOMATIC",
  CUSTOM: "CUSTOM",
} as const;

/** Whether item subtotals include the items' coupon discounts. */
export const SpecificItemsCouponBehavior = {
  UNDEFINED_COUPON_BEHAVIOR: "UNDEFINED_COUPON_BEHAVIOR",
  ITEM_SUBTOTAL_INCLUDES_DISCOUNT: "ITEM_SUBTOTAL_INCLUDES_DISCOUNT",
  LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT: "LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT",
} as const;
