import { z } from "zod";
import { mayReach, type Owner } from "../../kernel/caller.js";
import { text } from "../../kernel/checks/shapes.js";
import type { Context } from "../../kernel/context.js";
import { anyone, type Handlers } from "../../kernel/handler.js";
import { notFound } from "../../kernel/platform-error.js";
import { ANY, EXACT, type Fields, fields, ORDERED } from "../../kernel/query/fields.js";
import { cursorMetadata, cursorQuery, runQuery } from "../../kernel/query/run-query.js";
import type { StoredOrder } from "./model.js";
import { orderSlice } from "./slice.js";

/** Fields that Search Orders takes. */
export const ORDER_FIELDS: Fields = /* @__PURE__ */ Object.freeze({
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

/** Who an order belongs to. */
export function orderOwner(order: StoredOrder): Owner {
  const buyer = order.document.buyerInfo as { visitorId?: string; memberId?: string } | undefined;
  if (buyer?.memberId !== undefined) return { kind: "member", id: buyer.memberId };
  return { kind: "visitor", id: buyer?.visitorId ?? "" };
}

/** Whether the caller may see an order: its buyer, also after logging in from the same browser, and merchants. */
function reachable(context: Context, order: StoredOrder): boolean {
  return mayReach(context, orderOwner(order));
}

/** An order that the caller may see. */
export function findOrder(context: Context, id: string): StoredOrder {
  const order = context.store(orderSlice).orders.get(id);
  if (!order || !reachable(context, order)) throw notFound("Order", "ORDER_NOT_FOUND");
  return context.changes.keep(order);
}

/** Reads of the orders service. */
export const orderReadHandlers: Handlers = {
  "ecom.orders.getOrder": anyone(z.object({ id: text(100, 1) }), (request, context) => ({
    order: findOrder(context, request.id).document,
  })),

  "ecom.orders.searchOrders": anyone(z.object({ search: cursorQuery() }), (request, context) => {
    const items = [...context.store(orderSlice).orders.values()]
      .filter((order) => reachable(context, order))
      .sort((a, b) => b.number - a.number);
    const page = runQuery(
      {
        items,
        fields: ORDER_FIELDS,
        // the newest first
        order: (order) => -order.number,
        view: (order) => order.document,
        refuseEmptyFilter: true,
      },
      request.search,
      100,
    );
    return { orders: page.items.map(({ document }) => document), metadata: cursorMetadata(page) };
  }),
};
