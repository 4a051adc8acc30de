// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the version 1 current cart of the visitor or member without passing its id.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  type Throws,
} from "@portico/core/runtime";
import {
  billingAddressAndShippingAddressCodec,
  cartCodec2,
  customLineItemCodec,
  estimateTotalsResponseCodec,
  lineItemCodec,
} from "./codecs.js";
import type {
  AddressInput,
  AddToCartResponse,
  CartOfCart,
  CartOfCartInput,
  ChannelType,
  CreateCheckoutResponse,
  CustomLineItemInput,
  CustomLineItemToSend,
  EstimateTotalsResponse,
  LineItemOfCartInput,
  LineItemOfCartToSend,
  LineItemQuantityUpdate,
  MerchantDiscountInput,
  RemoveCouponResponse,
  RemoveLineItemsResponse,
  SelectedMembershipsInput,
  SelectedShippingOptionInput,
  UpdateLineItemsQuantityResponse,
} from "./common.js";

export type {
  AddressLocation,
  ApplicationError,
  ExtendedFields,
  Image as CommonImage,
  ImageInput as CommonImageInput,
  PageUrlV2,
  PageUrlV2Input,
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
  AddToCartResponse,
  ApplicableLineItems,
  ApplicableLineItemsInput,
  AppliedDiscount,
  AutoTaxFallbackCalculationDetails,
  BuyerInfoOfCart as BuyerInfo,
  BuyerInfoOfCartInput as BuyerInfoInput,
  CalculatedLineItem,
  CalculationErrors,
  Carrier,
  CarrierError,
  CarrierErrors,
  CarrierInput,
  CarrierServiceOption,
  CartDiscount,
  CartOfCart as Cart,
  CartOfCartInput as CartInput,
  CatalogOverrideFields,
  CatalogOverrideFieldsInput,
  CatalogReference,
  CatalogReferenceInput,
  ChannelType,
  ChargeType,
  Color,
  ColorInput,
  CouponOfCart as Coupon,
  CouponOfCheckout as V1Coupon,
  CreateCheckoutResponse,
  CustomLineItem,
  CustomLineItemInput,
  CustomLineItemToSend,
  DeleteCartResponse,
  DeleteCurrentCartRequest,
  DeliveryAllocation,
  DeliveryAllocationInput,
  DeliveryLogistics,
  Description,
  DescriptionLine,
  DescriptionLineInput,
  DescriptionLineName,
  DescriptionLineNameInput,
  Details,
  DiscountRule as V1DiscountRule,
  DiscountRuleName as V1DiscountRuleName,
  DiscountRuleNameInput as V1DiscountRuleNameInput,
  DiscountType as AppliedDiscountDiscountType,
  EstimateTotalsResponse,
  FallbackReason,
  FieldViolation,
  FreeTrialPeriod,
  FullAddressContactDetails,
  FullAddressContactDetailsInput,
  GetCurrentCartRequest,
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
  LineItemOfCart as LineItem,
  LineItemOfCartInput as LineItemInput,
  LineItemOfCartToSend as LineItemToSend,
  LineItemPricesData,
  LineItemQuantityUpdate,
  ManualCalculationReason,
  Membership,
  MembershipName,
  MembershipNameInput,
  MembershipOptions,
  MembershipPaymentCredits,
  MerchantDiscountInput,
  MerchantDiscountOfCart as MerchantDiscount,
  MerchantDiscountOfCheckout as V1MerchantDiscount,
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
  RemoveCouponResponse,
  RemoveLineItemsFromCurrentCartRequest,
  RemoveLineItemsResponse,
  RuleType,
  SelectedCarrierServiceOption,
  SelectedCarrierServiceOptionInput,
  SelectedCarrierServiceOptionOtherCharge,
  SelectedCarrierServiceOptionOtherChargeInput,
  SelectedCarrierServiceOptionPrices,
  SelectedCarrierServiceOptionPricesInput,
  SelectedMembership as HostSelectedMembership,
  SelectedMembershipInput as HostSelectedMembershipInput,
  SelectedMembershipOfCart as SelectedMembership,
  SelectedMembershipOfCartInput as SelectedMembershipInput,
  SelectedMembershipOfCartToSend as SelectedMembershipToSend,
  SelectedMemberships,
  SelectedMembershipsInput,
  SelectedShippingOption,
  SelectedShippingOptionInput,
  ServiceProperties,
  Severity,
  ShippingInformation,
  ShippingOption,
  ShippingPrice,
  ShippingRegion,
  StreetAddress,
  StreetAddressInput,
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
  UpdateCartRequest,
  UpdateCartResponse,
  UpdateLineItemsQuantityResponse,
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

/**
 * Application error codes for {@link getCurrentCart}, and how to fix the errors.
 *
 * - `OWNED_CART_NOT_FOUND`: The visitor or member has no cart yet. Show an empty cart. The
 *   platform creates the cart when you add the first item.
 */
export type GetCurrentCartErrorCode = "OWNED_CART_NOT_FOUND";

/**
 * Returns the current cart of the visitor or member.
 *
 * `GET /ecom/v1/carts/current` (ecom/current-cart)
 *
 * @returns The cart of the caller, with its items and discounts.
 * @remarks For error codes, see {@link GetCurrentCartErrorCode}. This operation can be called
 *   by visitors and members. Requires the permission `ECOM.READ_CARTS`.
 * @deprecated Use `currentCartV2.getCurrentCart`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const cart = await client.use(currentCart).getCurrentCart();
 * ```
 */
export const getCurrentCart: (() => Promise<CartOfCart>) & Throws<GetCurrentCartErrorCode> =
  /* @__PURE__ */ operation({
    name: "ecom.currentCart.getCurrentCart",
    method: "GET",
    path: "/ecom/v1/carts/current",
    response: { cart: cartCodec2 },
    returns: "cart",
  });

/** Options of {@link updateCurrentCart}. */
export interface UpdateCurrentCartOptions {
  /** The fields to update. */
  cartInfo?: CartOfCartInput;
  /** Code of a coupon to apply. It replaces the current coupon. */
  couponCode?: string | null;
  /**
   * Discounts that the merchant applies manually. They replace earlier ones, and an empty list
   * removes them. Only merchants and apps can send them.
   */
  merchantDiscounts?: MerchantDiscountInput[];
  /** Catalog items to add. At most 300 items. */
  lineItems?: LineItemOfCartInput[];
  /** Items that are not in a catalog. Only apps can send them. At most 300 items. */
  customLineItems?: CustomLineItemInput[];
}

/**
 * Updates the current cart's details or coupon, and optionally adds line items.
 *
 * `PATCH /ecom/v1/carts/current` (ecom/current-cart)
 *
 * @param options - `lineItems` requires `catalogReference`. Optional fields: `cartInfo`,
 *   `couponCode`, `merchantDiscounts` and `customLineItems`.
 * @returns The updated cart.
 * @remarks This operation can be called by visitors and members. Requires the permission
 *   `ECOM.MODIFY_CARTS`.
 * @deprecated Use `currentCartV2.updateCurrentCart`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const cart = await client.use(currentCart).updateCurrentCart();
 * ```
 */
export const updateCurrentCart: (options?: UpdateCurrentCartOptions) => Promise<CartOfCart> =
  /* @__PURE__ */ operation({
    name: "ecom.currentCart.updateCurrentCart",
    method: "PATCH",
    path: "/ecom/v1/carts/current",
    args: [["cartInfo", "couponCode", "merchantDiscounts", "lineItems", "customLineItems"]],
    request: {
      cartFieldmask: "m",
      cartInfo: cartCodec2,
      customLineItems: customLineItemCodec,
      lineItems: lineItemCodec,
    },
    response: { cart: cartCodec2 },
    returns: "cart",
    mask: "cartFieldmask",
  });

/**
 * Deletes the current cart.
 *
 * `DELETE /ecom/v1/carts/current` (ecom/current-cart)
 *
 * @remarks This operation can be called by visitors and members. Requires the permission
 *   `ECOM.MODIFY_CARTS`.
 * @deprecated Use `currentCartV2.deleteCurrentCart`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * await client.use(currentCart).deleteCurrentCart();
 * ```
 */
export const deleteCurrentCart: () => Promise<void> = /* @__PURE__ */ operation({
  name: "ecom.currentCart.deleteCurrentCart",
  method: "DELETE",
  path: "/ecom/v1/carts/current",
});

/** Options of {@link addToCurrentCart}. */
export interface AddToCurrentCartOptions {
  /** Catalog items to add. At most 100 items. */
  lineItems?: LineItemOfCartToSend[];
  /** Items that are not in a catalog. Only apps can send them. At most 100 items. */
  customLineItems?: CustomLineItemToSend[];
  /** Id of the business location that sells the items. */
  businessLocationId?: string | null;
}

/**
 * Adds up to 100 catalog items and 100 custom items to the current cart.
 *
 * `POST /ecom/v1/carts/current/add-to-cart` (ecom/current-cart)
 *
 * @param options - `customLineItems` requires `itemType` and `price`. `lineItems` requires
 *   `catalogReference` and `quantity`. Optional fields: `businessLocationId`.
 * @remarks This operation can be called by visitors and members. Requires the permission
 *   `ECOM.MODIFY_CARTS`.
 * @deprecated Use `currentCartV2.addLineItemsToCurrentCart`. It may be removed on or after
 *   2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(currentCart).addToCurrentCart();
 * ```
 */
export const addToCurrentCart: (options?: AddToCurrentCartOptions) => Promise<AddToCartResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.currentCart.addToCurrentCart",
    path: "/ecom/v1/carts/current/add-to-cart",
    args: [["lineItems", "customLineItems", "businessLocationId"]],
    request: { customLineItems: customLineItemCodec, lineItems: lineItemCodec },
    response: { cart: cartCodec2 },
  });

