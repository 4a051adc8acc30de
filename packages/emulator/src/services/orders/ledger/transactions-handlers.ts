import type {
  PaymentInput,
  UpdateRefundTransactionRequest,
} from "@portico/ecom/order-transactions";
import type { Context } from "../../../kernel/context.js";
import { admin, type Handlers } from "../../../kernel/handler.js";
import { applicationError, notFound, rejection } from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import { objectOf } from "../../../resource/merge.js";
import { bulk } from "../../bulk.js";
import { findOrder, orderOf } from "../model/order.js";
import { amountOf } from "../model/price.js";
import { finishCapture, openLedger, readLedger, runScheduledActions } from "./authorizations.js";
import { authorizationFrom } from "./charges.js";
import {
  type Account,
  accountAt,
  balanceOf,
  isOffline,
  type Ledger,
  ledgerOf,
  ledgerSlice,
  type MembershipDetails,
  type Payment,
  type PaymentStatus,
  type RegularDetails,
} from "./model.js";
import {
  addPayment,
  addStatusActivity,
  applyLedger,
  emitTransactionsAction,
  paymentOf,
  recordedDetails,
  regularDetails,
  setStatus,
} from "./payments.js";
import { finishRefund, settleRefund } from "./refunds.js";

function recordPayment(ledger: Ledger, input: Sent<PaymentInput>): string {
  const { context, order } = ledger;
  const { regularPaymentDetails: regular, giftcardPaymentDetails: card } = input;
  const { membershipPaymentDetails: membership, createdDate } = input;
  const status = (input.status ?? regular?.status ?? "APPROVED") as PaymentStatus;
  const commonFields = {
    amount: amountOf(input.amount),
    status,
    refundDisabled: input.refundDisabled ?? false,
    ...(createdDate ? { createdDate } : {}),
  };
  if (membership || card) {
    const membershipPaymentDetails = membership && {
      ...membership,
      membershipId: membership.membershipId ?? context.guid("membership"),
      status: membership.status ?? "CHARGED",
      voided: false,
    };
    const details = membershipPaymentDetails
      ? { membershipPaymentDetails: membershipPaymentDetails as MembershipDetails }
      : { giftcardPaymentDetails: { ...card, voided: false } as Payment["giftcardPaymentDetails"] };
    return addPayment(ledger, { ...commonFields, ...details, status: "APPROVED" }).id;
  }
  const rest = recordedDetails(context, regular ?? {}, order.document.currency);
  const details = regularDetails(context, status, {
    offline: regular?.offlinePayment,
    saved: regular?.savedPaymentMethod,
    rest,
    authorization: status === "AUTHORIZED" ? authorizationFrom(context) : undefined,
  });
  const regularPaymentDetails = { ...details, ...rest };
  const payment = addPayment(ledger, { ...commonFields, regularPaymentDetails });
  // A payment with a gateway transaction id was made through another gateway.
  if (regular?.gatewayTransactionId) {
    context.changes.put(context.store(ledgerSlice).otherGateway, payment.id, true);
  }
  addStatusActivity(ledger, payment);
  return payment.id;
}

/** Throws if an external transaction id is already used, so that no payment is recorded. */
function checkTransactions(account: Account, payments: readonly Sent<PaymentInput>[]): void {
  const idsOf = (details: Readonly<Record<string, unknown>> | undefined) =>
    [details?.providerTransactionId, details?.gatewayTransactionId].flatMap((id) => id ?? []);
  const knownIds = new Set(
    account.payments.flatMap(({ regularPaymentDetails: details }) => idsOf(details)),
  );
  for (const { regularPaymentDetails } of payments) {
    const ids = new Set(idsOf(regularPaymentDetails as Partial<RegularDetails> | undefined));
    const duplicate = [...ids].find((id) => knownIds.has(id));
    if (duplicate !== undefined) {
      const message = `The order already has a payment with the external transaction id ${duplicate}`;
      throw applicationError(409, "ALREADY_EXISTS", message);
    }
    for (const id of ids) knownIds.add(id);
  }
}

const NEW_STATUSES = new Set(["APPROVED", "PENDING", "PENDING_MERCHANT", "CANCELED", "DECLINED"]);

export function changeStatus(ledger: Ledger, payment: Payment, status: string | undefined): void {
  if (payment.status === status) return;
  const notAllowed = (message: string) => rejection("STATUS_NOT_ALLOWED", message);
  if (!payment.regularPaymentDetails || status === undefined || !NEW_STATUSES.has(status)) {
    throw notAllowed(`The payment status cannot be changed to ${status}`);
  }
  if (!payment.status.startsWith("PENDING")) {
    throw notAllowed(`The payment status ${payment.status} is final`);
  }
  if (status === "APPROVED" && isOffline(payment)) {
    const { open } = balanceOf(ledger.order.document, ledger.account);
    if (amountOf(payment.amount).gt(open)) throw notAllowed("The order does not require it");
  }
  setStatus(ledger.context, payment, status as PaymentStatus);
  addStatusActivity(ledger, payment);
}

