// Requests of the second version that change a cart, and their effect on the one cart model.

import { z } from "zod";
import { guid, list, oneOf, opt, text } from "../../../kernel/checks/shapes.js";
import type { Context } from "../../../kernel/context.js";
import { applicationError } from "../../../kernel/platform-error.js";
import { couponByCode } from "../coupons.js";
import { addCustomItem, addItems, setCoupon, touch } from "../edit.js";
import type { Cart } from "../model.js";
import { deliveryOptions, needsDelivery } from "../price.js";
import { pricedCart } from "../priced.js";
import { catalogReference, moneyInput, quantity } from "../requests.js";
import { cartUpdate } from "./update.js";

const catalogItem = z.object({ catalogReference, quantity });
const customItem = z.object({
  name: z.object({ original: text(200, 1) }),
  quantityInfo: z.object({ requestedQuantity: quantity }),
  pricing: z.object({ price: moneyInput }),
  attributes: z.object({
    itemType: opt(
      z.object({ preset: opt(oneOf(["PHYSICAL", "DIGITAL", "GIFT_CARD", "SERVICE"])) }),
    ),
  }),
});
export const coupon = z.object({ code: text(50, 1) });
export const giftCard = z.object({ code: text(20, 8), redeemAmount: opt(moneyInput) });
export const delivery = z.object({ code: text(100, 1), appId: opt(guid()) });
/** Items to add. */
export const items = z.object({
  catalogItems: opt(list(catalogItem, 300)),
  customItems: opt(list(customItem, 300)),
});
/** What a new cart may come with. */
export const creation = items.extend({
  cart: opt(cartUpdate),
  coupons: opt(list(coupon, 1)),
  deliveryMethod: opt(delivery),
  giftCards: opt(list(giftCard, 5)),
});

/** Adds items of the catalogue and of the merchant's own. */
export function addAll(context: Context, cart: Cart, request: z.output<typeof items>): void {
  addItems(context, cart, request.catalogItems ?? [], true);
  for (const item of request.customItems ?? []) {
    addCustomItem(context, cart, {
      name: item.name.original,
      price: item.pricing.price.amount,
      quantity: item.quantityInfo.requestedQuantity,
      itemType: item.attributes.itemType?.preset ?? "PHYSICAL",
    });
  }
}

/** Puts a coupon on a cart or says why not; v2 has one coupon per cart. */
export function applyCoupon(context: Context, cart: Cart, code: string): void {
  const found = couponByCode(context, code);
  if (!found) {
    throw applicationError(428, "INVALID_COUPON_CODE", "The coupon does not exist", {
      couponCode: code,
    });
  }
  if (cart.coupon?.code === found.code) {
    throw applicationError(409, "COUPON_ALREADY_EXISTS", "The coupon is on the cart already");
  }
  if (cart.coupon) {
    throw applicationError(428, "MAX_COUPONS_PER_CART_EXCEEDED", "A cart takes one coupon");
  }
  setCoupon(context, cart, found.code);
  const problem = pricedCart(context, cart).couponProblem;
  if (problem && problem.reason !== "MIN_SUBTOTAL_NOT_REACHED") {
    throw applicationError(428, "INVALID_COUPON_STATUS", problem.description, {
      couponCode: found.code,
      reason: problem.reason,
    });
  }
}

/** Puts a gift card on a cart or says why not; v2 has one gift card per cart. */
export function applyGiftCard(
  context: Context,
  cart: Cart,
  request: z.output<typeof giftCard>,
): void {
  const card = context.site.giftCards.find(({ code }) => code === request.code);
  if (!card) throw applicationError(428, "INVALID_GIFT_CARD_CODE", "The gift card does not exist");
  if (cart.giftCard?.code === card.code) {
    throw applicationError(409, "GIFT_CARD_ALREADY_EXISTS", "The gift card is on the cart already");
  }
  if (cart.giftCard) {
    throw applicationError(428, "MAX_GIFT_CARDS_PER_CART_EXCEEDED", "A cart takes one gift card");
  }
  const expired = card.expiresAt !== undefined && Date.parse(card.expiresAt) <= context.now;
  const reason = card.disabled
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
    id: card.id ?? context.guid("gift-card"),
    code: card.code,
    ...(redeem === undefined ? {} : { redeem }),
  };
  touch(context, cart);
}

/** Chooses how a cart is delivered. */
export function applyDelivery(context: Context, cart: Cart, code: string): void {
  if (cart.lines.length === 0) {
    throw applicationError(428, "DELIVERY_METHOD_MISSING_LINE_ITEMS", "The cart is empty");
  }
  const option = context.site.delivery.find((candidate) => candidate.code === code);
  if (option && !option.pickup && !cart.deliveryAddress && needsDelivery(context, cart)) {
    throw applicationError(
      428,
      "DELIVERY_METHOD_MISSING_ADDRESS",
      "A delivery address is needed first",
    );
  }
  const offered = deliveryOptions(context, cart.deliveryAddress?.country);
  if (!option || !offered.includes(option)) {
    throw applicationError(404, "DELIVERY_METHOD_NOT_FOUND", "There is no such delivery method");
  }
  cart.deliveryCode = code;
  touch(context, cart);
}

/** Refuses to change what the cart's template has locked. */
export function requireUnlocked({ settings }: Cart, what: "coupon" | "giftCard"): void {
  if (what === "coupon" ? settings?.lockCouponCode : settings?.lockGiftCard) {
    const code = what === "coupon" ? "COUPON_LOCKED" : "GIFT_CARD_LOCKED";
    throw applicationError(428, code, "The checkout does not let it be changed");
  }
}
