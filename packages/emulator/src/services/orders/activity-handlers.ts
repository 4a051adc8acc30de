// Entries that merchants and apps add to an order's history.

import type { Context } from "../../kernel/context.js";
import type { Handlers } from "../../kernel/handler.js";
import { notFound } from "../../kernel/platform-error.js";
import { served } from "../served.js";
import { findOrder } from "./model/find-order.js";
import type { OrderActivity, StoredOrder } from "./model/model.js";
import { shown } from "./model/price.js";
import { note, orderChanged } from "./model/tell.js";

interface Sent {
  readonly customActivity?: object | null;
  readonly merchantComment?: object | null;
}
interface WithOrder {
  readonly id: string;
}
interface WithActivity extends WithOrder {
  readonly activityId: string;
}

function contentOf({ customActivity, merchantComment }: Sent): object {
  return customActivity ? { customActivity } : merchantComment ? { merchantComment } : {};
}

function indexOf({ document }: StoredOrder, id: string): number {
  const index = document.activities.findIndex((entry) => entry.id === id);
  if (index < 0) throw notFound("Activity", "ACTIVITY_NOT_FOUND");
  return index;
}

/** Adds activities of an app, which carry one of the platform's types. */
function addAll(
  request: { orderId: string; orderActivities?: readonly Record<string, unknown>[] },
  context: Context,
) {
  const order = findOrder(context, request.orderId);
  const activityIds = (request.orderActivities ?? []).map((sent) => {
    const { id: _id, createdDate: _date, type: _type, activityType, ...rest } = sent;
    const content = shown(context, rest, order.document.currency) as object;
    return note(context, order, String(activityType), content);
  });
  return { ...orderChanged(context, order), activityIds };
}

/** Handlers for an order's history. */
export const activityHandlers: Handlers = {
  "ecom.orders.addActivity": served<WithOrder & { activity?: Sent }>(
    "admin",
    ({ id, activity = {} }, context) => {
      const order = findOrder(context, id);
      const type = activity.customActivity ? "CUSTOM_ACTIVITY" : "MERCHANT_COMMENT";
      const activityId = note(context, order, type, contentOf(activity));
      return { ...orderChanged(context, order), activityId };
    },
  ),

  "ecom.orders.addActivities": served("admin", addAll),

  "ecom.orders.updateActivity": served<WithActivity & { activity?: Sent }>(
    "admin",
    ({ id, activityId, activity = {} }, context) => {
      const order = findOrder(context, id);
      const index = indexOf(order, activityId);
      const before = order.document.activities[index] as OrderActivity;
      order.document.activities[index] = { ...before, ...contentOf(activity) };
      return orderChanged(context, order);
    },
  ),

  "ecom.orders.deleteActivity": served<WithActivity>("admin", ({ id, activityId }, context) => {
    const order = findOrder(context, id);
    order.document.activities.splice(indexOf(order, activityId), 1);
    return orderChanged(context, order);
  }),
};
