// Tests that taxes and delivery in draft orders follow the merchant's settings, as in checkouts.

import { beforeEach, expect, test } from "vitest";
import { MoneyWorld, NEW_YORK, PARIS, SCHOOL_GROUP } from "../../testing/money-world.js";
import type { Json } from "../../testing/test-client.js";
import { PICKUP } from "../delivery/carriers.js";

let world: MoneyWorld;
let booksId: string;
beforeEach(async () => {
  world = await MoneyWorld.open();
  booksId = await world.sets.taxGroup("Books");
  const { products, delivery } = await world.sets.defaultGroups();
  const [newYork, france] = [
    await world.sets.taxRegion("US", "NY"),
    await world.sets.taxRegion("FR"),
  ];
  const sales = await world.sets.rate(newYork, products, "0.08875", { taxName: "Sales tax" });
  await world.sets.exempt(sales.id, SCHOOL_GROUP, "0.000");
  await world.sets.rate(france, products, "0.2", { taxName: "TVA" });
  await world.sets.rate(france, booksId, "0.055", { taxName: "TVA" });
  await world.sets.rate(france, delivery, "0.2", { taxName: "TVA" });
});

const call = async (operation: string, request: Json): Promise<Json> =>
  (await world.owner.call(`ecom.draftOrders.${operation}`, request)).calculatedDraftOrder;
const taxes = ({ draftOrder }: Json): Json =>
  draftOrder.lineItems.map(({ lineItem }: Json) => lineItem.taxInfo.taxAmount.amount);
const optionsWithPrices = ({ shippingOptions }: Json): Json =>
  shippingOptions.map(({ title, cost }: Json) => [title, cost.price.amount]);

/** Places a visitor's order, and approves it as the merchant. */
async function placeApprovedOrder(cartId: string): Promise<Json> {
  const { orderId } = await world.guest.call("ecom.cartV2.placeOrder", { cartId });
  await world.owner.call("ecom.orders.updateOrderStatus", { orderId, status: "APPROVED" });
  return (await world.owner.call("ecom.orders.getOrder", { id: orderId })).order;
}

test("a draft is taxed at its destination, with the rates for the tax group of each line item and fee", async () => {
  const [chair, novel] = [
    await world.product("Chair", "49.99"),
    await world.product("Novel", "10.01", { taxGroupId: booksId }),
  ];
  const fee = (name: string, taxDetails: object) => ({
    name,
    price: { amount: "10" },
    taxDetails,
    applyToDraftOrder: true,
  });
  const first = await call("createDraftOrder", {
    draftOrder: {
      catalogLineItems: [chair, novel].map((catalogReference) => ({ catalogReference })),
      additionalFees: [
        fee("Cover", { taxable: true, taxGroupId: booksId }),
        fee("Deposit", { taxable: false }),
      ],
      recipientInfo: { address: NEW_YORK },
    },
  });
  // New York has no tax rate for books.
  expect(taxes(first)).toEqual(["4.44", "0.00"]);
  const draftOrderId = first.draftOrder.id;
  const recipientInfo = { address: PARIS };
  expect(taxes(await call("setRecipientInfo", { draftOrderId, recipientInfo }))).toEqual([
    "10.00",
    "0.55",
  ]);
  const shippingInfo = { title: "Post", cost: { price: { amount: "12" } } };
  const { draftOrder } = await call("setShippingInfo", { draftOrderId, shippingInfo });
  expect(draftOrder.priceSummary).toMatchObject({
    tax: { amount: "13.50" },
    total: { amount: "105.50" },
  });
  expect(draftOrder.taxInfo.taxBreakdown).toMatchObject([
    { taxName: "TVA", rate: "0.2", aggregatedTaxAmount: { amount: "12.40" } },
    { taxName: "TVA", rate: "0.055", aggregatedTaxAmount: { amount: "1.10" } },
  ]);
  const { createdOrder } = await world.owner.call("ecom.draftOrders.createOrderFromDraft", {
    draftOrderId,
  });
  expect(createdOrder.priceSummary).toEqual(draftOrder.priceSummary);
  // The order stores the tax group of each line item and fee.
  const second = await call("createDraftOrder", { sourceOrderId: createdOrder.id });
  expect(second.draftOrder.priceSummary).toEqual(createdOrder.priceSummary);
});

