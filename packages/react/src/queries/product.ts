import { getSettings } from "@portico/ecom/back-in-stock-settings";
import type { InventoryItem } from "@portico/stores/inventory-items-v3";
import type {
  SingleEntityOpsRequestedFields,
  V3Product,
  V3SearchProductsResponse,
} from "@portico/stores/products-v3";
import type { ReadOnlyVariant } from "@portico/stores/read-only-variants-v3";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { queryInventoryItems } from "../generated/inventory-items-v3.js";
import { getProduct, getProductBySlug } from "../generated/products-v3.js";
import { queryVariants } from "../generated/read-only-variants-v3.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { CATALOG_DEFAULTS, queryOptions, VOLATILE_DEFAULTS } from "./query-options.js";
import { STORES_APP } from "./store-item.js";

const PRODUCT_PAGE_FIELDS: SingleEntityOpsRequestedFields[] = [
  "CURRENCY",
  "MEDIA_ITEMS_INFO",
  "DESCRIPTION",
  "PLAIN_DESCRIPTION",
  "BREADCRUMBS_INFO",
  "INFO_SECTION",
  "INFO_SECTION_DESCRIPTION",
  "INFO_SECTION_PLAIN_DESCRIPTION",
  "PRODUCT_CHOICES_MEDIA_REFERENCES",
];

/** Options of {@link productQuery}. */
export type ProductQueryOptions = ({ slug: string; id?: never } | { id: string; slug?: never }) & {
  /** Fields to request. Default: the fields that a product page shows. */
  fields?: readonly SingleEntityOpsRequestedFields[] | undefined;
  /** Query client whose cached lists provide placeholder data. Default: no placeholder data. */
  cache?: QueryClient | undefined;
};

function listedProducts(queries: QueryClient, client: PorticoClient): V3Product[] {
  type Lists = V3SearchProductsResponse | InfiniteData<V3SearchProductsResponse>;
  return queries
    .getQueriesData<Lists>({ queryKey: porticoKeys(client).products() })
    .flatMap(([, data]) => (!data ? [] : "pages" in data ? data.pages : [data]))
    .flatMap(({ products }) => products);
}

/** Returns a product that is cached by itself, or else in a list, without variants. */
export function cachedProduct(queries: QueryClient, client: PorticoClient, id: string) {
  return queries
    .getQueriesData<V3Product>({ queryKey: porticoKeys(client).product() })
    .map(([, product]) => product)
    .concat(listedProducts(queries, client))
    .find((product) => product?.id === id);
}

/**
 * Creates query options for a product with its variants, by slug or id. By default, the data contains what a product
 * page shows: media, description, info sections, breadcrumbs and currency. Placeholder data has no variants. The query
 * fails with status 404 if the product does not exist. Calls `productsV3.getProductBySlug` or `getProduct`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { productQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useName = (slug: string) => useQuery(productQuery(useClient(), { slug })).data?.name;
 * ```
 */
export function productQuery(client: PorticoClient, options: ProductQueryOptions) {
  const { slug, id, cache } = options;
  const fields = [...new Set(options.fields ?? PRODUCT_PAGE_FIELDS)].sort();
  return queryOptions<V3Product>({
    ...CATALOG_DEFAULTS,
    queryKey: porticoKeys(client).product({ ...(id === undefined ? { slug } : { id }), fields }),
    queryFn: async ({ signal }) => {
      const calls = client.with({ signal }).use({ getProduct, getProductBySlug });
      if (id !== undefined) return calls.getProduct(id, { fields });
      // The platform responds with 404 if there is no product, so it is always set.
      return (await calls.getProductBySlug(slug, { fields })).product as V3Product;
    },
    ...(cache && {
      placeholderData: () =>
        listedProducts(cache, client).find((product) =>
          id === undefined ? product.slug === slug : product.id === id,
        ),
    }),
  });
}

/**
 * Creates query options for a product's variants with price and stock, for example to buy from a product list. Calls
 * `readOnlyVariantsV3.queryVariants`.
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
  return queryOptions<ReadOnlyVariant[]>({
    ...VOLATILE_DEFAULTS,
    queryKey: porticoKeys(client).variants(productId),
    queryFn: async ({ signal }) => {
      const query = client.with({ signal }).use(queryVariants);
      const filter = { "productData.productId": { $eq: productId } };
      // A product has 1,000 variants at most, which is also the largest page.
      const request = { filter, cursorPaging: { limit: 1000 } };
      return (await query(request, { fields: ["CURRENCY"] })).variants;
    },
  });
}

/**
 * Creates query options for a product's inventory, which contains each variant's units left and preorder details. Pass
 * the data to `useProductOptions`. Calls `inventoryItemsV3.queryInventoryItems`.
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
  return queryOptions<InventoryItem[]>({
    ...VOLATILE_DEFAULTS,
    queryKey: porticoKeys(client).inventory(productId),
    queryFn: async ({ signal }) => {
      const query = client.with({ signal }).use(queryInventoryItems);
      const filter = { productId: { $eq: productId } };
      return (await query({ filter, cursorPaging: { limit: 1000 } })).inventoryItems;
    },
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
  return queryOptions<boolean>({
    ...CATALOG_DEFAULTS,
    queryKey: porticoKeys(client).backInStock(),
    queryFn: async ({ signal }) => {
      const { settings } = await client.with({ signal }).use(getSettings)();
      return (settings?.collectionStates ?? []).some(
        ({ appId, collectingRequests }) => appId === STORES_APP && collectingRequests,
      );
    },
  });
}
