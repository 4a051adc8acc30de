// V2 requests that change a cart, applied to the common cart model.

import type {
  AddLineItemsRequest,
  DeliveryMethodInput,
  GiftCardInput,
  UpdateLineItemsRequest,
} from "@portico/ecom/cart-v2";
import { needs } from "../../../checks/violations.js";
import type { Context } from "../../../kernel/context.js";
import { applicationError } from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import { couponByCode } from "../../coupons/slice.js";
import { CARRIER_ID } from "../../delivery/carriers.js";
import { isKnownOption } from "../../delivery/offers.js";
import { cardElsewhere } from "../../plugins/gift-cards.js";
import {
  addCustomItem,
  addItems,
  type ItemToAdd,
  type LineQuantity,
  setCoupon,
  setQuantities,
  touch,
} from "../edit.js";
import type { Cart } from "../model.js";
import { couponOfApp, deliveryOptions, needsDelivery } from "../offers.js";
import type { PricedLine } from "../price.js";
import { pricedCart } from "../priced.js";
import { checkWhole } from "../requests.js";
import { checkMembership, checkPrice } from "../terms.js";

/** The items to add. */
type Items = Pick<Sent<AddLineItemsRequest>, "catalogItems" | "customItems">;
type Quantities = Pick<Sent<UpdateLineItemsRequest>, "lineItems">;

