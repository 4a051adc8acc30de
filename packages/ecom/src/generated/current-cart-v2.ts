// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the current cart of the visitor or member without passing its id.
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
import { cartCodec, cartSummaryCodec, itemAttributesCodec, itemSourceCodec } from "./codecs.js";
import type {
  Cart,
  CartInput,
  CartSummary,
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
  DeleteCurrentCartRequest,
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
  GetCurrentCartRequest,
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
  RemoveLineItemsFromCurrentCartRequest,
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

/** Options of {@link createCurrentCart}. */
export interface CreateCurrentCartOptions {
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
 * Application error codes for {@link createCurrentCart}, and how to fix the errors.
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
export type CreateCurrentCartErrorCode =
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
 * Creates the current cart, optionally with items, a coupon and gift cards.
 *
 * `POST /ecom/v2/carts/current` (ecom/current-cart-v2)
 *
 * @param options - `catalogItems` requires `catalogReference` and `quantity`. `customItems`
 *   requires `attributes`, `name`, `pricing` and `quantityInfo`. Optional fields: `cart`,
 *   `coupons`, `deliveryMethod` and `giftCards`.
 * @remarks For error codes, see {@link CreateCurrentCartErrorCode}. Requires the permission
 *   `ecom:v2:cart:create_current_cart`. To set fields that are reserved for administrators,
 *   `ECOM.ADMIN_MODIFY_CARTS` is also required.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).createCurrentCart();
 * ```
 */
export const createCurrentCart: ((
  options?: CreateCurrentCartOptions,
) => Promise<CreateCurrentCartResponse>) &
  Throws<CreateCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.createCurrentCart",
  path: "/ecom/v2/carts/current",
  args: [["cart", "catalogItems", "customItems", "coupons", "deliveryMethod", "giftCards"]],
  request: {
    cart: cartCodec,
    catalogItems: itemSourceCodec,
    customItems: { attributes: itemAttributesCodec },
  },
  response: { cart: cartCodec },
});

/**
 * Returns the current cart of the visitor or member.
 *
 * `GET /ecom/v2/carts/current` (ecom/current-cart-v2)
 *
 * @remarks Requires the permission `ecom:v2:cart:get_current_cart`.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).getCurrentCart();
 * ```
 */
export const getCurrentCart: () => Promise<GetCurrentCartResponse> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.getCurrentCart",
  method: "GET",
  path: "/ecom/v2/carts/current",
  response: { cart: cartCodec },
});

/**
 * Application error codes for {@link updateCurrentCart}, and how to fix the errors.
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
export type UpdateCurrentCartErrorCode =
  | "CART_ALREADY_ORDERED"
  | "BUSINESS_LOCATION_NOT_FOUND"
  | "INVALID_ADDRESS_FORMAT"
  | "DATA_EXTENSION_UPDATE_FAILED";

/**
 * Updates fields of the current cart. Fails if the cart has already been ordered.
 *
 * `PATCH /ecom/v2/carts/current` (ecom/current-cart-v2)
 *
 * @param cart - The fields to update.
 * @remarks For error codes, see {@link UpdateCurrentCartErrorCode}. Requires the permission
 *   `ecom:v2:cart:update_current_cart`. To set fields that are reserved for administrators,
 *   `ECOM.ADMIN_MODIFY_CARTS` is also required.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).updateCurrentCart({ note: "<note>" });
 * ```
 */
export const updateCurrentCart: ((cart: CartInput) => Promise<UpdateCurrentCartResponse>) &
  Throws<UpdateCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.updateCurrentCart",
  method: "PATCH",
  path: "/ecom/v2/carts/current",
  args: ["cart"],
  request: { cart: cartCodec, fieldMask: "m" },
  response: { cart: cartCodec },
  mask: "fieldMask",
});

/**
 * Deletes the current cart.
 *
 * `DELETE /ecom/v2/carts/current` (ecom/current-cart-v2)
 *
 * @remarks Requires the permission `ecom:v2:cart:delete_current_cart`.
 * @example
 * ```ts
 * await client.use(currentCartV2).deleteCurrentCart();
 * ```
 */
export const deleteCurrentCart: () => Promise<void> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.deleteCurrentCart",
  method: "DELETE",
  path: "/ecom/v2/carts/current",
});

