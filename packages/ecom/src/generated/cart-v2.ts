// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage carts by id, from adding the first item to placing the order.
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
  redirectBody,
  type Throws,
} from "@portico/core/runtime";
import type { RedirectResponse } from "@portico/core/types";
import { cartCodec, cartSummaryCodec, itemAttributesCodec, itemSourceCodec } from "./codecs.js";
import type {
  Cart,
  CartInput,
  CartSummary,
  CartToUpdate,
  CatalogItemInput,
  CouponInput,
  CouponInputToAdd,
  CustomItemInput,
  DeliveryMethodInput,
  DeliveryMethodInputToSet,
  FormSubmission,
  GiftCardInput,
  GiftCardInputToAdd,
  ItemUpsells,
  LineItemUpdate,
  ValidationsConfig,
} from "./common.js";

export type {
  AddressLocation,
  ApplicationError,
  ExtendedFields,
  HeadersEntry,
  HeadersEntryInput,
  RedirectResponse,
  SubscriptionFrequency,
  WeightUnit,
} from "@portico/core/types";
export type {
  AdditionalFeeTax,
  Address,
  AddressInput,
  BenefitType,
  BusinessInfo,
  BusinessInfoInput,
  Cart,
  CartInput,
  CartSettings,
  CartSource,
  CartSourceInput,
  CartSummary,
  CartToUpdate,
  CatalogItemInput,
  CatalogOverrideFieldsOfCartV2 as CatalogOverrideFields,
  CatalogOverrideFieldsOfCartV2Input as CatalogOverrideFieldsInput,
  CatalogReference,
  CatalogReferenceInput,
  ChannelType,
  Charge,
  Color,
  ColorInput,
  ConvertedMoney,
  ConvertedMoneyInput,
  CouponInput,
  CouponInputToAdd,
  CreatedByOfCartV2 as CreatedBy,
  CustomContentReference,
  CustomContentReferenceInput,
  CustomerInfo,
  CustomerInfoInput,
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
  DeliveryInfoInput,
  DeliveryMethod,
  DeliveryMethodInput,
  DeliveryMethodInputToSet,
  DeliverySummary,
  Description,
  DescriptionLine,
  DescriptionLineInput,
  DescriptionLineName,
  DescriptionLineNameInput,
  Details,
  Discount,
  DiscountScope,
  DiscountSource,
  DiscountSourceType,
  ExistingMembershipInput,
  ExternalReference,
  ExternalReferenceInput,
  FieldViolation,
  FormSubmission,
  FreeTrialPeriod,
  FullAddressContactDetails,
  FullAddressContactDetailsInput,
  FutureMembership,
  FutureMembershipInput,
  GiftCardInput,
  GiftCardInputToAdd,
  GiftCardSummary,
  ImageOfCartV2 as Image,
  ImageOfCartV2Input as ImageInput,
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
  ItemModifierOfCartV2Input as ItemModifierInput,
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
  ModifierGroupOfCartV2Input as ModifierGroupInput,
  NameInLineItem,
  NameInOther,
  Other,
  PageUrlV2OfCartV2 as PageUrlV2,
  PageUrlV2OfCartV2Input as PageUrlV2Input,
  PaymentInfo,
  PaymentInfoInput,
  PaymentOption,
  PaymentOptionInput,
  PaymentOptionType,
  PaymentSummary,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PlainTextValue,
  PlainTextValueInput,
  Policy,
  PolicyInput,
  PriceDescription,
  PriceDescriptionInput,
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
  StreetAddressInput,
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
  TaxInfoInput,
  Title,
  TranslatableString,
  TranslatableStringInput,
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
  V2SelectedMembershipInput,
  V2SelectedMembershipToSend,
  V2TaxSummary,
  V2Violation,
  ValidationError,
  ValidationsConfig,
  VatId,
  VatIdInput,
  VatType,
  Violation,
  ViolationCode,
  ViolationScope,
} from "./common.js";

/** Options of {@link createCart}. */
export interface CreateCartOptions {
  /** Note, addresses and other details of the cart. */
  cart?: CartInput;
  /** Catalog items to add. At most 300 items. */
  catalogItems?: CatalogItemInput[];
  /** Items that are not in a catalog. Only apps can send them. At most 300 items. */
  customItems?: CustomItemInput[];
  /** Coupons to apply. At most 1 item. */
  coupons?: CouponInput[];
  /** Delivery method to set. */
  deliveryMethod?: DeliveryMethodInput;
  /** Gift cards to apply. At most 5 items. */
  giftCards?: GiftCardInput[];
}

/**
 * Application error codes for {@link createCart}, and how to fix the errors.
 *
 * - `ITEM_NOT_FOUND_IN_CATALOG`: The item does not exist in the catalog. Check the values of
 *   `catalogItemId`, `appId` and `options.variantId`.
 * - `INSUFFICIENT_INVENTORY`: The inventory is too low. Show the available quantity and ask the
 *   buyer to reduce the quantity.
 * - `MAX_LINE_ITEMS_EXCEEDED`: The cart has reached the limit for line items. Remove some of
 *   the line items first.
 * - `MAX_ITEM_MODIFIERS_EXCEEDED`: An item has too many modifiers. Send fewer modifiers for
 *   this item.
 * - `DUPLICATE_MODIFIER_GROUP_IDS`: An item lists the same modifier group twice. Send each
 *   modifier group only once.
 * - `DUPLICATE_ITEM_MODIFIER_IDS`: An item lists the same modifier twice. Send each modifier
 *   only once, with its quantity.
 * - `LINE_ITEM_PRICE_CONFLICT`: An item has two conflicting prices. Send only one price. If you
 *   omit both prices, the platform uses the catalog price.
 * - `FIXED_QUANTITY_ITEM`: The quantity of this item cannot change. Keep the quantity, or
 *   remove the item.
 * - `INVALID_MEMBERSHIP_PAYMENT_OPTION`: The item cannot be paid for with a membership. Choose
 *   another payment option for the item.
 * - `PLAN_LINE_ITEM_NOT_FOUND`: The plan that pays for an item is not in the cart. Add the plan
 *   to the cart first, or correct its id.
 * - `INVALID_COUPON_CODE`: The coupon code does not exist. Ask the buyer to check the code.
 * - `INVALID_COUPON_STATUS`: The coupon has expired, is used up or is not active yet. Ask the
 *   buyer to use a different coupon.
 * - `INVALID_GIFT_CARD_CODE`: The gift card code does not exist. Ask the buyer to check the
 *   code.
 * - `INVALID_GIFT_CARD_STATUS`: The gift card is empty, expired or disabled. Ask the buyer to
 *   use another payment method.
 * - `DELIVERY_METHOD_NOT_FOUND`: The cart has no delivery method with this code. Calculate the
 *   cart, and choose one of the delivery methods in the response.
 * - `DELIVERY_METHOD_MISSING_ADDRESS`: The delivery address is missing. Set the delivery
 *   address before you set a delivery method.
 * - `DELIVERY_METHOD_MISSING_LINE_ITEMS`: The cart has no items to deliver. Add items to the
 *   cart before you set a delivery method.
 * - `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`: The deposit exceeds the unit price. Send a
 *   deposit that does not exceed the unit price.
 */
