// Error codes for placing an order, from v1 checkouts and v2 carts.
import type { Product } from "../../services/catalog/model.js";
import type { World } from "../shop-world.js";
import { ADDRESS, type Json } from "../test-client.js";
import { APP, type Case, changeGiftCard, installCatalog, NOWHERE, SONG } from "./case.js";

type BuildRequest = (world: World) => Json;

const cartOf = (fill: BuildRequest, then?: (world: World) => unknown) => async (world: World) => {
  const { cart } = await world.callers.new.call("ecom.cartV2.createCart", await fill(world));
  await then?.(world);
  return cart.id;
};
const place = (
  code: string,
  fill: BuildRequest,
  rest: object = {},
  then?: (world: World) => unknown,
) =>
  ({
    code,
    operations: ["ecom.cartV2.placeOrder"],
    caller: "new",
    before: cartOf(fill, then),
    request: (_, cartId) => ({ cartId, ...rest }),
  }) satisfies Case;

const V1 = ["ecom.checkout.createOrder", "ecom.checkout.createOrderAndCharge"];
const placeV1 = (code: string, fill: BuildRequest, then?: (world: World) => unknown): Case => ({
  code,
  operations: V1,
  caller: "new",
  before: cartOf(fill, then),
  request: (_, id) => ({ id, paymentToken: "token" }),
});

const ofApp =
  (data: object, rest: object = {}) =>
  (world: World) => {
    installCatalog(world, data);
    return { catalogItems: [{ ...SONG, quantity: 1 }], ...rest };
  };
const withCard = { giftCards: [{ code: "PORTICO-GIFT-50" }] };
const withCoupon = { coupons: [{ code: "WELCOME10" }] };
const giftCard = { itemType: { preset: "GIFT_CARD" } };
const monthlySubscription = (rest: object = {}) => ({
  subscriptionOptionInfo: {
    subscriptionSettings: { frequency: "MONTH", autoRenewal: true, ...rest },
    title: { original: "Monthly" },
  },
});
const download = ({ item }: World) => ({ catalogItems: [item("gift-card")] });
const shippedCart = ({ item }: World) => ({
  catalogItems: [item("heavy-tee")],
  cart: { deliveryInfo: { address: ADDRESS } },
});
const withExpress = (world: World) => ({
  ...shippedCart(world),
  deliveryMethod: { code: "express" },
});
const site = (change: object) => (world: World) => Object.assign(world.emulator.state.site, change);
const stock =
  (...slugs: string[]) =>
  ({ emulator, item }: World) => {
    for (const slug of slugs) {
      const { variantId } = item(slug).catalogReference.options;
      emulator.controls.catalog.setStock(variantId, 0);
    }
  };
const rejectPayments = ({ emulator }: World) => {
  const violations = [{ severity: "ERROR", description: "Not today" }];
  const fetch = async () => Response.json({ violations });
  emulator.controls.plugins.install({ type: "ECOM_VALIDATIONS", appId: APP, fetch });
};
const forMembers = ({ emulator, item }: World) => {
  const { catalogItemId } = item("gift-card").catalogReference;
  const products = emulator.state.catalog.products as Map<string, Product>;
  const product = products.get(catalogItemId);
  if (product) products.set(product.id, { ...product, membersOnly: true });
};

/** Taxes depend on the subdivision, but the address omits it. */
const taxedByParts = async ({ callers }: World) => {
  const { taxCalculatorDetails } = await callers.owner.call(
    "ecom.taxCalculation.listTaxCalculators",
  );
  await callers.owner.call("ecom.taxRegions.createTaxRegion", {
    taxRegion: { appId: taxCalculatorDetails[0].appId, country: "US", subdivision: "NY" },
  });
};

const V2: readonly Case[] = [
  place("CALCULATION_ERROR", withExpress, {}, taxedByParts),
  place("SITE_NOT_ACCEPTING_PAYMENTS", download, {}, site({ acceptsPayments: false })),
  place("EMPTY_CART", () => ({})),
  place("LINE_ITEMS_OUT_OF_STOCK", withExpress, {}, stock("heavy-tee")),
  place("INVALID_PRICE_VERIFICATION_TOKEN", download, { priceVerificationToken: "none" }),
  place("EMPTY_PAYMENT_TOKEN", download, { paymentToken: "" }),
  place("VIOLATIONS_WITH_ERROR_SEVERITY", download, {}, rejectPayments),
  place("CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD", ofApp(giftCard, withCard)),
  place("CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD", ofApp(giftCard, withCoupon)),
  place("CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD", ofApp(monthlySubscription(), withCard)),
  place(
    "SUBSCRIPTION_WITH_INVALID_FREQUENCY",
    ofApp(monthlySubscription({ frequency: "UNDEFINED" })),
  ),
  place(
    "SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION",
    ofApp(
      {
        itemType: { preset: "PHYSICAL" },
        ...monthlySubscription({ freeTrialPeriod: { frequency: "DAY", interval: 7 } }),
      },
      { cart: { deliveryInfo: { address: ADDRESS } }, deliveryMethod: { code: "express" } },
    ),
  ),
  place("UNCONFIRMED_SAVE_PAYMENT_METHOD", ofApp({ savePaymentMethod: true })),
  place("DELIVERY_METHOD_NO_LONGER_AVAILABLE", withExpress, {}, ({ emulator }) =>
    emulator.state.site.delivery.pop(),
  ),
  place("MISSING_DELIVERY_ADDRESS", ({ item }) => ({ catalogItems: [item("heavy-tee")] })),
  place("MISSING_DELIVERY_METHOD", shippedCart),
  place("MEMBERS_ONLY_ITEM", download, {}, forMembers),
  place("PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART", (w) => ({ ...download(w), cart: { demo: true } })),
];

