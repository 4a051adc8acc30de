import { beforeEach, describe, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { addPayment, createOrder, orderInput } from "../../testing/order-world.js";
import { type Caller, type Json, merchant, pay, reference } from "../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
let item: Json;
beforeEach(() => {
  emulator = createEmulator({
    seed: "minimal",
    site: { tax: { rate: "0" } },
    webhooks: { url: "http://localhost:9/hook" },
    fetch: async () => new Response(null, { status: 200 }),
  });
  owner = merchant(emulator);
  item = reference(emulator, "heavy-tee", 6);
});

const stock = () => {
  const { catalogItemId, options } = item;
  const variants = emulator.state.catalog.products.get(catalogItemId)?.variants ?? [];
  return variants.find(({ id }) => id === options.variantId)?.stock.quantity ?? 0;
};
/** Creates an approved order for two units of a product in stock, at 10 each. */
const createApprovedOrder = async (): Promise<Json> => {
  const order = orderInput({ status: "APPROVED" });
  order.lineItems[0].catalogReference = item;
  return (await owner.call("ecom.orders.createOrder", { order })).order;
};
const createDraft = async (order: Json): Promise<string> =>
  (await owner.call("ecom.draftOrders.createDraftOrder", { sourceOrderId: order.id }))
    .calculatedDraftOrder.draftOrder.id;
const change = (draftOrderId: string, lineItemId: string, changes: Json) =>
  owner.call("ecom.draftOrders.updateLineItems", {
    draftOrderId,
    lineItemChanges: [{ lineItemId, ...changes }],
  });
const commit = (draftOrderId: string, rest: Json = {}) =>
  owner.call("ecom.draftOrders.commitDraftOrder", { draftOrderId, ...rest });
const inventoryUpdates = (...ids: string[]) => ids.map((lineItemId) => ({ lineItemId }));
const eventsOf = (type: string) =>
  emulator.webhooks
    .filter(({ eventType }) => eventType === type)
    .map(({ data }) => JSON.parse(JSON.parse(data).data));

describe("a draft commit", () => {
  test("removes delivery from the order if the draft removed it", async () => {
    const input = orderInput({ status: "APPROVED" });
    const shippingInfo = { title: "Courier", cost: { price: { amount: "5" } } };
    const { order } = await owner.call("ecom.orders.createOrder", {
      order: { ...input, shippingInfo },
    });
    const draftOrderId = await createDraft(order);
    await owner.call("ecom.draftOrders.setShippingInfo", { draftOrderId });
    const { orderAfterCommit } = await commit(draftOrderId);
    expect(order.shippingInfo.title).toBe("Courier");
    expect(orderAfterCommit.shippingInfo).toBeUndefined();
  });
  test("changes the order, its balance and its history, and emails the buyer", async () => {
    const order = await createApprovedOrder();
    await pay(emulator, order.id);
    const [{ id: lineId }] = order.lineItems;
    const id = await createDraft(order);
    await change(id, lineId, { newQuantity: 3, newPrice: "12" });
    const { orderAfterCommit, committedDraftOrder } = await commit(id, { reason: "Asked for" });
    expect(committedDraftOrder.status).toBe("COMMITTED");
    expect(orderAfterCommit).toMatchObject({
      paymentStatus: "PARTIALLY_PAID",
      priceSummary: { total: { amount: "36.00" } },
      balanceSummary: { balance: { amount: "16.00" }, paid: { amount: "20.00" } },
      lineItems: [{ id: lineId, quantity: 3, price: { amount: "12.00" } }],
    });
    const entry = orderAfterCommit.activities.find(
      (activity: Json) => activity.activityType === "DRAFT_ORDER_CHANGES_APPLIED",
    );
    expect(entry.draftOrderChangesApplied).toMatchObject({
      draftOrderId: id,
      reason: "Asked for",
      changes: [
        {
          lineItemChanged: {
            quantity: { originalQuantity: 2, newQuantity: 3, deltaType: "QUANTITY_INCREASED" },
            price: { originalPrice: { amount: "10.00" }, newPrice: { amount: "12.00" } },
          },
        },
        { totalPriceChanged: { newTotal: { amount: "36.00" } } },
      ],
    });
    expect(emulator.outbox.filter(({ kind }) => kind === "order-updated")).toHaveLength(1);
  });

  test("emits events for the commit, the order and the draft", async () => {
    const order = await createApprovedOrder();
    const id = await createDraft(order);
    await change(id, order.lineItems[0].id, { newQuantity: 1 });
    await commit(id);
    const [committed] = eventsOf("wix.ecom.v1.order_committed");
    expect(JSON.parse(JSON.stringify(committed)).actionEvent.body).toMatchObject({
      draftOrderId: id,
      changes: { lineItems: [{ changedDetails: { quantityBeforeChange: 2 } }] },
    });
    const updates = eventsOf("wix.ecom.v1.order_updated").at(-1).updatedEvent;
    expect(Object.keys(updates.modifiedFields)).toEqual(
      expect.arrayContaining(["lineItems", "priceSummary", "balanceSummary"]),
    );
    expect(eventsOf("wix.ecom.v1.draft_order_updated").at(-1).updatedEvent).toMatchObject({
      currentEntity: { id, status: "COMMITTED" },
      modifiedFields: { status: "DRAFT" },
    });
  });

  test("changes the stock only for the specified line items", async () => {
    const order = await createApprovedOrder();
    const [{ id: lineId }] = order.lineItems;
    const before = stock();
    const increasedDraft = await createDraft(order);
    await change(increasedDraft, lineId, { newQuantity: 5 });
    await commit(increasedDraft, { commitSettings: { updateInventory: inventoryUpdates(lineId) } });
    expect(stock()).toBe(before - 3);
    const decreasedDraft = await createDraft(order);
    await change(decreasedDraft, lineId, { newQuantity: 1 });
    await commit(decreasedDraft, { commitSettings: { updateInventory: inventoryUpdates(lineId) } });
    expect(stock()).toBe(before + 1);
    const unlistedDraft = await createDraft(order);
    await change(unlistedDraft, lineId, { newQuantity: 2 });
    await commit(unlistedDraft);
    expect(stock()).toBe(before + 1);
  });

  test("is rejected without any changes if there is not enough stock", async () => {
    const order = await createApprovedOrder();
    const [{ id: lineId }] = order.lineItems;
    const id = await createDraft(order);
    await change(id, lineId, { newQuantity: 50_000 });
    const before = stock();
    expect(
      await owner.fails("ecom.draftOrders.commitDraftOrder", {
        draftOrderId: id,
        commitSettings: { updateInventory: inventoryUpdates(lineId) },
      }),
    ).toMatchObject({
      status: 428,
      code: "DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS",
      data: { orderValidationErrors: [{ code: "OUT_OF_STOCK" }] },
    });
    expect(stock()).toBe(before);
    const { order: after } = await owner.call("ecom.orders.getOrder", { id: order.id });
    expect(after.lineItems[0].quantity).toBe(2);
  });

  test("updates the fulfillment status, but the draft cannot remove fulfilled units", async () => {
    const order = await createApprovedOrder();
    const [{ id: lineId }] = order.lineItems;
    await owner.call("ecom.orderFulfillments.createFulfillment", {
      orderId: order.id,
      fulfillment: { lineItems: [{ id: lineId, quantity: 2 }] },
    });
    const id = await createDraft(order);
    expect(
      await owner.fails("ecom.draftOrders.updateLineItems", {
        draftOrderId: id,
        lineItemChanges: [{ lineItemId: lineId, newQuantity: 1 }],
      }),
    ).toMatchObject({ status: 400, fields: ["lineItemChanges[0].newQuantity MIN"] });
    await change(id, lineId, { newQuantity: 3 });
    const { orderAfterCommit } = await commit(id);
    expect(orderAfterCommit.fulfillmentStatus).toBe("PARTIALLY_FULFILLED");
  });

  test("is rejected after a refund", async () => {
    const order = await createApprovedOrder();
    const paymentId = await addPayment(emulator, order.id, "20");
    const id = await createDraft(order);
    await owner.call("ecom.orderBilling.refundPayments", {
      orderId: order.id,
      paymentRefunds: [{ paymentId, amount: { amount: "5" } }],
    });
    expect(
      await owner.fails("ecom.draftOrders.commitDraftOrder", { draftOrderId: id }),
    ).toMatchObject({
      data: { orderValidationErrors: [{ code: "PARTIALLY_OR_FULLY_REFUNDED" }] },
    });
  });
});

describe("commitDeltas", () => {
  test("commits only the specified changes, and only once", async () => {
    const order = await createOrder(emulator, {
      status: "APPROVED",
      lines: [
        ["10", 2],
        ["5", 1],
      ],
    });
    const [first, second] = order.lineItems;
    const draftOrderId = await createDraft(order);
    await change(draftOrderId, first.id, { newQuantity: 4 });
    await change(draftOrderId, second.id, { newQuantity: 0 });
    const { order: after } = await owner.call("ecom.orders.commitDeltas", {
      id: order.id,
      draftOrderId,
      changes: {
        lineItems: [{ lineItemId: first.id, changedDetails: { quantityBeforeChange: 2 } }],
        changedShippingInfo: { title: "Courier", cost: { price: { amount: "3" } } },
      },
    });
    expect(after).toMatchObject({
      lineItems: [{ quantity: 4 }, { id: second.id, quantity: 1 }],
      shippingInfo: { title: "Courier" },
      priceSummary: { total: { amount: "48.00" } },
    });
    expect(
      await owner.fails("ecom.orders.commitDeltas", { id: order.id, draftOrderId }),
    ).toMatchObject({ code: "DRAFT_ORDER_ALREADY_COMMITTED" });
  });
});
