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
  SuggestedFix,
  TaxableAddressType,
  VatType,
  WeightUnit,
} from "./common.js";

/** Error code of a cart. The platform does not document its causes. */
export const CartErrorCode = {
  UNKNOWN_ERROR_CODE: "UNKNOWN_ERROR_CODE",
} as const;
