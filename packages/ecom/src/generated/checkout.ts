// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage version 1 checkouts by id, from their items and addresses to the final order.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  redirectBody,
  type Throws,
} from "@portico/core/runtime";
import type {
  ExtendedFields,
  Image,
  PageUrlV2,
  RedirectResponse,
  WeightUnit,
} from "@portico/core/types";
import { customLineItemCodec, membershipOptionsCodec2, shippingOptionCodec } from "./codecs.js";
import type {
  AdditionalFee,
  AddressWithContact,
  AddressWithContactInput,
  AppliedDiscount,
  BuyerInfoOfCheckout,
  BuyerInfoOfCheckoutInput,
  CalculationErrors,
  CarrierServiceOption,
  CatalogOverrideFields,
  CatalogOverrideFieldsInput,
  CatalogReference,
  CatalogReferenceInput,
  ChannelType,
  CreatedBy,
  CustomContentReference,
  CustomContentReferenceInput,
  CustomField,
  CustomFieldToSend,
  CustomLineItemForUpdateCart,
  CustomLineItemToSend,
  CustomSettings,
  CustomSettingsInput,
  DescriptionLine,
  ExternalReference,
  ExternalReferenceInput,
  GiftCard,
  ItemAvailabilityInfo,
  ItemTaxFullDetails,
  ItemType,
  LineItemQuantityUpdateToUpdate,
  MembershipOptionsOfCheckout,
  MembershipOptionsOfCheckoutInput,
  ModifierGroup,
  MultiCurrencyPrice,
  PaymentOptionType,
  PhysicalProperties,
  Policy,
  PriceDescription,
  PriceSummary,
  ProductName,
  SelectedCarrierServiceOption,
  SelectedCarrierServiceOptionInput,
  ServiceProperties,
  ShippingRegion,
  SubscriptionCharges,
  SubscriptionOptionInfo,
  TaxableAddress,
  TaxSummary,
  Violation,
} from "./common.js";

export type {
  AddressLocation,
  ApplicationError,
  ExtendedFields,
  HeadersEntry,
  HeadersEntryInput,
  Image as CommonImage,
  ImageInput as CommonImageInput,
  PageUrlV2,
  PageUrlV2Input,
  RedirectResponse,
  SubscriptionFrequency,
  WeightUnit,
} from "@portico/core/types";
export type {
  AdditionalFee,
  AdditionalFeeSource,
  Address,
  AddressInput,
  AddressWithContact,
  AddressWithContactInput,
  ApplicableLineItems,
  ApplicableLineItemsInput,
  AppliedDiscount,
  AutoTaxFallbackCalculationDetails,
  BuyerInfoOfCheckout as BuyerInfo,
  BuyerInfoOfCheckoutInput as BuyerInfoInput,
  CalculationErrors,
  Carrier,
  CarrierError,
  CarrierErrors,
  CarrierInput,
  CarrierServiceOption,
  CatalogOverrideFields,
  CatalogOverrideFieldsInput,
  CatalogReference,
  CatalogReferenceInput,
  ChannelType,
  ChargeType,
  Color,
  ColorInput,
  CouponOfCheckout as Coupon,
  CreatedBy,
  CustomContentReference,
  CustomContentReferenceInput,
  CustomField,
  CustomFieldInput,
  CustomFieldToSend,
  CustomLineItem,
  CustomLineItemForUpdateCart,
  CustomLineItemInput,
  CustomLineItemToSend,
  CustomSettings,
  CustomSettingsInput,
  DeliveryAllocation,
  DeliveryAllocationInput,
  DeliveryLogistics,
  Description,
  DescriptionLine,
  DescriptionLineInput,
  DescriptionLineName,
  DescriptionLineNameInput,
  Details,
  DiscountRule,
  DiscountRuleName,
  DiscountRuleNameInput,
  DiscountType,
  ExternalReference,
  ExternalReferenceInput,
  FallbackReason,
  FieldViolation,
  FreeTrialPeriod,
  FullAddressContactDetails,
  FullAddressContactDetailsInput,
  GiftCard,
  ImageOfCart as Image,
  ImageOfCartInput as ImageInput,
  InvalidMembership,
  ItemAvailabilityInfo,
  ItemAvailabilityStatus,
  ItemModifier,
  ItemTaxFullDetails,
  ItemTaxFullDetailsInput,
  ItemType,
  ItemTypePreset,
  JurisdictionType,
  LineItem as TargetLineItem,
  LineItemQuantityUpdate,
  LineItemQuantityUpdateToUpdate,
  ManualCalculationReason,
  Membership,
  MembershipName,
  MembershipNameInput,
  MembershipOptionsOfCheckout as MembershipOptions,
  MembershipOptionsOfCheckoutInput as MembershipOptionsInput,
  MembershipPaymentCredits,
  MerchantDiscountOfCheckout as MerchantDiscount,
  ModifierGroup,
  MultiCurrencyPrice,
  MultiCurrencyPriceInput,
  NameInLineItem,
  NameInOther,
  Other,
  OtherCharge,
  PaymentOption,
  PaymentOptionInput,
  PaymentOptionType,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PickupDetails,
  PickupMethod,
  PlainTextValue,
  PlainTextValueInput,
  Policy,
  PolicyInput,
  PriceDescription,
  PriceDescriptionInput,
  PriceSummary,
  ProductName,
  ProductNameInput,
  RateType,
  Region,
  RemoveCouponRequest,
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
  ServiceProperties,
  Severity,
  ShippingOption,
  ShippingPrice,
  ShippingRegion,
  StreetAddress,
  StreetAddressInput,
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
  TranslatableStringInput,
  UpdateLineItemsQuantityRequest,
  V1ItemModifier,
  V1ItemModifierInput,
  V1ModifierGroup,
  V1ModifierGroupInput,
  ValidationError,
  VatId,
  VatIdInput,
  VatType,
  Violation,
} from "./common.js";

const lineItemCodec2: CodecTable = {
  catalogOverrideFields: { physicalProperties: { weight: "f" } },
  media: { focalPoint: { x: "f", y: "f" }, urlExpirationDate: "d" },
  physicalProperties: { weight: "f" },
  serviceProperties: { endDate: "d", scheduledDate: "d" },
  subscriptionOptionInfo: { subscriptionSettings: { startDate: "d" } },
};

const checkoutCodec: CodecTable = {
  appliedDiscounts: { merchantDiscount: { percentage: "f" } },
  billingInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
  createdDate: "d",
  lineItems: lineItemCodec2,
  membershipOptions: membershipOptionsCodec2,
  shippingInfo: {
    carrierServiceOptions: { shippingOptions: shippingOptionCodec },
    selectedCarrierServiceOption: shippingOptionCodec,
    shippingDestination: { address: { geocode: { latitude: "f", longitude: "f" } } },
  },
  subscriptionCharges: { charges: { cycleBillingDate: "d" } },
  updatedDate: "d",
};

