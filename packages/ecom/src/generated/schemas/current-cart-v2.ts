// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { guid, needing, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  Cart,
  CartSummary,
  CatalogItemInput,
  CouponInput,
  CustomItemInput,
  DeleteCurrentCartRequest,
  DeliveryMethodInput,
  FormSubmission,
  GetCurrentCartRequest,
  GiftCardInput,
  ItemUpsells,
  LineItemUpdate,
  RemoveLineItemsFromCurrentCartRequest,
  ValidationsConfig,
} from "./common.js";

export {
  AddressLocation,
  ApplicationError,
  ExtendedFields,
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
  DeleteCurrentCartRequest,
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
  GetCurrentCartRequest,
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
  RemoveLineItemsFromCurrentCartRequest,
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

export const CreateCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cart: Cart.optional(),
    catalogItems: z.array(CatalogItemInput).max(300).optional(),
    customItems: z.array(CustomItemInput).max(300).optional(),
    coupons: z.array(CouponInput).max(1).optional(),
    deliveryMethod: DeliveryMethodInput.optional(),
    giftCards: z.array(GiftCardInput).max(5).optional(),
  }),
);

export const CreateCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const GetCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const UpdateCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart }),
);

export const UpdateCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const DeleteCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const RefreshCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const RefreshCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const CalculateCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ refreshCart: z.boolean().optional() }),
);

export const CalculateCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional(), summary: CartSummary.optional() }),
);

export const EstimateCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    refreshCart: z.boolean().optional(),
    validationConfig: ValidationsConfig.optional(),
    calculateDelivery: z.boolean().optional(),
    calculateAdditionalFees: z.boolean().optional(),
    calculateTax: z.boolean().optional(),
    calculateGiftCards: z.boolean().optional(),
  }),
);

export const EstimateCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional(), summary: CartSummary.optional() }),
);

export const AddLineItemsToCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    catalogItems: z.array(CatalogItemInput).max(300).optional(),
    customItems: z.array(CustomItemInput).max(300).optional(),
  }),
);

export const AddLineItemsToCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const RemoveLineItemsFromCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const UpdateLineItemsInCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItems: z.array(LineItemUpdate).min(1).max(100).optional() }),
);

export const UpdateLineItemsInCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const AddCouponToCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ coupon: CouponInput }),
);

export const AddCouponToCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const RemoveCouponFromCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ couponId: guid }),
);

export const RemoveCouponFromCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const SetDeliveryMethodForCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryMethod: DeliveryMethodInput }),
);

export const SetDeliveryMethodForCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const RemoveDeliveryMethodFromCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const RemoveDeliveryMethodFromCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const AddGiftCardToCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ giftCard: GiftCardInput }),
);

export const AddGiftCardToCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const RemoveGiftCardFromCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ giftCardId: guid }),
);

export const RemoveGiftCardFromCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const UpdateFormSubmissionsInCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ formSubmissions: z.array(FormSubmission).min(1).max(1000).optional() }),
);

export const UpdateFormSubmissionsInCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: Cart.optional() }),
);

