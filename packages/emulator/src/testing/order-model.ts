// A model of orders and payments in the smallest currency unit. It shares no code with the
// emulator.
import fc from "fast-check";
import type { Json } from "./test-client.js";

export const DIGITS: Readonly<Record<string, number>> = { USD: 2, JPY: 0, KWD: 3 };

export interface ModelPayment {
  id: string;
  amount: number;
  state: "waiting" | "authorized" | "paid" | "gone";
  captured: number;
  refunded: number;
  offline: boolean;
}

export class OrderModel {
  readonly payments: ModelPayment[] = [];
  readonly fulfillments: { id: string; quantity: number }[] = [];
  canceled = false;
  restocked = false;

  constructor(
    readonly id: string,
    readonly lineId: string,
    readonly currency: string,
    readonly total: number,
    readonly quantity: number,
  ) {}

  sum(amountOf: (payment: ModelPayment) => number): number {
    return this.payments.reduce((all, payment) => all + amountOf(payment), 0);
  }
  get paid() {
    return this.sum((payment) => (payment.state === "paid" ? payment.captured : 0));
  }
  get refunded() {
    return this.sum((payment) => payment.refunded);
  }
  get balance() {
    return this.total - this.paid + this.refunded;
  }
  get reserved() {
    const isHeld = (payment: ModelPayment) =>
      payment.state === "authorized" || (payment.state === "waiting" && !payment.offline);
    return this.sum((payment) => (isHeld(payment) ? payment.amount : 0));
  }
  get open() {
    return this.balance - this.reserved;
  }
  get fulfilled() {
    return this.fulfillments.reduce((all, fulfillment) => all + fulfillment.quantity, 0);
  }
  get paymentStatus(): string {
    const { paid, refunded, total } = this;
    if (paid - refunded >= total) return "PAID";
    if (refunded > 0) return refunded >= total ? "FULLY_REFUNDED" : "PARTIALLY_REFUNDED";
    if (paid > 0) return "PARTIALLY_PAID";
    const online = this.payments.filter((payment) => !payment.offline);
    if (online.some((payment) => payment.state === "waiting")) return "PENDING";
    const lastPayment = online.at(-1);
    return lastPayment?.state === "gone" && !lastPayment.captured ? "DECLINED" : "NOT_PAID";
  }
  get fulfillmentStatus(): string {
    if (this.fulfilled === 0) return "NOT_FULFILLED";
    return this.fulfilled >= this.quantity ? "FULFILLED" : "PARTIALLY_FULFILLED";
  }
  text(units: number): string {
    const digits = DIGITS[this.currency] ?? 2;
    const sign = units < 0 ? "-" : "";
    const padded = String(Math.abs(units)).padStart(digits + 1, "0");
    const cut = padded.length - digits;
    return sign + (digits === 0 ? padded : `${padded.slice(0, cut)}.${padded.slice(cut)}`);
  }
}

type Step = {
  readonly kind:
    | "pay"
    | "authorize"
    | "wait"
    | "promise"
    | "settle"
    | "capture"
    | "void"
    | "refund"
    | "fulfill"
    | "unfulfill"
    | "cancel"
    | "markPaid";
  readonly order: number;
  readonly pick: number;
  readonly share: number;
  readonly good: boolean;
};

/** A step that may be invalid. */
export const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom<Step["kind"]>(
    "pay",
    "authorize",
    "wait",
    "promise",
    "settle",
    "capture",
    "void",
    "refund",
    "refund",
    "fulfill",
    "unfulfill",
    "cancel",
    "markPaid",
  ),
  order: fc.nat(2),
  pick: fc.nat(6),
  /** Fraction of the remaining amount. 1.5 exceeds that amount. */
  share: fc.constantFrom(0, 0.1, 0.3, 0.5, 1, 1.5),
  good: fc.boolean(),
});

