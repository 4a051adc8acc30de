// The books of orders against a small model of its own, which counts in smallest units and knows no ledger.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import { createOrder } from "../../testing/order-world.js";
import { type Answer, merchant, shop } from "../../testing/test-client.js";

const DIGITS: Readonly<Record<string, number>> = { USD: 2, JPY: 0, KWD: 3 };

interface Paid {
  id: string;
  amount: number;
  state: "waiting" | "authorized" | "paid" | "gone";
  captured: number;
  back: number;
  offline: boolean;
}

/** An order as the model has it: amounts in the currency's smallest unit. */
class Model {
  readonly payments: Paid[] = [];
  readonly sent: { id: string; quantity: number }[] = [];
  canceled = false;
  restocked = false;

  constructor(
    readonly id: string,
    readonly lineId: string,
    readonly currency: string,
    readonly total: number,
    readonly quantity: number,
  ) {}

  sum(of: (payment: Paid) => number): number {
    return this.payments.reduce((all, payment) => all + of(payment), 0);
  }
  get paid() {
    return this.sum((one) => (one.state === "paid" ? one.captured : 0));
  }
  get refunded() {
    return this.sum((one) => one.back);
  }
  get balance() {
    return this.total - this.paid + this.refunded;
  }
  get reserved() {
    const held = (one: Paid) =>
      one.state === "authorized" || (one.state === "waiting" && !one.offline);
    return this.sum((one) => (held(one) ? one.amount : 0));
  }
  get open() {
    return this.balance - this.reserved;
  }
  get fulfilled() {
    return this.sent.reduce((all, one) => all + one.quantity, 0);
  }
  get paymentStatus(): string {
    const { paid, refunded, total } = this;
    if (paid - refunded >= total) return "PAID";
    if (refunded > 0) return refunded >= total ? "FULLY_REFUNDED" : "PARTIALLY_REFUNDED";
    if (paid > 0) return "PARTIALLY_PAID";
    const online = this.payments.filter((one) => !one.offline);
    if (online.some((one) => one.state === "waiting")) return "PENDING";
    const last = online.at(-1);
    return last?.state === "gone" && !last.captured ? "DECLINED" : "NOT_PAID";
  }
  get fulfillmentStatus(): string {
    if (this.fulfilled === 0) return "NOT_FULFILLED";
    return this.fulfilled >= this.quantity ? "FULFILLED" : "PARTIALLY_FULFILLED";
  }
  /** 1234 as "12.34". */
  text(units: number): string {
    const digits = DIGITS[this.currency] ?? 2;
    const sign = units < 0 ? "-" : "";
    const all = String(Math.abs(units)).padStart(digits + 1, "0");
    const cut = all.length - digits;
    return sign + (digits === 0 ? all : `${all.slice(0, cut)}.${all.slice(cut)}`);
  }
}

type Step = {
  readonly kind: "pay" | "authorize" | "wait" | "promise" | "settle" | "capture" | "void" | "refund" | "fulfil" | "unfulfil" | "cancel" | "markPaid";
  readonly order: number;
  readonly pick: number;
  readonly share: number;
  readonly good: boolean;
};

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom<Step["kind"]>(
    "pay", "authorize", "wait", "promise", "settle", "capture", "void", "refund", "refund",
    "fulfil", "unfulfil", "cancel", "markPaid",
  ),
  order: fc.nat(2),
  pick: fc.nat(6),
  /** Of what is left: 1.5 is too much. */
  share: fc.constantFrom(0, 0.1, 0.3, 0.5, 1, 1.5),
  good: fc.boolean(),
});

