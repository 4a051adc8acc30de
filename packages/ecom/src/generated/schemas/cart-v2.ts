// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  currency,
  guid,
  needing,
  RedirectResponse,
  responseSchema,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  Cart,
  CartSummary,
  CatalogItemInput,
  CouponInput,
  CustomItemInput,
  DeleteCartResponse,
  DeliveryMethodInput,
  FormSubmission,
  GiftCardInput,
  ItemUpsells,
  LineItemUpdate,
  ValidationsConfig,
} from "./common.js";

export {
  AddressLocation,
  ApplicationError,
  ExtendedFields,
  HeadersEntry,
  RedirectResponse,
  SubscriptionFrequency,
  WeightUnit,
} from "@portico/core/schemas";
export {
  AdditionalFeeTax,
  Address,
  BenefitType,
  BusinessInfo,
  Cart,
  CartSettings,
  CartSource,
  CartSummary,
  CatalogItemInput,
  CatalogOverrideFieldsOfCartV2 as CatalogOverrideFields,
  CatalogReference,
  ChannelType,
  Charge,
  Color,
  ConvertedMoney,
  CouponInput,
  CreatedByOfCartV2 as CreatedBy,
  CustomContentReference,
  CustomerInfo,
  CustomItemAttributes,
  CustomItemDeliveryConfig,
  CustomItemInput,
  CustomItemPaymentConfig,
  CustomItemPricingInfo,
  CustomItemQuantityInfo,
  CustomItemSource,
  CustomValidationErrorData,
  DeleteCartResponse,
  DeliveryInfo,
  DeliveryMethod,
  DeliveryMethodInput,
  DeliverySummary,
  Description,
  DescriptionLine,
  DescriptionLineName,
  Details,
  Discount,
  DiscountScope,
  DiscountSource,
  DiscountSourceType,
  ExistingMembershipInput,
  ExternalReference,
  FieldViolation,
  FormSubmission,
  FreeTrialPeriod,
  FullAddressContactDetails,
  FutureMembership,
  FutureMembershipInput,
  GiftCardInput,
  GiftCardSummary,
  ImageOfCartV2 as Image,
  InvalidCouponCodeErrorData,
  InvalidCouponReason,
  InvalidCouponStatusErrorData,
  InvalidGiftCardCodeErrorData,
  InvalidGiftCardReason,
  InvalidGiftCardStatusErrorData,
  InvalidMembershipReason,
  InvalidMembershipStatusErrorData,
  ItemAttributes,
  ItemDeliveryConfig,
  ItemDiscount,
  ItemModifierOfCartV2 as ItemModifier,
  ItemPaymentConfig,
  ItemPriceBreakdown,
  ItemPricingInfo,
  ItemQuantityInfo,
  ItemSource,
  ItemStatus,
  ItemTaxConfig,
  ItemTaxConfig as CustomItemTaxConfig,
  ItemType,
  ItemTypePreset,
  ItemUpsells,
  LineItem,
  LineItemSummary,
  LineItemsOutOfStockErrorData,
  LineItemTax,
  LineItemUpdate,
  MembershipInput,
  MembershipSummary,
  MembersOnlyItemErrorData,
  MinLineItemQuantityNotReachedDetails,
  MinSubtotalNotReachedDetails,
  ModifierGroupOfCartV2 as ModifierGroup,
  NameInLineItem,
  NameInOther,
  Other,
  PageUrlV2OfCartV2 as PageUrlV2,
  PaymentInfo,
  PaymentOption,
  PaymentOptionType,
  PaymentSummary,
  PhysicalProperties,
  PlainTextValue,
  Policy,
  PriceDescription,
  PriceDetails,
  QuantityUpdate,
  RedemptionType,
  RuleType,
  SelectedMembershipUpdate,
  ServiceProperties,
  Severity,
  Severity as ViolationSeverity,
  SourceOfCartV2 as Source,
  StreetAddress,
  SubscriptionCharges,
  SubscriptionOptionInfo,
  SubscriptionSettings,
  SubtotalBelowOrderMinimumErrorData,
  SuggestedFix,
  SystemError,
  TargetOfCart as Target,
  Tax,
  TaxableAddress,
  TaxableAddressType,
  TaxInfo,
  Title,
  TranslatableString,
  UpsellBenefitMetadata,
  UpsellOption,
  V2AdditionalFee,
  V2CalculationErrors,
  V2CarrierError,
  V2CarrierErrors,
  V2Coupon,
  V2ExistingMembership,
  V2GiftCard,
  V2LineItem,
  V2LineItemDiscount,
  V2Membership,
  V2PriceSummary,
  V2SelectedMembership,
  V2TaxSummary,
  V2Violation,
  ValidationError,
  ValidationsConfig,
  VatId,
  VatType,
  Violation,
  ViolationCode,
  ViolationScope,
} from "./common.js";

