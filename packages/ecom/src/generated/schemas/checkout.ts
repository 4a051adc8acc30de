// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  currency,
  dateTime,
  decimal,
  ExtendedFields,
  guid,
  Image,
  needing,
  PageUrlV2,
  RedirectResponse,
  responseSchema,
  WeightUnit,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  AdditionalFee,
  AddressWithContact,
  AppliedDiscount,
  BuyerInfoOfCheckout,
  CalculationErrors,
  CarrierServiceOption,
  CatalogOverrideFields,
  CatalogReference,
  ChannelType,
  CreatedBy,
  CustomContentReference,
  CustomField,
  CustomLineItem,
  CustomSettings,
  DescriptionLine,
  ExternalReference,
  GiftCard,
  ItemAvailabilityInfo,
  ItemTaxFullDetails,
  ItemType,
  MembershipOptionsOfCheckout,
  ModifierGroup,
  MultiCurrencyPrice,
  PaymentOptionType,
  PhysicalProperties,
  Policy,
  PriceDescription,
  PriceSummary,
  ProductName,
  RemoveCouponRequest,
  SelectedCarrierServiceOption,
  ServiceProperties,
  ShippingRegion,
  SubscriptionCharges,
  SubscriptionOptionInfo,
  TaxableAddress,
  TaxSummary,
  UpdateLineItemsQuantityRequest,
  Violation,
} from "./common.js";

export {
  AddressLocation,
  ApplicationError,
  ExtendedFields,
  HeadersEntry,
  Image as CommonImage,
  PageUrlV2,
  RedirectResponse,
  SubscriptionFrequency,
  WeightUnit,
} from "@portico/core/schemas";
export {
  AdditionalFee,
  AdditionalFeeSource,
  Address,
  AddressWithContact,
  ApplicableLineItems,
  AppliedDiscount,
  AutoTaxFallbackCalculationDetails,
  BuyerInfoOfCheckout as BuyerInfo,
  CalculationErrors,
  Carrier,
  CarrierError,
  CarrierErrors,
  CarrierServiceOption,
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
  DeliveryLogistics,
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
  LineItemQuantityUpdate,
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
  PickupDetails,
  PickupMethod,
  PlainTextValue,
  Policy,
  PriceDescription,
  PriceSummary,
  ProductName,
  RateType,
  Region,
  RemoveCouponRequest,
  RuleType,
  SelectedCarrierServiceOption,
  SelectedCarrierServiceOptionOtherCharge,
  SelectedCarrierServiceOptionPrices,
  SelectedMembership,
  SelectedMemberships,
  ServiceProperties,
  Severity,
  ShippingOption,
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
  UpdateLineItemsQuantityRequest,
  V1ItemModifier,
  V1ModifierGroup,
  ValidationError,
  VatId,
  VatType,
  Violation,
} from "./common.js";

export const CreateCheckoutRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    checkoutInfo: Checkout.optional(),
    couponCode: z.string().nullish(),
    lineItems: z.array(LineItem).max(300).optional(),
    customLineItems: z.array(CustomLineItem).max(300).optional(),
    channelType: ChannelType,
    giftCardCode: z.string().nullish(),
    overrideCheckoutUrl: z.string().max(1000).nullish(),
    giftCardRedeemAmount: decimal({ gte: 0, lte: 1000000000000000, maxScale: 3 }).nullish(),
  }),
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
    url: PageUrlV2.optional(),
    price: MultiCurrencyPrice.optional(),
    lineItemPrice: MultiCurrencyPrice.optional(),
    fullPrice: MultiCurrencyPrice.optional(),
    priceBeforeDiscounts: MultiCurrencyPrice.optional(),
    totalPriceAfterTax: MultiCurrencyPrice.optional(),
    totalPriceBeforeTax: MultiCurrencyPrice.optional(),
    taxDetails: ItemTaxFullDetails.optional(),
    discount: MultiCurrencyPrice.optional(),
    descriptionLines: z.array(DescriptionLine).optional(),
    media: Image.optional(),
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

