// Order transactions: the records of payments and refunds.

import type { Context } from "../../../kernel/context.js";
import type { Handlers } from "../../../kernel/handler.js";
import { amount } from "../../../kernel/money.js";
import { applicationError, notFound } from "../../../kernel/platform-error.js";
import { bulk } from "../../bulk.js";
import { served } from "../../served.js";
import { findOrder, orderOf } from "../model/find-order.js";
import type { StoredOrder } from "../model/model.js";
import { finishCapture, runDue } from "./authorizations.js";
import { booksOf, isOffline } from "./books.js";
import type { Account, Payment, PaymentStatus, RegularDetails } from "./model.js";
import { enter, noteStatus, paymentOf, regularDetails, setStatus, traveling } from "./payments.js";
import { post, tellMoney } from "./post.js";
import { finish, settle } from "./refunds.js";
import { accountAt, accountOf, ledgerSlice } from "./slice.js";

interface WithOrder {
  readonly orderId: string;
}
/** A payment in the request format. */
type Sent = Partial<Omit<Payment, "amount" | "regularPaymentDetails">> & {
  readonly amount: { readonly amount?: string };
  readonly regularPaymentDetails?: Partial<RegularDetails>;
};

/** Records a payment that was made elsewhere. */
function record(context: Context, order: StoredOrder, account: Account, sent: Sent): string {
  const { currency } = order.document;
  const { regularPaymentDetails: regular, giftcardPaymentDetails: card } = sent;
  const { membershipPaymentDetails: membership } = sent;
  const status = (sent.status ?? regular?.status ?? "APPROVED") as PaymentStatus;
  const common = {
    amount: amount(sent.amount.amount ?? 0),
    status,
    refundDisabled: sent.refundDisabled ?? false,
    ...(sent.createdDate ? { createdDate: sent.createdDate } : {}),
  };
  if (membership || card) {
    const details = membership
      ? {
          membershipPaymentDetails: {
            ...membership,
            membershipId: membership.membershipId ?? context.guid("membership"),
            status: membership.status ?? "CHARGED",
            voided: false,
          },
        }
      : card && { giftcardPaymentDetails: { ...card, voided: false } };
    return enter(context, order, account, { ...common, ...details, status: "APPROVED" }).id;
  }
  const { offlinePayment: offline = false, savedPaymentMethod: saved = false } = regular ?? {};
  const rest = traveling(context, regular ?? {}, currency);
  const authorization =
    status === "AUTHORIZED"
      ? { delayedCapture: true, authorizedDate: context.iso, captures: [] }
      : undefined;
  const details = regularDetails(context, status, {
    offline,
    saved,
    rest,
    ...(authorization ? { authorization } : {}),
  });
  const payment = enter(context, order, account, {
    ...common,
    regularPaymentDetails: { ...details, ...rest },
  });
  // A payment with a gateway transaction id was made at another gateway.
  if (regular?.gatewayTransactionId) {
    context.changes.put(context.store(ledgerSlice).elsewhere, payment.id, true);
  }
  noteStatus(context, order, payment);
  return payment.id;
}

/**
 * Throws if the order already has one of the external transactions. Like the platform, it then records none of the
 * payments in the request.
 */
function checkTransactions(account: Account, payments: readonly Sent[]): void {
  const idsOf = ({ regularPaymentDetails: details }: Pick<Sent, "regularPaymentDetails">) =>
    [details?.providerTransactionId, details?.gatewayTransactionId].flatMap((id) => id ?? []);
  const known = new Set(account.payments.flatMap(idsOf));
  for (const ids of payments.map((sent) => new Set(idsOf(sent)))) {
    for (const id of ids) {
      if (known.has(id)) {
        const why = `The order already has a payment with the external transaction id ${id}`;
        throw applicationError(409, "ALREADY_EXISTS", why);
      }
    }
    for (const id of ids) known.add(id);
  }
}

const REACHED: ReadonlySet<string> = new Set([
  "APPROVED",
  "PENDING",
  "PENDING_MERCHANT",
  "CANCELED",
  "DECLINED",
]);

/** Updates the status of a pending payment. Completed payments stay unchanged. */
export function moveOn(
  context: Context,
  order: StoredOrder,
  account: Account,
  paymentId: string,
  status: string | undefined,
): Payment {
  const payment = paymentOf(account, paymentId);
  if (payment.status === status) return payment;
  const refused = (why: string) => applicationError(428, "STATUS_NOT_ALLOWED", why);
  if (!payment.regularPaymentDetails || status === undefined || !REACHED.has(status)) {
    throw refused(`The payment status cannot be changed to ${status}`);
  }
  if (!payment.status.startsWith("PENDING")) {
    throw refused(`The payment status ${payment.status} is final`);
  }
  if (status === "APPROVED" && isOffline(payment)) {
    const { open } = booksOf(order.document, account);
    if (amount(payment.amount.amount).gt(open)) throw refused("The order does not require it");
  }
  setStatus(context, payment, status as PaymentStatus);
  noteStatus(context, order, payment);
  return payment;
}

interface RefundUpdate {
  readonly orderId?: string;
  readonly refundId?: string;
  readonly transaction?: {
    readonly paymentId?: string;
    readonly refundStatus?: string;
    readonly providerRefundId?: string;
    readonly gatewayRefundId?: string;
  };
}

