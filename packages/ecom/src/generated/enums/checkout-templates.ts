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

/**
 * Whether a template is active or inactive. Checkouts can be created only from active
 * templates.
 */
export const Status = {
  ACTIVE: "ACTIVE",
  INACTIVE: "INACTIVE",
} as const;
