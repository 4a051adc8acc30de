import type { QueryClient } from "@tanstack/react-query";
import type { CartAdapter, CartQuery } from "../queries/cart-adapter.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { cartV2 } from "./v2.js";

/**
 * Prefetches the cart, its totals and its delivery options for `useCart` and `useCartTotals`, in a
 * server render or loader. The browser retries failed requests.
 *
 * @param queryClient - Query client that will be dehydrated.
 * @param client - On a server, the request's client.
 * @param cart - Cart API version, as in the provider's `cart` prop. Default: version 2.
 * @example
 * ```ts
 * import { type PorticoClient, prefetchCart } from "@portico/react/queries";
 * import { QueryClient } from "@tanstack/react-query";
 *
 * async function load(client: PorticoClient) {
 *   const queryClient = new QueryClient();
 *   await prefetchCart(queryClient, client);
 * }
 * ```
 */
export async function prefetchCart(
  queryClient: QueryClient,
  client: PorticoClient,
  cart: CartAdapter = cartV2,
): Promise<void> {
  const query = cart.cartQuery(client);
  await queryClient.prefetchQuery(query);
  const raw: unknown = queryClient.getQueryData(query.queryKey);
  if (!raw || cart.settle(raw).lines.length === 0) return;
  const delivery: CartQuery<unknown> | undefined = cart.deliveryQuery?.(client, raw);
  await Promise.all([
    queryClient.prefetchQuery(cart.totalsQuery(client, raw)),
    delivery && queryClient.prefetchQuery(delivery),
  ]);
}