/** Does a step in the model where it may be done; the request, and whether it has to succeed. */
function plan(model: Model, { kind, pick, share, good }: Step) {
  const of = (most: number) => Math.ceil(most * share);
  const payment = model.payments[pick % Math.max(model.payments.length, 1)];
  const money = (units: number) => ({ amount: model.text(units) });
  const regular = (units: number, status: string, offline = false) => ({
    operation: "ecom.orderTransactions.addPayments",
    request: {
      orderId: model.id,
      payments: [
        { amount: money(units), status, regularPaymentDetails: { offlinePayment: offline } },
      ],
    },
  });
  const enter = (units: number, state: Paid["state"], offline = false) => (answer: Answer) => {
    const id = answer.paymentsIds[0];
    const captured = state === "paid" ? units : 0;
    model.payments.push({ id, amount: units, state, captured, back: 0, offline });
  };
  const fits = (units: number, most = model.open) => units > 0 && units <= most;
  switch (kind) {
    case "pay": {
      const units = of(model.open);
      return { ...regular(units, "APPROVED", good), may: fits(units), then: enter(units, "paid", good) };
    }
    case "authorize": {
      const units = of(model.open);
      return { ...regular(units, "AUTHORIZED"), may: fits(units), then: enter(units, "authorized") };
    }
    case "wait": {
      const units = of(model.open);
      return { ...regular(units, "PENDING"), may: fits(units), then: enter(units, "waiting") };
    }
    case "promise": {
      const units = of(model.balance);
      const may = fits(units, model.balance);
      return { ...regular(units, "PENDING_MERCHANT", true), may, then: enter(units, "waiting", true) };
    }
    case "settle": {
      const waits = payment?.state === "waiting";
      const room = !good || !payment?.offline || payment.amount <= model.open;
      return {
        operation: "ecom.orderTransactions.updatePaymentStatus",
        request: {
          orderId: model.id,
          paymentId: payment?.id ?? model.id,
          status: good ? "APPROVED" : "DECLINED",
        },
        // the same status once more changes nothing
        same: good ? payment?.state === "paid" && !payment.back : payment?.state === "gone" && !payment.captured,
        may: waits && room,
        then: () => {
          if (!payment) return;
          payment.state = good ? "paid" : "gone";
          payment.captured = good ? payment.amount : 0;
        },
      };
    }
    case "capture": {
      const units = of(payment?.amount ?? 0);
      return {
        operation: "ecom.orderBilling.captureAuthorizedPayments",
        request: {
          orderId: model.id,
          payments: [{ paymentId: payment?.id ?? model.id, amount: money(units) }],
        },
        may: payment?.state === "authorized" && fits(units, payment.amount),
        then: () => {
          if (payment) Object.assign(payment, { state: "paid", captured: units });
        },
      };
    }
    case "void":
      return {
        operation: "ecom.orders.voidAuthorizedPayments",
        request: { ecomOrderId: model.id, paymentIds: [payment?.id ?? model.id] },
        may: payment?.state === "authorized",
        then: () => {
          // given up, which is not declined
          if (payment) Object.assign(payment, { state: "gone", captured: -1 });
        },
      };
    case "refund": {
      const most = payment?.state === "paid" ? payment.captured - payment.back : 0;
      const units = of(most);
      return {
        operation: "ecom.orderBilling.refundPayments",
        request: {
          orderId: model.id,
          paymentRefunds: [
            { paymentId: payment?.id ?? model.id, amount: money(units), externalRefund: good },
          ],
        },
        may: fits(units, most) && (good || !payment?.offline),
        then: () => {
          if (payment) payment.back += units;
        },
      };
    }
    case "fulfil": {
      const quantity = of(model.quantity - model.fulfilled);
      const left = model.quantity - model.fulfilled;
      return {
        operation: "ecom.orderFulfillments.createFulfillment",
        request: {
          orderId: model.id,
          fulfillment: { lineItems: [{ id: model.lineId, quantity: Math.max(quantity, 1) }] },
        },
        may: !model.canceled && Math.max(quantity, 1) <= left,
        then: ({ fulfillmentId }: Answer) => {
          model.sent.push({ id: fulfillmentId, quantity: Math.max(quantity, 1) });
        },
      };
    }
    case "unfulfil": {
      const one = model.sent[pick % Math.max(model.sent.length, 1)];
      return {
        operation: "ecom.orderFulfillments.deleteFulfillment",
        request: { orderId: model.id, fulfillmentId: one?.id ?? model.id },
        may: one !== undefined,
        then: () => {
          if (one) model.sent.splice(model.sent.indexOf(one), 1);
        },
      };
    }
    case "cancel":
      return {
        operation: "ecom.orders.cancelOrder",
        request: { id: model.id, restockAllItems: true },
        same: model.canceled,
        may: !model.canceled && model.payments.every((one) => one.state !== "authorized"),
        then: () => {
          model.canceled = true;
        },
      };
    case "markPaid":
      return {
        operation: "ecom.orders.paymentCollectionMarkOrderAsPaid",
        request: { ecomOrderId: model.id },
        same: model.balance <= 0 || (!model.canceled && model.open <= 0),
        may: !model.canceled && model.open > 0,
        then: "marked" as const,
      };
  }
}

