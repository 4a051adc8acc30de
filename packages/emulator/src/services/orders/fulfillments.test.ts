import { decodeJwt } from "jose";
import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import { eventProblems } from "../../testing/conformance.js";
import { createOrder } from "../../testing/order-world.js";
import {
  type Caller,
  type Json,
  merchant,
  pay,
  reference,
  shop,
  visitor,
} from "../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
let guest: Caller;
let order: Json;
let lineIds: string[];
beforeEach(async () => {
  ({ emulator, guest } = await shop({
    seed: "minimal",
    webhooks: { url: "http://localhost:9/hook" },
    fetch: async () => new Response(null, { status: 204 }),
  }));
  owner = merchant(emulator);
  order = await createOrder(emulator, {
    lines: [
      ["10", 3],
      ["20", 1],
    ],
    status: "APPROVED",
  });
  lineIds = order.lineItems.map(({ id }: Json) => id);
});

const CREATE = "ecom.orderFulfillments.createFulfillment";
const fulfillmentRequest = (quantity?: number, rest: object = {}, lineIndex = 0) => ({
  orderId: order.id,
  fulfillment: {
    lineItems: [{ id: lineIds[lineIndex], ...(quantity === undefined ? {} : { quantity }) }],
    ...rest,
  },
});
const readStatus = async () =>
  (await owner.call("ecom.orders.getOrder", { id: order.id })).order.fulfillmentStatus;

test("line items can be fulfilled in parts up to the ordered quantity, and again after a fulfillment is deleted", async () => {
  const first = await owner.call(CREATE, fulfillmentRequest(2));
  expect(first.orderWithFulfillments).toMatchObject({
    orderId: order.id,
    fulfillments: [{ id: first.fulfillmentId, lineItems: [{ quantity: 2 }], completed: true }],
  });
  expect(await readStatus()).toBe("PARTIALLY_FULFILLED");
  expect(await owner.fails(CREATE, fulfillmentRequest(2))).toEqual({
    status: 400,
    fields: ["fulfillment.lineItems[0].quantity MAX"],
  });
  // The quantity defaults to the unfulfilled quantity.
  const rest = await owner.call(CREATE, fulfillmentRequest());
  expect(rest.orderWithFulfillments.fulfillments[1].lineItems).toEqual([
    { id: lineIds[0], quantity: 1 },
  ]);
  await owner.call(CREATE, fulfillmentRequest(1, {}, 1));
  expect(await readStatus()).toBe("FULFILLED");
  const deletion = { orderId: order.id, fulfillmentId: first.fulfillmentId };
  await owner.call("ecom.orderFulfillments.deleteFulfillment", deletion);
  expect(await readStatus()).toBe("PARTIALLY_FULFILLED");
  expect(await owner.fails("ecom.orderFulfillments.deleteFulfillment", deletion)).toMatchObject({
    status: 404,
  });
  await owner.call(CREATE, fulfillmentRequest(2));
  expect(await readStatus()).toBe("FULFILLED");
});

test("entries of a fulfillment for the same line item cannot exceed its quantity in total", async () => {
  const request = fulfillmentRequest(2);
  request.fulfillment.lineItems.push({ id: lineIds[0], quantity: 2 });
  expect(await owner.fails(CREATE, request)).toMatchObject({
    fields: ["fulfillment.lineItems[1].quantity MAX"],
  });
});

test("a fulfillment by a known carrier gets a tracking link, and tracking numbers are unique within an order", async () => {
  const trackingInfo = { trackingNumber: "1 Z", shippingProvider: "ups" };
  const { fulfillmentId, orderWithFulfillments } = await owner.call(
    CREATE,
    fulfillmentRequest(1, { trackingInfo }),
  );
  expect(orderWithFulfillments.fulfillments[0].trackingInfo).toEqual({
    ...trackingInfo,
    trackingLink: "https://www.ups.com/track?tracknum=1%20Z",
  });
  expect(emulator.outbox.at(-1)).toMatchObject({ kind: "shipping-confirmation" });
  expect(await owner.fails(CREATE, fulfillmentRequest(1, { trackingInfo }))).toEqual({
    status: 409,
    code: "TRACKING_NUMBER_ALREADY_EXISTS",
  });
  const other = await owner.call(CREATE, fulfillmentRequest(1));
  const updateRequest = (id: string, trackingNumber: string) => ({
    orderId: order.id,
    fulfillment: { id, trackingInfo: { trackingNumber, shippingProvider: "By bike" } },
  });
  const operation = "ecom.orderFulfillments.updateFulfillment";
  expect(await owner.fails(operation, updateRequest(other.fulfillmentId, "1 Z"))).toMatchObject({
    code: "TRACKING_NUMBER_ALREADY_EXISTS",
  });
  const { orderWithFulfillments: changed } = await owner.call(
    operation,
    updateRequest(fulfillmentId, "2"),
  );
  expect(changed.fulfillments[0]).toMatchObject({
    lineItems: [{ quantity: 1 }],
    trackingInfo: { trackingNumber: "2", shippingProvider: "By bike" },
  });
  const { activities } = (await owner.call("ecom.orders.getOrder", { id: order.id })).order;
  expect(activities.map(({ activityType }: Json) => activityType)).toEqual([
    "ORDER_PLACED",
    "TRACKING_NUMBER_ADDED",
    "TRACKING_LINK_ADDED",
    "SHIPPING_CONFIRMATION_EMAIL_SENT",
    "SHIPPING_CONFIRMATION_EMAIL_SENT",
    "TRACKING_NUMBER_EDITED",
  ]);
});

