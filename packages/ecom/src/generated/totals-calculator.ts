// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Calculate what a set of items would cost without creating a cart or checkout.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";
import type { ExtendedFields, WeightUnit } from "@portico/core/types";
import { membershipOptionsCodec, shippingInformationCodec, shippingOptionCodec } from "./codecs.js";
import type {
  AdditionalFee,
  AddressInput,
  AppliedDiscount,
  CalculatedLineItem,
  CalculationErrors,
  CatalogReferenceInput,
  ExternalReferenceInput,
  GiftCard,
  ItemType,
  MembershipOptions,
  MultiCurrencyPrice,
  PaymentOptionType,
  PhysicalPropertiesInput,
  PriceSummary,
  SelectedMembershipsToSend,
  SelectedShippingOptionForCalculateTotals,
  ServiceProperties,
  ShippingInformation,
  SubscriptionSettingsOfDeliverySolutions,
  TaxableAddress,
  TaxDetailsInput,
  TaxSummary,
  V1ModifierGroupInput,
} from "./common.js";

export type {
  AddressLocation,
  ApplicationError,
  ApplicationErrorInput,
  ExtendedFields,
  SubscriptionFrequency,
  WeightUnit,
} from "@portico/core/types";
export type {
  AdditionalFee as V1AdditionalFee,
  AdditionalFeeInput as V1AdditionalFeeInput,
  AdditionalFeeSource,
  Address,
  AddressInput,
  ApplicableLineItems,
  ApplicableLineItemsInput,
  AppliedDiscount,
  AppliedDiscountInput,
  AutoTaxFallbackCalculationDetails,
  AutoTaxFallbackCalculationDetailsInput,
  CalculatedLineItem,
  CalculationErrors,
  CalculationErrorsInput,
  Carrier,
  CarrierError,
  CarrierErrorInput,
  CarrierErrors,
  CarrierErrorsInput,
  CarrierInput,
  CarrierServiceOption,
  CarrierServiceOptionInput,
  CatalogReference,
  CatalogReferenceInput,
  ChargeType,
  CouponOfCheckout as Coupon,
  CouponOfCheckoutInput as CouponInput,
  DeliveryAllocation,
  DeliveryAllocationInput,
  DeliveryLogistics,
  DeliveryLogisticsInput,
  Details,
  DetailsInput,
  DiscountRule,
  DiscountRuleInput,
  DiscountRuleName,
  DiscountRuleNameInput,
  DiscountType,
  ExternalReference,
  ExternalReferenceInput,
  FallbackReason,
  FieldViolation,
  FieldViolationInput,
  GiftCard,
  GiftCardRequestInput,
  InvalidMembership,
  InvalidMembershipInput,
  ItemTaxFullDetails,
  ItemTaxFullDetailsInput,
  ItemType,
  ItemTypePreset,
  JurisdictionType,
  LineItemPricesData,
  ManualCalculationReason,
  Membership,
  MembershipName,
  MembershipNameInput,
  MembershipOptions,
  MembershipPaymentCredits,
  MembershipPaymentCreditsInput,
  MembershipRequestInput,
  MerchantDiscountOfCheckout as MerchantDiscount,
  MerchantDiscountOfCheckoutInput as MerchantDiscountInput,
  MultiCurrencyPrice,
  MultiCurrencyPriceInput,
  OtherCharge,
  OtherChargeInput,
  PaymentOptionType,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PickupDetails,
  PickupDetailsInput,
  PickupMethod,
  PriceSummary,
  PriceSummaryInput,
  RateType,
  Region,
  RuleType,
  SelectedCarrierServiceOption,
  SelectedCarrierServiceOptionInput,
  SelectedCarrierServiceOptionOtherCharge,
  SelectedCarrierServiceOptionOtherChargeInput,
  SelectedCarrierServiceOptionPrices,
  SelectedCarrierServiceOptionPricesInput,
  SelectedMembership,
  SelectedMembershipInput,
  SelectedMemberships,
  SelectedMembershipsInput,
  SelectedMembershipsToSend,
  SelectedMembershipToSend,
  SelectedShippingOption,
  SelectedShippingOptionForCalculateTotals,
  SelectedShippingOptionInput,
  ServiceProperties,
  ShippingInformation,
  ShippingOption,
  ShippingOptionInput,
  ShippingPrice,
  ShippingPriceInput,
  ShippingRegion,
  ShippingRegionInput,
  StreetAddress,
  StreetAddressInput,
  SubscriptionSettingsOfDeliverySolutions as SubscriptionSettings,
  SystemError,
  TaxableAddress,
  TaxableAddressType,
  TaxBreakdown,
  TaxBreakdownInput,
  TaxCalculationDetails,
  TaxCalculationDetailsInput,
  TaxDetails as V1TaxDetails,
  TaxDetailsInput as V1TaxDetailsInput,
  TaxRateBreakdown,
  TaxRateBreakdownInput,
  TaxSummary,
  TaxSummaryInput,
  TranslatableString,
  TranslatableStringInput,
  V1ItemModifier as ItemModifier,
  V1ItemModifierInput as ItemModifierInput,
  V1ModifierGroup as ModifierGroup,
  V1ModifierGroupInput as ModifierGroupInput,
  ValidationError,
  ValidationErrorInput,
} from "./common.js";

