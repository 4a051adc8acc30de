// Generated from api/ by `npm run generate`. Do not edit.

export {
  AdditionalFeeSource,
  ChannelType,
  ChargeType,
  DiscountType,
  FallbackReason,
  ItemAvailabilityStatus,
  ItemTypePreset,
  JurisdictionType,
  ManualCalculationReason,
  NameInLineItem,
  NameInOther,
  PaymentOptionType,
  PickupMethod,
  RateType,
  RuleType,
  Severity,
  SortOrder,
  SubscriptionFrequency,
  SuggestedFix,
  TaxableAddressType,
  VatType,
  WeightUnit,
} from "./common.js";

/** Whether a template is active. Checkouts cannot be created from an inactive template. */
export const Status = {
  ACTIVE: "ACTIVE",
  INACTIVE: "INACTIVE",
} as const;
