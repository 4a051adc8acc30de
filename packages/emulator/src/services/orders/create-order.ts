import type { Context } from "../../kernel/context.js";
import { admin, type Handlers } from "../../kernel/handler.js";
import { type Amount, amount, sum } from "../../kernel/money.js";
import { badRequest, fieldError, PlatformError, rejection } from "../../kernel/platform-error.js";
import { totalOf } from "../pricing/split.js";
import { balanceOf, type Ledger, ledgerOf, ledgerSlice } from "./ledger/model.js";
import { addRegular, applyLedger, openOrder, updateBalance } from "./ledger/payments.js";
import { refund } from "./ledger/refunds.js";
import {
  approve,
  emitOrderAction,
  insertOrder,
  newActivity,
  nextNumber,
  type OrderDocument,
  type OrderLine,
  orderSlice,
  orders,
  type StockLine,
  type StoredOrder,
} from "./model/order.js";
import { amountOf, formatPrices, pricesIn, summaryOf, withAllFields } from "./model/price.js";
import { INITIAL_STATE, lineDefaults, orderDefaults } from "./order-document.js";

type Fields = Readonly<Record<string, unknown>>;

interface SentOrder extends Fields {
  readonly lineItems?: readonly Fields[];
  readonly additionalFees?: readonly Fields[];
  readonly priceSummary?: Fields;
}

function lineFromRequest(context: Context, input: Fields, currency: string): OrderLine {
  const quantity = Number(input.quantity ?? 1);
  const price = pricesIn(context, currency);
  const total = amountOf(input.price).times(quantity);
  return {
    ...lineDefaults(),
    descriptionLines: [],
    lineItemPrice: price(total),
    totalDiscount: price("0"),
    totalPriceBeforeTax: price(total),
    totalPriceAfterTax: price(input.lineItemPrice ? amountOf(input.lineItemPrice) : total),
    ...(formatPrices(context, input, currency) as object),
    price: price(amountOf(input.price)),
    quantity,
    id: typeof input.id === "string" && input.id ? input.id : context.guid("line-item"),
  };
}

function requestedSums(
  context: Context,
  { priceSummary: totals = {}, additionalFees: fees = [], taxIncludedInPrices }: SentOrder,
  lines: readonly OrderLine[],
  currency: string,
) {
  const amountFor = (name: string, fallback = amount(0)): Amount =>
    totals[name] === undefined ? fallback : amountOf(totals[name]);
  const lineSum = sum(lines.map((line) => amountOf(line.price).times(line.quantity)));
  const feeSum = sum(fees.map((fee) => amountOf(fee.price)));
  const parts = {
    subtotal: amountFor("subtotal", lineSum),
    discount: amountFor("discount"),
    deliveryPrice: amountFor("shipping"),
    feesTotal: amountFor("totalAdditionalFees", feeSum),
    tax: amountFor("tax"),
  };
  const total = amountFor("total", totalOf(parts, taxIncludedInPrices === true));
  return summaryOf(pricesIn(context, currency), { ...parts, total });
}

export const createdBy = ({ caller, site }: Context) =>
  caller.kind === "admin" && caller.appId !== undefined
    ? { appId: caller.appId }
    : { userId: site.id };

function documentOf(context: Context, input: SentOrder, id: string, number: unknown) {
  const { site, iso } = context;
  const currency = typeof input.currency === "string" ? input.currency : site.currency;
  const lineItems = (input.lineItems ?? []).map((line) => lineFromRequest(context, line, currency));
  const content = formatPrices(context, input, currency) as Record<string, unknown>;
  const document: OrderDocument = {
    ...orderDefaults(context, currency),
    appliedDiscounts: [],
    ...content,
    channelInfo: { type: "UNSPECIFIED", ...(content.channelInfo as object | undefined) },
    additionalFees: (input.additionalFees ?? []).map((fee) => ({
      lineItemIds: [],
      source: "MANUAL",
      ...(formatPrices(context, fee, currency) as object),
      id: fee.id ?? context.guid("additional-fee"),
    })),
    id,
    number: String(number),
    updatedDate: iso,
    currency,
    lineItems,
    priceSummary: requestedSums(context, input, lineItems, currency),
    createdBy: createdBy(context),
    activities: [newActivity(context, "ORDER_PLACED")],
    ...INITIAL_STATE,
  };
  return withAllFields(context, document, "Order", currency);
}

export const stockLines = (lines: readonly OrderLine[]): StockLine[] =>
  lines.flatMap((line) => {
    const { catalogItemId: productId, options } = (line.catalogReference ?? {}) as {
      readonly catalogItemId?: string;
      readonly options?: { readonly variantId?: string };
    };
    const variantId = options?.variantId;
    if (productId === undefined || variantId === undefined) return [];
    return [{ lineItemId: line.id, productId, variantId, requested: line.quantity, taken: 0 }];
  });

/** An order that uses only these options is approved immediately. */
const OFFLINE_OPTIONS = new Set<string | undefined>(["FULL_PAYMENT_OFFLINE", "MEMBERSHIP_OFFLINE"]);