export const CreateCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cart: Cart.optional(),
    catalogItems: z.array(CatalogItemInput).max(300).optional(),
    customItems: z.array(CustomItemInput).max(300).optional(),
    coupons: z.array(CouponInput).max(1).optional(),
    deliveryMethod: DeliveryMethodInput.optional(),
    giftCards: z.array(GiftCardInput).max(5).optional(),
  }),
);

export const CreateCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const GetCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cartId: guid }),
);

export const GetCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const GetUpsellOptionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cartId: guid }),
);

export const GetUpsellOptionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemsUpsells: z.array(ItemUpsells).optional() }),
);

export const UpdateCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart }),
);

export const UpdateCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const DeleteCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cartId: guid }),
);

export const RefreshCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cartId: guid }),
);

export const RefreshCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const EstimateCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cartId: guid,
    refreshCart: z.boolean().optional(),
    validationConfig: ValidationsConfig.optional(),
    calculateDelivery: z.boolean().optional(),
    calculateAdditionalFees: z.boolean().optional(),
    calculateTax: z.boolean().optional(),
    calculateGiftCards: z.boolean().optional(),
  }),
);

export const EstimateCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional(), summary: CartSummary.optional() }),
);

export const CalculateCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cartId: guid, refreshCart: z.boolean().optional() }),
);

export const CalculateCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional(), summary: CartSummary.optional() }),
);

export const GetCheckoutURLRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cartId: guid, currencyCode: currency.nullish() }),
);

export const GetCheckoutURLResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutUrl: webUrl.optional() }),
);

export const PlaceOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cartId: guid,
    priceVerificationToken: z.string().max(3000).nullish(),
    savePaymentMethod: z.boolean().optional(),
    delayCapture: z.boolean().optional(),
    paymentToken: z.string().nullish(),
    redirectUrls: z.record(z.string(), z.string()).optional(),
    inAppPurchase: z.unknown().optional(),
  }),
);

export const PlaceOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: guid.optional(),
    paymentGatewayOrderId: z.string().max(50).nullish(),
    completed: z.boolean().optional(),
  }),
);

export const AddLineItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cartId: guid,
    catalogItems: z.array(CatalogItemInput).max(300).optional(),
    customItems: z.array(CustomItemInput).max(300).optional(),
  }),
);

export const AddLineItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const RemoveLineItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cartId: guid, lineItemIds: z.array(guid).min(1).max(100) }),
);

export const RemoveLineItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const UpdateLineItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cartId: guid, lineItems: z.array(LineItemUpdate).min(1).max(300).optional() }),
);

export const UpdateLineItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const AddCouponRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cartId: guid, coupon: CouponInput }),
);

export const AddCouponResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const RemoveCouponRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cartId: guid, couponId: guid }),
);

export const RemoveCouponResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const SetDeliveryMethodRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cartId: guid, deliveryMethod: DeliveryMethodInput }),
);

export const SetDeliveryMethodResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const RemoveDeliveryMethodRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cartId: guid }),
);

export const RemoveDeliveryMethodResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const AddGiftCardRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cartId: guid, giftCard: GiftCardInput }),
);

export const AddGiftCardResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const RemoveGiftCardRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cartId: guid, giftCardId: guid }),
);

export const RemoveGiftCardResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const MarkCartAsCompletedRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cartId: guid, orderId: guid.nullish() }),
);

export const MarkCartAsCompletedResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const HandleAsyncCheckoutCompletionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ token: z.string().max(4096) }),
);

export const UpdateFormSubmissionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cartId: guid,
    formSubmissions: z.array(FormSubmission).min(1).max(1000).optional(),
  }),
);

