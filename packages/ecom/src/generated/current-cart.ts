// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Work with the version 1 cart of the calling visitor or member, without knowing its ID.
 * @module
 */
import { call, listen, type EventDefinition, type EventHandler, type EventMetadata, type Operation } from "@portico/core/runtime";
import type { AddToCartResponse, AddressInput, CartOfCart, CartOfCartInput, ChannelType, CreateCheckoutResponse, CustomLineItemInput, EstimateTotalsResponse, LineItemOfCartInput, LineItemQuantityUpdate, RemoveCouponResponse, RemoveLineItemsResponse, SelectedMembershipsOfCart, SelectedShippingOptionInput, UpdateLineItemsQuantityResponse } from "./common.js";
export type { AddToCartResponse, AdditionalFee, AdditionalFeeInput, AdditionalFeeSource, Address, AddressInput, AddressWithContact, AddressWithContactInput, ApplicableLineItems, ApplicableLineItemsInput, AppliedDiscountDiscountType, AppliedDiscountOfCart as AppliedDiscount, AutoTaxFallbackCalculationDetails, AutoTaxFallbackCalculationDetailsInput, BuyerInfoOfCart as BuyerInfo, BuyerInfoOfCartInput as BuyerInfoInput, CalculatedLineItem, CalculationErrors, CalculationErrorsInput, Carrier, CarrierError, CarrierErrorInput, CarrierErrors, CarrierErrorsInput, CarrierInput, CarrierServiceOption, CarrierServiceOptionInput, CartDiscount, CartDiscountInput, CartOfCart as Cart, CartOfCartInput as CartInput, CatalogOverrideFields, CatalogOverrideFieldsInput, CatalogReference, CatalogReferenceInput, ChannelType, ChargeType, Color, ColorInput, CommonImage, CommonImageInput, CouponOfCart as Coupon, CouponOfCartInput as CouponInput, CreateCheckoutResponse, CustomLineItem, CustomLineItemInput, DeleteCartResponse, DeleteCurrentCartRequest, DeliveryAllocation, DeliveryAllocationInput, DeliveryLogistics, DeliveryLogisticsInput, Description, DescriptionInput, DescriptionLine, DescriptionLineInput, DescriptionLineName, DescriptionLineNameInput, Details, DetailsInput, EstimateTotalsResponse, FallbackReason, FieldViolation, FieldViolationInput, FreeTrialPeriod, FreeTrialPeriodInput, FullAddressContactDetails, FullAddressContactDetailsInput, GetCurrentCartRequest, GiftCard, GiftCardRequestInput, HostSelectedMembership, HostSelectedMembershipInput, ImageOfCart as Image, ImageOfCartInput as ImageInput, InvalidMembership, InvalidMembershipInput, ItemAvailabilityInfo, ItemAvailabilityInfoInput, ItemAvailabilityStatus, ItemModifier, ItemModifierInput, ItemTaxFullDetails, ItemTaxFullDetailsInput, ItemType, ItemTypePreset, JurisdictionType, LineItemOfCart as LineItem, LineItemOfCartInput as LineItemInput, LineItemPricesData, LineItemQuantityUpdate, ManualCalculationReason, Membership, MembershipName, MembershipNameInput, MembershipOptions, MembershipPaymentCredits, MembershipPaymentCreditsInput, MembershipRequestInput, MerchantDiscountOfCart as MerchantDiscount, MerchantDiscountOfCartInput as MerchantDiscountInput, ModifierGroup, ModifierGroupInput, MultiCurrencyPrice, MultiCurrencyPriceInput, NameInLineItem, NameInOther, Other, OtherCharge, OtherChargeInput, OtherInput, PaymentOption, PaymentOptionInput, PaymentOptionType, PhysicalProperties, PhysicalPropertiesInput, PickupDetails, PickupDetailsInput, PickupMethod, PlainTextValue, PlainTextValueInput, Policy, PolicyInput, PriceDescription, PriceDescriptionInput, PriceSummary, PriceSummaryInput, ProductName, ProductNameInput, RateType, Region, RemoveCouponResponse, RemoveLineItemsFromCurrentCartRequest, RemoveLineItemsResponse, RuleType, SelectedCarrierServiceOption, SelectedCarrierServiceOptionInput, SelectedCarrierServiceOptionOtherCharge, SelectedCarrierServiceOptionOtherChargeInput, SelectedCarrierServiceOptionPrices, SelectedCarrierServiceOptionPricesInput, SelectedMembershipOfCart as SelectedMembership, SelectedMembershipOfCartInput as SelectedMembershipInput, SelectedMembershipsOfCart as SelectedMemberships, SelectedShippingOption, SelectedShippingOptionInput, ServiceProperties, Severity, ShippingInformation, ShippingOption, ShippingOptionInput, ShippingPrice, ShippingPriceInput, ShippingRegion, ShippingRegionInput, StreetAddress, StreetAddressInput, SubscriptionOptionInfo, SubscriptionOptionInfoInput, SubscriptionSettings, SubscriptionSettingsInput, SystemError, TargetLineItem, TargetLineItemInput, TargetOfCart as Target, TargetOfCartInput as TargetInput, TaxBreakdown, TaxBreakdownInput, TaxCalculationDetails, TaxCalculationDetailsInput, TaxRateBreakdown, TaxRateBreakdownInput, TaxSummary, TaxSummaryInput, TaxableAddress, TaxableAddressType, Title, TitleInput, TranslatableString, TranslatableStringInput, UpdateCartRequest, UpdateCartResponse, UpdateLineItemsQuantityResponse, V1Coupon, V1DiscountRule, V1DiscountRuleName, V1ItemModifier, V1ItemModifierInput, V1MerchantDiscount, V1ModifierGroup, V1ModifierGroupInput, ValidationError, ValidationErrorInput, VatId, VatIdInput, VatType, Violation, ViolationInput } from "./common.js";
export type { AddressLocation, ApplicationError, ApplicationErrorInput, ExtendedFields, PageUrlV2, PageUrlV2Input, SubscriptionFrequency, WeightUnit } from "@portico/core/types";

