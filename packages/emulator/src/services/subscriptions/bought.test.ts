// Tests products sold by subscription, from the cart to the later orders.

import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import { price } from "../../testing/catalog-fixtures.js";
import { NEW_YORK } from "../../testing/money-world.js";
import { sentEvents, webhookOptions } from "../../testing/sent-events.js";
import {
  type Caller,
  type Json,
  merchant,
  pay,
  reference,
  STORES,
  shop,
} from "../../testing/test-client.js";

const APP_ID = "00000000-0000-4000-8000-00000000a001";
const START = Date.parse("2030-01-07T10:00:00Z");
const WEEK = 7 * 86_400_000;
let emulator: Emulator;
let guest: Caller;
let owner: Caller;
beforeEach(async () => {
  const clock = { now: () => START };
  ({ emulator, guest } = await shop({ seed: "minimal", clock, ...webhookOptions() }));
  owner = merchant(emulator);
});

const fortnightlyPlan = {
  title: "Every two weeks",
  frequency: "WEEK",
  interval: 2,
  autoRenewal: true,
  discount: { type: "PERCENT", percentOff: 12.5 },
};

async function createTea(allowOneTimePurchases: boolean): Promise<Json> {
  const { product } = await owner.call("stores.productsV3.createProductWithInventory", {
    product: {
      name: "Tea",
      productType: "PHYSICAL",
      physicalProperties: {},
      subscriptionDetails: { subscriptions: [fortnightlyPlan], allowOneTimePurchases },
      variantsInfo: { variants: [{ ...price("20"), inventoryItem: { quantity: 10 } }] },
    },
    returnEntity: true,
  });
  return product;
}
const referenceOf = ({ id, variantsInfo }: Json, subscriptionOptionId?: string) => ({
  catalogItemId: id,
  appId: STORES,
  options: {
    variantId: variantsInfo.variants[0].id,
    ...(subscriptionOptionId ? { subscriptionOptionId } : {}),
  },
});
const optionIdOf = ({ subscriptionDetails }: Json) => subscriptionDetails.subscriptions[0].id;
const cartRequest = (catalogReference: object, quantity = 1) => ({
  cart: { deliveryInfo: { address: NEW_YORK } },
  catalogItems: [{ catalogReference, quantity }],
});

test("a product in the cart has the price and settings of the selected subscription", async () => {
  const product = await createTea(true);
  const { cart } = await guest.call(
    "ecom.cartV2.createCart",
    cartRequest(referenceOf(product, optionIdOf(product)), 2),
  );
  expect(cart.lineItems).toMatchObject([
    {
      pricing: {
        unitPrice: { amount: "17.50" },
        breakdown: { fullPrice: { amount: "20.00" }, salePrice: { amount: "17.50" } },
      },
      attributes: {
        subscriptionInfo: {
          title: { original: fortnightlyPlan.title },
          subscriptionSettings: { frequency: "WEEK", interval: 2, autoRenewal: true },
        },
      },
    },
  ]);
  const { checkout } = await guest.call("ecom.checkout.getCheckout", { id: cart.id });
  expect(checkout.lineItems[0].subscriptionOptionInfo.subscriptionSettings.interval).toBe(2);
  const oneTime = await guest.call("ecom.cartV2.createCart", cartRequest(referenceOf(product)));
  expect(oneTime.cart.lineItems[0].pricing.unitPrice.amount).toBe("20.00");
  expect(oneTime.cart.lineItems[0].attributes.subscriptionInfo).toBeUndefined();
});

test("a product that is sold only by subscription requires a known subscription", async () => {
  const product = await createTea(false);
  const { cart } = await guest.call("ecom.cartV2.createCart", cartRequest(referenceOf(product)));
  expect(cart.lineItems).toEqual([]);
  const unknown = cartRequest(referenceOf(product, "00000000-0000-4000-8000-00000000dead"));
  expect(await guest.fails("ecom.cartV2.createCart", unknown)).toMatchObject({
    code: "ITEM_NOT_FOUND_IN_CATALOG",
  });
});