/** Options of {@link createCheckout}. */
export interface CreateCheckoutOptions {
  /** Addresses, note and other details of the checkout. */
  checkoutInfo?: CheckoutInput;
  /** Coupon to apply. */
  couponCode?: string | null;
  /** Catalog items to buy. At most 300 items. */
  lineItems?: LineItemInput[];
  /** Items that are not in a catalog. Only apps can send them. At most 300 items. */
  customLineItems?: CustomLineItemToSend[];
  /** Sales channel, such as `WEB` for an online store. */
  channelType: ChannelType;
  /** Code of a gift card to apply. */
  giftCardCode?: string | null;
  /** URL of a custom checkout page. At most 1,000 characters. */
  overrideCheckoutUrl?: string | null;
  /** Amount to redeem from the gift card, as a decimal string. */
  giftCardRedeemAmount?: string | null;
}

/**
 * Application error codes for {@link createCheckout}, and how to fix the errors.
 *
 * - `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`: The checkout does not have the selected
 *   delivery option. Choose one of the delivery options in the checkout.
 * - `INVALID_SELECTED_CARRIER_SERVICE_OPTION`: The selected delivery option is not valid for
 *   its carrier. Choose one of the delivery options in the checkout.
 * - `GIFT_CARD_NOT_FOUND`: The gift card does not exist. Ask the buyer to check the code.
 * - `GIFT_CARD_CODE_INVALID`: The gift card code is invalid. Ask the buyer to check the code.
 * - `GIFT_CARD_IS_EMPTY`: The gift card has no balance left. Ask the buyer to use another
 *   payment method.
 * - `GIFT_CARD_DISABLED`: The gift card is disabled. Ask the buyer to contact the shop.
 * - `GIFT_CARD_EXPIRED`: The gift card has expired. Ask the buyer to use another payment
 *   method.
 * - `ERROR_COUPON_USAGE_EXCEEDED`: The coupon has reached its usage limit. Remove the coupon
 *   from the checkout.
 * - `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED`: The buyer has reached the usage limit for this
 *   coupon. Remove the coupon from the checkout.
 * - `ERROR_COUPON_IS_NOT_ACTIVE_YET`: The coupon is not active yet. Try again after the
 *   coupon's start date.
 * - `ERROR_COUPON_HAS_EXPIRED`: The coupon has expired. Remove the coupon, or use a different
 *   one.
 * - `ERROR_COUPON_DOES_NOT_EXIST`: The coupon does not exist. Ask the buyer to check the code.
 * - `SITE_MUST_ACCEPT_PAYMENTS`: The site does not accept payments. Connect a payment method,
 *   and make sure that the site's plan allows payments.
 */
export type CreateCheckoutErrorCode =
  | "SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND"
  | "INVALID_SELECTED_CARRIER_SERVICE_OPTION"
  | "GIFT_CARD_NOT_FOUND"
  | "GIFT_CARD_CODE_INVALID"
  | "GIFT_CARD_IS_EMPTY"
  | "GIFT_CARD_DISABLED"
  | "GIFT_CARD_EXPIRED"
  | "ERROR_COUPON_USAGE_EXCEEDED"
  | "ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED"
  | "ERROR_COUPON_IS_NOT_ACTIVE_YET"
  | "ERROR_COUPON_HAS_EXPIRED"
  | "ERROR_COUPON_DOES_NOT_EXIST"
  | "SITE_MUST_ACCEPT_PAYMENTS";

/**
 * Creates a checkout without a cart, with up to 300 catalog items and 300 custom items.
 *
 * `POST /ecom/v1/checkouts` (ecom/checkout)
 *
 * @param options - Required fields: `channelType`. `customLineItems` requires `itemType` and
 *   `price`. `lineItems` requires `catalogReference` and `quantity`. Optional fields:
 *   `checkoutInfo`, `couponCode`, `giftCardCode`, `overrideCheckoutUrl` and
 *   `giftCardRedeemAmount`.
 * @returns The new checkout with its totals.
 * @remarks For error codes, see {@link CreateCheckoutErrorCode}. Requires the permission
 *   `ECOM.MODIFY_CHECKOUTS`. To set fields that are reserved for administrators,
 *   `ECOM.ADMIN_MODIFY_CHECKOUTS` is also required.
 * @deprecated Use `cartV2.createCart`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const result = await client.use(checkout).createCheckout({ channelType: "WEB" });
 * ```
 */
export const createCheckout: ((options: CreateCheckoutOptions) => Promise<Checkout>) &
  Throws<CreateCheckoutErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.checkout.createCheckout",
  path: "/ecom/v1/checkouts",
  args: [
    [
      "checkoutInfo",
      "couponCode",
      "lineItems",
      "customLineItems",
      "channelType",
      "giftCardCode",
      "overrideCheckoutUrl",
      "giftCardRedeemAmount",
    ],
  ],
  request: {
    checkoutInfo: checkoutCodec,
    customLineItems: customLineItemCodec,
    lineItems: lineItemCodec2,
  },
  response: { checkout: checkoutCodec },
  returns: "checkout",
});

/**
 * Returns a checkout by id, including totals.
 *
 * `GET /ecom/v1/checkouts/{id}` (ecom/checkout)
 *
 * @param id - Id of the checkout.
 * @returns The checkout with its totals.
 * @remarks Requires the permission `ECOM.READ_CHECKOUTS`.
 * @deprecated Use `cartV2.getCart`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const result = await client.use(checkout).getCheckout("<checkout id>");
 * ```
 */
export const getCheckout: (id: string) => Promise<Checkout> = /* @__PURE__ */ operation({
  name: "ecom.checkout.getCheckout",
  method: "GET",
  path: "/ecom/v1/checkouts/{id}",
  args: ["id"],
  response: { checkout: checkoutCodec },
  returns: "checkout",
});

/**
 * Returns the checkout for a cart.
 *
 * `GET /ecom/v1/checkouts/by-cart-id/{id}` (ecom/checkout)
 *
 * @param id - Id of the cart.
 * @remarks Requires the permission `ECOM.READ_CHECKOUTS`.
 * @deprecated Use `cartV2.getCart`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(checkout).getCheckoutByCartId("<checkout id>");
 * ```
 */
export const getCheckoutByCartId: (id: string) => Promise<GetCheckoutByCartIdResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.checkout.getCheckoutByCartId",
    method: "GET",
    path: "/ecom/v1/checkouts/by-cart-id/{id}",
    args: ["id"],
    response: { checkout: checkoutCodec },
  });

/**
 * Returns the URL of the Wix checkout page.
 *
 * `GET /ecom/v1/checkouts/{id}/wix-checkout-url` (ecom/checkout)
 *
 * @param id - Id of the checkout.
 * @example
 * ```ts
 * const response = await client.use(checkout).getWixCheckoutUrl("<checkout id>");
 * ```
 */
export const getWixCheckoutUrl: (id: string) => Promise<GetWixCheckoutURLResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.checkout.getWixCheckoutUrl",
    method: "GET",
    path: "/ecom/v1/checkouts/{id}/wix-checkout-url",
    args: ["id"],
  });

/**
 * Returns the URL where the buyer can continue a checkout: the Wix checkout page, or
 * `overrideCheckoutUrl` if set.
 *
 * `GET /ecom/v1/checkouts/{id}/checkout-url` (ecom/checkout)
 *
 * @param id - Id of the checkout.
 * @remarks Requires the permission `ECOM.READ_CHECKOUTS`.
 * @deprecated Use `cartV2.getCheckoutUrl`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(checkout).getCheckoutUrl("<checkout id>");
 * ```
 */