const commonImageCodec = { urlExpirationDate: "d", focalPoint: { x: "f", y: "f" } } as const;
const physicalPropertiesCodec = { weight: "f" } as const;
const subscriptionSettingsCodec = { startDate: "d" } as const;
const subscriptionOptionInfoCodec = { subscriptionSettings: subscriptionSettingsCodec } as const;
const servicePropertiesCodec = { scheduledDate: "d", endDate: "d" } as const;
const catalogOverrideFieldsCodec = { physicalProperties: physicalPropertiesCodec } as const;
const lineItemOfCartCodec = { image: commonImageCodec, physicalProperties: physicalPropertiesCodec, subscriptionOptionInfo: subscriptionOptionInfoCodec, serviceProperties: servicePropertiesCodec, catalogOverrideFields: catalogOverrideFieldsCodec } as const;
const addressLocationCodec = { latitude: "f", longitude: "f" } as const;
const addressCodec = { geocode: addressLocationCodec } as const;
const addressWithContactCodec = { address: addressCodec } as const;
const cartOfCartCodec = { lineItems: lineItemOfCartCodec, createdDate: "d", updatedDate: "d", contactInfo: addressWithContactCodec } as const;
const customLineItemCodec = { physicalProperties: physicalPropertiesCodec, serviceProperties: servicePropertiesCodec, subscriptionOptionInfo: subscriptionOptionInfoCodec } as const;
const deliveryLogisticsCodec = { pickupDetails: addressWithContactCodec, deliveryTimeSlot: { from: "d", to: "d" } } as const;
const selectedCarrierServiceOptionCodec = { logistics: deliveryLogisticsCodec } as const;
const carrierServiceOptionCodec = { shippingOptions: selectedCarrierServiceOptionCodec } as const;
const shippingInformationCodec = { selectedCarrierServiceOption: selectedCarrierServiceOptionCodec, carrierServiceOptions: carrierServiceOptionCodec } as const;
const v1MerchantDiscountCodec = { percentage: "f" } as const;
const appliedDiscountOfCartCodec = { merchantDiscount: v1MerchantDiscountCodec } as const;
const membershipCodec = { expirationDate: "d" } as const;
const invalidMembershipCodec = { membership: membershipCodec } as const;
const membershipOptionsCodec = { eligibleMemberships: membershipCodec, invalidMemberships: invalidMembershipCodec, validatedExistingMemberships: { memberships: invalidMembershipCodec } } as const;

