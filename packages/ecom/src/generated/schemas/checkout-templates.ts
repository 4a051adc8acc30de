// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  BulkActionMetadata,
  CursorPagingMetadataOfBadgesV2,
  CursorQueryOfBadgesV2,
  country,
  currency,
  dateTime,
  ExtendedFields,
  guid,
  ItemMetadata,
  needing,
  RedirectResponse,
  responseSchema,
  WeightUnit,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  AdditionalFee,
  AppliedDiscount,
  BuyerInfoOfCheckout,
  CalculationErrors,
  CatalogOverrideFields,
  CatalogReference,
  ChannelType,
  CreatedBy,
  CustomContentReference,
  CustomField,
  CustomLineItem,
  CustomSettings,
  DeliveryAllocation,
  DescriptionLine,
  ExternalReference,
  FullAddressContactDetails,
  GiftCard,
  ItemAvailabilityInfo,
  ItemTaxFullDetails,
  ItemType,
  MembershipOptionsOfCheckout,
  ModifierGroup,
  MultiCurrencyPrice,
  PaymentOptionType,
  PhysicalProperties,
  PickupMethod,
  Policy,
  PriceDescription,
  PriceSummary,
  ProductName,
  SelectedCarrierServiceOptionOtherCharge,
  SelectedCarrierServiceOptionPrices,
  ServiceProperties,
  ShippingPrice,
  ShippingRegion,
  StreetAddress,
  SubscriptionCharges,
  SubscriptionOptionInfo,
  TaxableAddress,
  TaxSummary,
  Violation,
} from "./common.js";

export {
  ApplicationError,
  BulkActionMetadata,
  CursorPagingMetadataOfBadgesV2 as CursorPagingMetadata,
  CursorPagingOfBadgesV2 as CursorPaging,
  CursorQueryOfBadgesV2 as CursorQuery,
  CursorsOfBadgesV2 as Cursors,
  ExtendedFields,
  HeadersEntry,
  ItemMetadata,
  PageUrlV2,
  RedirectResponse,
  SortingOfBadgesV2 as Sorting,
  SortOrder,
  SubscriptionFrequency,
  WeightUnit,
} from "@portico/core/schemas";
export {
  AdditionalFee,
  AdditionalFeeSource,
  ApplicableLineItems,
  AppliedDiscount,
  AutoTaxFallbackCalculationDetails,
  BuyerInfoOfCheckout as BuyerInfo,
  CalculationErrors,
  Carrier,
  CarrierError,
  CarrierErrors,
  CatalogOverrideFields,
  CatalogReference,
  ChannelType,
  ChargeType,
  Color,
  CouponOfCheckout as Coupon,
  CreatedBy,
  CustomContentReference,
  CustomField,
  CustomLineItem,
  CustomSettings,
  DeliveryAllocation,
  Description,
  DescriptionLine,
  DescriptionLineName,
  Details,
  DiscountRule,
  DiscountRuleName,
  DiscountType,
  ExternalReference,
  FallbackReason,
  FieldViolation,
  FreeTrialPeriod,
  FullAddressContactDetails,
  GiftCard,
  ImageOfCart as Image,
  InvalidMembership,
  ItemAvailabilityInfo,
  ItemAvailabilityStatus,
  ItemModifier,
  ItemTaxFullDetails,
  ItemType,
  ItemTypePreset,
  JurisdictionType,
  LineItem as TargetLineItem,
  ManualCalculationReason,
  Membership,
  MembershipName,
  MembershipOptionsOfCheckout as MembershipOptions,
  MembershipPaymentCredits,
  MerchantDiscountOfCheckout as MerchantDiscount,
  ModifierGroup,
  MultiCurrencyPrice,
  NameInLineItem,
  NameInOther,
  Other,
  OtherCharge,
  PaymentOption,
  PaymentOptionType,
  PhysicalProperties,
  PickupMethod,
  PlainTextValue,
  Policy,
  PriceDescription,
  PriceSummary,
  ProductName,
  RateType,
  Region,
  RuleType,
  SelectedCarrierServiceOptionOtherCharge,
  SelectedCarrierServiceOptionPrices,
  SelectedMembership,
  SelectedMemberships,
  ServiceProperties,
  Severity,
  ShippingPrice,
  ShippingRegion,
  StreetAddress,
  SubscriptionCharges,
  SubscriptionOptionInfo,
  SubscriptionSettings,
  SuggestedFix,
  SystemError,
  TargetOfCart as Target,
  TaxableAddress,
  TaxableAddressType,
  TaxBreakdown,
  TaxCalculationDetails,
  TaxRateBreakdown,
  TaxSummary,
  Title,
  TranslatableString,
  V1ItemModifier,
  V1ModifierGroup,
  ValidationError,
  VatId,
  VatType,
  Violation,
} from "./common.js";

export const CreateCheckoutTemplateRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutTemplate: CheckoutTemplate }),
);

export const CheckoutTemplate: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    status: Status.optional(),
    customization: CheckoutCustomization.optional(),
    lineItems: z.array(V1LineItem).max(300).optional(),
    customLineItems: z.array(CustomLineItem).max(300).optional(),
    couponCode: z.string().nullish(),
    customContentReference: CustomContentReference.optional(),
    externalReference: ExternalReference.optional(),
  }),
);

export const Status: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["ACTIVE", "INACTIVE"]));

export const CheckoutCustomization: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    webClient: WebClientCustomization.optional(),
    lockedGiftCard: z.boolean().optional(),
    lockedCoupon: z.boolean().optional(),
    disabledManualPayment: z.boolean().optional(),
  }),
);

export const WebClientCustomization: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    disabledContinueShoppingButton: z.boolean().optional(),
    disabledPolicyAgreementCheckbox: z.boolean().optional(),
  }),
);

export const V1LineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    quantity: z.number().min(1).max(100000).optional(),
    catalogReference: CatalogReference.optional(),
    catalogOverrideFields: CatalogOverrideFields.optional(),
  }),
);

export const CreateCheckoutTemplateResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutTemplate: CheckoutTemplate.optional() }),
);

export const BulkCreateCheckoutTemplatesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    checkoutTemplates: z.array(CheckoutTemplate).min(1).max(100),
    returnEntity: z.boolean().optional(),
  }),
);

export const BulkCreateCheckoutTemplatesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkCheckoutTemplateResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkCheckoutTemplateResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional(), item: CheckoutTemplate.optional() }),
);

export const GetCheckoutTemplateRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutTemplateId: guid }),
);

export const GetCheckoutTemplateResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutTemplate: CheckoutTemplate.optional() }),
);

export const UpdateCheckoutTemplateRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutTemplate: CheckoutTemplate }),
);

export const UpdateCheckoutTemplateResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutTemplate: CheckoutTemplate.optional() }),
);

export const DeleteCheckoutTemplateRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutTemplateId: guid }),
);

export const DeleteCheckoutTemplateResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const QueryCheckoutTemplatesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQueryOfBadgesV2.optional() }),
);

export const QueryCheckoutTemplatesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    checkoutTemplates: z.array(CheckoutTemplate).optional(),
    pagingMetadata: CursorPagingMetadataOfBadgesV2.optional(),
  }),
);

export const CreateCheckoutFromTemplateRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutTemplateId: guid, siteId: guid }),
);

export const CreateCheckoutFromTemplateResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    checkoutId: guid.optional(),
    checkoutUrl: z.string().optional(),
    purchaseFlowId: guid.nullish(),
  }),
);

export const CreateAndRedirectToCheckoutRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutTemplateId: guid, siteId: guid }),
);

export const CheckoutTemplateUsed: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutTemplate: CheckoutTemplate.optional(), checkout: Checkout.optional() }),
);

