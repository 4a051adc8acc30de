// Fulfillments of orders, and the resulting changes of the order.

import type { Context } from "../../../kernel/context.js";
import { applicationError, notFound, validationError } from "../../../kernel/platform-error.js";
import { modifiedFields } from "../../../store/modified-fields.js";
import type { OrderDocument, StoredOrder } from "../model/model.js";
import { note, orderChanged, tellOrder, writeToBuyer } from "../model/tell.js";
import { type Fulfillment, fulfillmentSlice, type Tracking } from "./slice.js";

/** A fulfillment in a request. */
export type Sent = Partial<Omit<Fulfillment, "lineItems">> & {
  readonly lineItems?: readonly { readonly id: string; readonly quantity?: number | null }[];
};

/** Carriers whose tracking URL the platform knows. */
const CARRIERS: Readonly<Record<string, string>> = {
  fedex: "https://www.fedex.com/fedextrack/?trknbr=",
  ups: "https://www.ups.com/track?tracknum=",
  usps: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  dhl: "https://www.dhl.com/en/express/tracking.html?AWB=",
  canadaPost: "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=",
};

/** Returns the fulfillments of an order. */
export function fulfillmentsOf(context: Context, orderId: string): readonly Fulfillment[] {
  return context.store(fulfillmentSlice).get(orderId) ?? [];
}

/** Returns an order with its fulfillments. */
export const orderWith = (context: Context, orderId: string) => ({
  orderId,
  fulfillments: fulfillmentsOf(context, orderId),
});

function tracked({ trackingNumber, shippingProvider = "", trackingLink }: Tracking): Tracking {
  const known = CARRIERS[shippingProvider];
  const link =
    trackingLink ?? (known && trackingNumber && known + encodeURIComponent(trackingNumber));
  return {
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(shippingProvider ? { shippingProvider } : {}),
    ...(link ? { trackingLink: link } : {}),
  };
}

function requireFreeNumber(context: Context, orderId: string, id: string, tracking?: Tracking) {
  const number = tracking?.trackingNumber;
  const same = fulfillmentsOf(context, orderId).some(
    (one) => one.id !== id && one.trackingInfo?.trackingNumber === number,
  );
  if (number && same) {
    const why = "Another fulfillment of the order already has this tracking number";
    throw applicationError(409, "TRACKING_NUMBER_ALREADY_EXISTS", why);
  }
}

const quantityOf = (fulfillments: readonly Fulfillment[], lineId: string): number =>
  fulfillments
    .flatMap(({ lineItems }) => lineItems)
    .filter(({ id }) => id === lineId)
    .reduce((all, { quantity }) => all + quantity, 0);

/** Returns the fulfilled quantity of a line item. */
export const quantitySent = (context: Context, orderId: string, lineId: string): number =>
  quantityOf(fulfillmentsOf(context, orderId), lineId);

/** Returns the fulfillment status of an order after its line items have changed. */
export const statusNow = (context: Context, { id, document }: StoredOrder) =>
  statusOf(document, fulfillmentsOf(context, id));

/** Returns the line items of a fulfillment. The quantity defaults to the unfulfilled quantity. */
function linesOf(
  context: Context,
  { id: orderId, document }: StoredOrder,
  { lineItems = [] }: Sent,
) {
  const before = fulfillmentsOf(context, orderId);
  const taken = new Map<string, number>();
  return lineItems.map(({ id, quantity }, index) => {
    const line = document.lineItems.find((one) => one.id === id);
    if (!line) throw notFound("Line item", "LINE_ITEM_NOT_FOUND");
    const left = line.quantity - quantityOf(before, id) - (taken.get(id) ?? 0);
    const wanted = quantity ?? left;
    if (wanted < 1 || wanted > left) {
      const more = wanted > left;
      const threshold = more ? left : 1;
      throw validationError([
        {
          field: `fulfillment.lineItems[${index}].quantity`,
          description: `must be ${more ? "less" : "greater"} than or equal to ${threshold}`,
          violatedRule: more ? "MAX" : "MIN",
          data: { threshold },
        },
      ]);
    }
    taken.set(id, (taken.get(id) ?? 0) + wanted);
    return { id, quantity: wanted };
  });
}

function statusOf(
  { lineItems }: OrderDocument,
  fulfillments: readonly Fulfillment[],
): OrderDocument["fulfillmentStatus"] {
  const sent = lineItems.map((line) => quantityOf(fulfillments, line.id));
  if (sent.every((quantity) => quantity === 0)) return "NOT_FULFILLED";
  const all = lineItems.every((line, index) => (sent[index] ?? 0) >= line.quantity);
  return all ? "FULFILLED" : "PARTIALLY_FULFILLED";
}