export const GetUpsellOptionsForCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const GetUpsellOptionsForCurrentCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemsUpsells: z.array(ItemUpsells).optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.currentCartV2.createCurrentCart": /* @__PURE__ */ needing(
    CreateCurrentCartRequest,
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
  "ecom.currentCartV2.getCurrentCart": GetCurrentCartRequest,
  "ecom.currentCartV2.updateCurrentCart": UpdateCurrentCartRequest,
  "ecom.currentCartV2.deleteCurrentCart": DeleteCurrentCartRequest,
  "ecom.currentCartV2.refreshCurrentCart": RefreshCurrentCartRequest,
  "ecom.currentCartV2.calculateCurrentCart": CalculateCurrentCartRequest,
  "ecom.currentCartV2.estimateCurrentCart": EstimateCurrentCartRequest,
  "ecom.currentCartV2.addLineItemsToCurrentCart": /* @__PURE__ */ needing(
    AddLineItemsToCurrentCartRequest,
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
  "ecom.currentCartV2.removeLineItemsFromCurrentCart": RemoveLineItemsFromCurrentCartRequest,
  "ecom.currentCartV2.updateLineItemsInCurrentCart": /* @__PURE__ */ needing(
    UpdateLineItemsInCurrentCartRequest,
    "lineItems.lineItemId",
    "lineItems.quantity.newQuantity",
  ),
  "ecom.currentCartV2.addCouponToCurrentCart": /* @__PURE__ */ needing(
    AddCouponToCurrentCartRequest,
    "coupon.code",
  ),
  "ecom.currentCartV2.removeCouponFromCurrentCart": RemoveCouponFromCurrentCartRequest,
  "ecom.currentCartV2.setDeliveryMethodForCurrentCart": /* @__PURE__ */ needing(
    SetDeliveryMethodForCurrentCartRequest,
    "deliveryMethod.code",
  ),
  "ecom.currentCartV2.removeDeliveryMethodFromCurrentCart":
    RemoveDeliveryMethodFromCurrentCartRequest,
  "ecom.currentCartV2.addGiftCardToCurrentCart": /* @__PURE__ */ needing(
    AddGiftCardToCurrentCartRequest,
    "giftCard.code",
  ),
  "ecom.currentCartV2.removeGiftCardFromCurrentCart": RemoveGiftCardFromCurrentCartRequest,
  "ecom.currentCartV2.updateFormSubmissionsInCurrentCart":
    UpdateFormSubmissionsInCurrentCartRequest,
  "ecom.currentCartV2.getUpsellOptionsForCurrentCart": GetUpsellOptionsForCurrentCartRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.currentCartV2.createCurrentCart": /* @__PURE__ */ responseSchema(CreateCurrentCartResponse),
  "ecom.currentCartV2.getCurrentCart": /* @__PURE__ */ responseSchema(GetCurrentCartResponse),
  "ecom.currentCartV2.updateCurrentCart": /* @__PURE__ */ responseSchema(UpdateCurrentCartResponse),
  "ecom.currentCartV2.deleteCurrentCart": /* @__PURE__ */ responseSchema(DeleteCurrentCartResponse),
  "ecom.currentCartV2.refreshCurrentCart": /* @__PURE__ */ responseSchema(
    RefreshCurrentCartResponse,
  ),
  "ecom.currentCartV2.calculateCurrentCart": /* @__PURE__ */ responseSchema(
    CalculateCurrentCartResponse,
  ),
  "ecom.currentCartV2.estimateCurrentCart": /* @__PURE__ */ responseSchema(
    EstimateCurrentCartResponse,
  ),
  "ecom.currentCartV2.addLineItemsToCurrentCart": /* @__PURE__ */ responseSchema(
    AddLineItemsToCurrentCartResponse,
  ),
  "ecom.currentCartV2.removeLineItemsFromCurrentCart": /* @__PURE__ */ responseSchema(
    RemoveLineItemsFromCurrentCartResponse,
  ),
  "ecom.currentCartV2.updateLineItemsInCurrentCart": /* @__PURE__ */ responseSchema(
    UpdateLineItemsInCurrentCartResponse,
  ),
  "ecom.currentCartV2.addCouponToCurrentCart": /* @__PURE__ */ responseSchema(
    AddCouponToCurrentCartResponse,
  ),
  "ecom.currentCartV2.removeCouponFromCurrentCart": /* @__PURE__ */ responseSchema(
    RemoveCouponFromCurrentCartResponse,
  ),
  "ecom.currentCartV2.setDeliveryMethodForCurrentCart": /* @__PURE__ */ responseSchema(
    SetDeliveryMethodForCurrentCartResponse,
  ),
  "ecom.currentCartV2.removeDeliveryMethodFromCurrentCart": /* @__PURE__ */ responseSchema(
    RemoveDeliveryMethodFromCurrentCartResponse,
  ),
  "ecom.currentCartV2.addGiftCardToCurrentCart": /* @__PURE__ */ responseSchema(
    AddGiftCardToCurrentCartResponse,
  ),
  "ecom.currentCartV2.removeGiftCardFromCurrentCart": /* @__PURE__ */ responseSchema(
    RemoveGiftCardFromCurrentCartResponse,
  ),
  "ecom.currentCartV2.updateFormSubmissionsInCurrentCart": /* @__PURE__ */ responseSchema(
    UpdateFormSubmissionsInCurrentCartResponse,
  ),
  "ecom.currentCartV2.getUpsellOptionsForCurrentCart": /* @__PURE__ */ responseSchema(
    GetUpsellOptionsForCurrentCartResponse,
  ),
};