/**
 * Removes up to 100 line items from the current cart.
 *
 * `POST /ecom/v1/carts/current/remove-line-items` (ecom/current-cart)
 *
 * @param lineItemIds - Ids of the line items.
 * @remarks This operation can be called by visitors and members. Requires the permission
 *   `ECOM.MODIFY_CARTS`.
 * @deprecated Use `currentCartV2.removeLineItemsFromCurrentCart`. It may be removed on or after
 *   2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(currentCart).removeLineItemsFromCurrentCart([
 *   "<line item id>",
 * ]);
 * ```
 */
export const removeLineItemsFromCurrentCart: (
  lineItemIds: string[],
) => Promise<RemoveLineItemsResponse> = /* @__PURE__ */ operation({
  name: "ecom.currentCart.removeLineItemsFromCurrentCart",
  path: "/ecom/v1/carts/current/remove-line-items",
  args: ["lineItemIds"],
  response: { cart: cartCodec2 },
});

/** Options of {@link createCheckoutFromCurrentCart}. */
export interface CreateCheckoutFromCurrentCartOptions {
  /** Sales channel, such as `WEB` for an online store. */
  channelType?: ChannelType;
  /** Address to deliver to. */
  shippingAddress?: AddressInput;
  /** Billing address for the new checkout. */
  billingAddress?: AddressInput;
  /** Delivery option to select. */
  selectedShippingOption?: SelectedShippingOptionInput;
  /** Buyer's email address. */
  email?: string | null;
}

