// Tests updates and cancellations of existing orders, and the settings for orders.
import { decodeJwt } from "jose";
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import { eventProblems } from "../../testing/conformance.js";
import { createOrder, orderInput } from "../../testing/order-world.js";
import {
  ADDRESS,
  type Caller,
  type Json,
  merchant,
  reference,
  shop,
} from "../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
let order: Json;
beforeEach(async () => {
  ({ emulator } = await shop({
    seed: "minimal",
    webhooks: { url: "http://localhost:9/hook" },
    fetch: async () => new Response(null, { status: 204 }),
  }));
  owner = merchant(emulator);
  order = await createOrder(emulator, { status: "APPROVED" });
});

const UNKNOWN_ID = "00000000-0000-4000-8000-0000000000aa";
const typesOf = ({ activities }: Json) => activities.map((activity: Json) => activity.activityType);

describe("an order update", () => {
  test("ignores read-only fields and fields outside the mask", async () => {
    const change = {
      id: order.id,
      buyerInfo: { email: "new@b.co" },
      archived: true,
      number: "1",
      paymentStatus: "PAID",
      status: "CANCELED",
      priceSummary: { total: { amount: "0" } },
    };
    const masked = await owner.call("ecom.orders.updateOrder", {
      order: change,
      fieldMask: "buyerInfo.email,number,status,priceSummary",
    });
    expect(masked.order).toMatchObject({
      number: order.number,
      status: "APPROVED",
      archived: false,
      buyerInfo: { email: "new@b.co" },
      priceSummary: order.priceSummary,
    });
    const { order: changedOrder } = await owner.call("ecom.orders.updateOrder", { order: change });
    expect(changedOrder).toMatchObject({
      archived: true,
      status: "APPROVED",
      paymentStatus: "NOT_PAID",
    });
    const recipientInfo = { address: ADDRESS };
    const addressUpdate = { order: { id: order.id, recipientInfo } };
    const { order: updated } = await owner.call("ecom.orders.updateOrder", addressUpdate);
    expect(typesOf(updated)).toEqual(["ORDER_PLACED", "EMAIL_EDITED", "SHIPPING_ADDRESS_EDITED"]);
  });

  test("in bulk can fail for one order without affecting the others", async () => {
    const { results } = await owner.call("ecom.orders.bulkUpdateOrders", {
      orders: [
        { order: { id: order.id, archived: true }, fieldMask: "archived" },
        { order: { id: UNKNOWN_ID, archived: true } },
      ],
      returnEntity: true,
    });
    expect(results).toMatchObject([
      { itemMetadata: { success: true }, item: { archived: true } },
      { itemMetadata: { success: false, error: { code: "ORDER_NOT_FOUND" } } },
    ]);
  });

  test("of a line item ignores changes to the price and quantity", async () => {
    const [line] = order.lineItems;
    const change = { ...line, fulfillerId: UNKNOWN_ID, quantity: 9, price: { amount: "0" } };
    const update = { id: order.id, lineItem: change };
    const { order: changed } = await owner.call("ecom.orders.updateOrderLineItem", update);
    expect(changed.lineItems[0]).toMatchObject({ ...line, fulfillerId: UNKNOWN_ID });
    const unknown = { id: order.id, lineItem: { id: UNKNOWN_ID } };
    expect(await owner.fails("ecom.orders.updateOrderLineItem", unknown)).toMatchObject({
      code: "LINE_ITEM_NOT_FOUND",
    });
  });

  test("is rejected while the order is pending, as is a cancellation", async () => {
    const request = { orderId: order.id, status: "PENDING" };
    await owner.call("ecom.orders.updateOrderStatus", request);
    for (const operation of ["updateOrder", "cancelOrder"]) {
      const { id } = order;
      const change = operation === "updateOrder" ? { order: { id, archived: true } } : { id };
      expect(await owner.fails(`ecom.orders.${operation}`, change)).toEqual({
        status: 428,
        code: "ORDER_IS_PENDING",
      });
    }
  });
});