export type CreateCartErrorCode =
  | "ITEM_NOT_FOUND_IN_CATALOG"
  | "INSUFFICIENT_INVENTORY"
  | "MAX_LINE_ITEMS_EXCEEDED"
  | "MAX_ITEM_MODIFIERS_EXCEEDED"
  | "DUPLICATE_MODIFIER_GROUP_IDS"
  | "DUPLICATE_ITEM_MODIFIER_IDS"
  | "LINE_ITEM_PRICE_CONFLICT"
  | "FIXED_QUANTITY_ITEM"
  | "INVALID_MEMBERSHIP_PAYMENT_OPTION"
  | "PLAN_LINE_ITEM_NOT_FOUND"
  | "INVALID_COUPON_CODE"
  | "INVALID_COUPON_STATUS"
  | "INVALID_GIFT_CARD_CODE"
  | "INVALID_GIFT_CARD_STATUS"
  | "DELIVERY_METHOD_NOT_FOUND"
  | "DELIVERY_METHOD_MISSING_ADDRESS"
  | "DELIVERY_METHOD_MISSING_LINE_ITEMS"
  | "DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE";

/**
 * Creates a cart, optionally with up to 300 catalog items and 300 custom items, a coupon and
 * gift cards.
 *
 * `POST /ecom/v2/carts` (ecom/cart-v2)
 *
 * @param options - `catalogItems` requires `catalogReference` and `quantity`. `customItems`
 *   requires `attributes`, `name`, `pricing` and `quantityInfo`. Optional fields: `cart`,
 *   `coupons`, `deliveryMethod` and `giftCards`.
 * @returns The new cart with its items.
 * @remarks For error codes, see {@link CreateCartErrorCode}. Requires the permission
 *   `ecom:v2:cart:create_cart`. To set fields that are reserved for administrators,
 *   `ECOM.ADMIN_MODIFY_CARTS` or `ECOM.ADMIN_MODIFY_CHECKOUTS` is also required.
 * @example
 * ```ts
 * const cart = await client.use(cartV2).createCart();
 * ```
 */
export const createCart: ((options?: CreateCartOptions) => Promise<Cart>) &
  Throws<CreateCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.createCart",
  path: "/ecom/v2/carts",
  args: [["cart", "catalogItems", "customItems", "coupons", "deliveryMethod", "giftCards"]],
  request: {
    cart: cartCodec,
    catalogItems: itemSourceCodec,
    customItems: { attributes: itemAttributesCodec },
  },
  response: { cart: cartCodec },
  returns: "cart",
});

/**
 * Returns a cart by id.
 *
 * `GET /ecom/v2/carts/{cartId}` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @returns The cart as stored. Refresh it to recalculate prices and stock.
 * @remarks Requires the permission `ecom:v2:cart:get_cart`.
 * @example
 * ```ts
 * const cart = await client.use(cartV2).getCart("<cart id>");
 * ```
 */
export const getCart: (cartId: string) => Promise<Cart> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.getCart",
  method: "GET",
  path: "/ecom/v2/carts/{cartId}",
  args: ["cartId"],
  response: { cart: cartCodec },
  returns: "cart",
});

/**
 * Deletes a cart permanently.
 *
 * `DELETE /ecom/v2/carts/{cartId}` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @remarks Requires the permission `ecom:v2:cart:delete_cart`.
 * @example
 * ```ts
 * await client.use(cartV2).deleteCart("<cart id>");
 * ```
 */
export const deleteCart: (cartId: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.deleteCart",
  method: "DELETE",
  path: "/ecom/v2/carts/{cartId}",
  args: ["cartId"],
});

/**
 * Lists the upsell offers for each line item in a cart.
 *
 * `GET /ecom/v2/carts/{cartId}/upsell-options` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @example
 * ```ts
 * const response = await client.use(cartV2).getUpsellOptions("<cart id>");
 * ```
 */
export const getUpsellOptions: (cartId: string) => Promise<GetUpsellOptionsResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.cartV2.getUpsellOptions",
    method: "GET",
    path: "/ecom/v2/carts/{cartId}/upsell-options",
    args: ["cartId"],
  });

/**
 * Application error codes for {@link updateCart}, and how to fix the errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 * - `BUSINESS_LOCATION_NOT_FOUND`: No business location has this id. Check the id, or fetch the
 *   locations again.
 * - `INVALID_ADDRESS_FORMAT`: An address is invalid. Check the country, subdivision and postal
 *   code of the address.
 * - `DATA_EXTENSION_UPDATE_FAILED`: The extended fields are invalid. Check that they match the
 *   schema of the app that defines them.
 */
export type UpdateCartErrorCode =
  | "CART_ALREADY_ORDERED"
  | "BUSINESS_LOCATION_NOT_FOUND"
  | "INVALID_ADDRESS_FORMAT"
  | "DATA_EXTENSION_UPDATE_FAILED";

/**
 * Updates cart fields such as buyer details or addresses. Fails if the cart has already been
 * ordered.
 *
 * `PATCH /ecom/v2/carts/{cart.id}` (ecom/cart-v2)
 *
 * @param id - Id of the cart, which is also the id of its checkout.
 * @param cart - The cart, with the fields to update.
 * @returns The updated cart.
 * @remarks For error codes, see {@link UpdateCartErrorCode}. Requires the permission
 *   `ecom:v2:cart:update_cart`. To set fields that are reserved for administrators,
 *   `ECOM.ADMIN_MODIFY_CARTS` or `ECOM.ADMIN_MODIFY_CHECKOUTS` is also required.
 * @example
 * ```ts
 * const cart = await client.use(cartV2).updateCart("<cart id>", { note: "<note>" });
 * ```
 */
export const updateCart: ((id: string, cart: CartToUpdate) => Promise<Cart>) &
  Throws<UpdateCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.updateCart",
  method: "PATCH",
  path: "/ecom/v2/carts/{cart.id}",
  args: ["cart.id", "...cart"],
  request: { cart: cartCodec, fieldMask: "m" },
  response: { cart: cartCodec },
  returns: "cart",
  mask: "fieldMask",
});

/**
 * Application error codes for {@link refreshCart}, and how to fix the errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 */
export type RefreshCartErrorCode = "CART_ALREADY_ORDERED";

/**
 * Recalculates the prices, stock and discounts of the cart's items.
 *
 * `POST /ecom/v2/carts/{cartId}/refresh` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @remarks For error codes, see {@link RefreshCartErrorCode}. Requires the permission
 *   `ecom:v2:cart:refresh_cart`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).refreshCart("<cart id>");
 * ```
 */
export const refreshCart: ((cartId: string) => Promise<RefreshCartResponse>) &
  Throws<RefreshCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.refreshCart",
  path: "/ecom/v2/carts/{cartId}/refresh",
  args: ["cartId"],
  response: { cart: cartCodec },
});

/** Options of {@link estimateCart}. */
export interface EstimateCartOptions {
  /** Whether to recalculate prices, stock and discounts first. */
  refreshCart?: boolean;
  /** How strictly to validate the cart. */
  validationConfig?: ValidationsConfig;
  /** Whether to include delivery. */
  calculateDelivery?: boolean;
  /** Whether to include additional fees. */
  calculateAdditionalFees?: boolean;
  /** Whether to include tax. */
  calculateTax?: boolean;
  /** Whether to include gift cards. */
  calculateGiftCards?: boolean;
}

