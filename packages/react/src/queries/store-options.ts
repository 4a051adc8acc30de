import type { Customization } from "@portico/stores/customizations-v3";
import { queryCustomizations } from "../generated/customizations-v3.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { clientQuery, STABLE_DEFAULTS } from "./query-options.js";

/**
 * Creates query options for the shop's product options, such as "Color" and "Size", with their choices and color codes.
 * Pass the data to `facetsOf`.
 *
 * Calls `customizationsV3.queryCustomizations`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { storeOptionsQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useShopOptions = () => useQuery(storeOptionsQuery(useClient())).data;
 * ```
 */
export function storeOptionsQuery(client: PorticoClient) {
  const key = [...porticoKeys(client).catalog(), "options"];
  return clientQuery<Customization[]>(client, key, STABLE_DEFAULTS, async (view) => {
    const filter = { customizationType: { $eq: "PRODUCT_OPTION" } } as const;
    const request = { filter, cursorPaging: { limit: 100 } };
    return (await view.use(queryCustomizations)(request)).customizations;
  });
}
