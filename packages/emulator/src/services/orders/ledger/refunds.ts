import type { PaymentRefund as PaymentRefundDto } from "@portico/ecom/orders";
import type { Context } from "../../../kernel/context.js";
import { type Amount, amount, round, sum } from "../../../kernel/money.js";
import { notFound, rejection } from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import { GIFT_CARDS_APP_ID, returnToCard } from "../../gift-cards/cards.js";
import { voidWithPlugin } from "../../plugins/gift-cards.js";
import { incrementPluginStock } from "../../plugins/stock.js";
import { addActivity, emailBuyer, returnStock, type StoredOrder } from "../model/order.js";
import { amountOf, priceIn, pricesIn } from "../model/price.js";
import {
  isOffline,
  type Ledger,
  lineTotal,
  outcomeOf,
  type Payment,
  paidBy,
  type Refund,
  type RefundedItems,
  type RefundTransaction,
  refundableOf,
  refundedOf,
} from "./model.js";
import { applyLedger, emitTransactionsAction, paymentOf, setStatus } from "./payments.js";
import { checkItems, type ItemsRequest } from "./refundability.js";

export type PaymentRefund = Sent<PaymentRefundDto>;

type Restock =
  | "ALL_ITEMS"
  | readonly { readonly lineItemId?: string; readonly quantity?: number }[];

export interface RefundRequest {
  readonly payments: readonly PaymentRefund[];
  readonly items?: ItemsRequest | undefined;
  readonly reason?: string | undefined;
  readonly restock?: Restock | undefined;
  readonly email?: { readonly message?: string | undefined } | undefined;
}

export function restockLines(context: Context, order: StoredOrder, requested: Restock) {
  const { lineItems, status } = order.document;
  const restockableQuantity = (line: (typeof lineItems)[number]) =>
    line.quantity - (line.restockQuantity ?? 0);
  const includesAllItems = requested === "ALL_ITEMS";
  const items = includesAllItems
    ? lineItems.map((line) => ({ lineItemId: line.id, quantity: restockableQuantity(line) }))
    : requested;
  const restockedLines = items
    .filter(({ quantity = 0 }) => quantity > 0 || !includesAllItems)
    .map(({ lineItemId, quantity = 0 }) => {
      const line = lineItems.find(({ id }) => id === lineItemId);
      if (!line) throw notFound("Line item", "LINE_ITEM_NOT_FOUND");
      if (!Number.isInteger(quantity) || quantity < 1 || quantity > restockableQuantity(line)) {
        const message = `${restockableQuantity(line)} units of the line item can be restocked`;
        throw rejection("INVALID_LINE_ITEM_RESTOCK_QUANTITY", message);
      }
      line.restockQuantity = (line.restockQuantity ?? 0) + quantity;
      returnStock(context, order, line.id, quantity);
      return { line, quantity };
    });
  if (order.stockTaken) {
    const lines = restockedLines.map(({ line, quantity }) => ({ ...line, quantity }));
    const reason = status === "CANCELED" ? "ORDER_CANCELED" : "ORDER_REFUNDED";
    incrementPluginStock(context, order.id, lines, reason);
  }
  return restockedLines.map(({ line, quantity }) => ({ lineItemId: line.id, quantity }));
}

function amountToRefund({ account, order }: Ledger, payment: Payment, request: PaymentRefund) {
  const code = "PAYMENT_NOT_REFUNDABLE";
  if (payment.refundDisabled) throw rejection(code, "Refunds are disabled");
  const max = refundableOf(account, payment);
  if (max.lte(0)) throw rejection(code, "The payment is already fully refunded");
  if (isOffline(payment) && !request.externalRefund) {
    const message = "Offline payments must be refunded outside the platform";
    throw rejection("EXTERNAL_REFUND_EXPECTED", message);
  }
  const requested = amount(request.amount?.amount ?? max);
  const isPartialMembership = payment.membershipPaymentDetails && !requested.eq(max);
  const isExact = round(requested, order.document.currency).eq(requested);
  if (requested.lte(0) || requested.gt(max) || isPartialMembership || !isExact) {
    throw rejection("INVALID_PAYMENT_REFUND_AMOUNT", `${max} of the payment can be refunded`);
  }
  return requested;
}

function historyEntry(payment: Payment, { amount: price, externalRefund }: RefundTransaction) {
  const { giftcardPaymentDetails: card, membershipPaymentDetails: membership } = payment;
  const entry = { paymentId: payment.id, externalRefund };
  if (membership) return { ...entry, membership: { membershipId: membership.membershipId } };
  if (!card) return { ...entry, regular: { amount: price } };
  return { ...entry, giftCard: { giftCardPaymentId: card.giftCardPaymentId, amount: price } };
}

const sumOf = (transactions: readonly RefundTransaction[]): Amount =>
  sum(transactions.map((transaction) => amountOf(transaction.amount)));

function summarize({ context, order }: Ledger, { transactions, details }: Refund) {
  const { currency, lineItems } = order.document;
  const price = pricesIn(context, currency);
  const totalOf = (status: string) =>
    price(sumOf(transactions.filter((transaction) => transaction.refundStatus === status)));
  return {
    requestedRefund: price(sumOf(transactions)),
    pendingRefund: totalOf("PENDING"),
    refunded: totalOf("SUCCEEDED"),
    failedRefundAmount: totalOf("FAILED"),
    pending: transactions.some((transaction) => transaction.refundStatus === "PENDING"),
    breakdown: {
      lineItems: details.lineItems.flatMap(({ lineItemId, quantity }) => {
        const line = lineItems.find(({ id }) => id === lineItemId);
        if (!line) return [];
        const part = lineTotal(line).times(quantity).div(line.quantity);
        return [{ lineItemId, totalRefundedAmount: price(part) }];
      }),
    },
  };
}

