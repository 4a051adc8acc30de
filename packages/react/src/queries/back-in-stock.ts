import { getSettings } from "@portico/ecom/back-in-stock-settings";
import { CATALOG } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { queryOptions } from "./query-options.js";
import { STORES_APP } from "./store-item.js";

/**
 * Creates options for a query that checks whether the shop offers back-in-stock notifications.
 *
 * @param client - Client from `createClient`.
 * @returns Options for `useQuery`, `useSuspenseQuery` and so on. Calls
 * `backInStockSettings.getSettings`.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { backInStockQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * function Offer() {
 *   const { data: isOffered } = useQuery(backInStockQuery(useClient()));
 *   return isOffered ? <p>We can email you when it is back.</p> : null;
 * }
 * ```
 */
export function backInStockQuery(client: PorticoClient) {
  return queryOptions<boolean>({
    ...CATALOG,
    queryKey: porticoKeys(client).backInStock(),
    queryFn: async ({ signal }) => {
      const { settings } = await client.with({ signal }).use(getSettings)();
      const states = settings?.collectionStates ?? [];
      return states.some(
        ({ appId, collectingRequests }) => appId === STORES_APP && collectingRequests,
      );
    },
  });
}
