import { email, emptyRequest, itemsRequest, lineItemsRequest } from "./changing-requests.js";
import type { CallRow, World } from "./shop-world.js";

export const unknownItem = (w: World) => ({
  catalogReference: { ...w.item("heavy-tee").catalogReference, catalogItemId: "none" },
  quantity: 1,
});
const UNKNOWN_ID = "00000000-0000-4000-8000-00000000dead";
/** Requests that are rejected. In many of them, valid parts precede the invalid part. */
export const REJECTED_REQUESTS: readonly CallRow[] = [
  [
    "ecom.currentCart.updateCurrentCart",
    "new",
    (w) => ({ ...lineItemsRequest(w), couponCode: "NO" }),
  ],
  [
    "ecom.currentCart.updateCurrentCart",
    "plain",
    (w) => ({ ...lineItemsRequest(w), cartInfo: { buyerNote: "x" }, couponCode: "NO" }),
  ],
  [
    "ecom.currentCart.updateCurrentCart",
    "full",
    () => ({ cartInfo: { buyerNote: "x" }, merchantDiscounts: [{ amount: "5" }] }),
  ],
  [
    "ecom.currentCart.addToCurrentCart",
    "new",
    (w) => ({
      ...lineItemsRequest(w),
      customLineItems: [{ price: "1", itemType: { preset: "SERVICE" } }],
    }),
  ],
  [
    "ecom.cart.createCart",
    "new",
    (w) => ({ lineItems: [w.item("gift-card")], couponCode: "TAKE15" }),
  ],
  [
    "ecom.cart.updateLineItemsQuantity",
    "full",
    ({ ids }) => ({
      id: ids.fullV1,
      lineItems: [
        { id: ids.line, quantity: 3 },
        { id: UNKNOWN_ID, quantity: 1 },
      ],
    }),
  ],
  [
    "ecom.currentCartV2.addLineItemsToCurrentCart",
    "new",
    (w) => ({ catalogItems: [w.item("drop-pendant"), unknownItem(w)] }),
  ],
  [
    "ecom.currentCartV2.updateLineItemsInCurrentCart",
    "full",
    ({ ids }) => ({
      lineItems: [
        { lineItemId: ids.line, quantity: { newQuantity: 3 } },
        { lineItemId: UNKNOWN_ID, quantity: { newQuantity: 3 } },
      ],
    }),
  ],
  [
    "ecom.currentCartV2.createCurrentCart",
    "full",
    (w) => ({ ...itemsRequest(w), giftCards: [{ code: "NOT-A-CARD" }] }),
  ],
  ["ecom.cartV2.createCart", "new", (w) => ({ ...itemsRequest(w), coupons: [{ code: "NO" }] })],
  [
    "ecom.cartV2.createCart",
    "new",
    (w) => ({ ...itemsRequest(w), deliveryMethod: { code: "moon" } }),
  ],
  [
    "ecom.checkout.updateCheckout",
    "plain",
    (w) => ({
      ...lineItemsRequest(w),
      checkout: {
        id: w.ids.plain,
        buyerInfo: { email: email.address },
        shippingInfo: { selectedCarrierServiceOption: { code: "moon" } },
      },
    }),
  ],
  [
    "ecom.checkout.createCheckout",
    "new",
    (w) => ({ channelType: "WEB", ...lineItemsRequest(w), giftCardCode: "NOT-A-CARD" }),
  ],
  ["ecom.cartV2.placeOrder", "plain", ({ ids }) => ({ cartId: ids.plain })],
  ["ecom.checkout.createOrder", "plain", ({ ids }) => ({ id: ids.plain })],
  [
    "ecom.orderBilling.chargeOrder",
    "owner",
    ({ ids }) => ({
      orderId: ids.open,
      giftCards: [{ giftCardCode: "PORTICO-GIFT-50", amount: { amount: "5" } }],
      regularCharge: { paymentIntentId: UNKNOWN_ID, amount: { amount: "1000" } },
    }),
  ],
  [
    "ecom.orderBilling.captureAuthorizedPayments",
    "owner",
    ({ ids }) => ({
      orderId: ids.open,
      payments: [{ paymentId: ids.authorized }, { paymentId: ids.waiting }],
    }),
  ],
  [
    "ecom.orderBilling.refundPayments",
    "owner",
    ({ ids }) => ({
      orderId: ids.paid,
      paymentRefunds: [{ paymentId: ids.payment, amount: { amount: "1" } }],
      sideEffects: { restock: { lineItems: [{ lineItemId: ids.paidLine, quantity: 9 }] } },
    }),
  ],
  [
    "ecom.orderTransactions.addPayments",
    "owner",
    ({ ids }) => ({
      orderId: ids.open,
      payments: ["5", "1000"].map((amount) => ({ amount: { amount }, regularPaymentDetails: {} })),
    }),
  ],
  [
    "ecom.orderFulfillments.createFulfillment",
    "owner",
    ({ ids }) => ({
      orderId: ids.paid,
      fulfillment: { lineItems: [{ id: ids.paidLine, quantity: 1 }, { id: UNKNOWN_ID }] },
    }),
  ],
  [
    "identity.authentication.logout",
    "member",
    () => ({ postLogoutRedirectUri: "https://evil.example" }),
  ],
  ["identity.redirects.createRedirectSession", "plain", emptyRequest],
  [
    "identity.redirects.createRedirectSession",
    "plain",
    () => ({ ecomCheckout: { checkoutId: UNKNOWN_ID } }),
  ],
  [
    "members.members.createMember",
    "owner",
    () => ({ member: { loginEmail: "ada@example.com", profile: { nickname: "x" } } }),
  ],
  ["members.members.updateCurrentMemberSlug", "member", () => ({ slug: "ada" })],
  [
    "identity.recovery.recover",
    "new",
    ({ ids }) => ({ recoveryToken: `${ids.recovery}x`, password: "x" }),
  ],
];