const getCurrentCartOperation: Operation = {
  name: "ecom.currentCart.getCurrentCart",
  method: "GET",
  path: "/ecom/v1/carts/current",
  response: { cart: cartOfCartCodec },
  returns: "cart",
};
/** Codes of the application errors of {@link getCurrentCart}. */
export type GetCurrentCartErrorCode = "OWNED_CART_NOT_FOUND";
/**
 * Fetch the cart of the visitor who makes the call.
 *
 * `GET /ecom/v1/carts/current` (ecom/current-cart)
 * @returns the answer's `cart`
 * @throws ValidationError, ApplicationError (see {@link GetCurrentCartErrorCode}), HttpError or SystemError
 * @remarks Needs ECOM.READ_CARTS.
 * @deprecated Use wix.ecom.cart.v2.CurrentCartService.GetCurrentCart. Goes on 2027-02-01.
 * @example
 * ```ts
 * const answer = await client.use(currentCart).getCurrentCart();
 * ```
 */
export function getCurrentCart(): Promise<CartOfCart> {
  return call(getCurrentCartOperation, []);
}
const updateCurrentCartOperation: Operation = {
  name: "ecom.currentCart.updateCurrentCart",
  method: "PATCH",
  path: "/ecom/v1/carts/current",
  names: ["options"],
  args: { cartInfo: "0.cartInfo", couponCode: "0.couponCode", lineItems: "0.lineItems", customLineItems: "0.customLineItems" },
  request: { cartInfo: cartOfCartCodec, lineItems: lineItemOfCartCodec, customLineItems: customLineItemCodec, cartFieldmask: "m" },
  response: { cart: cartOfCartCodec },
  returns: "cart",
  mask: "cartFieldmask",
};
/** The `options` of {@link updateCurrentCart}. */
export interface UpdateCurrentCartOptions {
  /** The fields to change. */
  cartInfo?: CartOfCartInput;
  /** Coupon to apply; it takes the place of an earlier one. */
  couponCode?: string | null;
  /** Catalogue items to add. */
  lineItems?: LineItemOfCartInput[];
  /** Items that no catalogue knows; apps only. */
  customLineItems?: CustomLineItemInput[];
}
/**
 * Change details or the coupon of the visitor's cart, or hand in line items with it.
 *
 * `PATCH /ecom/v1/carts/current` (ecom/current-cart)
 * @param options - options; needs `lineItems.catalogReference`
 * @returns the answer's `cart`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs ECOM.MODIFY_CARTS.
 * @deprecated Use wix.ecom.cart.v2.CurrentCartService.UpdateCurrentCart. Goes on 2027-02-01.
 * @example
 * ```ts
 * const answer = await client.use(currentCart).updateCurrentCart();
 * ```
 */
export function updateCurrentCart(options?: UpdateCurrentCartOptions): Promise<CartOfCart> {
  return call(updateCurrentCartOperation, [options]);
}
const deleteCurrentCartOperation: Operation = {
  name: "ecom.currentCart.deleteCurrentCart",
  method: "DELETE",
  path: "/ecom/v1/carts/current",
};
/**
 * Delete the cart of the current visitor.
 *
 * `DELETE /ecom/v1/carts/current` (ecom/current-cart)
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs ECOM.MODIFY_CARTS.
 * @deprecated Use wix.ecom.cart.v2.CurrentCartService.DeleteCurrentCart. Goes on 2027-02-01.
 * @example
 * ```ts
 * await client.use(currentCart).deleteCurrentCart();
 * ```
 */