/**
 * Application error codes for {@link refreshCurrentCart}, and how to fix the errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 */
export type RefreshCurrentCartErrorCode = "CART_ALREADY_ORDERED";

/**
 * Recalculates the prices, stock and discounts of the items in the current cart.
 *
 * `POST /ecom/v2/carts/current/refresh` (ecom/current-cart-v2)
 *
 * @remarks For error codes, see {@link RefreshCurrentCartErrorCode}. Requires the permission
 *   `ecom:v2:cart:refresh_current_cart`.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).refreshCurrentCart();
 * ```
 */
export const refreshCurrentCart: (() => Promise<RefreshCurrentCartResponse>) &
  Throws<RefreshCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.refreshCurrentCart",
  path: "/ecom/v2/carts/current/refresh",
  response: { cart: cartCodec },
});

/** Options of {@link calculateCurrentCart}. */
export interface CalculateCurrentCartOptions {
  /** Whether to recalculate prices, stock and discounts first. */
  refreshCart?: boolean;
}

/**
 * Application error codes for {@link calculateCurrentCart}, and how to fix the errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 */
export type CalculateCurrentCartErrorCode = "CART_ALREADY_ORDERED";

/**
 * Calculates the full price summary of the current cart.
 *
 * `POST /ecom/v2/carts/current/calculate` (ecom/current-cart-v2)
 *
 * @param options - Optional fields: `refreshCart`.
 * @remarks For error codes, see {@link CalculateCurrentCartErrorCode}. Requires the permission
 *   `ecom:v2:cart:calculate_current_cart`.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).calculateCurrentCart();
 * ```
 */
export const calculateCurrentCart: ((
  options?: CalculateCurrentCartOptions,
) => Promise<CalculateCurrentCartResponse>) &
  Throws<CalculateCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.calculateCurrentCart",
  path: "/ecom/v2/carts/current/calculate",
  args: [["refreshCart"]],
  response: { cart: cartCodec, summary: cartSummaryCodec },
});

/** Options of {@link estimateCurrentCart}. */
export interface EstimateCurrentCartOptions {
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
 * Application error codes for {@link estimateCurrentCart}, and how to fix the errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 */
export type EstimateCurrentCartErrorCode = "CART_ALREADY_ORDERED";

/**
 * Estimates the totals of the current cart. You choose what to calculate.
 *
 * `POST /ecom/v2/carts/current/estimate` (ecom/current-cart-v2)
 *
 * @param options - Optional fields: `refreshCart`, `validationConfig`, `calculateDelivery`,
 *   `calculateAdditionalFees`, `calculateTax` and `calculateGiftCards`.
 * @remarks For error codes, see {@link EstimateCurrentCartErrorCode}. Requires the permission
 *   `ecom:v2:cart:estimate_current_cart`.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).estimateCurrentCart();
 * ```
 */
export const estimateCurrentCart: ((
  options?: EstimateCurrentCartOptions,
) => Promise<EstimateCurrentCartResponse>) &
  Throws<EstimateCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.estimateCurrentCart",
  path: "/ecom/v2/carts/current/estimate",
  args: [
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

/** Options of {@link addLineItemsToCurrentCart}. */
export interface AddLineItemsToCurrentCartOptions {
  /** Catalog items to add. At most 300 items. */
  catalogItems?: CatalogItemInput[];
  /** Items that are not in a catalog. Only apps can send them. At most 300 items. */
  customItems?: CustomItemInput[];
}

/**
 * Application error codes for {@link addLineItemsToCurrentCart}, and how to fix the errors.
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
 * - `NO_LINE_ITEMS_TO_ADD`: The request contains no items. Send items in `catalogItems` or
 *   `customItems`.
 * - `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`: The deposit exceeds the unit price. Send a
 *   deposit that does not exceed the unit price.
 * - `SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL`: A subscription cannot have both a fixed
 *   billing day and a free trial. Omit the billing day or the free trial.
 * - `SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY`: Only monthly subscriptions can
 *   have a fixed billing day. Omit the billing day, or set the billing interval to a month.
 */
export type AddLineItemsToCurrentCartErrorCode =
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
  | "NO_LINE_ITEMS_TO_ADD"
  | "DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE"
  | "SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL"
  | "SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY";

/**
 * Adds up to 300 catalog items and 300 custom items to the current cart.
 *
 * `POST /ecom/v2/carts/current/add-line-items` (ecom/current-cart-v2)
 *
 * @param options - `catalogItems` requires `catalogReference` and `quantity`. `customItems`
 *   requires `attributes`, `name`, `pricing` and `quantityInfo`.
 * @remarks For error codes, see {@link AddLineItemsToCurrentCartErrorCode}. Requires the
 *   permission `ecom:v2:cart:add_line_items_to_current_cart`. To set fields that are reserved
 *   for administrators, `ECOM.ADMIN_MODIFY_CARTS` is also required.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).addLineItemsToCurrentCart();
 * ```
 */
export const addLineItemsToCurrentCart: ((
  options?: AddLineItemsToCurrentCartOptions,
) => Promise<AddLineItemsToCurrentCartResponse>) &
  Throws<AddLineItemsToCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.addLineItemsToCurrentCart",
  path: "/ecom/v2/carts/current/add-line-items",
  args: [["catalogItems", "customItems"]],
  request: { catalogItems: itemSourceCodec, customItems: { attributes: itemAttributesCodec } },
  response: { cart: cartCodec },
});

