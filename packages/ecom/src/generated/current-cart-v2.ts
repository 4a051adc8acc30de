// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Work with the cart of the visitor or member who is calling, without knowing its ID.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
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

/** The `options` of {@link createCurrentCart}. */
export interface CreateCurrentCartOptions {
  /** Note, addresses and other facts of the cart. */
  cart?: CartInput;
  /** Catalog items to put in. At most 300 items. */
  catalogItems?: CatalogItemInput[];
  /** Items that no catalog knows; apps only. At most 300 items. */
  customItems?: CustomItemInput[];
  /** Coupons to apply. At most 1 items. */
  coupons?: CouponInput[];
  /** Delivery method to choose. */
  deliveryMethod?: DeliveryMethodInput;
  /** Gift cards to apply. At most 5 items. */
  giftCards?: GiftCardInput[];
}

/**
 * Codes of the application errors of {@link createCurrentCart}, and what to do.
 *
 * - `ITEM_NOT_FOUND_IN_CATALOG`: The catalog does not have the item: check `catalogItemId`,
 *   `appId` and `options.variantId`.
 * - `INSUFFICIENT_INVENTORY`: There is not enough in stock: show what is left and let the buyer
 *   lower the quantity.
 * - `MAX_LINE_ITEMS_EXCEEDED`: The cart has as many line items as it may: remove some first.
 * - `MAX_ITEM_MODIFIERS_EXCEEDED`: An item has too many modifiers: send fewer.
 * - `DUPLICATE_MODIFIER_GROUP_IDS`: An item names a group of modifiers twice: send each once.
 * - `DUPLICATE_ITEM_MODIFIER_IDS`: An item names a modifier twice: send each once, with its
 *   quantity.
 * - `LINE_ITEM_PRICE_CONFLICT`: An item has two prices that contradict each other: send one, or
 *   leave it to the catalog.
 * - `FIXED_QUANTITY_ITEM`: The quantity of this item is fixed: leave it as it is, or remove the
 *   item.
 * - `INVALID_MEMBERSHIP_PAYMENT_OPTION`: The item cannot be paid with a membership: choose
 *   another payment option.
 * - `PLAN_LINE_ITEM_NOT_FOUND`: The plan that is to pay for an item is not in the cart: add it
 *   first, or correct its id.
 * - `INVALID_COUPON_CODE`: There is no such coupon: let the buyer check the code.
 * - `INVALID_COUPON_STATUS`: The coupon has expired, is used up or is not valid yet: take
 *   another one.
 * - `INVALID_GIFT_CARD_CODE`: There is no such gift card: let the buyer check the code.
 * - `INVALID_GIFT_CARD_STATUS`: The gift card is empty, expired or switched off: have the order
 *   paid in another way.
 * - `DELIVERY_METHOD_NOT_FOUND`: The cart has no delivery method of this code: choose one that
 *   its calculation offers.
 * - `DELIVERY_METHOD_MISSING_ADDRESS`: Delivery needs to know where to: set the delivery
 *   address first.
 * - `DELIVERY_METHOD_MISSING_LINE_ITEMS`: There is nothing to deliver: add items before a
 *   delivery method.
 * - `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`: A deposit is at most the price of one: lower it.
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
 * Start a cart for the calling visitor, optionally with items, a coupon and gift cards.
 *
 * `POST /ecom/v2/carts/current` (ecom/current-cart-v2)
 *
 * @param options - `catalogItems` needs `catalogReference`, `quantity`; `customItems` needs
 *   `attributes`, `name`, `pricing`, `quantityInfo`; may hold `cart`, `coupons`,
 *   `deliveryMethod`, `giftCards`.
 * @remarks Its application errors have a {@link CreateCurrentCartErrorCode}. Needs
 *   ecom:v2:cart:create_current_cart. ECOM.ADMIN_MODIFY_CARTS adds what only an administrator
 *   sets.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).createCurrentCart();
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
 * Fetch the calling visitor's cart.
 *
 * `GET /ecom/v2/carts/current` (ecom/current-cart-v2)
 *
 * @remarks Needs ecom:v2:cart:get_current_cart.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).getCurrentCart();
 * ```
 */