export const getCheckoutUrl: (id: string) => Promise<GetCheckoutURLResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.checkout.getCheckoutUrl",
    method: "GET",
    path: "/ecom/v1/checkouts/{id}/checkout-url",
    args: ["id"],
  });

/** Options of {@link updateCheckout}. */
export interface UpdateCheckoutOptions {
  /** Code of a coupon to apply. It replaces the current coupon. */
  couponCode?: string | null;
  /** Code of a gift card to apply. */
  giftCardCode?: string | null;
  /** URL of a custom checkout page. At most 1,000 characters. */
  overrideCheckoutUrl?: string | null;
  /** Catalog items to add. At most 300 items. */
  lineItems?: LineItemInput[];
  /** Items that are not in a catalog. Only apps can send them. At most 300 items. */
  customLineItems?: CustomLineItemForUpdateCart[];
  /** Amount to redeem from the gift card, as a decimal string. */
  giftCardRedeemAmount?: string | null;
}

/**
 * Application error codes for {@link updateCheckout}, and how to fix the errors.
 *
 * - `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`: The checkout does not have the selected
 *   delivery option. Choose one of the delivery options in the checkout.
 * - `INVALID_SELECTED_CARRIER_SERVICE_OPTION`: The selected delivery option is not valid for
 *   its carrier. Choose one of the delivery options in the checkout.
 * - `GIFT_CARD_NOT_FOUND`: The gift card does not exist. Ask the buyer to check the code.
 * - `GIFT_CARD_CODE_INVALID`: The gift card code is invalid. Ask the buyer to check the code.
 * - `GIFT_CARD_IS_EMPTY`: The gift card has no balance left. Ask the buyer to use another
 *   payment method.
 * - `GIFT_CARD_DISABLED`: The gift card is disabled. Ask the buyer to contact the shop.
 * - `GIFT_CARD_EXPIRED`: The gift card has expired. Ask the buyer to use another payment
 *   method.
 * - `ERROR_COUPON_USAGE_EXCEEDED`: The coupon has reached its usage limit. Remove the coupon
 *   from the checkout.
 * - `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED`: The buyer has reached the usage limit for this
 *   coupon. Remove the coupon from the checkout.
 * - `ERROR_COUPON_IS_NOT_ACTIVE_YET`: The coupon is not active yet. Try again after the
 *   coupon's start date.
 * - `ERROR_COUPON_HAS_EXPIRED`: The coupon has expired. Remove the coupon, or use a different
 *   one.
 * - `ERROR_COUPON_DOES_NOT_EXIST`: The coupon does not exist. Ask the buyer to check the code.
 */
export type UpdateCheckoutErrorCode =
  | "SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND"
  | "INVALID_SELECTED_CARRIER_SERVICE_OPTION"
  | "GIFT_CARD_NOT_FOUND"
  | "GIFT_CARD_CODE_INVALID"
  | "GIFT_CARD_IS_EMPTY"
  | "GIFT_CARD_DISABLED"
  | "GIFT_CARD_EXPIRED"
  | "ERROR_COUPON_USAGE_EXCEEDED"
  | "ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED"
  | "ERROR_COUPON_IS_NOT_ACTIVE_YET"
  | "ERROR_COUPON_HAS_EXPIRED"
  | "ERROR_COUPON_DOES_NOT_EXIST";

/**
 * Updates a checkout's buyer details, addresses, delivery option, coupon or gift card.
 *
 * `PATCH /ecom/v1/checkouts/{checkout.id}` (ecom/checkout)
 *
 * @param id - Id of the checkout.
 * @param checkout - The fields to update. `customFields` requires `value`.
 * @param options - `customLineItems` requires `itemType`. `lineItems` requires
 *   `catalogReference` and `quantity`. Optional fields: `couponCode`, `giftCardCode`,
 *   `overrideCheckoutUrl` and `giftCardRedeemAmount`.
 * @returns The checkout after the change, with its totals.
 * @remarks For error codes, see {@link UpdateCheckoutErrorCode}. Requires the permission
 *   `ECOM.MODIFY_CHECKOUTS`. To set fields that are reserved for administrators,
 *   `ECOM.ADMIN_MODIFY_CHECKOUTS` is also required.
 * @deprecated Use `cartV2.updateCart`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const result = await client.use(checkout).updateCheckout("<checkout id>", {
 *   customFields: [{ value: {} }],
 *   membershipOptions: {
 *     selectedMemberships: {
 *       memberships: [
 *         {
 *           id: "<checkout id>",
 *           appId: "<app id>",
 *           lineItemIds: ["<line item id>"],
 *         },
 *       ],
 *     },
 *   },
 * });
 * ```
 */
export const updateCheckout: ((
  id: string,
  checkout: CheckoutToUpdate,
  options?: UpdateCheckoutOptions,
) => Promise<Checkout>) &
  Throws<UpdateCheckoutErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.checkout.updateCheckout",
  method: "PATCH",
  path: "/ecom/v1/checkouts/{checkout.id}",
  args: [
    "checkout.id",
    "...checkout",
    [
      "couponCode",
      "giftCardCode",
      "overrideCheckoutUrl",
      "lineItems",
      "customLineItems",
      "giftCardRedeemAmount",
    ],
  ],
  request: {
    checkout: checkoutCodec,
    customLineItems: customLineItemCodec,
    fieldMask: "m",
    lineItems: lineItemCodec2,
  },
  response: { checkout: checkoutCodec },
  returns: "checkout",
  mask: "fieldMask",
});

/**
 * Removes the coupon from a checkout.
 *
 * `POST /ecom/v1/checkouts/{id}/remove-coupon` (ecom/checkout)
 *
 * @param id - Id of the cart.
 * @remarks Requires the permission `ECOM.MODIFY_CHECKOUTS`.
 * @deprecated Use `cartV2.removeCoupon`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(checkout).removeCoupon("<checkout id>");
 * ```
 */
export const removeCoupon: (id: string) => Promise<RemoveCouponResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.checkout.removeCoupon",
    path: "/ecom/v1/checkouts/{id}/remove-coupon",
    args: ["id"],
    response: { checkout: checkoutCodec },
  });

/**
 * Removes the gift card from a checkout.
 *
 * `POST /ecom/v1/checkouts/{id}/remove-gift-card` (ecom/checkout)
 *
 * @param id - Id of the checkout.
 * @remarks Requires the permission `ECOM.MODIFY_CHECKOUTS`.
 * @deprecated Use `cartV2.removeGiftCard`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(checkout).removeGiftCard("<checkout id>");
 * ```
 */
export const removeGiftCard: (id: string) => Promise<RemoveGiftCardResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.checkout.removeGiftCard",
    path: "/ecom/v1/checkouts/{id}/remove-gift-card",
    args: ["id"],
    response: { checkout: checkoutCodec },
  });

/**
 * Removes the custom checkout URL, so that the default one applies again.
 *
 * `POST /ecom/v1/checkouts/{id}/remove-override-checkout-url` (ecom/checkout)
 *
 * @param id - Id of the checkout.
 * @remarks Requires the permission `ECOM.MODIFY_CHECKOUTS`.
 * @deprecated Use `cartV2.updateCart`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(checkout).removeOverrideCheckoutUrl("<checkout id>");
 * ```
 */
