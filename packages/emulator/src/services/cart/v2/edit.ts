import type {
  AddLineItemsRequest,
  AddressInput,
  CartInput,
  DeliveryMethodInput,
  GiftCardInput,
  UpdateLineItemsRequest,
} from "@portico/ecom/cart-v2";
import { needs } from "../../../checks/violations.js";
import type { Context } from "../../../kernel/context.js";
import {
  applicationError,
  badRequest,
  permissionDenied,
  rejection,
} from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import { couponByCode } from "../../coupons/slice.js";
import { SHIPPING_ID } from "../../delivery/carriers.js";
import { isKnownOption } from "../../delivery/offers.js";
import { findCard, statusOf } from "../../gift-cards/cards.js";
import { pluginGiftCard } from "../../plugins/gift-cards.js";
import { markChanged } from "../cart-events.js";
import { setCoupon } from "../edit.js";
import {
  addCustomItem,
  addItems,
  checkMembership,
  checkPrice,
  type ItemToAdd,
  itemNotFound,
  itemOutOfStock,
  setQuantities,
} from "../items.js";
import type { Cart } from "../model.js";
import { couponOfApp, deliveryOptions, needsDelivery } from "../offers.js";
import { type PricedLine, pricedCart } from "../price.js";
import { addressOf, assign, checkWholeNumbers, contactOf } from "../requests.js";

type Items = Pick<Sent<AddLineItemsRequest>, "catalogItems" | "customItems">;
type Quantities = Pick<Sent<UpdateLineItemsRequest>, "lineItems">;

const requireFields = /* @__PURE__ */ needs(
  "catalogItems.catalogReference.catalogItemId",
  "catalogItems.catalogReference.appId",
  "customItems.name.original",
  "customItems.pricing.price",
  "customItems.pricing.price.amount",
  "coupons.code",
  "deliveryMethod.code",
  "giftCards.code",
  "giftCards.redeemAmount.amount",
  "giftCard.redeemAmount.amount",
  "formSubmissions.id",
  "formSubmissions.formSubmissionId",
);

export function checkChange(request: object): void {
  requireFields(request);
  checkWholeNumbers(request, "catalogItems", "quantity");
  checkWholeNumbers(request, "customItems", "quantityInfo.requestedQuantity");
  checkWholeNumbers(request, "lineItems", "quantity.newQuantity");
}

export function addAllItems(context: Context, cart: Cart, request: Items): void {
  addItems(context, cart, (request.catalogItems ?? []) as readonly ItemToAdd[], true);
  for (const item of request.customItems ?? []) {
    const { pricing, attributes, taxConfig } = item;
    const price = pricing?.price?.amount as string;
    checkPrice(price, {
      priceUndetermined: pricing?.priceUndetermined,
      depositAmount: item.paymentConfig?.depositAmount?.amount,
    });
    const customItem = {
      name: item.name?.original as string,
      price,
      itemType: attributes?.itemType?.preset ?? "PHYSICAL",
      taxGroupId: taxConfig?.taxGroupId,
      taxAddress: taxConfig?.taxableAddress?.addressType,
      deliveryProfileId: item.deliveryConfig?.deliveryProfileId,
      weight: attributes?.physicalProperties?.weight,
    };
    addCustomItem(context, cart, customItem, item.quantityInfo?.requestedQuantity as number);
  }
}

function requireAvailable({ line: { id: lineItemId }, facts: { status } }: PricedLine): void {
  if (status === "REMOVED_FROM_CATALOG") throw itemNotFound({ lineItemId });
  if (status === "OUT_OF_STOCK") throw itemOutOfStock({ lineItemId });
}

export function updateLines(context: Context, cart: Cart, { lineItems = [] }: Quantities): void {
  if (new Set(lineItems.map(({ lineItemId }) => lineItemId)).size < lineItems.length) {
    throw badRequest("DUPLICATE_LINE_ITEM_UPDATES", "Duplicate line item");
  }
  const isEmpty = ({ lineItemId: _, ...rest }: (typeof lineItems)[number]) =>
    Object.keys(rest).length === 0;
  if (lineItems.length === 0 || lineItems.some(isEmpty)) {
    throw badRequest("EMPTY_LINE_ITEM_UPDATES", "No changes");
  }
  for (const { lineItemId, quantity, ...terms } of lineItems) {
    const priced = pricedCart(context, cart).lines.find(({ line }) => line.id === lineItemId);
    if (quantity && priced) requireAvailable(priced);
    checkMembership(cart, terms, priced?.facts.item?.paymentOption);
  }
  const quantities = lineItems.flatMap(({ lineItemId: id = "", quantity }) =>
    quantity ? [{ id, quantity: quantity.newQuantity as number }] : [],
  );
  setQuantities(context, cart, quantities);
}

export function applyCoupon(context: Context, cart: Cart, couponCode: string): void {
  const coupon = couponByCode(context, couponCode) ?? couponOfApp(context, cart, couponCode);
  if (!coupon || "problem" in coupon) {
    throw rejection("INVALID_COUPON_CODE", "The coupon does not exist", { couponCode });
  }
  if (cart.coupon?.code === coupon.code) {
    throw applicationError(409, "COUPON_ALREADY_EXISTS", "The coupon has already been applied");
  }
  if (cart.coupon) {
    throw rejection("MAX_COUPONS_PER_CART_EXCEEDED", "A cart can have only one coupon");
  }
  setCoupon(context, cart, coupon);
  const problem = pricedCart(context, cart).couponProblem;
  if (problem && problem.reason !== "MIN_SUBTOTAL_NOT_REACHED") {
    const data = { couponCode: coupon.code, reason: problem.reason };
    throw rejection("INVALID_COUPON_STATUS", problem.description, data);
  }
}