/**
 * Creates a checkout from the current cart and returns its id.
 *
 * `POST /ecom/v1/carts/current/create-checkout` (ecom/current-cart)
 *
 * @param options - Optional fields: `channelType`, `shippingAddress`, `billingAddress`,
 *   `selectedShippingOption` and `email`.
 * @remarks This operation can be called by visitors and members. Requires the permission
 *   `ECOM.CREATE_CHECKOUT_FROM_CART`.
 * @deprecated The platform documents no replacement. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(currentCart).createCheckoutFromCurrentCart();
 * ```
 */
export const createCheckoutFromCurrentCart: (
  options?: CreateCheckoutFromCurrentCartOptions,
) => Promise<CreateCheckoutResponse> = /* @__PURE__ */ operation({
  name: "ecom.currentCart.createCheckoutFromCurrentCart",
  path: "/ecom/v1/carts/current/create-checkout",
  args: [["channelType", "shippingAddress", "billingAddress", "selectedShippingOption", "email"]],
  request: billingAddressAndShippingAddressCodec,
});

/**
 * Removes the coupon from the current cart.
 *
 * `POST /ecom/v1/carts/current/remove-coupon` (ecom/current-cart)
 *
 * @remarks This operation can be called by visitors and members. Requires the permission
 *   `ECOM.MODIFY_CARTS`.
 * @deprecated Use `currentCartV2.removeCouponFromCurrentCart`. It may be removed on or after
 *   2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(currentCart).removeCouponFromCurrentCart();
 * ```
 */