/** Replaces the fulfillments of an order and updates the order. */
function replace(
  context: Context,
  order: StoredOrder,
  fulfillments: readonly Fulfillment[],
  action: string,
): void {
  const before = orderWith(context, order.id);
  context.changes.put(context.store(fulfillmentSlice), order.id, fulfillments);
  const currentEntity = orderWith(context, order.id);
  const { document } = order;
  const previousFulfillmentStatus = document.fulfillmentStatus;
  const newFulfillmentStatus = statusOf(document, fulfillments);
  context.emit({
    entityFqdn: "wix.ecom.v1.fulfillments",
    slug: "updated",
    entityId: order.id,
    payload: {
      updatedEvent: { currentEntity, modifiedFields: modifiedFields(before, currentEntity) },
    },
  });
  if (previousFulfillmentStatus !== newFulfillmentStatus) {
    document.fulfillmentStatus = newFulfillmentStatus;
    if (newFulfillmentStatus === "FULFILLED") note(context, order, "ORDER_FULFILLED");
    if (newFulfillmentStatus === "NOT_FULFILLED") note(context, order, "ORDER_NOT_FULFILLED");
    const statuses = { previousFulfillmentStatus, newFulfillmentStatus };
    tellOrder(context, order, "fulfilled", { ...statuses, action });
  }
  orderChanged(context, order);
}

function requireApproved({ document }: StoredOrder): void {
  if (document.status === "APPROVED") return;
  const why = `Only approved orders can be fulfilled. This order is ${document.status}`;
  throw applicationError(428, "ORDER_NOT_APPROVED", why);
}

/** Creates a fulfillment of an order and returns its ID. */
export function fulfill(context: Context, order: StoredOrder, sent: Sent): string {
  requireApproved(order);
  const id = context.guid("fulfillment");
  const { trackingInfo, customInfo, status = "Fulfilled" } = sent;
  requireFreeNumber(context, order.id, id, trackingInfo);
  const made: Fulfillment = {
    id,
    createdDate: context.iso,
    lineItems: linesOf(context, order, sent),
    status,
    completed: sent.completed ?? status === "Fulfilled",
    ...(trackingInfo ? { trackingInfo: tracked(trackingInfo) } : {}),
    ...(customInfo ? { customInfo } : {}),
  };
  if (trackingInfo?.trackingNumber) note(context, order, "TRACKING_NUMBER_ADDED");
  if (made.trackingInfo?.trackingLink) note(context, order, "TRACKING_LINK_ADDED");
  const subject = `Order ${order.document.number} has shipped`;
  if (writeToBuyer(context, order, "shipping-confirmation", subject)) {
    note(context, order, "SHIPPING_CONFIRMATION_EMAIL_SENT");
  }
  replace(context, order, [...fulfillmentsOf(context, order.id), made], "CREATE_FULFILLMENT");
  return id;
}

/** Returns a fulfillment by ID. */
function find(context: Context, orderId: string, id: string | undefined): Fulfillment {
  const found = fulfillmentsOf(context, orderId).find((one) => one.id === id);
  if (!found) throw notFound("Fulfillment", "FULFILLMENT_NOT_FOUND");
  return found;
}

/**
 * Updates the tracking information or the status of a fulfillment. Its line items do not change.
 */
export function change(context: Context, order: StoredOrder, sent: Sent): void {
  const before = find(context, order.id, sent.id);
  const { trackingInfo, customInfo, status, completed } = sent;
  requireFreeNumber(context, order.id, before.id, trackingInfo);
  const { trackingInfo: oldTracking, customInfo: oldInfo, ...kept } = before;
  const info = trackingInfo
    ? { trackingInfo: tracked(trackingInfo) }
    : customInfo
      ? { customInfo }
      : {
          ...(oldTracking && { trackingInfo: oldTracking }),
          ...(oldInfo && { customInfo: oldInfo }),
        };
  const next: Fulfillment = {
    ...kept,
    ...(status === undefined ? {} : { status }),
    ...(completed === undefined ? {} : { completed }),
    ...info,
  };
  const number = next.trackingInfo?.trackingNumber;
  if (number !== undefined && number !== oldTracking?.trackingNumber) {
    const edited = oldTracking?.trackingNumber !== undefined;
    note(context, order, edited ? "TRACKING_NUMBER_EDITED" : "TRACKING_NUMBER_ADDED");
  }
  const all = fulfillmentsOf(context, order.id);
  const changed = all.map((one) => (one.id === next.id ? next : one));
  replace(context, order, changed, "UPDATE_FULFILLMENT");
}

/** Deletes a fulfillment. Its line items can be fulfilled again. */
export function takeBack(context: Context, order: StoredOrder, id: string): void {
  find(context, order.id, id);
  const rest = fulfillmentsOf(context, order.id).filter((one) => one.id !== id);
  replace(context, order, rest, "DELETE_FULFILLMENT");
}