/**
 * Application error codes for {@link estimateCart}, and how to fix the errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 */
export type EstimateCartErrorCode = "CART_ALREADY_ORDERED";

/**
 * Estimates the cart's totals. You choose what to calculate and how strictly to validate.
 *
 * `POST /ecom/v2/carts/{cartId}/estimate` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @param options - Optional fields: `refreshCart`, `validationConfig`, `calculateDelivery`,
 *   `calculateAdditionalFees`, `calculateTax` and `calculateGiftCards`.
 * @remarks For error codes, see {@link EstimateCartErrorCode}. Requires the permission
 *   `ecom:v2:cart:estimate_cart`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).estimateCart("<cart id>");
 * ```
 */
export const estimateCart: ((
  cartId: string,
  options?: EstimateCartOptions,
) => Promise<EstimateCartResponse>) &
  Throws<EstimateCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.estimateCart",
  path: "/ecom/v2/carts/{cartId}/estimate",
  args: [
    "cartId",
    [
      "refreshCart",
      "validationConfig",
      "calculateDelivery",
      "calculateAdditionalFees",
      "calculateTax",
      "calculateGiftCards",
    ],
  ],
  response: { cart: cartCodec, summary: cartSummaryCodec },
  read: true,
});

/** Options of {@link calculateCart}. */
export interface CalculateCartOptions {
  /** Whether to recalculate prices, stock and discounts first. */
  refreshCart?: boolean;
}

/**
 * Application error codes for {@link calculateCart}, and how to fix the errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 */
export type CalculateCartErrorCode = "CART_ALREADY_ORDERED";

/**
 * Calculates the cart's full price summary, including delivery, tax, fees and gift cards.
 *
 * `POST /ecom/v2/carts/{cartId}/calculate` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @param options - Optional fields: `refreshCart`.
 * @remarks For error codes, see {@link CalculateCartErrorCode}. Requires the permission
 *   `ecom:v2:cart:calculate_cart`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).calculateCart("<cart id>");
 * ```
 */
export const calculateCart: ((
  cartId: string,
  options?: CalculateCartOptions,
) => Promise<CalculateCartResponse>) &
  Throws<CalculateCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.calculateCart",
  path: "/ecom/v2/carts/{cartId}/calculate",
  args: ["cartId", ["refreshCart"]],
  response: { cart: cartCodec, summary: cartSummaryCodec },
});

/** Options of {@link getCheckoutUrl}. */
export interface GetCheckoutUrlOptions {
  /** Currency to show, as an ISO 4217 code. */
  currencyCode?: string | null;
}

/**
 * Application error codes for {@link getCheckoutUrl}, and how to fix the errors.
 *
 * - `CHECKOUT_PAGE_NOT_FOUND`: The site has no checkout page. Add a checkout page in the editor
 *   and publish the site, or provide the URL of a custom checkout page.
 * - `SITE_NOT_PUBLISHED`: The site is not published. Publish the site in its dashboard.
 */
export type GetCheckoutUrlErrorCode = "CHECKOUT_PAGE_NOT_FOUND" | "SITE_NOT_PUBLISHED";

/**
 * Returns the checkout URL of a cart, or its `customCheckoutUrl` if set. Requires a published
 * site.
 *
 * `POST /ecom/v2/carts/{cartId}/get-checkout-url` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @param options - Optional fields: `currencyCode`.
 * @remarks For error codes, see {@link GetCheckoutUrlErrorCode}. Requires the permission
 *   `ecom:v2:cart:get_checkout_url`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).getCheckoutUrl("<cart id>");
 * ```
 */
export const getCheckoutUrl: ((
  cartId: string,
  options?: GetCheckoutUrlOptions,
) => Promise<GetCheckoutURLResponse>) &
  Throws<GetCheckoutUrlErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.getCheckoutUrl",
  path: "/ecom/v2/carts/{cartId}/get-checkout-url",
  args: ["cartId", ["currencyCode"]],
  read: true,
});

/** Options of {@link placeOrder}. */
export interface PlaceOrderOptions {
  /**
   * Token from the last calculation. The call fails if a price has changed since then. At most
   * 3,000 characters.
   */
  priceVerificationToken?: string | null;
  /** Whether to save the payment method for later charges. */
  savePaymentMethod?: boolean;
  /** Whether to authorize the payment now and capture it later. */
  delayCapture?: boolean;
  /** Token of the payment method to charge. */
  paymentToken?: string | null;
  /** URLs that the buyer returns to after payment, keyed by outcome. */
  redirectUrls?: Record<string, string>;
  /** Details of an in-app purchase. The platform does not document their shape. */
  inAppPurchase?: unknown;
}

/**
 * Application error codes for {@link placeOrder}, and how to fix the errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 * - `SITE_NOT_ACCEPTING_PAYMENTS`: The site does not accept payments. Connect a payment method,
 *   and make sure that the site's plan allows payments.
 * - `EMPTY_CART`: The cart has no items. Add items before you place an order.
 * - `LINE_ITEMS_OUT_OF_STOCK`: Some items are out of stock. Refresh the cart, show the
 *   available quantities, and let the buyer change the cart.
 * - `CART_PRICES_OUT_OF_SYNC`: Prices have changed since the cart was last calculated. Refresh
 *   the cart, show the new total, and ask the buyer to confirm the order.
 * - `INVALID_THIRD_PARTY_CHECKOUT_TOKEN`: The token of the external checkout is invalid or has
 *   expired. Restart the external checkout.
 * - `INVALID_PRICE_VERIFICATION_TOKEN`: The confirmed prices differ from the cart's prices.
 *   Calculate the cart again, and ask the buyer to confirm the new prices.
 * - `VIOLATIONS_WITH_ERROR_SEVERITY`: The site or one of its apps does not allow this order.
 *   Show the buyer the violations in the cart or checkout.
 * - `CALCULATION_ERROR`: The totals could not be calculated, often because a tax, shipping or
 *   discount service did not respond. See the calculation errors for the reason, and try again.
 * - `CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD`: The cart contains a gift card, which cannot be
 *   paid for with a gift card. Ask the buyer to use another payment method.
 * - `CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD`: Coupons cannot be used to buy a gift
 *   card. Remove the coupon from the cart.
 * - `CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD`: The cart contains a subscription, which
 *   cannot be paid for with a gift card. Remove the gift card and use another payment method.
 * - `SUBSCRIPTION_WITH_INVALID_FREQUENCY`: The billing interval of the subscription is not
 *   supported. Choose a different billing interval.
 * - `SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION`: A shippable item cannot have a free
 *   trial. Remove the free trial, or remove the item.
 * - `UNCONFIRMED_SAVE_PAYMENT_METHOD`: An item requires a saved payment method. Ask the buyer
 *   for consent to save the payment method, and include the confirmation in the request.
 * - `DELIVERY_METHOD_NO_LONGER_AVAILABLE`: The selected delivery method is no longer available.
 *   Calculate the cart again and ask the buyer to choose another method.
 * - `DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS`: The delivery method does not apply to all
 *   items. Choose a delivery method that applies to all items.
 * - `MISSING_DELIVERY_ADDRESS`: The order requires delivery, but has no delivery address. Set
 *   the delivery address first.
 * - `MISSING_DELIVERY_METHOD`: No delivery method is selected. Ask the buyer to choose a
 *   delivery method, and set it in the cart.
 * - `INVALID_MEMBERSHIP`: The selected membership no longer covers the item. Ask the buyer to
 *   choose another membership or payment method.
 * - `INVALID_PAYMENT_STATUS`: The status of the payment does not allow this operation. Fetch
 *   the payment again to see its status. If the payment is pending, wait for its result.
 * - `GIFT_CARD_REDEEM_ERROR`: The gift card could not be redeemed. Check the balance of the
 *   gift card, then try again or use another payment method.
 * - `PAYMENT_ALREADY_IN_PROGRESS`: A payment is in progress. Wait for the result of this
 *   payment before you try again.
 * - `EMPTY_PAYMENT_TOKEN`: The payment form returned no token. Ask the buyer to enter the
 *   payment details again.
 * - `MEMBERS_ONLY_ITEM`: An item is for members only. Ask the buyer to log in first.
 * - `PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART`: A cart with demo items cannot be ordered. Add your
 *   own products to the store, and order those instead.
 * - `DEMO_ORDER_NOT_ALLOWED`: Demo items cannot be ordered. Add your own products to the store,
 *   and order those instead.
 * - `PAYMENT_ATTEMPT_EXPIRED`: The payment attempt has expired. Ask the buyer to start the
 *   payment again.
 * - `UNAVAILABLE_PAYMENT_METHOD`: The selected payment method is not available. Ask the buyer
 *   to choose a different payment method.
 * - `INVALID_CART`: The cart cannot be ordered in its current state. Calculate the cart, and
 *   resolve the errors and violations in the response.
 */
