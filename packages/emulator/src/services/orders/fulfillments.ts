import type {
  Fulfillment as FulfillmentDto,
  FulfillmentInput,
  FulfillmentTrackingInfo,
} from "@portico/ecom/order-fulfillments";
import type { Context } from "../../kernel/context.js";
import { admin, anyone, type Handlers } from "../../kernel/handler.js";
import {
  applicationError,
  notFound,
  rejection,
  validationError,
} from "../../kernel/platform-error.js";
import { defineService } from "../../kernel/service.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import type { Sent } from "../../kernel/wire-request.js";
import { compact } from "../../store/plain.js";
import { bulk } from "../bulk.js";
import { entityEvents } from "../entity-events.js";
import {
  addActivity,
  emailBuyer,
  emitOrderAction,
  findOrder,
  type OrderDocument,
  orderOf,
  type StoredOrder,
  touchOrder,
} from "./model/order.js";

type Tracking = Sent<FulfillmentTrackingInfo>;

type Fulfillment = Sent<Pick<FulfillmentDto, keyof FulfillmentDto>>;

type FulfillmentRequest = Sent<FulfillmentInput>;

const fulfillmentSlice: Slice<Map<string, readonly Fulfillment[]>, Seed, "order-fulfillments"> = {
  name: "order-fulfillments",
  slice: () => new Map(),
};

const events = entityEvents("wix.ecom.v1.fulfillments");

const TRACKING_URLS: Readonly<Record<string, string>> = {
  fedex: "https://www.fedex.com/fedextrack/?trknbr=",
  ups: "https://www.ups.com/track?tracknum=",
  usps: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  dhl: "https://www.dhl.com/en/express/tracking.html?AWB=",
  canadaPost: "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=",
};

const fulfillmentsOf = (context: Context, orderId: string): readonly Fulfillment[] =>
  context.store(fulfillmentSlice).get(orderId) ?? [];

const orderView = (context: Context, orderId: string) => ({
  orderId,
  fulfillments: fulfillmentsOf(context, orderId),
});

function trackingOf({ trackingNumber, shippingProvider, trackingLink }: Tracking): Tracking {
  const url = TRACKING_URLS[shippingProvider ?? ""];
  const link = trackingLink ?? (url && trackingNumber && url + encodeURIComponent(trackingNumber));
  return {
    trackingNumber: trackingNumber || undefined,
    shippingProvider: shippingProvider || undefined,
    trackingLink: link || undefined,
  };
}

function checkTrackingNumber(context: Context, orderId: string, id: string, tracking?: Tracking) {
  const number = tracking?.trackingNumber;
  const isTaken = fulfillmentsOf(context, orderId).some(
    (fulfillment) => fulfillment.id !== id && fulfillment.trackingInfo?.trackingNumber === number,
  );
  if (number && isTaken) {
    const message = "Another fulfillment of the order already has this tracking number";
    throw applicationError(409, "TRACKING_NUMBER_ALREADY_EXISTS", message);
  }
}

const quantityIn = (fulfillments: readonly Fulfillment[], lineId: string): number =>
  fulfillments
    .flatMap(({ lineItems }) => lineItems)
    .filter(({ id }) => id === lineId)
    .reduce((all, { quantity = 0 }) => all + quantity, 0);

export const fulfilledQuantity = (context: Context, orderId: string, lineId: string): number =>
  quantityIn(fulfillmentsOf(context, orderId), lineId);

export function fulfillmentStatusOf(
  context: Context,
  { id: orderId, document: { lineItems } }: StoredOrder,
): OrderDocument["fulfillmentStatus"] {
  const quantities = lineItems.map(({ id }) => fulfilledQuantity(context, orderId, id));
  if (quantities.every((quantity) => quantity === 0)) return "NOT_FULFILLED";
  const isComplete = lineItems.every((line, index) => (quantities[index] ?? 0) >= line.quantity);
  return isComplete ? "FULFILLED" : "PARTIALLY_FULFILLED";
}

function requestedLines(
  context: Context,
  { id: orderId, document }: StoredOrder,
  { lineItems = [] }: FulfillmentRequest,
) {
  const before = fulfillmentsOf(context, orderId);
  const usedQuantities = new Map<string, number>();
  return lineItems.map(({ id = "", quantity }, index) => {
    const line = document.lineItems.find((lineItem) => lineItem.id === id);
    if (!line) throw notFound("Line item", "LINE_ITEM_NOT_FOUND");
    const unfulfilled = line.quantity - quantityIn(before, id) - (usedQuantities.get(id) ?? 0);
    const requested = quantity ?? unfulfilled;
    if (requested < 1 || requested > unfulfilled) {
      const isTooMany = requested > unfulfilled;
      const threshold = isTooMany ? unfulfilled : 1;
      const field = `fulfillment.lineItems[${index}].quantity`;
      const description = `must be ${isTooMany ? "less" : "greater"} than or equal to ${threshold}`;
      const violatedRule = isTooMany ? "MAX" : "MIN";
      throw validationError([{ field, description, violatedRule, data: { threshold } }]);
    }
    usedQuantities.set(id, (usedQuantities.get(id) ?? 0) + requested);
    return { id, quantity: requested };
  });
}

function replaceFulfillments(
  context: Context,
  order: StoredOrder,
  fulfillments: readonly Fulfillment[],
  action: string,
): void {
  const before = orderView(context, order.id);
  context.changes.put(context.store(fulfillmentSlice), order.id, fulfillments);
  events.updated(context, order.id, before, orderView(context, order.id));
  const { document } = order;
  const { fulfillmentStatus: previousFulfillmentStatus } = document;
  const newFulfillmentStatus = fulfillmentStatusOf(context, order);
  if (previousFulfillmentStatus !== newFulfillmentStatus) {
    document.fulfillmentStatus = newFulfillmentStatus;
    if (newFulfillmentStatus !== "PARTIALLY_FULFILLED") {
      addActivity(context, order, `ORDER_${newFulfillmentStatus}`);
    }
    const details = { previousFulfillmentStatus, newFulfillmentStatus, action };
    emitOrderAction(context, order, "fulfilled", details);
  }
  touchOrder(context, order);
}