const needed = /* @__PURE__ */ needs(
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

/** Throws if a cart change lacks required fields that the documentation does not list. */
export function checkChange(request: object): void {
  needed(request);
  const { catalogItems = [], customItems = [], lineItems = [] } = request as Items & Quantities;
  checkWhole({
    ...Object.fromEntries(
      catalogItems.map(({ quantity }, at) => [`catalogItems[${at}].quantity`, quantity]),
    ),
    ...Object.fromEntries(
      customItems.map(({ quantityInfo }, at) => [
        `customItems[${at}].quantityInfo.requestedQuantity`,
        quantityInfo?.requestedQuantity,
      ]),
    ),
    ...Object.fromEntries(
      lineItems.map(({ quantity }, at) => [
        `lineItems[${at}].quantity.newQuantity`,
        quantity?.newQuantity,
      ]),
    ),
  });
}

/** Adds items to an existing cart. At least one item is required. */
export function addSome(context: Context, cart: Cart, request: Items): void {
  if (!request.catalogItems?.length && !request.customItems?.length) {
    throw applicationError(400, "NO_LINE_ITEMS_TO_ADD", "No items to add");
  }
  addAll(context, cart, request);
}

/** Adds catalog items and custom items. */
export function addAll(context: Context, cart: Cart, request: Items): void {
  addItems(context, cart, (request.catalogItems ?? []) as readonly ItemToAdd[], true);
  for (const item of request.customItems ?? []) {
    checkPrice(item.pricing?.price?.amount, {
      priceUndetermined: item.pricing?.priceUndetermined,
      depositAmount: item.paymentConfig?.depositAmount?.amount,
    });
    addCustomItem(context, cart, {
      name: item.name?.original as string,
      price: item.pricing?.price?.amount as string,
      quantity: item.quantityInfo?.requestedQuantity as number,
      itemType: item.attributes?.itemType?.preset ?? "PHYSICAL",
      taxGroupId: item.taxConfig?.taxGroupId,
      taxAddress: item.taxConfig?.taxableAddress?.addressType,
      deliveryProfileId: item.deliveryConfig?.deliveryProfileId,
      weight: item.attributes?.physicalProperties?.weight,
    });
  }
}

/** Throws if the item was removed from the catalog or is out of stock. */
function requireSold({ line: { id: lineItemId }, facts: { status } }: PricedLine): void {
  if (status === "REMOVED_FROM_CATALOG") {
    const description = "The item is not in the catalog";
    throw applicationError(404, "ITEM_NOT_FOUND_IN_CATALOG", description, { lineItemId });
  }
  if (status !== "OUT_OF_STOCK") return;
  throw applicationError(428, "INSUFFICIENT_INVENTORY", "The item is out of stock", { lineItemId });
}

/** Updates existing line items. */
export function updateLines(context: Context, cart: Cart, { lineItems = [] }: Quantities): void {
  if (new Set(lineItems.map(({ lineItemId }) => lineItemId)).size < lineItems.length) {
    throw applicationError(400, "DUPLICATE_LINE_ITEM_UPDATES", "Duplicate line item");
  }
  const isEmpty = ({ lineItemId: _, ...rest }: (typeof lineItems)[number]) =>
    Object.keys(rest).length === 0;
  if (lineItems.length === 0 || lineItems.some(isEmpty)) {
    throw applicationError(400, "EMPTY_LINE_ITEM_UPDATES", "No changes");
  }
  for (const { lineItemId, quantity, selectedMembership, membershipPayment } of lineItems) {
    const priced = pricedCart(context, cart).lines.find(({ line }) => line.id === lineItemId);
    if (quantity && priced) requireSold(priced);
    if (!selectedMembership && !membershipPayment) continue;
    const terms = { selectedMembership, ...(membershipPayment && { membershipPayment }) };
    checkMembership(cart, terms, priced?.facts.item?.paymentOption);
  }
  const wanted = lineItems.flatMap(({ lineItemId: id, quantity }) =>
    quantity ? ({ id, quantity: quantity.newQuantity } as LineQuantity) : [],
  );
  setQuantities(context, cart, wanted);
}

/** Sets the coupon of a cart, or throws. V2 allows one coupon per cart. */
export function applyCoupon(context: Context, cart: Cart, code: string): void {
  const found = couponByCode(context, code) ?? couponOfApp(context, cart, code);
  if (!found || "problem" in found) {
    throw applicationError(428, "INVALID_COUPON_CODE", "The coupon does not exist", {
      couponCode: code,
    });
  }
  if (cart.coupon?.code === found.code) {
    throw applicationError(409, "COUPON_ALREADY_EXISTS", "The coupon has already been applied");
  }
  if (cart.coupon) {
    throw applicationError(428, "MAX_COUPONS_PER_CART_EXCEEDED", "A cart can have only one coupon");
  }
  setCoupon(context, cart, found);
  const problem = pricedCart(context, cart).couponProblem;
  if (problem && problem.reason !== "MIN_SUBTOTAL_NOT_REACHED") {
    throw applicationError(428, "INVALID_COUPON_STATUS", problem.description, {
      couponCode: found.code,
      reason: problem.reason,
    });
  }
}

/** Sets the gift card of a cart, or throws. V2 allows one gift card per cart. */
export function applyGiftCard(context: Context, cart: Cart, request: Sent<GiftCardInput>): void {
  if (cart.demo) {
    throw applicationError(
      428,
      "GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART",
      "Gift cards cannot be used in a demo cart",
    );
  }
  const { code } = request;
  const own = context.site.giftCards.find((one) => one.code === code);
  const other = own || !code ? undefined : cardElsewhere(context, code);
  const app = other && "card" in other ? other.card : undefined;
  const card = own ?? (app && code ? { code, ...app } : undefined);
  if (!card) throw applicationError(428, "INVALID_GIFT_CARD_CODE", "The gift card does not exist");
  if (cart.giftCard?.code === card.code) {
    throw applicationError(
      409,
      "GIFT_CARD_ALREADY_EXISTS",
      "The gift card has already been applied",
    );
  }
  if (cart.giftCard) {
    throw applicationError(
      428,
      "MAX_GIFT_CARDS_PER_CART_EXCEEDED",
      "A cart can have only one gift card",
    );
  }
  const expired = own?.expiresAt !== undefined && Date.parse(own.expiresAt) <= context.now;
  const reason = own?.disabled
    ? "DISABLED"
    : expired
      ? "EXPIRED"
      : Number(card.balance) === 0
        ? "EMPTY_BALANCE"
        : undefined;
  if (reason) {
    throw applicationError(428, "INVALID_GIFT_CARD_STATUS", "The gift card cannot be used", {
      reason,
    });
  }
  const redeem = request.redeemAmount?.amount;
  cart.giftCard = {
    id: own?.id ?? context.guid("gift-card"),
    code: card.code,
    ...app,
    ...(redeem === undefined ? {} : { redeem }),
  };
  touch(context, cart);
}

/** Sets the delivery method of a cart. */
export function applyDelivery(
  context: Context,
  cart: Cart,
  { code, appId }: Sent<DeliveryMethodInput>,
): void {
  if (cart.lines.length === 0) {
    throw applicationError(428, "DELIVERY_METHOD_MISSING_LINE_ITEMS", "The cart is empty");
  }
  const offered = deliveryOptions(context, cart);
  const option = offered.find((candidate) => candidate.code === code);
  const isKnown = option ? !option.pickup : code !== undefined && isKnownOption(context, code);
  if (isKnown && !cart.deliveryAddress && needsDelivery(context, cart)) {
    throw applicationError(428, "DELIVERY_METHOD_MISSING_ADDRESS", "Set a delivery address first");
  }
  const isOf = appId === undefined || appId === (option?.carrierId ?? CARRIER_ID);
  if (!option || !isOf) {
    throw applicationError(404, "DELIVERY_METHOD_NOT_FOUND", "Delivery method not found");
  }
  cart.deliveryCode = option.code;
  touch(context, cart);
}

/** Throws if the cart's checkout template locks this field. */
export function requireUnlocked({ settings }: Cart, what: "coupon" | "giftCard"): void {
  if (what === "coupon" ? settings?.lockCouponCode : settings?.lockGiftCard) {
    const code = what === "coupon" ? "COUPON_LOCKED" : "GIFT_CARD_LOCKED";
    throw applicationError(428, code, "The checkout does not allow this change");
  }
}