export const removeOverrideCheckoutUrl: (id: string) => Promise<RemoveOverrideCheckoutUrlResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.checkout.removeOverrideCheckoutUrl",
    path: "/ecom/v1/checkouts/{id}/remove-override-checkout-url",
    args: ["id"],
    response: { checkout: checkoutCodec },
  });

/** Options of {@link addToCheckout}. */
export interface AddToCheckoutOptions {
  /** Catalog items to add. At most 100 items. */
  lineItems?: LineItemInput[];
  /** Items that are not in a catalog. Only apps can send them. At most 100 items. */
  customLineItems?: CustomLineItemForUpdateCart[];
}

/**
 * Application error codes for {@link addToCheckout}, and how to fix the errors.
 *
 * - `CHECKOUT_IS_COMPLETE`: The checkout has already become an order. Create a new checkout.
 */
export type AddToCheckoutErrorCode = "CHECKOUT_IS_COMPLETE";

/**
 * Adds up to 100 catalog items and 100 custom items to a checkout.
 *
 * `POST /ecom/v1/checkouts/{id}/add-to-checkout` (ecom/checkout)
 *
 * @param id - Id of the checkout.
 * @param options - `customLineItems` requires `itemType`. `lineItems` requires
 *   `catalogReference` and `quantity`.
 * @remarks For error codes, see {@link AddToCheckoutErrorCode}. Requires the permission
 *   `ECOM.MODIFY_CHECKOUTS`. To set fields that are reserved for administrators,
 *   `ECOM.ADMIN_MODIFY_CHECKOUTS` is also required.
 * @deprecated Use `cartV2.addLineItems`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(checkout).addToCheckout("<checkout id>");
 * ```
 */
export const addToCheckout: ((
  id: string,
  options?: AddToCheckoutOptions,
) => Promise<AddToCheckoutResponse>) &
  Throws<AddToCheckoutErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.checkout.addToCheckout",
  path: "/ecom/v1/checkouts/{id}/add-to-checkout",
  args: ["id", ["lineItems", "customLineItems"]],
  request: { customLineItems: customLineItemCodec, lineItems: lineItemCodec2 },
  response: { checkout: checkoutCodec },
});

/**
 * Removes up to 300 line items from a checkout by id.
 *
 * `POST /ecom/v1/checkouts/{id}/remove-line-items` (ecom/checkout)
 *
 * @param id - Id of the checkout.
 * @param lineItemIds - Ids of the line items.
 * @remarks Requires the permission `ECOM.MODIFY_CHECKOUTS`.
 * @deprecated Use `cartV2.removeLineItems`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(checkout).removeLineItems("<checkout id>", [
 *   "<line item id>",
 * ]);
 * ```
 */
export const removeLineItems: (
  id: string,
  lineItemIds: string[],
) => Promise<RemoveLineItemsResponse> = /* @__PURE__ */ operation({
  name: "ecom.checkout.removeLineItems",
  path: "/ecom/v1/checkouts/{id}/remove-line-items",
  args: ["id", "lineItemIds"],
  response: { checkout: checkoutCodec },
});

/** Options of {@link createOrder}. */
export interface CreateOrderOptions {
  /** Whether to save the payment method for later charges. */
  savePaymentMethod?: boolean;
  /** Whether to authorize the payment now and capture it later. */
  delayCapture?: boolean;
  /** Details of an in-app purchase. The platform does not document their shape. */
  inAppPurchase?: unknown;
}

/**
 * Application error codes for {@link createOrder}, and how to fix the errors.
 *
 * - `PAYMENT_ERROR`: The payment failed. Ask the buyer to try again, or to choose another
 *   payment method.
 * - `PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE`: The selected payment provider is not connected
 *   to the site. Ask the buyer to choose another payment method.
 * - `SITE_NOT_ACCEPTING_PAYMENTS`: The site does not accept payments. Connect a payment method,
 *   and make sure that the site's plan allows payments.
 * - `CHECKOUT_ALREADY_PAID`: The checkout has already become an order. To find the order,
 *   search orders by `checkoutId`.
 * - `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS`: A payment for this checkout is in progress. Wait
 *   for the result of this payment before you try again.
 * - `CALCULATION_ERROR`: The totals could not be calculated, often because a tax, shipping or
 *   discount service did not respond. See the calculation errors for the reason, and try again.
 * - `REDEEM_GIFT_CARD_ERROR`: The gift card could not be redeemed. Check the balance of the
 *   gift card, then try again or use another payment method.
 * - `PARTIAL_OUT_OF_STOCK`: Some items in the checkout are out of stock. Send the buyer back to
 *   the cart.
 * - `FULL_OUT_OF_STOCK`: All items in the checkout are out of stock. Send the buyer back to the
 *   cart.
 * - `EMPTY_CHECKOUT`: The checkout no longer has any items. Create a new checkout from the
 *   cart.
 * - `CHECKOUT_CHANGED`: The checkout changed while the order was being placed. Fetch the
 *   checkout again, and ask the buyer to confirm the order.
 * - `SUBSCRIPTION_WITH_ZERO_TOTAL`: The total of a subscription cannot be zero. Remove the
 *   discount from the checkout.
 * - `SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS`: A checkout with a subscription cannot have other
 *   items. Remove the other items from the checkout.
 * - `SUBSCRIPTION_WITH_GIFT_CARD`: A subscription cannot be paid for with a gift card. Remove
 *   the gift card from the checkout.
 * - `NO_SELECTED_CARRIER_SERVICE_OPTION`: No delivery option is selected. Ask the buyer to
 *   choose one of the delivery options in the checkout.
 * - `VIOLATIONS_WITH_ERROR_SEVERITY`: The site or one of its apps does not allow this order.
 *   Show the buyer the violations in the cart or checkout.
 * - `FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS`: An app that validates orders did not respond.
 *   Try again. If the error persists, check the app.
 * - `NO_SAVE_PAYMENT_METHOD_CONFIRMATION`: An item requires a saved payment method. Ask the
 *   buyer for consent to save the payment method.
 * - `SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE`: The selected delivery option is no
 *   longer available. Fetch the checkout again, and ask the buyer to choose another delivery
 *   option.
 * - `MEMBERS_ONLY_ITEM`: An item is for members only. Ask the buyer to log in first.
 * - `GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD`: A gift card cannot be paid for with
 *   another gift card. Ask the buyer to use another payment method.
 * - `COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD`: Coupons cannot be used to buy a gift card.
 *   Remove the coupon from the checkout.
 */
export type CreateOrderErrorCode =
  | "PAYMENT_ERROR"
  | "PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE"
  | "SITE_NOT_ACCEPTING_PAYMENTS"
  | "CHECKOUT_ALREADY_PAID"
  | "CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS"
  | "CALCULATION_ERROR"
  | "REDEEM_GIFT_CARD_ERROR"
  | "PARTIAL_OUT_OF_STOCK"
  | "FULL_OUT_OF_STOCK"
  | "EMPTY_CHECKOUT"
  | "CHECKOUT_CHANGED"
  | "SUBSCRIPTION_WITH_ZERO_TOTAL"
  | "SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS"
  | "SUBSCRIPTION_WITH_GIFT_CARD"
  | "NO_SELECTED_CARRIER_SERVICE_OPTION"
  | "VIOLATIONS_WITH_ERROR_SEVERITY"
  | "FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS"
  | "NO_SAVE_PAYMENT_METHOD_CONFIRMATION"
  | "SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE"
  | "MEMBERS_ONLY_ITEM"
  | "GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD"
  | "COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD";

