// Generated from api/ by `npm run generate`. Do not edit.

import { type CodecTable, operation, type Sent } from "@portico/core/runtime";
import type * as service from "@portico/ecom/orders";

const orderCodec: CodecTable = {
  activities: { createdDate: "d" },
  billingInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
  createdDate: "d",
  lineItems: {
    digitalFile: { expirationDate: "d" },
    image: { focalPoint: { x: "f", y: "f" }, urlExpirationDate: "d" },
    physicalProperties: { weight: "f" },
    serviceProperties: { endDate: "d", scheduledDate: "d" },
    subscriptionInfo: { subscriptionSettings: { startDate: "d" } },
  },
  purchasedDate: "d",
  recipientInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
  shippingInfo: {
    logistics: {
      deliverByDate: "d",
      deliveryTimeSlot: { from: "d", to: "d" },
      pickupDetails: { address: { geocode: { latitude: "f", longitude: "f" } } },
      shippingDestination: { address: { geocode: { latitude: "f", longitude: "f" } } },
    },
  },
  updatedDate: "d",
};

/** `orders.getOrder`. */
export const getOrder: typeof service.getOrder = /* @__PURE__ */ operation({
  name: "ecom.orders.getOrder",
  method: "GET",
  path: "/ecom/v1/orders/{id}",
  args: ["id"],
  response: { order: orderCodec },
  returns: "order",
});

/** `orders.searchOrders` without its builder. */
export const searchOrders: Sent<typeof service.searchOrders> = /* @__PURE__ */ operation({
  name: "ecom.orders.searchOrders",
  path: "/ecom/v1/orders/search",
  args: ["search"],
  request: { search: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { orders: orderCodec },
  read: true,
  query: { items: "orders", metadata: "metadata" },
});