/**
 * Application error codes for {@link removeLineItemsFromCurrentCart}, and how to fix the
 * errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 * - `LINE_ITEM_NOT_FOUND_IN_CART`: The cart has no line item with this id. Check the id, or
 *   fetch the cart again to see its line items.
 */
export type RemoveLineItemsFromCurrentCartErrorCode =
  | "CART_ALREADY_ORDERED"
  | "LINE_ITEM_NOT_FOUND_IN_CART";

/**
 * Removes up to 100 line items from the current cart.
 *
 * `POST /ecom/v2/carts/current/remove-line-items` (ecom/current-cart-v2)
 *
 * @param lineItemIds - Ids of the line items.
 * @remarks For error codes, see {@link RemoveLineItemsFromCurrentCartErrorCode}. Requires the
 *   permission `ecom:v2:cart:remove_line_items_from_current_cart`.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).removeLineItemsFromCurrentCart([
 *   "<line item id>",
 * ]);
 * ```
 */
export const removeLineItemsFromCurrentCart: ((
  lineItemIds: string[],
) => Promise<RemoveLineItemsFromCurrentCartResponse>) &
  Throws<RemoveLineItemsFromCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.removeLineItemsFromCurrentCart",
  path: "/ecom/v2/carts/current/remove-line-items",
  args: ["lineItemIds"],
  response: { cart: cartCodec },
});

/** Options of {@link updateLineItemsInCurrentCart}. */
export interface UpdateLineItemsInCurrentCartOptions {
  /** One entry per line item. 1 to 100 items. */
  lineItems?: LineItemUpdate[];
}

/**
 * Application error codes for {@link updateLineItemsInCurrentCart}, and how to fix the errors.
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
export type UpdateLineItemsInCurrentCartErrorCode =
  | "EMPTY_LINE_ITEM_UPDATES"
  | "DUPLICATE_LINE_ITEM_UPDATES"
  | "CART_ALREADY_ORDERED"
  | "LINE_ITEM_NOT_FOUND_IN_CART"
  | "ITEM_NOT_FOUND_IN_CATALOG"
  | "INSUFFICIENT_INVENTORY"
  | "INVALID_MEMBERSHIP_PAYMENT_OPTION"
  | "PLAN_LINE_ITEM_NOT_FOUND";

/**
 * Updates the quantity or other details of up to 100 line items in the current cart.
 *
 * `POST /ecom/v2/carts/current/update-line-items` (ecom/current-cart-v2)
 *
 * @param options - `lineItems` requires `lineItemId`.
 * @remarks For error codes, see {@link UpdateLineItemsInCurrentCartErrorCode}. Requires the
 *   permission `ecom:v2:cart:update_line_items_in_current_cart`.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).updateLineItemsInCurrentCart();
 * ```
 */
export const updateLineItemsInCurrentCart: ((
  options?: UpdateLineItemsInCurrentCartOptions,
) => Promise<UpdateLineItemsInCurrentCartResponse>) &
  Throws<UpdateLineItemsInCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.updateLineItemsInCurrentCart",
  path: "/ecom/v2/carts/current/update-line-items",
  args: [["lineItems"]],
  response: { cart: cartCodec },
});