const OLD: readonly Case[] = [
  placeV1("SITE_NOT_ACCEPTING_PAYMENTS", download, site({ acceptsPayments: false })),
  placeV1("EMPTY_CHECKOUT", () => ({})),
  placeV1(
    "PARTIAL_OUT_OF_STOCK",
    (w) => ({ ...withExpress(w), catalogItems: [w.item("heavy-tee"), w.item("gift-card")] }),
    stock("heavy-tee"),
  ),
  placeV1("FULL_OUT_OF_STOCK", withExpress, stock("heavy-tee")),
  placeV1("NO_SELECTED_CARRIER_SERVICE_OPTION", shippedCart),
  placeV1("SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE", withExpress, ({ emulator }) =>
    emulator.state.site.delivery.pop(),
  ),
  placeV1("MEMBERS_ONLY_ITEM", download, forMembers),
  {
    ...placeV1("VIOLATIONS_WITH_ERROR_SEVERITY", download, rejectPayments),
    operations: [V1[0] ?? ""],
  },
  placeV1("GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD", ofApp(giftCard, withCard)),
  placeV1("COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD", ofApp(giftCard, withCoupon)),
  placeV1(
    "SUBSCRIPTION_WITH_GIFT_CARD",
    ofApp({ ...monthlySubscription(), price: "99" }, withCard),
  ),
  placeV1("SUBSCRIPTION_WITH_ZERO_TOTAL", ofApp({ ...monthlySubscription(), price: "0" })),
  placeV1("SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS", (world) => {
    const { catalogItems } = ofApp(monthlySubscription())(world);
    return { catalogItems: [...catalogItems, world.item("gift-card")] };
  }),
  placeV1("NO_SAVE_PAYMENT_METHOD_CONFIRMATION", ofApp({ savePaymentMethod: true })),
  {
    code: "PAYMENT_ERROR",
    operations: ["ecom.checkout.createOrderAndCharge"],
    caller: "new",
    before: cartOf(download),
    request: (_, id) => ({ id }),
  },
  {
    ...placeV1("CHECKOUT_ALREADY_PAID", download),
    before: async (world) => {
      const cartId = await cartOf(download)(world);
      await world.callers.new.call("ecom.cartV2.placeOrder", { cartId });
      return cartId;
    },
  },
];

const chooses = (code: string, sent: object, before?: (world: World) => unknown): Case => ({
  code,
  operations: ["ecom.checkout.createCheckout", "ecom.checkout.updateCheckout"],
  caller: "plain",
  ...(before ? { before } : {}),
  request: ({ ids, item }, _prepared, operation) => {
    const { shippingInfo, ...rest }: Json = sent;
    const info = shippingInfo ? { shippingInfo } : {};
    return operation.endsWith("createCheckout")
      ? { channelType: "WEB", lineItems: [item("heavy-tee")], checkoutInfo: info, ...rest }
      : { checkout: { id: ids.plain, ...info }, ...rest };
  },
});
const coupon = (change: object) => (world: World) =>
  Object.assign([...world.emulator.state.coupons.coupons.values()][0] ?? {}, change);
const couponCode = "WELCOME10";
const giftCardCode = "PORTICO-GIFT-50";
const delivery = (option: object) => ({ shippingInfo: { selectedCarrierServiceOption: option } });
const useUpCoupon = async (world: World) => {
  const cartId = await cartOf((w) => ({ ...download(w), ...withCoupon }))(world);
  await world.callers.new.call("ecom.cartV2.placeOrder", { cartId });
  coupon({ usageLimit: 1 })(world);
};
const useCouponOncePerBuyer = async (world: World) => {
  const fill = { ...download(world), ...withCoupon };
  const { cart } = await world.callers.plain.call("ecom.cartV2.createCart", fill);
  await world.callers.plain.call("ecom.cartV2.placeOrder", { cartId: cart.id });
  coupon({ usageLimitPerCustomer: 1 })(world);
};

