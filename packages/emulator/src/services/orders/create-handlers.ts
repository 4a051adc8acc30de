// Orders created by merchants and sales channels, and imported orders.

import type { Context } from "../../kernel/context.js";
import type { Handlers } from "../../kernel/handler.js";
import { applicationError, PlatformError } from "../../kernel/platform-error.js";
import { served } from "../served.js";
import { createdDocument, type SentOrder, stockLines } from "./create-document.js";
import { booksOf } from "./ledger/books.js";
import { enter, regularDetails } from "./ledger/payments.js";
import { balanced, post } from "./ledger/post.js";
import { refund } from "./ledger/refunds.js";
import { accountOf, ledgerSlice } from "./ledger/slice.js";
import { approve } from "./model/approve.js";
import type { ApprovalStrategy, OrderDocument, StoredOrder } from "./model/model.js";
import { orderSlice, orders } from "./model/slice.js";
import { tellOrder } from "./model/tell.js";

interface Create {
  readonly order: SentOrder;
  readonly settings?: {
    readonly orderApprovalStrategy?: ApprovalStrategy;
    readonly notifications?: { readonly sendNotificationToBuyer?: boolean | null };
  };
}

/** Takes the next order number and sequence number. An imported order may bring its own number. */
function nextNumber(context: Context, given?: unknown): { number: unknown; place: number } {
  const data = context.store(orderSlice);
  const place = data.counters.place + 1;
  const number = data.counters.number + (given === undefined ? 1 : 0);
  context.changes.set(data, "counters", { number, place });
  return { number: given ?? number, place };
}

/** Payment options that are paid outside the platform. Their orders do not wait for a payment. */
const OFFLINE: ReadonlySet<string | undefined> = new Set([
  "FULL_PAYMENT_OFFLINE",
  "MEMBERSHIP_OFFLINE",
]);

/** Records a payment that was made outside the platform. */
function payElsewhere(context: Context, order: StoredOrder, offline: boolean): string[] {
  const account = accountOf(context, order);
  const { open } = booksOf(order.document, account);
  if (open.lte(0)) return [];
  const details = regularDetails(context, "APPROVED", { offline });
  const draft = { amount: open, status: "APPROVED" as const, regularPaymentDetails: details };
  return [enter(context, order, account, draft).id];
}

/** Creates an order from the data of a merchant, a sales channel or a draft. */
export function createOrder({ order: sent, settings = {} }: Create, context: Context) {
  const { purchasedDate } = sent;
  if (typeof purchasedDate === "string" && Date.parse(purchasedDate) > context.now) {
    const why = "An order cannot be purchased in the future";
    throw applicationError(400, "PURCHASED_DATE_CANNOT_BE_IN_FUTURE", why);
  }
  const { number, place } = nextNumber(context);
  const id = context.guid("order");
  const created = createdDocument(context, sent, { id, number: String(number) });
  orders(context).insert(id, {
    id,
    place,
    document: created,
    stock: stockLines(created),
    stockTaken: false,
    approval: settings.orderApprovalStrategy ?? "DEFAULT",
    tellsBuyer: settings.notifications?.sendNotificationToBuyer ?? true,
  });
  const order = orders(context).edit(id);
  const { document } = order;
  const account = accountOf(context, order);
  balanced(context, order, account);
  document.paymentStatus = "NOT_PAID";
  context.emit({
    entityFqdn: "wix.ecom.v1.order",
    slug: "created",
    entityId: id,
    payload: { createdEvent: { entity: document } },
  });
  const promised = document.lineItems.every((line) => OFFLINE.has(line.paymentOption));
  if (promised || sent.status === "APPROVED") approve(context, order);
  const paymentIds = sent.paymentStatus === "PAID" ? payElsewhere(context, order, false) : [];
  post(context, order, account, { paymentIds });
  return { order: document };
}

const PAID: ReadonlySet<unknown> = new Set(["PAID", "PARTIALLY_REFUNDED", "FULLY_REFUNDED"]);

/** Imports an order from another system, or updates an imported one. It changes no stock and sends no email. */
function importOne({ order: sent }: { readonly order: SentOrder }, context: Context) {
  // The platform's own message, which does not name the field.
  if (sent.number !== undefined && !/^\d+$/.test(String(sent.number))) {
    throw new PlatformError(400, "Not a numeric value");
  }
  const known = typeof sent.id === "string" ? orders(context).find(sent.id) : undefined;
  if (known && !known.document.imported) {
    const why = "Only imported orders can be changed";
    throw applicationError(428, "CANNOT_OVERWRITE_NON_IMPORTED_ORDER", why);
  }
  const id = typeof sent.id === "string" ? sent.id : context.guid("order");
  const at = known
    ? { number: sent.number ?? known.document.number, place: known.place }
    : nextNumber(context, sent.number);
  const { status, paymentStatus, fulfillmentStatus } = sent as Partial<OrderDocument>;
  const created: OrderDocument = {
    ...createdDocument(context, sent, { id, number: String(at.number) }),
    status: status ?? "APPROVED",
    fulfillmentStatus: fulfillmentStatus ?? "NOT_FULFILLED",
    imported: true,
  };
  orders(context).insert(id, {
    id,
    place: at.place,
    document: created,
    stock: [],
    stockTaken: true,
    approval: "DEFAULT",
    tellsBuyer: false,
  });
  const order = orders(context).edit(id);
  const { document } = order;
  context.changes.remove(context.store(ledgerSlice).accounts, id);
  const account = accountOf(context, order);
  if (PAID.has(paymentStatus)) payElsewhere(context, order, true);
  if (paymentStatus === "FULLY_REFUNDED") {
    const payments = account.payments.map((one) => ({ paymentId: one.id, externalRefund: true }));
    if (payments.length > 0) refund(context, order, { payments });
  }
  balanced(context, order, account);
  document.paymentStatus = paymentStatus ?? document.paymentStatus;
  tellOrder(context, order, "imported");
  return { order: document };
}

interface Counter {
  readonly counter: string;
  readonly allowLowerCounter?: boolean;
}

/** Sets the number of the last order. The next order gets the following number. */
function setCounter({ counter, allowLowerCounter = false }: Counter, context: Context) {
  const data = context.store(orderSlice);
  const old = data.counters.number;
  const wanted = Number(counter);
  if (wanted < old && !allowLowerCounter) {
    const why = `The counter is already at ${old}. Lowering it would create duplicate order numbers`;
    throw applicationError(428, "CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER", why);
  }
  context.changes.set(data, "counters", { ...data.counters, number: wanted });
  return { oldCounter: String(old), newCounter: String(wanted) };
}

/**
 * Deletes imported orders and skips others. The platform runs a background job; the emulator deletes them
 * immediately.
 */
function deleteImported({ orderIds }: { readonly orderIds: readonly string[] }, context: Context) {
  const stored = context.store(orderSlice).orders;
  for (const id of orderIds) {
    const order = orders(context).find(id);
    if (!order?.document.imported) continue;
    context.changes.remove(stored, id);
    context.changes.remove(context.store(ledgerSlice).accounts, id);
    tellOrder(context, order, "imported_order_deleted");
  }
  return { jobId: context.guid("job") };
}

/** Handlers that create orders. */
export const orderCreateHandlers: Handlers = {
  "ecom.orders.createOrder": served("admin", createOrder),
  "ecom.orders.importOrder": served("admin", importOne),
  "ecom.orders.setOrderNumberCounter": served("admin", setCounter),
  "ecom.orders.bulkDeleteImportedOrders": served("admin", deleteImported),
};
