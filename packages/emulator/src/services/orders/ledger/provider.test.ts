// Tests what payment providers and banks do outside the API, and the resulting events.
import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { eventProblems } from "../../../testing/conformance.js";
import { addPayment, createOrder } from "../../../testing/order-world.js";
import { type Json, merchant, shop } from "../../../testing/test-client.js";

const money = (amount: string) => ({ amount });

async function openShop() {
  const { emulator } = await shop({
    seed: "minimal",
    webhooks: { url: "http://localhost:9/hook" },
    fetch: async () => new Response(null, { status: 204 }),
  });
  const owner = merchant(emulator);
  const { id } = await createOrder(emulator, { lines: [["100", 1]], status: "APPROVED" });
  const order = async (): Promise<Json> => (await owner.call("ecom.orders.getOrder", { id })).order;
  const transactions = async (): Promise<Json> =>
    (await owner.call("ecom.orderTransactions.listTransactionsForSingleOrder", { orderId: id }))
      .orderTransactions;
  /** Returns the short types of the sent transaction events. Fails if a payload is invalid. */
  const sentEventTypes = async () => {
    await emulator.settled();
    return emulator.webhooks
      .map(({ eventType, jwt }) => ({ eventType, data: JSON.parse(decodeJwt(jwt).data as string) }))
      .filter(({ eventType }) => eventType.includes("order_transactions"))
      .map(({ eventType, data }) => {
        const payload = JSON.parse(data.data);
        expect([eventType, eventProblems(eventType, payload)]).toEqual([eventType, []]);
        return eventType.replace("wix.ecom.v1.order_transactions_", "");
      });
  };
  return {
    emulator,
    owner,
    id,
    order,
    transactions,
    sentEventTypes,
    controls: emulator.controls.ledger,
  };
}

test("a pending refund completes or fails when the provider reports the result", async () => {
  const { emulator, owner, id, order, transactions, controls, sentEventTypes } = await openShop();
  const paymentId = await addPayment(emulator, id, "100");
  controls.setProvider("waits");
  const refund = (amount: string) => ({
    orderId: id,
    paymentRefunds: [{ paymentId, amount: money(amount) }],
  });
  await owner.call("ecom.orderBilling.refundPayments", refund("60"));
  expect(await order()).toMatchObject({
    paymentStatus: "PAID",
    balanceSummary: {
      pendingRefund: money("60.00"),
      refunded: money("0.00"),
      balance: money("0.00"),
    },
  });
  // Pending refunds reduce the refundable amount.
  expect(await owner.fails("ecom.orderBilling.refundPayments", refund("40.01"))).toMatchObject({
    code: "INVALID_PAYMENT_REFUND_AMOUNT",
  });
  controls.settle(id, paymentId);
  expect(await order()).toMatchObject({
    paymentStatus: "PARTIALLY_REFUNDED",
    balanceSummary: {
      pendingRefund: money("0.00"),
      refunded: money("60.00"),
      balance: money("60.00"),
    },
  });
  await owner.call("ecom.orderBilling.refundPayments", refund("40"));
  const [, second] = (await transactions()).refunds;
  await owner.call("ecom.orderTransactions.updateRefundTransaction", {
    orderId: id,
    refundId: second.id,
    transaction: { paymentId, refundStatus: "FAILED" },
  });
  expect((await transactions()).refunds[1]).toMatchObject({
    transactions: [{ refundStatus: "FAILED" }],
    summary: { failedRefundAmount: money("40.00"), pending: false },
  });
  const retry = { orderId: id, refundId: second.id };
  const succeeded = { ...retry, transaction: { paymentId, refundStatus: "SUCCEEDED" } };
  expect(
    await owner.fails("ecom.orderTransactions.updateRefundTransaction", succeeded),
  ).toMatchObject({ code: "STATUS_NOT_ALLOWED" });
  expect((await sentEventTypes()).filter((slug) => slug === "refund_completed")).toHaveLength(1);
});