const CHOICES: readonly Case[] = [
  chooses("SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND", delivery({ code: "moon" })),
  chooses(
    "INVALID_SELECTED_CARRIER_SERVICE_OPTION",
    delivery({ code: "standard", carrierId: NOWHERE }),
  ),
  chooses("GIFT_CARD_NOT_FOUND", { giftCardCode: "NOT-A-CARD" }),
  chooses("GIFT_CARD_CODE_INVALID", { giftCardCode: "no" }),
  chooses("GIFT_CARD_IS_EMPTY", { giftCardCode }, changeGiftCard({ balance: "0" })),
  chooses("GIFT_CARD_DISABLED", { giftCardCode }, changeGiftCard({ disabled: true })),
  chooses(
    "GIFT_CARD_EXPIRED",
    { giftCardCode },
    changeGiftCard({ expiresAt: "2020-01-01T00:00:00.000Z" }),
  ),
  chooses("ERROR_COUPON_USAGE_EXCEEDED", { couponCode }, useUpCoupon),
  chooses("ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED", { couponCode }, useCouponOncePerBuyer),
  chooses(
    "ERROR_COUPON_IS_NOT_ACTIVE_YET",
    { couponCode },
    coupon({ startsAt: "2090-01-01T00:00:00.000Z" }),
  ),
  chooses(
    "ERROR_COUPON_HAS_EXPIRED",
    { couponCode },
    coupon({ expiresAt: "2020-01-01T00:00:00.000Z" }),
  ),
  chooses("ERROR_COUPON_DOES_NOT_EXIST", { couponCode: "NO" }),
  {
    ...chooses("SITE_MUST_ACCEPT_PAYMENTS", {}, site({ acceptsPayments: false })),
    operations: ["ecom.checkout.createCheckout"],
  },
  {
    code: "CHECKOUT_IS_COMPLETE",
    operations: ["ecom.checkout.addToCheckout"],
    caller: "new",
    before: async (world) => {
      const cartId = await cartOf(download)(world);
      await world.callers.new.call("ecom.cartV2.placeOrder", { cartId });
      return cartId;
    },
    request: ({ item }, id) => ({ id, lineItems: [item("gift-card")] }),
  },
  {
    code: "CHECKOUT_PAGE_NOT_FOUND",
    operations: ["ecom.cartV2.getCheckoutUrl"],
    caller: "plain",
    before: site({ checkoutPage: false }),
    request: ({ ids }) => ({ cartId: ids.plain }),
  },
  {
    code: "SITE_NOT_PUBLISHED",
    operations: ["ecom.cartV2.getCheckoutUrl"],
    caller: "plain",
    before: site({ published: false }),
    request: ({ ids }) => ({ cartId: ids.plain }),
  },
];

/** A gift card from an app. It has a balance, but redeeming it fails. */
const installBrokenGiftCard = ({ emulator }: World) => {
  const fetch = async ({ url }: Request) =>
    /redeem/i.test(url)
      ? new Response(null, { status: 500 })
      : Response.json({ balance: 30, currencyCode: "USD" });
  emulator.controls.plugins.install({ type: "GIFT_CARDS_PROVIDER", appId: APP, fetch });
};
const appCard = (world: World) => {
  installBrokenGiftCard(world);
  return { ...download(world), giftCards: [{ code: "APP-CARD-1" }] };
};
/**
 * A member's checkout that is paid for with a membership. The app that provides the membership does
 * not respond.
 */
const member: Pick<Case, "caller" | "before"> = {
  caller: "member",
  before: async ({ emulator, callers, item }) => {
    const fetch = async () => new Response(null, { status: 500 });
    emulator.controls.plugins.install({ type: "ECOM_MEMBERSHIPS", appId: APP, fetch });
    const { checkout } = await callers.member.call("ecom.checkout.createCheckout", {
      channelType: "WEB",
      lineItems: [item("gift-card")],
      checkoutInfo: { billingInfo: { address: ADDRESS } },
    });
    const memberships = [{ id: "pass", appId: APP, lineItemIds: [checkout.lineItems[0].id] }];
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

const silent = ({ emulator }: World) => {
  const fetch = async () => new Response(null, { status: 500 });
  emulator.controls.plugins.install({ type: "ECOM_VALIDATIONS", appId: APP, fetch });
};

const APPS: readonly Case[] = [
  {
    ...placeV1("FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS", withBilling(download), silent),
    operations: [V1[0] ?? ""],
  },
  place("GIFT_CARD_REDEEM_ERROR", appCard),
  placeV1("REDEEM_GIFT_CARD_ERROR", withBilling(appCard)),
  { ...place("INVALID_MEMBERSHIP", download), ...member },
  { ...placeV1("CALCULATION_ERROR", download), ...member },
];

export const placing: readonly Case[] = [...V2, ...OLD, ...CHOICES, ...APPS];
