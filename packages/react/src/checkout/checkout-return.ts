import type { Order } from "@portico/ecom/orders";

/**
 * Outcome of a checkout.
 *
 * - `loading`: the order is being fetched.
 * - `paid`: the order exists and its payment has arrived.
 * - `pending`: the order exists and its payment has not arrived.
 * - `abandoned`: the buyer returned without an order.
 * - `unknown`: the order in the URL cannot be read.
 */
export type CheckoutStatus = "loading" | "paid" | "pending" | "abandoned" | "unknown";

/** Payment statuses of orders that have been paid, including later refunds. */
const PAID = ["PAID", "PARTIALLY_REFUNDED", "FULLY_REFUNDED"];

/**
 * Returns the outcome of a checkout.
 *
 * @param orderId - `orderId` query parameter, which the platform adds to the return URL.
 * @param order - The order, if it has been fetched.
 * @param error - Error of the order request.
 */
export function checkoutStatus(
  orderId: string | null | undefined,
  order: Pick<Order, "paymentStatus"> | undefined,
  error: unknown,
): CheckoutStatus {
  if (!orderId) return "abandoned";
  if (order) return PAID.includes(order.paymentStatus ?? "") ? "paid" : "pending";
  return error ? "unknown" : "loading";
}

/** Polling interval in milliseconds for an unpaid order. */
const INTERVAL = 3000;
const LOOKS = 20;

/** Returns the milliseconds until the next poll of an order, or `false` to stop polling. */
export function lookAgain(
  order: Pick<Order, "paymentStatus"> | undefined,
  looks: number,
): number | false {
  return checkoutStatus("an order", order, null) === "pending" && looks < LOOKS ? INTERVAL : false;
}
