// Generated from api/ by `npm run generate`. Do not edit.

export {
  ActivityType,
  AdditionalFeeSourceOfOrders as AdditionalFeeSource,
  AttributionSource,
  ChannelType,
  ChargeTypeOfOrders as ChargeType,
  DiscountReason,
  DiscountType,
  DiscountType as AppliedDiscountDiscountType,
  FulfillmentStatus,
  ItemTypePreset,
  JurisdictionType,
  LineItemQuantityChangeType,
  MeasurementUnit,
  OrderActivityTypeEnumActivityType,
  OrderStatus as V1OrderStatus,
  PaymentOptionType,
  PaymentStatusEnumPaymentStatus as PaymentStatus,
  PickupMethod,
  PickupMethod as PickupDetailsPickupMethod,
  RuleType,
  SortOrder,
  SubscriptionFrequency,
  TaxableAddressType,
  VatType,
  WeightUnit,
} from "./common.js";

/** Source of a discount or fee: the order, an automatic rule or the merchant. */
export const SourceType = {
  /** The order that is being edited. */
  ORIGINAL_ORDER: "ORIGINAL_ORDER",
  /** A discount rule, or another automatic rule on the site. */
  AUTOMATIC: "AUTOMATIC",
  /** The merchant, who added it while editing the order. */
  CUSTOM: "CUSTOM",
} as const;

/** Status of a draft: open or committed. */
export const EditingStatus = {
  /** The draft can still be changed. */
  DRAFT: "DRAFT",
  /** The changes have been applied to the order. */
  COMMITTED: "COMMITTED",
} as const;

/** Reasons why an order cannot be edited through a draft. */
export const NonDraftableReason = {
  PARTIALLY_OR_FULLY_REFUNDED: "PARTIALLY_OR_FULLY_REFUNDED",
  UNSUPPORTED_CHANNEL_TYPE: "UNSUPPORTED_CHANNEL_TYPE",
  ORDER_STATUS_IS_NOT_SUPPORTED: "ORDER_STATUS_IS_NOT_SUPPORTED",
  ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT: "ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT",
  ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT: "ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT",
  ORDER_NOT_FOUND: "ORDER_NOT_FOUND",
  SUBSCRIPTION_LINE_ITEM_EXISTS: "SUBSCRIPTION_LINE_ITEM_EXISTS",
} as const;
