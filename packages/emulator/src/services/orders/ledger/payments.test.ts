// Tests recorded payments and their status over HTTP.
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import { addPayment, createOrder } from "../../../testing/order-world.js";
import { type Caller, type Json, merchant, shop } from "../../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
let guest: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "minimal" }));
  owner = merchant(emulator);
});

const UNKNOWN_ID = "00000000-0000-4000-8000-0000000000aa";
const money = (amount: string) => ({ amount });
const orderOf = async (id: string): Promise<Json> =>
  (await owner.call("ecom.orders.getOrder", { id })).order;
const transactionsOf = async (orderId: string): Promise<Json> =>
  (await owner.call("ecom.orderTransactions.listTransactionsForSingleOrder", { orderId }))
    .orderTransactions;
const createApprovedOrder = (price = "100", more = {}) =>
  createOrder(emulator, { lines: [[price, 1]], status: "APPROVED", ...more });

describe("recorded payments", () => {
  test.each(["providerTransactionId", "gatewayTransactionId"])(
    "must have distinct %s values within an order",
    async (name) => {
      const { id } = await createApprovedOrder();
      const payment = (transaction: string) => ({
        amount: money("10"),
        regularPaymentDetails: { [name]: transaction },
      });
      const add = (...transactions: string[]) =>
        owner.send("ecom.orderTransactions.addPayments", {
          orderId: id,
          payments: transactions.map(payment),
        });
      expect((await add("a", "b")).status).toBe(200);
      expect((await add("c", "a")).status).toBe(409);
      expect((await add("d", "d")).status).toBe(409);
      expect((await transactionsOf(id)).payments).toHaveLength(2);
      expect((await add("c", "d")).status).toBe(200);
      const other = await createApprovedOrder();
      const otherOrder = { orderId: other.id, payments: [payment("a")] };
      expect((await owner.send("ecom.orderTransactions.addPayments", otherOrder)).status).toBe(200);
    },
  );

  test("can pay for an order partly or fully, but cannot exceed the total", async () => {
    const { id } = await createApprovedOrder();
    await addPayment(emulator, id, "40.5", { offlinePayment: true });
    expect(await orderOf(id)).toMatchObject({
      paymentStatus: "PARTIALLY_PAID",
      balanceSummary: { balance: money("59.50"), paid: money("40.50") },
    });
    const payments = [{ amount: money("59.51"), regularPaymentDetails: {} }];
    const more = { orderId: id, payments };
    expect(await owner.fails("ecom.orderTransactions.addPayments", more)).toEqual({
      status: 428,
      code: "INVALID_AMOUNT",
    });
    await addPayment(emulator, id, "59.5");
    const order = await orderOf(id);
    expect(order).toMatchObject({
      paymentStatus: "PAID",
      balanceSummary: { balance: money("0.00") },
    });
    expect(order.activities.map(({ activityType }: Json) => activityType)).toEqual([
      "ORDER_PLACED",
      "ORDER_PARTIALLY_PAID",
      "ORDER_PAID",
    ]);
    const { orderTransactions } = await owner.call(
      "ecom.orderTransactions.listTransactionsForMultipleOrders",
      { orderIds: [id, UNKNOWN_ID] },
    );
    expect(orderTransactions).toMatchObject([{ orderId: id, payments: [{}, {}], refunds: [] }]);
  });

  test.each([
    ["USD", "0.001"],
    ["JPY", "0.5"],
    ["KWD", "0.0001"],
  ])("in %s cannot have more decimal places than the currency", async (currency, amount) => {
    const { id } = await createApprovedOrder("10", { currency });
    const request = {
      orderId: id,
      payments: [{ amount: money(amount), regularPaymentDetails: {} }],
    };
    expect(await owner.fails("ecom.orderTransactions.addPayments", request)).toMatchObject({
      code: "INVALID_AMOUNT",
    });
  });

  test("can leave the pending status only once, including in bulk updates", async () => {
    const { id } = await createApprovedOrder();
    const [a, b, c] = [
      await addPayment(emulator, id, "10", { status: "PENDING" }),
      await addPayment(emulator, id, "10", { status: "PENDING" }),
      await addPayment(emulator, id, "10", { status: "PENDING" }),
    ];
    expect(await orderOf(id)).toMatchObject({
      paymentStatus: "PENDING",
      balanceSummary: { pending: money("30.00"), balance: money("100.00") },
    });
    const newStatus = (paymentId: string, status: string) => ({ orderId: id, paymentId, status });
    await owner.call("ecom.orderTransactions.updatePaymentStatus", newStatus(a, "APPROVED"));
    for (const [paymentId, status] of [
      [a, "DECLINED"],
      [b, "REFUNDED"],
      [b, "AUTHORIZED"],
    ] as const) {
      const request = newStatus(paymentId, status);
      expect(await owner.fails("ecom.orderTransactions.updatePaymentStatus", request)).toEqual({
        status: 428,
        code: "STATUS_NOT_ALLOWED",
      });
    }
    const unknown = newStatus(UNKNOWN_ID, "APPROVED");
    expect(await owner.fails("ecom.orderTransactions.updatePaymentStatus", unknown)).toEqual({
      status: 404,
      code: "PAYMENT_NOT_FOUND",
    });
    const { results, bulkActionMetadata } = await owner.call(
      "ecom.orderTransactions.bulkUpdatePaymentStatuses",
      {
        paymentAndOrderIds: [a, b, c].map((paymentId) => ({ orderId: id, paymentId })),
        status: "DECLINED",
        returnFullEntity: true,
      },
    );
    expect(results).toMatchObject([
      { itemMetadata: { success: false, error: { code: "STATUS_NOT_ALLOWED" } } },
      { itemMetadata: { success: true }, item: { id: b, status: "DECLINED" } },
      { itemMetadata: { success: true }, item: { id: c, status: "DECLINED" } },
    ]);
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
    expect(await orderOf(id)).toMatchObject({ paymentStatus: "PARTIALLY_PAID" });
  });

  test("make an order pending while they are pending, and rejected if they are declined", async () => {
    const created = await createOrder(emulator, { lines: [["10", 1]] });
    expect(created).toMatchObject({ status: "INITIALIZED", paymentStatus: "NOT_PAID" });
    const paymentId = await addPayment(emulator, created.id, "10", { status: "PENDING" });
    expect(await orderOf(created.id)).toMatchObject({
      status: "PENDING",
      paymentStatus: "PENDING",
    });
    const request = { orderId: created.id, paymentId, status: "DECLINED" };
    await owner.call("ecom.orderTransactions.updatePaymentStatus", request);
    const order = await orderOf(created.id);
    expect(order).toMatchObject({ status: "REJECTED", paymentStatus: "DECLINED" });
    for (const operation of ["updateOrder", "cancelOrder"]) {
      const { id } = created;
      const changed = operation === "updateOrder" ? { order: { id, archived: true } } : { id };
      expect(await owner.fails(`ecom.orders.${operation}`, changed)).toEqual({
        status: 428,
        code: "ORDER_IS_REJECTED",
      });
    }
  });

  test("can be updated with a status and card details", async () => {
    const { id } = await createApprovedOrder();
    const payment = await addPayment(emulator, id, "10", { status: "PENDING" });
    const details = { creditCardDetails: { brand: "visa", lastFourDigits: "4242" } };
    await owner.call("ecom.orderTransactions.updatePayments", {
      orderId: id,
      payments: [{ payment: { id: payment, status: "APPROVED", regularPaymentDetails: details } }],
    });
    expect((await transactionsOf(id)).payments[0]).toMatchObject({
      status: "APPROVED",
      regularPaymentDetails: details,
    });
  });
});

test("payments are visible only to merchants", async () => {
  const { id } = await createApprovedOrder();
  const operation = "ecom.orderTransactions.listTransactionsForSingleOrder";
  expect(await guest.fails(operation, { orderId: id })).toMatchObject({ status: 403 });
});
