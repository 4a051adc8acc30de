// What a merchant does with orders.

import { z } from "zod";
import { bool, guid, list, loose, oneOf, opt, text } from "../../kernel/checks/shapes.js";
import type { Context } from "../../kernel/context.js";
import { admin, type Handlers } from "../../kernel/handler.js";
import { amount } from "../../kernel/money.js";
import { applicationError, notFound } from "../../kernel/platform-error.js";
import { address, contact, email, moneyInput, present } from "../cart/requests.js";
import type { StoredOrder } from "./model.js";
import { activity, balance } from "./order-document.js";
import { returnStock } from "./place-order.js";
import { findOrder } from "./read-handlers.js";
import { orderSlice } from "./slice.js";

const orderId = text(100, 1);
type Activity = ReturnType<typeof activity> & Record<string, unknown>;

function changed(context: Context, order: StoredOrder) {
  order.document.updatedDate = context.iso;
  context.emit({
    entityFqdn: "wix.ecom.v1.order",
    slug: "updated",
    entityId: order.id,
    payload: { updatedEvent: { currentEntity: order.document } },
  });
  return { order: order.document };
}

function note(
  context: Context,
  order: StoredOrder,
  type: string,
  rest?: Record<string, unknown>,
): string {
  const entry = activity(context, type, rest);
  (order.document.activities as Activity[]).push(entry);
  return entry.id;
}

function totals(order: StoredOrder): { total: string; paid: string } {
  const summary = order.document.priceSummary as { total: { amount: string } };
  const money = order.document.balanceSummary as { paid: { amount: string } };
  return { total: summary.total.amount, paid: money.paid.amount };
}

function pay(context: Context, order: StoredOrder, sum: string): void {
  const { total, paid } = totals(order);
  const now = amount(paid).plus(sum);
  const previousPaymentStatus = order.document.paymentStatus;
  order.document.balanceSummary = balance(context, amount(total), now);
  order.document.paymentStatus = now.gte(total)
    ? "PAID"
    : now.gt(0)
      ? "PARTIALLY_PAID"
      : "NOT_PAID";
  if (now.gte(total)) note(context, order, "ORDER_PAID");
  context.emit({
    entityFqdn: "wix.ecom.v1.order",
    slug: "payment_status_updated",
    entityId: order.id,
    payload: { actionEvent: { body: { order: order.document, previousPaymentStatus } } },
  });
}

const activityInput = z.object({
  customActivity: opt(
    z.object({
      appId: guid(),
      type: text(100, 1),
      additionalData: opt(z.record(z.string(), z.string())),
    }),
  ),
  merchantComment: opt(z.object({ message: text(5000, 1) })),
});

function activityOf(order: StoredOrder, id: string): { list: Activity[]; index: number } {
  const entries = order.document.activities as Activity[];
  const index = entries.findIndex((entry) => entry.id === id);
  if (index < 0) throw notFound("Activity", "ACTIVITY_NOT_FOUND");
  return { list: entries, index };
}

const info = z.object({ address: opt(address), contactDetails: opt(contact) });
const orderInput = z.object({
  id: orderId,
  buyerInfo: opt(z.object({ email: opt(email) })),
  billingInfo: opt(info),
  recipientInfo: opt(info),
  buyerNote: opt(text(1000)),
  archived: opt(bool()),
  seenByAHuman: opt(bool()),
  extendedFields: opt(loose({})),
});

/** Keeps what a mask names: "buyerInfo.email" or the whole "billingInfo". */
function masked(order: Record<string, unknown>, mask: string | undefined): Record<string, unknown> {
  if (mask === undefined || mask === "") return order;
  const roots = new Set(mask.split(",").map((path) => path.trim().split(".")[0]));
  return Object.fromEntries(Object.entries(order).filter(([name]) => roots.has(name)));
}

const tags = z.object({
  privateTags: opt(z.object({ tagIds: opt(list(text(5), 100)) })),
  tags: opt(z.object({ tagIds: opt(list(text(5), 100)) })),
});

function retag(
  order: StoredOrder,
  assign?: z.output<typeof tags>,
  remove?: z.output<typeof tags>,
): void {
  const current = order.document.tags as Record<"privateTags" | "tags", { tagIds: string[] }>;
  for (const kind of ["privateTags", "tags"] as const) {
    const ids = new Set(current[kind].tagIds);
    for (const id of assign?.[kind]?.tagIds ?? []) ids.add(id);
    for (const id of remove?.[kind]?.tagIds ?? []) ids.delete(id);
    current[kind] = { tagIds: [...ids] };
  }
}

