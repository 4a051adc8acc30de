// Updates an order after its payments or refunds changed: balance, statuses and events.

import type { Context } from "../../../kernel/context.js";
import { orderSettingsOf } from "../../orders-settings.js";
import { invoiceWhenPaid } from "../invoices/invoice.js";
import { approve } from "../model/approve.js";
import type { StoredOrder } from "../model/model.js";
import { priceIn } from "../model/price.js";
import { takeStock } from "../model/stock.js";
import { note, orderChanged, tellOrder } from "../model/tell.js";
import { type Books, booksOf, isOffline, paidBy, paymentStatusOf } from "./books.js";
import type { Account } from "./model.js";

/** Returns the sums in the format of the order document. */
function balanceSummary(context: Context, { document }: StoredOrder, books: Books) {
  const price = (name: keyof Books) => priceIn(context, books[name], document.currency);
  return {
    balance: price("balance"),
    paid: price("paid"),
    refunded: price("refunded"),
    authorized: price("authorized"),
    pendingRefund: price("pendingRefund"),
    pending: price("pending"),
    chargeback: price("chargeback"),
    chargebackReversal: price("chargebackReversal"),
    platformFees: priceIn(context, "0", document.currency),
    totalMinusPlatformFees: price("total"),
  };
}

/** Updates the refunded quantity of each line. */
function refundedLines(order: StoredOrder, { refunds }: Account): void {
  const going = refunds.filter(({ transactions }) =>
    transactions.some(({ refundStatus }) => refundStatus !== "FAILED"),
  );
  for (const line of order.document.lineItems) {
    const quantities = going.flatMap(({ details }) =>
      details.lineItems.filter(({ lineItemId }) => lineItemId === line.id),
    );
    const quantity = quantities.reduce((all, one) => all + one.quantity, 0);
    if (quantity > 0 || line.refundQuantity !== undefined) line.refundQuantity = quantity;
  }
}

/**
 * Updates the order status. Received or promised payments approve it, pending ones keep it waiting, and otherwise
 * it is rejected.
 */
function progress(context: Context, order: StoredOrder, account: Account, books: Books): void {
  const { document, approval } = order;
  if (document.status !== "INITIALIZED" && document.status !== "PENDING") return;
  const { payments } = account;
  const promised = payments.some((one) => isOffline(one) && one.status.startsWith("PENDING"));
  const saved = payments.some((one) => one.regularPaymentDetails?.savedPaymentMethod);
  const free = books.total.eq(0) && approval === "DEFAULT";
  // A gift card that covers only a part is not enough.
  const paid = payments.some((one) => !one.giftcardPaymentDetails && paidBy(one).gt(0));
  const received = paid || books.authorized.gt(0) || (books.total.gt(0) && books.balance.lte(0));
  if (received || free || promised || (saved && approval === "PAYMENT_METHOD_SAVED")) {
    approve(context, order);
  } else if (books.pending.gt(0)) {
    if (document.status === "PENDING") return;
    document.status = "PENDING";
    note(context, order, "ORDER_PENDING");
  } else if (document.status === "PENDING") {
    document.status = "REJECTED";
    note(context, order, "ORDER_REJECTED");
  }
}

/** Recalculates the sums and the payment status of an order without sending events. */
export function balanced(context: Context, order: StoredOrder, account: Account): Books {
  const books = booksOf(order.document, account);
  order.document.balanceSummary = balanceSummary(context, order, books);
  order.document.paymentStatus = paymentStatusOf(books, account);
  return books;
}

/** New or changed payments and refunds. */
export interface Posted {
  readonly paymentIds?: readonly string[];
  readonly refundIds?: readonly string[];
}

/** Updates an order after payments or refunds changed, and sends the events. */
export function post(context: Context, order: StoredOrder, account: Account, posted: Posted): void {
  const { document } = order;
  const { paymentStatus: before, status } = document;
  refundedLines(order, account);
  const books = balanced(context, order, account);
  progress(context, order, account, books);
  const after = document.paymentStatus;
  if (before !== after) {
    if (after === "PAID") note(context, order, "ORDER_PAID");
    if (after === "PARTIALLY_PAID") note(context, order, "ORDER_PARTIALLY_PAID");
    tellOrder(context, order, "payment_status_updated", { previousPaymentStatus: before });
  }
  if (after === "PAID" && document.status === "APPROVED") {
    if (orderSettingsOf(context).inventoryUpdateTrigger === "ON_ORDER_PAID") {
      takeStock(context, order, "ORDER_PAID");
    }
    invoiceWhenPaid(context, order);
  }
  const { paymentIds = [], refundIds = [] } = posted;
  const moved = paymentIds.length + refundIds.length > 0;
  if (moved) {
    tellMoney(context, order, "updated", { orderTransactions: account, paymentIds, refundIds });
  }
  if (moved || before !== after || status !== document.status) orderChanged(context, order);
}

/** Sends an event of an order's transactions. */
export function tellMoney(context: Context, { id }: StoredOrder, slug: string, body: object): void {
  context.emit({
    entityFqdn: "wix.ecom.v1.order_transactions",
    slug,
    entityId: id,
    payload: { actionEvent: { body } },
  });
}