export const getCurrentCart: () => Promise<GetCurrentCartResponse> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.getCurrentCart",
  method: "GET",
  path: "/ecom/v2/carts/current",
  response: { cart: cartCodec },
});

/**
 * Codes of the application errors of {@link updateCurrentCart}, and what to do.
 *
 * - `CART_ALREADY_ORDERED`: An order was placed from this cart: create or read the current cart
 *   again and work on that.
 * - `BUSINESS_LOCATION_NOT_FOUND`: No location of the business has this id: read the locations
 *   again.
 * - `INVALID_ADDRESS_FORMAT`: An address is not written as it should be: check country,
 *   subdivision and postal code.
 * - `DATA_EXTENSION_UPDATE_FAILED`: Extended fields were refused: check them against the schema
 *   that the app declares.
 */
export type UpdateCurrentCartErrorCode =
  | "CART_ALREADY_ORDERED"
  | "BUSINESS_LOCATION_NOT_FOUND"
  | "INVALID_ADDRESS_FORMAT"
  | "DATA_EXTENSION_UPDATE_FAILED";

/**
 * Change fields of the visitor's cart; refused once it has been ordered.
 *
 * `PATCH /ecom/v2/carts/current` (ecom/current-cart-v2)
 *
 * @param cart - The fields to change.
 * @remarks Its application errors have a {@link UpdateCurrentCartErrorCode}. Needs
 *   ecom:v2:cart:update_current_cart. ECOM.ADMIN_MODIFY_CARTS adds what only an administrator
 *   sets.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).updateCurrentCart({ note: "<note>" });
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
 * Delete the visitor's cart.
 *
 * `DELETE /ecom/v2/carts/current` (ecom/current-cart-v2)
 *
 * @remarks Needs ecom:v2:cart:delete_current_cart.
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
 * Codes of the application errors of {@link refreshCurrentCart}, and what to do.
 *
 * - `CART_ALREADY_ORDERED`: An order was placed from this cart: create or read the current cart
 *   again and work on that.
 */
export type RefreshCurrentCartErrorCode = "CART_ALREADY_ORDERED";

/**
 * Work out prices, stock and discounts of the items in the visitor's cart again.
 *
 * `POST /ecom/v2/carts/current/refresh` (ecom/current-cart-v2)
 *
 * @remarks Its application errors have a {@link RefreshCurrentCartErrorCode}. Needs
 *   ecom:v2:cart:refresh_current_cart.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).refreshCurrentCart();
 * ```
 */
export const refreshCurrentCart: (() => Promise<RefreshCurrentCartResponse>) &
  Throws<RefreshCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.refreshCurrentCart",
  path: "/ecom/v2/carts/current/refresh",
  response: { cart: cartCodec },
});

/** The `options` of {@link calculateCurrentCart}. */
export interface CalculateCurrentCartOptions {
  /** True to work out prices, stock and discounts again first. */
  refreshCart?: boolean;
}

/**
 * Codes of the application errors of {@link calculateCurrentCart}, and what to do.
 *
 * - `CART_ALREADY_ORDERED`: An order was placed from this cart: create or read the current cart
 *   again and work on that.
 */
export type CalculateCurrentCartErrorCode = "CART_ALREADY_ORDERED";

/**
 * Work out the full price summary of the visitor's cart.
 *
 * `POST /ecom/v2/carts/current/calculate` (ecom/current-cart-v2)
 *
 * @param options - May hold `refreshCart`.
 * @remarks Its application errors have a {@link CalculateCurrentCartErrorCode}. Needs
 *   ecom:v2:cart:calculate_current_cart.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).calculateCurrentCart();
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

/** The `options` of {@link estimateCurrentCart}. */
export interface EstimateCurrentCartOptions {
  /** True to work out prices, stock and discounts again first. */
  refreshCart?: boolean;
  /** How much to check. */
  validationConfig?: ValidationsConfig;
  /** True to include delivery. */
  calculateDelivery?: boolean;
  /** True to include additional fees. */
  calculateAdditionalFees?: boolean;
  /** True to include tax. */
  calculateTax?: boolean;
  /** True to include gift cards. */
  calculateGiftCards?: boolean;
}

