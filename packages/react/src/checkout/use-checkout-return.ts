import type { PorticoError } from "@portico/core";
import type { Order } from "@portico/ecom/orders";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useCartStore } from "../cart/use-cart.js";
import { useClient } from "../provider/provider.js";
import { orderQuery } from "../queries/orders.js";
import { emitShopEvent } from "../queries/shop-events.js";

/**
 * Outcome of a checkout.
 *
 * - `loading`: the order is being fetched.
 * - `paid`: the order is paid.
 * - `pending`: the order is not paid yet.
 * - `abandoned`: the buyer returned without an order.
 * - `unknown`: the order from the URL cannot be fetched.
 */
export type CheckoutStatus = "loading" | "paid" | "pending" | "abandoned" | "unknown";

const PAID_STATUSES = ["PAID", "PARTIALLY_REFUNDED", "FULLY_REFUNDED"];

// The platform adds `orderId` to the return URL of a placed order.
export function checkoutStatus(
  orderId: string | null | undefined,
  order: Pick<Order, "paymentStatus"> | undefined,
  error: unknown,
): CheckoutStatus {
  if (!orderId) return "abandoned";
  if (order) return PAID_STATUSES.includes(order.paymentStatus ?? "") ? "paid" : "pending";
  return error ? "unknown" : "loading";
}

const POLL_INTERVAL = 3000;
const MAX_POLLS = 20;

/** Returns the delay in milliseconds, or `false` to stop polling. */
export const pollDelay = (
  order: Pick<Order, "paymentStatus"> | undefined,
  pollCount: number,
): number | false =>
  checkoutStatus("an order", order, null) === "pending" && pollCount < MAX_POLLS && POLL_INTERVAL;

/** Result of {@link useCheckoutReturn}. */
export interface UseCheckoutReturn {
  readonly status: CheckoutStatus;
  /** `undefined` until the order is loaded. */
  readonly data: Order | undefined;
  readonly error: PorticoError | null;
  readonly isPending: boolean;
  refetch(): Promise<unknown>;
}

/**
 * Returns the outcome of a checkout, for the page that the platform redirects back to.
 *
 * While the order is unpaid, the hook polls it every 3 seconds for up to a minute. It also
 * refetches the cart in all tabs, because an order empties the cart.
 *
 * @param params - The page's query parameters. Default: the parameters of `location`.
 * @example
 * ```tsx
 * import { useCheckoutReturn } from "@portico/react";
 *
 * function ThankYou() {
 *   const { status, data: order } = useCheckoutReturn();
 *   if (status === "loading") return <p>Loading…</p>;
 *   return order ? <p>Thank you! Your order is {order.number}.</p> : <p>Your order was not placed.</p>;
 * }
 * ```
 */
export function useCheckoutReturn(params?: URLSearchParams): UseCheckoutReturn {
  const client = useClient();
  const store = useCartStore();
  // The first render must match the server render, which has no `location`.
  const [locationParams, setLocationParams] = useState<URLSearchParams>();
  useEffect(() => setLocationParams(new URLSearchParams(window.location.search)), []);
  const query = params ?? locationParams;
  const orderId = query?.get("orderId") ?? "";

  const { data, error, refetch } = useQuery({
    ...orderQuery(client, orderId),
    enabled: orderId !== "",
    refetchInterval: ({ state }) =>
      pollDelay(state.data, state.dataUpdateCount + state.errorUpdateCount),
  });

  useEffect(() => {
    if (orderId) void store.refetchEverywhere();
  }, [store, orderId]);

  const status = query ? checkoutStatus(orderId, data, error) : "loading";
  // An order that the buyer pays for later, for example on delivery, is approved while unpaid.
  const isPlaced = status === "paid" || data?.status === "APPROVED";
  useEffect(() => {
    if (data && isPlaced) emitShopEvent(client, () => ({ type: "order", order: data }));
  }, [client, data, isPlaced]);

  return { status, data, error, isPending: status === "loading", refetch };
}
