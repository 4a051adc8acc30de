import type { PorticoError } from "@portico/core";
import type { V3SearchProductsResponse } from "@portico/stores/products-v3";
import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { searchProducts } from "../generated/products-v3.js";
import { CATALOG } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { normalProducts, type ProductsOptions, searchOf } from "./product-search.js";

/**
 * One page of products, with paging metadata and aggregations.
 *
 * @param client - made by createClient
 * @param options - which products; see {@link ProductsOptions}
 * @returns options for useQuery, useSuspenseQuery, prefetchQuery … over `productsV3.searchProducts`
 * @example
 * ```tsx
 * function Names() {
 *   const { data } = useQuery(productsQuery(useClient(), { search: "coat" }));
 *   return <>{data?.products.map((product) => product.name).join(", ")}</>;
 * }
 * ```
 */
export function productsQuery(client: PorticoClient, options: ProductsOptions = {}) {
  const wanted = normalProducts(options);
  return queryOptions<V3SearchProductsResponse, PorticoError>({
    ...CATALOG,
    queryKey: porticoKeys(client).products(wanted),
    queryFn: ({ signal }) =>
      client.with({ signal }).use(searchProducts)(searchOf(wanted), { fields: wanted.fields }),
  });
}

/**
 * Products page after page: `fetchNextPage()` gets more.
 *
 * @param client - made by createClient
 * @param options - which products; `limit` is the size of each page
 * @returns options for useInfiniteQuery, useSuspenseInfiniteQuery … over `productsV3.searchProducts`
 * @example
 * ```tsx
 * function Count() {
 *   const { data } = useInfiniteQuery(productsInfiniteQuery(useClient(), { limit: 12 }));
 *   return <>{data?.pages.flatMap((page) => page.products).length}</>;
 * }
 * ```
 */
export function productsInfiniteQuery(client: PorticoClient, options: ProductsOptions = {}) {
  const wanted = normalProducts(options);
  return infiniteQueryOptions<
    V3SearchProductsResponse,
    PorticoError,
    InfiniteData<V3SearchProductsResponse, string>,
    readonly unknown[],
    string
  >({
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
