import type { V3SearchProductsResponse } from "@portico/stores/products-v3";
import { searchProducts } from "../generated/products-v3.js";
import { CATALOG } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { normalProducts, type ProductsOptions, searchOf } from "./product-search.js";
import { infiniteQueryOptions, queryOptions } from "./query-options.js";

/**
 * Creates query options for one page of products, with paging metadata and aggregations.
 *
 * @param client - Client from `createClient`.
 * @param options - Search, filters and sort order. See {@link ProductsOptions}.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and so on. Calls
 * `productsV3.searchProducts`.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { productsQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * function Names() {
 *   const { data } = useQuery(productsQuery(useClient(), { search: "coat" }));
 *   return <>{data?.products.map((product) => product.name).join(", ")}</>;
 * }
 * ```
 */
export function productsQuery(client: PorticoClient, options: ProductsOptions = {}) {
  const wanted = normalProducts(options);
  return queryOptions<V3SearchProductsResponse>({
    ...CATALOG,
    queryKey: porticoKeys(client).products(wanted),
    queryFn: ({ signal }) =>
      client.with({ signal }).use(searchProducts)(searchOf(wanted), { fields: wanted.fields }),
  });
}

/**
 * Creates infinite query options for products. `fetchNextPage()` loads the next page.
 *
 * @param client - Client from `createClient`.
 * @param options - Search, filters and sort order. `limit` is the page size.
 * @returns Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery` and so on. Calls
 * `productsV3.searchProducts`.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { productsInfiniteQuery } from "@portico/react/queries";
 * import { useInfiniteQuery } from "@tanstack/react-query";
 *
 * function Count() {
 *   const { data } = useInfiniteQuery(productsInfiniteQuery(useClient(), { limit: 12 }));
 *   return <>{data?.pages.flatMap((page) => page.products).length}</>;
 * }
 * ```
 */
export function productsInfiniteQuery(client: PorticoClient, options: ProductsOptions = {}) {
  const wanted = normalProducts(options);
  return infiniteQueryOptions<V3SearchProductsResponse, string>({
    ...CATALOG,
    queryKey: porticoKeys(client).productPages(wanted),
    queryFn: ({ signal, pageParam }) =>
      client.with({ signal }).use(searchProducts)(searchOf(wanted, pageParam), {
        fields: wanted.fields,
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.pagingMetadata?.cursors?.next || undefined,
  });
}