export const UpdateFormSubmissionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.cartV2.createCart": /* @__PURE__ */ needing(
    CreateCartRequest,
    "catalogItems.catalogReference",
    "catalogItems.quantity",
    "catalogItems.selectedMembership.id",
    "catalogItems.selectedMembership.appId",
    "customItems.attributes",
    "customItems.name",
    "customItems.pricing",
    "customItems.quantityInfo",
    "customItems.quantityInfo.requestedQuantity",
  ),
  "ecom.cartV2.getCart": GetCartRequest,
  "ecom.cartV2.deleteCart": DeleteCartRequest,
  "ecom.cartV2.getUpsellOptions": GetUpsellOptionsRequest,
  "ecom.cartV2.updateCart": /* @__PURE__ */ needing(UpdateCartRequest, "cart.id"),
  "ecom.cartV2.refreshCart": RefreshCartRequest,
  "ecom.cartV2.estimateCart": EstimateCartRequest,
  "ecom.cartV2.calculateCart": CalculateCartRequest,
  "ecom.cartV2.getCheckoutUrl": GetCheckoutURLRequest,
  "ecom.cartV2.placeOrder": PlaceOrderRequest,
  "ecom.cartV2.addLineItems": /* @__PURE__ */ needing(
    AddLineItemsRequest,
    "catalogItems.catalogReference",
    "catalogItems.quantity",
    "catalogItems.selectedMembership.id",
    "catalogItems.selectedMembership.appId",
    "customItems.attributes",
    "customItems.name",
    "customItems.pricing",
    "customItems.quantityInfo",
    "customItems.quantityInfo.requestedQuantity",
  ),
  "ecom.cartV2.removeLineItems": RemoveLineItemsRequest,
  "ecom.cartV2.updateLineItems": /* @__PURE__ */ needing(
    UpdateLineItemsRequest,
    "lineItems.lineItemId",
    "lineItems.quantity.newQuantity",
  ),
  "ecom.cartV2.addCoupon": /* @__PURE__ */ needing(AddCouponRequest, "coupon.code"),
  "ecom.cartV2.removeCoupon": RemoveCouponRequest,
  "ecom.cartV2.setDeliveryMethod": /* @__PURE__ */ needing(
    SetDeliveryMethodRequest,
    "deliveryMethod.code",
  ),
  "ecom.cartV2.removeDeliveryMethod": RemoveDeliveryMethodRequest,
  "ecom.cartV2.addGiftCard": /* @__PURE__ */ needing(AddGiftCardRequest, "giftCard.code"),
  "ecom.cartV2.removeGiftCard": RemoveGiftCardRequest,
  "ecom.cartV2.markCartAsCompleted": MarkCartAsCompletedRequest,
  "ecom.cartV2.handleAsyncCheckoutCompletion": HandleAsyncCheckoutCompletionRequest,
  "ecom.cartV2.updateFormSubmissions": UpdateFormSubmissionsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.cartV2.createCart": /* @__PURE__ */ responseSchema(CreateCartResponse),
  "ecom.cartV2.getCart": /* @__PURE__ */ responseSchema(GetCartResponse),
  "ecom.cartV2.deleteCart": /* @__PURE__ */ responseSchema(DeleteCartResponse),
  "ecom.cartV2.getUpsellOptions": /* @__PURE__ */ responseSchema(GetUpsellOptionsResponse),
  "ecom.cartV2.updateCart": /* @__PURE__ */ responseSchema(UpdateCartResponse),
  "ecom.cartV2.refreshCart": /* @__PURE__ */ responseSchema(RefreshCartResponse),
  "ecom.cartV2.estimateCart": /* @__PURE__ */ responseSchema(EstimateCartResponse),
  "ecom.cartV2.calculateCart": /* @__PURE__ */ responseSchema(CalculateCartResponse),
  "ecom.cartV2.getCheckoutUrl": /* @__PURE__ */ responseSchema(GetCheckoutURLResponse),
  "ecom.cartV2.placeOrder": /* @__PURE__ */ responseSchema(PlaceOrderResponse),
  "ecom.cartV2.addLineItems": /* @__PURE__ */ responseSchema(AddLineItemsResponse),
  "ecom.cartV2.removeLineItems": /* @__PURE__ */ responseSchema(RemoveLineItemsResponse),
  "ecom.cartV2.updateLineItems": /* @__PURE__ */ responseSchema(UpdateLineItemsResponse),
  "ecom.cartV2.addCoupon": /* @__PURE__ */ responseSchema(AddCouponResponse),
  "ecom.cartV2.removeCoupon": /* @__PURE__ */ responseSchema(RemoveCouponResponse),
  "ecom.cartV2.setDeliveryMethod": /* @__PURE__ */ responseSchema(SetDeliveryMethodResponse),
  "ecom.cartV2.removeDeliveryMethod": /* @__PURE__ */ responseSchema(RemoveDeliveryMethodResponse),
  "ecom.cartV2.addGiftCard": /* @__PURE__ */ responseSchema(AddGiftCardResponse),
  "ecom.cartV2.removeGiftCard": /* @__PURE__ */ responseSchema(RemoveGiftCardResponse),
  "ecom.cartV2.markCartAsCompleted": /* @__PURE__ */ responseSchema(MarkCartAsCompletedResponse),
  "ecom.cartV2.handleAsyncCheckoutCompletion": /* @__PURE__ */ responseSchema(RedirectResponse),
  "ecom.cartV2.updateFormSubmissions": /* @__PURE__ */ responseSchema(
    UpdateFormSubmissionsResponse,
  ),
};