/** What is marked as paid fulfils promises that fit, in their order; the rest of them lapses. */
function marked(model: Model, payments: readonly Answer[]): void {
  let left = model.open;
  for (const one of model.payments) {
    if (one.state !== "waiting" || !one.offline) continue;
    if (one.amount <= left) {
      left -= one.amount;
      Object.assign(one, { state: "paid", captured: one.amount });
    } else Object.assign(one, { state: "gone", captured: -1 });
  }
  if (left === 0) return;
  const { id } = payments.at(-1);
  model.payments.push({ id, amount: left, captured: left, back: 0, state: "paid", offline: true });
}

async function agrees(emulator: Emulator, model: Model): Promise<Answer> {
  const owner = merchant(emulator);
  const { order } = await owner.call("ecom.orders.getOrder", { id: model.id });
  const { balanceSummary, paymentStatus, fulfillmentStatus, status } = order;
  const amounts = ["balance", "paid", "refunded", "authorized", "pending"].map((name) => [
    name,
    balanceSummary[name].amount,
  ]);
  const held = (state: string) =>
    model.sum((one) => (one.state === state && !(state === "waiting" && one.offline) ? one.amount : 0));
  expect({ ...Object.fromEntries(amounts), paymentStatus, fulfillmentStatus, status }).toEqual({
    balance: model.text(model.balance),
    paid: model.text(model.paid),
    refunded: model.text(model.refunded),
    authorized: model.text(held("authorized")),
    pending: model.text(held("waiting")),
    paymentStatus: model.paymentStatus,
    fulfillmentStatus: model.fulfillmentStatus,
    status: model.canceled ? "CANCELED" : "APPROVED",
  });
  expect(model.balance).toBeGreaterThanOrEqual(0);
  expect(model.fulfilled).toBeLessThanOrEqual(model.quantity);
  const { payments } = await owner.call("ecom.orderBilling.getOrderRefundability", {
    orderId: model.id,
  });
  const caps = payments.map(({ payment }: Answer) => [
    payment.paymentId,
    payment.monetary.maxRefund.amount,
  ]);
  const left = (one: Paid) => (one.state === "paid" ? one.captured - one.back : 0);
  expect(caps).toEqual(model.payments.map((one) => [one.id, model.text(left(one))]));
  return order;
}

const written = (emulator: Emulator) =>
  JSON.stringify(emulator.snapshot().state, (_key, value) =>
    value instanceof Map ? ["Map", ...value] : value,
  );

test("whatever is paid, captured, refunded, sent and cancelled, the books agree", async () => {
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
        const models: Model[] = [];
        for (const [index, currency] of Object.keys(DIGITS).entries()) {
          const units = prices[index] ?? 1;
          const quantity = index + 1;
          const text = new Model("", "", currency, 0, 0).text(units);
          const order = await createOrder(emulator, {
            currency,
            lines: [[text, quantity]],
            status: "APPROVED",
          });
          const [line] = order.lineItems;
          models.push(new Model(order.id, line.id, currency, units * quantity, quantity));
        }
        for (const one of steps) {
          const model = models[one.order % models.length] as Model;
          const { operation, request, may, then, same } = { same: false, ...plan(model, one) };
          const before = written(emulator);
          const { status, body } = await owner.send(operation, request);
          expect([operation, request, status < 400]).toEqual([operation, request, may || same]);
          if (!may && !same) expect(written(emulator)).toBe(before);
          if (may && then === "marked") {
            const { orderTransactions } = await owner.call(
              "ecom.orderTransactions.listTransactionsForSingleOrder",
              { orderId: model.id },
            );
            marked(model, orderTransactions.payments);
          } else if (may && typeof then === "function") then(body);
          await agrees(emulator, model);
        }
        for (const model of models) await agrees(emulator, model);
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);
