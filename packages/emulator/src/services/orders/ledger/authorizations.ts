// Authorized payments: captured or voided, manually or on schedule.

import type { Context } from "../../../kernel/context.js";
import { amount } from "../../../kernel/money.js";
import { applicationError, notFound } from "../../../kernel/platform-error.js";
import type { StoredOrder } from "../model/model.js";
import { priceIn } from "../model/price.js";
import { orders } from "../model/slice.js";
import { note } from "../model/tell.js";
import type { Account, Authorization, Intent, Payment } from "./model.js";
import { amountWithin, paymentOf, setStatus } from "./payments.js";
import { post } from "./post.js";
import { accountOf, ledgerSlice, outcomeOf } from "./slice.js";

const UNITS: Readonly<Record<string, number>> = {
  MINUTES: 60_000,
  HOURS: 3_600_000,
  DAYS: 86_400_000,
};

/** Delayed capture settings of a request. */
export interface DelayedCapture {
  readonly scheduledAction?: "VOID" | "CAPTURE";
  readonly delayDuration?: { readonly count?: number; readonly unit?: string };
}

/** Returns the scheduled action and its delay in milliseconds. */
export function scheduleOf(settings: DelayedCapture | undefined): Intent["scheduled"] {
  if (!settings?.scheduledAction || !settings.delayDuration) return undefined;
  const { count = 0, unit = "DAYS" } = settings.delayDuration;
  return { actionType: settings.scheduledAction, delay: count * (UNITS[unit] ?? 0) };
}

/** Creates the authorization of a payment, starting now. */
export function authorizationFrom(context: Context, scheduled: Intent["scheduled"]): Authorization {
  const action = scheduled && {
    actionType: scheduled.actionType,
    executionDate: new Date(context.now + scheduled.delay).toISOString(),
  };
  return {
    delayedCapture: true,
    authorizedDate: context.iso,
    captures: [],
    ...(action ? { scheduledAction: action } : {}),
  };
}

/** Returns the authorization of a payment that can still be captured or voided. Throws otherwise. */
function open(payment: Payment, otherwise: string): Authorization {
  const { regularPaymentDetails: details, status } = payment;
  const authorization = details?.authorizationDetails;
  const refused = (code: string, why: string) => applicationError(428, code, why);
  if (!details || details.offlinePayment) {
    throw refused(otherwise, "Only online payments can be authorized");
  }
  if (authorization?.void) throw refused("PAYMENT_ALREADY_VOIDED", "The payment was voided");
  const captures = authorization?.captures ?? [];
  if (captures.some((one) => one.status === "SUCCEEDED")) {
    throw refused("PAYMENT_ALREADY_CAPTURED", "The payment has already been captured");
  }
  if (captures.some((one) => one.status === "PENDING")) {
    throw refused("PAYMENT_HAS_PENDING_CAPTURE", "A capture of the payment is pending");
  }
  if (!authorization || status !== "AUTHORIZED") {
    throw refused("PAYMENT_NOT_AUTHORIZED", "The payment is not authorized");
  }
  return authorization;
}

/**
 * Throws if the provider does not know the payment. Does nothing without a `code`, for operations that do not
 * report this.
 */
function requireKnown(context: Context, { id }: Payment, code: string | undefined): void {
  if (code === undefined || !context.store(ledgerSlice).elsewhere.has(id)) return;
  throw notFound("Transaction of the gateway", code);
}

/** Error codes that differ between operations. */
interface Codes {
  /** Code for a payment without authorization. */
  readonly otherwise?: string;
  /** Code for a payment that the provider does not know. */
  readonly unknown?: string;
}