function recordFullPayment(ledger: Ledger, offline: boolean): string[] {
  const { open } = balanceOf(ledger.order.document, ledger.account);
  if (open.lte(0)) return [];
  return [addRegular(ledger, open, "APPROVED", { offline }).id];
}

interface CreateRequest {
  readonly order?: SentOrder;
  readonly settings?: {
    readonly orderApprovalStrategy?: string;
    readonly notifications?: { readonly sendNotificationToBuyer?: boolean };
  };
}

export function createOrder({ order: input = {}, settings = {} }: CreateRequest, context: Context) {
  const { purchasedDate } = input;
  if (typeof purchasedDate === "string" && Date.parse(purchasedDate) > context.now) {
    const message = "An order cannot be purchased in the future";
    throw badRequest("PURCHASED_DATE_CANNOT_BE_IN_FUTURE", message);
  }
  const { number, sequence } = nextNumber(context);
  const id = context.guid("order");
  const newDocument = documentOf(context, input, id, number);
  const ledger = openOrder(context, {
    id,
    sequence,
    document: newDocument,
    stock: stockLines(newDocument.lineItems),
    approval: (settings.orderApprovalStrategy ?? "DEFAULT") as StoredOrder["approval"],
    notifiesBuyer: settings.notifications?.sendNotificationToBuyer ?? true,
  });
  const { order } = ledger;
  const { document } = order;
  const isOffline = document.lineItems.every((line) => OFFLINE_OPTIONS.has(line.paymentOption));
  if (isOffline || input.status === "APPROVED") approve(context, order);
  const isPaid = input.paymentStatus === "PAID";
  applyLedger(ledger, { paymentIds: isPaid ? recordFullPayment(ledger, false) : [] });
  return { order: document };
}

const PAID_STATUSES = new Set<unknown>(["PAID", "PARTIALLY_REFUNDED", "FULLY_REFUNDED"]);

/** Does not change the stock or send an email. */
function importOrder(input: SentOrder, context: Context) {
  // The platform's error message does not name the field.
  if (input.number !== undefined && !/^\d+$/.test(String(input.number))) {
    throw new PlatformError(400, "Not a numeric value");
  }
  const existing = typeof input.id === "string" ? orders(context).find(input.id) : undefined;
  if (existing && !existing.document.imported) {
    throw rejection("CANNOT_OVERWRITE_NON_IMPORTED_ORDER", "Only imported orders can be changed");
  }
  const id = typeof input.id === "string" ? input.id : context.guid("order");
  const { number, sequence } = existing
    ? { number: input.number ?? existing.document.number, sequence: existing.sequence }
    : nextNumber(context, input.number);
  const { status, paymentStatus, fulfillmentStatus } = input as Partial<OrderDocument>;
  const order = insertOrder(context, {
    id,
    sequence,
    document: {
      ...documentOf(context, input, id, number),
      status: status ?? "APPROVED",
      fulfillmentStatus: fulfillmentStatus ?? "NOT_FULFILLED",
      imported: true,
    },
    stockTaken: true,
    notifiesBuyer: false,
  });
  const { document } = order;
  context.changes.remove(context.store(ledgerSlice).accounts, id);
  const ledger = ledgerOf(context, order);
  if (PAID_STATUSES.has(paymentStatus)) recordFullPayment(ledger, true);
  if (paymentStatus === "FULLY_REFUNDED") {
    const { payments } = ledger.account;
    const refunds = payments.map((payment) => ({ paymentId: payment.id, externalRefund: true }));
    if (refunds.length > 0) refund(ledger, { payments: refunds });
  }
  updateBalance(ledger);
  document.paymentStatus = paymentStatus ?? document.paymentStatus;
  emitOrderAction(context, order, "imported");
  return { order: document };
}

export const orderCreateHandlers: Handlers = {
  "ecom.orders.importOrder": admin(({ order }, context) => importOrder({ ...order }, context)),

  "ecom.orders.setOrderNumberCounter": admin(({ counter, allowLowerCounter }, context) => {
    const data = context.store(orderSlice);
    const oldNumber = data.counters.number;
    if (!/^\d{1,9}$/.test(String(counter))) {
      throw fieldError("counter", "FORMAT", "must be an integer from 0 to 999999999");
    }
    const number = Number(counter);
    if (number < oldNumber && !allowLowerCounter) {
      const message = `The counter is already at ${oldNumber}. Lowering it would create duplicate order numbers`;
      throw rejection("CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER", message);
    }
    context.changes.set(data, "counters", { ...data.counters, number });
    return { oldCounter: String(oldNumber), newCounter: String(number) };
  }),

  // The platform uses a background job, but the emulator deletes the orders immediately.
  "ecom.orders.bulkDeleteImportedOrders": admin(({ orderIds }, context) => {
    for (const id of orderIds) {
      const order = orders(context).find(id);
      if (!order?.document.imported) continue;
      context.changes.remove(context.store(orderSlice).orders, id);
      context.changes.remove(context.store(ledgerSlice).accounts, id);
      emitOrderAction(context, order, "imported_order_deleted");
    }
    return { jobId: context.guid("job") };
  }),
};