/**
 * Creates an order from a checkout. Any amount due is collected later.
 *
 * `POST /ecom/v1/checkouts/{id}/create-order` (ecom/checkout)
 *
 * @param id - Id of the checkout.
 * @param options - Optional fields: `savePaymentMethod`, `delayCapture` and `inAppPurchase`.
 * @remarks For error codes, see {@link CreateOrderErrorCode}. Requires the permission
 *   `ECOM.CREATE_ORDER_FROM_CHECKOUT`.
 * @deprecated Use `cartV2.placeOrder`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(checkout).createOrder("<checkout id>");
 * ```
 */
export const createOrder: ((
  id: string,
  options?: CreateOrderOptions,
) => Promise<CreateOrderResponse>) &
  Throws<CreateOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.checkout.createOrder",
  path: "/ecom/v1/checkouts/{id}/create-order",
  args: ["id", ["savePaymentMethod", "delayCapture", "inAppPurchase"]],
});

/** Options of {@link createOrderAndCharge}. */
export interface CreateOrderAndChargeOptions {
  /** Token of the payment method to charge. */
  paymentToken?: string | null;
  /** Whether to save the payment method for later charges. */
  savePaymentMethod?: boolean;
  /** Whether to authorize the payment now and capture it later. */
  delayCapture?: boolean;
  /** Details of an in-app purchase. The platform does not document their shape. */
  inAppPurchase?: unknown;
}

/**
 * Application error codes for {@link createOrderAndCharge}, and how to fix the errors.
 *
 * - `PAYMENT_ERROR`: The payment failed. Ask the buyer to try again, or to choose another
 *   payment method.
 * - `PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE`: The selected payment provider is not connected
 *   to the site. Ask the buyer to choose another payment method.
 * - `SITE_NOT_ACCEPTING_PAYMENTS`: The site does not accept payments. Connect a payment method,
 *   and make sure that the site's plan allows payments.
 * - `CHECKOUT_ALREADY_PAID`: The checkout has already become an order. To find the order,
 *   search orders by `checkoutId`.
 * - `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS`: A payment for this checkout is in progress. Wait
 *   for the result of this payment before you try again.
 * - `CALCULATION_ERROR`: The totals could not be calculated, often because a tax, shipping or
 *   discount service did not respond. See the calculation errors for the reason, and try again.
 * - `REDEEM_GIFT_CARD_ERROR`: The gift card could not be redeemed. Check the balance of the
 *   gift card, then try again or use another payment method.
 * - `PARTIAL_OUT_OF_STOCK`: Some items in the checkout are out of stock. Send the buyer back to
 *   the cart.
 * - `FULL_OUT_OF_STOCK`: All items in the checkout are out of stock. Send the buyer back to the
 *   cart.
 * - `EMPTY_CHECKOUT`: The checkout no longer has any items. Create a new checkout from the
 *   cart.
 * - `CHECKOUT_CHANGED`: The checkout changed while the order was being placed. Fetch the
 *   checkout again, and ask the buyer to confirm the order.
 * - `SUBSCRIPTION_WITH_ZERO_TOTAL`: The total of a subscription cannot be zero. Remove the
 *   discount from the checkout.
 * - `SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS`: A checkout with a subscription cannot have other
 *   items. Remove the other items from the checkout.
 * - `SUBSCRIPTION_WITH_GIFT_CARD`: A subscription cannot be paid for with a gift card. Remove
 *   the gift card from the checkout.
 * - `NO_SELECTED_CARRIER_SERVICE_OPTION`: No delivery option is selected. Ask the buyer to
 *   choose one of the delivery options in the checkout.
 * - `NO_SAVE_PAYMENT_METHOD_CONFIRMATION`: An item requires a saved payment method. Ask the
 *   buyer for consent to save the payment method.
 * - `SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE`: The selected delivery option is no
 *   longer available. Fetch the checkout again, and ask the buyer to choose another delivery
 *   option.
 * - `MEMBERS_ONLY_ITEM`: An item is for members only. Ask the buyer to log in first.
 * - `GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD`: A gift card cannot be paid for with
 *   another gift card. Ask the buyer to use another payment method.
 * - `COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD`: Coupons cannot be used to buy a gift card.
 *   Remove the coupon from the checkout.
 */
export type CreateOrderAndChargeErrorCode =
  | "PAYMENT_ERROR"
  | "PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE"
  | "SITE_NOT_ACCEPTING_PAYMENTS"
  | "CHECKOUT_ALREADY_PAID"
  | "CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS"
  | "CALCULATION_ERROR"
  | "REDEEM_GIFT_CARD_ERROR"
  | "PARTIAL_OUT_OF_STOCK"
  | "FULL_OUT_OF_STOCK"
  | "EMPTY_CHECKOUT"
  | "CHECKOUT_CHANGED"
  | "SUBSCRIPTION_WITH_ZERO_TOTAL"
  | "SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS"
  | "SUBSCRIPTION_WITH_GIFT_CARD"
  | "NO_SELECTED_CARRIER_SERVICE_OPTION"
  | "NO_SAVE_PAYMENT_METHOD_CONFIRMATION"
  | "SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE"
  | "MEMBERS_ONLY_ITEM"
  | "GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD"
  | "COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD";

/**
 * Creates an order from a checkout and charges the buyer with a payment token.
 *
 * `POST /ecom/v1/checkouts/{id}/create-order-and-charge` (ecom/checkout)
 *
 * @param id - Id of the checkout.
 * @param options - Optional fields: `paymentToken`, `savePaymentMethod`, `delayCapture` and
 *   `inAppPurchase`.
 * @remarks For error codes, see {@link CreateOrderAndChargeErrorCode}. Requires the permission
 *   `ECOM.CREATE_ORDER_FROM_CHECKOUT`.
 * @deprecated Use `cartV2.placeOrder`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(checkout).createOrderAndCharge("<checkout id>");
 * ```
 */
export const createOrderAndCharge: ((
  id: string,
  options?: CreateOrderAndChargeOptions,
) => Promise<CreateOrderAndChargeResponse>) &
  Throws<CreateOrderAndChargeErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.checkout.createOrderAndCharge",
  path: "/ecom/v1/checkouts/{id}/create-order-and-charge",
  args: ["id", ["paymentToken", "savePaymentMethod", "delayCapture", "inAppPurchase"]],
});

/**
 * Application error codes for {@link markCheckoutAsCompletedAndRedirectToUrl}, and how to fix
 * the errors.
 *
 * - `UNAUTHENTICATED_TOKEN`: The token in the request is invalid. Use the token from the URL
 *   that opened the checkout.
 */
export type MarkCheckoutAsCompletedAndRedirectToUrlErrorCode = "UNAUTHENTICATED_TOKEN";

/**
 * Completes the checkout that a token identifies, and returns the URL to redirect to.
 *
 * `GET /ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url` (ecom/checkout)
 *
 * @param token - Signed token from the payment page. At most 4,096 characters.
 * @remarks For error codes, see {@link MarkCheckoutAsCompletedAndRedirectToUrlErrorCode}.
 *   Requires the permission `ECOM.MODIFY_CHECKOUTS`.
 * @deprecated Use `cartV2.markCartAsCompleted`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(checkout).markCheckoutAsCompletedAndRedirectToUrl(
 *   "<token>",
 * );
 * ```
 */