export type PlaceOrderErrorCode =
  | "CART_ALREADY_ORDERED"
  | "SITE_NOT_ACCEPTING_PAYMENTS"
  | "EMPTY_CART"
  | "LINE_ITEMS_OUT_OF_STOCK"
  | "CART_PRICES_OUT_OF_SYNC"
  | "INVALID_THIRD_PARTY_CHECKOUT_TOKEN"
  | "INVALID_PRICE_VERIFICATION_TOKEN"
  | "VIOLATIONS_WITH_ERROR_SEVERITY"
  | "CALCULATION_ERROR"
  | "CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD"
  | "CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD"
  | "CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD"
  | "SUBSCRIPTION_WITH_INVALID_FREQUENCY"
  | "SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION"
  | "UNCONFIRMED_SAVE_PAYMENT_METHOD"
  | "DELIVERY_METHOD_NO_LONGER_AVAILABLE"
  | "DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS"
  | "MISSING_DELIVERY_ADDRESS"
  | "MISSING_DELIVERY_METHOD"
  | "INVALID_MEMBERSHIP"
  | "INVALID_PAYMENT_STATUS"
  | "GIFT_CARD_REDEEM_ERROR"
  | "PAYMENT_ALREADY_IN_PROGRESS"
  | "EMPTY_PAYMENT_TOKEN"
  | "MEMBERS_ONLY_ITEM"
  | "PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART"
  | "DEMO_ORDER_NOT_ALLOWED"
  | "PAYMENT_ATTEMPT_EXPIRED"
  | "UNAVAILABLE_PAYMENT_METHOD"
  | "INVALID_CART";

/**
 * Places an order from the cart. This can charge the customer. You can save the payment method,
 * or capture the payment later.
 *
 * `POST /ecom/v2/carts/{cartId}/place-order` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @param options - Optional fields: `priceVerificationToken`, `savePaymentMethod`,
 *   `delayCapture`, `paymentToken`, `redirectUrls` and `inAppPurchase`.
 * @remarks For error codes, see {@link PlaceOrderErrorCode}. Requires the permission
 *   `ecom:v2:cart:place_order`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).placeOrder("<cart id>");
 * ```
 */
export const placeOrder: ((
  cartId: string,
  options?: PlaceOrderOptions,
) => Promise<PlaceOrderResponse>) &
  Throws<PlaceOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.placeOrder",
  path: "/ecom/v2/carts/{cartId}/place-order",
  args: [
    "cartId",
    [
      "priceVerificationToken",
      "savePaymentMethod",
      "delayCapture",
      "paymentToken",
      "redirectUrls",
      "inAppPurchase",
    ],
  ],
});

/** Options of {@link addLineItems}. */
export interface AddLineItemsOptions {
  /** Catalog items to add. At most 300 items. */
  catalogItems?: CatalogItemInput[];
  /** Items that are not in a catalog. Only apps can send them. At most 300 items. */
  customItems?: CustomItemInput[];
}

/**
 * Application error codes for {@link addLineItems}, and how to fix the errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 * - `NO_LINE_ITEMS_TO_ADD`: The request contains no items. Send items in `catalogItems` or
 *   `customItems`.
 * - `ITEM_NOT_FOUND_IN_CATALOG`: The item does not exist in the catalog. Check the values of
 *   `catalogItemId`, `appId` and `options.variantId`.
 * - `INSUFFICIENT_INVENTORY`: The inventory is too low. Show the available quantity and ask the
 *   buyer to reduce the quantity.
 * - `MAX_LINE_ITEMS_EXCEEDED`: The cart has reached the limit for line items. Remove some of
 *   the line items first.
 * - `MAX_ITEM_MODIFIERS_EXCEEDED`: An item has too many modifiers. Send fewer modifiers for
 *   this item.
 * - `DUPLICATE_MODIFIER_GROUP_IDS`: An item lists the same modifier group twice. Send each
 *   modifier group only once.
 * - `DUPLICATE_ITEM_MODIFIER_IDS`: An item lists the same modifier twice. Send each modifier
 *   only once, with its quantity.
 * - `LINE_ITEM_PRICE_CONFLICT`: An item has two conflicting prices. Send only one price. If you
 *   omit both prices, the platform uses the catalog price.
 * - `FIXED_QUANTITY_ITEM`: The quantity of this item cannot change. Keep the quantity, or
 *   remove the item.
 * - `INVALID_MEMBERSHIP_PAYMENT_OPTION`: The item cannot be paid for with a membership. Choose
 *   another payment option for the item.
 * - `PLAN_LINE_ITEM_NOT_FOUND`: The plan that pays for an item is not in the cart. Add the plan
 *   to the cart first, or correct its id.
 * - `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`: The deposit exceeds the unit price. Send a
 *   deposit that does not exceed the unit price.
 * - `SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL`: A subscription cannot have both a fixed
 *   billing day and a free trial. Omit the billing day or the free trial.
 * - `SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY`: Only monthly subscriptions can
 *   have a fixed billing day. Omit the billing day, or set the billing interval to a month.
 */
