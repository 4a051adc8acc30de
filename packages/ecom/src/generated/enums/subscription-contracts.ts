// Generated from api/ by `npm run generate`. Do not edit.

export {
  AdditionalFeeSourceOfOrders as AdditionalFeeSource,
  ChannelType,
  ChargeTypeOfOrders as ChargeType,
  DiscountReason,
  DiscountType,
  ItemTypePreset,
  JurisdictionType,
  LineItemQuantityChangeType,
  MeasurementUnit,
  PaymentOptionType,
  PickupMethod,
  SortOrder,
  SubscriptionFrequency,
  SubscriptionFrequency as V2SubscriptionFrequency,
  TaxableAddressType,
  VatType,
  WeightUnit,
} from "./common.js";

/** Kinds of contract activities. The only one is that changes were applied. */
export const ActivityType = {
  UNKNOWN_ACTIVITY_TYPE: "UNKNOWN_ACTIVITY_TYPE",
  CHANGES_APPLIED: "CHANGES_APPLIED",
} as const;
