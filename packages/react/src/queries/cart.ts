import { isPorticoError, type PorticoError } from "@portico/core";
import { hasWritten } from "@portico/core/internal";
import {
  type Cart,
  type EstimateCurrentCartOptions,
  estimateCurrentCart,
  getCurrentCart,
} from "@portico/ecom/current-cart-v2";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { ALL } from "./defaults.js";
import { keepOwnData } from "./keep-own-data.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { sessionScope } from "./session-scope.js";

/** How long nobody asks again who has no cart, in milliseconds. */
const NO_CART = 300_000;

/**
 * Whether the caller cannot have a cart: nobody has been here yet, or the visitor has just been made for
 * this page and nothing was sent for them. Asked all the same, the platform answers 404, which browsers
 * show as an error.
 */
export async function isCartless(client: PorticoClient): Promise<boolean> {
  const session = sessionScope(client);
  const isAwaited = session.role === undefined;
  await session.known;
  const isNew = session.isUntouched || (isAwaited && session.isBegun);
  // Where there is no session, whatever was written was for whoever was here before.
  return isNew && (session.role === "none" || !hasWritten(client));
}

/** How long the cart of a page that a server has rendered is fresh, in milliseconds. */
const RENDERED = 60_000;

/** The cart's hooks tell of changes, here and in other tabs; calls past them make "no cart" stale. */
export const cartStaleTime =
  (client: PorticoClient) =>
  ({ state }: { state: { data: unknown } }) => {
    if (hasWritten(client)) return 0;
    const session = sessionScope(client);
    if (state.data === null && !session.isServers) return NO_CART;
    return session.rendered() === undefined ? 0 : RENDERED;
  };

/**
 * The cart of the calling visitor or member, `null` while there is none.
 *
 * @param client - made by createClient
 * @returns options for useQuery, useSuspenseQuery … over `currentCartV2.getCurrentCart`
 * @example
 * ```tsx
 * function Count() {
 *   const { data: cart } = useQuery(currentCartQuery(useClient()));
 *   return <>{cart?.lineItems.length ?? 0}</>;
 * }
 * ```
 */
export function currentCartQuery(client: PorticoClient) {
  return queryOptions<Cart | null, PorticoError>({
    ...ALL,
    staleTime: cartStaleTime(client),
    queryKey: porticoKeys(client).currentCart(),
    queryFn: async ({ signal }): Promise<Cart | null> => {
      if (await isCartless(client)) return null;
      try {
        return (await client.with({ signal }).use(getCurrentCart)()).cart ?? null;
      } catch (error) {
        // Nobody has a cart before the first item.
        if (isPorticoError(error) && error.status === 404) return null;
        throw error;
      }
    },
  });
}

/**
 * The totals of the current cart, as the platform calculates them. The key names the cart's
 * revision: after every change new totals are fetched, and until they are there those before are
 * given with `isPlaceholderData`.
 *
 * @param client - made by createClient
 * @param cart - the data of {@link currentCartQuery}; nothing is asked while it has no items
 * @param options - what to calculate, as `estimateCurrentCart` takes it
 * @returns options for useQuery over `currentCartV2.estimateCurrentCart`, with the summary as data
 * @example
 * ```tsx
 * function Total() {
 *   const client = useClient();
 *   const { data: cart } = useQuery(currentCartQuery(client));
 *   const { data: totals } = useQuery(cartTotalsQuery(client, cart));
 *   return <>{totals?.priceSummary?.total?.amount}</>;
 * }
 * ```
 */
export function cartTotalsQuery(
  client: PorticoClient,
  cart: Cart | null | undefined,
  options: EstimateCurrentCartOptions = {},
) {
  return queryOptions({
    ...ALL,
    queryKey: porticoKeys(client).cartTotals({
      ...options,
      id: cart?.id,
      revision: cart?.revision,
    }),
    queryFn: cart?.lineItems.length
      ? async ({ signal }) =>
          (await client.with({ signal }).use(estimateCurrentCart)(options)).summary ?? null
      : skipToken,
    placeholderData: keepOwnData(client),
  });
}
