import type { Order } from "@portico/ecom/orders";

/** How a visit to the checkout page ended. */
export type CheckoutStatus = "loading" | "paid" | "pending" | "abandoned" | "unknown";

/** Payments that have come in, whatever became of them later. */
const PAID = ["PAID", "PARTIALLY_REFUNDED", "FULLY_REFUNDED"];

/**
 * How a visit to the checkout page ended, from what came of it.
 *
 * @param orderId - the one that the platform added to the address
 * @param order - as far as it was read
 * @param error - why it could not be
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

/** Milliseconds between looks at an order that is not paid, and how many looks. */
const INTERVAL = 3000;
const LOOKS = 20;

/** After how many milliseconds an order is looked at again; `false` where that is of no use. */
export function lookAgain(
  order: Pick<Order, "paymentStatus"> | undefined,
  looks: number,
): number | false {
  return checkoutStatus("an order", order, null) === "pending" && looks < LOOKS ? INTERVAL : false;
}