export type AddLineItemsErrorCode =
  | "CART_ALREADY_ORDERED"
  | "NO_LINE_ITEMS_TO_ADD"
  | "ITEM_NOT_FOUND_IN_CATALOG"
  | "INSUFFICIENT_INVENTORY"
  | "MAX_LINE_ITEMS_EXCEEDED"
  | "MAX_ITEM_MODIFIERS_EXCEEDED"
  | "DUPLICATE_MODIFIER_GROUP_IDS"
  | "DUPLICATE_ITEM_MODIFIER_IDS"
  | "LINE_ITEM_PRICE_CONFLICT"
  | "FIXED_QUANTITY_ITEM"
  | "INVALID_MEMBERSHIP_PAYMENT_OPTION"
  | "PLAN_LINE_ITEM_NOT_FOUND"
  | "DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE"
  | "SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL"
  | "SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY";

/**
 * Adds up to 300 catalog items and 300 custom items to a cart.
 *
 * `POST /ecom/v2/carts/{cartId}/add-line-items` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @param options - `catalogItems` requires `catalogReference` and `quantity`. `customItems`
 *   requires `attributes`, `name`, `pricing` and `quantityInfo`.
 * @remarks For error codes, see {@link AddLineItemsErrorCode}. Requires the permission
 *   `ecom:v2:cart:add_line_items`. To set fields that are reserved for administrators,
 *   `ECOM.ADMIN_MODIFY_CARTS` or `ECOM.ADMIN_MODIFY_CHECKOUTS` is also required.
 * @example
 * ```ts
 * const response = await client.use(cartV2).addLineItems("<cart id>");
 * ```
 */
export const addLineItems: ((
  cartId: string,
  options?: AddLineItemsOptions,
) => Promise<AddLineItemsResponse>) &
  Throws<AddLineItemsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.addLineItems",
  path: "/ecom/v2/carts/{cartId}/add-line-items",
  args: ["cartId", ["catalogItems", "customItems"]],
  request: { catalogItems: itemSourceCodec, customItems: { attributes: itemAttributesCodec } },
  response: { cart: cartCodec },
});

/**
 * Application error codes for {@link removeLineItems}, and how to fix the errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 * - `LINE_ITEM_NOT_FOUND_IN_CART`: The cart has no line item with this id. Check the id, or
 *   fetch the cart again to see its line items.
 */
export type RemoveLineItemsErrorCode = "CART_ALREADY_ORDERED" | "LINE_ITEM_NOT_FOUND_IN_CART";

/**
 * Removes up to 100 line items from a cart.
 *
 * `POST /ecom/v2/carts/{cartId}/remove-line-items` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @param lineItemIds - Ids of the line items.
 * @remarks For error codes, see {@link RemoveLineItemsErrorCode}. Requires the permission
 *   `ecom:v2:cart:remove_line_items`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).removeLineItems("<cart id>", ["<line item id>"]);
 * ```
 */
export const removeLineItems: ((
  cartId: string,
  lineItemIds: string[],
) => Promise<RemoveLineItemsResponse>) &
  Throws<RemoveLineItemsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.removeLineItems",
  path: "/ecom/v2/carts/{cartId}/remove-line-items",
  args: ["cartId", "lineItemIds"],
  response: { cart: cartCodec },
});

/** Options of {@link updateLineItems}. */
export interface UpdateLineItemsOptions {
  /** One entry per line item. 1 to 300 items. */
  lineItems?: LineItemUpdate[];
}

/**
 * Application error codes for {@link updateLineItems}, and how to fix the errors.
 *
 * - `EMPTY_LINE_ITEM_UPDATES`: The request contains no changes. Send at least one field for
 *   each line item.
 * - `DUPLICATE_LINE_ITEM_UPDATES`: The request updates the same line item twice. Combine all
 *   changes to the line item into one update.
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 * - `LINE_ITEM_NOT_FOUND_IN_CART`: The cart has no line item with this id. Check the id, or
 *   fetch the cart again to see its line items.
 * - `ITEM_NOT_FOUND_IN_CATALOG`: The item does not exist in the catalog. Check the values of
 *   `catalogItemId`, `appId` and `options.variantId`.
 * - `INSUFFICIENT_INVENTORY`: The inventory is too low. Show the available quantity and ask the
 *   buyer to reduce the quantity.
 * - `INVALID_MEMBERSHIP_PAYMENT_OPTION`: The item cannot be paid for with a membership. Choose
 *   another payment option for the item.
 * - `PLAN_LINE_ITEM_NOT_FOUND`: The plan that pays for an item is not in the cart. Add the plan
 *   to the cart first, or correct its id.
 */
export type UpdateLineItemsErrorCode =
  | "EMPTY_LINE_ITEM_UPDATES"
  | "DUPLICATE_LINE_ITEM_UPDATES"
  | "CART_ALREADY_ORDERED"
  | "LINE_ITEM_NOT_FOUND_IN_CART"
  | "ITEM_NOT_FOUND_IN_CATALOG"
  | "INSUFFICIENT_INVENTORY"
  | "INVALID_MEMBERSHIP_PAYMENT_OPTION"
  | "PLAN_LINE_ITEM_NOT_FOUND";

/**
 * Updates the quantity or other details of up to 300 line items in a cart.
 *
 * `POST /ecom/v2/carts/{cartId}/update-line-items` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @param options - `lineItems` requires `lineItemId`.
 * @remarks For error codes, see {@link UpdateLineItemsErrorCode}. Requires the permission
 *   `ecom:v2:cart:update_line_items`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).updateLineItems("<cart id>");
 * ```
 */
export const updateLineItems: ((
  cartId: string,
  options?: UpdateLineItemsOptions,
) => Promise<UpdateLineItemsResponse>) &
  Throws<UpdateLineItemsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.updateLineItems",
  path: "/ecom/v2/carts/{cartId}/update-line-items",
  args: ["cartId", ["lineItems"]],
  response: { cart: cartCodec },
});

/**
 * Application error codes for {@link addCoupon}, and how to fix the errors.
 *
 * - `COUPON_ALREADY_EXISTS`: The cart already has this coupon. No action is needed.
 * - `MAX_COUPONS_PER_CART_EXCEEDED`: The cart has reached the limit for coupons. Remove a
 *   coupon from the cart first.
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 * - `COUPON_LOCKED`: The coupon was locked when the cart was created. You cannot replace or
 *   remove the coupon.
 * - `INVALID_COUPON_CODE`: The coupon code does not exist. Ask the buyer to check the code.
 * - `INVALID_COUPON_STATUS`: The coupon has expired, is used up or is not active yet. Ask the
 *   buyer to use a different coupon.
 */
export type AddCouponErrorCode =
  | "COUPON_ALREADY_EXISTS"
  | "MAX_COUPONS_PER_CART_EXCEEDED"
  | "CART_ALREADY_ORDERED"
  | "COUPON_LOCKED"
  | "INVALID_COUPON_CODE"
  | "INVALID_COUPON_STATUS";

/**
 * Adds a coupon to a cart by code. A cart can have only one coupon.
 *
 * `POST /ecom/v2/carts/{cartId}/add-coupon` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @param coupon - The coupon to add, with its code. Requires `code`.
 * @remarks For error codes, see {@link AddCouponErrorCode}. Requires the permission
 *   `ecom:v2:cart:add_coupon`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).addCoupon("<cart id>", { code: "<code>" });
 * ```
 */