/**
 * Codes of the application errors of {@link estimateCurrentCart}, and what to do.
 *
 * - `CART_ALREADY_ORDERED`: An order was placed from this cart: create or read the current cart
 *   again and work on that.
 */
export type EstimateCurrentCartErrorCode = "CART_ALREADY_ORDERED";

/**
 * Preview totals for the visitor's cart, choosing which parts to calculate.
 *
 * `POST /ecom/v2/carts/current/estimate` (ecom/current-cart-v2)
 *
 * @param options - May hold `refreshCart`, `validationConfig`, `calculateDelivery`,
 *   `calculateAdditionalFees`, `calculateTax`, `calculateGiftCards`.
 * @remarks Its application errors have a {@link EstimateCurrentCartErrorCode}. Needs
 *   ecom:v2:cart:estimate_current_cart.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).estimateCurrentCart();
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

/** The `options` of {@link addLineItemsToCurrentCart}. */
export interface AddLineItemsToCurrentCartOptions {
  /** Catalog items to add. At most 300 items. */
  catalogItems?: CatalogItemInput[];
  /** Items that no catalog knows; apps only. At most 300 items. */
  customItems?: CustomItemInput[];
}

/**
 * Codes of the application errors of {@link addLineItemsToCurrentCart}, and what to do.
 *
 * - `ITEM_NOT_FOUND_IN_CATALOG`: The catalog does not have the item: check `catalogItemId`,
 *   `appId` and `options.variantId`.
 * - `INSUFFICIENT_INVENTORY`: There is not enough in stock: show what is left and let the buyer
 *   lower the quantity.
 * - `MAX_LINE_ITEMS_EXCEEDED`: The cart has as many line items as it may: remove some first.
 * - `MAX_ITEM_MODIFIERS_EXCEEDED`: An item has too many modifiers: send fewer.
 * - `DUPLICATE_MODIFIER_GROUP_IDS`: An item names a group of modifiers twice: send each once.
 * - `DUPLICATE_ITEM_MODIFIER_IDS`: An item names a modifier twice: send each once, with its
 *   quantity.
 * - `LINE_ITEM_PRICE_CONFLICT`: An item has two prices that contradict each other: send one, or
 *   leave it to the catalog.
 * - `FIXED_QUANTITY_ITEM`: The quantity of this item is fixed: leave it as it is, or remove the
 *   item.
 * - `INVALID_MEMBERSHIP_PAYMENT_OPTION`: The item cannot be paid with a membership: choose
 *   another payment option.
 * - `PLAN_LINE_ITEM_NOT_FOUND`: The plan that is to pay for an item is not in the cart: add it
 *   first, or correct its id.
 * - `INVALID_COUPON_CODE`: There is no such coupon: let the buyer check the code.
 * - `INVALID_COUPON_STATUS`: The coupon has expired, is used up or is not valid yet: take
 *   another one.
 * - `INVALID_GIFT_CARD_CODE`: There is no such gift card: let the buyer check the code.
 * - `INVALID_GIFT_CARD_STATUS`: The gift card is empty, expired or switched off: have the order
 *   paid in another way.
 * - `DELIVERY_METHOD_NOT_FOUND`: The cart has no delivery method of this code: choose one that
 *   its calculation offers.
 * - `DELIVERY_METHOD_MISSING_ADDRESS`: Delivery needs to know where to: set the delivery
 *   address first.
 * - `DELIVERY_METHOD_MISSING_LINE_ITEMS`: There is nothing to deliver: add items before a
 *   delivery method.
 * - `NO_LINE_ITEMS_TO_ADD`: Nothing to add was sent: give `catalogItems` or `customItems`.
 * - `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`: A deposit is at most the price of one: lower it.
 * - `SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL`: A subscription with a fixed day of payment
 *   has no free trial: leave one of them out.
 * - `SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY`: Only a monthly subscription has a
 *   fixed day of payment: leave it out, or bill by month.
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
 * Add up to 300 catalog and 300 custom items to the visitor's cart.
 *
 * `POST /ecom/v2/carts/current/add-line-items` (ecom/current-cart-v2)
 *
 * @param options - `catalogItems` needs `catalogReference`, `quantity`; `customItems` needs
 *   `attributes`, `name`, `pricing`, `quantityInfo`.
 * @remarks Its application errors have a {@link AddLineItemsToCurrentCartErrorCode}. Needs
 *   ecom:v2:cart:add_line_items_to_current_cart. ECOM.ADMIN_MODIFY_CARTS adds what only an
 *   administrator sets.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).addLineItemsToCurrentCart();
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
 * Codes of the application errors of {@link removeLineItemsFromCurrentCart}, and what to do.
 *
 * - `CART_ALREADY_ORDERED`: An order was placed from this cart: create or read the current cart
 *   again and work on that.
 * - `LINE_ITEM_NOT_FOUND_IN_CART`: The cart has no line item of this id: read it again.
 */
