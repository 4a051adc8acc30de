// The sums of an order, all derived from its payments and refunds.

import { type Amount, amount, sum } from "../../../kernel/money.js";
import type { OrderDocument, OrderPaymentStatus } from "../model/model.js";
import type { Account, Payment, Refund } from "./model.js";

/** The sums of an order. */
export interface Books {
  readonly total: Amount;
  readonly paid: Amount;
  readonly refunded: Amount;
  readonly pendingRefund: Amount;
  readonly authorized: Amount;
  readonly pending: Amount;
  readonly chargeback: Amount;
  readonly chargebackReversal: Amount;
  /** Amount left to pay. */
  readonly balance: Amount;
  /** Amount that can still be requested: the balance without pending payments. */
  readonly open: Amount;
}

const PAID: ReadonlySet<string> = new Set(["APPROVED", "REFUNDED", "PARTIALLY_REFUNDED"]);
const WAITING: ReadonlySet<string> = new Set(["PENDING", "PENDING_MERCHANT"]);

/** Returns the total price of an order. */
export function totalOf(document: OrderDocument): Amount {
  const summary = document.priceSummary as { total?: { amount?: string } } | undefined;
  return amount(summary?.total?.amount ?? 0);
}

/** Returns whether a payment was made outside the platform. */
export const isOffline = (payment: Payment): boolean =>
  payment.regularPaymentDetails?.offlinePayment ?? false;

/**
 * Returns the amount that a payment brought in, including refunded amounts. For an authorized payment, the captured
 * amount.
 */
export function paidBy(payment: Payment): Amount {
  if (!PAID.has(payment.status)) return amount(0);
  const captured = payment.regularPaymentDetails?.authorizationDetails?.captures.find(
    ({ status }) => status === "SUCCEEDED",
  );
  return amount((captured ?? payment).amount.amount);
}

/** Returns the refunded amount of a payment, by refund status. */
export function refundedOf(
  { refunds }: { readonly refunds: readonly Refund[] },
  paymentId: string,
  status: "SUCCEEDED" | "PENDING",
): Amount {
  const transactions = refunds.flatMap((refund) => refund.transactions);
  const own = transactions.filter(
    (one) => one.paymentId === paymentId && one.refundStatus === status,
  );
  return sum(own.map((one) => amount(one.amount.amount)));
}

/** Returns the charged-back amount of a payment, without reversals. */
export function lostOf({ regularPaymentDetails }: Payment): Amount {
  const chargebacks = regularPaymentDetails?.chargebacks ?? [];
  return sum(
    chargebacks.map((one) => amount(one.amount.amount).minus(one.reversalAmount?.amount ?? 0)),
  );
}

/** Returns the amount of a payment that can still be refunded. */
export function refundableOf(account: Account, payment: Payment): Amount {
  return paidBy(payment)
    .minus(refundedOf(account, payment.id, "SUCCEEDED"))
    .minus(refundedOf(account, payment.id, "PENDING"))
    .minus(lostOf(payment));
}

/** Calculates the sums of an account. */
export function booksOf(document: OrderDocument, account: Account): Books {
  const { payments } = account;
  const all = (sumOf: (payment: Payment) => Amount) => sum(payments.map(sumOf));
  const those = (test: (payment: Payment) => boolean) =>
    all((payment) => (test(payment) ? amount(payment.amount.amount) : amount(0)));
  const chargebacks = payments.flatMap((one) => one.regularPaymentDetails?.chargebacks ?? []);
  const total = totalOf(document);
  const paid = all(paidBy);
  const refunded = all(({ id }) => refundedOf(account, id, "SUCCEEDED"));
  const authorized = those(({ status }) => status === "AUTHORIZED");
  // Pending offline payments do not prevent other payments.
  const pending = those((payment) => WAITING.has(payment.status) && !isOffline(payment));
  const balance = total.minus(paid).plus(refunded);
  return {
    total,
    paid,
    refunded,
    authorized,
    pending,
    balance,
    pendingRefund: all(({ id }) => refundedOf(account, id, "PENDING")),
    chargeback: sum(chargebacks.map((one) => amount(one.amount.amount))),
    chargebackReversal: sum(chargebacks.map((one) => amount(one.reversalAmount?.amount ?? 0))),
    open: balance.minus(pending).minus(authorized),
  };
}

/** Returns the payment status of an order. */
export function paymentStatusOf(books: Books, { payments }: Account): OrderPaymentStatus {
  const { total, paid, refunded } = books;
  const kept = paid.minus(refunded);
  if (kept.gte(total)) return "PAID";
  if (refunded.gt(0)) return refunded.gte(total) ? "FULLY_REFUNDED" : "PARTIALLY_REFUNDED";
  if (paid.gt(0)) return "PARTIALLY_PAID";
  const online = payments.filter((payment) => !isOffline(payment)).map(({ status }) => status);
  if (online.includes("PENDING")) return "PENDING";
  if (online.includes("PENDING_MERCHANT")) return "PENDING_MERCHANT";
  const last = online.at(-1);
  return last === "DECLINED" || last === "CANCELED" ? last : "NOT_PAID";
}
