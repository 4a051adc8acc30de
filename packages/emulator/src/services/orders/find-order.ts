import { mayReach, type Owner } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { notFound } from "../../kernel/platform-error.js";
import type { StoredOrder } from "./model.js";
import { orderSlice } from "./slice.js";

/** Who an order belongs to. */
export function orderOwner(order: StoredOrder): Owner {
  const buyer = order.document.buyerInfo as { visitorId?: string; memberId?: string } | undefined;
  if (buyer?.memberId !== undefined) return { kind: "member", id: buyer.memberId };
  return { kind: "visitor", id: buyer?.visitorId ?? "" };
}

/** Whether the caller may see an order: its buyer, also after logging in from the same browser, and merchants. */
export function reachable(context: Context, order: StoredOrder): boolean {
  return mayReach(context, orderOwner(order));
}

/** An order that the caller may see, if there is one of this id. */
export function orderOf(context: Context, id: string): StoredOrder | undefined {
  const order = context.store(orderSlice).orders.get(id);
  return order && reachable(context, order) ? order : undefined;
}

/** An order that the caller may see, to be changed. */
export function findOrder(context: Context, id: string, code = "ORDER_NOT_FOUND"): StoredOrder {
  const order = orderOf(context, id);
  if (!order) throw notFound("Order", code);
  return context.changes.keep(order);
}