export function settleRefund(
  { context, order, account }: Ledger,
  refund: Refund,
  transaction: RefundTransaction,
  succeeded: boolean,
): void {
  const payment = paymentOf(account, transaction.paymentId);
  transaction.refundStatus = succeeded ? "SUCCEEDED" : "FAILED";
  const content = { refundId: refund.id, payment: historyEntry(payment, transaction) };
  if (!succeeded) {
    addActivity(context, order, "PAYMENT_REFUND_FAILED", { paymentRefundFailed: content });
    return;
  }
  const card = payment.giftcardPaymentDetails;
  if (card && card.appId !== GIFT_CARDS_APP_ID) voidWithPlugin(context, card.giftCardPaymentId);
  else if (card) returnToCard(context, card.giftCardPaymentId, amountOf(transaction.amount));
  const isComplete = refundedOf(account, payment.id, "SUCCEEDED").gte(paidBy(payment));
  setStatus(context, payment, isComplete ? "REFUNDED" : "PARTIALLY_REFUNDED");
  addActivity(context, order, "PAYMENT_REFUNDED", { paymentRefunded: content });
}

export function finishRefund(
  ledger: Ledger,
  refund: Refund,
  sideEffects: object = { sendOrderRefundedEmail: false },
): void {
  const { context, order, account } = ledger;
  refund.summary = summarize(ledger, refund);
  const { transactions, details } = refund;
  const succeededRefunds = transactions.filter(({ refundStatus }) => refundStatus === "SUCCEEDED");
  const isPending = transactions.some(({ refundStatus }) => refundStatus === "PENDING");
  if (isPending || succeededRefunds.length === 0) return;
  const orderRefunded = {
    manual: succeededRefunds.every((transaction) => transaction.externalRefund),
    amount: priceIn(context, sumOf(succeededRefunds), order.document.currency),
    reason: details.reason ?? "",
  };
  addActivity(context, order, "ORDER_REFUNDED", { orderRefunded });
  const body = { orderId: order.id, refund, sideEffects, orderTransactions: account };
  emitTransactionsAction(ledger, "refund_completed", body);
}

function refundedItems(ledger: Ledger, request: ItemsRequest = {}): RefundedItems {
  const price = pricesIn(ledger.context, ledger.order.document.currency);
  const { lines, fees, shipping, problems } = checkItems(ledger, request);
  if (problems[0]) throw problems[0].error;
  return {
    lineItems: lines.map(({ line, quantity }) => ({ lineItemId: line.id, quantity })),
    additionalFees: fees.map(({ fee, amount: feeAmount }) => ({
      additionalFeeId: fee.id,
      amount: price(feeAmount),
    })),
    ...(shipping ? { shipping: { amount: price(shipping.amount) } } : {}),
  };
}

export function refund(ledger: Ledger, request: RefundRequest): Refund {
  const { context, order, account } = ledger;
  const price = pricesIn(context, order.document.currency);
  const items = refundedItems(ledger, request.items);
  const reason = request.reason === undefined ? {} : { reason: request.reason };
  const shippingIncluded = items.shipping !== undefined;
  const created: Refund = {
    id: context.guid("refund"),
    createdDate: context.iso,
    transactions: [],
    details: { ...items, items: items.lineItems, shippingIncluded, ...reason },
  };
  const { id, transactions } = created;
  account.refunds.push(created);
  for (const requested of request.payments) {
    const payment = paymentOf(account, requested.paymentId);
    const isOnline = payment.regularPaymentDetails?.offlinePayment === false;
    transactions.push({
      paymentId: payment.id,
      amount: price(amountToRefund(ledger, payment, requested)),
      refundStatus: "PENDING",
      externalRefund: requested.externalRefund ?? false,
      ...(isOnline ? { gatewayRefundId: context.guid("gateway-refund") } : {}),
    });
  }
  const payments = transactions.map((item) =>
    historyEntry(paymentOf(account, item.paymentId), item),
  );
  const refundInitiated = { refundId: id, amount: price(sumOf(transactions)), payments, ...reason };
  addActivity(context, order, "REFUND_INITIATED", { refundInitiated });
  for (const transaction of transactions) {
    // Only refunds through the provider can stay pending or fail.
    const usesProvider = transaction.gatewayRefundId !== undefined && !transaction.externalRefund;
    const outcome = usesProvider ? outcomeOf(context) : "SUCCEEDED";
    if (outcome !== "PENDING") settleRefund(ledger, created, transaction, outcome === "SUCCEEDED");
  }
  finishRefund(ledger, created, restockAndNotify(ledger, request));
  applyLedger(ledger, { refundIds: [id], paymentIds: payments.map(({ paymentId }) => paymentId) });
  return created;
}

function restockAndNotify({ context, order }: Ledger, { restock, email }: RefundRequest) {
  const items = restock ? restockLines(context, order, restock) : [];
  if (email) {
    const subject = `Order ${order.document.number} has been refunded`;
    emailBuyer(context, order, "order-refunded", subject);
  }
  const type = items.length > 0 ? "SOME_ITEMS" : "NO_ITEMS";
  return {
    restockInfo: { type: restock === "ALL_ITEMS" ? "ALL_ITEMS" : type, items },
    sendOrderRefundedEmail: email !== undefined,
    customMessage: email?.message,
  };
}