/**
 * Application error codes for {@link addCouponToCurrentCart}, and how to fix the errors.
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
export type AddCouponToCurrentCartErrorCode =
  | "COUPON_ALREADY_EXISTS"
  | "MAX_COUPONS_PER_CART_EXCEEDED"
  | "CART_ALREADY_ORDERED"
  | "COUPON_LOCKED"
  | "INVALID_COUPON_CODE"
  | "INVALID_COUPON_STATUS";

/**
 * Adds a coupon to the current cart by code. A cart can have only one coupon.
 *
 * `POST /ecom/v2/carts/current/add-coupon` (ecom/current-cart-v2)
 *
 * @param coupon - The coupon to add, with its code. Requires `code`.
 * @remarks For error codes, see {@link AddCouponToCurrentCartErrorCode}. Requires the
 *   permission `ecom:v2:cart:add_coupon_to_current_cart`.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).addCouponToCurrentCart({ code: "<code>" });
 * ```
 */
export const addCouponToCurrentCart: ((
  coupon: CouponInputToAdd,
) => Promise<AddCouponToCurrentCartResponse>) &
  Throws<AddCouponToCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.addCouponToCurrentCart",
  path: "/ecom/v2/carts/current/add-coupon",
  args: ["coupon"],
  response: { cart: cartCodec },
});

/**
 * Application error codes for {@link removeCouponFromCurrentCart}, and how to fix the errors.
 *
 * - `COUPON_NOT_FOUND_IN_CART`: The cart does not have this coupon. Fetch the cart again to see
 *   its current coupons.
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 * - `COUPON_LOCKED`: The coupon was locked when the cart was created. You cannot replace or
 *   remove the coupon.
 */
export type RemoveCouponFromCurrentCartErrorCode =
  | "COUPON_NOT_FOUND_IN_CART"
  | "CART_ALREADY_ORDERED"
  | "COUPON_LOCKED";

/**
 * Removes a coupon from the current cart, unless the coupon is locked.
 *
 * `POST /ecom/v2/carts/current/remove-coupon` (ecom/current-cart-v2)
 *
 * @param couponId - Id of the coupon.
 * @remarks For error codes, see {@link RemoveCouponFromCurrentCartErrorCode}. Requires the
 *   permission `ecom:v2:cart:remove_coupon_from_current_cart`.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).removeCouponFromCurrentCart("<coupon id>");
 * ```
 */
export const removeCouponFromCurrentCart: ((
  couponId: string,
) => Promise<RemoveCouponFromCurrentCartResponse>) &
  Throws<RemoveCouponFromCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.removeCouponFromCurrentCart",
  path: "/ecom/v2/carts/current/remove-coupon",
  args: ["couponId"],
  response: { cart: cartCodec },
});

/**
 * Application error codes for {@link setDeliveryMethodForCurrentCart}, and how to fix the
 * errors.
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
export type SetDeliveryMethodForCurrentCartErrorCode =
  | "CART_ALREADY_ORDERED"
  | "DELIVERY_METHOD_NOT_FOUND"
  | "DELIVERY_METHOD_MISSING_ADDRESS"
  | "DELIVERY_METHOD_MISSING_LINE_ITEMS";

/**
 * Sets the delivery method of the current cart by code.
 *
 * `POST /ecom/v2/carts/current/set-delivery-method` (ecom/current-cart-v2)
 *
 * @param deliveryMethod - The delivery method, with its code and the id of the app that
 *   provides it. Requires `code`.
 * @remarks For error codes, see {@link SetDeliveryMethodForCurrentCartErrorCode}. Requires the
 *   permission `ecom:v2:cart:set_delivery_method_for_current_cart`.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).setDeliveryMethodForCurrentCart({
 *   code: "<code>",
 * });
 * ```
 */
export const setDeliveryMethodForCurrentCart: ((
  deliveryMethod: DeliveryMethodInputToSet,
) => Promise<SetDeliveryMethodForCurrentCartResponse>) &
  Throws<SetDeliveryMethodForCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.setDeliveryMethodForCurrentCart",
  path: "/ecom/v2/carts/current/set-delivery-method",
  args: ["deliveryMethod"],
  response: { cart: cartCodec },
});

