import type { InventoryItem } from "@portico/stores/inventory-items-v3";
import { queryInventoryItems } from "../generated/inventory-items-v3.js";
import { STOCK } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { queryOptions } from "./query-options.js";

/**
 * Creates query options for the inventory of a product: units left and preorder details of each
 * variant, for `useProductOptions`.
 *
 * @param client - Client from `createClient`.
 * @param productId - Id of the product.
 * @returns Options for `useQuery`, `useSuspenseQuery` and so on. Calls
 * `inventoryItemsV3.queryInventoryItems`.
 * @example
 * ```tsx
 * import { useClient, useProductOptions } from "@portico/react";
 * import { inventoryQuery } from "@portico/react/queries";
 * import type { V3Product } from "@portico/stores/products-v3";
 * import { useQuery } from "@tanstack/react-query";
 *
 * function Left({ product }: { product: V3Product }) {
 *   const { data: inventory } = useQuery(inventoryQuery(useClient(), product.id));
 *   const { stock } = useProductOptions(product, { inventory });
 *   return <>{stock.quantity} left</>;
 * }
 * ```
 */
export function inventoryQuery(client: PorticoClient, productId: string) {
  return queryOptions<InventoryItem[]>({
    ...STOCK,
    queryKey: porticoKeys(client).inventory(productId),
    queryFn: async ({ signal }) => {
      const query = client.with({ signal }).use(queryInventoryItems);
      const { inventoryItems } = await query({
        filter: { productId: { $eq: productId } },
        cursorPaging: { limit: 1000 },
      });
      return inventoryItems;
    },
  });
}