export type RemoveLineItemsFromCurrentCartErrorCode =
  | "CART_ALREADY_ORDERED"
  | "LINE_ITEM_NOT_FOUND_IN_CART";

/**
 * Take up to 100 lines out of the visitor's cart.
 *
 * `POST /ecom/v2/carts/current/remove-line-items` (ecom/current-cart-v2)
 *
 * @param lineItemIds - Ids of the line items.
 * @remarks Its application errors have a {@link RemoveLineItemsFromCurrentCartErrorCode}. Needs
 *   ecom:v2:cart:remove_line_items_from_current_cart.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).removeLineItemsFromCurrentCart([
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

/** The `options` of {@link updateLineItemsInCurrentCart}. */
export interface UpdateLineItemsInCurrentCartOptions {
  /** One entry per line item. 1 to 100 items. */
  lineItems?: LineItemUpdate[];
}

/**
 * Codes of the application errors of {@link updateLineItemsInCurrentCart}, and what to do.
 *
 * - `EMPTY_LINE_ITEM_UPDATES`: Nothing to change was sent: name at least one field for each
 *   line item.
 * - `DUPLICATE_LINE_ITEM_UPDATES`: The request changes a line item twice: put the changes into
 *   one.
 * - `CART_ALREADY_ORDERED`: An order was placed from this cart: create or read the current cart
 *   again and work on that.
 * - `LINE_ITEM_NOT_FOUND_IN_CART`: The cart has no line item of this id: read it again.
 * - `ITEM_NOT_FOUND_IN_CATALOG`: The catalog does not have the item: check `catalogItemId`,
 *   `appId` and `options.variantId`.
 * - `INSUFFICIENT_INVENTORY`: There is not enough in stock: show what is left and let the buyer
 *   lower the quantity.
 * - `INVALID_MEMBERSHIP_PAYMENT_OPTION`: The item cannot be paid with a membership: choose
 *   another payment option.
 * - `PLAN_LINE_ITEM_NOT_FOUND`: The plan that is to pay for an item is not in the cart: add it
 *   first, or correct its id.
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
 * Change quantity or other details of up to 100 lines in the visitor's cart.
 *
 * `POST /ecom/v2/carts/current/update-line-items` (ecom/current-cart-v2)
 *
 * @param options - `lineItems` needs `lineItemId`.
 * @remarks Its application errors have a {@link UpdateLineItemsInCurrentCartErrorCode}. Needs
 *   ecom:v2:cart:update_line_items_in_current_cart.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).updateLineItemsInCurrentCart();
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
 * Codes of the application errors of {@link addCouponToCurrentCart}, and what to do.
 *
 * - `COUPON_ALREADY_EXISTS`: This coupon is on the cart: there is nothing to add.
 * - `MAX_COUPONS_PER_CART_EXCEEDED`: The cart has as many coupons as it may: remove one first.
 * - `CART_ALREADY_ORDERED`: An order was placed from this cart: create or read the current cart
 *   again and work on that.
 * - `COUPON_LOCKED`: The coupon was locked when the cart was made: it can be neither replaced
 *   nor removed.
 * - `INVALID_COUPON_CODE`: There is no such coupon: let the buyer check the code.
 * - `INVALID_COUPON_STATUS`: The coupon has expired, is used up or is not valid yet: take
 *   another one.
 */