export function applyGiftCard(
  context: Context,
  cart: Cart,
  { code = "", redeemAmount }: Sent<GiftCardInput>,
): void {
  if (cart.demo) {
    const message = "Gift cards cannot be used in a demo cart";
    throw rejection("GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART", message);
  }
  const giftCard = findCard(context, code);
  const result = giftCard || !code ? undefined : pluginGiftCard(context, code);
  const appCard = result && "card" in result ? result.card : undefined;
  const card = giftCard ?? appCard;
  if (!card) throw rejection("INVALID_GIFT_CARD_CODE", "The gift card does not exist");
  if (cart.giftCard?.code === code) {
    const message = "The gift card has already been applied";
    throw applicationError(409, "GIFT_CARD_ALREADY_EXISTS", message);
  }
  if (cart.giftCard) {
    throw rejection("MAX_GIFT_CARDS_PER_CART_EXCEEDED", "A cart can have only one gift card");
  }
  const status = giftCard ? statusOf(context, giftCard) : "VALID";
  const reason = status === "VALID" && Number(card.balance) === 0 ? "EMPTY_BALANCE" : status;
  if (reason !== "VALID") {
    throw rejection("INVALID_GIFT_CARD_STATUS", "The gift card cannot be used", { reason });
  }
  const id = giftCard?.id ?? context.guid("gift-card");
  cart.giftCard = { id, code, ...appCard, redeem: redeemAmount?.amount };
  markChanged(context, cart);
}

export function applyDelivery(
  context: Context,
  cart: Cart,
  { code, appId }: Sent<DeliveryMethodInput>,
): void {
  if (cart.lines.length === 0) {
    throw rejection("DELIVERY_METHOD_MISSING_LINE_ITEMS", "The cart is empty");
  }
  const option = deliveryOptions(context, cart).find((candidate) => candidate.code === code);
  const requiresAddress = option
    ? !option.pickup
    : code !== undefined && isKnownOption(context, code);
  if (requiresAddress && !cart.deliveryAddress && needsDelivery(context, cart)) {
    throw rejection("DELIVERY_METHOD_MISSING_ADDRESS", "Set a delivery address first");
  }
  if (!option || (appId !== undefined && appId !== (option.carrierId ?? SHIPPING_ID))) {
    throw applicationError(404, "DELIVERY_METHOD_NOT_FOUND", "Delivery method not found");
  }
  cart.deliveryCode = option.code;
  markChanged(context, cart);
}

export function requireUnlocked({ settings }: Cart, field: "coupon" | "giftCard"): void {
  const { lockCouponCode, lockGiftCard } = settings ?? {};
  const [isLocked, code] =
    field === "coupon" ? [lockCouponCode, "COUPON_LOCKED"] : [lockGiftCard, "GIFT_CARD_LOCKED"];
  if (isLocked) throw rejection(code, "The checkout does not allow this change");
}

function checkAddress({ country, subdivision }: Sent<AddressInput> = {}): void {
  if (!subdivision) return;
  const isInCountry = country === undefined || subdivision.startsWith(`${country}-`);
  if (isInCountry && /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(subdivision)) return;
  throw badRequest("INVALID_ADDRESS_FORMAT", "The subdivision does not belong to the country");
}

export function checkUpdate({ site }: Context, update: Sent<CartInput>): void {
  const { locationId } = update.businessInfo ?? {};
  if (locationId !== undefined && site.locations.length > 0) {
    if (!site.locations.includes(locationId)) {
      throw applicationError(404, "BUSINESS_LOCATION_NOT_FOUND", "Business location not found");
    }
  }
  checkAddress(update.deliveryInfo?.address);
  checkAddress(update.paymentInfo?.billingAddress);
}

export function applyUpdate(context: Context, cart: Cart, update: Sent<CartInput>): void {
  const { customerInfo, deliveryInfo, paymentInfo, taxInfo } = update;
  if (taxInfo?.taxExemptGroupId !== undefined && context.caller.kind !== "admin") {
    throw permissionDenied("Only merchants and apps can set tax exemptions");
  }
  const { billingAddress, billingContact } = paymentInfo ?? {};
  assign(cart, {
    note: update.note,
    demo: update.demo,
    businessLocationId: update.businessInfo?.locationId,
    contact: customerInfo && { ...cart.contact, ...contactOf(customerInfo) },
    email: customerInfo?.email,
    deliveryAddress: deliveryInfo?.address && addressOf(deliveryInfo.address),
    billingAddress: billingAddress && addressOf(billingAddress),
    billingContact: billingContact && contactOf(billingContact),
    taxExemptGroupId: taxInfo?.taxExemptGroupId,
    customCheckoutUrl: update.customCheckoutUrl,
    extendedFields: update.extendedFields,
  });
  markChanged(context, cart);
}