test("a fulfillment needs an approved order and line items of that order", async () => {
  const unapprovedOrder = await createOrder(emulator, {});
  const earlyRequest = {
    orderId: unapprovedOrder.id,
    fulfillment: { lineItems: [{ id: unapprovedOrder.lineItems[0].id }] },
  };
  expect(await owner.fails(CREATE, earlyRequest)).toMatchObject({
    status: 428,
    code: "ORDER_NOT_APPROVED",
  });
  const wrongOrder = { ...earlyRequest, orderId: order.id };
  expect(await owner.fails(CREATE, wrongOrder)).toMatchObject({ code: "LINE_ITEM_NOT_FOUND" });
});

test("a bulk request creates no fulfillments for an order if one of them is invalid", async () => {
  const other = await createOrder(emulator, { status: "APPROVED" });
  const { results, bulkActionMetadata } = await owner.call(
    "ecom.orderFulfillments.bulkCreateFulfillments",
    {
      ordersWithFulfillments: [
        {
          orderId: order.id,
          fulfillments: [fulfillmentRequest(1).fulfillment, fulfillmentRequest(3).fulfillment],
        },
        { orderId: other.id, fulfillments: [{ lineItems: [{ id: other.lineItems[0].id }] }] },
      ],
    },
  );
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
  expect(results).toMatchObject([
    { itemMetadata: { id: order.id, success: false } },
    { itemMetadata: { success: true }, ordersWithFulfillments: { fulfillments: [{}] } },
  ]);
  const { ordersWithFulfillments } = await owner.call(
    "ecom.orderFulfillments.listFulfillmentsForMultipleOrders",
    { orderIds: [order.id, other.id] },
  );
  expect(ordersWithFulfillments).toMatchObject([
    { orderId: order.id, fulfillments: [] },
    { orderId: other.id, fulfillments: [{}] },
  ]);
});

test("the buyer can see the fulfillments of an order, but other visitors cannot", async () => {
  const { cart } = await guest.call("ecom.cartV2.createCart", {
    catalogItems: [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }],
  });
  const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
  const { lineItems } = await pay(emulator, orderId);
  await owner.call(CREATE, { orderId, fulfillment: { lineItems: [{ id: lineItems[0].id }] } });
  const operation = "ecom.orderFulfillments.listFulfillmentsForSingleOrder";
  expect(
    (await guest.call(operation, { orderId })).orderWithFulfillments.fulfillments,
  ).toHaveLength(1);
  const other = await visitor(emulator);
  expect(await other.fails(operation, { orderId })).toMatchObject({ status: 404 });
  const response = await other.call("ecom.orderFulfillments.listFulfillmentsForMultipleOrders", {
    orderIds: [orderId],
  });
  expect(response.ordersWithFulfillments).toEqual([]);
});

test("fulfillment changes emit events for the fulfillments and for the order's fulfillment status", async () => {
  const { fulfillmentId } = await owner.call(CREATE, fulfillmentRequest(3));
  const deletion = { orderId: order.id, fulfillmentId };
  await owner.call("ecom.orderFulfillments.deleteFulfillment", deletion);
  await emulator.settled();
  const events = emulator.webhooks.map(({ eventType, jwt }) => ({
    eventType,
    payload: JSON.parse(decodeJwt(jwt).data as string),
  }));
  const orderEvents = events
    .map(({ eventType, payload }) => ({ eventType, payload: JSON.parse(payload.data) }))
    .filter(({ eventType }) => /fulfill/.test(eventType));
  for (const { eventType, payload } of orderEvents)
    expect(eventProblems(eventType, payload)).toEqual([]);
  expect(orderEvents.map(({ eventType }) => eventType)).toEqual([
    "wix.ecom.v1.fulfillments_updated",
    "wix.ecom.v1.order_fulfilled",
    "wix.ecom.v1.fulfillments_updated",
    "wix.ecom.v1.order_fulfilled",
  ]);
  expect(orderEvents[0]?.payload.updatedEvent.modifiedFields).toEqual({ fulfillments: [] });
  expect(orderEvents[2]?.payload.updatedEvent.modifiedFields.fulfillments).toMatchObject([
    { id: fulfillmentId },
  ]);
  expect(orderEvents[3]?.payload.actionEvent.body).toMatchObject({
    previousFulfillmentStatus: "PARTIALLY_FULFILLED",
    newFulfillmentStatus: "NOT_FULFILLED",
  });
});
