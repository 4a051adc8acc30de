// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { email, guid, needing, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  Address,
  AddToCartResponse,
  CartOfCart,
  ChannelType,
  CreateCheckoutResponse,
  CustomLineItem,
  DeleteCartResponse,
  DeleteCurrentCartRequest,
  EstimateTotalsResponse,
  GetCurrentCartRequest,
  LineItemOfCart,
  LineItemQuantityUpdate,
  RemoveCouponResponse,
  RemoveLineItemsFromCurrentCartRequest,
  RemoveLineItemsResponse,
  SelectedMemberships,
  SelectedShippingOption,
  UpdateCartRequest,
  UpdateCartResponse,
  UpdateLineItemsQuantityResponse,
} from "./common.js";

export {
  AddressLocation,
  ApplicationError,
  ExtendedFields,
  Image as CommonImage,
  PageUrlV2,
  SubscriptionFrequency,
  WeightUnit,
} from "@portico/core/schemas";
export {
  AdditionalFee,
  AdditionalFeeSource,
  Address,
  AddressWithContact,
  AddToCartResponse,
  ApplicableLineItems,
  AppliedDiscount,
  AutoTaxFallbackCalculationDetails,
  BuyerInfoOfCart as BuyerInfo,
  CalculatedLineItem,
  CalculationErrors,
  Carrier,
  CarrierError,
  CarrierErrors,
  CarrierServiceOption,
  CartDiscount,
  CartOfCart as Cart,
  CatalogOverrideFields,
  CatalogReference,
  ChannelType,
  ChargeType,
  Color,
  CouponOfCart as Coupon,
  CouponOfCheckout as V1Coupon,
  CreateCheckoutResponse,
  CustomLineItem,
  DeleteCartResponse,
  DeleteCurrentCartRequest,
  DeliveryAllocation,
  DeliveryLogistics,
  Description,
  DescriptionLine,
  DescriptionLineName,
  Details,
  DiscountRule as V1DiscountRule,
  DiscountRuleName as V1DiscountRuleName,
  DiscountType as AppliedDiscountDiscountType,
  EstimateTotalsResponse,
  FallbackReason,
  FieldViolation,
  FreeTrialPeriod,
  FullAddressContactDetails,
  GetCurrentCartRequest,
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
  LineItemOfCart as LineItem,
  LineItemPricesData,
  LineItemQuantityUpdate,
  ManualCalculationReason,
  Membership,
  MembershipName,
  MembershipOptions,
  MembershipPaymentCredits,
  MerchantDiscountInput,
  MerchantDiscountOfCart as MerchantDiscount,
  MerchantDiscountOfCheckout as V1MerchantDiscount,
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
  RemoveCouponResponse,
  RemoveLineItemsFromCurrentCartRequest,
  RemoveLineItemsResponse,
  RuleType,
  SelectedCarrierServiceOption,
  SelectedCarrierServiceOptionOtherCharge,
  SelectedCarrierServiceOptionPrices,
  SelectedMembership as HostSelectedMembership,
  SelectedMembershipOfCart as SelectedMembership,
  SelectedMemberships,
  SelectedShippingOption,
  ServiceProperties,
  Severity,
  ShippingInformation,
  ShippingOption,
  ShippingPrice,
  ShippingRegion,
  StreetAddress,
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
  UpdateCartRequest,
  UpdateCartResponse,
  UpdateLineItemsQuantityResponse,
  V1ItemModifier,
  V1ModifierGroup,
  ValidationError,
  VatId,
  VatType,
  Violation,
} from "./common.js";

export const GetCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: CartOfCart.optional() }),
);

export const AddToCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItems: z.array(LineItemOfCart).max(100).optional(),
    customLineItems: z.array(CustomLineItem).max(100).optional(),
    businessLocationId: guid.nullish(),
  }),
);

export const CreateCheckoutFromCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    channelType: ChannelType.optional(),
    shippingAddress: Address.optional(),
    billingAddress: Address.optional(),
    selectedShippingOption: SelectedShippingOption.optional(),
    email: email.nullish(),
  }),
);

export const RemoveCouponFromCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const UpdateCurrentCartLineItemQuantityRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItems: z.array(LineItemQuantityUpdate).min(1).max(100) }),
);

export const EstimateCurrentCartTotalsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    selectedShippingOption: SelectedShippingOption.optional(),
    shippingAddress: Address.optional(),
    billingAddress: Address.optional(),
    selectedMemberships: SelectedMemberships.optional(),
    calculateTax: z.boolean().nullish(),
    calculateShipping: z.boolean().nullish(),
    calculateAdditionalFees: z.boolean().nullish(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.currentCart.getCurrentCart": GetCurrentCartRequest,
  "ecom.currentCart.updateCurrentCart": /* @__PURE__ */ needing(
    UpdateCartRequest,
    "lineItems.catalogReference",
  ),
  "ecom.currentCart.deleteCurrentCart": DeleteCurrentCartRequest,
  "ecom.currentCart.addToCurrentCart": /* @__PURE__ */ needing(
    AddToCurrentCartRequest,
    "customLineItems.itemType",
    "customLineItems.price",
    "lineItems.catalogReference",
    "lineItems.quantity",
    "lineItems.selectedMembership.id",
    "lineItems.selectedMembership.appId",
  ),
  "ecom.currentCart.removeLineItemsFromCurrentCart": RemoveLineItemsFromCurrentCartRequest,
  "ecom.currentCart.createCheckoutFromCurrentCart": CreateCheckoutFromCurrentCartRequest,
  "ecom.currentCart.removeCouponFromCurrentCart": RemoveCouponFromCurrentCartRequest,
  "ecom.currentCart.updateCurrentCartLineItemQuantity": UpdateCurrentCartLineItemQuantityRequest,
  "ecom.currentCart.estimateCurrentCartTotals": EstimateCurrentCartTotalsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.currentCart.getCurrentCart": /* @__PURE__ */ responseSchema(GetCurrentCartResponse),
  "ecom.currentCart.updateCurrentCart": /* @__PURE__ */ responseSchema(UpdateCartResponse),
  "ecom.currentCart.deleteCurrentCart": /* @__PURE__ */ responseSchema(DeleteCartResponse),
  "ecom.currentCart.addToCurrentCart": /* @__PURE__ */ responseSchema(AddToCartResponse),
  "ecom.currentCart.removeLineItemsFromCurrentCart":
    /* @__PURE__ */ responseSchema(RemoveLineItemsResponse),
  "ecom.currentCart.createCheckoutFromCurrentCart":
    /* @__PURE__ */ responseSchema(CreateCheckoutResponse),
  "ecom.currentCart.removeCouponFromCurrentCart":
    /* @__PURE__ */ responseSchema(RemoveCouponResponse),
  "ecom.currentCart.updateCurrentCartLineItemQuantity": /* @__PURE__ */ responseSchema(
    UpdateLineItemsQuantityResponse,
  ),
  "ecom.currentCart.estimateCurrentCartTotals":
    /* @__PURE__ */ responseSchema(EstimateTotalsResponse),
};