export const markCheckoutAsCompletedAndRedirectToUrl: ((
  token: string,
) => Promise<RedirectResponse>) &
  Throws<MarkCheckoutAsCompletedAndRedirectToUrlErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.checkout.markCheckoutAsCompletedAndRedirectToUrl",
  method: "GET",
  path: "/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url",
  args: ["token"],
  response: { body: "b" },
  read: false,
  redirect: redirectBody,
});

/** Options of {@link markCheckoutAsCompleted}. */
export interface MarkCheckoutAsCompletedOptions {
  /** Id of the order that was created elsewhere. */
  orderId?: string | null;
}

/**
 * Marks a checkout as completed. Use this if its order was created elsewhere.
 *
 * `POST /ecom/v1/checkouts/{id}/mark-as-completed` (ecom/checkout)
 *
 * @param id - Id of the checkout.
 * @param options - Optional fields: `orderId`.
 * @remarks Requires the permission `ECOM.MODIFY_CHECKOUTS`.
 * @deprecated Use `cartV2.markCartAsCompleted`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * await client.use(checkout).markCheckoutAsCompleted("<checkout id>");
 * ```
 */
export const markCheckoutAsCompleted: (
  id: string,
  options?: MarkCheckoutAsCompletedOptions,
) => Promise<void> = /* @__PURE__ */ operation({
  name: "ecom.checkout.markCheckoutAsCompleted",
  path: "/ecom/v1/checkouts/{id}/mark-as-completed",
  args: ["id", ["orderId"]],
});

/**
 * Sets new quantities for up to 100 line items in a checkout.
 *
 * `POST /ecom/v1/checkouts/{id}/update-line-items-quantity` (ecom/checkout)
 *
 * @param id - Id of the cart.
 * @param lineItems - One entry per line item. Each item requires `id` and `quantity`. 1 to 100
 *   items.
 * @remarks Requires the permission `ECOM.MODIFY_CHECKOUTS`.
 * @deprecated Use `cartV2.updateLineItems`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(checkout).updateLineItemsQuantity("<checkout id>", [
 *   { id: "<checkout id>", quantity: 1 },
 * ]);
 * ```
 */
export const updateLineItemsQuantity: (
  id: string,
  lineItems: LineItemQuantityUpdateToUpdate[],
) => Promise<UpdateLineItemsQuantityResponse> = /* @__PURE__ */ operation({
  name: "ecom.checkout.updateLineItemsQuantity",
  path: "/ecom/v1/checkouts/{id}/update-line-items-quantity",
  args: ["id", "lineItems"],
  response: { checkout: checkoutCodec },
});

/** Event that {@link onCheckoutCompleted} passes to its handler. */
export interface CheckoutCompletedEvent {
  /** Event-specific data. */
  data: CheckoutMarkedAsCompleted;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a checkout is completed.
 *
 * The type of the event is `wix.ecom.v1.checkout_completed`.
 *
 * @example
 * ```ts
 * client.use(checkout).onCheckoutCompleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCheckoutCompleted: (handler: EventHandler<CheckoutCompletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.checkout_completed",
    codec: { data: { checkout: checkoutCodec } },
  });

/** Event that {@link onCheckoutCreated} passes to its handler. */
export interface CheckoutCreatedEvent {
  /** The created entity. */
  entity: Checkout;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a checkout is created.
 *
 * The type of the event is `wix.ecom.v1.checkout_created`.
 *
 * @example
 * ```ts
 * client.use(checkout).onCheckoutCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCheckoutCreated: (handler: EventHandler<CheckoutCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.checkout_created",
    codec: { entity: checkoutCodec },
  });

/** Event that {@link onCheckoutDeleted} passes to its handler. */
export interface CheckoutDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: Checkout;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a checkout is deleted.
 *
 * The type of the event is `wix.ecom.v1.checkout_deleted`.
 *
 * @example
 * ```ts
 * client.use(checkout).onCheckoutDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCheckoutDeleted: (handler: EventHandler<CheckoutDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.checkout_deleted",
    codec: { entity: checkoutCodec },
  });

/** Event that {@link onCheckoutUpdated} passes to its handler. */
export interface CheckoutUpdatedEvent {
  /** The entity after the change. */
  entity: Checkout;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a checkout changes.
 *
 * The type of the event is `wix.ecom.v1.checkout_updated`.
 *
 * @example
 * ```ts
 * client.use(checkout).onCheckoutUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCheckoutUpdated: (handler: EventHandler<CheckoutUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.checkout_updated",
    codec: { entity: checkoutCodec, modifiedFields: checkoutCodec },
  });

/** Request of {@link createCheckout}. */
export interface CreateCheckoutRequest {
  /** Addresses, note and other details of the checkout. */
  checkoutInfo?: CheckoutInput;
  /** Coupon to apply. */
  couponCode?: string | null;
  /** Catalog items to buy. At most 300 items. */
  lineItems?: LineItemInput[];
  /** Items that are not in a catalog. Only apps can send them. At most 300 items. */
  customLineItems?: CustomLineItemToSend[];
  /** Sales channel, such as `WEB` for an online store. */
  channelType: ChannelType;
  /** Code of a gift card to apply. */
  giftCardCode?: string | null;
  /** URL of a custom checkout page. At most 1,000 characters. */
  overrideCheckoutUrl?: string | null;
  /** Amount to redeem from the gift card, as a decimal string. */
  giftCardRedeemAmount?: string | null;
}

