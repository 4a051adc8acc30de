import { entities } from "../../generated/operations.js";
import type { Context } from "../../kernel/context.js";
import type { Handlers } from "../../kernel/handler.js";
import { applicationError, notFound } from "../../kernel/platform-error.js";
import { pathsOf, updated } from "../../resource/merge.js";
import { bulk } from "../bulk.js";
import { voidCharges } from "../plugins/memberships.js";
import { served } from "../served.js";
import { restock } from "./ledger/restock.js";
import { accountAt } from "./ledger/slice.js";
import { approve } from "./model/approve.js";
import { findOrder } from "./model/find-order.js";
import type { OrderDocument, OrderLine, OrderStatus, StoredOrder } from "./model/model.js";
import { shown } from "./model/price.js";
import { note, orderChanged, tellOrder, writeToBuyer } from "./model/tell.js";

const refused = (code: string, why: string) => applicationError(428, code, why);

function requireDecided({ document: { status } }: StoredOrder): void {
  if (status === "PENDING" || status === "REJECTED") {
    throw refused(`ORDER_IS_${status}`, `The order is ${status.toLowerCase()}`);
  }
}

// Only the platform sets these fields. Statuses have separate operations.
const FIXED = {
  readOnly: [
    ...(entities["wix.ecom.v1.order"]?.readOnly ?? []),
    "status",
    "paymentStatus",
    "currency",
    "checkoutId",
    "tags",
    "imported",
  ],
};

/** Writes the sent fields to an order, or only those in the mask. */
function write(context: Context, order: StoredOrder, sent: object, mask: unknown): StoredOrder {
  requireDecided(order);
  const before = order.document as OrderDocument;
  const content = shown(context, sent, before.currency) as Record<string, unknown>;
  const next = updated(before, content, pathsOf(mask), FIXED) as OrderDocument;
  const same = (name: string) => JSON.stringify(next[name]) === JSON.stringify(before[name]);
  order.document = next;
  if (!same("buyerInfo")) note(context, order, "EMAIL_EDITED");
  if (!same("shippingInfo") || !same("recipientInfo")) {
    note(context, order, "SHIPPING_ADDRESS_EDITED");
  }
  orderChanged(context, order);
  return order;
}

interface Masked {
  readonly order: { readonly id: string };
  readonly fieldMask?: unknown;
}

/** Fields of a line that cannot change later, such as stock, price and quantity. */
const LINE = {
  readOnly: [
    "id",
    "quantity",
    "price",
    "lineItemPrice",
    "totalDiscount",
    "priceBeforeDiscounts",
    "totalPriceBeforeTax",
    "totalPriceAfterTax",
    "refundQuantity",
    "restockQuantity",
    "modifierGroups",
  ],
};

interface LineUpdate {
  readonly id: string;
  readonly lineItem: { readonly id: string };
  readonly fieldMask?: unknown;
}

function updateLine({ id, lineItem, fieldMask }: LineUpdate, context: Context) {
  const order = findOrder(context, id);
  requireDecided(order);
  const { lineItems, currency } = order.document;
  const line = lineItems.find((one) => one.id === lineItem.id);
  if (!line) throw notFound("Line item", "LINE_ITEM_NOT_FOUND");
  const content = shown(context, lineItem, currency) as Record<string, unknown>;
  const next = updated(line, content, pathsOf(fieldMask), LINE) as OrderLine;
  order.document.lineItems = lineItems.map((one) => (one === line ? next : one));
  return orderChanged(context, order);
}

interface Cancel {
  readonly id: string;
  readonly sendOrderCanceledEmail?: boolean;
  readonly customMessage?: string | null;
  readonly restockAllItems?: boolean;
}

function cancel(request: Cancel, context: Context) {
  const order = findOrder(context, request.id);
  const { document } = order;
  requireDecided(order);
  if (document.status === "CANCELED") return { order: document };
  const { payments } = accountAt(context, order);
  if (payments.some(({ status }) => status === "AUTHORIZED")) {
    const why = "The order has an authorized payment: capture or void it first";
    throw refused("ORDER_HAS_AUTHORIZED_TRANSACTION", why);
  }
  document.status = "CANCELED";
  voidCharges(context, order.membershipCharges ?? []);
  note(context, order, "ORDER_CANCELED");
  const { restockAllItems = false, sendOrderCanceledEmail = false, customMessage } = request;
  if (restockAllItems) restock(context, order, "ALL_ITEMS");
  if (sendOrderCanceledEmail) {
    writeToBuyer(context, order, "order-canceled", `Order ${document.number} has been canceled`);
  }
  document.updatedDate = context.iso;
  tellOrder(context, order, "canceled", {
    restockAllItems,
    sendOrderCanceledEmail,
    ...(customMessage ? { customMessage } : {}),
  });
  return { order: document };
}

type Kind = "privateTags" | "tags";
type Tags = { readonly [K in Kind]?: { readonly tagIds?: readonly string[] } };

function retag(order: StoredOrder, assign: Tags = {}, unassign: Tags = {}): void {
  const before = (order.document.tags ?? {}) as Tags;
  const of = (kind: Kind) => {
    const away = new Set(unassign[kind]?.tagIds);
    const all = new Set([...(before[kind]?.tagIds ?? []), ...(assign[kind]?.tagIds ?? [])]);
    return { tagIds: [...all].filter((id) => !away.has(id)) };
  };
  order.document.tags = { privateTags: of("privateTags"), tags: of("tags") };
}

/** Handlers that change orders. */
export const orderUpdateHandlers: Handlers = {
  "ecom.orders.updateOrder": served<Masked>("admin", ({ order: sent, fieldMask }, context) => ({
    order: write(context, findOrder(context, sent.id), sent, fieldMask).document,
  })),

  "ecom.orders.bulkUpdateOrders": served<{
    readonly orders: readonly Masked[];
    readonly returnEntity?: boolean;
  }>("admin", ({ orders, returnEntity }, context) =>
    bulk(
      context,
      orders,
      ({ order }) => order.id,
      ({ order: sent, fieldMask }) => {
        const order = write(context, findOrder(context, sent.id), sent, fieldMask);
        return { id: order.id, ...(returnEntity ? { rest: { item: order.document } } : {}) };
      },
    ),
  ),

  "ecom.orders.updateOrderLineItem": served("admin", updateLine),
  "ecom.orders.cancelOrder": served("admin", cancel),

  "ecom.orders.updateOrderStatus": served<{ orderId: string; status?: OrderStatus }>(
    "admin",
    ({ orderId, status }, context) => {
      const order = findOrder(context, orderId);
      if (status === "APPROVED") approve(context, order);
      else if (status) order.document.status = status;
      return orderChanged(context, order);
    },
  ),

  "ecom.orders.bulkUpdateOrderTags": served<{
    readonly orderIds: readonly string[];
    readonly assignTags?: Tags;
    readonly unassignTags?: Tags;
  }>("admin", ({ orderIds, assignTags, unassignTags }, context) =>
    bulk(context, orderIds, String, (id) => {
      const order = findOrder(context, id);
      retag(order, assignTags ?? {}, unassignTags ?? {});
      orderChanged(context, order);
      return { id };
    }),
  ),
};