export const Checkout: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    lineItems: z.array(LineItem).min(1).max(300).optional(),
    billingInfo: AddressWithContact.optional(),
    shippingInfo: ShippingInfo.optional(),
    buyerNote: z.string().max(1000).nullish(),
    buyerInfo: BuyerInfoOfCheckout.optional(),
    conversionCurrency: currency.optional(),
    priceSummary: PriceSummary.optional(),
    calculationErrors: CalculationErrors.optional(),
    giftCard: GiftCard.optional(),
    appliedDiscounts: z.array(AppliedDiscount).optional(),
    customFields: z.array(CustomField).optional(),
    weightUnit: WeightUnit.optional(),
    taxSummary: TaxSummary.optional(),
    currency: currency.optional(),
    channelType: ChannelType.optional(),
    siteLanguage: z.string().optional(),
    buyerLanguage: z.string().optional(),
    completed: z.boolean().optional(),
    taxIncludedInPrice: z.boolean().optional(),
    createdBy: CreatedBy.optional(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    payNow: PriceSummary.optional(),
    payLater: PriceSummary.optional(),
    membershipOptions: MembershipOptionsOfCheckout.optional(),
    additionalFees: z.array(AdditionalFee).max(100).optional(),
    cartId: guid.nullish(),
    violations: z.array(Violation).optional(),
    extendedFields: ExtendedFields.optional(),
    purchaseFlowId: guid.nullish(),
    customSettings: CustomSettings.optional(),
    customContentReference: CustomContentReference.optional(),
    externalReference: ExternalReference.optional(),
    payAfterFreeTrial: PriceSummary.optional(),
    businessLocationId: guid.nullish(),
    paymentCurrency: currency.optional(),
    taxExemptGroupId: guid.nullish(),
    subscriptionCharges: z.array(SubscriptionCharges).max(100).nullish(),
  }),
);

export const LineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    quantity: z.number().min(1).max(100000).optional(),
    catalogReference: CatalogReference.optional(),
    productName: ProductName.optional(),
    url: z.string().optional(),
    price: MultiCurrencyPrice.optional(),
    lineItemPrice: MultiCurrencyPrice.optional(),
    fullPrice: MultiCurrencyPrice.optional(),
    priceBeforeDiscounts: MultiCurrencyPrice.optional(),
    totalPriceAfterTax: MultiCurrencyPrice.optional(),
    totalPriceBeforeTax: MultiCurrencyPrice.optional(),
    taxDetails: ItemTaxFullDetails.optional(),
    discount: MultiCurrencyPrice.optional(),
    descriptionLines: z.array(DescriptionLine).optional(),
    media: z.string().optional(),
    availability: ItemAvailabilityInfo.optional(),
    physicalProperties: PhysicalProperties.optional(),
    itemType: ItemType.optional(),
    subscriptionOptionInfo: SubscriptionOptionInfo.optional(),
    paymentOption: PaymentOptionType.optional(),
    serviceProperties: ServiceProperties.optional(),
    rootCatalogItemId: z.string().min(1).max(36).nullish(),
    priceDescription: PriceDescription.optional(),
    depositAmount: MultiCurrencyPrice.optional(),
    deliveryProfileId: guid.nullish(),
    customLineItem: z.boolean().optional(),
    consentRequiredPaymentPolicy: z.string().min(1).max(2500).nullish(),
    catalogOverrideFields: CatalogOverrideFields.optional(),
    priceUndetermined: z.boolean().optional(),
    fixedQuantity: z.boolean().optional(),
    savePaymentMethod: z.boolean().optional(),
    taxableAddress: TaxableAddress.optional(),
    extendedFields: ExtendedFields.optional(),
    policies: z.array(Policy).max(5).optional(),
    membersOnly: z.boolean().optional(),
    modifierGroups: z.array(ModifierGroup).max(25).optional(),
    modifiersTotalPrice: MultiCurrencyPrice.optional(),
  }),
);

export const AddressWithContact: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    address: Address.optional(),
    contactDetails: FullAddressContactDetails.optional(),
  }),
);

export const Address: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    country: country.nullish(),
    subdivision: z.string().max(50).nullish(),
    city: z.string().max(50).nullish(),
    postalCode: z.string().max(50).nullish(),
    streetAddress: StreetAddress.optional(),
    addressLine1: z.string().max(150).nullish(),
    addressLine2: z.string().max(100).nullish(),
    location: AddressLocation.optional(),
    countryFullname: z.string().nullish(),
    subdivisionFullname: z.string().nullish(),
  }),
);

export const AddressLocation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ latitude: z.number().nullish(), longitude: z.number().nullish() }),
);

export const ShippingInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    shippingDestination: AddressWithContact.optional(),
    selectedCarrierServiceOption: SelectedCarrierServiceOption.optional(),
    region: ShippingRegion.optional(),
    carrierServiceOptions: z.array(CarrierServiceOption).optional(),
  }),
);