test("a draft has the delivery options that match its address, delivery profiles, prices and weight", async () => {
  const below50 = [{ type: "BY_TOTAL_PRICE", operator: "LT", value: "50" }];
  const from50 = [{ type: "BY_TOTAL_PRICE", operator: "GTE", value: "50" }];
  await world.sets.shipping(
    "Ground",
    [world.domestic],
    [
      { amount: "7.5", conditions: below50 },
      { amount: "2", conditions: from50 },
    ],
  );
  const light = [{ type: "BY_TOTAL_WEIGHT", operator: "LTE", value: "2" }];
  await world.sets.shipping("Post", [world.abroad], [{ amount: "12", conditions: light }]);
  const heavy = await world.sets.profile("Heavy", [{ countryCode: "US" }]);
  await world.sets.shipping("Ground", [heavy.deliveryRegions[0].id], [{ amount: "40" }]);
  const physicalProperties = { deliveryProfileId: heavy.id };
  const [chair, piano] = [
    await world.product("Chair", "60", {}, 1.5),
    await world.product("Piano", "100", { physicalProperties }),
  ];
  const created = await call("createDraftOrder", {
    draftOrder: {
      catalogLineItems: [{ catalogReference: chair }],
      recipientInfo: { address: NEW_YORK },
    },
  });
  expect(optionsWithPrices(created)).toEqual([["Ground", "2.00"]]);
  const { id: draftOrderId, lineItems } = created.draftOrder;
  const lineItemId = lineItems[0].lineItem.id;
  const change = (rest: object) =>
    call("updateLineItems", { draftOrderId, lineItemChanges: [{ lineItemId, ...rest }] });
  expect(optionsWithPrices(await change({ newPrice: "40" }))).toEqual([["Ground", "7.50"]]);
  const withItem = await call("addLineItemsToDraftOrder", {
    draftOrderId,
    catalogLineItems: [{ catalogReference: piano }],
  });
  expect(optionsWithPrices(withItem)).toEqual([["Ground", "47.50"]]);
  const stool = {
    productName: { original: "Stool" },
    price: { amount: "10" },
    itemType: { preset: "PHYSICAL" },
  };
  const customLineItems = [{ ...stool, deliveryProfileId: heavy.id }];
  const draftOrder = { customLineItems, recipientInfo: { address: NEW_YORK } };
  expect(optionsWithPrices(await call("createDraftOrder", { draftOrder }))).toEqual([
    ["Ground", "40.00"],
  ]);
  const inParis = { draftOrderId, recipientInfo: { address: PARIS } };
  // No delivery option ships the piano to other countries.
  expect(optionsWithPrices(await call("setRecipientInfo", inParis))).toEqual([["Post", "12.00"]]);
  expect(optionsWithPrices(await change({ newQuantity: 2 }))).toEqual([]);
});

test("a draft of an order with pickup is taxed at the pickup location", async () => {
  await world.sets.carrier(world.domestic, PICKUP.id);
  await world.pickup();
  const cartId = await world.cartOf([await world.product("Chair", "49.99")]);
  await world.choose(cartId, "Shop");
  const order = await placeApprovedOrder(cartId);
  expect(order.priceSummary.tax.amount).toBe("4.44");
  const created = await call("createDraftOrder", { sourceOrderId: order.id });
  expect(created.draftOrder.priceSummary).toEqual(order.priceSummary);
  expect(optionsWithPrices(created)).toContainEqual(["Shop", "0.00"]);
});

test("a draft of an exempt buyer's order is tax-free if the buyer's tax group is exempt or the draft is set to tax-exempt", async () => {
  const owner = world.owner;
  const { cart } = await owner.call("ecom.cartV2.createCart", {
    cart: {
      deliveryInfo: { address: NEW_YORK },
      paymentInfo: { billingAddress: NEW_YORK },
      taxInfo: { taxExemptGroupId: SCHOOL_GROUP },
    },
    catalogItems: [{ catalogReference: await world.product("Chair", "49.99"), quantity: 1 }],
    deliveryMethod: { code: "standard" },
  });
  const { orderId } = await owner.call("ecom.cartV2.placeOrder", { cartId: cart.id });
  await owner.call("ecom.orders.updateOrderStatus", { orderId, status: "APPROVED" });
  const { order } = await owner.call("ecom.orders.getOrder", { id: orderId });
  const created = await call("createDraftOrder", { sourceOrderId: orderId });
  expect([created.draftOrder.priceSummary, created.draftOrder.taxInfo]).toEqual([
    order.priceSummary,
    order.taxInfo,
  ]);
  expect(created.draftOrder.taxInfo.taxExempt).toBe(true);
  const draftOrderId = created.draftOrder.id;
  const shippingInfo = {
    title: "Post",
    logistics: { shippingDestination: { address: PARIS } },
    cost: { price: { amount: "0" } },
  };
  const moved = await call("setShippingInfo", { draftOrderId, shippingInfo });
  // The buyer's tax group has no exempt rate in France.
  expect(taxes(moved)).toEqual(["10.00"]);
  expect(moved.draftOrder.taxInfo.taxExempt).toBeUndefined();
  expect(taxes(await call("setTaxExemption", { draftOrderId, taxExempt: true }))).toEqual(["0.00"]);
  await owner.call("ecom.draftOrders.commitDraftOrder", { draftOrderId });
  const next = await call("createDraftOrder", { sourceOrderId: orderId });
  expect(next.draftOrder.taxInfo.taxExempt).toBe(true);
  expect(taxes(next)).toEqual(["0.00"]);
});