/**
 * Application error codes for {@link removeDeliveryMethodFromCurrentCart}, and how to fix the
 * errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 */
export type RemoveDeliveryMethodFromCurrentCartErrorCode = "CART_ALREADY_ORDERED";

/**
 * Removes the delivery method from the current cart.
 *
 * `POST /ecom/v2/carts/current/remove-delivery-method` (ecom/current-cart-v2)
 *
 * @remarks For error codes, see {@link RemoveDeliveryMethodFromCurrentCartErrorCode}. Requires
 *   the permission `ecom:v2:cart:remove_delivery_method_from_current_cart`.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).removeDeliveryMethodFromCurrentCart();
 * ```
 */
export const removeDeliveryMethodFromCurrentCart: (() => Promise<RemoveDeliveryMethodFromCurrentCartResponse>) &
  Throws<RemoveDeliveryMethodFromCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.removeDeliveryMethodFromCurrentCart",
  path: "/ecom/v2/carts/current/remove-delivery-method",
  response: { cart: cartCodec },
});

/**
 * Application error codes for {@link addGiftCardToCurrentCart}, and how to fix the errors.
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
export type AddGiftCardToCurrentCartErrorCode =
  | "CART_ALREADY_ORDERED"
  | "INVALID_GIFT_CARD_CODE"
  | "INVALID_GIFT_CARD_STATUS"
  | "MAX_GIFT_CARDS_PER_CART_EXCEEDED"
  | "GIFT_CARD_ALREADY_EXISTS"
  | "GIFT_CARD_LOCKED"
  | "GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART";

/**
 * Adds a gift card to the current cart by code.
 *
 * `POST /ecom/v2/carts/current/add-gift-card` (ecom/current-cart-v2)
 *
 * @param giftCard - The gift card to add, with its code. Requires `code`.
 * @remarks For error codes, see {@link AddGiftCardToCurrentCartErrorCode}. Requires the
 *   permission `ecom:v2:cart:add_gift_card_to_current_cart`.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).addGiftCardToCurrentCart({ code: "<code>" });
 * ```
 */
export const addGiftCardToCurrentCart: ((
  giftCard: GiftCardInputToAdd,
) => Promise<AddGiftCardToCurrentCartResponse>) &
  Throws<AddGiftCardToCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.addGiftCardToCurrentCart",
  path: "/ecom/v2/carts/current/add-gift-card",
  args: ["giftCard"],
  response: { cart: cartCodec },
});

/**
 * Application error codes for {@link removeGiftCardFromCurrentCart}, and how to fix the errors.
 *
 * - `CART_ALREADY_ORDERED`: An order has already been placed from this cart. Create a new cart,
 *   or fetch the current cart and use it instead.
 * - `GIFT_CARD_NOT_FOUND_IN_CART`: The cart does not have this gift card. Fetch the cart again
 *   to see its current gift cards.
 * - `GIFT_CARD_LOCKED`: The gift card was locked when the cart was created. You cannot replace
 *   or remove the gift card.
 */
export type RemoveGiftCardFromCurrentCartErrorCode =
  | "CART_ALREADY_ORDERED"
  | "GIFT_CARD_NOT_FOUND_IN_CART"
  | "GIFT_CARD_LOCKED";

/**
 * Removes a gift card from the current cart, unless the card is locked.
 *
 * `POST /ecom/v2/carts/current/remove-gift-card` (ecom/current-cart-v2)
 *
 * @param giftCardId - Id of the gift card within the cart.
 * @remarks For error codes, see {@link RemoveGiftCardFromCurrentCartErrorCode}. Requires the
 *   permission `ecom:v2:cart:remove_gift_card_from_current_cart`.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).removeGiftCardFromCurrentCart(
 *   "<gift card id>",
 * );
 * ```
 */
export const removeGiftCardFromCurrentCart: ((
  giftCardId: string,
) => Promise<RemoveGiftCardFromCurrentCartResponse>) &
  Throws<RemoveGiftCardFromCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.removeGiftCardFromCurrentCart",
  path: "/ecom/v2/carts/current/remove-gift-card",
  args: ["giftCardId"],
  response: { cart: cartCodec },
});