export type AddCouponToCurrentCartErrorCode =
  | "COUPON_ALREADY_EXISTS"
  | "MAX_COUPONS_PER_CART_EXCEEDED"
  | "CART_ALREADY_ORDERED"
  | "COUPON_LOCKED"
  | "INVALID_COUPON_CODE"
  | "INVALID_COUPON_STATUS";

/**
 * Apply a coupon code to the visitor's cart; only one coupon fits.
 *
 * `POST /ecom/v2/carts/current/add-coupon` (ecom/current-cart-v2)
 *
 * @param coupon - The coupon by the code that the buyer typed; needs `code`.
 * @remarks Its application errors have a {@link AddCouponToCurrentCartErrorCode}. Needs
 *   ecom:v2:cart:add_coupon_to_current_cart.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).addCouponToCurrentCart({ code: "<code>" });
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
 * Codes of the application errors of {@link removeCouponFromCurrentCart}, and what to do.
 *
 * - `COUPON_NOT_FOUND_IN_CART`: The cart has no such coupon: read it again.
 * - `CART_ALREADY_ORDERED`: An order was placed from this cart: create or read the current cart
 *   again and work on that.
 * - `COUPON_LOCKED`: The coupon was locked when the cart was made: it can be neither replaced
 *   nor removed.
 */
export type RemoveCouponFromCurrentCartErrorCode =
  | "COUPON_NOT_FOUND_IN_CART"
  | "CART_ALREADY_ORDERED"
  | "COUPON_LOCKED";

/**
 * Take a coupon off the visitor's cart, unless the coupon is locked.
 *
 * `POST /ecom/v2/carts/current/remove-coupon` (ecom/current-cart-v2)
 *
 * @param couponId - Id of the coupon.
 * @remarks Its application errors have a {@link RemoveCouponFromCurrentCartErrorCode}. Needs
 *   ecom:v2:cart:remove_coupon_from_current_cart.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).removeCouponFromCurrentCart("<coupon id>");
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
 * Codes of the application errors of {@link setDeliveryMethodForCurrentCart}, and what to do.
 *
 * - `CART_ALREADY_ORDERED`: An order was placed from this cart: create or read the current cart
 *   again and work on that.
 * - `DELIVERY_METHOD_NOT_FOUND`: The cart has no delivery method of this code: choose one that
 *   its calculation offers.
 * - `DELIVERY_METHOD_MISSING_ADDRESS`: Delivery needs to know where to: set the delivery
 *   address first.
 * - `DELIVERY_METHOD_MISSING_LINE_ITEMS`: There is nothing to deliver: add items before a
 *   delivery method.
 */
export type SetDeliveryMethodForCurrentCartErrorCode =
  | "CART_ALREADY_ORDERED"
  | "DELIVERY_METHOD_NOT_FOUND"
  | "DELIVERY_METHOD_MISSING_ADDRESS"
  | "DELIVERY_METHOD_MISSING_LINE_ITEMS";

/**
 * Choose a delivery method for the visitor's cart by its code.
 *
 * `POST /ecom/v2/carts/current/set-delivery-method` (ecom/current-cart-v2)
 *
 * @param deliveryMethod - The method by its code and the app that offers it; needs `code`.
 * @remarks Its application errors have a {@link SetDeliveryMethodForCurrentCartErrorCode}.
 *   Needs ecom:v2:cart:set_delivery_method_for_current_cart.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).setDeliveryMethodForCurrentCart({
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
 * Codes of the application errors of {@link removeDeliveryMethodFromCurrentCart}, and what to
 * do.
 *
 * - `CART_ALREADY_ORDERED`: An order was placed from this cart: create or read the current cart
 *   again and work on that.
 */
export type RemoveDeliveryMethodFromCurrentCartErrorCode = "CART_ALREADY_ORDERED";