export const SelectedCarrierServiceOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().max(100).optional(),
    title: z.string().max(250).optional(),
    logistics: DeliveryLogistics.optional(),
    cost: SelectedCarrierServiceOptionPrices.optional(),
    requestedShippingOption: z.boolean().optional(),
    otherCharges: z.array(SelectedCarrierServiceOptionOtherCharge).optional(),
    carrierId: guid.nullish(),
    deliveryAllocations: z.array(DeliveryAllocation).max(300).optional(),
    partial: z.boolean().nullish(),
  }),
);

export const DeliveryLogistics: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryTime: z.string().max(500).nullish(),
    instructions: z.string().max(1000).nullish(),
    pickupDetails: PickupDetails.optional(),
    deliveryTimeSlot: z
      .looseObject({ from: dateTime.nullish(), to: dateTime.nullish() })
      .optional(),
  }),
);

export const PickupDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    address: Address.optional(),
    businessLocation: z.boolean().optional(),
    pickupMethod: PickupMethod.optional(),
  }),
);

export const CarrierServiceOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    carrierId: guid.optional(),
    shippingOptions: z.array(ShippingOption).optional(),
  }),
);

export const ShippingOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().max(100).optional(),
    title: z.string().max(250).optional(),
    logistics: DeliveryLogistics.optional(),
    cost: ShippingPrice.optional(),
    deliveryAllocations: z.array(DeliveryAllocation).max(300).optional(),
    partial: z.boolean().nullish(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.checkoutTemplates.createCheckoutTemplate": /* @__PURE__ */ needing(
    CreateCheckoutTemplateRequest,
    "checkoutTemplate.customLineItems.itemType",
    "checkoutTemplate.customLineItems.productName",
    "checkoutTemplate.lineItems.catalogReference",
    "checkoutTemplate.lineItems.catalogReference.appId",
    "checkoutTemplate.lineItems.quantity",
  ),
  "ecom.checkoutTemplates.bulkCreateCheckoutTemplates": BulkCreateCheckoutTemplatesRequest,
  "ecom.checkoutTemplates.getCheckoutTemplate": GetCheckoutTemplateRequest,
  "ecom.checkoutTemplates.deleteCheckoutTemplate": DeleteCheckoutTemplateRequest,
  "ecom.checkoutTemplates.updateCheckoutTemplate": /* @__PURE__ */ needing(
    UpdateCheckoutTemplateRequest,
    "checkoutTemplate.id",
  ),
  "ecom.checkoutTemplates.queryCheckoutTemplates": QueryCheckoutTemplatesRequest,
  "ecom.checkoutTemplates.createCheckoutFromTemplate": CreateCheckoutFromTemplateRequest,
  "ecom.checkoutTemplates.createAndRedirectToCheckout": CreateAndRedirectToCheckoutRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.checkoutTemplates.createCheckoutTemplate": /* @__PURE__ */ responseSchema(
    CreateCheckoutTemplateResponse,
  ),
  "ecom.checkoutTemplates.bulkCreateCheckoutTemplates": /* @__PURE__ */ responseSchema(
    BulkCreateCheckoutTemplatesResponse,
  ),
  "ecom.checkoutTemplates.getCheckoutTemplate": /* @__PURE__ */ responseSchema(
    GetCheckoutTemplateResponse,
  ),
  "ecom.checkoutTemplates.deleteCheckoutTemplate": /* @__PURE__ */ responseSchema(
    DeleteCheckoutTemplateResponse,
  ),
  "ecom.checkoutTemplates.updateCheckoutTemplate": /* @__PURE__ */ responseSchema(
    UpdateCheckoutTemplateResponse,
  ),
  "ecom.checkoutTemplates.queryCheckoutTemplates": /* @__PURE__ */ responseSchema(
    QueryCheckoutTemplatesResponse,
  ),
  "ecom.checkoutTemplates.createCheckoutFromTemplate": /* @__PURE__ */ responseSchema(
    CreateCheckoutFromTemplateResponse,
  ),
  "ecom.checkoutTemplates.createAndRedirectToCheckout":
    /* @__PURE__ */ responseSchema(RedirectResponse),
};