/** The `options` of {@link calculateTotals}. */
export type CalculateTotalsOptions = {
  /** @deprecated */
  giftCardCode?: string | null;
  /** 1 to 100 characters. */
  calculationId?: string | null;
  /** At most 300 items. */
  lineItems?: LineItem[];
  shippingAddress?: AddressInput;
  billingAddress?: AddressInput;
  selectedShippingOption?: SelectedShippingOptionForCalculateTotals;
  /** Email. */
  buyerEmail?: string | null;
  memberId?: string | null;
  selectedMemberships?: SelectedMembershipsToSend;
  buyerPhone?: string | null;
  /** Guid. */
  purchaseFlowId?: string | null;
  /** At most 20 items. */
  externalReferences?: ExternalReferenceInput[];
  /** Guid. */
  businessLocationId?: string | null;
  /**
   * Decimal in a string.
   *
   * @deprecated
   */
  giftCardRedeemAmount?: string | null;
  extendedFields?: ExtendedFields;
  /** Guid. */
  contactId?: string | null;
  /** Guid. */
  taxExemptGroupId?: string | null;
  applyItemDiscountsToPrices?: boolean | null;
  giftCards?: unknown;
  membershipSelection?: unknown;
  sitePaymentMethodTypeId?: string | null;
} & (
  | {
      couponId?: string | null;
      couponCode?: undefined;
    }
  | {
      couponId?: undefined;
      couponCode?: string | null;
    }
);

/**
 * Calculate prices, discounts, delivery, tax and fees for up to 300 items; nothing is saved.
 *
 * `POST /ecom/v1/calculate-totals` (ecom/totals-calculator)
 *
 * @param options - needs `lineItems.id`, `lineItems.price`, `lineItems.quantity`,
 *   `selectedShippingOption.code`
 * @remarks Needs ECOM.CALCULATE_TOTALS.
 * @example
 * ```ts
 * const answer = await client.use(totalsCalculator).calculateTotals();
 * ```
 */
export const calculateTotals: (
  options?: CalculateTotalsOptions,
) => Promise<CalculateTotalsResponse> = /* @__PURE__ */ operation({
  name: "ecom.totalsCalculator.calculateTotals",
  method: "POST",
  path: "/ecom/v1/calculate-totals",
  args: [
    [
      "couponId",
      "couponCode",
      "giftCardCode",
      "calculationId",
      "lineItems",
      "shippingAddress",
      "billingAddress",
      "selectedShippingOption",
      "buyerEmail",
      "memberId",
      "selectedMemberships",
      "buyerPhone",
      "purchaseFlowId",
      "externalReferences",
      "businessLocationId",
      "giftCardRedeemAmount",
      "extendedFields",
      "contactId",
      "taxExemptGroupId",
      "applyItemDiscountsToPrices",
      "giftCards",
      "membershipSelection",
      "sitePaymentMethodTypeId",
    ],
  ],
  request: {
    appliedDiscounts: { merchantDiscount: { percentage: "f" } },
    billingAddress: { geocode: { latitude: "f", longitude: "f" } },
    lineItems: {
      physicalProperties: { weight: "f" },
      serviceProperties: { endDate: "d", scheduledDate: "d" },
    },
    shippingAddress: { geocode: { latitude: "f", longitude: "f" } },
    shippingOptions: { shippingOptions: shippingOptionCodec },
  },
  response: {
    appliedDiscounts: { merchantDiscount: { percentage: "f" } },
    membershipOptions: membershipOptionsCodec,
    shippingInfo: shippingInformationCodec,
  },
  read: true,
});

