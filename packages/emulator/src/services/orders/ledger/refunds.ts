// Refunds of payments, including restocking.

import type { Context } from "../../../kernel/context.js";
import { type Amount, amount, round, sum } from "../../../kernel/money.js";
import { applicationError } from "../../../kernel/platform-error.js";
import { GIFT_CARDS_APP_ID, returnToCard } from "../../gift-cards/cards.js";
import { voidElsewhere } from "../../plugins/gift-cards.js";
import type { StoredOrder } from "../model/model.js";
import { priceIn } from "../model/price.js";
import { note, writeToBuyer } from "../model/tell.js";
import { isOffline, paidBy, refundableOf, refundedOf } from "./books.js";
import { checkItems } from "./check-items.js";
import { type ItemsRequest, lineTotal } from "./items.js";
import type { Account, Payment, Refund, RefundedItems, RefundTransaction } from "./model.js";
import { paymentOf, setStatus } from "./payments.js";
import { post, tellMoney } from "./post.js";
import { type Restock, restock } from "./restock.js";
import { accountOf, outcomeOf } from "./slice.js";

/** The refund of one payment. */
export interface PaymentRefund {
  readonly paymentId: string;
  readonly amount?: { readonly amount?: string };
  /** Whether the money was returned outside the platform. */
  readonly externalRefund?: boolean;
}

/** A refund request. */
export interface RefundRequest {
  readonly payments: readonly PaymentRefund[];
  readonly items?: ItemsRequest;
  readonly reason?: string | undefined;
  readonly restock?: Restock | undefined;
  readonly email?: { readonly message?: string | undefined } | undefined;
}

const refused = (code: string, why: string) => applicationError(428, code, why);

/** Returns the amount to refund of a payment. Throws if it cannot be refunded. */
function refundableSum(
  account: Account,
  payment: Payment,
  request: PaymentRefund,
  currency: string,
) {
  if (payment.refundDisabled) throw refused("PAYMENT_NOT_REFUNDABLE", "Refunds are disabled");
  const most = refundableOf(account, payment);
  if (most.lte(0)) throw refused("PAYMENT_NOT_REFUNDABLE", "The payment is already fully refunded");
  if (isOffline(payment) && !request.externalRefund) {
    throw refused(
      "EXTERNAL_REFUND_EXPECTED",
      "Offline payments must be refunded outside the platform",
    );
  }
  const wanted = amount(request.amount?.amount ?? most);
  const whole = payment.membershipPaymentDetails && !wanted.eq(most);
  if (wanted.lte(0) || wanted.gt(most) || whole || !round(wanted, currency).eq(wanted)) {
    throw refused("INVALID_PAYMENT_REFUND_AMOUNT", `${most} of the payment can be refunded`);
  }
  return wanted;
}

/** Returns one payment of a refund in the format of the order's history. */
function refundedPayment(
  { giftcardPaymentDetails, membershipPaymentDetails, id }: Payment,
  transaction: RefundTransaction,
) {
  const { amount: price, externalRefund } = transaction;
  if (membershipPaymentDetails) {
    const { membershipId } = membershipPaymentDetails;
    return { paymentId: id, externalRefund, membership: { membershipId } };
  }
  if (giftcardPaymentDetails) {
    const { giftCardPaymentId } = giftcardPaymentDetails;
    return { paymentId: id, externalRefund, giftCard: { giftCardPaymentId, amount: price } };
  }
  return { paymentId: id, externalRefund, regular: { amount: price } };
}

/** Updates the totals of a refund. */
export function summarize(context: Context, order: StoredOrder, refund: Refund): void {
  const { currency, lineItems } = order.document;
  const of = (...statuses: readonly string[]) => {
    const own = refund.transactions.filter((one) => statuses.includes(one.refundStatus));
    return priceIn(context, sum(own.map((one) => amount(one.amount.amount))), currency);
  };
  const pending = refund.transactions.some((one) => one.refundStatus === "PENDING");
  refund.summary = {
    requestedRefund: of("PENDING", "SUCCEEDED", "FAILED"),
    pendingRefund: of("PENDING"),
    refunded: of("SUCCEEDED"),
    failedRefundAmount: of("FAILED"),
    pending,
    breakdown: {
      lineItems: refund.details.lineItems.flatMap(({ lineItemId, quantity }) => {
        const line = lineItems.find(({ id }) => id === lineItemId);
        if (!line) return [];
        const part = lineTotal(line).times(quantity).div(line.quantity);
        return [{ lineItemId, totalRefundedAmount: priceIn(context, part, currency) }];
      }),
    },
  };
}

