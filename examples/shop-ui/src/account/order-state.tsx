import type { Order } from "@portico/ecom/orders";

const DELIVERY: Readonly<Record<string, string>> = {
  NOT_FULFILLED: "Processing",
  PARTIALLY_FULFILLED: "Partially shipped",
  FULFILLED: "Shipped",
};

export function orderStatusText({ status, paymentStatus, fulfillmentStatus }: Order): string {
  if (status === "CANCELED") return "Canceled";
  if (paymentStatus === "FULLY_REFUNDED") return "Refunded";
  if (paymentStatus !== "PAID" && paymentStatus !== "PARTIALLY_REFUNDED") return "Awaiting payment";
  return DELIVERY[fulfillmentStatus] ?? "Placed";
}

const date = new Intl.DateTimeFormat("en", { dateStyle: "long" });

export function OrderDate({ order }: { order: Order }) {
  const at = order.purchasedDate ?? order.createdDate;
  return at ? <time dateTime={at.toISOString()}>{date.format(at)}</time> : null;
}
