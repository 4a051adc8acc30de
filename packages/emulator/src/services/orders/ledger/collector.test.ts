// Tests the payment collector and the buyer's payment page.
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import { ORDER_CHANGES } from "../../../testing/changing-orders.js";
import { addPayment, createOrder } from "../../../testing/order-world.js";
import { makeWorld } from "../../../testing/shop-world.js";
import { type Caller, type Json, merchant, pay, shop } from "../../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
beforeEach(async () => {
  ({ emulator } = await shop({ seed: "minimal" }));
  owner = merchant(emulator);
});

const money = (amount: string) => ({ amount });
const orderOf = async (id: string): Promise<Json> =>
  (await owner.call("ecom.orders.getOrder", { id })).order;
const createUnpaidOrder = (more = {}) =>
  createOrder(emulator, { lines: [["100", 1]], status: "APPROVED", ...more });
const requestPage = (id: string, method: "GET" | "POST" = "GET") =>
  emulator.fetch(`${emulator.origin}/_portico/pay/${id}`, {
    method,
    ...(method === "POST" ? { body: new URLSearchParams({ action: "pay" }) } : {}),
  });
const statusOf = async (ecomOrderId: string) =>
  (await owner.call("ecom.orders.getPaymentCollectabilityStatus", { ecomOrderId })).status;

describe("collected payments", () => {
  test("can cover the balance in parts, but cannot exceed it", async () => {
    const { id } = await createUnpaidOrder();
    const cashPayment = (amount: string) => ({
      orderId: id,
      amount: money(amount),
      userDefinedPaymentMethodName: "Cash box",
    });
    await owner.call("ecom.orders.recordManuallyCollectedPayment", cashPayment("30"));
    const operation = "ecom.orders.recordManuallyCollectedPayment";
    expect(await owner.fails(operation, cashPayment("70.01"))).toMatchObject({
      code: "INVALID_AMOUNT",
    });
    expect(await pay(emulator, id)).toMatchObject({
      paymentStatus: "PAID",
      balanceSummary: { paid: money("100.00"), balance: money("0.00") },
    });
    expect(await owner.fails(operation, cashPayment("1"))).toMatchObject({ code: "ORDER_PAID" });
    const second = await pay(emulator, id);
    expect(second.balanceSummary.paid).toMatchObject(money("100.00"));
    expect(await statusOf(id)).toBe("NONCOLLECTABLE_ORDER_IS_PAID");
  });

  test("complete pending offline payments, and cancel pending payments that exceed the balance", async () => {
    const { id } = await createUnpaidOrder();
    await addPayment(emulator, id, "60", { offlinePayment: true, status: "PENDING_MERCHANT" });
    await addPayment(emulator, id, "100", { offlinePayment: true, status: "PENDING_MERCHANT" });
    expect((await orderOf(id)).paymentStatus).toBe("NOT_PAID");
    await pay(emulator, id);
    const { orderTransactions } = await owner.call(
      "ecom.orderTransactions.listTransactionsForSingleOrder",
      { orderId: id },
    );
    expect(
      orderTransactions.payments.map((payment: Json) => [payment.amount.amount, payment.status]),
    ).toEqual([
      ["60.00", "APPROVED"],
      ["100.00", "CANCELED"],
      ["40.00", "APPROVED"],
    ]);
  });

  test("can be recorded in bulk, with a separate result for each order", async () => {
    const [a, b] = [await createUnpaidOrder(), await createUnpaidOrder()];
    await owner.call("ecom.orders.cancelOrder", { id: b.id });
    const { results } = await owner.call("ecom.orders.paymentCollectionBulkMarkOrdersAsPaid", {
      ecomOrderIds: [a.id, b.id],
    });
    expect(results).toMatchObject([
      { itemMetadata: { success: true }, item: { paymentStatus: "PAID" } },
      { itemMetadata: { success: false, error: { code: "ORDER_CANCELED" } } },
    ]);
    expect(await statusOf(b.id)).toBe("NONCOLLECTABLE_ORDER_IS_CANCELLED");
  });

  test("with a membership are rejected if the line item is already paid", async () => {
    const order = await createUnpaidOrder();
    const anyId = "00000000-0000-4000-8000-0000000000aa";
    const charge = {
      ecomOrderId: order.id,
      memberId: anyId,
      membershipCharges: [{ membershipId: anyId, appId: anyId, lineItemId: order.lineItems[0].id }],
    };
    await owner.call("ecom.orders.chargeMemberships", charge);
    expect((await orderOf(order.id)).paymentStatus).toBe("PAID");
    expect(await owner.fails("ecom.orders.chargeMemberships", charge)).toMatchObject({
      code: "LINE_ITEM_PAID",
    });
  });
});