export const removeCouponFromCurrentCart: () => Promise<RemoveCouponResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.currentCart.removeCouponFromCurrentCart",
    path: "/ecom/v1/carts/current/remove-coupon",
    response: { cart: cartCodec2 },
  });

/**
 * Sets new quantities for up to 100 line items in the current cart.
 *
 * `POST /ecom/v1/carts/current/update-line-items-quantity` (ecom/current-cart)
 *
 * @param lineItems - One entry per line item. 1 to 100 items.
 * @remarks This operation can be called by visitors and members. Requires the permission
 *   `ECOM.MODIFY_CARTS`.
 * @deprecated Use `currentCartV2.updateLineItemsInCurrentCart`. It may be removed on or after
 *   2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(currentCart).updateCurrentCartLineItemQuantity([
 *   { id: "<cart id>" },
 * ]);
 * ```
 */
export const updateCurrentCartLineItemQuantity: (
  lineItems: LineItemQuantityUpdate[],
) => Promise<UpdateLineItemsQuantityResponse> = /* @__PURE__ */ operation({
  name: "ecom.currentCart.updateCurrentCartLineItemQuantity",
  path: "/ecom/v1/carts/current/update-line-items-quantity",
  args: ["lineItems"],
  response: { cart: cartCodec2 },
});

/** Options of {@link estimateCurrentCartTotals}. */
export interface EstimateCurrentCartTotalsOptions {
  /** Delivery option to use in the calculation. */
  selectedShippingOption?: SelectedShippingOptionInput;
  /** Address to deliver to. */
  shippingAddress?: AddressInput;
  /** Billing address, which can affect tax. */
  billingAddress?: AddressInput;
  /** Memberships to pay with. */
  selectedMemberships?: SelectedMembershipsInput;
  /** Whether to include tax. */
  calculateTax?: boolean | null;
  /** Whether to include delivery. */
  calculateShipping?: boolean | null;
  /** Whether to include additional fees. */
  calculateAdditionalFees?: boolean | null;
}

/**
 * Estimates the subtotal, delivery, tax and fees of the current cart.
 *
 * `POST /ecom/v1/carts/current/estimate-totals` (ecom/current-cart)
 *
 * @param options - See {@link EstimateCurrentCartTotalsOptions} for all fields.
 * @remarks This operation can be called by visitors and members. Requires the permission
 *   `ECOM.READ_CARTS`.
 * @deprecated Use `currentCartV2.estimateCurrentCart`. It may be removed on or after
 *   2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(currentCart).estimateCurrentCartTotals();
 * ```
 */