export const addCoupon: ((cartId: string, coupon: CouponInputToAdd) => Promise<AddCouponResponse>) &
  Throws<AddCouponErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.addCoupon",
  path: "/ecom/v2/carts/{cartId}/add-coupon",
  args: ["cartId", "coupon"],
  response: { cart: cartCodec },
});

/**
 * Application error codes for {@link removeCoupon}, and how to fix the errors.
 *
 * - `COUPON_NOT_FOUND_IN_CART`: The cart does not have this coupon. Fetch the cart again to see
 *   its current coupons.
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 * - `COUPON_LOCKED`: The coupon was locked when the cart was created. You cannot replace or
 *   remove the coupon.
 */
export type RemoveCouponErrorCode =
  | "COUPON_NOT_FOUND_IN_CART"
  | "CART_ALREADY_ORDERED"
  | "COUPON_LOCKED";

/**
 * Removes a coupon from a cart, unless the coupon is locked.
 *
 * `POST /ecom/v2/carts/{cartId}/remove-coupon` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @param couponId - Id of the coupon.
 * @remarks For error codes, see {@link RemoveCouponErrorCode}. Requires the permission
 *   `ecom:v2:cart:remove_coupon`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).removeCoupon("<cart id>", "<coupon id>");
 * ```
 */
export const removeCoupon: ((cartId: string, couponId: string) => Promise<RemoveCouponResponse>) &
  Throws<RemoveCouponErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.removeCoupon",
  path: "/ecom/v2/carts/{cartId}/remove-coupon",
  args: ["cartId", "couponId"],
  response: { cart: cartCodec },
});

/**
 * Application error codes for {@link setDeliveryMethod}, and how to fix the errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 * - `DELIVERY_METHOD_NOT_FOUND`: The cart has no delivery method with this code. Calculate the
 *   cart, and choose one of the delivery methods in the response.
 * - `DELIVERY_METHOD_MISSING_ADDRESS`: The delivery address is missing. Set the delivery
 *   address before you set a delivery method.
 * - `DELIVERY_METHOD_MISSING_LINE_ITEMS`: The cart has no items to deliver. Add items to the
 *   cart before you set a delivery method.
 */
export type SetDeliveryMethodErrorCode =
  | "CART_ALREADY_ORDERED"
  | "DELIVERY_METHOD_NOT_FOUND"
  | "DELIVERY_METHOD_MISSING_ADDRESS"
  | "DELIVERY_METHOD_MISSING_LINE_ITEMS";

/**
 * Sets the delivery method of a cart by code.
 *
 * `POST /ecom/v2/carts/{cartId}/set-delivery-method` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @param deliveryMethod - The delivery method, with its code and the id of the app that
 *   provides it. Requires `code`.
 * @remarks For error codes, see {@link SetDeliveryMethodErrorCode}. Requires the permission
 *   `ecom:v2:cart:set_delivery_method`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).setDeliveryMethod("<cart id>", { code: "<code>" });
 * ```
 */
export const setDeliveryMethod: ((
  cartId: string,
  deliveryMethod: DeliveryMethodInputToSet,
) => Promise<SetDeliveryMethodResponse>) &
  Throws<SetDeliveryMethodErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.setDeliveryMethod",
  path: "/ecom/v2/carts/{cartId}/set-delivery-method",
  args: ["cartId", "deliveryMethod"],
  response: { cart: cartCodec },
});

/**
 * Application error codes for {@link removeDeliveryMethod}, and how to fix the errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 */
export type RemoveDeliveryMethodErrorCode = "CART_ALREADY_ORDERED";

/**
 * Removes the delivery method from a cart.
 *
 * `POST /ecom/v2/carts/{cartId}/remove-delivery-method` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @remarks For error codes, see {@link RemoveDeliveryMethodErrorCode}. Requires the permission
 *   `ecom:v2:cart:remove_delivery_method`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).removeDeliveryMethod("<cart id>");
 * ```
 */
export const removeDeliveryMethod: ((cartId: string) => Promise<RemoveDeliveryMethodResponse>) &
  Throws<RemoveDeliveryMethodErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.removeDeliveryMethod",
  path: "/ecom/v2/carts/{cartId}/remove-delivery-method",
  args: ["cartId"],
  response: { cart: cartCodec },
});

/**
 * Application error codes for {@link addGiftCard}, and how to fix the errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 * - `INVALID_GIFT_CARD_CODE`: The gift card code does not exist. Ask the buyer to check the
 *   code.
 * - `INVALID_GIFT_CARD_STATUS`: The gift card is empty, expired or disabled. Ask the buyer to
 *   use another payment method.
 * - `MAX_GIFT_CARDS_PER_CART_EXCEEDED`: The cart has reached the limit for gift cards. Remove a
 *   gift card from the cart first.
 * - `GIFT_CARD_ALREADY_EXISTS`: The cart already has this gift card. No action is needed.
 * - `GIFT_CARD_LOCKED`: The gift card was locked when the cart was created. You cannot replace
 *   or remove the gift card.
 * - `GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`: A cart with demo items cannot be paid for
 *   with a gift card. Add your own products to the store, and order those instead.
 */
export type AddGiftCardErrorCode =
  | "CART_ALREADY_ORDERED"
  | "INVALID_GIFT_CARD_CODE"
  | "INVALID_GIFT_CARD_STATUS"
  | "MAX_GIFT_CARDS_PER_CART_EXCEEDED"
  | "GIFT_CARD_ALREADY_EXISTS"
  | "GIFT_CARD_LOCKED"
  | "GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART";

/**
 * Adds a gift card to a cart by code. The number of gift cards per cart is limited.
 *
 * `POST /ecom/v2/carts/{cartId}/add-gift-card` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @param giftCard - The gift card to add, with its code. Requires `code`.
 * @remarks For error codes, see {@link AddGiftCardErrorCode}. Requires the permission
 *   `ecom:v2:cart:add_gift_card`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).addGiftCard("<cart id>", { code: "<code>" });
 * ```
 */
export const addGiftCard: ((
  cartId: string,
  giftCard: GiftCardInputToAdd,
) => Promise<AddGiftCardResponse>) &
  Throws<AddGiftCardErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.addGiftCard",
  path: "/ecom/v2/carts/{cartId}/add-gift-card",
  args: ["cartId", "giftCard"],
  response: { cart: cartCodec },
});

/**
 * Application error codes for {@link removeGiftCard}, and how to fix the errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 * - `GIFT_CARD_NOT_FOUND_IN_CART`: The cart does not have this gift card. Fetch the cart again
 *   to see its current gift cards.
 * - `GIFT_CARD_LOCKED`: The gift card was locked when the cart was created. You cannot replace
 *   or remove the gift card.
 */
export type RemoveGiftCardErrorCode =
  | "CART_ALREADY_ORDERED"
  | "GIFT_CARD_NOT_FOUND_IN_CART"
  | "GIFT_CARD_LOCKED";

/**
 * Removes a gift card from a cart, unless the card is locked.
 *
 * `POST /ecom/v2/carts/{cartId}/remove-gift-card` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @param giftCardId - Id of the gift card within the cart.
 * @remarks For error codes, see {@link RemoveGiftCardErrorCode}. Requires the permission
 *   `ecom:v2:cart:remove_gift_card`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).removeGiftCard("<cart id>", "<gift card id>");
 * ```
 */
