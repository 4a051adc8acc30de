// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage version 1 carts by id: change items and coupons, estimate totals, and create
 * checkouts.
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
  CartOfCartToUpdate,
  ChannelType,
  CreateCheckoutResponse,
  CustomLineItemForUpdateCart,
  CustomLineItemToSend,
  EstimateTotalsResponse,
  LineItemOfCartInput,
  LineItemOfCartToAdd,
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
  CartOfCartToUpdate as CartToUpdate,
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
  CustomLineItemForUpdateCart,
  CustomLineItemInput,
  CustomLineItemToSend,
  DeleteCartResponse,
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
  LineItemOfCartToAdd as LineItemToAdd,
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
  RemoveCouponRequest,
  RemoveCouponResponse,
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
  UpdateLineItemsQuantityRequest,
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

/** Options of {@link createCart}. */
export interface CreateCartOptions {
  /** Note, address and other details of the cart. */
  cartInfo?: CartOfCartInput;
  /** Coupon to apply. */
  couponCode?: string | null;
  /** Discounts that the merchant applies manually. Only merchants and apps can send them. */
  merchantDiscounts?: MerchantDiscountInput[];
  /** Catalog items to add. At most 300 items. */
  lineItems?: LineItemOfCartToSend[];
  /** Items that are not in a catalog. Only apps can send them. At most 300 items. */
  customLineItems?: CustomLineItemToSend[];
}

/**
 * Application error codes for {@link createCart}, and how to fix the errors.
 *
 * - `CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM`: The item cannot be paid for with a
 *   membership. Remove the membership from this item.
 * - `CANT_CREATE_CART_WITHOUT_ITEMS`: A new cart needs at least one line item. Add a line item
 *   to the request, or call `addToCart`, which creates the cart with its first item.
 */
export type CreateCartErrorCode =
  | "CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM"
  | "CANT_CREATE_CART_WITHOUT_ITEMS";

/**
 * Creates a cart with up to 300 catalog items and 300 custom items, and optionally a coupon.
 *
 * `POST /ecom/v1/carts` (ecom/cart)
 *
 * @param options - `customLineItems` requires `itemType` and `price`. `lineItems` requires
 *   `catalogReference` and `quantity`. Optional fields: `cartInfo`, `couponCode` and
 *   `merchantDiscounts`.
 * @returns The created cart. It does not include items that require a variant but were sent
 *   without one.
 * @remarks For error codes, see {@link CreateCartErrorCode}. Requires the permission
 *   `ECOM.MODIFY_CARTS`. To set fields that are reserved for administrators,
 *   `ECOM.ADMIN_MODIFY_CARTS` is also required.
 * @deprecated Use `cartV2.createCart`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const result = await client.use(cart).createCart();
 * ```
 */
export const createCart: ((options?: CreateCartOptions) => Promise<CartOfCart>) &
  Throws<CreateCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cart.createCart",
  path: "/ecom/v1/carts",
  args: [["cartInfo", "couponCode", "merchantDiscounts", "lineItems", "customLineItems"]],
  request: { cartInfo: cartCodec2, customLineItems: customLineItemCodec, lineItems: lineItemCodec },
  response: { cart: cartCodec2 },
  returns: "cart",
});

/** Options of {@link updateCart}. */
export interface UpdateCartOptions {
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
  customLineItems?: CustomLineItemForUpdateCart[];
  /** The fields to update. */
  cartInfo?: CartOfCartToUpdate;
}

/**
 * Application error codes for {@link updateCart}, and how to fix the errors.
 *
 * - `CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER`: The contact of a member's cart is
 *   already known. Omit `contactId` from the request.
 */
export type UpdateCartErrorCode = "CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER";

/**
 * Updates cart details such as the buyer, note or coupon, and optionally adds line items.
 *
 * `PATCH /ecom/v1/carts/{cartInfo.id}` (ecom/cart)
 *
 * @param id - Id of the cart.
 * @param options - `customLineItems` requires `itemType`. `lineItems` requires
 *   `catalogReference`. Optional fields: `couponCode`, `merchantDiscounts` and `cartInfo`.
 * @returns The updated cart.
 * @remarks For error codes, see {@link UpdateCartErrorCode}. Requires the permission
 *   `ECOM.MODIFY_CARTS`. To set fields that are reserved for administrators,
 *   `ECOM.ADMIN_MODIFY_CARTS` is also required.
 * @deprecated Use `cartV2.updateCart`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const result = await client.use(cart).updateCart("<cart id>");
 * ```
 */