/** At most one of: `couponId`, `couponCode`. */
export interface CalculateTotalsRequest {
  couponId?: string | null;
  couponCode?: string | null;
  /** @deprecated */
  giftCardCode?: string | null;
  /** 1 to 100 characters. */
  calculationId?: string | null;
  /** At most 300 items. */
  lineItems?: LineItem[];
  shippingAddress?: AddressInput;
  billingAddress?: AddressInput;
  selectedShippingOption?: SelectedShippingOptionForCalculateTotals;
  /** Email. */
  buyerEmail?: string | null;
  memberId?: string | null;
  selectedMemberships?: SelectedMembershipsToSend;
  buyerPhone?: string | null;
  /** Guid. */
  purchaseFlowId?: string | null;
  /** At most 20 items. */
  externalReferences?: ExternalReferenceInput[];
  /** Guid. */
  businessLocationId?: string | null;
  /**
   * Decimal in a string.
   *
   * @deprecated
   */
  giftCardRedeemAmount?: string | null;
  extendedFields?: ExtendedFields;
  /** Guid. */
  contactId?: string | null;
  /** Guid. */
  taxExemptGroupId?: string | null;
  applyItemDiscountsToPrices?: boolean | null;
  giftCards?: unknown;
  membershipSelection?: unknown;
  sitePaymentMethodTypeId?: string | null;
}

export interface LineItem {
  /** 1 to 100 characters. */
  id: string;
  /** At most 100000. */
  quantity: number;
  catalogReference?: CatalogReferenceInput;
  /** At most 200 characters. */
  productName?: string | null;
  /** Decimal in a string. */
  price: string;
  physicalProperties?: PhysicalPropertiesInput;
  subscriptionSettings?: SubscriptionSettingsOfDeliverySolutions;
  paymentOption?: PaymentOptionType;
  serviceProperties?: ServiceProperties;
  /** 1 to 36 characters. */
  rootCatalogItemId?: string | null;
  /** Decimal value. */
  depositAmount?: string | null;
  /** Decimal value. */
  fullPrice?: string | null;
  /** Guid. */
  deliveryProfileId?: string | null;
  itemType?: ItemType;
  taxableAddress?: TaxableAddress;
  /** At most 25 items. */
  modifierGroups?: V1ModifierGroupInput[];
}

export interface ApiV1AdditionalFee {
  /** 1 to 100 characters. */
  code?: string | null;
  /** 1 to 50 characters. */
  name?: string;
  /** Decimal in a string. */
  price?: string;
  taxDetails?: TaxDetailsInput;
}

export interface CalculateTotalsResponse {
  calculatedLineItems: CalculatedLineItem[];
  priceSummary?: PriceSummary;
  /** @deprecated */
  giftCard?: GiftCard;
  taxSummary?: TaxSummary;
  shippingInfo?: ShippingInformation;
  /** At most 320 items. */
  appliedDiscounts: AppliedDiscount[];
  calculationErrors?: CalculationErrors;
  weightUnit: WeightUnit;
  /** Currency. */
  currency: string;
  /** Currency. */
  conversionCurrency: string;
  taxIncludedInPrice: boolean;
  payNow?: PriceSummary;
  payLater?: PriceSummary;
  membershipOptions?: MembershipOptions;
  /** At most 100 items. */
  additionalFees: AdditionalFee[];
  /** Decimal in a string. */
  checkoutConversionRate?: string | null;
  payNowTotalAfterGiftCard?: MultiCurrencyPrice;
  totalAfterGiftCard?: MultiCurrencyPrice;
  payAfterFreeTrial?: PriceSummary;
}
