import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { eventProblems } from "../../testing/conformance.js";
import { createOrder, orderInput } from "../../testing/order-world.js";
import { type Json, merchant, pay, shop } from "../../testing/test-client.js";

test("order operations emit the matching events, with the previous values of changed fields", async () => {
  const { emulator } = await shop({
    seed: "minimal",
    webhooks: { url: "http://localhost:9/hook" },
    fetch: async () => new Response(null, { status: 200 }),
  });
  const owner = merchant(emulator);
  const { id } = await createOrder(emulator);
  await pay(emulator, id);
  await owner.call("ecom.orders.addActivity", {
    id,
    activity: { merchantComment: { message: "x" } },
  });
  await owner.call("ecom.orders.cancelOrder", { id });
  const { order } = await owner.call("ecom.orders.importOrder", {
    order: orderInput({ status: "APPROVED", paymentStatus: "PAID" }),
  });
  await owner.call("ecom.orders.bulkDeleteImportedOrders", { orderIds: [order.id, id] });
  await owner.call("ecom.ordersSettings.updateOrdersSettings", {
    ordersSettings: { createInvoice: true },
  });
  await emulator.settled();
  const reported = emulator.webhooks.map(({ eventType, jwt }): [string, Json] => {
    const payload = JSON.parse(JSON.parse(decodeJwt(jwt).data as string).data);
    expect([eventType, eventProblems(eventType, payload)]).toEqual([eventType, []]);
    return [eventType.replace("wix.ecom.v1.order", ""), payload];
  });
  expect(reported.map(([slug, { entityId }]) => [slug, entityId])).toEqual([
    ["_created", id],
    ["_approved", id],
    ["_payment_status_updated", id],
    ["_transactions_updated", id],
    ["_updated", id],
    ["_updated", id],
    ["_canceled", id],
    ["_imported", order.id],
    ["_imported_order_deleted", order.id],
    ["s_settings_updated", expect.any(String)],
  ]);
  const [paymentUpdate, commentUpdate] = reported
    .filter(([slug]) => slug === "_updated")
    .map(([, payload]) => payload);
  expect(paymentUpdate.updatedEvent.modifiedFields).toMatchObject({
    paymentStatus: "NOT_PAID",
    balanceSummary: { paid: { amount: "0.00" } },
  });
  expect(Object.keys(commentUpdate.updatedEvent.modifiedFields)).toEqual(["activities"]);
});