export const ShippingInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    shippingDestination: AddressWithContact.optional(),
    selectedCarrierServiceOption: SelectedCarrierServiceOption.optional(),
    region: ShippingRegion.optional(),
    carrierServiceOptions: z.array(CarrierServiceOption).optional(),
  }),
);

export const CreateCheckoutResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkout: Checkout.optional() }),
);

export const GetCheckoutRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const GetCheckoutResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkout: Checkout.optional() }),
);

export const GetCheckoutByCartIdRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const GetCheckoutByCartIdResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkout: Checkout.optional() }),
);

export const GetWixCheckoutURLRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const GetWixCheckoutURLResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutUrl: z.string().optional() }),
);

export const GetCheckoutURLRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const GetCheckoutURLResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutUrl: z.string().optional() }),
);

export const UpdateCheckoutRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    checkout: Checkout,
    couponCode: z.string().nullish(),
    giftCardCode: z.string().nullish(),
    overrideCheckoutUrl: z.string().max(1000).nullish(),
    lineItems: z.array(LineItem).max(300).optional(),
    customLineItems: z.array(CustomLineItem).max(300).optional(),
    giftCardRedeemAmount: decimal({ gte: 0, lte: 1000000000000000, maxScale: 3 }).nullish(),
  }),
);

export const UpdateCheckoutResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkout: Checkout.optional() }),
);

export const RemoveCouponResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkout: Checkout.optional() }),
);

export const RemoveGiftCardRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const RemoveGiftCardResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkout: Checkout.optional() }),
);

export const RemoveOverrideCheckoutUrlRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const RemoveOverrideCheckoutUrlResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkout: Checkout.optional() }),
);

export const AddToCheckoutRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid,
    lineItems: z.array(LineItem).max(100).optional(),
    customLineItems: z.array(CustomLineItem).max(100).optional(),
  }),
);

export const AddToCheckoutResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkout: Checkout.optional() }),
);

export const RemoveLineItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid, lineItemIds: z.array(guid).min(1).max(300) }),
);

export const RemoveLineItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkout: Checkout.optional() }),
);

export const CreateOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid,
    savePaymentMethod: z.boolean().optional(),
    delayCapture: z.boolean().optional(),
    inAppPurchase: z.unknown().optional(),
  }),
);

export const CreateOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      orderId: guid.optional(),
      subscriptionId: guid.optional(),
      paymentGatewayOrderId: z.string().nullish(),
    }),
    ["orderId", "subscriptionId"],
  ),
);

export const CreateOrderAndChargeRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid,
    paymentToken: z.string().nullish(),
    savePaymentMethod: z.boolean().optional(),
    delayCapture: z.boolean().optional(),
    inAppPurchase: z.unknown().optional(),
  }),
);

export const CreateOrderAndChargeResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      orderId: guid.optional(),
      subscriptionId: guid.optional(),
      paymentResponseToken: z.string().nullish(),
      paymentGatewayOrderId: z.string().nullish(),
    }),
    ["orderId", "subscriptionId"],
  ),
);

export const MarkCheckoutAsCompletedAndRedirectToUrlRequest: z.ZodType = /* @__PURE__ */ z.lazy(
  () => z.looseObject({ token: z.string().max(4096) }),
);

export const MarkCheckoutAsCompletedRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid, orderId: guid.nullish() }),
);

export const MarkCheckoutAsCompletedResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const UpdateLineItemsQuantityResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkout: Checkout.optional() }),
);

