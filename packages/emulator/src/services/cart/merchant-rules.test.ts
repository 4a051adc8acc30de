// Tests delivery and tax under the merchant's settings, through the published API.

import { beforeEach, expect, test } from "vitest";
import { MoneyWorld, NEW_YORK, PARIS } from "../../testing/money-world.js";
import { merchant } from "../../testing/test-client.js";
import { PICKUP } from "../delivery/carriers.js";

let world: MoneyWorld;
beforeEach(async () => {
  world = await MoneyWorld.open();
});

test("shoppers from two countries get the delivery options and taxes that the merchant configured", async () => {
  const books = await world.sets.taxGroup("Books");
  const { products, delivery } = await world.sets.defaultGroups();
  const [newYork, france] = [
    await world.sets.taxRegion("US", "NY"),
    await world.sets.taxRegion("FR"),
  ];
  const salesTax = { taxName: "Sales tax", jurisdiction: "New York", jurisdictionType: "STATE" };
  await world.sets.rate(newYork, products, "0.08875", salesTax);
  const vat = { taxName: "TVA", taxType: "VAT", jurisdiction: "France" };
  await world.sets.rate(france, products, "0.2", vat);
  await world.sets.rate(france, books, "0.055", vat);
  await world.sets.rate(france, delivery, "0.2", vat);
  const details = { estimatedDeliveryTime: "2 days" };
  await world.sets.shipping("Ground", [world.domestic], [{ amount: "7.5" }], details);
  const ifHeavy = [{ type: "BY_TOTAL_WEIGHT", operator: "GT", value: "2" }];
  const ifLight = [{ type: "BY_TOTAL_WEIGHT", operator: "LTE", value: "2" }];
  await world.sets.shipping(
    "Post",
    [world.abroad],
    [
      { amount: "12", conditions: ifLight },
      { amount: "30", conditions: ifHeavy },
    ],
  );
  await world.sets.carrier(world.domestic, PICKUP.id);
  await world.pickup({ instructions: "Ring twice" });
  const [chair, novel] = [
    await world.product("Chair", "49.99", {}, 1.5),
    await world.product("Novel", "10.01", { taxGroupId: books }, 0.4),
  ];

  const cartId = await world.cartOf([chair, novel], NEW_YORK);
  expect(await world.shown(cartId)).toEqual([
    ["Ground", "7.50"],
    ["Shop", "0.00"],
  ]);
  expect((await world.choices(cartId))[1].logistics).toMatchObject({
    instructions: "Ring twice",
    pickupDetails: { address: { city: "New York" } },
  });
  await world.choose(cartId, "Ground");
  const inNewYork = await world.summary(cartId);
  // New York has no tax rate for books or delivery.
  expect(inNewYork.priceSummary).toMatchObject({
    delivery: { amount: "7.50" },
    tax: { amount: "4.44" },
    total: { amount: "71.94" },
  });
  expect(inNewYork.taxSummary.taxes).toMatchObject([
    { name: { original: "Sales tax" }, taxableAmount: { amount: "49.99" } },
  ]);

  await world.move(cartId, PARIS);
  expect((await world.summary(cartId)).violations).toMatchObject([
    { code: "DELIVERY_METHOD_NO_LONGER_AVAILABLE" },
  ]);
  const { checkout } = await world.guest.call("ecom.checkout.getCheckout", { id: cartId });
  expect(checkout.calculationErrors.selectedShippingOptionError.applicationError.code).toBe(
    "SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND",
  );
  expect(checkout.shippingInfo.selectedCarrierServiceOption).toBeUndefined();
  expect(await world.shown(cartId)).toEqual([["Post", "12.00"]]);
  const lineItems = [{ id: checkout.lineItems[0].id, quantity: 2 }];
  await world.guest.call("ecom.checkout.updateLineItemsQuantity", { id: cartId, lineItems });
  expect(await world.shown(cartId)).toEqual([["Post", "30.00"]]);
  await world.choose(cartId, "Post");
  expect((await world.summary(cartId)).taxSummary).toMatchObject({
    taxes: [
      { taxableAmount: { amount: "129.98" }, amount: { amount: "26.00" } },
      { taxableAmount: { amount: "10.01" }, amount: { amount: "0.55" } },
    ],
    deliveryTax: { amount: "6.00" },
  });
  const { orderId } = await world.guest.call("ecom.cartV2.placeOrder", { cartId });
  const { order } = await world.owner.call("ecom.orders.getOrder", { id: orderId });
  expect(order.priceSummary).toMatchObject({
    tax: { amount: "26.55" },
    total: { amount: "166.54" },
  });
  expect(order.taxInfo.taxBreakdown).toMatchObject([
    { taxName: "TVA", rate: "0.2", aggregatedTaxAmount: { amount: "26.00" } },
    { taxName: "TVA", rate: "0.055", aggregatedTaxAmount: { amount: "0.55" } },
  ]);
  expect(order.lineItems[1].taxInfo).toMatchObject({ taxGroupId: books, taxRate: "0.055" });
  expect(order.shippingInfo).toMatchObject({ title: "Post", region: { name: "International" } });
});

test("custom items keep their weight in carts, checkouts, orders and drafts", async () => {
  const server = merchant(world.emulator, world.guest);
  const weightUpTo = (value: string) => [{ type: "BY_TOTAL_WEIGHT", operator: "LTE", value }];
  await world.sets.shipping(
    "Post",
    [world.domestic],
    [{ amount: "5", conditions: weightUpTo("2.5") }],
  );
  await world.sets.shipping(
    "Van",
    [world.domestic],
    [{ amount: "9", conditions: weightUpTo("5") }],
  );
  const physicalProperties = { weight: 1.25, shippable: true };
  const { cart } = await server.call("ecom.cartV2.createCart", {
    cart: { deliveryInfo: { address: NEW_YORK }, paymentInfo: { billingAddress: NEW_YORK } },
    customItems: [
      {
        name: { original: "Stool" },
        pricing: { price: { amount: "10" } },
        quantityInfo: { requestedQuantity: 3 },
        attributes: { itemType: { preset: "PHYSICAL" }, physicalProperties },
      },
    ],
  });
  expect(cart.lineItems[0].attributes.physicalProperties).toEqual(physicalProperties);
  const { checkout } = await world.guest.call("ecom.checkout.getCheckout", { id: cart.id });
  expect(checkout.lineItems[0].physicalProperties).toEqual(physicalProperties);
  expect(await world.shown(cart.id)).toEqual([["Van", "9.00"]]);
  await world.choose(cart.id, "Van");
  const { orderId } = await world.guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
  await world.owner.call("ecom.orders.updateOrderStatus", { orderId, status: "APPROVED" });
  const { order } = await world.owner.call("ecom.orders.getOrder", { id: orderId });
  expect(order.lineItems[0].physicalProperties).toEqual(physicalProperties);
  const { calculatedDraftOrder } = await world.owner.call("ecom.draftOrders.createDraftOrder", {
    sourceOrderId: orderId,
  });
  expect(calculatedDraftOrder.shippingOptions).toMatchObject([{ title: "Van" }]);
});
