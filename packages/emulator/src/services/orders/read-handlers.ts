import { summaries } from "../../checks/queries.js";
import { check } from "../../checks/violations.js";
import type { Context } from "../../kernel/context.js";
import type { Handlers } from "../../kernel/handler.js";
import { aggregate } from "../../query/aggregate.js";
import { ANY, EXACT, type Fields, fields, ORDERED } from "../../query/fields.js";
import { cursorMetadata } from "../../query/page.js";
import { type Query, runQuery } from "../../query/run-query.js";
import { searchFields } from "../../resource/query-fields.js";
import { served } from "../served.js";
import { runDue } from "./ledger/authorizations.js";
import { findOrder, reachable } from "./model/find-order.js";
import type { StoredOrder } from "./model/model.js";
import { orderSlice } from "./model/slice.js";

/** Fields that Search Orders supports. */
const ORDER_FIELDS: Fields = /* @__PURE__ */ searchFields("ecom.orders.searchOrders", {
  ...fields(["id", "checkoutId", "purchaseFlowId", "createdBy.appId"], { operators: ANY }),
  number: { operators: ANY, sort: true, numeric: true },
  ...fields(["createdDate", "updatedDate", "purchasedDate"], { operators: ORDERED, sort: true }),
  ...fields(["status", "paymentStatus", "fulfillmentStatus"], { operators: EXACT, sort: true }),
  archived: { operators: EXACT },
  ...fields(
    [
      "buyerInfo.email",
      "buyerInfo.contactId",
      "buyerInfo.memberId",
      "buyerInfo.visitorId",
      "channelInfo.type",
      "channelInfo.externalOrderId",
    ],
    { operators: ANY, sort: true },
  ),
  currency: { operators: EXACT },
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
  ...fields(["shippingInfo.title", "shippingInfo.code"], { operators: ANY, sort: true }),
});

/** Default sort: by date. Imported orders are sorted by their date too, not by when they were imported. */
const NEWEST_FIRST = [{ fieldName: "createdDate", order: "DESC" }] as const;

/**
 * Returns the orders that the caller can see, in the order of creation. Orders still in `INITIALIZED` are skipped.
 */
function source(context: Context) {
  const items = [...context.store(orderSlice).orders.values()]
    .filter((order) => order.document.status !== "INITIALIZED" && reachable(context, order))
    .sort((a, b) => a.place - b.place);
  return {
    items,
    fields: ORDER_FIELDS,
    scope: context.operation,
    order: (order: StoredOrder) => order.place,
    sort: NEWEST_FIRST,
    view: (order: StoredOrder) => order.document,
    rejectEmptyFilter: true,
  };
}

/** Converts aggregations of a request, which are a list or an object keyed by name. */
function aggregationsOf(aggregation: unknown): Parameters<typeof aggregate>[1] {
  if (typeof aggregation !== "object" || aggregation === null) return {};
  const { aggregations } = aggregation as { aggregations?: unknown };
  const list = Array.isArray(aggregations)
    ? aggregations
    : Object.entries(aggregation).map(([name, one]) => ({ name, ...(one as object) }));
  check(summaries, { aggregation: { aggregations: list } });
  return { aggregations: list };
}

/** Handlers that read orders. */
export const orderReadHandlers: Handlers = {
  "ecom.orders.getOrder": served<{ id: string }>("anyone", ({ id }, context) => {
    runDue(context);
    return { order: findOrder(context, id).document };
  }),

  "ecom.orders.searchOrders": served<{ search: Query }>("anyone", ({ search }, context) => {
    runDue(context);
    const page = runQuery(source(context), search, 100);
    return { orders: page.items.map(({ document }) => document), metadata: cursorMetadata(page) };
  }),

  "ecom.orders.aggregateOrders": served<{ filter?: Query["filter"]; aggregation?: unknown }>(
    "admin",
    ({ filter, aggregation }, context) => {
      runDue(context);
      const all = source(context);
      const page = runQuery(all, { filter });
      return { aggregates: aggregate(all, aggregationsOf(aggregation), page) };
    },
  ),
};
