import { getDefaultWishlist, type Wishlist } from "@portico/ecom/wishlists";
import { USER_DATA_DEFAULTS } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { queryOptions } from "./query-options.js";

/**
 * Creates query options for the wishlist of the current member. For visitors, the query fails with status 403.
 *
 * Calls `wishlists.getDefaultWishlist`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { wishlistQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useWishes = () => useQuery(wishlistQuery(useClient())).data?.items ?? [];
 * ```
 */
export function wishlistQuery(client: PorticoClient) {
  return queryOptions<Wishlist>({
    ...USER_DATA_DEFAULTS,
    queryKey: porticoKeys(client).wishlist(),
    queryFn: async ({ signal }) =>
      // The platform creates the list with the first request, so it is always set.
      (await client.with({ signal }).use(getDefaultWishlist)()).wishlist as Wishlist,
  });
}
