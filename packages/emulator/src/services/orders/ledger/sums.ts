import { type Amount, amount, sum } from "../../../kernel/money.js";
import type { OrderDocument } from "../model/order.js";
import { amountOf } from "../model/price.js";
import type { Account, Payment } from "./model.js";

export interface OrderSums {
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
  /** Amount that can still be requested: the balance minus pending payments. */
  readonly open: Amount;
}

const PAID: ReadonlySet<string> = new Set(["APPROVED", "REFUNDED", "PARTIALLY_REFUNDED"]);
const WAITING: ReadonlySet<string> = new Set(["PENDING", "PENDING_MERCHANT"]);

export const isOffline = (payment: Payment): boolean =>
  payment.regularPaymentDetails?.offlinePayment ?? false;

/**
 * Returns the amount that a payment brought in, including refunded amounts. For an authorized
 * payment, returns the captured amount.
 */
export function paidBy(payment: Payment): Amount {
  if (!PAID.has(payment.status)) return amount(0);
  const captured = payment.regularPaymentDetails?.authorizationDetails?.captures.find(
    ({ status }) => status === "SUCCEEDED",
  );
  return amountOf((captured ?? payment).amount);
}

export function refundedOf(
  { refunds }: Account,
  paymentId: string,
  status: "SUCCEEDED" | "PENDING",
): Amount {
  const own = refunds
    .flatMap(({ transactions }) => transactions)
    .filter((one) => one.paymentId === paymentId && one.refundStatus === status);
  return sum(own.map((one) => amountOf(one.amount)));
}

export const chargebacksOf = (payments: readonly Payment[]) =>
  payments.flatMap((payment) => payment.regularPaymentDetails?.chargebacks ?? []);

export const hasChargebacks = ({ payments }: Account): boolean =>
  chargebacksOf(payments).some(({ status }) => status === "APPROVED");

/** Returns the charged-back amount of a payment, minus reversals. */
export const lostOf = (payment: Payment): Amount =>
  sum(
    chargebacksOf([payment]).map((one) => amountOf(one.amount).minus(amountOf(one.reversalAmount))),
  );

export function refundableOf(account: Account, payment: Payment): Amount {
  return paidBy(payment)
    .minus(refundedOf(account, payment.id, "SUCCEEDED"))
    .minus(refundedOf(account, payment.id, "PENDING"))
    .minus(lostOf(payment));
}

export function sumsOf(document: OrderDocument, account: Account): OrderSums {
  const { payments } = account;
  const all = (sumOf: (payment: Payment) => Amount) => sum(payments.map(sumOf));
  const those = (test: (payment: Payment) => boolean) =>
    sum(payments.filter(test).map((payment) => amountOf(payment.amount)));
  const chargebacks = chargebacksOf(payments);
  const total = amountOf((document.priceSummary as { total?: object } | undefined)?.total);
  const paid = all(paidBy);
  const refunded = all(({ id }) => refundedOf(account, id, "SUCCEEDED"));
  const authorized = those(({ status }) => status === "AUTHORIZED");
  // Pending offline payments do not block other payments.
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
    chargeback: sum(chargebacks.map((one) => amountOf(one.amount))),
    chargebackReversal: sum(chargebacks.map((one) => amountOf(one.reversalAmount))),
    open: balance.minus(pending).minus(authorized),
  };
}

export function paymentStatusOf(
  sums: OrderSums,
  { payments }: Account,
): OrderDocument["paymentStatus"] {
  const { total, paid, refunded } = sums;
  if (paid.minus(refunded).gte(total)) return "PAID";
  if (refunded.gt(0)) return refunded.gte(total) ? "FULLY_REFUNDED" : "PARTIALLY_REFUNDED";
  if (paid.gt(0)) return "PARTIALLY_PAID";
  const online = payments.filter((payment) => !isOffline(payment)).map(({ status }) => status);
  if (online.includes("PENDING")) return "PENDING";
  if (online.includes("PENDING_MERCHANT")) return "PENDING_MERCHANT";
  const failures = ["DECLINED", "CANCELED"] as const;
  return failures.find((status) => status === online.at(-1)) ?? "NOT_PAID";
}
