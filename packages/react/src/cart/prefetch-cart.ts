import type { QueryClient } from "@tanstack/react-query";
import type { CartAdapter, CartQuery } from "../queries/cart-adapter.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { cartV2 } from "./v2.js";

/**
 * Fetches all that `useCart` shows, for a server that renders it or a loader: the cart, what it costs, and the
 * ways of delivery. What cannot be had is left to the browser.
 *
 * @param queries - whose data are dehydrated
 * @param client - on a server that of the request
 * @param cart - as the provider's
 * @example
 * ```ts
 * const fetchAll = (queryClient: QueryClient) => prefetchCart(queryClient, client);
 * ```
 */
export async function prefetchCart(
  queries: QueryClient,
  client: PorticoClient,
  cart: CartAdapter = cartV2,
): Promise<void> {
  const query = cart.cartQuery(client);
  await queries.prefetchQuery(query);
  const raw: unknown = queries.getQueryData(query.queryKey);
  if (!raw || cart.settle(raw).lines.length === 0) return;
  const delivery: CartQuery<unknown> | undefined = cart.deliveryQuery?.(client, raw);
  await Promise.all([
    queries.prefetchQuery(cart.totalsQuery(client, raw)),
    delivery && queries.prefetchQuery(delivery),
  ]);
}
