import { CATALOG_CHANGES } from "./changing-catalog.js";
import { CHECKOUT_CHANGES } from "./changing-checkouts.js";
import { DRAFT_CHANGES } from "./changing-drafts.js";
import { MEMBER_CHANGES } from "./changing-members.js";
import { ORDER_CHANGES } from "./changing-orders.js";
import { CALLBACK_URL, VERIFIER } from "./login.js";
import type { CallRow, World } from "./shop-world.js";

export const emptyRequest = () => ({});
export const lineItemsRequest = (w: World) => ({ lineItems: [w.item("drop-pendant")] });
export const itemsRequest = (w: World) => ({ catalogItems: [w.item("drop-pendant")] });
export const email = { address: "x@example.com" };

/**
 * Changes to a v2 cart. Each row has the verb, the preposition in the operation's name for the
 * current cart, the cart, and the request.
 */
const CART_V2_CHANGES: readonly (readonly [string, string, "full" | "plain", CallRow[2]])[] = [
  ["addLineItems", "To", "full", itemsRequest],
  ["removeLineItems", "From", "full", ({ ids }) => ({ lineItemIds: [ids.line] })],
  [
    "updateLineItems",
    "In",
    "full",
    ({ ids }) => ({ lineItems: [{ lineItemId: ids.line, quantity: { newQuantity: 2 } }] }),
  ],
  ["addCoupon", "To", "plain", () => ({ coupon: { code: "WELCOME10" } })],
  ["removeCoupon", "From", "full", ({ ids }) => ({ couponId: ids.coupon })],
  ["addGiftCard", "To", "plain", () => ({ giftCard: { code: "PORTICO-GIFT-50" } })],
  ["removeGiftCard", "From", "full", ({ ids }) => ({ giftCardId: ids.giftCard })],
  ["setDeliveryMethod", "For", "plain", () => ({ deliveryMethod: { code: "express" } })],
  ["removeDeliveryMethod", "From", "full", emptyRequest],
  ["refresh", "", "full", emptyRequest],
  ["delete", "", "full", emptyRequest],
];