test("a subscription starts with its first order and creates the next orders on their dates", async () => {
  const product = await createTea(false);
  const { cart } = await guest.call(
    "ecom.cartV2.createCart",
    cartRequest(referenceOf(product, optionIdOf(product)), 3),
  );
  const deliveryMethod = { code: "standard" };
  await guest.call("ecom.cartV2.setDeliveryMethod", { cartId: cart.id, deliveryMethod });
  await guest.call("ecom.checkout.updateCheckout", {
    checkout: {
      id: cart.id,
      buyerInfo: { email: "ada@example.com" },
      billingInfo: { address: NEW_YORK },
    },
  });
  const { orderId } = await guest.call("ecom.checkout.createOrder", { id: cart.id });
  const first = await pay(emulator, orderId);
  expect(first.lineItems[0].subscriptionInfo).toMatchObject({
    cycleNumber: 1,
    subscriptionOptionTitle: fortnightlyPlan.title,
  });
  const stock = () =>
    emulator.state.catalog.products
      .get(product.id)
      ?.variants.map((variant) => variant.stock.quantity);
  expect(stock()).toEqual([7]);
  emulator.clock.advance(2 * WEEK);
  expect(stock()).toEqual([4]);
  const { orders } = await owner.call("ecom.orders.searchOrders", { search: {} });
  expect(orders).toHaveLength(2);
  const { id } = first.lineItems[0].subscriptionInfo;
  expect(orders[0]).toMatchObject({
    status: "APPROVED",
    paymentStatus: "PAID",
    priceSummary: { total: first.priceSummary.total },
    lineItems: [{ quantity: 3, subscriptionInfo: { id, cycleNumber: 2 } }],
    shippingInfo: { code: "standard" },
  });
  // A subscription order is created even if there is not enough stock.
  emulator.clock.advance(4 * WEEK);
  expect([emulator.state.orders.orders.size, stock()]).toEqual([4, [0]]);
  const types = (await sentEvents(emulator)).map(({ type }) => type);
  expect(types.filter((type) => type === "subscription_contract_created")).toHaveLength(1);
});

test("an item with a free trial is charged when the trial ends, and other items are due immediately", async () => {
  const catalogReference = { catalogItemId: "radio", appId: APP_ID, options: {} };
  const subscriptionSettings = {
    frequency: "MONTH",
    interval: 1,
    autoRenewal: true,
    freeTrialPeriod: { frequency: "WEEK", interval: 1 },
  };
  const data = {
    productName: { original: "Radio" },
    itemType: { preset: "DIGITAL" },
    price: "10",
    subscriptionOptionInfo: { subscriptionSettings, title: { original: "Monthly" } },
  };
  emulator.controls.plugins.install({
    type: "ECOM_CATALOG",
    appId: APP_ID,
    fetch: async () => Response.json({ catalogItems: [{ catalogReference, data }] }),
  });
  const card = reference(emulator, "gift-card");
  const buy = async (...references: object[]) => {
    const catalogItems = references.map((item) => ({ catalogReference: item, quantity: 1 }));
    const { cart } = await guest.call("ecom.cartV2.createCart", { catalogItems });
    const { summary } = await guest.call("ecom.cartV2.estimateCart", { cartId: cart.id });
    const { payNow, payAfterFreeTrial } = summary.paymentSummary;
    await guest.call("ecom.checkout.updateCheckout", {
      checkout: { id: cart.id, billingInfo: { address: NEW_YORK } },
    });
    const { checkout } = await guest.call("ecom.checkout.getCheckout", { id: cart.id });
    expect([checkout.payNow.total.amount, checkout.payAfterFreeTrial.total.amount]).toEqual([
      payNow.amount,
      payAfterFreeTrial.amount,
    ]);
    const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
    const orderState = async () => {
      const document: Json = emulator.state.orders.orders.get(orderId)?.document ?? {};
      return [document.status, document.paymentStatus, document.balanceSummary.paid.amount];
    };
    return { sums: [payNow.amount, payAfterFreeTrial.amount], orderState };
  };
  const mixed = await buy(card, catalogReference);
  expect(mixed.sums).toEqual(["54.00", "10.80"]);
  // The order is not approved until the immediate payment succeeds.
  expect(await mixed.orderState()).toEqual(["INITIALIZED", "NOT_PAID", "0.00"]);
  const trialOnly = await buy(catalogReference);
  expect(trialOnly.sums).toEqual(["0.00", "10.80"]);
  expect(await trialOnly.orderState()).toEqual(["APPROVED", "NOT_PAID", "0.00"]);
  emulator.clock.advance(7 * 86_400_000 - 1);
  expect(await trialOnly.orderState()).toEqual(["APPROVED", "NOT_PAID", "0.00"]);
  emulator.clock.advance(1);
  expect(await trialOnly.orderState()).toEqual(["APPROVED", "PAID", "10.80"]);
});