export const removeGiftCard: ((
  cartId: string,
  giftCardId: string,
) => Promise<RemoveGiftCardResponse>) &
  Throws<RemoveGiftCardErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.removeGiftCard",
  path: "/ecom/v2/carts/{cartId}/remove-gift-card",
  args: ["cartId", "giftCardId"],
  response: { cart: cartCodec },
});

/** Options of {@link markCartAsCompleted}. */
export interface MarkCartAsCompletedOptions {
  /** Id of the order that was created from the cart. */
  orderId?: string | null;
}

/**
 * Marks a cart as completed after an order was created from it, by setting `orderPlaced` and
 * optionally the order id.
 *
 * `POST /ecom/v2/carts/{cartId}/mark-cart-as-completed` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @param options - Optional fields: `orderId`.
 * @remarks Requires the permission `ecom:v2:cart:mark_cart_as_completed`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).markCartAsCompleted("<cart id>");
 * ```
 */
export const markCartAsCompleted: (
  cartId: string,
  options?: MarkCartAsCompletedOptions,
) => Promise<MarkCartAsCompletedResponse> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.markCartAsCompleted",
  path: "/ecom/v2/carts/{cartId}/mark-cart-as-completed",
  args: ["cartId", ["orderId"]],
  response: { cart: cartCodec },
});

/**
 * Completes a checkout whose payment finished asynchronously, and returns the URL to redirect
 * to.
 *
 * `GET /ecom/v2/carts/handle-async-checkout-completion` (ecom/cart-v2)
 *
 * @param token - Signed token from the payment page. At most 4,096 characters.
 * @remarks Requires the permission `ecom:v2:cart:handle_async_checkout_completion`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).handleAsyncCheckoutCompletion("<token>");
 * ```
 */
export const handleAsyncCheckoutCompletion: (token: string) => Promise<RedirectResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.cartV2.handleAsyncCheckoutCompletion",
    method: "GET",
    path: "/ecom/v2/carts/handle-async-checkout-completion",
    args: ["token"],
    response: { body: "b" },
    read: false,
    redirect: redirectBody,
  });

/** Options of {@link updateFormSubmissions}. */
export interface UpdateFormSubmissionsOptions {
  /** One entry per form. 1 to 1,000 items. */
  formSubmissions?: FormSubmission[];
}

/**
 * Links up to 1,000 form submissions to a cart.
 *
 * `POST /ecom/v2/carts/{cartId}/update-forms-submission` (ecom/cart-v2)
 *
 * @param cartId - Id of the cart.
 * @param options - Optional fields: `formSubmissions`.
 * @remarks Requires the permission `ecom:v2:cart:update_form_submissions`.
 * @example
 * ```ts
 * const response = await client.use(cartV2).updateFormSubmissions("<cart id>");
 * ```
 */
export const updateFormSubmissions: (
  cartId: string,
  options?: UpdateFormSubmissionsOptions,
) => Promise<UpdateFormSubmissionsResponse> = /* @__PURE__ */ operation({
  name: "ecom.cartV2.updateFormSubmissions",
  path: "/ecom/v2/carts/{cartId}/update-forms-submission",
  args: ["cartId", ["formSubmissions"]],
  response: { cart: cartCodec },
});

/** Event that {@link onCartCalculated} passes to its handler. */
export interface CartCalculatedEvent {
  /** Event-specific data. */
  data: CartSummary;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a cart's totals are calculated. Includes the price summary.
 *
 * The type of the event is `wix.ecom.v2.cart_calculated`.
 *
 * @example
 * ```ts
 * client.use(cartV2).onCartCalculated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCartCalculated: (handler: EventHandler<CartCalculatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v2.cart_calculated",
    codec: { data: cartSummaryCodec },
  });

/** Event that {@link onCartCreated} passes to its handler. */
export interface CartCreatedEvent {
  /** The created entity. */
  entity: Cart;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a cart is created.
 *
 * The type of the event is `wix.ecom.v2.cart_created`.
 *
 * @example
 * ```ts
 * client.use(cartV2).onCartCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCartCreated: (handler: EventHandler<CartCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v2.cart_created",
    codec: { entity: cartCodec },
  });

/** Event that {@link onCartDeleted} passes to its handler. */
export interface CartDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: Cart;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a cart is deleted.
 *
 * The type of the event is `wix.ecom.v2.cart_deleted`.
 *
 * @example
 * ```ts
 * client.use(cartV2).onCartDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCartDeleted: (handler: EventHandler<CartDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v2.cart_deleted",
    codec: { entity: cartCodec },
  });

/** Event that {@link onCartUpdated} passes to its handler. */
export interface CartUpdatedEvent {
  /** The entity after the change. */
  entity: Cart;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a cart changes.
 *
 * The type of the event is `wix.ecom.v2.cart_updated`.
 *
 * @example
 * ```ts
 * client.use(cartV2).onCartUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCartUpdated: (handler: EventHandler<CartUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v2.cart_updated",
    codec: { entity: cartCodec, modifiedFields: cartCodec },
  });

/** Request of {@link createCart}. */
export interface CreateCartRequest {
  /** Note, addresses and other details of the cart. */
  cart?: CartInput;
  /** Catalog items to add. At most 300 items. */
  catalogItems?: CatalogItemInput[];
  /** Items that are not in a catalog. Only apps can send them. At most 300 items. */
  customItems?: CustomItemInput[];
  /** Coupons to apply. At most 1 item. */
  coupons?: CouponInput[];
  /** Delivery method to set. */
  deliveryMethod?: DeliveryMethodInput;
  /** Gift cards to apply. At most 5 items. */
  giftCards?: GiftCardInput[];
}

/** Response of {@link createCart}. */
export interface CreateCartResponse {
  /** The new cart with its items. */
  cart?: Cart;
}

/** Request of {@link getCart}. */
export interface GetCartRequest {
  /** Id of the cart. */
  cartId: string;
}

/** Response of {@link getCart}. */
export interface GetCartResponse {
  /** The cart as stored. Refresh it to recalculate prices and stock. */
  cart?: Cart;
}

/** Request of {@link getUpsellOptions}. */
export interface GetUpsellOptionsRequest {
  /** Id of the cart. */
  cartId: string;
}

/** Response of {@link getUpsellOptions}. */
export interface GetUpsellOptionsResponse {
  /** Upsell offers for each line item. */
  itemsUpsells: ItemUpsells[];
}

/** Request of {@link updateCart}. */
export interface UpdateCartRequest {
  /** The cart, with the fields to update. */
  cart: CartInput;
}

/** Response of {@link updateCart}. */
export interface UpdateCartResponse {
  /** The updated cart. */
  cart?: Cart;
}

/** Request of {@link deleteCart}. */
export interface DeleteCartRequest {
  /** Id of the cart. */
  cartId: string;
}

/** Request of {@link refreshCart}. */
export interface RefreshCartRequest {
  /** Id of the cart. */
  cartId: string;
}

/** Response of {@link refreshCart}. */
export interface RefreshCartResponse {
  /** The cart with current prices, stock and discounts. */
  cart?: Cart;
}

