import { mayReach, type Owner } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { notFound } from "../../../kernel/platform-error.js";
import type { StoredOrder } from "./model.js";
import { orders } from "./slice.js";

/** Returns the owner of an order. */
export function orderOwner(order: StoredOrder): Owner {
  const buyer = order.document.buyerInfo as { visitorId?: string; memberId?: string } | undefined;
  if (buyer?.memberId !== undefined) return { kind: "member", id: buyer.memberId };
  return { kind: "visitor", id: buyer?.visitorId ?? "" };
}

/**
 * Returns whether the caller can see an order. Merchants and its buyer can, also if the buyer logged in later in
 * the same browser.
 */
export function reachable(context: Context, order: StoredOrder): boolean {
  return mayReach(context, orderOwner(order));
}

/** Returns the order with this id if the caller can see it. */
export function orderOf(context: Context, id: string): StoredOrder | undefined {
  const order = orders(context).find(id);
  return order && reachable(context, order) ? order : undefined;
}

/** Returns a draft of an order that the caller can see. Throws a 404 otherwise. */
export function findOrder(context: Context, id: string, code = "ORDER_NOT_FOUND"): StoredOrder {
  const order = orderOf(context, id);
  if (!order) throw notFound("Order", code);
  return orders(context).edit(id);
}