/**
 * Clear the delivery method chosen in the visitor's cart.
 *
 * `POST /ecom/v2/carts/current/remove-delivery-method` (ecom/current-cart-v2)
 *
 * @remarks Its application errors have a {@link RemoveDeliveryMethodFromCurrentCartErrorCode}.
 *   Needs ecom:v2:cart:remove_delivery_method_from_current_cart.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).removeDeliveryMethodFromCurrentCart();
 * ```
 */
export const removeDeliveryMethodFromCurrentCart: (() => Promise<RemoveDeliveryMethodFromCurrentCartResponse>) &
  Throws<RemoveDeliveryMethodFromCurrentCartErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.currentCartV2.removeDeliveryMethodFromCurrentCart",
  path: "/ecom/v2/carts/current/remove-delivery-method",
  response: { cart: cartCodec },
});

/**
 * Codes of the application errors of {@link addGiftCardToCurrentCart}, and what to do.
 *
 * - `CART_ALREADY_ORDERED`: An order was placed from this cart: create or read the current cart
 *   again and work on that.
 * - `INVALID_GIFT_CARD_CODE`: There is no such gift card: let the buyer check the code.
 * - `INVALID_GIFT_CARD_STATUS`: The gift card is empty, expired or switched off: have the order
 *   paid in another way.
 * - `MAX_GIFT_CARDS_PER_CART_EXCEEDED`: The cart has as many gift cards as it may: remove one
 *   first.
 * - `GIFT_CARD_ALREADY_EXISTS`: This gift card is on the cart: there is nothing to add.
 * - `GIFT_CARD_LOCKED`: The gift card was locked when the cart was made: it can be neither
 *   replaced nor removed.
 * - `GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`: A cart with demo items takes no gift card:
 *   add products of the shop's own.
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
 * Attach a gift card to the visitor's cart by its code.
 *
 * `POST /ecom/v2/carts/current/add-gift-card` (ecom/current-cart-v2)
 *
 * @param giftCard - The card by the code that the buyer typed; needs `code`.
 * @remarks Its application errors have a {@link AddGiftCardToCurrentCartErrorCode}. Needs
 *   ecom:v2:cart:add_gift_card_to_current_cart.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).addGiftCardToCurrentCart({ code: "<code>" });
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
 * Codes of the application errors of {@link removeGiftCardFromCurrentCart}, and what to do.
 *
 * - `CART_ALREADY_ORDERED`: An order was placed from this cart: create or read the current cart
 *   again and work on that.
 * - `GIFT_CARD_NOT_FOUND_IN_CART`: The cart has no such gift card: read it again.
 * - `GIFT_CARD_LOCKED`: The gift card was locked when the cart was made: it can be neither
 *   replaced nor removed.
 */
export type RemoveGiftCardFromCurrentCartErrorCode =
  | "CART_ALREADY_ORDERED"
  | "GIFT_CARD_NOT_FOUND_IN_CART"
  | "GIFT_CARD_LOCKED";

/**
 * Detach a gift card from the visitor's cart, unless the card is locked.
 *
 * `POST /ecom/v2/carts/current/remove-gift-card` (ecom/current-cart-v2)
 *
 * @param giftCardId - Id of the card within the cart.
 * @remarks Its application errors have a {@link RemoveGiftCardFromCurrentCartErrorCode}. Needs
 *   ecom:v2:cart:remove_gift_card_from_current_cart.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).removeGiftCardFromCurrentCart(
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

/** The `options` of {@link updateFormSubmissionsInCurrentCart}. */
export interface UpdateFormSubmissionsInCurrentCartOptions {
  /** One entry per form. 1 to 1000 items. */
  formSubmissions?: FormSubmission[];
}