/** Writes of the orders service. */
export const orderWriteHandlers: Handlers = {
  "ecom.orders.updateOrder": admin(
    z.object({ order: orderInput, fieldMask: opt(text(16_000)) }),
    (request, context) => {
      const order = findOrder(context, request.order.id);
      const { id: _id, ...fields } = request.order;
      for (const [name, value] of Object.entries(masked(present(fields), request.fieldMask))) {
        const before = order.document[name];
        const merge = name === "buyerInfo" && typeof before === "object";
        order.document[name] = merge ? { ...before, ...present(value as object) } : value;
      }
      return changed(context, order);
    },
  ),

  "ecom.orders.cancelOrder": admin(
    z.object({
      id: orderId,
      sendOrderCanceledEmail: opt(bool()),
      customMessage: opt(text(1000, 1)),
      restockAllItems: opt(bool()),
    }),
    (request, context) => {
      const order = findOrder(context, request.id);
      const { status } = order.document;
      if (status === "PENDING" || status === "REJECTED") {
        throw applicationError(428, `ORDER_IS_${status}`, `The order is ${status.toLowerCase()}`);
      }
      if (status === "CANCELED") return { order: order.document };
      order.document.status = "CANCELED";
      note(context, order, "ORDER_CANCELED");
      if (request.restockAllItems) returnStock(context, order);
      order.document.updatedDate = context.iso;
      context.emit({
        entityFqdn: "wix.ecom.v1.order",
        slug: "canceled",
        entityId: order.id,
        payload: {
          actionEvent: {
            body: {
              order: order.document,
              restockAllItems: request.restockAllItems ?? false,
              sendOrderCanceledEmail: request.sendOrderCanceledEmail ?? false,
              ...(request.customMessage === undefined
                ? {}
                : { customMessage: request.customMessage }),
            },
          },
        },
      });
      return { order: order.document };
    },
  ),

  "ecom.orders.updateOrderStatus": admin(
    z.object({
      orderId,
      status: oneOf(["INITIALIZED", "APPROVED", "CANCELED", "PENDING", "REJECTED"]),
    }),
    (request, context) => {
      const order = findOrder(context, request.orderId);
      order.document.status = request.status;
      return changed(context, order);
    },
  ),

  "ecom.orders.addActivity": admin(
    z.object({ id: orderId, activity: activityInput }),
    (request, context) => {
      const order = findOrder(context, request.id);
      const { customActivity, merchantComment } = request.activity;
      const type = customActivity ? "CUSTOM_ACTIVITY" : "MERCHANT_COMMENT";
      const activityId = note(context, order, type, present({ customActivity, merchantComment }));
      return { ...changed(context, order), activityId };
    },
  ),

  "ecom.orders.updateActivity": admin(
    z.object({ id: orderId, activityId: guid(), activity: activityInput }),
    (request, context) => {
      const order = findOrder(context, request.id);
      const { list: entries, index } = activityOf(order, request.activityId);
      const entry = entries[index];
      if (entry) entries[index] = { ...entry, ...present(request.activity) };
      return changed(context, order);
    },
  ),

  "ecom.orders.deleteActivity": admin(
    z.object({ id: orderId, activityId: guid() }),
    (request, context) => {
      const order = findOrder(context, request.id);
      const { list: entries, index } = activityOf(order, request.activityId);
      entries.splice(index, 1);
      return changed(context, order);
    },
  ),

  "ecom.orders.paymentCollectionMarkOrderAsPaid": admin(
    z.object({ ecomOrderId: orderId }),
    (request, context) => {
      const order = findOrder(context, request.ecomOrderId);
      const { total, paid } = totals(order);
      pay(context, order, amount(total).minus(paid).toFixed());
      return changed(context, order);
    },
  ),

  "ecom.orders.recordManuallyCollectedPayment": admin(
    z.object({ orderId, amount: moneyInput }),
    (request, context) => {
      const order = findOrder(context, request.orderId);
      pay(context, order, request.amount.amount);
      changed(context, order);
      return {};
    },
  ),

  "ecom.orders.getPaymentCollectabilityStatus": admin(
    z.object({ ecomOrderId: orderId }),
    (request, context) => {
      const order = findOrder(context, request.ecomOrderId);
      const { total, paid } = totals(order);
      const left = amount(total).minus(paid);
      const { status } = order.document;
      const reason =
        status === "CANCELED"
          ? "NONCOLLECTABLE_ORDER_IS_CANCELLED"
          : status === "PENDING" || status === "REJECTED"
            ? `NONCOLLECTABLE_ORDER_IS_${status}`
            : left.lte(0)
              ? "NONCOLLECTABLE_ORDER_IS_PAID"
              : "COLLECTABLE";
      return { status: reason, amount: balance(context, amount(total), amount(paid)).balance };
    },
  ),

  "ecom.orders.bulkUpdateOrderTags": admin(
    z.object({ orderIds: list(guid(), 100, 1), assignTags: opt(tags), unassignTags: opt(tags) }),
    (request, context) => {
      const results = request.orderIds.map((id, originalIndex) => {
        const order = context.store(orderSlice).orders.get(id);
        if (order) retag(context.changes.keep(order), request.assignTags, request.unassignTags);
        const error = { code: "ORDER_NOT_FOUND", description: "Order not found" };
        return {
          itemMetadata: {
            id,
            originalIndex,
            success: order !== undefined,
            ...(order ? {} : { error }),
          },
        };
      });
      const totalFailures = results.filter(({ itemMetadata }) => !itemMetadata.success).length;
      return {
        results,
        bulkActionMetadata: {
          totalSuccesses: results.length - totalFailures,
          totalFailures,
          undetailedFailures: 0,
        },
      };
    },
  ),
};