export const CheckoutMarkedAsCompleted: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkout: Checkout.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.checkout.createCheckout": /* @__PURE__ */ needing(
    CreateCheckoutRequest,
    "checkoutInfo.customFields.value",
    "checkoutInfo.membershipOptions.selectedMemberships.memberships.id",
    "checkoutInfo.membershipOptions.selectedMemberships.memberships.appId",
    "checkoutInfo.membershipOptions.selectedMemberships.memberships.lineItemIds",
    "customLineItems.itemType",
    "customLineItems.price",
    "lineItems.catalogReference",
    "lineItems.quantity",
  ),
  "ecom.checkout.getCheckout": GetCheckoutRequest,
  "ecom.checkout.getCheckoutByCartId": GetCheckoutByCartIdRequest,
  "ecom.checkout.getWixCheckoutUrl": GetWixCheckoutURLRequest,
  "ecom.checkout.getCheckoutUrl": GetCheckoutURLRequest,
  "ecom.checkout.updateCheckout": /* @__PURE__ */ needing(
    UpdateCheckoutRequest,
    "checkout.id",
    "checkout.customFields.value",
    "checkout.membershipOptions.selectedMemberships.memberships.id",
    "checkout.membershipOptions.selectedMemberships.memberships.appId",
    "checkout.membershipOptions.selectedMemberships.memberships.lineItemIds",
    "customLineItems.itemType",
    "lineItems.catalogReference",
    "lineItems.quantity",
  ),
  "ecom.checkout.removeCoupon": RemoveCouponRequest,
  "ecom.checkout.removeGiftCard": RemoveGiftCardRequest,
  "ecom.checkout.removeOverrideCheckoutUrl": RemoveOverrideCheckoutUrlRequest,
  "ecom.checkout.addToCheckout": /* @__PURE__ */ needing(
    AddToCheckoutRequest,
    "customLineItems.itemType",
    "lineItems.catalogReference",
    "lineItems.quantity",
  ),
  "ecom.checkout.removeLineItems": RemoveLineItemsRequest,
  "ecom.checkout.createOrder": CreateOrderRequest,
  "ecom.checkout.createOrderAndCharge": CreateOrderAndChargeRequest,
  "ecom.checkout.markCheckoutAsCompletedAndRedirectToUrl":
    MarkCheckoutAsCompletedAndRedirectToUrlRequest,
  "ecom.checkout.markCheckoutAsCompleted": MarkCheckoutAsCompletedRequest,
  "ecom.checkout.updateLineItemsQuantity": /* @__PURE__ */ needing(
    UpdateLineItemsQuantityRequest,
    "lineItems.id",
    "lineItems.quantity",
  ),
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.checkout.createCheckout": /* @__PURE__ */ responseSchema(CreateCheckoutResponse),
  "ecom.checkout.getCheckout": /* @__PURE__ */ responseSchema(GetCheckoutResponse),
  "ecom.checkout.getCheckoutByCartId": /* @__PURE__ */ responseSchema(GetCheckoutByCartIdResponse),
  "ecom.checkout.getWixCheckoutUrl": /* @__PURE__ */ responseSchema(GetWixCheckoutURLResponse),
  "ecom.checkout.getCheckoutUrl": /* @__PURE__ */ responseSchema(GetCheckoutURLResponse),
  "ecom.checkout.updateCheckout": /* @__PURE__ */ responseSchema(UpdateCheckoutResponse),
  "ecom.checkout.removeCoupon": /* @__PURE__ */ responseSchema(RemoveCouponResponse),
  "ecom.checkout.removeGiftCard": /* @__PURE__ */ responseSchema(RemoveGiftCardResponse),
  "ecom.checkout.removeOverrideCheckoutUrl": /* @__PURE__ */ responseSchema(
    RemoveOverrideCheckoutUrlResponse,
  ),
  "ecom.checkout.addToCheckout": /* @__PURE__ */ responseSchema(AddToCheckoutResponse),
  "ecom.checkout.removeLineItems": /* @__PURE__ */ responseSchema(RemoveLineItemsResponse),
  "ecom.checkout.createOrder": /* @__PURE__ */ responseSchema(CreateOrderResponse),
  "ecom.checkout.createOrderAndCharge": /* @__PURE__ */ responseSchema(
    CreateOrderAndChargeResponse,
  ),
  "ecom.checkout.markCheckoutAsCompletedAndRedirectToUrl":
    /* @__PURE__ */ responseSchema(RedirectResponse),
  "ecom.checkout.markCheckoutAsCompleted": /* @__PURE__ */ responseSchema(
    MarkCheckoutAsCompletedResponse,
  ),
  "ecom.checkout.updateLineItemsQuantity": /* @__PURE__ */ responseSchema(
    UpdateLineItemsQuantityResponse,
  ),
};