/**
 * Link up to 1,000 submitted forms to the visitor's cart.
 *
 * `POST /ecom/v2/carts/current/update-forms-submission` (ecom/current-cart-v2)
 *
 * @param options - May hold `formSubmissions`.
 * @remarks Needs ecom:v2:cart:update_form_submissions_in_current_cart.
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).updateFormSubmissionsInCurrentCart();
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
 * List upsell offers for each line of the visitor's cart.
 *
 * `GET /ecom/v2/carts/current/upsell-options` (ecom/current-cart-v2)
 *
 * @example
 * ```ts
 * const answer = await client.use(currentCartV2).getUpsellOptionsForCurrentCart();
 * ```
 */
export const getUpsellOptionsForCurrentCart: () => Promise<GetUpsellOptionsForCurrentCartResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.currentCartV2.getUpsellOptionsForCurrentCart",
    method: "GET",
    path: "/ecom/v2/carts/current/upsell-options",
  });

/** What a handler of {@link onCartCalculated} gets. */
export interface CartCalculatedEvent {
  /** What the event tells besides which it is. */
  data: CartSummary;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when the totals of a cart have been calculated, with the price summary.
 *
 * Event type `wix.ecom.v2.cart_calculated`.
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

/** What a handler of {@link onCartCreated} gets. */
export interface CartCreatedEvent {
  /** What the event is about, as it was after the change. */
  entity: Cart;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a new cart is started.
 *
 * Event type `wix.ecom.v2.cart_created`.
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

/** What a handler of {@link onCartDeleted} gets. */
export interface CartDeletedEvent {
  /** What was deleted, as it was; absent where the platform no longer has it. */
  entity?: Cart;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a cart is removed.
 *
 * Event type `wix.ecom.v2.cart_deleted`.
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

/** What a handler of {@link onCartUpdated} gets. */
export interface CartUpdatedEvent {
  /** What the event is about, as it was after the change. */
  entity: Cart;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when the contents or details of a cart change.
 *
 * Event type `wix.ecom.v2.cart_updated`.
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

/** What to start a current cart with. */
export interface CreateCurrentCartRequest {
  /** Note, addresses and other facts of the cart. */
  cart?: CartInput;
  /** Catalog items to put in. At most 300 items. */
  catalogItems?: CatalogItemInput[];
  /** Items that no catalog knows; apps only. At most 300 items. */
  customItems?: CustomItemInput[];
  /** Coupons to apply. At most 1 items. */
  coupons?: CouponInput[];
  /** Delivery method to choose. */
  deliveryMethod?: DeliveryMethodInput;
  /** Gift cards to apply. At most 5 items. */
  giftCards?: GiftCardInput[];
}

/** The new current cart. */
export interface CreateCurrentCartResponse {
  /** The new cart with its items. */
  cart?: Cart;
}

/** The caller's current cart. */
export interface GetCurrentCartResponse {
  /** The cart as it stands; refreshing it works out prices and stock again. */
  cart?: Cart;
}

/** Change to the current cart. */
export interface UpdateCurrentCartRequest {
  /** The fields to change. */
  cart: CartInput;
}

/** The current cart after the change. */
export interface UpdateCurrentCartResponse {
  /** The cart after the change. */
  cart?: Cart;
}

/** Carries no fields. */
export type DeleteCurrentCartResponse = Record<string, never>;

/** Takes no fields. */
export type RefreshCurrentCartRequest = Record<string, never>;

/** The current cart with prices, stock and discounts worked out again. */
export interface RefreshCurrentCartResponse {
  /** The cart with present prices, stock and discounts. */
  cart?: Cart;
}

/** How to calculate the current cart. */
export interface CalculateCurrentCartRequest {
  /** True to work out prices, stock and discounts again first. */
  refreshCart?: boolean;
}

/** The current cart with all its totals. */
export interface CalculateCurrentCartResponse {
  /** The cart that the totals belong to. */
  cart?: Cart;
  /** Totals and problems. */
  summary?: CartSummary;
}

/** Which parts of the current cart's totals to calculate. */
export interface EstimateCurrentCartRequest {
  /** True to work out prices, stock and discounts again first. */
  refreshCart?: boolean;
  /** How much to check. */
  validationConfig?: ValidationsConfig;
  /** True to include delivery. */
  calculateDelivery?: boolean;
  /** True to include additional fees. */
  calculateAdditionalFees?: boolean;
  /** True to include tax. */
  calculateTax?: boolean;
  /** True to include gift cards. */
  calculateGiftCards?: boolean;
}

/** The current cart with the totals that were asked for. */
export interface EstimateCurrentCartResponse {
  /** The cart that the estimate is for. */
  cart?: Cart;
  /** Totals and problems. */
  summary?: CartSummary;
}

/** Items to put into the current cart. */
export interface AddLineItemsToCurrentCartRequest {
  /** Catalog items to add. At most 300 items. */
  catalogItems?: CatalogItemInput[];
  /** Items that no catalog knows; apps only. At most 300 items. */
  customItems?: CustomItemInput[];
}

/** The current cart after the change. */
export interface AddLineItemsToCurrentCartResponse {
  /** The cart; an item that needs a variant and names none is missing from it. */
  cart?: Cart;
}

/** The current cart after the change. */
export interface RemoveLineItemsFromCurrentCartResponse {
  /** The cart without those line items. */
  cart?: Cart;
}

/** Changes to items in the current cart. */
export interface UpdateLineItemsInCurrentCartRequest {
  /** One entry per line item. 1 to 100 items. */
  lineItems?: LineItemUpdate[];
}

/** The current cart after the change. */
export interface UpdateLineItemsInCurrentCartResponse {
  /** The cart; a quantity above stock is capped. */
  cart?: Cart;
}

/** Which coupon to apply. */
export interface AddCouponToCurrentCartRequest {
  /** The coupon by the code that the buyer typed. */
  coupon: CouponInputToAdd;
}

/** The current cart after the change. */
export interface AddCouponToCurrentCartResponse {
  /** The cart with the coupon applied. */
  cart?: Cart;
}

/** Coupon to take off the current cart. */
export interface RemoveCouponFromCurrentCartRequest {
  /** Id of the coupon. */
  couponId: string;
}

/** The current cart after the change. */
export interface RemoveCouponFromCurrentCartResponse {
  /** The cart without the coupon. */
  cart?: Cart;
}

/** Which delivery method the buyer chose. */
export interface SetDeliveryMethodForCurrentCartRequest {
  /** The method by its code and the app that offers it. */
  deliveryMethod: DeliveryMethodInputToSet;
}

/** The current cart after the change. */
export interface SetDeliveryMethodForCurrentCartResponse {
  /** The cart with the method that was chosen. */
  cart?: Cart;
}

/** Takes no fields. */
export type RemoveDeliveryMethodFromCurrentCartRequest = Record<string, never>;

/** The current cart after the change. */
export interface RemoveDeliveryMethodFromCurrentCartResponse {
  /** The cart with no delivery method chosen. */
  cart?: Cart;
}

/** Which gift card to attach. */
export interface AddGiftCardToCurrentCartRequest {
  /** The card by the code that the buyer typed. */
  giftCard: GiftCardInputToAdd;
}

/** The current cart after the change. */
export interface AddGiftCardToCurrentCartResponse {
  /** The cart with the gift card attached. */
  cart?: Cart;
}

/** Gift card to take off the current cart. */
export interface RemoveGiftCardFromCurrentCartRequest {
  /** Id of the card within the cart. */
  giftCardId: string;
}

/** The current cart after the change. */
export interface RemoveGiftCardFromCurrentCartResponse {
  /** The cart without the gift card. */
  cart?: Cart;
}

/** Forms that the buyer filled in at checkout. */
export interface UpdateFormSubmissionsInCurrentCartRequest {
  /** One entry per form. 1 to 1000 items. */
  formSubmissions?: FormSubmission[];
}

/** The current cart after the change. */
export interface UpdateFormSubmissionsInCurrentCartResponse {
  /** The cart with the forms linked. */
  cart?: Cart;
}

/** Takes no fields. */
export type GetUpsellOptionsForCurrentCartRequest = Record<string, never>;

/** Offers to add to the current cart's items. */
export interface GetUpsellOptionsForCurrentCartResponse {
  /** Offers per line item. */
  itemsUpsells: ItemUpsells[];
}