function createFulfillment(context: Context, order: StoredOrder, input: FulfillmentRequest) {
  const { document } = order;
  if (document.status !== "APPROVED") {
    const message = `Only approved orders can be fulfilled. This order is ${document.status}`;
    throw rejection("ORDER_NOT_APPROVED", message);
  }
  const id = context.guid("fulfillment");
  const { trackingInfo, customInfo, status = "Fulfilled" } = input;
  checkTrackingNumber(context, order.id, id, trackingInfo);
  const newFulfillment: Fulfillment = {
    id,
    createdDate: context.iso,
    lineItems: requestedLines(context, order, input),
    status,
    completed: input.completed ?? status === "Fulfilled",
    ...(trackingInfo ? { trackingInfo: trackingOf(trackingInfo) } : {}),
    ...(customInfo ? { customInfo } : {}),
  };
  if (trackingInfo?.trackingNumber) addActivity(context, order, "TRACKING_NUMBER_ADDED");
  if (newFulfillment.trackingInfo?.trackingLink) addActivity(context, order, "TRACKING_LINK_ADDED");
  const subject = `Order ${document.number} has shipped`;
  if (emailBuyer(context, order, "shipping-confirmation", subject)) {
    addActivity(context, order, "SHIPPING_CONFIRMATION_EMAIL_SENT");
  }
  const fulfillments = [...fulfillmentsOf(context, order.id), newFulfillment];
  replaceFulfillments(context, order, fulfillments, "CREATE_FULFILLMENT");
  return id;
}

function findFulfillment(context: Context, orderId: string, id: string | undefined): Fulfillment {
  const fulfillment = fulfillmentsOf(context, orderId).find((candidate) => candidate.id === id);
  if (!fulfillment) throw notFound("Fulfillment", "FULFILLMENT_NOT_FOUND");
  return fulfillment;
}

function updateFulfillment(context: Context, order: StoredOrder, input: FulfillmentRequest): void {
  const before = findFulfillment(context, order.id, input.id);
  const { trackingInfo, customInfo, status, completed } = input;
  checkTrackingNumber(context, order.id, before.id, trackingInfo);
  const { trackingInfo: oldTracking, customInfo: oldInfo, ...rest } = before;
  const next: Fulfillment = {
    ...rest,
    ...compact({ status, completed }),
    ...(trackingInfo
      ? { trackingInfo: trackingOf(trackingInfo) }
      : customInfo
        ? { customInfo }
        : { trackingInfo: oldTracking, customInfo: oldInfo }),
  };
  const number = next.trackingInfo?.trackingNumber;
  if (number !== undefined && number !== oldTracking?.trackingNumber) {
    const isEdited = oldTracking?.trackingNumber !== undefined;
    addActivity(context, order, isEdited ? "TRACKING_NUMBER_EDITED" : "TRACKING_NUMBER_ADDED");
  }
  const all = fulfillmentsOf(context, order.id);
  const fulfillments = all.map((fulfillment) => (fulfillment.id === next.id ? next : fulfillment));
  replaceFulfillments(context, order, fulfillments, "UPDATE_FULFILLMENT");
}

const handlers: Handlers = {
  "ecom.orderFulfillments.listFulfillmentsForSingleOrder": anyone(({ orderId }, context) => {
    findOrder(context, orderId);
    return { orderWithFulfillments: orderView(context, orderId) };
  }),

  "ecom.orderFulfillments.listFulfillmentsForMultipleOrders": anyone(({ orderIds }, context) => ({
    ordersWithFulfillments: orderIds
      .filter((id) => orderOf(context, id))
      .map((id) => orderView(context, id)),
  })),

  "ecom.orderFulfillments.createFulfillment": admin(({ orderId, fulfillment }, context) => {
    const fulfillmentId = createFulfillment(context, findOrder(context, orderId), fulfillment);
    return { orderWithFulfillments: orderView(context, orderId), fulfillmentId };
  }),

  "ecom.orderFulfillments.updateFulfillment": admin(({ orderId, fulfillment = {} }, context) => {
    updateFulfillment(context, findOrder(context, orderId), fulfillment);
    return { orderWithFulfillments: orderView(context, orderId) };
  }),

  "ecom.orderFulfillments.deleteFulfillment": admin(({ orderId, fulfillmentId }, context) => {
    const order = findOrder(context, orderId);
    const { id } = findFulfillment(context, orderId, fulfillmentId);
    const rest = fulfillmentsOf(context, orderId).filter((fulfillment) => fulfillment.id !== id);
    replaceFulfillments(context, order, rest, "DELETE_FULFILLMENT");
    return { orderWithFulfillments: orderView(context, orderId) };
  }),

  "ecom.orderFulfillments.bulkCreateFulfillments": admin(({ ordersWithFulfillments }, context) =>
    bulk(
      context,
      ordersWithFulfillments,
      ({ orderId }) => orderId,
      ({ orderId, fulfillments }) => {
        const order = findOrder(context, orderId);
        for (const fulfillment of fulfillments) createFulfillment(context, order, fulfillment);
        return { id: orderId, rest: { ordersWithFulfillments: orderView(context, orderId) } };
      },
    ),
  ),
};

export const orderFulfillments = defineService({ ...fulfillmentSlice, handlers });
