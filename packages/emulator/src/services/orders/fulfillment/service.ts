import type { Handlers } from "../../../kernel/handler.js";
import { defineService } from "../../../kernel/service.js";
import { bulk } from "../../bulk.js";
import { served } from "../../served.js";
import { findOrder, orderOf } from "../model/find-order.js";
import { change, fulfill, orderWith, type Sent, takeBack } from "./fulfill.js";
import { fulfillmentSlice } from "./slice.js";

interface WithOrder {
  readonly orderId: string;
}
type WithFulfillment = WithOrder & { readonly fulfillment: Sent };

const handlers: Handlers = {
  "ecom.orderFulfillments.listFulfillmentsForSingleOrder": served<WithOrder>(
    "anyone",
    ({ orderId }, context) => {
      findOrder(context, orderId);
      return { orderWithFulfillments: orderWith(context, orderId) };
    },
  ),

  "ecom.orderFulfillments.listFulfillmentsForMultipleOrders": served<{
    readonly orderIds: readonly string[];
  }>("anyone", ({ orderIds }, context) => ({
    ordersWithFulfillments: orderIds
      .filter((id) => orderOf(context, id))
      .map((id) => orderWith(context, id)),
  })),

  "ecom.orderFulfillments.createFulfillment": served<WithFulfillment>(
    "admin",
    ({ orderId, fulfillment }, context) => {
      const fulfillmentId = fulfill(context, findOrder(context, orderId), fulfillment);
      return { orderWithFulfillments: orderWith(context, orderId), fulfillmentId };
    },
  ),

  "ecom.orderFulfillments.updateFulfillment": served<WithFulfillment>(
    "admin",
    ({ orderId, fulfillment }, context) => {
      change(context, findOrder(context, orderId), fulfillment);
      return { orderWithFulfillments: orderWith(context, orderId) };
    },
  ),

  "ecom.orderFulfillments.deleteFulfillment": served<WithOrder & { fulfillmentId: string }>(
    "admin",
    ({ orderId, fulfillmentId }, context) => {
      takeBack(context, findOrder(context, orderId), fulfillmentId);
      return { orderWithFulfillments: orderWith(context, orderId) };
    },
  ),

  "ecom.orderFulfillments.bulkCreateFulfillments": served<{
    readonly ordersWithFulfillments: readonly (WithOrder & { fulfillments: readonly Sent[] })[];
  }>("admin", ({ ordersWithFulfillments }, context) =>
    bulk(
      context,
      ordersWithFulfillments,
      ({ orderId }) => orderId,
      ({ orderId, fulfillments }) => {
        const order = findOrder(context, orderId);
        for (const one of fulfillments) fulfill(context, order, one);
        return { id: orderId, rest: { ordersWithFulfillments: orderWith(context, orderId) } };
      },
    ),
  ),
};

export const orderFulfillments = defineService({ ...fulfillmentSlice, handlers });