const collectionRequest = (ecomOrderId: string, amount: string, rest: object = {}) => ({
  ecomOrderId,
  amount: money(amount),
  ...rest,
});

describe("the payment page", () => {
  test("accepts a prepared payment only once, and redirects to the shop", async () => {
    const { id } = await createUnpaidOrder();
    const { paymentGatewayOrderId } = await owner.call(
      "ecom.orders.preparePaymentCollection",
      collectionRequest(id, "40", { redirectUrls: { successUrl: "http://localhost:5173/paid" } }),
    );
    const html = await (await requestPage(paymentGatewayOrderId)).text();
    expect(html).toContain("$40.00");
    for (const attempt of ["first", "again"]) {
      const response = await requestPage(paymentGatewayOrderId, "POST");
      expect([attempt, response.headers.get("location")]).toEqual([
        attempt,
        "http://localhost:5173/paid",
      ]);
      expect((await orderOf(id)).balanceSummary.paid).toMatchObject(money("40.00"));
    }
    expect((await requestPage("nothing")).status).toBe(404);
  });

  test("authorizes or declines a payment, and rejects it if the balance is lower or the order is canceled", async () => {
    const { id } = await createUnpaidOrder();
    const createGatewayOrder = async (rest: object = {}) =>
      (await owner.call("ecom.orders.preparePaymentCollection", collectionRequest(id, "40", rest)))
        .paymentGatewayOrderId;
    const first = await createGatewayOrder({ delayedCapture: true });
    const second = await createGatewayOrder();
    const { paymentGatewayOrderId: fullBalance } = await owner.call(
      "ecom.orders.paymentCollectionCreatePaymentGatewayOrder",
      { ecomOrderId: id },
    );
    await requestPage(first, "POST");
    expect((await orderOf(id)).balanceSummary).toMatchObject({ authorized: money("40.00") });
    emulator.controls.ledger.setProvider("fails");
    expect(await (await requestPage(second, "POST")).text()).toContain("declined");
    emulator.controls.ledger.setProvider("succeeds");
    await requestPage(second, "POST");
    expect((await orderOf(id)).balanceSummary).toMatchObject({ paid: money("40.00") });
    const expectUnpaid = async (gatewayId: string) => {
      const late = await requestPage(gatewayId, "POST");
      expect([late.status, (await orderOf(id)).balanceSummary.paid.amount]).toEqual([422, "40.00"]);
    };
    await expectUnpaid(fullBalance);
    // A canceled order cannot be paid.
    const third = (
      await owner.call("ecom.orders.preparePaymentCollection", collectionRequest(id, "1"))
    ).paymentGatewayOrderId;
    const { orderTransactions } = await owner.call(
      "ecom.orderTransactions.listTransactionsForSingleOrder",
      { orderId: id },
    );
    await owner.call("ecom.orders.voidAuthorizedPayments", {
      ecomOrderId: id,
      paymentIds: [orderTransactions.payments[0].id],
    });
    await owner.call("ecom.orders.cancelOrder", { id });
    await expectUnpaid(third);
  });
});

test.each<[string, string, object]>([
  ["INVALID_AMOUNT", "100.01", {}],
  ["INVALID_AMOUNT", "0", {}],
  ["ORDER_ALREADY_PAID", "1", { paymentStatus: "PAID" }],
  ["ORDER_CANCELED", "1", { status: "CANCELED" }],
])(
  "preparePaymentCollection fails with %s for the amount %s",
  async (code, amount, { status, ...shape }: Json) => {
    const { id } = await createUnpaidOrder(shape);
    if (status) await owner.call("ecom.orders.updateOrderStatus", { orderId: id, status });
    const operation = "ecom.orders.preparePaymentCollection";
    expect(await owner.fails(operation, collectionRequest(id, amount))).toMatchObject({
      status: 428,
      code,
    });
  },
);

test("visitors and members cannot change orders, their activities or their payments", async () => {
  const world = await makeWorld();
  for (const [operation, , request] of ORDER_CHANGES) {
    for (const caller of ["new", "member"] as const) {
      const { status } = await world.callers[caller].fails(operation, request(world));
      expect([operation, caller, status]).toEqual([operation, caller, 403]);
    }
  }
});