export const updateCart: ((id: string, options?: UpdateCartOptions) => Promise<CartOfCart>) &
  Throws<UpdateCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cart.updateCart",
  method: "PATCH",
  path: "/ecom/v1/carts/{cartInfo.id}",
  args: [
    "cartInfo.id",
    ["couponCode", "merchantDiscounts", "lineItems", "customLineItems", "...cartInfo"],
  ],
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
 * Returns a cart by id.
 *
 * `GET /ecom/v1/carts/{id}` (ecom/cart)
 *
 * @param id - Id of the cart.
 * @returns The cart with its items and discounts.
 * @remarks Requires the permission `ECOM.READ_CARTS`.
 * @deprecated Use `cartV2.getCart`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const result = await client.use(cart).getCart("<cart id>");
 * ```
 */
export const getCart: (id: string) => Promise<CartOfCart> = /* @__PURE__ */ operation({
  name: "ecom.cart.getCart",
  method: "GET",
  path: "/ecom/v1/carts/{id}",
  args: ["id"],
  response: { cart: cartCodec2 },
  returns: "cart",
});

/**
 * Deletes a cart permanently.
 *
 * `DELETE /ecom/v1/carts/{id}` (ecom/cart)
 *
 * @param id - Id of the cart.
 * @remarks Requires the permission `ECOM.MODIFY_CARTS`.
 * @deprecated Use `cartV2.deleteCart`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * await client.use(cart).deleteCart("<cart id>");
 * ```
 */
export const deleteCart: (id: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "ecom.cart.deleteCart",
  method: "DELETE",
  path: "/ecom/v1/carts/{id}",
  args: ["id"],
});

/**
 * Returns the cart that a checkout was created from.
 *
 * `GET /ecom/v1/carts/by-checkout-id/{id}` (ecom/cart)
 *
 * @param id - Id of the checkout.
 * @example
 * ```ts
 * const response = await client.use(cart).getCartByCheckoutId("<cart id>");
 * ```
 */
export const getCartByCheckoutId: (id: string) => Promise<GetCartByCheckoutIdResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.cart.getCartByCheckoutId",
    method: "GET",
    path: "/ecom/v1/carts/by-checkout-id/{id}",
    args: ["id"],
    response: { cart: cartCodec2 },
  });

/** Options of {@link addToCart}. */
export interface AddToCartOptions {
  /** Catalog items to add. At most 100 items. */
  lineItems?: LineItemOfCartToAdd[];
  /** Items that are not in a catalog. Only apps can send them. At most 100 items. */
  customLineItems?: CustomLineItemToSend[];
  /** Id of the business location that sells the items. */
  businessLocationId?: string | null;
}

/**
 * Application error codes for {@link addToCart}, and how to fix the errors.
 *
 * - `CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION`: All items in a cart must come from
 *   one location. Only add items from the same location, or empty the cart first.
 */
export type AddToCartErrorCode = "CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION";

/**
 * Adds up to 100 catalog items and 100 custom items to a cart.
 *
 * `POST /ecom/v1/carts/{id}/add-to-cart` (ecom/cart)
 *
 * @param id - Id of the cart.
 * @param options - `customLineItems` requires `itemType` and `price`. `lineItems` requires
 *   `catalogReference`. Optional fields: `businessLocationId`.
 * @remarks For error codes, see {@link AddToCartErrorCode}. Requires the permission
 *   `ECOM.MODIFY_CARTS`. To set fields that are reserved for administrators,
 *   `ECOM.ADMIN_MODIFY_CARTS` is also required.
 * @deprecated Use `cartV2.addLineItems`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(cart).addToCart("<cart id>");
 * ```
 */
export const addToCart: ((id: string, options?: AddToCartOptions) => Promise<AddToCartResponse>) &
  Throws<AddToCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cart.addToCart",
  path: "/ecom/v1/carts/{id}/add-to-cart",
  args: ["id", ["lineItems", "customLineItems", "businessLocationId"]],
  request: { customLineItems: customLineItemCodec, lineItems: lineItemCodec },
  response: { cart: cartCodec2 },
});

/**
 * Removes up to 100 line items from a cart by id.
 *
 * `POST /ecom/v1/carts/{id}/remove-line-items` (ecom/cart)
 *
 * @param id - Id of the cart.
 * @param lineItemIds - Ids of the line items.
 * @remarks Requires the permission `ECOM.MODIFY_CARTS`.
 * @deprecated Use `cartV2.removeLineItems`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(cart).removeLineItems("<cart id>", ["<line item id>"]);
 * ```
 */
