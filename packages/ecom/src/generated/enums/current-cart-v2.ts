// Generated from api/ by `npm run generate`. Do not edit.

export { BenefitType, ChannelType, DiscountScope, DiscountSourceType, InvalidCouponReason, InvalidGiftCardReason, InvalidMembershipReason, ItemStatus, ItemTypePreset, NameInLineItem, NameInOther, PaymentOptionType, RedemptionType, RuleType, Severity, SourceOfCartV2 as Source, SubscriptionFrequency, TaxableAddressType, ValidationsConfig, VatType, ViolationCode, ViolationScope, ViolationSeverity, WeightUnit } from "./common.js";
