// Events, history entries and emails of an order.

import type { Context } from "../../../kernel/context.js";
import type { OutboxMessage } from "../../../kernel/events.js";
import { modifiedFields } from "../../../store/modified-fields.js";
import { plain } from "../../../store/plain.js";
import type { OrderActivity, StoredOrder } from "./model.js";
import { whole } from "./price.js";
import { orderSlice, orders } from "./slice.js";

/** Creates a history entry of an order. */
export function activity(context: Context, type: string, rest: object = {}): OrderActivity {
  const id = context.guid("activity");
  return { id, createdDate: context.iso, type, activityType: type, ...rest };
}

/** Adds a history entry to an order and returns its id. */
export function note(context: Context, order: StoredOrder, type: string, rest?: object): string {
  const entry = activity(context, type, rest);
  order.document.activities.push(plain(entry));
  return entry.id;
}

/** Sends an event of an order other than created and updated. */
export function tellOrder(context: Context, order: StoredOrder, slug: string, more: object = {}) {
  context.emit({
    entityFqdn: "wix.ecom.v1.order",
    slug,
    entityId: order.id,
    payload: { actionEvent: { body: { order: order.document, ...more } } },
  });
}

/** Sends one event per request for a changed order. Returns the order in the response format. */
export function orderChanged(context: Context, order: StoredOrder) {
  Object.assign(order.document, whole(context, order.document, "order", order.document.currency));
  order.document.updatedDate = context.iso;
  const { id } = order;
  context.beforeAnswer(`order ${id}`, () => {
    const { document: currentEntity } = orders(context).get(id);
    const items = context.store(orderSlice).orders;
    const before = context.changes.original(items, id)?.document ?? currentEntity;
    context.emit({
      entityFqdn: "wix.ecom.v1.order",
      slug: "updated",
      entityId: id,
      payload: {
        updatedEvent: { currentEntity, modifiedFields: modifiedFields(before, currentEntity) },
      },
    });
  });
  return { order: order.document };
}

/** Sends an email to the buyer. Returns whether the order has an email address. */
export function writeToBuyer(
  context: Context,
  order: StoredOrder,
  kind: OutboxMessage["kind"],
  subject: string,
): boolean {
  const to = (order.document.buyerInfo as { email?: string } | undefined)?.email;
  if (to === undefined) return false;
  context.send({ kind, channel: "email", to, subject });
  return true;
}