test("a pending capture prevents another capture until the first one fails", async () => {
  const { emulator, owner, id, order, controls } = await openShop();
  const paymentId = await addPayment(emulator, id, "100", { status: "AUTHORIZED" });
  const capture = { orderId: id, payments: [{ paymentId }] };
  controls.setProvider("waits");
  await owner.call("ecom.orderBilling.captureAuthorizedPayments", capture);
  expect(await owner.fails("ecom.orderBilling.captureAuthorizedPayments", capture)).toMatchObject({
    code: "PAYMENT_HAS_PENDING_CAPTURE",
  });
  controls.settle(id, paymentId, false);
  expect((await order()).balanceSummary).toMatchObject({
    authorized: money("100.00"),
    paid: money("0.00"),
  });
  controls.setProvider("succeeds");
  await owner.call("ecom.orderBilling.captureAuthorizedPayments", capture);
  expect(await order()).toMatchObject({ paymentStatus: "PAID" });
});

test("charges are declined and refunds fail if the provider fails", async () => {
  const { emulator, owner, id, order, controls } = await openShop();
  const paymentId = await addPayment(emulator, id, "50");
  controls.setProvider("fails");
  const charge = { orderId: id, regularCharge: { paymentIntentId: id, amount: money("50") } };
  const { payments } = await owner.call("ecom.orderBilling.chargeOrder", charge);
  expect(payments).toMatchObject([{ status: "DECLINED" }]);
  const trigger = { ecomOrderId: id, payments: [{ paymentId, amount: money("5") }] };
  const { failedPaymentIds } = await owner.call("ecom.orders.triggerRefund", trigger);
  expect(failedPaymentIds).toMatchObject([{ id: paymentId, success: false }]);
  expect((await order()).balanceSummary).toMatchObject({
    paid: money("50.00"),
    refunded: money("0.00"),
  });
});

test("chargebacks emit events, prevent charges, and limit refunds", async () => {
  const { emulator, owner, id, order, transactions, controls, sentEventTypes } = await openShop();
  const paymentId = await addPayment(emulator, id, "60");
  const chargebackId = controls.chargeback(id, paymentId, "45");
  expect((await transactions()).payments[0].regularPaymentDetails.chargebacks).toMatchObject([
    { id: chargebackId, amount: money("45.00"), status: "APPROVED" },
  ]);
  expect((await order()).balanceSummary).toMatchObject({
    chargeback: money("45.00"),
    balance: money("40.00"),
  });
  const charge = { orderId: id, regularCharge: { paymentIntentId: id, amount: money("1") } };
  expect(await owner.fails("ecom.orderBilling.chargeOrder", charge)).toMatchObject({
    code: "ORDER_HAS_CHARGEBACKS",
  });
  const status = await owner.call("ecom.orders.getPaymentCollectabilityStatus", {
    ecomOrderId: id,
  });
  expect(status).toMatchObject({ status: "NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS" });
  const refund = (amount: string) => ({
    orderId: id,
    paymentRefunds: [{ paymentId, amount: money(amount) }],
  });
  expect(await owner.fails("ecom.orderBilling.refundPayments", refund("15.01"))).toMatchObject({
    code: "INVALID_PAYMENT_REFUND_AMOUNT",
  });
  await owner.call("ecom.orderBilling.refundPayments", refund("15"));
  const { payments } = await owner.call("ecom.orderBilling.getOrderRefundability", { orderId: id });
  expect(payments).toMatchObject([{ nonRefundable: { reason: "AMOUNT_OFFSET_BY_CHARGEBACK" } }]);
  controls.reverseChargeback(id, chargebackId);
  expect((await order()).balanceSummary).toMatchObject({ chargebackReversal: money("45.00") });
  await owner.call("ecom.orderBilling.refundPayments", refund("45"));
  expect(() => controls.chargeback(id, paymentId, "60.01")).toThrow("At most");
  expect(() => controls.reverseChargeback(id, chargebackId)).toThrow("Chargeback");
  const slugs = await sentEventTypes();
  expect(slugs).toEqual([
    "updated",
    "updated",
    "chargeback_approved",
    "refund_completed",
    "updated",
    "updated",
    "chargeback_reversed",
    "refund_completed",
    "updated",
  ]);
});