export function deleteCurrentCart(): Promise<void> {
  return call(deleteCurrentCartOperation, []);
}
const addToCurrentCartOperation: Operation = {
  name: "ecom.currentCart.addToCurrentCart",
  method: "POST",
  path: "/ecom/v1/carts/current/add-to-cart",
  names: ["options"],
  args: { lineItems: "0.lineItems", customLineItems: "0.customLineItems", businessLocationId: "0.businessLocationId" },
  request: { lineItems: lineItemOfCartCodec, customLineItems: customLineItemCodec },
  response: { cart: cartOfCartCodec },
};
/** The `options` of {@link addToCurrentCart}. */
export interface AddToCurrentCartOptions {
  /** Catalogue items to add. */
  lineItems?: LineItemOfCartInput[];
  /** Items that no catalogue knows; apps only. */
  customLineItems?: CustomLineItemInput[];
  /** Id of the business location that sells. */
  businessLocationId?: string | null;
}
/**
 * Add up to 100 catalog and 100 custom items to the visitor's current cart.
 *
 * `POST /ecom/v1/carts/current/add-to-cart` (ecom/current-cart)
 * @param options - options; needs `customLineItems.itemType`, `customLineItems.price`, `lineItems.catalogReference`, `lineItems.quantity`
 * @returns the whole answer, a `AddToCartResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs ECOM.MODIFY_CARTS.
 * @deprecated Use wix.ecom.cart.v2.CurrentCartService.AddLineItemsToCurrentCart. Goes on 2027-02-01.
 * @example
 * ```ts
 * const answer = await client.use(currentCart).addToCurrentCart();
 * ```
 */
export function addToCurrentCart(options?: AddToCurrentCartOptions): Promise<AddToCartResponse> {
  return call(addToCurrentCartOperation, [options]);
}
const removeLineItemsFromCurrentCartOperation: Operation = {
  name: "ecom.currentCart.removeLineItemsFromCurrentCart",
  method: "POST",
  path: "/ecom/v1/carts/current/remove-line-items",
  names: ["lineItemIds"],
  args: { lineItemIds: "0" },
  response: { cart: cartOfCartCodec },
};
/**
 * Take up to 100 lines out of the visitor's current cart.
 *
 * `POST /ecom/v1/carts/current/remove-line-items` (ecom/current-cart)
 * @param lineItemIds - Ids of the line items
 * @returns the whole answer, a `RemoveLineItemsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs ECOM.MODIFY_CARTS.
 * @deprecated Use wix.ecom.cart.v2.CurrentCartService.RemoveLineItemsFromCurrentCart. Goes on 2027-02-01.
 * @example
 * ```ts
 * const answer = await client.use(currentCart).removeLineItemsFromCurrentCart(["<line item id>"]);
 * ```
 */
export function removeLineItemsFromCurrentCart(lineItemIds: string[]): Promise<RemoveLineItemsResponse> {
  return call(removeLineItemsFromCurrentCartOperation, [lineItemIds]);
}
const createCheckoutFromCurrentCartOperation: Operation = {
  name: "ecom.currentCart.createCheckoutFromCurrentCart",
  method: "POST",
  path: "/ecom/v1/carts/current/create-checkout",
  names: ["options"],
  args: { channelType: "0.channelType", shippingAddress: "0.shippingAddress", billingAddress: "0.billingAddress", selectedShippingOption: "0.selectedShippingOption", email: "0.email" },
  request: { shippingAddress: addressCodec, billingAddress: addressCodec },
};
/** The `options` of {@link createCheckoutFromCurrentCart}. */
export interface CreateCheckoutFromCurrentCartOptions {
  /** Sales channel; WEB for a web shop. */
  channelType?: ChannelType;
  /** Address to deliver to. */
  shippingAddress?: AddressInput;
  /** Billing address. */
  billingAddress?: AddressInput;
  /** Delivery option to choose. */
  selectedShippingOption?: SelectedShippingOptionInput;
  /** Buyer's email address. */
  email?: string | null;
}
/**
 * Open a checkout for the items in the visitor's cart and return its ID.
 *
 * `POST /ecom/v1/carts/current/create-checkout` (ecom/current-cart)
 * @param options - options
 * @returns the whole answer, a `CreateCheckoutResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs ECOM.CREATE_CHECKOUT_FROM_CART.
 * @deprecated Goes on 2027-02-01.
 * @example
 * ```ts
 * const answer = await client.use(currentCart).createCheckoutFromCurrentCart();
 * ```
 */
