// Error codes for placing an order, from v1 checkouts and v2 carts.
import type { World } from "../shop-world.js";
import { ADDRESS, type Json } from "../test-client.js";
import { APP_ID, type Case, changeGiftCard, FAKE_ID } from "./case.js";
import {
  addSubdivisionTax,
  appItem,
  type BuildRequest,
  changeSite,
  createCart,
  downloadCart,
  expressCart,
  giftCard,
  monthlySubscription,
  placeCase,
  placeV1Case,
  rejectPayments,
  restrictToMembers,
  sellOut,
  shippedCart,
  V1_OPERATIONS,
  withCard,
  withCoupon,
} from "./placing-setup.js";

const V2_CASES: readonly Case[] = [
  placeCase("CALCULATION_ERROR", expressCart, {}, addSubdivisionTax),
  placeCase(
    "SITE_NOT_ACCEPTING_PAYMENTS",
    downloadCart,
    {},
    changeSite({ acceptsPayments: false }),
  ),
  placeCase("EMPTY_CART", () => ({})),
  placeCase("LINE_ITEMS_OUT_OF_STOCK", expressCart, {}, sellOut("heavy-tee")),
  placeCase("INVALID_PRICE_VERIFICATION_TOKEN", downloadCart, { priceVerificationToken: "none" }),
  placeCase("EMPTY_PAYMENT_TOKEN", downloadCart, { paymentToken: "" }),
  placeCase("VIOLATIONS_WITH_ERROR_SEVERITY", downloadCart, {}, rejectPayments),
  placeCase("CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD", appItem(giftCard, withCard)),
  placeCase("CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD", appItem(giftCard, withCoupon)),
  placeCase("CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD", appItem(monthlySubscription(), withCard)),
  placeCase(
    "SUBSCRIPTION_WITH_INVALID_FREQUENCY",
    appItem(monthlySubscription({ frequency: "UNDEFINED" })),
  ),
  placeCase(
    "SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION",
    appItem(
      {
        itemType: { preset: "PHYSICAL" },
        ...monthlySubscription({ freeTrialPeriod: { frequency: "DAY", interval: 7 } }),
      },
      { cart: { deliveryInfo: { address: ADDRESS } }, deliveryMethod: { code: "express" } },
    ),
  ),
  placeCase("UNCONFIRMED_SAVE_PAYMENT_METHOD", appItem({ savePaymentMethod: true })),
  placeCase("DELIVERY_METHOD_NO_LONGER_AVAILABLE", expressCart, {}, ({ emulator }) =>
    emulator.state.site.delivery.pop(),
  ),
  placeCase("MISSING_DELIVERY_ADDRESS", ({ item }) => ({ catalogItems: [item("heavy-tee")] })),
  placeCase("MISSING_DELIVERY_METHOD", shippedCart),
  placeCase("MEMBERS_ONLY_ITEM", downloadCart, {}, restrictToMembers),
  placeCase("PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART", (w) => ({
    ...downloadCart(w),
    cart: { demo: true },
  })),
];

const V1_CASES: readonly Case[] = [
  placeV1Case("SITE_NOT_ACCEPTING_PAYMENTS", downloadCart, changeSite({ acceptsPayments: false })),
  placeV1Case("EMPTY_CHECKOUT", () => ({})),
  placeV1Case(
    "PARTIAL_OUT_OF_STOCK",
    (w) => ({ ...expressCart(w), catalogItems: [w.item("heavy-tee"), w.item("gift-card")] }),
    sellOut("heavy-tee"),
  ),
  placeV1Case("FULL_OUT_OF_STOCK", expressCart, sellOut("heavy-tee")),
  placeV1Case("NO_SELECTED_CARRIER_SERVICE_OPTION", shippedCart),
  placeV1Case("SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE", expressCart, ({ emulator }) =>
    emulator.state.site.delivery.pop(),
  ),
  placeV1Case("MEMBERS_ONLY_ITEM", downloadCart, restrictToMembers),
  {
    ...placeV1Case("VIOLATIONS_WITH_ERROR_SEVERITY", downloadCart, rejectPayments),
    operations: [V1_OPERATIONS[0] ?? ""],
  },
  placeV1Case("GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD", appItem(giftCard, withCard)),
  placeV1Case("COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD", appItem(giftCard, withCoupon)),
  placeV1Case(
    "SUBSCRIPTION_WITH_GIFT_CARD",
    appItem({ ...monthlySubscription(), price: "99" }, withCard),
  ),
  placeV1Case("SUBSCRIPTION_WITH_ZERO_TOTAL", appItem({ ...monthlySubscription(), price: "0" })),
  placeV1Case("SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS", (world) => {
    const { catalogItems } = appItem(monthlySubscription())(world);
    return { catalogItems: [...catalogItems, world.item("gift-card")] };
  }),
  placeV1Case("NO_SAVE_PAYMENT_METHOD_CONFIRMATION", appItem({ savePaymentMethod: true })),
  {
    code: "PAYMENT_ERROR",
    operations: ["ecom.checkout.createOrderAndCharge"],
    caller: "new",
    before: createCart(downloadCart),
    request: (_, id) => ({ id }),
  },
  {
    ...placeV1Case("CHECKOUT_ALREADY_PAID", downloadCart),
    before: async (world) => {
      const cartId = await createCart(downloadCart)(world);
      await world.callers.new.call("ecom.cartV2.placeOrder", { cartId });
      return cartId;
    },
  },
];

