import { getSettings } from "@portico/ecom/back-in-stock-settings";
import type { InventoryItem } from "@portico/stores/inventory-items-v3";
import type { ReadOnlyVariant } from "@portico/stores/read-only-variants-v3";
import { queryInventoryItems } from "../generated/inventory-items-v3.js";
import { queryVariants } from "../generated/read-only-variants-v3.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { clientQuery, STABLE_DEFAULTS, VOLATILE_DEFAULTS } from "./query-options.js";
import { STORES_APP_ID } from "./store-item.js";

/**
 * Creates query options for a product's variants with price and stock, for example for an "Add to
 * cart" button in a product list. Calls `readOnlyVariantsV3.queryVariants`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { productVariantsQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useVariants = (productId: string) => useQuery(productVariantsQuery(useClient(), productId));
 * ```
 */
export function productVariantsQuery(client: PorticoClient, productId: string) {
  const key = porticoKeys(client).variants(productId);
  return clientQuery<ReadOnlyVariant[]>(client, key, VOLATILE_DEFAULTS, async (view) => {
    const filter = { "productData.productId": { $eq: productId } };
    // A product has at most 1,000 variants, which is also the maximum page size.
    const request = { filter, cursorPaging: { limit: 1000 } };
    return (await view.use(queryVariants)(request, { fields: ["CURRENCY"] })).variants;
  });
}

/**
 * Creates query options for a product's inventory: the units left and the preorder details of each
 * variant. Pass the data to `useProductOptions`. Calls `inventoryItemsV3.queryInventoryItems`.
 *
 * @example
 * ```tsx
 * import { useClient, useProductOptions } from "@portico/react";
 * import { inventoryQuery } from "@portico/react/queries";
 * import type { V3Product } from "@portico/stores/products-v3";
 * import { useQuery } from "@tanstack/react-query";
 *
 * function Left({ product }: { product: V3Product }) {
 *   const { data: inventory } = useQuery(inventoryQuery(useClient(), product.id));
 *   return <>{useProductOptions(product, { inventory }).stock.quantity} left</>;
 * }
 * ```
 */
export function inventoryQuery(client: PorticoClient, productId: string) {
  const key = porticoKeys(client).inventory(productId);
  return clientQuery<InventoryItem[]>(client, key, VOLATILE_DEFAULTS, async (view) => {
    const filter = { productId: { $eq: productId } };
    const request = { filter, cursorPaging: { limit: 1000 } };
    return (await view.use(queryInventoryItems)(request)).inventoryItems;
  });
}

/**
 * Creates query options that check whether the shop offers back-in-stock notifications. Calls
 * `backInStockSettings.getSettings`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { backInStockQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useCanBeNotified = () => useQuery(backInStockQuery(useClient())).data ?? false;
 * ```
 */
export function backInStockQuery(client: PorticoClient) {
  const key = porticoKeys(client).backInStock();
  return clientQuery<boolean>(client, key, STABLE_DEFAULTS, async (view) => {
    const { settings } = await view.use(getSettings)();
    return (settings?.collectionStates ?? []).some(
      ({ appId, collectingRequests }) => appId === STORES_APP_ID && collectingRequests,
    );
  });
}