describe("an order cancellation", () => {
  test("restocks items, emails the buyer and emits an event only once if repeated", async () => {
    const item = reference(emulator, "heavy-tee", 3);
    const stock = () =>
      [...emulator.state.catalog.products.values()]
        .flatMap(({ variants }) => variants)
        .find(({ id }) => id === item.options.variantId)?.stock.quantity;
    const before = stock() ?? 0;
    const input = orderInput({ lines: [["5", 3]], status: "APPROVED" });
    input.lineItems[0].catalogReference = item;
    const { id } = (await owner.call("ecom.orders.createOrder", { order: input })).order;
    expect(stock()).toBe(before - 3);
    const request = {
      id,
      restockAllItems: true,
      sendOrderCanceledEmail: true,
      customMessage: "Sorry",
    };
    const { order: canceled } = await owner.call("ecom.orders.cancelOrder", request);
    expect(canceled).toMatchObject({ status: "CANCELED", lineItems: [{ restockQuantity: 3 }] });
    await owner.call("ecom.orders.cancelOrder", request);
    expect(stock()).toBe(before);
    expect(emulator.outbox.filter(({ kind }) => kind === "order-canceled")).toHaveLength(1);
    await emulator.settled();
    const reported = emulator.webhooks.filter(({ eventType }) =>
      eventType.endsWith("order_canceled"),
    );
    expect(reported).toHaveLength(1);
    const payload = JSON.parse(JSON.parse(decodeJwt(reported[0]?.jwt ?? "").data as string).data);
    expect(eventProblems("wix.ecom.v1.order_canceled", payload)).toEqual([]);
    expect(payload.actionEvent.body).toMatchObject({
      restockAllItems: true,
      customMessage: "Sorry",
      order: { id },
    });
  });

  test("sends no email by default", async () => {
    const emailsBefore = [...emulator.outbox];
    await owner.call("ecom.orders.cancelOrder", { id: order.id });
    expect(emulator.outbox).toEqual(emailsBefore);
  });
});

test("`addActivities` adds several built-in activities to an order", async () => {
  const { order: changed, activityIds } = await owner.call("ecom.orders.addActivities", {
    orderId: order.id,
    orderActivities: [
      { activityType: "INVOICE_SENT" },
      {
        activityType: "ORDER_REFUNDED",
        orderRefunded: { manual: true, amount: { amount: "1" }, reason: "" },
      },
    ],
  });
  expect(activityIds).toEqual(changed.activities.slice(-2).map(({ id }: Json) => id));
  expect(changed.activities.at(-1)).toMatchObject({
    orderRefunded: { amount: { amount: "1.00", formattedAmount: "$1.00" } },
  });
  const unknown = { id: order.id, activityId: UNKNOWN_ID };
  expect(await owner.fails("ecom.orders.deleteActivity", unknown)).toMatchObject({
    code: "ACTIVITY_NOT_FOUND",
  });
});

test("`bulkUpdateOrderTags` assigns and removes tags, and reports unknown orders as failures", async () => {
  const tagInput = (orderIds: string[], rest: object) => ({ orderIds, ...rest });
  const operation = "ecom.orders.bulkUpdateOrderTags";
  const assignTags = { tags: { tagIds: ["a", "b"] }, privateTags: { tagIds: ["c"] } };
  const { bulkActionMetadata } = await owner.call(
    operation,
    tagInput([order.id, UNKNOWN_ID], { assignTags }),
  );
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
  await owner.call(operation, tagInput([order.id], { unassignTags: { tags: { tagIds: ["a"] } } }));
  expect((await owner.call("ecom.orders.getOrder", { id: order.id })).order.tags).toEqual({
    tags: { tagIds: ["b"] },
    privateTags: { tagIds: ["c"] },
  });
});

test("the order settings determine when stock is reduced and whether paid orders get an invoice", async () => {
  const update = (ordersSettings: object) =>
    owner.call("ecom.ordersSettings.updateOrdersSettings", { ordersSettings });
  expect((await owner.call("ecom.ordersSettings.getOrdersSettings")).ordersSettings).toMatchObject({
    inventoryUpdateTrigger: "ON_ORDER_PLACED",
    createInvoice: false,
  });
  const { ordersSettings } = await update({
    inventoryUpdateTrigger: "ON_ORDER_PAID",
    createInvoice: true,
  });
  expect(ordersSettings.inventoryUpdateTrigger).toBe("ON_ORDER_PAID");
  const item = reference(emulator, "heavy-tee", 1);
  const stock = () =>
    [...emulator.state.catalog.products.values()]
      .flatMap(({ variants }) => variants)
      .find(({ id }) => id === item.options.variantId)?.stock.quantity;
  const before = stock() ?? 0;
  const input = orderInput({ lines: [["5", 1]], status: "APPROVED" });
  input.lineItems[0].catalogReference = item;
  const { id } = (await owner.call("ecom.orders.createOrder", { order: input })).order;
  expect(stock()).toBe(before);
  await owner.call("ecom.orders.paymentCollectionMarkOrderAsPaid", { ecomOrderId: id });
  expect(stock()).toBe(before - 1);
  const { invoicesForOrder } = await owner.call(
    "ecom.orderInvoices.listInvoicesForMultipleOrders",
    {
      orderIds: [id],
    },
  );
  expect(invoicesForOrder).toMatchObject([{ orderId: id, invoicesInfo: [{}] }]);
});
