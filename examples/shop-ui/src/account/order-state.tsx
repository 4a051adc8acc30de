import type { Order } from "@portico/ecom/orders";

const FULFILLMENT_TEXTS: Readonly<Record<string, string>> = {
  NOT_FULFILLED: "Processing",
  PARTIALLY_FULFILLED: "Partially shipped",
  FULFILLED: "Shipped",
};

export function orderStatusText({ status, paymentStatus, fulfillmentStatus }: Order): string {
  if (status === "CANCELED") return "Canceled";
  if (paymentStatus === "FULLY_REFUNDED") return "Refunded";
  if (paymentStatus !== "PAID" && paymentStatus !== "PARTIALLY_REFUNDED") return "Awaiting payment";
  return FULFILLMENT_TEXTS[fulfillmentStatus] ?? "Placed";
}

const dateFormat = new Intl.DateTimeFormat("en", { dateStyle: "long" });

export function OrderDate({ order }: { order: Order }) {
  const date = order.purchasedDate ?? order.createdDate;
  return date ? <time dateTime={date.toISOString()}>{dateFormat.format(date)}</time> : null;
}