/** Handles the provider's report about a refund. */
export function updateRefund(request: RefundUpdate, context: Context) {
  const { orderId = "", refundId, transaction: sent } = request;
  const order = findOrder(context, orderId);
  const account = accountOf(context, order);
  const refund = account.refunds.find(({ id }) => id === refundId);
  if (!refund) throw notFound("Refund", "REFUND_NOT_FOUND");
  const transaction = refund.transactions.find((one) => one.paymentId === sent?.paymentId);
  if (!transaction) throw notFound("Payment", "PAYMENT_NOT_FOUND");
  const status = sent?.refundStatus;
  if (transaction.refundStatus === "PENDING" && (status === "SUCCEEDED" || status === "FAILED")) {
    settle(context, order, account, refund, transaction, status === "SUCCEEDED");
    finish(context, order, account, refund);
    const { id } = refund;
    post(context, order, account, { refundIds: [id], paymentIds: [transaction.paymentId] });
  } else if (status !== undefined && status !== transaction.refundStatus) {
    const why = `The refund is ${transaction.refundStatus}`;
    throw applicationError(428, "STATUS_NOT_ALLOWED", why);
  }
  return {};
}

interface Update {
  readonly payment?: { readonly id?: string; readonly status?: string } & Record<string, unknown>;
}

/** Handles the provider's report about payments: new statuses and details. */
function updatePayments(
  { orderId, payments = [] }: WithOrder & { readonly payments?: readonly Update[] },
  context: Context,
) {
  const order = findOrder(context, orderId);
  const account = accountOf(context, order);
  const paymentIds = payments.map(({ payment: sent = {} }) => {
    const payment = paymentOf(account, sent.id);
    const regular = sent.regularPaymentDetails as Partial<RegularDetails> | undefined;
    const { regularPaymentDetails: details } = payment;
    if (details && regular) {
      const more = traveling(context, regular, order.document.currency);
      payment.regularPaymentDetails = { ...details, ...more };
    }
    const status = sent.status ?? regular?.status;
    if (status !== undefined) {
      const capturing = details?.authorizationDetails?.captures.at(-1)?.status === "PENDING";
      if (capturing) finishCapture(context, order, payment, status === "APPROVED");
      else moveOn(context, order, account, payment.id, status);
    }
    payment.updatedDate = context.iso;
    return payment.id;
  });
  post(context, order, account, { paymentIds });
  const body = { orderTransactions: account, paymentIds, refundIds: [] };
  tellMoney(context, order, "details_updated", body);
  return {};
}

interface StatusUpdate extends WithOrder {
  readonly paymentId: string;
  readonly status?: string;
}

function updateStatus(context: Context, { orderId, paymentId, status }: StatusUpdate) {
  const order = findOrder(context, orderId);
  const account = accountOf(context, order);
  const before = paymentOf(account, paymentId).status;
  const payment = moveOn(context, order, account, paymentId, status);
  if (before !== payment.status) post(context, order, account, { paymentIds: [paymentId] });
  return { account, payment };
}

/** Handlers of the order transactions service. */
export const transactionHandlers: Handlers = {
  "ecom.orderTransactions.listTransactionsForSingleOrder": served<WithOrder>(
    "admin",
    ({ orderId }, context) => {
      runDue(context);
      return { orderTransactions: accountAt(context, findOrder(context, orderId)) };
    },
  ),

  "ecom.orderTransactions.listTransactionsForMultipleOrders": served<{
    readonly orderIds: readonly string[];
  }>("admin", ({ orderIds }, context) => {
    runDue(context);
    const orders = orderIds.flatMap((id) => orderOf(context, id) ?? []);
    return { orderTransactions: orders.map((order) => accountAt(context, order)) };
  }),

  "ecom.orderTransactions.addPayments": served<WithOrder & { payments: readonly Sent[] }>(
    "admin",
    ({ orderId, payments }, context) => {
      runDue(context);
      const order = findOrder(context, orderId);
      const account = accountOf(context, order);
      checkTransactions(account, payments);
      const paymentIds = payments.map((sent) => record(context, order, account, sent));
      post(context, order, account, { paymentIds });
      return { orderTransactions: account, paymentsIds: paymentIds };
    },
  ),

  "ecom.orderTransactions.updatePaymentStatus": served<StatusUpdate>(
    "admin",
    (request, context) => ({ orderTransactions: updateStatus(context, request).account }),
  ),

  "ecom.orderTransactions.bulkUpdatePaymentStatuses": served<{
    readonly paymentAndOrderIds: readonly { orderId: string; paymentId: string }[];
    readonly returnFullEntity?: boolean;
    readonly status?: string;
  }>("admin", ({ paymentAndOrderIds, returnFullEntity, status }, context) =>
    bulk(
      context,
      paymentAndOrderIds,
      ({ paymentId }) => paymentId,
      (one) => {
        const { payment } = updateStatus(context, { ...one, ...(status ? { status } : {}) });
        return { id: payment.id, ...(returnFullEntity ? { rest: { item: payment } } : {}) };
      },
    ),
  ),

  "ecom.orderTransactions.updateRefundTransaction": served<RefundUpdate>("admin", updateRefund),

  "ecom.orderTransactions.updatePayments": {
    ...served("admin", updatePayments),
    // The platform documents only the date of a payment.
    undocumented: ["payments"],
  },
};