/** A checkout, which is the step between a cart and an order. */
export interface Checkout {
  /** Id of the checkout. */
  id: string;
  /** Items to buy. 1 to 300 items. */
  lineItems: LineItem[];
  /** Billing address and contact. */
  billingInfo?: AddressWithContact;
  /** Delivery address, available delivery options and the selected option. */
  shippingInfo?: ShippingInfo;
  /** Note that the buyer entered. At most 1,000 characters. */
  buyerNote?: string | null;
  /** Details of the buyer. */
  buyerInfo?: BuyerInfoOfCheckout;
  /** Currency shown to the buyer, as an ISO 4217 code. */
  conversionCurrency: string;
  /** Totals, from the item subtotal to the final amount. */
  priceSummary?: PriceSummary;
  /** Parts of the calculation that failed. The other totals are valid. */
  calculationErrors?: CalculationErrors;
  /** Gift card that pays part of the total. */
  giftCard?: GiftCard;
  /** Discounts that have been applied. */
  appliedDiscounts: AppliedDiscount[];
  /** Fields that the merchant added to the checkout page. */
  customFields: CustomField[];
  /** Unit of all weights. */
  weightUnit: WeightUnit;
  /** Totals of the tax calculation. */
  taxSummary?: TaxSummary;
  /** Currency of the store, as an ISO 4217 code such as 'EUR'. */
  currency: string;
  /** Sales channel, such as `WEB` for an online store. */
  channelType: ChannelType;
  /** Main language of the site, such as 'en'. */
  siteLanguage: string;
  /** Language of the buyer, such as 'en'. */
  buyerLanguage: string;
  /** Whether an order was created from the checkout. */
  completed: boolean;
  /** Whether prices include tax. */
  taxIncludedInPrice: boolean;
  /** Who created the checkout. */
  createdBy?: CreatedBy;
  /** When the checkout was created. */
  createdDate?: Date | null;
  /** When the checkout was last updated. */
  updatedDate?: Date | null;
  /** Totals for the payment at checkout. */
  payNow?: PriceSummary;
  /** Totals of later payments. */
  payLater?: PriceSummary;
  /** The buyer's memberships, and whether they can be used to pay. */
  membershipOptions?: MembershipOptionsOfCheckout;
  /** Fees in addition to item prices. At most 100 items. */
  additionalFees: AdditionalFee[];
  /** Id of the cart that the checkout was created from. */
  cartId?: string | null;
  /** Problems that apps reported. */
  violations: Violation[];
  /** Extended fields of the checkout. */
  extendedFields?: ExtendedFields;
  /** Id of the purchase, for analytics. It stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** Settings of the checkout page. Cannot be changed after creation. */
  customSettings?: CustomSettings;
  /** App component that adds content to the checkout page. */
  customContentReference?: CustomContentReference;
  /** Reference to a related resource in another app. Cannot be changed after creation. */
  externalReference?: ExternalReference;
  /** Totals for the payment after free trials. */
  payAfterFreeTrial?: PriceSummary;
  /** Id of the business location that sells the items. */
  businessLocationId?: string | null;
  /** Currency of the payment, as an ISO 4217 code. */
  paymentCurrency: string;
  /** Id of the buyer's tax exempt group. */
  taxExemptGroupId?: string | null;
  /** Future subscription charges. At most 100 items. */
  subscriptionCharges?: SubscriptionCharges[] | null;
}

/** A checkout, which is the step between a cart and an order. */
export interface CheckoutInput {
  /** Id of the checkout. */
  id?: string | null;
  /** Billing address and contact. */
  billingInfo?: AddressWithContactInput;
  /** Delivery address, available delivery options and the selected option. */
  shippingInfo?: ShippingInfoInput;
  /** Note that the buyer entered. At most 1,000 characters. */
  buyerNote?: string | null;
  /** Details of the buyer. */
  buyerInfo?: BuyerInfoOfCheckoutInput;
  /** Fields that the merchant added to the checkout page. */
  customFields?: CustomFieldToSend[];
  /** The buyer's memberships, and whether they can be used to pay. */
  membershipOptions?: MembershipOptionsOfCheckoutInput;
  /** Id of the cart that the checkout was created from. */
  cartId?: string | null;
  /** Extended fields of the checkout. */
  extendedFields?: ExtendedFields;
  /** Settings of the checkout page. Cannot be changed after creation. */
  customSettings?: CustomSettingsInput;
  /** App component that adds content to the checkout page. */
  customContentReference?: CustomContentReferenceInput;
  /** Reference to a related resource in another app. Cannot be changed after creation. */
  externalReference?: ExternalReferenceInput;
  /** Id of the business location that sells the items. */
  businessLocationId?: string | null;
  /** Id of the buyer's tax exempt group. */
  taxExemptGroupId?: string | null;
}

/** The variant of `CheckoutInput` that `updateCheckout` accepts. */
export interface CheckoutToUpdate extends Omit<CheckoutInput, "id"> {}

/** An item of a checkout. To add one, send the reference and the quantity. */
export interface LineItem {
  /** Id of the line item within the checkout. */
  id: string;
  /** Quantity of the item, limited to the available stock. 1 to 100,000. */
  quantity: number;
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Name of the item. */
  productName?: ProductName;
  /** URL of the item's page. */
  url?: PageUrlV2;
  /** Unit price after sale and discounts. */
  price?: MultiCurrencyPrice;
  /** Total price of the line item after sale and discounts. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Unit price before a sale, which stores often show struck through. */
  fullPrice?: MultiCurrencyPrice;
  /** Unit price during a sale, before checkout discounts. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Total price of the line item after discounts, including tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Total price of the line item after discounts, excluding tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on the item. */
  taxDetails?: ItemTaxFullDetails;
  /** Discounts on the line item. */
  discount?: MultiCurrencyPrice;
  /** Selected options, one per line. */
  descriptionLines: DescriptionLine[];
  /** Image of the item. */
  media?: Image;
  /** Whether the quantity is available. */
  availability?: ItemAvailabilityInfo;
  /** Weight and SKU of the item, and whether it can be shipped. */
  physicalProperties?: PhysicalProperties;
  /** Kind of item. */
  itemType?: ItemType;
  /** The item's subscription. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** How the buyer pays for the item. */
  paymentOption: PaymentOptionType;
  /** Details of a bookable service. */
  serviceProperties?: ServiceProperties;
  /** Id of the catalog item, if it differs from the id in the reference. 1 to 36 characters. */
  rootCatalogItemId?: string | null;
  /** Text that is shown with or instead of the price. */
  priceDescription?: PriceDescription;
  /** Deposit per unit, if the buyer pays only a deposit now. */
  depositAmount?: MultiCurrencyPrice;
  /** Id of the item's delivery profile. */
  deliveryProfileId?: string | null;
  /** Whether the item is not in a catalog. */
  customLineItem: boolean;
  /** Payment terms that the buyer must accept. 1 to 2,500 characters. */
  consentRequiredPaymentPolicy?: string | null;
  /** Values that override the item's catalog values. Only apps can set them. */
  catalogOverrideFields?: CatalogOverrideFields;
  /** Whether the price is determined after purchase. */
  priceUndetermined: boolean;
  /** True if the buyer cannot change the quantity. */
  fixedQuantity: boolean;
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod: boolean;
  /** Address that determines the tax. */
  taxableAddress?: TaxableAddress;
  /** Extended fields of the line item. */
  extendedFields?: ExtendedFields;
  /** Policies that the buyer should read. At most 5 items. */
  policies: Policy[];
  /** Whether only members can buy the item. */
  membersOnly: boolean;
  /** Modifiers that the buyer selected. At most 25 items. */
  modifierGroups: ModifierGroup[];
  /** Price of the selected modifiers. */
  modifiersTotalPrice?: MultiCurrencyPrice;
}

/** An item of a checkout. To add one, send the reference and the quantity. */
export interface LineItemInput {
  /** Quantity of the item, limited to the available stock. 1 to 100,000. */
  quantity: number;
  /** The catalog item and its options. */
  catalogReference: CatalogReferenceInput;
  /** Values that override the item's catalog values. Only apps can set them. */
  catalogOverrideFields?: CatalogOverrideFieldsInput;
  /** Address that determines the tax. */
  taxableAddress?: TaxableAddress;
  /** Extended fields of the line item. */
  extendedFields?: ExtendedFields;
}

/** Delivery address, available delivery options and the selected option. */
export interface ShippingInfo {
  /** Delivery address and contact. */
  shippingDestination?: AddressWithContact;
  /** Selected delivery option. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  /** Delivery region of the address. */
  region?: ShippingRegion;
  /** Available delivery options, by carrier. */
  carrierServiceOptions: CarrierServiceOption[];
}