/** Options of {@link updateFormSubmissionsInCurrentCart}. */
export interface UpdateFormSubmissionsInCurrentCartOptions {
  /** One entry per form. 1 to 1,000 items. */
  formSubmissions?: FormSubmission[];
}

/**
 * Links up to 1,000 form submissions to the current cart.
 *
 * `POST /ecom/v2/carts/current/update-forms-submission` (ecom/current-cart-v2)
 *
 * @param options - Optional fields: `formSubmissions`.
 * @remarks Requires the permission `ecom:v2:cart:update_form_submissions_in_current_cart`.
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).updateFormSubmissionsInCurrentCart();
 * ```
 */
export const updateFormSubmissionsInCurrentCart: (
  options?: UpdateFormSubmissionsInCurrentCartOptions,
) => Promise<UpdateFormSubmissionsInCurrentCartResponse> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.updateFormSubmissionsInCurrentCart",
  path: "/ecom/v2/carts/current/update-forms-submission",
  args: [["formSubmissions"]],
  response: { cart: cartCodec },
});

/**
 * Lists the upsell offers for each line item in the current cart.
 *
 * `GET /ecom/v2/carts/current/upsell-options` (ecom/current-cart-v2)
 *
 * @example
 * ```ts
 * const response = await client.use(currentCartV2).getUpsellOptionsForCurrentCart();
 * ```
 */
export const getUpsellOptionsForCurrentCart: () => Promise<GetUpsellOptionsForCurrentCartResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.currentCartV2.getUpsellOptionsForCurrentCart",
    method: "GET",
    path: "/ecom/v2/carts/current/upsell-options",
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
 * client.use(currentCartV2).onCartCalculated(({ metadata }) => console.log(metadata.entityId));
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
 * client.use(currentCartV2).onCartCreated(({ metadata }) => console.log(metadata.entityId));
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
 * client.use(currentCartV2).onCartDeleted(({ metadata }) => console.log(metadata.entityId));
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
 * client.use(currentCartV2).onCartUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCartUpdated: (handler: EventHandler<CartUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v2.cart_updated",
    codec: { entity: cartCodec, modifiedFields: cartCodec },
  });

