import type { PorticoError } from "@portico/core";
import type { Customization } from "@portico/stores/customizations-v3";
import { queryOptions } from "@tanstack/react-query";
import { queryCustomizations } from "../generated/customizations-v3.js";
import { CATALOG } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";

/**
 * The options that products of the shop have, "Color", "Size", with their choices and color codes:
 * for `facetsOf`.
 *
 * @param client - made by createClient
 * @returns options for useQuery, useSuspenseQuery … over `customizationsV3.queryCustomizations`
 * @example
 * ```tsx
 * function OptionNames() {
 *   const { data } = useQuery(storeOptionsQuery(useClient()));
 *   return <>{data?.map((option) => option.name).join(", ")}</>;
 * }
 * ```
 */
export function storeOptionsQuery(client: PorticoClient) {
  return queryOptions<Customization[], PorticoError>({
    ...CATALOG,
    queryKey: [...porticoKeys(client).catalog(), "options"],
    queryFn: async ({ signal }) => {
      const { customizations } = await client.with({ signal }).use(queryCustomizations)({
        filter: { customizationType: { $eq: "PRODUCT_OPTION" } },
        cursorPaging: { limit: 100 },
      });
      return customizations;
    },
  });
}
