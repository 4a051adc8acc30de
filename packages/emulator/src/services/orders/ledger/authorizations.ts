import type { Context } from "../../../kernel/context.js";
import { notFound, rejection } from "../../../kernel/platform-error.js";
import { addActivity, findOrder, orders } from "../model/order.js";
import { amountOf, priceIn } from "../model/price.js";
import {
  type Account,
  type Authorization,
  accountAt,
  type Ledger,
  ledgerOf,
  ledgerSlice,
  outcomeOf,
  type Payment,
} from "./model.js";
import { amountWithin, applyLedger, paymentOf, setStatus } from "./payments.js";

function openAuthorization(payment: Payment, notAuthorizedCode: string): Authorization {
  const { regularPaymentDetails: details, status } = payment;
  const authorization = details?.authorizationDetails;
  if (!details || details.offlinePayment) {
    throw rejection(notAuthorizedCode, "Only online payments can be authorized");
  }
  if (authorization?.void) throw rejection("PAYMENT_ALREADY_VOIDED", "The payment was voided");
  const captures = authorization?.captures ?? [];
  if (captures.some((candidate) => candidate.status === "SUCCEEDED")) {
    throw rejection("PAYMENT_ALREADY_CAPTURED", "The payment has already been captured");
  }
  if (captures.some((candidate) => candidate.status === "PENDING")) {
    throw rejection("PAYMENT_HAS_PENDING_CAPTURE", "A capture of the payment is pending");
  }
  if (!authorization || status !== "AUTHORIZED") {
    throw rejection("PAYMENT_NOT_AUTHORIZED", "The payment is not authorized");
  }
  return authorization;
}

interface CaptureErrorCodes {
  /** Error code for a payment that is not a regular online payment. */
  readonly notAuthorized?: string;
  readonly unknownPayment?: string;
}

function requireOwnGateway(context: Context, { id }: Payment, code: string | undefined): void {
  if (code === undefined || !context.store(ledgerSlice).otherGateway.has(id)) return;
  throw notFound("Transaction of the gateway", code);
}

/** Completes a pending capture. Returns whether there was one. */
export function finishCapture({ context, order }: Ledger, payment: Payment, succeeded: boolean) {
  const captures = payment.regularPaymentDetails?.authorizationDetails?.captures ?? [];
  const capture = captures.find(({ status }) => status === "PENDING");
  if (!capture) return false;
  capture.status = succeeded ? "SUCCEEDED" : "FAILED";
  payment.updatedDate = context.iso;
  if (!succeeded) return true;
  setStatus(context, payment, "APPROVED");
  const authorizedPaymentCaptured = { paymentId: payment.id, amount: capture.amount };
  addActivity(context, order, "AUTHORIZED_PAYMENT_CAPTURED", { authorizedPaymentCaptured });
  return true;
}

/** A successful capture releases the rest of the authorized amount. */
export function capture(
  ledger: Ledger,
  requests: readonly { readonly paymentId?: string; readonly amount?: { amount?: string } }[],
  { notAuthorized = "PAYMENT_NOT_AUTHORIZED", unknownPayment }: CaptureErrorCodes = {},
) {
  const { context, account } = ledger;
  const { currency } = ledger.order.document;
  const paymentIds = requests.map((request) => {
    const payment = paymentOf(account, request.paymentId);
    const authorization = openAuthorization(payment, notAuthorized);
    requireOwnGateway(context, payment, unknownPayment);
    const capturedAmount = amountWithin(request.amount?.amount, amountOf(payment.amount), currency);
    authorization.captures.push({
      id: context.guid("capture"),
      status: "PENDING",
      amount: priceIn(context, capturedAmount, currency),
      createdDate: context.iso,
    });
    const outcome = outcomeOf(context);
    if (outcome !== "PENDING") finishCapture(ledger, payment, outcome === "SUCCEEDED");
    return payment.id;
  });
  applyLedger(ledger, { paymentIds });
  return { orderTransactions: account };
}

export function voidPayments(
  ledger: Ledger,
  paymentIds: readonly string[],
  unknownPaymentCode?: string,
  reason: "MANUAL" | "SCHEDULED" = "MANUAL",
) {
  const { context, order, account } = ledger;
  for (const id of paymentIds) {
    const payment = paymentOf(account, id);
    const authorization = openAuthorization(payment, "PAYMENT_NOT_AUTHORIZED");
    requireOwnGateway(context, payment, unknownPaymentCode);
    authorization.void = { status: "SUCCEEDED", voidedDate: context.iso, reason };
    setStatus(context, payment, "VOIDED");
    const authorizedPaymentVoided = { paymentId: id, amount: payment.amount };
    addActivity(context, order, "AUTHORIZED_PAYMENT_VOIDED", { authorizedPaymentVoided });
  }
  applyLedger(ledger, { paymentIds });
  return { orderTransactions: account };
}

function duePayments(context: Context, { payments }: Account): Payment[] {
  return payments.filter(({ status, regularPaymentDetails: details }) => {
    const authorization = details?.authorizationDetails;
    const date = authorization?.scheduledAction?.executionDate;
    // Scheduled actions are attempted only once.
    const hasNoCaptures = authorization?.captures.length === 0;
    const isDue = date !== undefined && Date.parse(date) <= context.now;
    return status === "AUTHORIZED" && hasNoCaptures && isDue;
  });
}

/** Captures or voids due payments. Must run before payments are read. */
export function runScheduledActions(context: Context): void {
  const { accounts, scheduled } = context.store(ledgerSlice);
  for (const orderId of scheduled.keys()) {
    const account = accounts.get(orderId);
    const payments = account ? duePayments(context, account) : [];
    if (payments.length === 0 || !orders(context).find(orderId)) continue;
    const ledger = ledgerOf(context, orders(context).edit(orderId));
    for (const { id, regularPaymentDetails } of payments) {
      const action = regularPaymentDetails?.authorizationDetails?.scheduledAction?.actionType;
      if (action === "CAPTURE") capture(ledger, [{ paymentId: id }]);
      else voidPayments(ledger, [id], undefined, "SCHEDULED");
    }
  }
}

export function readLedger(context: Context, orderId: string): Ledger {
  runScheduledActions(context);
  const order = findOrder(context, orderId);
  return { context, order, account: accountAt(context, order) };
}

export function openLedger(context: Context, orderId: string, code?: string): Ledger {
  runScheduledActions(context);
  return ledgerOf(context, findOrder(context, orderId, code));
}
