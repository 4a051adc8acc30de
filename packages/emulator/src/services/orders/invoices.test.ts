import { expect, test } from "vitest";
import { createOrder } from "../../testing/order-world.js";
import { merchant, shop } from "../../testing/test-client.js";

test("an order has only one platform invoice, but can also have app invoices", async () => {
  const { emulator, guest } = await shop({ seed: "minimal" });
  const owner = merchant(emulator);
  const { id: orderId } = await createOrder(emulator, { status: "APPROVED" });
  const { id: otherId } = await createOrder(emulator, { status: "APPROVED" });
  const { invoiceId } = await owner.call("ecom.orderInvoices.generateInvoice", { orderId });
  const unknownId = "00000000-0000-4000-8000-0000000000aa";
  const { results } = await owner.call("ecom.orderInvoices.bulkGenerateInvoices", {
    orderIds: [orderId, otherId, unknownId],
  });
  expect(results).toMatchObject([
    { item: { orderId, invoiceId } },
    { item: { orderId: otherId } },
    { itemMetadata: { success: false, error: { code: "ORDER_NOT_FOUND" } } },
  ]);
  const { orderInvoices } = await owner.call("ecom.orderInvoices.addInvoiceToOrder", {
    orderId,
    invoiceInfo: { id: "A-1", appId: unknownId },
  });
  expect(orderInvoices).toMatchObject([{ id: invoiceId }, { id: "A-1", appId: unknownId }]);
  const withoutId = { orderId, invoiceInfo: { appId: unknownId } };
  expect(await owner.fails("ecom.orderInvoices.addInvoiceToOrder", withoutId)).toEqual({
    status: 400,
    fields: ["invoiceInfo.id REQUIRED_FIELD"],
  });
  const listRequest = { orderIds: [orderId, otherId] };
  const operation = "ecom.orderInvoices.listInvoicesForMultipleOrders";
  const { invoicesForOrder } = await owner.call(operation, listRequest);
  expect(invoicesForOrder).toMatchObject([
    { orderId, invoicesInfo: [{}, {}] },
    { orderId: otherId, invoicesInfo: [{}] },
  ]);
  // A visitor cannot see other buyers' invoices.
  expect((await guest.call(operation, listRequest)).invoicesForOrder).toEqual([]);
  const { activities } = (await owner.call("ecom.orders.getOrder", { id: orderId })).order;
  expect(
    activities.filter((activity: { type: string }) => activity.type === "INVOICE_ADDED"),
  ).toHaveLength(2);
});