export function updateRefund(request: Sent<UpdateRefundTransactionRequest>, context: Context) {
  const { orderId, refundId, transaction: input } = request;
  const ledger = ledgerOf(context, findOrder(context, orderId));
  const refund = ledger.account.refunds.find(({ id }) => id === refundId);
  if (!refund) throw notFound("Refund", "REFUND_NOT_FOUND");
  const { paymentId, refundStatus: status } = objectOf(input);
  const transaction = refund.transactions.find((candidate) => candidate.paymentId === paymentId);
  if (!transaction) throw notFound("Payment", "PAYMENT_NOT_FOUND");
  if (transaction.refundStatus === "PENDING" && (status === "SUCCEEDED" || status === "FAILED")) {
    settleRefund(ledger, refund, transaction, status === "SUCCEEDED");
    finishRefund(ledger, refund);
    applyLedger(ledger, { refundIds: [refund.id], paymentIds: [transaction.paymentId] });
  } else if (status !== undefined && status !== transaction.refundStatus) {
    throw rejection("STATUS_NOT_ALLOWED", `The refund is ${transaction.refundStatus}`);
  }
  return {};
}

interface PaymentUpdate {
  readonly payment?: { readonly id?: string; readonly status?: string } & Record<string, unknown>;
}

function updatePayment(ledger: Ledger, { payment: input = {} }: PaymentUpdate): string {
  const { context, order, account } = ledger;
  const payment = paymentOf(account, input.id);
  const regular = input.regularPaymentDetails as Partial<RegularDetails> | undefined;
  const { regularPaymentDetails: details } = payment;
  if (details && regular) {
    const recordedFields = recordedDetails(context, regular, order.document.currency);
    payment.regularPaymentDetails = { ...details, ...recordedFields };
  }
  const status = input.status ?? regular?.status;
  if (status !== undefined) {
    const hadPendingCapture = finishCapture(ledger, payment, status === "APPROVED");
    if (!hadPendingCapture) changeStatus(ledger, payment, status);
  }
  payment.updatedDate = context.iso;
  return payment.id;
}

function updateStatus(context: Context, orderId: string, paymentId: string, status?: string) {
  const ledger = ledgerOf(context, findOrder(context, orderId));
  const payment = paymentOf(ledger.account, paymentId);
  const before = payment.status;
  changeStatus(ledger, payment, status);
  if (before !== payment.status) applyLedger(ledger, { paymentIds: [paymentId] });
  return { account: ledger.account, payment };
}

export const transactionHandlers: Handlers = {
  "ecom.orderTransactions.listTransactionsForSingleOrder": admin(({ orderId }, context) => ({
    orderTransactions: readLedger(context, orderId).account,
  })),

  "ecom.orderTransactions.listTransactionsForMultipleOrders": admin(({ orderIds }, context) => {
    runScheduledActions(context);
    const orders = orderIds.flatMap((id) => orderOf(context, id) ?? []);
    return { orderTransactions: orders.map((order) => accountAt(context, order)) };
  }),

  "ecom.orderTransactions.addPayments": admin(({ orderId, payments }, context) => {
    const ledger = openLedger(context, orderId);
    checkTransactions(ledger.account, payments);
    const paymentsIds = payments.map((input) => recordPayment(ledger, input));
    applyLedger(ledger, { paymentIds: paymentsIds });
    return { orderTransactions: ledger.account, paymentsIds };
  }),

  "ecom.orderTransactions.updatePaymentStatus": admin(
    ({ orderId, paymentId, status }, context) => ({
      orderTransactions: updateStatus(context, orderId, paymentId, status).account,
    }),
  ),

  "ecom.orderTransactions.bulkUpdatePaymentStatuses": admin(
    ({ paymentAndOrderIds, returnFullEntity, status }, context) =>
      bulk(
        context,
        paymentAndOrderIds,
        ({ paymentId = "" }) => paymentId,
        ({ orderId = "", paymentId = "" }) => {
          const { payment } = updateStatus(context, orderId, paymentId, status);
          return { id: payment.id, ...(returnFullEntity ? { rest: { item: payment } } : {}) };
        },
      ),
  ),

  "ecom.orderTransactions.updateRefundTransaction": admin(updateRefund),

  "ecom.orderTransactions.updatePayments": admin(
    ({ orderId, payments = [] }, context) => {
      const ledger = ledgerOf(context, findOrder(context, orderId));
      const paymentIds = payments.map((input) => updatePayment(ledger, input as PaymentUpdate));
      applyLedger(ledger, { paymentIds });
      const body = { orderTransactions: ledger.account, paymentIds, refundIds: [] };
      emitTransactionsAction(ledger, "details_updated", body);
      return {};
    },
    // The documented request has only `statusUpdatedDate`, so keep the other payment fields.
    { undocumented: ["payments"] },
  ),
};