/** Request of {@link createCurrentCart}. */
export interface CreateCurrentCartRequest {
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

/** Response of {@link createCurrentCart}. */
export interface CreateCurrentCartResponse {
  /** The new cart with its items. */
  cart?: Cart;
}

/** Response of {@link getCurrentCart}. */
export interface GetCurrentCartResponse {
  /** The cart as stored. Refresh it to recalculate prices and stock. */
  cart?: Cart;
}

/** Request of {@link updateCurrentCart}. */
export interface UpdateCurrentCartRequest {
  /** The fields to update. */
  cart: CartInput;
}

/** Response of {@link updateCurrentCart}. */
export interface UpdateCurrentCartResponse {
  /** The updated cart. */
  cart?: Cart;
}

/** Response of {@link deleteCurrentCart}. */
export type DeleteCurrentCartResponse = Record<string, never>;

/** Request of {@link refreshCurrentCart}. */
export type RefreshCurrentCartRequest = Record<string, never>;

/** Response of {@link refreshCurrentCart}. */
export interface RefreshCurrentCartResponse {
  /** The cart with current prices, stock and discounts. */
  cart?: Cart;
}

/** Request of {@link calculateCurrentCart}. */
export interface CalculateCurrentCartRequest {
  /** Whether to recalculate prices, stock and discounts first. */
  refreshCart?: boolean;
}

/** Response of {@link calculateCurrentCart}. */
export interface CalculateCurrentCartResponse {
  /** The calculated cart. */
  cart?: Cart;
  /** The cart's totals, and any problems with the cart. */
  summary?: CartSummary;
}

/** Request of {@link estimateCurrentCart}. */
export interface EstimateCurrentCartRequest {
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

/** Response of {@link estimateCurrentCart}. */
export interface EstimateCurrentCartResponse {
  /** The estimated cart. */
  cart?: Cart;
  /** The cart's totals, and any problems with the cart. */
  summary?: CartSummary;
}

/** Request of {@link addLineItemsToCurrentCart}. */
export interface AddLineItemsToCurrentCartRequest {
  /** Catalog items to add. At most 300 items. */
  catalogItems?: CatalogItemInput[];
  /** Items that are not in a catalog. Only apps can send them. At most 300 items. */
  customItems?: CustomItemInput[];
}

/** Response of {@link addLineItemsToCurrentCart}. */
export interface AddLineItemsToCurrentCartResponse {
  /** The updated cart. It does not include items that require a variant but were sent without one. */
  cart?: Cart;
}

/** Response of {@link removeLineItemsFromCurrentCart}. */
export interface RemoveLineItemsFromCurrentCartResponse {
  /** The cart without the removed line items. */
  cart?: Cart;
}

/** Request of {@link updateLineItemsInCurrentCart}. */
export interface UpdateLineItemsInCurrentCartRequest {
  /** One entry per line item. 1 to 100 items. */
  lineItems?: LineItemUpdate[];
}

/** Response of {@link updateLineItemsInCurrentCart}. */
export interface UpdateLineItemsInCurrentCartResponse {
  /** The updated cart. Quantities are limited to the available stock. */
  cart?: Cart;
}

/** Request of {@link addCouponToCurrentCart}. */
export interface AddCouponToCurrentCartRequest {
  /** The coupon to add, with its code. */
  coupon: CouponInputToAdd;
}

/** Response of {@link addCouponToCurrentCart}. */
export interface AddCouponToCurrentCartResponse {
  /** The cart with the coupon applied. */
  cart?: Cart;
}

/** Request of {@link removeCouponFromCurrentCart}. */
export interface RemoveCouponFromCurrentCartRequest {
  /** Id of the coupon. */
  couponId: string;
}

/** Response of {@link removeCouponFromCurrentCart}. */
export interface RemoveCouponFromCurrentCartResponse {
  /** The cart without the coupon. */
  cart?: Cart;
}

/** Request of {@link setDeliveryMethodForCurrentCart}. */
export interface SetDeliveryMethodForCurrentCartRequest {
  /** The delivery method, with its code and the id of the app that provides it. */
  deliveryMethod: DeliveryMethodInputToSet;
}

/** Response of {@link setDeliveryMethodForCurrentCart}. */
export interface SetDeliveryMethodForCurrentCartResponse {
  /** The cart with the new delivery method. */
  cart?: Cart;
}

/** Request of {@link removeDeliveryMethodFromCurrentCart}. */
export type RemoveDeliveryMethodFromCurrentCartRequest = Record<string, never>;

/** Response of {@link removeDeliveryMethodFromCurrentCart}. */
export interface RemoveDeliveryMethodFromCurrentCartResponse {
  /** The cart without a delivery method. */
  cart?: Cart;
}

/** Request of {@link addGiftCardToCurrentCart}. */
export interface AddGiftCardToCurrentCartRequest {
  /** The gift card to add, with its code. */
  giftCard: GiftCardInputToAdd;
}

/** Response of {@link addGiftCardToCurrentCart}. */
export interface AddGiftCardToCurrentCartResponse {
  /** The cart with the gift card applied. */
  cart?: Cart;
}

/** Request of {@link removeGiftCardFromCurrentCart}. */
export interface RemoveGiftCardFromCurrentCartRequest {
  /** Id of the gift card within the cart. */
  giftCardId: string;
}

/** Response of {@link removeGiftCardFromCurrentCart}. */
export interface RemoveGiftCardFromCurrentCartResponse {
  /** The cart without the gift card. */
  cart?: Cart;
}

/** Request of {@link updateFormSubmissionsInCurrentCart}. */
export interface UpdateFormSubmissionsInCurrentCartRequest {
  /** One entry per form. 1 to 1,000 items. */
  formSubmissions?: FormSubmission[];
}

/** Response of {@link updateFormSubmissionsInCurrentCart}. */
export interface UpdateFormSubmissionsInCurrentCartResponse {
  /** The cart with the linked form submissions. */
  cart?: Cart;
}

/** Request of {@link getUpsellOptionsForCurrentCart}. */
export type GetUpsellOptionsForCurrentCartRequest = Record<string, never>;

/** Response of {@link getUpsellOptionsForCurrentCart}. */
export interface GetUpsellOptionsForCurrentCartResponse {
  /** Upsell offers for each line item. */
  itemsUpsells: ItemUpsells[];
}
