import type { Customization } from "@portico/stores/customizations-v3";
import { queryCustomizations } from "../generated/customizations-v3.js";
import { CATALOG } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { queryOptions } from "./query-options.js";

/**
 * Creates query options for the product options of the shop, such as "Color" and "Size", with their
 * choices and color codes. Pass the data to `facetsOf`.
 *
 * @param client - Client from `createClient`.
 * @returns Options for `useQuery`, `useSuspenseQuery` and so on. Calls
 * `customizationsV3.queryCustomizations`.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { storeOptionsQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * function OptionNames() {
 *   const { data } = useQuery(storeOptionsQuery(useClient()));
 *   return <>{data?.map((option) => option.name).join(", ")}</>;
 * }
 * ```
 */
export function storeOptionsQuery(client: PorticoClient) {
  return queryOptions<Customization[]>({
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