export const removeLineItems: (
  id: string,
  lineItemIds: string[],
) => Promise<RemoveLineItemsResponse> = /* @__PURE__ */ operation({
  name: "ecom.cart.removeLineItems",
  path: "/ecom/v1/carts/{id}/remove-line-items",
  args: ["id", "lineItemIds"],
  response: { cart: cartCodec2 },
});

/** Options of {@link createCheckout}. */
export interface CreateCheckoutOptions {
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
 * Application error codes for {@link createCheckout}, and how to fix the errors.
 *
 * - `LINE_ITEM_WITH_ZERO_QUANTITY`: An item with a quantity of zero cannot be checked out.
 *   Remove the item from the cart.
 * - `SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT`: The site does not accept payments. Connect
 *   a payment method, and make sure that the site's plan allows payments.
 * - `CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE`: A custom line item must be
 *   paid in full, online or offline. Choose one of these payment options.
 * - `CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE`: A custom line item must have
 *   exactly one property type. Omit all property types except one.
 */
export type CreateCheckoutErrorCode =
  | "LINE_ITEM_WITH_ZERO_QUANTITY"
  | "SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT"
  | "CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE"
  | "CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE";

/**
 * Creates a checkout from a cart and returns its id.
 *
 * `POST /ecom/v1/carts/{id}/create-checkout` (ecom/cart)
 *
 * @param id - Id of the cart.
 * @param options - Optional fields: `channelType`, `shippingAddress`, `billingAddress`,
 *   `selectedShippingOption` and `email`.
 * @remarks For error codes, see {@link CreateCheckoutErrorCode}. Requires the permission
 *   `ECOM.CREATE_CHECKOUT_FROM_CART`.
 * @deprecated The platform documents no replacement. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(cart).createCheckout("<cart id>");
 * ```
 */
export const createCheckout: ((
  id: string,
  options?: CreateCheckoutOptions,
) => Promise<CreateCheckoutResponse>) &
  Throws<CreateCheckoutErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cart.createCheckout",
  path: "/ecom/v1/carts/{id}/create-checkout",
  args: [
    "id",
    ["channelType", "shippingAddress", "billingAddress", "selectedShippingOption", "email"],
  ],
  request: billingAddressAndShippingAddressCodec,
});

/**
 * Removes the coupon from a cart.
 *
 * `POST /ecom/v1/carts/{id}/remove-coupon` (ecom/cart)
 *
 * @param id - Id of the cart.
 * @remarks Requires the permission `ECOM.MODIFY_CARTS`.
 * @deprecated Use `cartV2.removeCoupon`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(cart).removeCoupon("<cart id>");
 * ```
 */
export const removeCoupon: (id: string) => Promise<RemoveCouponResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.cart.removeCoupon",
    path: "/ecom/v1/carts/{id}/remove-coupon",
    args: ["id"],
    response: { cart: cartCodec2 },
  });

/**
 * Sets new quantities for up to 100 line items in a cart.
 *
 * `POST /ecom/v1/carts/{id}/update-line-items-quantity` (ecom/cart)
 *
 * @param id - Id of the cart.
 * @param lineItems - One entry per line item. 1 to 100 items.
 * @remarks Requires the permission `ECOM.MODIFY_CARTS`.
 * @deprecated Use `cartV2.updateLineItems`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(cart).updateLineItemsQuantity("<cart id>", [
 *   { id: "<cart id>" },
 * ]);
 * ```
 */
export const updateLineItemsQuantity: (
  id: string,
  lineItems: LineItemQuantityUpdate[],
) => Promise<UpdateLineItemsQuantityResponse> = /* @__PURE__ */ operation({
  name: "ecom.cart.updateLineItemsQuantity",
  path: "/ecom/v1/carts/{id}/update-line-items-quantity",
  args: ["id", "lineItems"],
  response: { cart: cartCodec2 },
});

