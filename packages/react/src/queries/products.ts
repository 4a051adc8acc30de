import type { V3SearchProductsResponse } from "@portico/stores/products-v3";
import { searchProducts } from "../generated/products-v3.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { normalizeProductsOptions, type ProductsOptions, searchRequest } from "./product-search.js";
import { clientQuery, infiniteQueryOptions, STABLE_DEFAULTS } from "./query-options.js";

/**
 * Creates query options for the first page of products, with paging metadata and aggregations.
 * Calls `productsV3.searchProducts`.
 *
 * @param options - Search, filters and sort order. See {@link ProductsOptions}.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { productsQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useCoats = () => useQuery(productsQuery(useClient(), { search: "coat" })).data?.products;
 * ```
 */
export function productsQuery(client: PorticoClient, options: ProductsOptions = {}) {
  const normalizedOptions = normalizeProductsOptions(options);
  const { fields } = normalizedOptions;
  const key = porticoKeys(client).products(normalizedOptions);
  return clientQuery<V3SearchProductsResponse>(client, key, STABLE_DEFAULTS, (view) =>
    view.use(searchProducts)(searchRequest(normalizedOptions), { fields }),
  );
}

/**
 * Creates infinite query options for products. `fetchNextPage()` loads the next page. Calls
 * `productsV3.searchProducts`.
 *
 * @param options - Search, filters and sort order. `limit` is the number of products per page.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { productsInfiniteQuery } from "@portico/react/queries";
 * import { useInfiniteQuery } from "@tanstack/react-query";
 *
 * const useNewest = () => useInfiniteQuery(productsInfiniteQuery(useClient(), { limit: 12 }));
 * ```
 */
export function productsInfiniteQuery(client: PorticoClient, options: ProductsOptions = {}) {
  const normalizedOptions = normalizeProductsOptions(options);
  const { fields } = normalizedOptions;
  return infiniteQueryOptions<V3SearchProductsResponse, string>({
    ...STABLE_DEFAULTS,
    queryKey: porticoKeys(client).productPages(normalizedOptions),
    queryFn: ({ signal, pageParam }) =>
      client.with({ signal }).use(searchProducts)(searchRequest(normalizedOptions, pageParam), {
        fields,
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.pagingMetadata?.cursors?.next || undefined,
  });
}