/** Completes one transaction of a refund, as succeeded or failed. */
export function settle(
  context: Context,
  order: StoredOrder,
  account: Account,
  refund: Refund,
  transaction: RefundTransaction,
  succeeded: boolean,
): void {
  const payment = paymentOf(account, transaction.paymentId);
  transaction.refundStatus = succeeded ? "SUCCEEDED" : "FAILED";
  const content = { refundId: refund.id, payment: refundedPayment(payment, transaction) };
  if (!succeeded) {
    note(context, order, "PAYMENT_REFUND_FAILED", { paymentRefundFailed: content });
    return;
  }
  const card = payment.giftcardPaymentDetails;
  if (card && card.appId !== GIFT_CARDS_APP_ID) voidElsewhere(context, card.giftCardPaymentId);
  else if (card) returnToCard(context, card.giftCardPaymentId, amount(transaction.amount.amount));
  const all = refundedOf(account, payment.id, "SUCCEEDED").gte(paidBy(payment));
  setStatus(context, payment, all ? "REFUNDED" : "PARTIALLY_REFUNDED");
  note(context, order, "PAYMENT_REFUNDED", { paymentRefunded: content });
}

/** Finishes a refund that has no pending transactions. */
export function finish(
  context: Context,
  order: StoredOrder,
  account: Account,
  refund: Refund,
  sideEffects: object = { sendOrderRefundedEmail: false },
): void {
  summarize(context, order, refund);
  const { transactions, details } = refund;
  const done = transactions.filter((one) => one.refundStatus === "SUCCEEDED");
  if (transactions.some((one) => one.refundStatus === "PENDING") || done.length === 0) return;
  const refunded: Amount = sum(done.map((one) => amount(one.amount.amount)));
  const orderRefunded = {
    manual: done.every((one) => one.externalRefund),
    amount: priceIn(context, refunded, order.document.currency),
    reason: details.reason ?? "",
  };
  note(context, order, "ORDER_REFUNDED", { orderRefunded });
  const body = { orderId: order.id, refund, sideEffects, orderTransactions: account };
  tellMoney(context, order, "refund_completed", body);
}

/** Refunds payments of an order. Changes nothing if the refund is invalid. */
export function refund(context: Context, order: StoredOrder, request: RefundRequest): Refund {
  const account = accountOf(context, order);
  const { currency } = order.document;
  const { lines, fees, shipping, problems } = checkItems(order, account, request.items ?? {});
  if (problems[0]) throw problems[0].error;
  const items: RefundedItems = {
    lineItems: lines.map(({ line, quantity }) => ({ lineItemId: line.id, quantity })),
    additionalFees: fees.map(({ fee, amount: sumOfFee }) => ({
      additionalFeeId: fee.id,
      amount: priceIn(context, sumOfFee, currency),
    })),
    ...(shipping ? { shipping: { amount: priceIn(context, shipping.amount, currency) } } : {}),
  };
  const { reason } = request;
  const made: Refund = {
    id: context.guid("refund"),
    createdDate: context.iso,
    transactions: [],
    details: {
      ...items,
      items: items.lineItems,
      shippingIncluded: shipping !== undefined,
      ...(reason === undefined ? {} : { reason }),
    },
    summary: {},
  };
  account.refunds.push(made);
  for (const one of request.payments) {
    const payment = paymentOf(account, one.paymentId);
    const value = refundableSum(account, payment, one, currency);
    made.transactions.push({
      paymentId: payment.id,
      amount: priceIn(context, value, currency),
      refundStatus: "PENDING",
      externalRefund: one.externalRefund ?? false,
      ...(payment.regularPaymentDetails?.offlinePayment === false
        ? { gatewayRefundId: context.guid("gateway-refund") }
        : {}),
    });
  }
  const initiated = made.transactions.map((one) =>
    refundedPayment(paymentOf(account, one.paymentId), one),
  );
  const all = sum(made.transactions.map((one) => amount(one.amount.amount)));
  const refundInitiated = {
    refundId: made.id,
    amount: priceIn(context, all, currency),
    payments: initiated,
    ...(reason === undefined ? {} : { reason }),
  };
  note(context, order, "REFUND_INITIATED", { refundInitiated });
  for (const transaction of made.transactions) {
    // Only refunds through the provider can stay pending.
    const provided = transaction.gatewayRefundId !== undefined && !transaction.externalRefund;
    const outcome = provided ? outcomeOf(context) : "SUCCEEDED";
    if (outcome === "PENDING") continue;
    settle(context, order, account, made, transaction, outcome === "SUCCEEDED");
  }
  const sideEffects = sideEffectsOf(context, order, request);
  finish(context, order, account, made, sideEffects);
  post(context, order, account, {
    refundIds: [made.id],
    paymentIds: made.transactions.map(({ paymentId }) => paymentId),
  });
  return made;
}

/** Restocks items and emails the buyer. Returns both in the format of the refund event. */
function sideEffectsOf(context: Context, order: StoredOrder, request: RefundRequest): object {
  const items = request.restock ? restock(context, order, request.restock) : [];
  if (request.email) {
    writeToBuyer(
      context,
      order,
      "order-refunded",
      `Order ${order.document.number} has been refunded`,
    );
  }
  const message = request.email?.message;
  const type =
    request.restock === "ALL_ITEMS" ? "ALL_ITEMS" : items.length ? "SOME_ITEMS" : "NO_ITEMS";
  return {
    restockInfo: { type, items },
    sendOrderRefundedEmail: request.email !== undefined,
    ...(message === undefined ? {} : { customMessage: message }),
  };
}