/** Options of {@link estimateTotals}. */
export interface EstimateTotalsOptions {
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
 * Estimates the subtotal, delivery, tax and fees of a cart before checkout.
 *
 * `POST /ecom/v1/carts/{id}/estimate-totals` (ecom/cart)
 *
 * @param id - Id of the cart.
 * @param options - See {@link EstimateTotalsOptions} for all fields.
 * @remarks Requires the permission `ECOM.READ_CARTS`.
 * @deprecated Use `cartV2.estimateCart`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(cart).estimateTotals("<cart id>");
 * ```
 */
export const estimateTotals: (
  id: string,
  options?: EstimateTotalsOptions,
) => Promise<EstimateTotalsResponse> = /* @__PURE__ */ operation({
  name: "ecom.cart.estimateTotals",
  path: "/ecom/v1/carts/{id}/estimate-totals",
  args: [
    "id",
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

/**
 * Removes the business location from a cart.
 *
 * `POST /ecom/v1/carts/{id}/remove-business-location` (ecom/cart)
 *
 * @param id - Id of the cart.
 * @remarks Requires the permission `ECOM.MODIFY_CARTS`.
 * @deprecated Use `cartV2.updateCart`. It may be removed on or after 2027-02-01.
 * @example
 * ```ts
 * const response = await client.use(cart).removeBusinessLocation("<cart id>");
 * ```
 */
export const removeBusinessLocation: (id: string) => Promise<RemoveBusinessLocationResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.cart.removeBusinessLocation",
    path: "/ecom/v1/carts/{id}/remove-business-location",
    args: ["id"],
    response: { cart: cartCodec2 },
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
 * client.use(cart).onCartDeleted(({ metadata }) => console.log(metadata.entityId));
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
 * client.use(cart).onCartUpdated(({ metadata }) => console.log(metadata.entityId));
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
 * client.use(cart).onCartCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCartCreated: (handler: EventHandler<CartCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.cart_created",
    codec: { entity: cartCodec2 },
  });

/** Request of {@link createCart}. */
export interface CreateCartRequest {
  /** Note, address and other details of the cart. */
  cartInfo?: CartOfCartInput;
  /** Coupon to apply. */
  couponCode?: string | null;
  /** Discounts that the merchant applies manually. Only merchants and apps can send them. */
  merchantDiscounts?: MerchantDiscountInput[];
  /** Catalog items to add. At most 300 items. */
  lineItems?: LineItemOfCartToSend[];
  /** Items that are not in a catalog. Only apps can send them. At most 300 items. */
  customLineItems?: CustomLineItemToSend[];
}

/** Response of {@link createCart}. */
export interface CreateCartResponse {
  /** The created cart. It does not include items that require a variant but were sent without one. */
  cart?: CartOfCart;
}

/** Request of {@link getCart}. */
export interface GetCartRequest {
  /** Id of the cart. */
  id: string;
}

/** Response of {@link getCart}. */
export interface GetCartResponse {
  /** The cart with its items and discounts. */
  cart?: CartOfCart;
}

/** Request of {@link getCartByCheckoutId}. */
export interface GetCartByCheckoutIdRequest {
  /** Id of the checkout. */
  id: string;
}

/** Response of {@link getCartByCheckoutId}. */
export interface GetCartByCheckoutIdResponse {
  /** The cart that the checkout was made from. */
  cart?: CartOfCart;
}

/** Request of {@link addToCart}. */
export interface AddToCartRequest {
  /** Id of the cart. */
  id: string;
  /** Catalog items to add. At most 100 items. */
  lineItems?: LineItemOfCartToAdd[];
  /** Items that are not in a catalog. Only apps can send them. At most 100 items. */
  customLineItems?: CustomLineItemToSend[];
  /** Id of the business location that sells the items. */
  businessLocationId?: string | null;
}

/** Request of {@link removeLineItems}. */
export interface RemoveLineItemsRequest {
  /** Id of the cart. */
  id: string;
  /** Ids of the line items. 1 to 100 items. */
  lineItemIds: string[];
}

/** Request of {@link createCheckout}. */
export interface CreateCheckoutRequest {
  /** Id of the cart. */
  id: string;
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

/** Request of {@link estimateTotals}. */
export interface EstimateTotalsRequest {
  /** Id of the cart. */
  id: string;
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

/** Request of {@link deleteCart}. */
export interface DeleteCartRequest {
  /** Id of the cart. */
  id: string;
}

/** Request of {@link removeBusinessLocation}. */
export interface RemoveBusinessLocationRequest {
  /** Id of the cart. */
  id: string;
}

/** Response of {@link removeBusinessLocation}. */
export interface RemoveBusinessLocationResponse {
  /** The cart without a business location. */
  cart?: CartOfCart;
}

/** Error code of a cart. The platform does not document its causes. */
export type CartErrorCode = "UNKNOWN_ERROR_CODE" | (string & {});
