import type { PorticoError } from "@portico/core";
import type { Order } from "@portico/ecom/orders";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useCartStore } from "../cart/use-cart.js";
import { useClient } from "../provider/provider.js";
import { orderQuery } from "../queries/orders.js";
import { type CheckoutStatus, checkoutStatus, lookAgain } from "./checkout-return.js";

/** What {@link useCheckoutReturn} gives. */
export interface CheckoutReturn {
  /**
   * `paid` and `pending`: there is an order, with its payment or without. `abandoned`: there is none.
   * `unknown`: the address names an order that cannot be read; `error` says why.
   */
  readonly status: CheckoutStatus;
  readonly order: Order | undefined;
  readonly error: PorticoError | null;
  refetch(): Promise<unknown>;
}

/**
 * What became of a checkout, for the page that the platform leads back to. A payment that is on its
 * way is looked for during a minute. The cart, which an order empties, is read again, in other tabs too.
 *
 * @param params - of the page's address; those of `location` unless told otherwise
 * @returns see {@link CheckoutReturn}
 * @example
 * ```tsx
 * function ThankYou() {
 *   const { status, order } = useCheckoutReturn();
 *   if (status === "loading") return <p>One moment …</p>;
 *   return order ? <p>Thank you! Your order is {order.number}.</p> : <p>Nothing was ordered.</p>;
 * }
 * ```
 */
export function useCheckoutReturn(params?: URLSearchParams): CheckoutReturn {
  const client = useClient();
  const store = useCartStore();
  // Servers know no location: the first rendering in the browser is like theirs.
  const [own, setOwn] = useState<URLSearchParams>();
  useEffect(() => setOwn(new URLSearchParams(window.location.search)), []);
  const given = params ?? own;
  const orderId = given?.get("orderId") ?? "";

  const { data, error, refetch } = useQuery({
    ...orderQuery(client, orderId),
    enabled: orderId !== "",
    refetchInterval: ({ state }) =>
      lookAgain(state.data, state.dataUpdateCount + state.errorUpdateCount),
  });

  useEffect(() => {
    if (orderId) void store.refetchEverywhere();
  }, [store, orderId]);

  return {
    status: given ? checkoutStatus(orderId, data, error) : "loading",
    order: data,
    error: error as PorticoError | null,
    refetch,
  };
}