const tokenRequest = (
  fields: (w: World) => Record<string, unknown>,
  caller: CallRow[1] = "new",
): CallRow => ["identity.oauth.token", caller, fields];
/** Valid requests for operations that change data on a site with a V3 catalog. */
export const CHANGES: readonly CallRow[] = [
  ...CART_V2_CHANGES.flatMap(([verb, preposition, caller, request]): CallRow[] => [
    [`ecom.currentCartV2.${verb}${preposition}CurrentCart`, caller, request],
    [
      `ecom.cartV2.${verb}${verb === "refresh" || verb === "delete" ? "Cart" : ""}`,
      caller,
      (w) => ({ cartId: w.ids[caller], ...request(w) }),
    ],
  ]),
  ["ecom.currentCartV2.addLineItemsToCurrentCart", "new", itemsRequest],
  ["ecom.currentCartV2.createCurrentCart", "full", itemsRequest],
  ["ecom.currentCartV2.updateCurrentCart", "full", () => ({ cart: { note: "x" } })],
  ["ecom.cartV2.createCart", "new", itemsRequest],
  ["ecom.cartV2.updateCart", "full", ({ ids }) => ({ cart: { id: ids.full, note: "x" } })],
  ["ecom.cartV2.getCheckoutUrl", "plain", ({ ids }) => ({ cartId: ids.plain })],
  ["ecom.cartV2.placeOrder", "full", ({ ids }) => ({ cartId: ids.full })],
  ["ecom.cartV2.markCartAsCompleted", "full", ({ ids }) => ({ cartId: ids.full })],

  [
    "ecom.currentCart.updateCurrentCart",
    "new",
    (w) => ({ ...lineItemsRequest(w), couponCode: "WELCOME10" }),
  ],
  ["ecom.currentCart.deleteCurrentCart", "full", emptyRequest],
  ["ecom.currentCart.addToCurrentCart", "full", lineItemsRequest],
  [
    "ecom.currentCart.removeLineItemsFromCurrentCart",
    "full",
    ({ ids }) => ({ lineItemIds: [ids.line] }),
  ],
  [
    "ecom.currentCart.updateCurrentCartLineItemQuantity",
    "full",
    ({ ids }) => ({ lineItems: [{ id: ids.line, quantity: 2 }] }),
  ],
  ["ecom.currentCart.removeCouponFromCurrentCart", "full", emptyRequest],
  ["ecom.currentCart.createCheckoutFromCurrentCart", "full", () => ({ email: email.address })],
  ["ecom.cart.createCart", "new", lineItemsRequest],
  ["ecom.cart.updateCart", "full", ({ ids }) => ({ cartInfo: { id: ids.fullV1, buyerNote: "x" } })],
  ["ecom.cart.deleteCart", "owner", ({ ids }) => ({ id: ids.fullV1 })],
  ["ecom.cart.addToCart", "full", (w) => ({ id: w.ids.fullV1, ...lineItemsRequest(w) })],
  ["ecom.cart.removeLineItems", "full", ({ ids }) => ({ id: ids.fullV1, lineItemIds: [ids.line] })],
  [
    "ecom.cart.updateLineItemsQuantity",
    "full",
    ({ ids }) => ({ id: ids.fullV1, lineItems: [{ id: ids.line, quantity: 2 }] }),
  ],
  ["ecom.cart.removeCoupon", "full", ({ ids }) => ({ id: ids.fullV1 })],
  ["ecom.cart.createCheckout", "full", ({ ids }) => ({ id: ids.fullV1 })],
  ["ecom.cart.removeBusinessLocation", "full", ({ ids }) => ({ id: ids.fullV1 })],
  ...CHECKOUT_CHANGES,

  ["ecom.checkout.createCheckout", "new", (w) => ({ channelType: "WEB", ...lineItemsRequest(w) })],
  ["ecom.checkout.getCheckoutUrl", "plain", ({ ids }) => ({ id: ids.plain })],
  ["ecom.checkout.getWixCheckoutUrl", "plain", ({ ids }) => ({ id: ids.plain })],
  [
    "ecom.checkout.updateCheckout",
    "plain",
    (w) => ({
      ...lineItemsRequest(w),
      checkout: { id: w.ids.plain, buyerNote: "x" },
      couponCode: "WELCOME10",
      giftCardCode: "PORTICO-GIFT-50",
    }),
  ],
  ["ecom.checkout.removeCoupon", "full", ({ ids }) => ({ id: ids.full })],
  ["ecom.checkout.removeGiftCard", "full", ({ ids }) => ({ id: ids.full })],
  ["ecom.checkout.removeOverrideCheckoutUrl", "full", ({ ids }) => ({ id: ids.full })],
  ["ecom.checkout.addToCheckout", "full", (w) => ({ id: w.ids.full, ...lineItemsRequest(w) })],
  [
    "ecom.checkout.removeLineItems",
    "full",
    ({ ids }) => ({ id: ids.full, lineItemIds: [ids.line] }),
  ],
  [
    "ecom.checkout.updateLineItemsQuantity",
    "full",
    ({ ids }) => ({ id: ids.full, lineItems: [{ id: ids.line, quantity: 2 }] }),
  ],
  ["ecom.checkout.createOrder", "full", ({ ids }) => ({ id: ids.full })],
  ["ecom.checkout.markCheckoutAsCompleted", "full", ({ ids }) => ({ id: ids.full })],

  ...ORDER_CHANGES,
  ...DRAFT_CHANGES,
  [
    "ecom.tips.updateTipChoice",
    "new",
    ({ ids }) => ({ purchaseFlowId: ids.order, tipChoice: { tipType: "AMOUNT", value: "3" } }),
  ],

  tokenRequest(() => ({ clientId: "shop", grantType: "anonymous" })),
  tokenRequest(({ ids }) => ({ grantType: "refresh_token", refreshToken: ids.refreshToken })),
  tokenRequest(
    ({ ids }) => ({
      clientId: "shop",
      grantType: "authorization_code",
      code: ids.code,
      codeVerifier: VERIFIER,
      redirectUri: CALLBACK_URL,
    }),
    "plain",
  ),
  tokenRequest(({ ids }) => ({ grant_type: "authorized_client", member_id: ids.ada }), "server"),
  tokenRequest(() => ({
    grant_type: "client_credentials",
    client_id: "app",
    client_secret: "x",
    instance_id: "i",
  })),
  tokenRequest(({ ids }) => ({ grant_type: "strip_bound_session", access_token: ids.accessToken })),
  [
    "identity.authentication.registerV2",
    "new",
    () => ({ loginId: { email: email.address }, password: "x" }),
  ],
  [
    "identity.authentication.loginV2",
    "new",
    () => ({ loginId: { email: "eve@example.com" }, password: "portico" }),
  ],
  ["identity.authentication.changePassword", "member", () => ({ newPassword: "x" })],
  ["identity.authentication.signOn", "owner", () => ({ loginId: { email: "new@example.com" } })],
  [
    "identity.authentication.verifyFactor",
    "new",
    ({ ids }) => ({ factorType: "SMS", stateToken: ids.eveToken, smsData: { code: ids.eveCode } }),
  ],
  [
    "identity.authentication.verifyFactor",
    "new",
    ({ ids }) => ({ factorType: "SMS", stateToken: ids.eveToken }),
  ],
  ["identity.authentication.logout", "member", emptyRequest],
  ["identity.verification.start", "new", ({ ids }) => ({ identityId: ids.pending })],
  [
    "identity.verification.verifyDuringAuthentication",
    "new",
    ({ ids }) => ({ code: ids.pendingCode, stateToken: ids.pendingToken }),
  ],
  ["identity.recovery.sendRecoveryEmail", "new", () => ({ email: "ada@example.com" })],
  ["identity.recovery.sendActivationEmail", "owner", ({ ids }) => ({ identityId: ids.ada })],
  [
    "identity.recovery.recover",
    "new",
    ({ ids }) => ({ recoveryToken: ids.recovery, password: "changed" }),
  ],
  [
    "identity.signOnPolicy.updateSignOnPolicy",
    "owner",
    () => ({ signOnPolicy: { requireOwnerApproval: true } }),
  ],
  [
    "identity.redirects.createRedirectSession",
    "plain",
    ({ ids }) => ({ ecomCheckout: { checkoutId: ids.plain } }),
  ],

  ...MEMBER_CHANGES,

  ...CATALOG_CHANGES,
];
