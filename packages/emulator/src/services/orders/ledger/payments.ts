import type { Context } from "../../../kernel/context.js";
import { type Amount, amount, round } from "../../../kernel/money.js";
import { notFound, rejection } from "../../../kernel/platform-error.js";
import { entityEvents } from "../../entity-events.js";
import {
  addActivity,
  approve,
  emitOrderAction,
  emitOrderCreated,
  insertOrder,
  orderPaid,
  takeStock,
  touchOrder,
} from "../model/order.js";
import { amountOf, formatPrices, pricesIn, withAllFields } from "../model/price.js";
import {
  type Account,
  type Authorization,
  balanceOf,
  isOffline,
  type Ledger,
  ledgerOf,
  ledgerSlice,
  type OrderBalance,
  type Payment,
  type PaymentStatus,
  paidBy,
  paymentStatusOf,
  type RegularDetails,
  refundedQuantity,
} from "./model.js";

export function paymentOf(account: Account, id: string | undefined): Payment {
  const payment = account.payments.find((candidate) => candidate.id === id);
  if (!payment) throw notFound("Payment", "PAYMENT_NOT_FOUND");
  return payment;
}

export function amountWithin(value: string | undefined, max: Amount, currency: string): Amount {
  const invalidAmount = (message: string) => rejection("INVALID_AMOUNT", message);
  const requested = value === undefined ? max : amount(value);
  if (!round(requested, currency).eq(requested)) {
    throw invalidAmount(`The amount has too many decimal places for ${currency}`);
  }
  if (requested.lte(0)) throw invalidAmount("The amount must be greater than 0");
  if (requested.gt(max)) throw invalidAmount("The amount exceeds the remaining balance");
  return requested;
}

export const openAmount = ({ order: { document }, account }: Ledger, value?: string): Amount =>
  amountWithin(value, balanceOf(document, account).open, document.currency);

type NewPayment = { readonly amount: Amount; readonly status: PaymentStatus } & Partial<
  Omit<Payment, "id" | "amount" | "status" | "updatedDate" | "supportReceiptGeneration">
>;

/** Paid, authorized and pending payments cannot exceed the amount due. */
export function addPayment({ context, order, account }: Ledger, payment: NewPayment): Payment {
  const { currency } = order.document;
  const { status, regularPaymentDetails: details } = payment;
  const isPending = status.startsWith("PENDING");
  if (isPending || status === "APPROVED" || status === "AUTHORIZED") {
    const { open, balance } = balanceOf(order.document, account);
    const isPendingOffline = details?.offlinePayment && isPending;
    amountWithin(payment.amount.toFixed(), isPendingOffline ? balance : open, currency);
  }
  const newPayment: Payment = {
    createdDate: context.iso,
    refundDisabled: false,
    ...payment,
    id: context.guid("payment"),
    updatedDate: context.iso,
    amount: pricesIn(context, currency)(payment.amount),
    supportReceiptGeneration: details !== undefined,
  };
  const completePayment = withAllFields(context, newPayment, "Payment", currency);
  account.payments.push(completePayment);
  if (details?.authorizationDetails?.scheduledAction) {
    context.changes.put(context.store(ledgerSlice).scheduled, order.id, true);
  }
  return completePayment;
}

interface RegularOptions {
  readonly offline?: boolean;
  readonly saved?: boolean | undefined;
  readonly gatewayOrderId?: string | undefined;
  readonly authorization?: Authorization | undefined;
  readonly rest?: object;
}

export const regularDetails = (
  context: Context,
  status: PaymentStatus,
  { offline = false, saved = false, gatewayOrderId, authorization, rest = {} }: RegularOptions,
): RegularDetails => ({
  ...rest,
  ...(gatewayOrderId === undefined ? {} : { paymentOrderId: gatewayOrderId }),
  ...(offline ? {} : { gatewayTransactionId: context.guid("gateway") }),
  ...(authorization ? { authorizationDetails: authorization } : {}),
  offlinePayment: offline,
  savedPaymentMethod: saved,
  status,
  chargebacks: [],
});

export function recordedDetails(context: Context, details: object, currency: string): object {
  const {
    status: _status,
    chargebacks: _chargebacks,
    authorizationDetails: _authorization,
    ...rest
  } = formatPrices(context, details, currency) as Record<string, unknown>;
  return rest;
}

const ACTIVITY_FIELDS: Readonly<Record<string, string>> = {
  PENDING: "paymentPending",
  CANCELED: "paymentCanceled",
  DECLINED: "paymentDeclined",
};

export function addStatusActivity({ context, order }: Ledger, payment: Payment): void {
  const { id: paymentId, amount: price, status } = payment;
  if (payment.regularPaymentDetails?.offlinePayment !== false) return;
  if (status === "AUTHORIZED") {
    const authorizedPaymentCreated = { paymentId, amount: price };
    addActivity(context, order, "AUTHORIZED_PAYMENT_CREATED", { authorizedPaymentCreated });
  }
  const name = ACTIVITY_FIELDS[status];
  if (name === undefined) return;
  const content = { [name]: { paymentId, regular: { amount: price } } };
  addActivity(context, order, `PAYMENT_${status}`, content);
}

export function setStatus(context: Context, payment: Payment, status: PaymentStatus): void {
  payment.status = status;
  payment.updatedDate = context.iso;
  if (payment.regularPaymentDetails) payment.regularPaymentDetails.status = status;
}