/** Request of {@link estimateCart}. */
export interface EstimateCartRequest {
  /** Id of the cart. */
  cartId: string;
  /** Whether to recalculate prices, stock and discounts first. */
  refreshCart?: boolean;
  /** How strictly to validate the cart. */
  validationConfig?: ValidationsConfig;
  /** Whether to include delivery. */
  calculateDelivery?: boolean;
  /** Whether to include additional fees. */
  calculateAdditionalFees?: boolean;
  /** Whether to include tax. */
  calculateTax?: boolean;
  /** Whether to include gift cards. */
  calculateGiftCards?: boolean;
}

/** Response of {@link estimateCart}. */
export interface EstimateCartResponse {
  /** The estimated cart. */
  cart?: Cart;
  /** The cart's totals, and any problems with the cart. */
  summary?: CartSummary;
}

/** Request of {@link calculateCart}. */
export interface CalculateCartRequest {
  /** Id of the cart. */
  cartId: string;
  /** Whether to recalculate prices, stock and discounts first. */
  refreshCart?: boolean;
}

/** Response of {@link calculateCart}. */
export interface CalculateCartResponse {
  /** The calculated cart. */
  cart?: Cart;
  /** The cart's totals, and any problems with the cart. */
  summary?: CartSummary;
}

/** Request of {@link getCheckoutUrl}. */
export interface GetCheckoutURLRequest {
  /** Id of the cart. */
  cartId: string;
  /** Currency to show, as an ISO 4217 code. */
  currencyCode?: string | null;
}

/** Response of {@link getCheckoutUrl}. */
export interface GetCheckoutURLResponse {
  /** URL of the checkout page, or the cart's `customCheckoutUrl` if it is set. */
  checkoutUrl: string;
}

/** Request of {@link placeOrder}. */
export interface PlaceOrderRequest {
  /** Id of the cart. */
  cartId: string;
  /**
   * Token from the last calculation. The call fails if a price has changed since then. At most
   * 3,000 characters.
   */
  priceVerificationToken?: string | null;
  /** Whether to save the payment method for later charges. */
  savePaymentMethod?: boolean;
  /** Whether to authorize the payment now and capture it later. */
  delayCapture?: boolean;
  /** Token of the payment method to charge. */
  paymentToken?: string | null;
  /** URLs that the buyer returns to after payment, keyed by outcome. */
  redirectUrls?: Record<string, string>;
  /** Details of an in-app purchase. The platform does not document their shape. */
  inAppPurchase?: unknown;
}

/** Response of {@link placeOrder}. */
export interface PlaceOrderResponse {
  /** Id of the order. */
  orderId: string;
  /** Id of the order at the payment gateway. At most 50 characters. */
  paymentGatewayOrderId?: string | null;
  /** True if no payment is due. */
  completed: boolean;
}

/** Request of {@link addLineItems}. */
export interface AddLineItemsRequest {
  /** Id of the cart. */
  cartId: string;
  /** Catalog items to add. At most 300 items. */
  catalogItems?: CatalogItemInput[];
  /** Items that are not in a catalog. Only apps can send them. At most 300 items. */
  customItems?: CustomItemInput[];
}

/** Response of {@link addLineItems}. */
export interface AddLineItemsResponse {
  /** The updated cart. It does not include items that require a variant but were sent without one. */
  cart?: Cart;
}

/** Request of {@link removeLineItems}. */
export interface RemoveLineItemsRequest {
  /** Id of the cart. */
  cartId: string;
  /** Ids of the line items. 1 to 100 items. */
  lineItemIds: string[];
}

/** Response of {@link removeLineItems}. */
export interface RemoveLineItemsResponse {
  /** The cart without the removed line items. */
  cart?: Cart;
}

/** Request of {@link updateLineItems}. */
export interface UpdateLineItemsRequest {
  /** Id of the cart. */
  cartId: string;
  /** One entry per line item. 1 to 300 items. */
  lineItems?: LineItemUpdate[];
}

/** Response of {@link updateLineItems}. */
export interface UpdateLineItemsResponse {
  /** The updated cart. Quantities are limited to the available stock. */
  cart?: Cart;
}

/** Request of {@link addCoupon}. */
export interface AddCouponRequest {
  /** Id of the cart. */
  cartId: string;
  /** The coupon to add, with its code. */
  coupon: CouponInputToAdd;
}

/** Response of {@link addCoupon}. */
export interface AddCouponResponse {
  /** The cart with the coupon applied. */
  cart?: Cart;
}

/** Request of {@link removeCoupon}. */
export interface RemoveCouponRequest {
  /** Id of the cart. */
  cartId: string;
  /** Id of the coupon. */
  couponId: string;
}

/** Response of {@link removeCoupon}. */
export interface RemoveCouponResponse {
  /** The cart without the coupon. */
  cart?: Cart;
}

/** Request of {@link setDeliveryMethod}. */
export interface SetDeliveryMethodRequest {
  /** Id of the cart. */
  cartId: string;
  /** The delivery method, with its code and the id of the app that provides it. */
  deliveryMethod: DeliveryMethodInputToSet;
}

/** Response of {@link setDeliveryMethod}. */
export interface SetDeliveryMethodResponse {
  /** The cart with the new delivery method. */
  cart?: Cart;
}

/** Request of {@link removeDeliveryMethod}. */
export interface RemoveDeliveryMethodRequest {
  /** Id of the cart. */
  cartId: string;
}

/** Response of {@link removeDeliveryMethod}. */
export interface RemoveDeliveryMethodResponse {
  /** The cart without a delivery method. */
  cart?: Cart;
}

/** Request of {@link addGiftCard}. */
export interface AddGiftCardRequest {
  /** Id of the cart. */
  cartId: string;
  /** The gift card to add, with its code. */
  giftCard: GiftCardInputToAdd;
}

/** Response of {@link addGiftCard}. */
export interface AddGiftCardResponse {
  /** The cart with the gift card applied. */
  cart?: Cart;
}

/** Request of {@link removeGiftCard}. */
export interface RemoveGiftCardRequest {
  /** Id of the cart. */
  cartId: string;
  /** Id of the gift card within the cart. */
  giftCardId: string;
}

/** Response of {@link removeGiftCard}. */
export interface RemoveGiftCardResponse {
  /** The cart without the gift card. */
  cart?: Cart;
}

/** Request of {@link markCartAsCompleted}. */
export interface MarkCartAsCompletedRequest {
  /** Id of the cart. */
  cartId: string;
  /** Id of the order that was created from the cart. */
  orderId?: string | null;
}

/** Response of {@link markCartAsCompleted}. */
export interface MarkCartAsCompletedResponse {
  /** The cart, with `orderPlaced` set to true. */
  cart?: Cart;
}

/** Request of {@link handleAsyncCheckoutCompletion}. */
export interface HandleAsyncCheckoutCompletionRequest {
  /** Signed token from the payment page. At most 4,096 characters. */
  token: string;
}

/** Request of {@link updateFormSubmissions}. */
export interface UpdateFormSubmissionsRequest {
  /** Id of the cart. */
  cartId: string;
  /** One entry per form. 1 to 1,000 items. */
  formSubmissions?: FormSubmission[];
}

/** Response of {@link updateFormSubmissions}. */
export interface UpdateFormSubmissionsResponse {
  /** The cart with the linked form submissions. */
  cart?: Cart;
}
