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
  EstimateTotalsResponse,
  LineItemOfCart,
  MerchantDiscountInput,
  RemoveCouponRequest,
  RemoveCouponResponse,
  RemoveLineItemsResponse,
  SelectedMemberships,
  SelectedShippingOption,
  UpdateCartRequest,
  UpdateCartResponse,
  UpdateLineItemsQuantityRequest,
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
  RemoveCouponRequest,
  RemoveCouponResponse,
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
  UpdateLineItemsQuantityRequest,
  UpdateLineItemsQuantityResponse,
  V1ItemModifier,
  V1ModifierGroup,
  ValidationError,
  VatId,
  VatType,
  Violation,
} from "./common.js";

export const CreateCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cartInfo: CartOfCart.optional(),
    couponCode: z.string().nullish(),
    merchantDiscounts: z.array(MerchantDiscountInput).optional(),
    lineItems: z.array(LineItemOfCart).max(300).optional(),
    customLineItems: z.array(CustomLineItem).max(300).optional(),
  }),
);

export const CreateCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: CartOfCart.optional() }),
);

export const GetCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({ id: guid }));

export const GetCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: CartOfCart.optional() }),
);

export const GetCartByCheckoutIdRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const GetCartByCheckoutIdResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: CartOfCart.optional() }),
);

export const AddToCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid,
    lineItems: z.array(LineItemOfCart).max(100).optional(),
    customLineItems: z.array(CustomLineItem).max(100).optional(),
    businessLocationId: guid.nullish(),
  }),
);

export const RemoveLineItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid, lineItemIds: z.array(guid).min(1).max(100) }),
);

export const CreateCheckoutRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid,
    channelType: ChannelType.optional(),
    shippingAddress: Address.optional(),
    billingAddress: Address.optional(),
    selectedShippingOption: SelectedShippingOption.optional(),
    email: email.nullish(),
  }),
);

export const EstimateTotalsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid,
    selectedShippingOption: SelectedShippingOption.optional(),
    shippingAddress: Address.optional(),
    billingAddress: Address.optional(),
    selectedMemberships: SelectedMemberships.optional(),
    calculateTax: z.boolean().nullish(),
    calculateShipping: z.boolean().nullish(),
    calculateAdditionalFees: z.boolean().nullish(),
  }),
);

export const DeleteCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const RemoveBusinessLocationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const RemoveBusinessLocationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: CartOfCart.optional() }),
);

export const CartErrorCode: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN_ERROR_CODE"]),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.cart.createCart": /* @__PURE__ */ needing(
    CreateCartRequest,
    "customLineItems.itemType",
    "customLineItems.price",
    "lineItems.catalogReference",
    "lineItems.quantity",
    "lineItems.selectedMembership.id",
    "lineItems.selectedMembership.appId",
  ),
  "ecom.cart.updateCart": /* @__PURE__ */ needing(
    UpdateCartRequest,
    "cartInfo.id",
    "customLineItems.itemType",
    "lineItems.catalogReference",
  ),
  "ecom.cart.getCart": GetCartRequest,
  "ecom.cart.deleteCart": DeleteCartRequest,
  "ecom.cart.getCartByCheckoutId": GetCartByCheckoutIdRequest,
  "ecom.cart.addToCart": /* @__PURE__ */ needing(
    AddToCartRequest,
    "customLineItems.itemType",
    "customLineItems.price",
    "lineItems.catalogReference",
    "lineItems.selectedMembership.id",
    "lineItems.selectedMembership.appId",
  ),
  "ecom.cart.removeLineItems": RemoveLineItemsRequest,
  "ecom.cart.createCheckout": CreateCheckoutRequest,
  "ecom.cart.removeCoupon": RemoveCouponRequest,
  "ecom.cart.updateLineItemsQuantity": UpdateLineItemsQuantityRequest,
  "ecom.cart.estimateTotals": EstimateTotalsRequest,
  "ecom.cart.removeBusinessLocation": RemoveBusinessLocationRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.cart.createCart": /* @__PURE__ */ responseSchema(CreateCartResponse),
  "ecom.cart.updateCart": /* @__PURE__ */ responseSchema(UpdateCartResponse),
  "ecom.cart.getCart": /* @__PURE__ */ responseSchema(GetCartResponse),
  "ecom.cart.deleteCart": /* @__PURE__ */ responseSchema(DeleteCartResponse),
  "ecom.cart.getCartByCheckoutId": /* @__PURE__ */ responseSchema(GetCartByCheckoutIdResponse),
  "ecom.cart.addToCart": /* @__PURE__ */ responseSchema(AddToCartResponse),
  "ecom.cart.removeLineItems": /* @__PURE__ */ responseSchema(RemoveLineItemsResponse),
  "ecom.cart.createCheckout": /* @__PURE__ */ responseSchema(CreateCheckoutResponse),
  "ecom.cart.removeCoupon": /* @__PURE__ */ responseSchema(RemoveCouponResponse),
  "ecom.cart.updateLineItemsQuantity": /* @__PURE__ */ responseSchema(
    UpdateLineItemsQuantityResponse,
  ),
  "ecom.cart.estimateTotals": /* @__PURE__ */ responseSchema(EstimateTotalsResponse),
  "ecom.cart.removeBusinessLocation": /* @__PURE__ */ responseSchema(
    RemoveBusinessLocationResponse,
  ),
};
