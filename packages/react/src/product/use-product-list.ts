import type { PorticoError } from "@portico/core";
import type { V3Product } from "@portico/stores/products-v3";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useClient } from "../provider/provider.js";
import { type Facets, facetsOf, productFacets } from "../queries/facets.js";
import type { ProductsOptions } from "../queries/product-search.js";
import { productsInfiniteQuery, productsQuery } from "../queries/products.js";
import { storeOptionsQuery } from "../queries/store-options.js";

/** Options of {@link useProductList}. */
export interface ProductListOptions extends Omit<ProductsOptions, "aggregations"> {
  /** Number of pages to show, from 1. Default: 1. Missing pages are fetched. */
  page?: number | undefined;
  /** Set to `false` while options such as a category id are still loading. Default: true. */
  enabled?: boolean | undefined;
}

/** Result of {@link useProductList}. */
export interface UseProductList {
  /** Products of all fetched pages. `undefined` until the first response. */
  readonly products: readonly V3Product[] | undefined;
  /** Number of products on all pages. */
  readonly total: number | undefined;
  /** Available filters, with the number of products in the unfiltered list. */
  readonly facets: Facets | undefined;
  /** Whether there are more pages. */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Whether `products` belong to earlier options while the new ones are being fetched. */
  readonly isStale: boolean;
  /** Error of the last request for products or facets. */
  readonly error: PorticoError | null;
  /** Refetches the products and any other failed request. Keeps its identity. */
  refetch(): Promise<unknown>;
}

const TOTAL = productFacets({ only: ["stock"] });
const FACETS = productFacets();

function useFacets(options: ProductsOptions, enabled: boolean) {
  const client = useClient();
  const { search, categoryId, filter } = options;
  const counted = { search, categoryId, filter, limit: 1, aggregations: FACETS };
  const { data: shop, ...named } = useQuery(storeOptionsQuery(client));
  const { data, ...counts } = useQuery({ ...productsQuery(client, counted), enabled });
  return {
    facets: useMemo(() => data && facetsOf(data.aggregationData, shop), [data, shop]),
    error: counts.error ?? named.error,
    failed: [named, counts].filter(({ isError }) => isError),
  };
}

/**
 * Returns a paginated product list with its total count and its filters. Previous products stay
 * visible while new options load.
 *
 * @param options - See {@link ProductListOptions}. `readCatalogParams` reads them from a URL.
 * @example
 * ```tsx
 * import { useProductList } from "@portico/react";
 * import { readCatalogParams } from "@portico/react/queries";
 *
 * function Shop({ url }: { url: URL }) {
 *   const { products, total } = useProductList(readCatalogParams(url.searchParams));
 *   return <>{products?.length} of {total}</>;
 * }
 * ```
 */
export function useProductList(options: ProductListOptions = {}): UseProductList {
  const { page = 1, enabled = true, ...wanted } = options;
  const query = useInfiniteQuery({
    ...productsInfiniteQuery(useClient(), { ...wanted, aggregations: TOTAL }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const { data, error, isFetching, hasNextPage, fetchNextPage } = query;
  const counted = useFacets(wanted, enabled);

  const there = data?.pages.length ?? 0;
  const fetchesNext = there > 0 && there < page && hasNextPage && !isFetching && !error;
  // A page needs the cursor of the one before it. Two answers can come between two renders, so that only the number
  // of pages tells that the next is due.
  useEffect(() => {
    if (fetchesNext && there > 0) void fetchNextPage();
  }, [fetchesNext, there, fetchNextPage]);

  const first = data?.pages[0];
  const { inStock, partlyInStock, outOfStock } = facetsOf(first?.aggregationData).stock;
  const again = useRef<readonly { refetch(): Promise<unknown> }[]>([]);
  useEffect(() => {
    again.current = [query, ...counted.failed];
  });
  return {
    products: useMemo(() => data?.pages.flatMap(({ products }) => products), [data]),
    total: first && inStock + partlyInStock + outOfStock,
    facets: counted.facets,
    hasMore: hasNextPage,
    isLoadingMore: query.isFetchingNextPage || fetchesNext,
    isStale: query.isPlaceholderData,
    error: error ?? (data ? counted.error : null),
    refetch: useCallback(() => Promise.all(again.current.map(({ refetch }) => refetch())), []),
  };
}