/** Delivery address, available delivery options and the selected option. */
export interface ShippingInfoInput {
  /** Delivery address and contact. */
  shippingDestination?: AddressWithContactInput;
  /** Selected delivery option. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOptionInput;
}

/** Response of {@link createCheckout}. */
export interface CreateCheckoutResponse {
  /** The new checkout with its totals. */
  checkout?: Checkout;
}

/** Request of {@link getCheckout}. */
export interface GetCheckoutRequest {
  /** Id of the checkout. */
  id: string;
}

/** Response of {@link getCheckout}. */
export interface GetCheckoutResponse {
  /** The checkout with its totals. */
  checkout?: Checkout;
}

/** Request of {@link getCheckoutByCartId}. */
export interface GetCheckoutByCartIdRequest {
  /** Id of the cart. */
  id: string;
}

/** Response of {@link getCheckoutByCartId}. */
export interface GetCheckoutByCartIdResponse {
  /** The checkout for the cart. */
  checkout?: Checkout;
}

/** Request of {@link getWixCheckoutUrl}. */
export interface GetWixCheckoutURLRequest {
  /** Id of the checkout. */
  id: string;
}

/** Response of {@link getWixCheckoutUrl}. */
export interface GetWixCheckoutURLResponse {
  /** URL of the Wix checkout page. */
  checkoutUrl: string;
}

/** Request of {@link getCheckoutUrl}. */
export interface GetCheckoutURLRequest {
  /** Id of the checkout. */
  id: string;
}

/** Response of {@link getCheckoutUrl}. */
export interface GetCheckoutURLResponse {
  /** URL of the Wix checkout page, or of your custom checkout page if you set one. */
  checkoutUrl: string;
}

/** Request of {@link updateCheckout}. */
export interface UpdateCheckoutRequest {
  /** The fields to update. */
  checkout: CheckoutInput;
  /** Code of a coupon to apply. It replaces the current coupon. */
  couponCode?: string | null;
  /** Code of a gift card to apply. */
  giftCardCode?: string | null;
  /** URL of a custom checkout page. At most 1,000 characters. */
  overrideCheckoutUrl?: string | null;
  /** Catalog items to add. At most 300 items. */
  lineItems?: LineItemInput[];
  /** Items that are not in a catalog. Only apps can send them. At most 300 items. */
  customLineItems?: CustomLineItemForUpdateCart[];
  /** Amount to redeem from the gift card, as a decimal string. */
  giftCardRedeemAmount?: string | null;
}

/** Response of {@link updateCheckout}. */
export interface UpdateCheckoutResponse {
  /** The checkout after the change, with its totals. */
  checkout?: Checkout;
}

/** Response of {@link removeCoupon}. */
export interface RemoveCouponResponse {
  /** The checkout without the coupon, with its totals. */
  checkout?: Checkout;
}

/** Request of {@link removeGiftCard}. */
export interface RemoveGiftCardRequest {
  /** Id of the checkout. */
  id: string;
}

/** Response of {@link removeGiftCard}. */
export interface RemoveGiftCardResponse {
  /** The checkout without the gift card, with its totals. */
  checkout?: Checkout;
}

/** Request of {@link removeOverrideCheckoutUrl}. */
export interface RemoveOverrideCheckoutUrlRequest {
  /** Id of the checkout. */
  id: string;
}

/** Response of {@link removeOverrideCheckoutUrl}. */
export interface RemoveOverrideCheckoutUrlResponse {
  /** The checkout without a custom checkout URL. */
  checkout?: Checkout;
}

/** Request of {@link addToCheckout}. */
export interface AddToCheckoutRequest {
  /** Id of the checkout. */
  id: string;
  /** Catalog items to add. At most 100 items. */
  lineItems?: LineItemInput[];
  /** Items that are not in a catalog. Only apps can send them. At most 100 items. */
  customLineItems?: CustomLineItemForUpdateCart[];
}

/** Response of {@link addToCheckout}. */
export interface AddToCheckoutResponse {
  /** The checkout with the new items and its totals. */
  checkout?: Checkout;
}

/** Request of {@link removeLineItems}. */
export interface RemoveLineItemsRequest {
  /** Id of the checkout. */
  id: string;
  /** Ids of the line items. 1 to 300 items. */
  lineItemIds: string[];
}

/** Response of {@link removeLineItems}. */
export interface RemoveLineItemsResponse {
  /** The checkout without the removed items, with its totals. */
  checkout?: Checkout;
}

/** Request of {@link createOrder}. */
export interface CreateOrderRequest {
  /** Id of the checkout. */
  id: string;
  /** Whether to save the payment method for later charges. */
  savePaymentMethod?: boolean;
  /** Whether to authorize the payment now and capture it later. */
  delayCapture?: boolean;
  /** Details of an in-app purchase. The platform does not document their shape. */
  inAppPurchase?: unknown;
}

/**
 * Response of {@link createOrder}. Either `orderId` or `subscriptionId` is set.
 *
 * At most one of `orderId` and `subscriptionId` is set.
 */
export type CreateOrderResponse = {
  /** Id of the order at the payment gateway. */
  paymentGatewayOrderId?: string | null;
} & (
  | {
      /** Id of the order. */
      orderId?: string;
      subscriptionId?: undefined;
    }
  | {
      orderId?: undefined;
      /** Id of the subscription. */
      subscriptionId?: string;
    }
);

/** Request of {@link createOrderAndCharge}. */
export interface CreateOrderAndChargeRequest {
  /** Id of the checkout. */
  id: string;
  /** Token of the payment method to charge. */
  paymentToken?: string | null;
  /** Whether to save the payment method for later charges. */
  savePaymentMethod?: boolean;
  /** Whether to authorize the payment now and capture it later. */
  delayCapture?: boolean;
  /** Details of an in-app purchase. The platform does not document their shape. */
  inAppPurchase?: unknown;
}

/**
 * Response of {@link createOrderAndCharge}.
 *
 * At most one of `orderId` and `subscriptionId` is set.
 */
export type CreateOrderAndChargeResponse = {
  /** Response token of the payment page. */
  paymentResponseToken?: string | null;
  /** Id of the order at the payment gateway. */
  paymentGatewayOrderId?: string | null;
} & (
  | {
      /** Id of the order. */
      orderId?: string;
      subscriptionId?: undefined;
    }
  | {
      orderId?: undefined;
      /** Id of the subscription. */
      subscriptionId?: string;
    }
);

/** Request of {@link markCheckoutAsCompletedAndRedirectToUrl}. */
export interface MarkCheckoutAsCompletedAndRedirectToUrlRequest {
  /** Signed token from the payment page. At most 4,096 characters. */
  token: string;
}

/** Request of {@link markCheckoutAsCompleted}. */
export interface MarkCheckoutAsCompletedRequest {
  /** Id of the checkout. */
  id: string;
  /** Id of the order that was created elsewhere. */
  orderId?: string | null;
}

/** Response of {@link markCheckoutAsCompleted}. */
export type MarkCheckoutAsCompletedResponse = Record<string, never>;

/** Response of {@link updateLineItemsQuantity}. */
export interface UpdateLineItemsQuantityResponse {
  /** The checkout with the new quantities and totals. */
  checkout?: Checkout;
}

/** Payload of the event emitted when a checkout is marked as completed. */
export interface CheckoutMarkedAsCompleted {
  /** The completed checkout. */
  checkout?: Checkout;
}