export const estimateCurrentCartTotals: (
  options?: EstimateCurrentCartTotalsOptions,
) => Promise<EstimateTotalsResponse> = /* @__PURE__ */ operation({
  name: "ecom.currentCart.estimateCurrentCartTotals",
  path: "/ecom/v1/carts/current/estimate-totals",
  args: [
    [
      "selectedShippingOption",
      "shippingAddress",
      "billingAddress",
      "selectedMemberships",
      "calculateTax",
      "calculateShipping",
      "calculateAdditionalFees",
    ],
  ],
  request: billingAddressAndShippingAddressCodec,
  response: estimateTotalsResponseCodec,
  read: true,
});

/** Event that {@link onCartDeleted} passes to its handler. */
export interface CartDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: CartOfCart;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a cart is deleted.
 *
 * The type of the event is `wix.ecom.v1.cart_deleted`.
 *
 * @example
 * ```ts
 * client.use(currentCart).onCartDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCartDeleted: (handler: EventHandler<CartDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.cart_deleted",
    codec: { entity: cartCodec2 },
  });

/** Event that {@link onCartUpdated} passes to its handler. */
export interface CartUpdatedEvent {
  /** The entity after the change. */
  entity: CartOfCart;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a cart changes. Includes a list of the modified fields.
 *
 * The type of the event is `wix.ecom.v1.cart_updated`.
 *
 * @example
 * ```ts
 * client.use(currentCart).onCartUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCartUpdated: (handler: EventHandler<CartUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.cart_updated",
    codec: { entity: cartCodec2, modifiedFields: cartCodec2 },
  });

/** Event that {@link onCartCreated} passes to its handler. */
export interface CartCreatedEvent {
  /** The created entity. */
  entity: CartOfCart;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a cart is created.
 *
 * The type of the event is `wix.ecom.v1.cart_created`.
 *
 * @example
 * ```ts
 * client.use(currentCart).onCartCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCartCreated: (handler: EventHandler<CartCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.cart_created",
    codec: { entity: cartCodec2 },
  });

/** Response of {@link getCurrentCart}. */
export interface GetCurrentCartResponse {
  /** The cart of the caller, with its items and discounts. */
  cart?: CartOfCart;
}

/** Request of {@link addToCurrentCart}. */
export interface AddToCurrentCartRequest {
  /** Catalog items to add. At most 100 items. */
  lineItems?: LineItemOfCartToSend[];
  /** Items that are not in a catalog. Only apps can send them. At most 100 items. */
  customLineItems?: CustomLineItemToSend[];
  /** Id of the business location that sells the items. */
  businessLocationId?: string | null;
}

/** Request of {@link createCheckoutFromCurrentCart}. */
export interface CreateCheckoutFromCurrentCartRequest {
  /** Sales channel, such as `WEB` for an online store. */
  channelType?: ChannelType;
  /** Address to deliver to. */
  shippingAddress?: AddressInput;
  /** Billing address for the new checkout. */
  billingAddress?: AddressInput;
  /** Delivery option to select. */
  selectedShippingOption?: SelectedShippingOptionInput;
  /** Buyer's email address. */
  email?: string | null;
}

/** Request of {@link removeCouponFromCurrentCart}. */
export type RemoveCouponFromCurrentCartRequest = Record<string, never>;

/** Request of {@link updateCurrentCartLineItemQuantity}. */
export interface UpdateCurrentCartLineItemQuantityRequest {
  /** One entry per line item. 1 to 100 items. */
  lineItems: LineItemQuantityUpdate[];
}

/** Request of {@link estimateCurrentCartTotals}. */
export interface EstimateCurrentCartTotalsRequest {
  /** Delivery option to use in the calculation. */
  selectedShippingOption?: SelectedShippingOptionInput;
  /** Address to deliver to. */
  shippingAddress?: AddressInput;
  /** Billing address, which can affect tax. */
  billingAddress?: AddressInput;
  /** Memberships to pay with. */
  selectedMemberships?: SelectedMembershipsInput;
  /** Whether to include tax. */
  calculateTax?: boolean | null;
  /** Whether to include delivery. */
  calculateShipping?: boolean | null;
  /** Whether to include additional fees. */
  calculateAdditionalFees?: boolean | null;
}
