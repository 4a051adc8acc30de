// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Calculate what a set of items would cost without creating a cart or checkout.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { call, type Operation } from "@portico/core/runtime";
import type { ExtendedFields, WeightUnit } from "@portico/core/types";
import { membershipOptionsCodec, shippingInformationCodec, shippingOptionCodec } from "./codecs.js";
import type {
  AdditionalFeeSource,
  AddressInput,
  AppliedDiscount,
  CalculatedLineItem,
  CalculationErrors,
  CatalogReferenceInput,
  ExternalReferenceInput,
  GiftCard,
  InvalidMembership,
  ItemTaxFullDetails,
  ItemType,
  Membership,
  MultiCurrencyPrice,
  PaymentOptionType,
  PhysicalPropertiesInput,
  PriceSummary,
  SelectedMembership,
  SelectedMembershipsInput,
  SelectedShippingOptionInput,
  ServiceProperties,
  ShippingInformation,
  SubscriptionSettingsOfDeliverySolutions,
  TaxableAddress,
  TaxSummary,
  TranslatableStringInput,
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
  SelectedShippingOption,
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
  TaxRateBreakdown,
  TaxRateBreakdownInput,
  TaxSummary,
  TaxSummaryInput,
  TranslatableString,
  TranslatableStringInput,
  ValidationError,
  ValidationErrorInput,
} from "./common.js";

const calculateTotalsOperation: Operation = {
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
    lineItems: {
      physicalProperties: { weight: "f" },
      serviceProperties: { scheduledDate: "d", endDate: "d" },
    },
    shippingAddress: { geocode: { latitude: "f", longitude: "f" } },
    billingAddress: { geocode: { latitude: "f", longitude: "f" } },
    appliedDiscounts: { merchantDiscount: { percentage: "f" } },
    shippingOptions: { shippingOptions: shippingOptionCodec },
  },
  response: {
    shippingInfo: shippingInformationCodec,
    appliedDiscounts: { merchantDiscount: { percentage: "f" } },
    membershipOptions: membershipOptionsCodec,
  },
  read: true,
};

/** The `options` of {@link calculateTotals}. */
export interface CalculateTotalsOptions {
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
  selectedShippingOption?: SelectedShippingOptionInput;
  /** Email. */
  buyerEmail?: string | null;
  memberId?: string | null;
  selectedMemberships?: SelectedMembershipsInput;
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
export function calculateTotals(
  options?: CalculateTotalsOptions,
): Promise<CalculateTotalsResponse> {
  return call(calculateTotalsOperation, [options]);
}

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
  selectedShippingOption?: SelectedShippingOptionInput;
  /** Email. */
  buyerEmail?: string | null;
  memberId?: string | null;
  selectedMemberships?: SelectedMembershipsInput;
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
  id?: string;
  /** At most 100000. */
  quantity?: number | null;
  catalogReference?: CatalogReferenceInput;
  /** At most 200 characters. */
  productName?: string | null;
  /** Decimal in a string. */
  price?: string;
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
  modifierGroups?: ModifierGroup[];
}

export interface ApiV1AdditionalFee {
  /** 1 to 100 characters. */
  code?: string | null;
  /** 1 to 50 characters. */
  name?: string;
  /** Decimal in a string. */
  price?: string;
  taxDetails?: V1TaxDetails;
}

export interface V1TaxDetails {
  taxable?: boolean;
  /** Guid. */
  taxGroupId?: string | null;
}

/** Group of extras that were chosen for an item, such as 'Toppings'. */
export interface ModifierGroup {
  /** Id of the group. 1 to 36 characters. */
  id?: string;
  /** Name of the group. */
  name?: TranslatableStringInput;
  /** Extras that were chosen. 1 to 25 items. */
  modifiers?: ItemModifier[];
}

/** One extra that was chosen for an item. */
export interface ItemModifier {
  /** Id of the extra. 1 to 36 characters. */
  id?: string;
  /** How many of it. 1 to 100000. */
  quantity?: number | null;
  /** Name of the extra. */
  label?: TranslatableStringInput;
  /** More about the extra. */
  details?: TranslatableStringInput;
  /** Price that the extra adds to the item. Decimal in a string. */
  price?: string | null;
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
  additionalFees: V1AdditionalFee[];
  /** Decimal in a string. */
  checkoutConversionRate?: string | null;
  payNowTotalAfterGiftCard?: MultiCurrencyPrice;
  totalAfterGiftCard?: MultiCurrencyPrice;
  payAfterFreeTrial?: PriceSummary;
}

/** Memberships of the buyer and whether they can pay for this purchase. */
export interface MembershipOptions {
  /**
   * Memberships that can pay for some of the items. At most 300 items.
   *
   * @deprecated
   */
  eligibleMemberships?: Membership[];
  /**
   * Memberships that cannot be used here, with the reason. At most 300 items.
   *
   * @deprecated
   */
  invalidMemberships?: InvalidMembership[];
  /**
   * Memberships that the buyer chose. At most 300 items.
   *
   * @deprecated
   */
  selectedMemberships?: SelectedMembership[];
}

export interface V1AdditionalFee {
  /** 1 to 100 characters. */
  code?: string | null;
  /** 1 to 50 characters. */
  name: string;
  price?: MultiCurrencyPrice;
  taxDetails?: ItemTaxFullDetails;
  /** 1 to 100 characters. */
  providerAppId?: string | null;
  priceBeforeTax?: MultiCurrencyPrice;
  priceAfterTax?: MultiCurrencyPrice;
  lineItemIds: string[];
  source: AdditionalFeeSource;
  /** 1 to 50 characters. */
  translatedName?: string | null;
  taxableAddress?: TaxableAddress;
}
