import { hasWritten } from "@portico/core/internal";
import {
  type Cart,
  type CartSummary,
  type EstimateCurrentCartOptions,
  estimateCurrentCart,
  getCurrentCart,
} from "@portico/ecom/current-cart-v2";
import { type QueryFunction, type SkipToken, skipToken } from "@tanstack/react-query";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import {
  clientQuery,
  keepOwnData,
  nullIfMissing,
  QUERY_DEFAULTS,
  queryOptions,
} from "./query-options.js";
import { sessionScope } from "./session-scope.js";

/**
 * Returns whether the visitor is new and cannot have a cart yet. A request would fail with status
 * 404, which browsers log as an error.
 */
export async function isCartless(client: PorticoClient): Promise<boolean> {
  const session = sessionScope(client);
  await session.loaded;
  const isNew = session.isUnused || session.isNewOnServer;
  // A form post may create a cart, so later queries send a request.
  if (session.isServerSession) session.markUsed();
  // Without a session, earlier writes belong to a previous user.
  return isNew && (session.role === "none" || !hasWritten(client));
}

/**
 * Returns the `staleTime` function of the cart query. Any write by the client may have changed
 * the cart. Unless the server keeps the session, a missing cart is fresh for five minutes, because
 * hooks notify all tabs when they create one.
 */
export const cartStaleTime =
  (client: PorticoClient) =>
  ({ state }: { state: { data: unknown } }) => {
    if (hasWritten(client)) return 0;
    const session = sessionScope(client);
    if (state.data === null && !session.isServerSession) return 300_000;
    return session.renderedRole() === undefined ? 0 : 60_000;
  };

/**
 * Creates query options for the current cart. The data is `null` if there is no cart. Calls
 * `currentCartV2.getCurrentCart`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { currentCartQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useLineItems = () => useQuery(currentCartQuery(useClient())).data?.lineItems ?? [];
 * ```
 */
export function currentCartQuery(client: PorticoClient) {
  const key = porticoKeys(client).currentCart();
  const settings = { ...QUERY_DEFAULTS, staleTime: cartStaleTime(client) };
  return clientQuery<Cart | null>(client, key, settings, async (view) => {
    if (await isCartless(client)) return null;
    // The platform creates the cart with the first item, so a missing cart is not an error.
    return (await view.use(getCurrentCart)().catch(nullIfMissing))?.cart ?? null;
  });
}

/**
 * Creates query options for the current cart's totals. Each cart change triggers a new request,
 * with the previous totals as placeholder data. Calls `currentCartV2.estimateCurrentCart`.
 *
 * @param cart - Data of {@link currentCartQuery}. The query is disabled while the cart is empty.
 * @param options - Options of `estimateCurrentCart`.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { cartTotalsQuery, currentCartQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * function Total() {
 *   const client = useClient();
 *   const { data: cart } = useQuery(currentCartQuery(client));
 *   return <>{useQuery(cartTotalsQuery(client, cart)).data?.priceSummary?.total?.amount}</>;
 * }
 * ```
 */
export function cartTotalsQuery(
  client: PorticoClient,
  cart: Cart | null | undefined,
  options: EstimateCurrentCartOptions = {},
) {
  const { id, revision } = cart ?? {};
  return queryOptions<CartSummary | null, QueryFunction<CartSummary | null> | SkipToken>({
    ...QUERY_DEFAULTS,
    queryKey: porticoKeys(client).cartTotals({ ...options, id, revision }),
    queryFn: cart?.lineItems.length
      ? async ({ signal }) =>
          (await client.with({ signal }).use(estimateCurrentCart)(options)).summary ?? null
      : skipToken,
    placeholderData: keepOwnData(client),
  });
}
