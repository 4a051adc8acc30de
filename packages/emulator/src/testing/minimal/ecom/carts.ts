import type { World } from "../../shop-world.js";
import { type Settings, serviceSettings } from "../setting.js";

const FORM = "00000000-0000-4000-8000-0000000000f1";

const full = ({ ids }: World) => ({ id: ids.fullV1 });
const cart = ({ ids }: World) => ({ cartId: ids.full });
const line = ({ ids }: World) => ({ "lineItemIds[0]": ids.line });
const count = ({ ids }: World) => ({
  "lineItems[0].lineItemId": ids.line,
  "lineItems[0].quantity.newQuantity": 2,
});
const countV1 = ({ ids }: World) => ({ "lineItems[0].id": ids.line, "lineItems[0].quantity": 2 });
const couponId = ({ ids }: World) => ({ couponId: ids.coupon });
const giftCardId = ({ ids }: World) => ({ giftCardId: ids.giftCard });
const coupon = () => ({ "coupon.code": "WELCOME10" });
const giftCard = () => ({ "giftCard.code": "PORTICO-GIFT-50" });
const express = () => ({ "deliveryMethod.code": "express" });
const items = ({ item }: World) => ({ catalogItems: [item("drop-pendant")] });
const lines = ({ item }: World) => ({ lineItems: [item("drop-pendant")] });
const forms = () => ({
  "formSubmissions[0].id": FORM,
  "formSubmissions[0].formSubmissionId": FORM,
});

/**
 * The full cart has a line, a coupon and a gift card. These items can be added to the plain cart.
 */
export const carts: Settings = {
  ...serviceSettings("ecom.cartV2", {
    createCart: items,
    addLineItems: items,
    updateCart: ({ ids }) => ({ cart: { id: ids.full, note: "New" } }),
    placeOrder: cart,
    removeLineItems: (world) => ({ ...cart(world), ...line(world) }),
    updateLineItems: (world) => ({ ...cart(world), ...count(world) }),
    addCoupon: coupon,
    removeCoupon: (world) => ({ ...cart(world), ...couponId(world) }),
    setDeliveryMethod: express,
    addGiftCard: giftCard,
    removeGiftCard: (world) => ({ ...cart(world), ...giftCardId(world) }),
    handleAsyncCheckoutCompletion: ({ ids }) => ({ token: ids.pageSession }),
    updateFormSubmissions: forms,
  }),
  ...serviceSettings(
    "ecom.currentCartV2",
    {
      removeLineItemsFromCurrentCart: line,
      updateLineItemsInCurrentCart: count,
      removeCouponFromCurrentCart: couponId,
      removeGiftCardFromCurrentCart: giftCardId,
    },
    "full",
  ),
  ...serviceSettings("ecom.currentCartV2", {
    createCurrentCart: items,
    updateCurrentCart: () => ({ "cart.note": "New" }),
    addLineItemsToCurrentCart: items,
    addCouponToCurrentCart: coupon,
    setDeliveryMethodForCurrentCart: express,
    addGiftCardToCurrentCart: giftCard,
    updateFormSubmissionsInCurrentCart: forms,
  }),
  ...serviceSettings("ecom.cart", {
    createCart: lines,
    updateCart: ({ ids }) => ({ cartInfo: { id: ids.fullV1, buyerNote: "New" } }),
    getCart: full,
    deleteCart: full,
    getCartByCheckoutId: ({ ids }) => ({ id: ids.full }),
    addToCart: (world) => ({ ...full(world), ...lines(world) }),
    removeLineItems: (world) => ({ ...full(world), ...line(world) }),
    createCheckout: full,
    removeCoupon: full,
    updateLineItemsQuantity: (world) => ({ ...full(world), ...countV1(world) }),
    estimateTotals: full,
    removeBusinessLocation: full,
  }),
  ...serviceSettings(
    "ecom.currentCart",
    {
      removeLineItemsFromCurrentCart: line,
      updateCurrentCartLineItemQuantity: countV1,
      updateCurrentCart: () => ({ "cartInfo.buyerNote": "New" }),
      estimateCurrentCartTotals: () => ({}),
    },
    "full",
  ),
};
