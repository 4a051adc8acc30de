// Error codes for v1 carts.
import type { World } from "../shop-world.js";
import type { Json } from "../test-client.js";
import { APP_ID, type Case, FAKE_ID } from "./case.js";

const customItemRequest = (rest: object) => ({
  customLineItems: [
    { productName: { original: "Work" }, price: "5", itemType: { preset: "SERVICE" }, ...rest },
  ],
});

const checkoutCase = (code: string, cart: (world: World) => Json): Case => ({
  code,
  operations: ["ecom.cart.createCheckout"],
  caller: "owner",
  before: async (world) =>
    (await world.callers.owner.call("ecom.cart.createCart", cart(world))).cart.id,
  request: (_, id) => ({ id, channelType: "WEB" }),
});

export const cartsV1: readonly Case[] = [
  {
    code: "CANT_CREATE_CART_WITHOUT_ITEMS",
    operations: ["ecom.cart.createCart"],
    caller: "new",
    request: () => ({}),
  },
  {
    code: "CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM",
    operations: ["ecom.cart.createCart"],
    caller: "new",
    request: ({ item }) => ({
      lineItems: [{ ...item("gift-card"), selectedMembership: { id: "pass", appId: APP_ID } }],
    }),
  },
  {
    code: "CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER",
    operations: ["ecom.cart.updateCart"],
    caller: "member",
    before: async ({ callers }) =>
      (await callers.member.call("ecom.currentCart.getCurrentCart")).cart.id,
    request: (_, id) => ({ cartInfo: { id, buyerInfo: { contactId: FAKE_ID } } }),
  },
  {
    code: "CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION",
    operations: ["ecom.cart.addToCart"],
    caller: "plain",
    before: ({ callers, ids, item }) =>
      callers.plain.call("ecom.cart.addToCart", {
        id: ids.plainV1,
        lineItems: [item("gift-card")],
        businessLocationId: APP_ID,
      }),
    request: ({ ids, item }) => ({
      id: ids.plainV1,
      lineItems: [item("gift-card")],
      businessLocationId: FAKE_ID,
    }),
  },
  {
    code: "SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT",
    operations: ["ecom.cart.createCheckout"],
    caller: "plain",
    before: ({ emulator }) => Object.assign(emulator.state.site, { acceptsPayments: false }),
    request: ({ ids }) => ({ id: ids.plainV1, channelType: "WEB" }),
  },
  checkoutCase("CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE", () =>
    customItemRequest({
      physicalProperties: { sku: "A" },
      serviceProperties: { numberOfParticipants: 2 },
    }),
  ),
  checkoutCase("CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE", () =>
    customItemRequest({ paymentOption: "MEMBERSHIP" }),
  ),
];