export function createCheckoutFromCurrentCart(options?: CreateCheckoutFromCurrentCartOptions): Promise<CreateCheckoutResponse> {
  return call(createCheckoutFromCurrentCartOperation, [options]);
}
const removeCouponFromCurrentCartOperation: Operation = {
  name: "ecom.currentCart.removeCouponFromCurrentCart",
  method: "POST",
  path: "/ecom/v1/carts/current/remove-coupon",
  response: { cart: cartOfCartCodec },
};
/**
 * Clear the coupon from the visitor's current cart.
 *
 * `POST /ecom/v1/carts/current/remove-coupon` (ecom/current-cart)
 * @returns the whole answer, a `RemoveCouponResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs ECOM.MODIFY_CARTS.
 * @deprecated Use wix.ecom.cart.v2.CurrentCartService.RemoveCouponFromCurrentCart. Goes on 2027-02-01.
 * @example
 * ```ts
 * const answer = await client.use(currentCart).removeCouponFromCurrentCart();
 * ```
 */
export function removeCouponFromCurrentCart(): Promise<RemoveCouponResponse> {
  return call(removeCouponFromCurrentCartOperation, []);
}
const updateCurrentCartLineItemQuantityOperation: Operation = {
  name: "ecom.currentCart.updateCurrentCartLineItemQuantity",
  method: "POST",
  path: "/ecom/v1/carts/current/update-line-items-quantity",
  names: ["lineItems"],
  args: { lineItems: "0" },
  response: { cart: cartOfCartCodec },
};
/**
 * Set new quantities for up to 100 lines of the visitor's current cart.
 *
 * `POST /ecom/v1/carts/current/update-line-items-quantity` (ecom/current-cart)
 * @param lineItems - One entry per line item
 * @returns the whole answer, a `UpdateLineItemsQuantityResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs ECOM.MODIFY_CARTS.
 * @deprecated Use wix.ecom.cart.v2.CurrentCartService.UpdateLineItemsInCurrentCart. Goes on 2027-02-01.
 * @example
 * ```ts
 * const answer = await client.use(currentCart).updateCurrentCartLineItemQuantity([{}]);
 * ```
 */
export function updateCurrentCartLineItemQuantity(lineItems: LineItemQuantityUpdate[]): Promise<UpdateLineItemsQuantityResponse> {
  return call(updateCurrentCartLineItemQuantityOperation, [lineItems]);
}
const estimateCurrentCartTotalsOperation: Operation = {
  name: "ecom.currentCart.estimateCurrentCartTotals",
  method: "POST",
  path: "/ecom/v1/carts/current/estimate-totals",
  names: ["options"],
  args: { selectedShippingOption: "0.selectedShippingOption", shippingAddress: "0.shippingAddress", billingAddress: "0.billingAddress", selectedMemberships: "0.selectedMemberships", calculateTax: "0.calculateTax", calculateShipping: "0.calculateShipping", calculateAdditionalFees: "0.calculateAdditionalFees" },
  request: { shippingAddress: addressCodec, billingAddress: addressCodec },
  response: { cart: cartOfCartCodec, shippingInfo: shippingInformationCodec, appliedDiscounts: appliedDiscountOfCartCodec, membershipOptions: membershipOptionsCodec },
  read: true,
};
/** The `options` of {@link estimateCurrentCartTotals}. */
export interface EstimateCurrentCartTotalsOptions {
  /** Delivery option to calculate with. */
  selectedShippingOption?: SelectedShippingOptionInput;
  /** Address to deliver to. */
  shippingAddress?: AddressInput;
  /** Billing address. */
  billingAddress?: AddressInput;
  /** Memberships to pay with. */
  selectedMemberships?: SelectedMembershipsOfCart;
  /** True to include tax. */
  calculateTax?: boolean | null;
  /** True to include delivery. */
  calculateShipping?: boolean | null;
  /** True to include additional fees. */
  calculateAdditionalFees?: boolean | null;
}
/**
 * Estimate subtotal, delivery, tax and fees for the visitor's current cart.
 *
 * `POST /ecom/v1/carts/current/estimate-totals` (ecom/current-cart)
 * @param options - options
 * @returns the whole answer, a `EstimateTotalsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs ECOM.READ_CARTS.
 * @deprecated Use wix.ecom.cart.v2.CurrentCartService.EstimateCurrentCart. Goes on 2027-02-01.
 * @example
 * ```ts
 * const answer = await client.use(currentCart).estimateCurrentCartTotals();
 * ```
 */