const choiceCase = (code: string, fields: object, before?: (world: World) => unknown): Case => ({
  code,
  operations: ["ecom.checkout.createCheckout", "ecom.checkout.updateCheckout"],
  caller: "plain",
  ...(before ? { before } : {}),
  request: ({ ids, item }, _prepared, operation) => {
    const { shippingInfo, ...rest }: Json = fields;
    const info = shippingInfo ? { shippingInfo } : {};
    return operation.endsWith("createCheckout")
      ? { channelType: "WEB", lineItems: [item("heavy-tee")], checkoutInfo: info, ...rest }
      : { checkout: { id: ids.plain, ...info }, ...rest };
  },
});
const changeCoupon = (change: object) => (world: World) =>
  Object.assign([...world.emulator.state.coupons.coupons.values()][0] ?? {}, change);
const couponCode = "WELCOME10";
const giftCardCode = "PORTICO-GIFT-50";
const deliveryChoice = (option: object) => ({
  shippingInfo: { selectedCarrierServiceOption: option },
});
const useUpCoupon = async (world: World) => {
  const cartId = await createCart((w) => ({ ...downloadCart(w), ...withCoupon }))(world);
  await world.callers.new.call("ecom.cartV2.placeOrder", { cartId });
  changeCoupon({ usageLimit: 1 })(world);
};
const useCouponOncePerBuyer = async (world: World) => {
  const cartRequest = { ...downloadCart(world), ...withCoupon };
  const { cart } = await world.callers.plain.call("ecom.cartV2.createCart", cartRequest);
  await world.callers.plain.call("ecom.cartV2.placeOrder", { cartId: cart.id });
  changeCoupon({ usageLimitPerCustomer: 1 })(world);
};

