import { summaries } from "../../checks/queries.js";
import { parseAs } from "../../checks/violations.js";
import { entities } from "../../generated/operations.js";
import type { Context } from "../../kernel/context.js";
import { admin, type Handlers } from "../../kernel/handler.js";
import { notFound, rejection } from "../../kernel/platform-error.js";
import { defineService } from "../../kernel/service.js";
import { ANY, EXACT, type Fields, fields, ORDERED } from "../../query/fields.js";
import { type Query, runQuery } from "../../query/run-query.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { applyUpdate, newEntity, objectOf, pathsOf } from "../../resource/merge.js";
import { searchFields } from "../../resource/query-fields.js";
import { resource } from "../../resource/resource.js";
import { withTags } from "../../resource/verbs/bulk.js";
import { copyJson } from "../../store/plain.js";
import { bulk } from "../bulk.js";
import { voidCharges } from "../plugins/memberships.js";
import { createOrder, orderCreateHandlers } from "./create-order.js";
import { runScheduledActions } from "./ledger/authorizations.js";
import { accountAt } from "./ledger/model.js";
import { restockLines } from "./ledger/refunds.js";
import {
  addActivity,
  approve,
  canAccessOrder,
  emailBuyer,
  emitOrderAction,
  findOrder,
  type OrderActivity,
  type OrderDocument,
  type OrderLine,
  orderSlice,
  type StoredOrder,
  touchOrder,
} from "./model/order.js";
import { formatPrices } from "./model/price.js";

const ORDER_FIELDS: Fields = /* @__PURE__ */ searchFields("ecom.orders.searchOrders", {
  ...fields(["id", "checkoutId", "purchaseFlowId", "createdBy.appId"], { operators: ANY }),
  number: { operators: ANY, sort: true, numeric: true },
  ...fields(["createdDate", "updatedDate", "purchasedDate"], { operators: ORDERED, sort: true }),
  ...fields(["status", "paymentStatus", "fulfillmentStatus"], { operators: EXACT, sort: true }),
  ...fields(["archived", "currency"], { operators: EXACT }),
  ...fields(
    [
      "buyerInfo.email",
      "buyerInfo.contactId",
      "buyerInfo.memberId",
      "buyerInfo.visitorId",
      "channelInfo.type",
      "channelInfo.externalOrderId",
      "shippingInfo.title",
      "shippingInfo.code",
    ],
    { operators: ANY, sort: true },
  ),
  "priceSummary.total.amount": { operators: ORDERED, sort: true, numeric: true },
  ...fields(
    [
      "lineItems.id",
      "lineItems.catalogReference.catalogItemId",
      "lineItems.catalogReference.appId",
      "tags.tags.tagIds",
      "tags.privateTags.tagIds",
    ],
    { operators: [...ANY, "$hasSome", "$hasAll"] },
  ),
});

// Sort by date, because imported orders keep their original creation date.
const NEWEST_FIRST = [{ fieldName: "createdDate", order: "DESC" }] as const;

const listedOrders = (context: Context) =>
  [...context.store(orderSlice).orders.values()]
    .filter((order) => order.document.status !== "INITIALIZED" && canAccessOrder(context, order))
    .sort((a, b) => a.sequence - b.sequence)
    .map(({ document }) => document);

const querySource = (tools: Tools<OrderDocument>) => ({
  items: tools.all(),
  fields: ORDER_FIELDS,
  sort: NEWEST_FIRST,
  rejectEmptyFilter: true,
});

function aggregationsOf(aggregation: Readonly<Record<string, unknown>> = {}) {
  const { aggregations: input } = aggregation;
  const aggregations = Array.isArray(input)
    ? input
    : Object.entries(aggregation).map(([name, rest]) => ({ name, ...(rest as object) }));
  parseAs(summaries, { aggregation: { aggregations } });
  return { aggregations };
}

function requireEditable({ document: { status } }: StoredOrder): void {
  if (status === "PENDING" || status === "REJECTED") {
    throw rejection(`ORDER_IS_${status}`, `The order is ${status.toLowerCase()}`);
  }
}