export function addRegular(
  ledger: Ledger,
  value: Amount,
  status: PaymentStatus,
  details: RegularOptions,
) {
  const regularPaymentDetails = regularDetails(ledger.context, status, details);
  const payment = addPayment(ledger, { amount: value, status, regularPaymentDetails });
  addStatusActivity(ledger, payment);
  return payment;
}

/**
 * Approves pending offline payments up to the collected amount, cancels the others, and adds a
 * payment for the rest.
 */
export function collectOffline(ledger: Ledger, collectedAmount: Amount, name?: string): void {
  const { context } = ledger;
  const paymentIds: string[] = [];
  let remaining = collectedAmount;
  for (const payment of ledger.account.payments) {
    if (!isOffline(payment) || !payment.status.startsWith("PENDING")) continue;
    const value = amountOf(payment.amount);
    const isCovered = value.lte(remaining);
    if (isCovered) remaining = remaining.minus(value);
    setStatus(context, payment, isCovered ? "APPROVED" : "CANCELED");
    paymentIds.push(payment.id);
  }
  if (remaining.gt(0)) {
    const rest = name ? { paymentMethodName: { userDefinedName: { custom: name } } } : {};
    paymentIds.push(addRegular(ledger, remaining, "APPROVED", { offline: true, rest }).id);
  }
  applyLedger(ledger, { paymentIds });
}

const events = entityEvents("wix.ecom.v1.order_transactions");

export const emitTransactionsAction = (
  { context, order }: Ledger,
  slug: string,
  body: object,
): void => events.action(context, order.id, slug, body);

/** Emits no events. */
export function updateBalance({ context, order: { document }, account }: Ledger): OrderBalance {
  const sums = balanceOf(document, account);
  const { total, open: _open, ...summary } = sums;
  const price = pricesIn(context, document.currency);
  document.balanceSummary = {
    ...Object.fromEntries(Object.entries(summary).map(([name, value]) => [name, price(value)])),
    platformFees: price("0"),
    totalMinusPlatformFees: price(total),
  };
  document.paymentStatus = paymentStatusOf(sums, account);
  return sums;
}

export function openOrder(context: Context, order: Parameters<typeof insertOrder>[1]): Ledger {
  const ledger = ledgerOf(context, insertOrder(context, order));
  updateBalance(ledger);
  ledger.order.document.paymentStatus = "NOT_PAID";
  emitOrderCreated(context, ledger.order);
  return ledger;
}

function updateRefundedQuantities({ order, account }: Ledger): void {
  for (const line of order.document.lineItems) {
    const quantity = refundedQuantity(account, line.id);
    if (quantity > 0 || line.refundQuantity !== undefined) line.refundQuantity = quantity;
  }
}

/**
 * Approves an order if a payment is received or authorized, or if no payment is needed yet.
 * Otherwise, a pending payment sets the order to `PENDING`. A pending order without a
 * pending payment is rejected.
 */
function updateStatus({ context, order, account: { payments } }: Ledger, sums: OrderBalance): void {
  const { document, approval } = order;
  if (document.status !== "INITIALIZED" && document.status !== "PENDING") return;
  const hasPendingOffline = payments
    .filter(isOffline)
    .some(({ status }) => status.startsWith("PENDING"));
  const hasSavedMethod = payments.some((entry) => entry.regularPaymentDetails?.savedPaymentMethod);
  const isFree = sums.total.eq(0) && approval === "DEFAULT";
  // A gift card that covers only part of the amount is not enough to approve the order.
  const isPaid = payments.some((entry) => !entry.giftcardPaymentDetails && paidBy(entry).gt(0));
  const isReceived = isPaid || sums.authorized.gt(0) || (sums.total.gt(0) && sums.balance.lte(0));
  if (
    isReceived ||
    isFree ||
    hasPendingOffline ||
    (hasSavedMethod && approval === "PAYMENT_METHOD_SAVED")
  ) {
    approve(context, order);
  } else if (sums.pending.gt(0)) {
    if (document.status === "PENDING") return;
    document.status = "PENDING";
    addActivity(context, order, "ORDER_PENDING");
  } else if (document.status === "PENDING") {
    document.status = "REJECTED";
    addActivity(context, order, "ORDER_REJECTED");
  }
}

export function applyLedger(
  ledger: Ledger,
  changed: { readonly paymentIds?: readonly string[]; readonly refundIds?: readonly string[] } = {},
): void {
  const { context, order, account: orderTransactions } = ledger;
  const { document } = order;
  const { paymentStatus: before, status } = document;
  updateRefundedQuantities(ledger);
  updateStatus(ledger, updateBalance(ledger));
  const after = document.paymentStatus;
  if (before !== after) {
    if (after === "PAID") addActivity(context, order, "ORDER_PAID");
    if (after === "PARTIALLY_PAID") addActivity(context, order, "ORDER_PARTIALLY_PAID");
    emitOrderAction(context, order, "payment_status_updated", { previousPaymentStatus: before });
  }
  if (after === "PAID" && document.status === "APPROVED") {
    takeStock(context, order, "PAID");
    context.announce(orderPaid, order);
  }
  const { paymentIds = [], refundIds = [] } = changed;
  const hasChanges = paymentIds.length + refundIds.length > 0;
  if (hasChanges) {
    emitTransactionsAction(ledger, "updated", { orderTransactions, paymentIds, refundIds });
  }
  if (hasChanges || before !== after || status !== document.status) touchOrder(context, order);
}
