// Error codes for changes to an ordered cart.
import type { World } from "../shop-world.js";
import type { Json } from "../test-client.js";
import { type Case, FAKE_ID } from "./case.js";

const REQUESTS: Readonly<Record<string, (world: World) => object>> = {
  updateCart: () => ({ cart: { note: "x" } }),
  refreshCart: () => ({}),
  estimateCart: () => ({}),
  calculateCart: () => ({}),
  placeOrder: () => ({}),
  addLineItems: ({ item }) => ({ catalogItems: [item("gift-card")] }),
  removeLineItems: () => ({ lineItemIds: [FAKE_ID] }),
  updateLineItems: () => ({ lineItems: [{ lineItemId: FAKE_ID, quantity: { newQuantity: 1 } }] }),
  addCoupon: () => ({ coupon: { code: "WELCOME10" } }),
  removeCoupon: () => ({ couponId: FAKE_ID }),
  setDeliveryMethod: () => ({ deliveryMethod: { code: "standard" } }),
  removeDeliveryMethod: () => ({}),
  addGiftCard: () => ({ giftCard: { code: "PORTICO-GIFT-50" } }),
  removeGiftCard: () => ({ giftCardId: FAKE_ID }),
};

export const orderedCarts: readonly Case[] = Object.entries(REQUESTS).map(
  ([name, request]): Case => ({
    code: "CART_ALREADY_ORDERED",
    operations: [`ecom.cartV2.${name}`],
    caller: "plain",
    before: async ({ callers, item }) => {
      const { cart } = await callers.plain.call("ecom.cartV2.createCart", {
        catalogItems: [item("gift-card")],
      });
      await callers.plain.call("ecom.cartV2.placeOrder", { cartId: cart.id });
      return cart.id;
    },
    request: (world, cartId) => {
      const { cart, ...rest }: Json = request(world);
      return cart ? { cart: { id: cartId, ...cart } } : { cartId, ...rest };
    },
  }),
);