/** Returns a step's request, whether it must succeed, and how it then changes the model. */
export function planStep(model: OrderModel, { kind, pick, share, good }: Step) {
  const shareOf = (amount: number) => Math.ceil(amount * share);
  const payment = model.payments[pick % Math.max(model.payments.length, 1)];
  const money = (units: number) => ({ amount: model.text(units) });
  const paymentRequest = (units: number, status: string, offline = false) => ({
    operation: "ecom.orderTransactions.addPayments",
    request: {
      orderId: model.id,
      payments: [
        { amount: money(units), status, regularPaymentDetails: { offlinePayment: offline } },
      ],
    },
  });
  const addPayment =
    (units: number, state: ModelPayment["state"], offline = false) =>
    (response: Json) => {
      const id = response.paymentsIds[0];
      const captured = state === "paid" ? units : 0;
      model.payments.push({ id, amount: units, state, captured, refunded: 0, offline });
    };
  const isWithin = (units: number, limit = model.open) => units > 0 && units <= limit;
  switch (kind) {
    case "pay": {
      const units = shareOf(model.open);
      return {
        ...paymentRequest(units, "APPROVED", good),
        may: isWithin(units),
        done: addPayment(units, "paid", good),
      };
    }
    case "authorize": {
      const units = shareOf(model.open);
      return {
        ...paymentRequest(units, "AUTHORIZED"),
        may: isWithin(units),
        done: addPayment(units, "authorized"),
      };
    }
    case "wait": {
      const units = shareOf(model.open);
      return {
        ...paymentRequest(units, "PENDING"),
        may: isWithin(units),
        done: addPayment(units, "waiting"),
      };
    }
    case "promise": {
      const units = shareOf(model.balance);
      const may = isWithin(units, model.balance);
      return {
        ...paymentRequest(units, "PENDING_MERCHANT", true),
        may,
        done: addPayment(units, "waiting", true),
      };
    }
    case "settle": {
      const isWaiting = payment?.state === "waiting";
      const hasRoom = !good || !payment?.offline || payment.amount <= model.open;
      return {
        operation: "ecom.orderTransactions.updatePaymentStatus",
        request: {
          orderId: model.id,
          paymentId: payment?.id ?? model.id,
          status: good ? "APPROVED" : "DECLINED",
        },
        // Setting the same status again has no effect.
        same: good
          ? payment?.state === "paid" && !payment.refunded
          : payment?.state === "gone" && !payment.captured,
        may: isWaiting && hasRoom,
        done: () => {
          if (!payment) return;
          payment.state = good ? "paid" : "gone";
          payment.captured = good ? payment.amount : 0;
        },
      };
    }
    case "capture": {
      const units = shareOf(payment?.amount ?? 0);
      return {
        operation: "ecom.orderBilling.captureAuthorizedPayments",
        request: {
          orderId: model.id,
          payments: [{ paymentId: payment?.id ?? model.id, amount: money(units) }],
        },
        may: payment?.state === "authorized" && isWithin(units, payment.amount),
        done: () => {
          if (payment) Object.assign(payment, { state: "paid", captured: units });
        },
      };
    }
    case "void":
      return {
        operation: "ecom.orders.voidAuthorizedPayments",
        request: { ecomOrderId: model.id, paymentIds: [payment?.id ?? model.id] },
        may: payment?.state === "authorized",
        done: () => {
          // The payment is canceled, not declined.
          if (payment) Object.assign(payment, { state: "gone", captured: -1 });
        },
      };
    case "refund": {
      const limit = payment?.state === "paid" ? payment.captured - payment.refunded : 0;
      const units = shareOf(limit);
      return {
        operation: "ecom.orderBilling.refundPayments",
        request: {
          orderId: model.id,
          paymentRefunds: [
            { paymentId: payment?.id ?? model.id, amount: money(units), externalRefund: good },
          ],
        },
        may: isWithin(units, limit) && (good || !payment?.offline),
        done: () => {
          if (payment) payment.refunded += units;
        },
      };
    }
    case "fulfill": {
      const quantity = shareOf(model.quantity - model.fulfilled);
      const remaining = model.quantity - model.fulfilled;
      return {
        operation: "ecom.orderFulfillments.createFulfillment",
        request: {
          orderId: model.id,
          fulfillment: { lineItems: [{ id: model.lineId, quantity: Math.max(quantity, 1) }] },
        },
        may: !model.canceled && Math.max(quantity, 1) <= remaining,
        done: ({ fulfillmentId }: Json) => {
          model.fulfillments.push({ id: fulfillmentId, quantity: Math.max(quantity, 1) });
        },
      };
    }
    case "unfulfill": {
      const fulfillment = model.fulfillments[pick % Math.max(model.fulfillments.length, 1)];
      return {
        operation: "ecom.orderFulfillments.deleteFulfillment",
        request: { orderId: model.id, fulfillmentId: fulfillment?.id ?? model.id },
        may: fulfillment !== undefined,
        done: () => {
          if (fulfillment) model.fulfillments.splice(model.fulfillments.indexOf(fulfillment), 1);
        },
      };
    }
    case "cancel":
      return {
        operation: "ecom.orders.cancelOrder",
        request: { id: model.id, restockAllItems: true },
        same: model.canceled,
        may: !model.canceled && model.payments.every((payment) => payment.state !== "authorized"),
        done: () => {
          model.canceled = true;
        },
      };
    case "markPaid":
      return {
        operation: "ecom.orders.paymentCollectionMarkOrderAsPaid",
        request: { ecomOrderId: model.id },
        same: model.balance <= 0 || (!model.canceled && model.open <= 0),
        may: !model.canceled && model.open > 0,
        done: "marked" as const,
      };
  }
}

/**
 * Marking an order as paid completes each pending offline payment that fits within the remaining
 * balance, cancels the others, and adds a payment for the rest.
 */
export function applyMarkAsPaid(model: OrderModel, payments: readonly Json[]): void {
  let open = model.open;
  for (const payment of model.payments) {
    if (payment.state !== "waiting" || !payment.offline) continue;
    if (payment.amount <= open) {
      open -= payment.amount;
      Object.assign(payment, { state: "paid", captured: payment.amount });
    } else Object.assign(payment, { state: "gone", captured: -1 });
  }
  if (open === 0) return;
  const { id } = payments.at(-1);
  model.payments.push({
    id,
    amount: open,
    captured: open,
    refunded: 0,
    state: "paid",
    offline: true,
  });
}
