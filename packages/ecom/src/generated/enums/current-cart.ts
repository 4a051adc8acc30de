// Generated from api/ by `npm run generate`. Do not edit.

export {
  AdditionalFeeSource,
  ChannelType,
  ChargeType,
  DiscountType as AppliedDiscountDiscountType,
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
  SubscriptionFrequency,
  TaxableAddressType,
  VatType,
  WeightUnit,
} from "./common.js";
