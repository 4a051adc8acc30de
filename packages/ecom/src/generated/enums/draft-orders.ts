// Generated from api/ by `npm run generate`. Do not edit.

export {
  ActivityType,
  AdditionalFeeSourceOfOrders as AdditionalFeeSource,
  AppliedDiscountDiscountType,
  AttributionSource,
  ChannelType,
  ChargeTypeOfOrders as ChargeType,
  DiscountReason,
  DiscountType,
  FulfillmentStatus,
  ItemTypePreset,
  JurisdictionType,
  LineItemQuantityChangeType,
  MeasurementUnit,
  OrderActivityTypeEnumActivityType,
  PaymentOptionType,
  PickupMethod,
  RuleType,
  SortOrder,
  SubscriptionFrequency,
  TaxableAddressType,
  VatType,
  WeightUnit,
} from "./common.js";

/** Known values of `PickupDetailsPickupMethod`. */
export const PickupDetailsPickupMethod = {
  STORE_PICKUP: "STORE_PICKUP",
  PICKUP_POINT: "PICKUP_POINT",
} as const;

/** Known values of `SourceType`. */
export const SourceType = {
  ORIGINAL_ORDER: "ORIGINAL_ORDER",
  AUTOMATIC: "AUTOMATIC",
  CUSTOM: "CUSTOM",
} as const;

/** Known values of `EditingStatus`. */
export const EditingStatus = {
  DRAFT: "DRAFT",
  COMMITTED: "COMMITTED",
} as const;

/** Known values of `NonDraftableReason`. */
export const NonDraftableReason = {
  PARTIALLY_OR_FULLY_REFUNDED: "PARTIALLY_OR_FULLY_REFUNDED",
  UNSUPPORTED_CHANNEL_TYPE: "UNSUPPORTED_CHANNEL_TYPE",
  ORDER_STATUS_IS_NOT_SUPPORTED: "ORDER_STATUS_IS_NOT_SUPPORTED",
  ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT: "ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT",
  ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT: "ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT",
  ORDER_NOT_FOUND: "ORDER_NOT_FOUND",
  SUBSCRIPTION_LINE_ITEM_EXISTS: "SUBSCRIPTION_LINE_ITEM_EXISTS",
} as const;

/** Known values of `PaymentStatus`. */
export const PaymentStatus = {
  UNSPECIFIED: "UNSPECIFIED",
  NOT_PAID: "NOT_PAID",
  PAID: "PAID",
  PARTIALLY_REFUNDED: "PARTIALLY_REFUNDED",
  FULLY_REFUNDED: "FULLY_REFUNDED",
  PENDING: "PENDING",
  PARTIALLY_PAID: "PARTIALLY_PAID",
  PENDING_MERCHANT: "PENDING_MERCHANT",
  CANCELED: "CANCELED",
  DECLINED: "DECLINED",
} as const;

/** Known values of `V1OrderStatus`. */
export const V1OrderStatus = {
  INITIALIZED: "INITIALIZED",
  APPROVED: "APPROVED",
  CANCELED: "CANCELED",
  PENDING: "PENDING",
  REJECTED: "REJECTED",
} as const;
