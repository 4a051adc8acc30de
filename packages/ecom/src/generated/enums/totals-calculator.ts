// Generated from api/ by `npm run generate`. Do not edit.

export {
  AdditionalFeeSource,
  ChargeType,
  DiscountType,
  FallbackReason,
  ItemTypePreset,
  JurisdictionType,
  ManualCalculationReason,
  PaymentOptionType,
  PickupMethod,
  RateType,
  RuleType,
  SubscriptionFrequency,
  TaxableAddressType,
  WeightUnit,
} from "./common.js";