/** Completes a capture. */
export function finishCapture(
  context: Context,
  order: StoredOrder,
  payment: Payment,
  succeeded: boolean,
): void {
  const captures = payment.regularPaymentDetails?.authorizationDetails?.captures ?? [];
  const capture = captures.find(({ status }) => status === "PENDING");
  if (!capture) return;
  capture.status = succeeded ? "SUCCEEDED" : "FAILED";
  payment.updatedDate = context.iso;
  if (!succeeded) return;
  setStatus(context, payment, "APPROVED");
  const authorizedPaymentCaptured = { paymentId: payment.id, amount: capture.amount };
  note(context, order, "AUTHORIZED_PAYMENT_CAPTURED", { authorizedPaymentCaptured });
}

/** The payment to capture, and the amount. */
export interface CaptureRequest {
  readonly paymentId?: string | null;
  readonly amount?: { readonly amount?: string } | null;
}

/** Captures authorized payments. Each can be captured once, in full or in part. The rest is released. */
export function capture(
  context: Context,
  order: StoredOrder,
  requests: readonly CaptureRequest[],
  { otherwise = "PAYMENT_NOT_AUTHORIZED", unknown }: Codes = {},
): Account {
  const account = accountOf(context, order);
  const { currency } = order.document;
  const paymentIds = requests.map((request) => {
    const payment = paymentOf(account, request.paymentId ?? undefined);
    const authorization = open(payment, otherwise);
    requireKnown(context, payment, unknown);
    const most = amount(payment.amount.amount);
    const sum = amountWithin(request.amount?.amount, most, currency);
    authorization.captures.push({
      id: context.guid("capture"),
      status: "PENDING",
      amount: priceIn(context, sum, currency),
      createdDate: context.iso,
    });
    const outcome = outcomeOf(context);
    if (outcome !== "PENDING") finishCapture(context, order, payment, outcome === "SUCCEEDED");
    return payment.id;
  });
  post(context, order, account, { paymentIds });
  return account;
}

/** Voids authorized payments. */
export function giveUp(
  context: Context,
  order: StoredOrder,
  ids: readonly string[],
  {
    reason = "MANUAL",
    unknown,
  }: { readonly reason?: "MANUAL" | "SCHEDULED" } & Pick<Codes, "unknown"> = {},
): Account {
  const account = accountOf(context, order);
  const paymentIds = ids.map((id) => {
    const payment = paymentOf(account, id);
    const authorization = open(payment, "PAYMENT_NOT_AUTHORIZED");
    requireKnown(context, payment, unknown);
    authorization.void = { status: "SUCCEEDED", voidedDate: context.iso, reason };
    setStatus(context, payment, "VOIDED");
    const authorizedPaymentVoided = { paymentId: id, amount: payment.amount };
    note(context, order, "AUTHORIZED_PAYMENT_VOIDED", { authorizedPaymentVoided });
    return id;
  });
  post(context, order, account, { paymentIds });
  return account;
}

/** Returns the payments of an account whose scheduled action is due. */
function dueOf(context: Context, { payments }: Account): Payment[] {
  return payments.filter(({ status, regularPaymentDetails: details }) => {
    const authorization = details?.authorizationDetails;
    const at = authorization?.scheduledAction?.executionDate;
    // Scheduled actions are tried once.
    const untried = authorization?.captures.length === 0;
    return status === "AUTHORIZED" && untried && at !== undefined && Date.parse(at) <= context.now;
  });
}

/** Runs the due scheduled actions of all authorized payments. Call it before reading payments. */
export function runDue(context: Context): void {
  const { accounts, scheduled } = context.store(ledgerSlice);
  for (const orderId of scheduled.keys()) {
    const account = accounts.get(orderId);
    const due = account ? dueOf(context, account) : [];
    if (due.length === 0 || !orders(context).find(orderId)) continue;
    const order = orders(context).edit(orderId);
    for (const { id, regularPaymentDetails } of due) {
      const action = regularPaymentDetails?.authorizationDetails?.scheduledAction?.actionType;
      if (action === "CAPTURE") capture(context, order, [{ paymentId: id }]);
      else giveUp(context, order, [id], { reason: "SCHEDULED" });
    }
  }
}