const CHOICE_CASES: readonly Case[] = [
  choiceCase("SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND", deliveryChoice({ code: "moon" })),
  choiceCase(
    "INVALID_SELECTED_CARRIER_SERVICE_OPTION",
    deliveryChoice({ code: "standard", carrierId: FAKE_ID }),
  ),
  choiceCase("GIFT_CARD_NOT_FOUND", { giftCardCode: "NOT-A-CARD" }),
  choiceCase("GIFT_CARD_CODE_INVALID", { giftCardCode: "no" }),
  choiceCase("GIFT_CARD_IS_EMPTY", { giftCardCode }, changeGiftCard({ balance: "0" })),
  choiceCase("GIFT_CARD_DISABLED", { giftCardCode }, changeGiftCard({ disabled: true })),
  choiceCase(
    "GIFT_CARD_EXPIRED",
    { giftCardCode },
    changeGiftCard({ expiresAt: "2020-01-01T00:00:00.000Z" }),
  ),
  choiceCase("ERROR_COUPON_USAGE_EXCEEDED", { couponCode }, useUpCoupon),
  choiceCase("ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED", { couponCode }, useCouponOncePerBuyer),
  choiceCase(
    "ERROR_COUPON_IS_NOT_ACTIVE_YET",
    { couponCode },
    changeCoupon({ startsAt: "2090-01-01T00:00:00.000Z" }),
  ),
  choiceCase(
    "ERROR_COUPON_HAS_EXPIRED",
    { couponCode },
    changeCoupon({ expiresAt: "2020-01-01T00:00:00.000Z" }),
  ),
  choiceCase("ERROR_COUPON_DOES_NOT_EXIST", { couponCode: "NO" }),
  {
    ...choiceCase("SITE_MUST_ACCEPT_PAYMENTS", {}, changeSite({ acceptsPayments: false })),
    operations: ["ecom.checkout.createCheckout"],
  },
  {
    code: "CHECKOUT_IS_COMPLETE",
    operations: ["ecom.checkout.addToCheckout"],
    caller: "new",
    before: async (world) => {
      const cartId = await createCart(downloadCart)(world);
      await world.callers.new.call("ecom.cartV2.placeOrder", { cartId });
      return cartId;
    },
    request: ({ item }, id) => ({ id, lineItems: [item("gift-card")] }),
  },
  {
    code: "CHECKOUT_PAGE_NOT_FOUND",
    operations: ["ecom.cartV2.getCheckoutUrl"],
    caller: "plain",
    before: changeSite({ checkoutPage: false }),
    request: ({ ids }) => ({ cartId: ids.plain }),
  },
  {
    code: "SITE_NOT_PUBLISHED",
    operations: ["ecom.cartV2.getCheckoutUrl"],
    caller: "plain",
    before: changeSite({ published: false }),
    request: ({ ids }) => ({ cartId: ids.plain }),
  },
];

/** Installs an app whose gift card has a balance, but cannot be redeemed. */
const installBrokenGiftCard = ({ emulator }: World) => {
  const fetch = async ({ url }: Request) =>
    /redeem/i.test(url)
      ? new Response(null, { status: 500 })
      : Response.json({ balance: 30, currencyCode: "USD" });
  emulator.controls.plugins.install({ type: "GIFT_CARDS_PROVIDER", appId: APP_ID, fetch });
};
const appCardCart = (world: World) => {
  installBrokenGiftCard(world);
  return { ...downloadCart(world), giftCards: [{ code: "APP-CARD-1" }] };
};
/**
 * A member's checkout that is paid for with a membership. The app that provides the membership
 * responds with an error.
 */
const memberCheckout: Pick<Case, "caller" | "before"> = {
  caller: "member",
  before: async ({ emulator, callers, item }) => {
    const fetch = async () => new Response(null, { status: 500 });
    emulator.controls.plugins.install({ type: "ECOM_MEMBERSHIPS", appId: APP_ID, fetch });
    const { checkout } = await callers.member.call("ecom.checkout.createCheckout", {
      channelType: "WEB",
      lineItems: [item("gift-card")],
      checkoutInfo: { billingInfo: { address: ADDRESS } },
    });
    const memberships = [{ id: "pass", appId: APP_ID, lineItemIds: [checkout.lineItems[0].id] }];
    const membershipOptions = { selectedMemberships: { memberships } };
    await callers.member.call("ecom.checkout.updateCheckout", {
      checkout: { id: checkout.id, membershipOptions },
    });
    return checkout.id;
  },
};
const withBilling =
  (fill: BuildRequest): BuildRequest =>
  async (world) => ({
    ...(await fill(world)),
    cart: { paymentInfo: { billingAddress: ADDRESS } },
  });

const failValidations = ({ emulator }: World) => {
  const fetch = async () => new Response(null, { status: 500 });
  emulator.controls.plugins.install({ type: "ECOM_VALIDATIONS", appId: APP_ID, fetch });
};

const APP_CASES: readonly Case[] = [
  {
    ...placeV1Case(
      "FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS",
      withBilling(downloadCart),
      failValidations,
    ),
    operations: [V1_OPERATIONS[0] ?? ""],
  },
  placeCase("GIFT_CARD_REDEEM_ERROR", appCardCart),
  placeV1Case("REDEEM_GIFT_CARD_ERROR", withBilling(appCardCart)),
  { ...placeCase("INVALID_MEMBERSHIP", downloadCart), ...memberCheckout },
  { ...placeV1Case("CALCULATION_ERROR", downloadCart), ...memberCheckout },
];

export const placing: readonly Case[] = [...V2_CASES, ...V1_CASES, ...CHOICE_CASES, ...APP_CASES];
