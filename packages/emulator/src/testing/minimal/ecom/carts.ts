import type { World } from "../../shop-world.js";
import { type Settings, serviceSettings } from "../setting.js";

const FORM_ID = "00000000-0000-4000-8000-0000000000f1";

const fullCartV1 = ({ ids }: World) => ({ id: ids.fullV1 });
const fullCart = ({ ids }: World) => ({ cartId: ids.full });
const lineItemIds = ({ ids }: World) => ({ "lineItemIds[0]": ids.line });
const newQuantity = ({ ids }: World) => ({
  "lineItems[0].lineItemId": ids.line,
  "lineItems[0].quantity.newQuantity": 2,
});
const newQuantityV1 = ({ ids }: World) => ({
  "lineItems[0].id": ids.line,
  "lineItems[0].quantity": 2,
});
const couponId = ({ ids }: World) => ({ couponId: ids.coupon });
const giftCardId = ({ ids }: World) => ({ giftCardId: ids.giftCard });
const coupon = () => ({ "coupon.code": "WELCOME10" });
const giftCard = () => ({ "giftCard.code": "PORTICO-GIFT-50" });
const expressDelivery = () => ({ "deliveryMethod.code": "express" });
const items = ({ item }: World) => ({ catalogItems: [item("drop-pendant")] });
const lines = ({ item }: World) => ({ lineItems: [item("drop-pendant")] });
const forms = () => ({
  "formSubmissions[0].id": FORM_ID,
  "formSubmissions[0].formSubmissionId": FORM_ID,
});

/** The full cart has a coupon and a gift card. The plain cart has no coupons or gift cards. */
export const carts: Settings = {
  ...serviceSettings("ecom.cartV2", {
    createCart: items,
    addLineItems: items,
    updateCart: ({ ids }) => ({ cart: { id: ids.full, note: "New" } }),
    placeOrder: fullCart,
    removeLineItems: (world) => ({ ...fullCart(world), ...lineItemIds(world) }),
    updateLineItems: (world) => ({ ...fullCart(world), ...newQuantity(world) }),
    addCoupon: coupon,
    removeCoupon: (world) => ({ ...fullCart(world), ...couponId(world) }),
    setDeliveryMethod: expressDelivery,
    addGiftCard: giftCard,
    removeGiftCard: (world) => ({ ...fullCart(world), ...giftCardId(world) }),
    handleAsyncCheckoutCompletion: ({ ids }) => ({ token: ids.pageSession }),
    updateFormSubmissions: forms,
  }),
  ...serviceSettings(
    "ecom.currentCartV2",
    {
      removeLineItemsFromCurrentCart: lineItemIds,
      updateLineItemsInCurrentCart: newQuantity,
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
    setDeliveryMethodForCurrentCart: expressDelivery,
    addGiftCardToCurrentCart: giftCard,
    updateFormSubmissionsInCurrentCart: forms,
  }),
  ...serviceSettings("ecom.cart", {
    createCart: lines,
    updateCart: ({ ids }) => ({ cartInfo: { id: ids.fullV1, buyerNote: "New" } }),
    getCart: fullCartV1,
    deleteCart: fullCartV1,
    getCartByCheckoutId: ({ ids }) => ({ id: ids.full }),
    addToCart: (world) => ({ ...fullCartV1(world), ...lines(world) }),
    removeLineItems: (world) => ({ ...fullCartV1(world), ...lineItemIds(world) }),
    createCheckout: fullCartV1,
    removeCoupon: fullCartV1,
    updateLineItemsQuantity: (world) => ({ ...fullCartV1(world), ...newQuantityV1(world) }),
    estimateTotals: fullCartV1,
    removeBusinessLocation: fullCartV1,
  }),
  ...serviceSettings(
    "ecom.currentCart",
    {
      removeLineItemsFromCurrentCart: lineItemIds,
      updateCurrentCartLineItemQuantity: newQuantityV1,
      updateCurrentCart: () => ({ "cartInfo.buyerNote": "New" }),
      estimateCurrentCartTotals: () => ({}),
    },
    "full",
  ),
};