// Updates ignore these fields. The status and the tags have separate operations.
const FIXED_FIELDS = {
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

function updateOrder(context: Context, id: string, input: unknown, mask: unknown): OrderDocument {
  const order = findOrder(context, id);
  requireEditable(order);
  const before = order.document as OrderDocument;
  const content = formatPrices(context, newEntity(objectOf(input), {}), before.currency) as Entity;
  const next = applyUpdate(before, content, pathsOf(mask), FIXED_FIELDS) as OrderDocument;
  const isSame = (name: string) => JSON.stringify(next[name]) === JSON.stringify(before[name]);
  order.document = next;
  if (!isSame("buyerInfo")) addActivity(context, order, "EMAIL_EDITED");
  if (!isSame("shippingInfo") || !isSame("recipientInfo")) {
    addActivity(context, order, "SHIPPING_ADDRESS_EDITED");
  }
  return touchOrder(context, order).order;
}

const FIXED_LINE_FIELDS = {
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

function activityContent(input: { customActivity?: object; merchantComment?: object } = {}) {
  const { customActivity, merchantComment } = input;
  return customActivity ? { customActivity } : merchantComment ? { merchantComment } : {};
}

function indexOfActivity({ document }: StoredOrder, id: string): number {
  const index = document.activities.findIndex((entry) => entry.id === id);
  if (index < 0) throw notFound("Activity", "ACTIVITY_NOT_FOUND");
  return index;
}

const handlers: Handlers = {
  "ecom.orders.updateOrderLineItem": admin((request, context) => {
    const { id, lineItem } = request;
    const { fieldMask } = request as { readonly fieldMask?: unknown };
    const order = findOrder(context, id);
    requireEditable(order);
    const { lineItems, currency } = order.document;
    const line = lineItems.find((candidate) => candidate.id === lineItem.id);
    if (!line) throw notFound("Line item", "LINE_ITEM_NOT_FOUND");
    const content = formatPrices(context, lineItem, currency) as Record<string, unknown>;
    const next = applyUpdate(line, content, pathsOf(fieldMask), FIXED_LINE_FIELDS) as OrderLine;
    order.document.lineItems = lineItems.map((existing) => (existing === line ? next : existing));
    return touchOrder(context, order);
  }),

  "ecom.orders.cancelOrder": admin((request, context) => {
    const order = findOrder(context, request.id);
    const { document } = order;
    requireEditable(order);
    if (document.status === "CANCELED") return { order: document };
    if (accountAt(context, order).payments.some(({ status }) => status === "AUTHORIZED")) {
      const message = "The order has an authorized payment: capture or void it first";
      throw rejection("ORDER_HAS_AUTHORIZED_TRANSACTION", message);
    }
    document.status = "CANCELED";
    voidCharges(context, order.membershipCharges ?? []);
    addActivity(context, order, "ORDER_CANCELED");
    const { restockAllItems = false, sendOrderCanceledEmail = false, customMessage } = request;
    if (restockAllItems) restockLines(context, order, "ALL_ITEMS");
    if (sendOrderCanceledEmail) {
      emailBuyer(context, order, "order-canceled", `Order ${document.number} has been canceled`);
    }
    document.updatedDate = context.iso;
    const more = { restockAllItems, sendOrderCanceledEmail };
    emitOrderAction(context, order, "canceled", customMessage ? { ...more, customMessage } : more);
    return { order: document };
  }),

  "ecom.orders.updateOrderStatus": admin(({ orderId, status }, context) => {
    const order = findOrder(context, orderId);
    if (status === "APPROVED") approve(context, order);
    else if (status) order.document.status = status as OrderDocument["status"];
    return touchOrder(context, order);
  }),

  "ecom.orders.bulkUpdateOrderTags": admin(({ orderIds, assignTags, unassignTags }, context) =>
    bulk(context, orderIds, String, (id) => {
      const order = findOrder(context, id);
      const noTags = { privateTags: {}, tags: {} };
      const before = { ...noTags, ...(order.document.tags as object | undefined) };
      order.document.tags = withTags(before, assignTags, unassignTags);
      touchOrder(context, order);
      return { id };
    }),
  ),

  "ecom.orders.addActivity": admin(({ id, activity }, context) => {
    const order = findOrder(context, id);
    const type = activity?.customActivity ? "CUSTOM_ACTIVITY" : "MERCHANT_COMMENT";
    const activityId = addActivity(context, order, type, activityContent(activity));
    return { ...touchOrder(context, order), activityId };
  }),

  "ecom.orders.addActivities": admin(({ orderId, orderActivities = [] }, context) => {
    const order = findOrder(context, orderId);
    const activityIds = orderActivities.map((input) => {
      const { id: _id, createdDate: _date, type: _type, activityType, ...rest } = objectOf(input);
      const content = formatPrices(context, rest, order.document.currency) as object;
      return addActivity(context, order, String(activityType), content);
    });
    return { ...touchOrder(context, order), activityIds };
  }),

  "ecom.orders.updateActivity": admin(({ id, activityId, activity }, context) => {
    const order = findOrder(context, id);
    const { activities } = order.document;
    const index = indexOfActivity(order, activityId);
    const before = activities[index] as OrderActivity;
    activities[index] = { ...before, ...activityContent(activity) };
    return touchOrder(context, order);
  }),

  "ecom.orders.deleteActivity": admin(({ id, activityId }, context) => {
    const order = findOrder(context, id);
    order.document.activities.splice(indexOfActivity(order, activityId), 1);
    return touchOrder(context, order);
  }),
};

const orderEntities = resource<OrderDocument>("ecom.orders", {
  accessOf: { getOrder: "anyone", searchOrders: "anyone" },
  checkRequest: runScheduledActions,
  pageSize: 100,
  searched: [],
  source: querySource,
  tools: (tools, request) => ({
    all: () => listedOrders(tools),
    get: (id) => findOrder(tools, String(id)).document,
    orderOf: (order) => (order && tools.store(orderSlice).orders.get(order.id)?.sequence) ?? 0,
    make: (order) => createOrder(newEntity({ order, settings: request.settings }, {}), tools).order,
    revise: ({ id }, content, mask) => copyJson(updateOrder(tools, id, content, mask)),
  }),
  custom: {
    aggregateOrders(tools, { filter, aggregation }) {
      const requested = aggregationsOf(aggregation as Entity);
      const page = runQuery(querySource(tools), { filter } as Query, 0, requested);
      return { aggregates: page.aggregations };
    },
  },
});

export const orders = defineService({
  ...orderSlice,
  handlers: { ...orderEntities.handlers, ...handlers, ...orderCreateHandlers },
});
