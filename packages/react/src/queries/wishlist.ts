import { getDefaultWishlist, type Wishlist } from "@portico/ecom/wishlists";
import { OWN } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { queryOptions } from "./query-options.js";

/**
 * Creates query options for the wishlist of the current member. For visitors, the query fails with
 * status 403.
 *
 * @param client - Client from `createClient`.
 * @returns Options for `useQuery`, `useSuspenseQuery` and so on. Calls
 * `wishlists.getDefaultWishlist`.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { wishlistQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * function Count() {
 *   const { data } = useQuery(wishlistQuery(useClient()));
 *   return <>{data?.items.length ?? 0}</>;
 * }
 * ```
 */
export function wishlistQuery(client: PorticoClient) {
  return queryOptions<Wishlist>({
    ...OWN,
    queryKey: porticoKeys(client).wishlist(),
    queryFn: async ({ signal }) =>
      // Made when it is first asked for: an answer always has one.
      (await client.with({ signal }).use(getDefaultWishlist)()).wishlist as Wishlist,
  });
}