export function estimateCurrentCartTotals(options?: EstimateCurrentCartTotalsOptions): Promise<EstimateTotalsResponse> {
  return call(estimateCurrentCartTotalsOperation, [options]);
}

const onCartDeletedEvent: EventDefinition = { name: "ecom.currentCart.onCartDeleted", type: "wix.ecom.v1.cart_deleted", domainEvent: true, codec: { entity: cartOfCartCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onCartDeleted} gets. */
export interface CartDeletedEvent {
  entity?: CartOfCart;
  metadata: EventMetadata;
}
/**
 * Sent when a cart is deleted.
 *
 * Event type `wix.ecom.v1.cart_deleted`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(currentCart).onCartDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onCartDeleted(handler: EventHandler<CartDeletedEvent>): void {
  listen(onCartDeletedEvent, handler);
}
const onCartUpdatedEvent: EventDefinition = { name: "ecom.currentCart.onCartUpdated", type: "wix.ecom.v1.cart_updated", domainEvent: true, codec: { entity: cartOfCartCodec, modifiedFields: cartOfCartCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onCartUpdated} gets. */
export interface CartUpdatedEvent {
  entity: CartOfCart;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  metadata: EventMetadata;
}
/**
 * Sent when something in a cart changes, with the list of modified fields.
 *
 * Event type `wix.ecom.v1.cart_updated`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(currentCart).onCartUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onCartUpdated(handler: EventHandler<CartUpdatedEvent>): void {
  listen(onCartUpdatedEvent, handler);
}
const onCartCreatedEvent: EventDefinition = { name: "ecom.currentCart.onCartCreated", type: "wix.ecom.v1.cart_created", domainEvent: true, codec: { entity: cartOfCartCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onCartCreated} gets. */
export interface CartCreatedEvent {
  entity: CartOfCart;
  metadata: EventMetadata;
}
/**
 * Sent when a cart comes into existence.
 *
 * Event type `wix.ecom.v1.cart_created`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(currentCart).onCartCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onCartCreated(handler: EventHandler<CartCreatedEvent>): void {
  listen(onCartCreatedEvent, handler);
}

/** The caller's current cart. */
export interface GetCurrentCartResponse {
  /** The cart. */
  cart?: CartOfCart;
}
/** Items to put into the current cart. */
export interface AddToCurrentCartRequest {
  /** Catalogue items to add. At most 100 items. */
  lineItems?: LineItemOfCartInput[];
  /** Items that no catalogue knows; apps only. At most 100 items. */
  customLineItems?: CustomLineItemInput[];
  /** Id of the business location that sells. Guid. */
  businessLocationId?: string | null;
}
/** What to start a checkout of the current cart with. */
export interface CreateCheckoutFromCurrentCartRequest {
  /** Sales channel; WEB for a web shop. */
  channelType?: ChannelType;
  /** Address to deliver to. */
  shippingAddress?: AddressInput;
  /** Billing address. */
  billingAddress?: AddressInput;
  /** Delivery option to choose. */
  selectedShippingOption?: SelectedShippingOptionInput;
  /** Buyer's email address. */
  email?: string | null;
}
/** Takes no fields. */
export type RemoveCouponFromCurrentCartRequest = Record<string, never>;
/** New quantities in the current cart. */
export interface UpdateCurrentCartLineItemQuantityRequest {
  /** One entry per line item. 1 to 100 items. */
  lineItems: LineItemQuantityUpdate[];
}
/** What to calculate the current cart's totals with. */
export interface EstimateCurrentCartTotalsRequest {
  /** Delivery option to calculate with. */
  selectedShippingOption?: SelectedShippingOptionInput;
  /** Address to deliver to. */
  shippingAddress?: AddressInput;
  /** Billing address. */
  billingAddress?: AddressInput;
  /** Memberships to pay with. */
  selectedMemberships?: SelectedMembershipsOfCart;
  /** True to include tax. */
  calculateTax?: boolean | null;
  /** True to include delivery. */
  calculateShipping?: boolean | null;
  /** True to include additional fees. */
  calculateAdditionalFees?: boolean | null;
}
