// Compares order balances with a small model that calculates in the smallest currency unit.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import {
  applyMarkAsPaid,
  DIGITS,
  type ModelPayment,
  OrderModel,
  planStep,
  step,
} from "../../../testing/order-model.js";
import { createOrder } from "../../../testing/order-world.js";
import { type Json, merchant, shop } from "../../../testing/test-client.js";

async function compare(emulator: Emulator, model: OrderModel): Promise<Json> {
  const owner = merchant(emulator);
  const { order } = await owner.call("ecom.orders.getOrder", { id: model.id });
  const { balanceSummary, paymentStatus, fulfillmentStatus, status } = order;
  const amounts = ["balance", "paid", "refunded", "authorized", "pending"].map((name) => [
    name,
    balanceSummary[name].amount,
  ]);
  const totalIn = (state: string) =>
    model.sum((payment) =>
      payment.state === state && !(state === "waiting" && payment.offline) ? payment.amount : 0,
    );
  expect({ ...Object.fromEntries(amounts), paymentStatus, fulfillmentStatus, status }).toEqual({
    balance: model.text(model.balance),
    paid: model.text(model.paid),
    refunded: model.text(model.refunded),
    authorized: model.text(totalIn("authorized")),
    pending: model.text(totalIn("waiting")),
    paymentStatus: model.paymentStatus,
    fulfillmentStatus: model.fulfillmentStatus,
    status: model.canceled ? "CANCELED" : "APPROVED",
  });
  expect(model.balance).toBeGreaterThanOrEqual(0);
  expect(model.fulfilled).toBeLessThanOrEqual(model.quantity);
  const { payments } = await owner.call("ecom.orderBilling.getOrderRefundability", {
    orderId: model.id,
  });
  const maxRefunds = payments.map(({ payment }: Json) => [
    payment.paymentId,
    payment.monetary.maxRefund.amount,
  ]);
  const refundableUnits = (payment: ModelPayment) =>
    payment.state === "paid" ? payment.captured - payment.refunded : 0;
  expect(maxRefunds).toEqual(
    model.payments.map((payment) => [payment.id, model.text(refundableUnits(payment))]),
  );
  return order;
}

const snapshotOf = (emulator: Emulator) =>
  JSON.stringify(emulator.snapshot().state, (_key, value) =>
    value instanceof Map ? ["Map", ...value] : value,
  );

test("order balances and statuses match the model after payments, captures, refunds, fulfillments and cancellations", async () => {
  const { emulator } = await shop({ seed: "minimal" });
  const owner = merchant(emulator);
  const start = emulator.snapshot();
  const price = fc.integer({ min: 1, max: 99_999 });
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(price, price, price),
      fc.array(step, { minLength: 5, maxLength: 25 }),
      async (prices, steps) => {
        emulator.restore(start);
        const models: OrderModel[] = [];
        for (const [index, currency] of Object.keys(DIGITS).entries()) {
          const units = prices[index] ?? 1;
          const quantity = index + 1;
          const text = new OrderModel("", "", currency, 0, 0).text(units);
          const order = await createOrder(emulator, {
            currency,
            lines: [[text, quantity]],
            status: "APPROVED",
          });
          const [line] = order.lineItems;
          models.push(new OrderModel(order.id, line.id, currency, units * quantity, quantity));
        }
        for (const orderStep of steps) {
          const model = models[orderStep.order % models.length] as OrderModel;
          const { operation, request, may, done, same } = {
            same: false,
            ...planStep(model, orderStep),
          };
          const before = snapshotOf(emulator);
          const { status, body } = await owner.send(operation, request);
          expect([operation, request, status < 400]).toEqual([operation, request, may || same]);
          if (!may && !same) expect(snapshotOf(emulator)).toBe(before);
          if (may && done === "marked") {
            const { orderTransactions } = await owner.call(
              "ecom.orderTransactions.listTransactionsForSingleOrder",
              { orderId: model.id },
            );
            applyMarkAsPaid(model, orderTransactions.payments);
          } else if (may && typeof done === "function") done(body);
          await compare(emulator, model);
        }
        for (const model of models) await compare(emulator, model);
      },
    ),
    { numRuns: 30 },
  );
});
