import type { PorticoError } from "@portico/core";
import type { V3Product } from "@portico/stores/products-v3";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useClient } from "../provider/provider.js";
import { type Facets, facetsOf, productFacets } from "../queries/facets.js";
import type { ProductsOptions } from "../queries/product-search.js";
import { productsInfiniteQuery, productsQuery } from "../queries/products.js";
import { storeOptionsQuery } from "../queries/store-options.js";

/** Which products, and how many of their pages. */
export interface ProductListOptions extends Omit<ProductsOptions, "aggregations"> {
  /** How many pages are shown, from 1; 1 unless told otherwise. Pages that miss are fetched. */
  page?: number;
  /** `false` while it is not known yet what to ask for, such as a category's id. */
  enabled?: boolean;
}

/** What {@link useProductList} gives. */
export interface UseProductList {
  /** Of all pages that are there; undefined until the first is. */
  readonly products: readonly V3Product[] | undefined;
  /** How many there are on all pages together. */
  readonly total: number | undefined;
  /** What the list can be narrowed by, counted before it is narrowed. */
  readonly facets: Facets | undefined;
  /** Whether there are more than are shown. */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Whether what is shown is of other options, until the new ones' answer comes. */
  readonly isStale: boolean;
  /** Why products are missing, or what they can be narrowed by. */
  readonly error: PorticoError | null;
  /** Reads the products again, and whatever else failed; stays the same function. */
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
 * A list of products as a shop shows it: page after page, with how many there are and what they can
 * be narrowed by. While other options are on their way, what was there stays.
 *
 * @param options - see {@link ProductListOptions}; `readCatalogParams` reads them off an address
 * @example
 * ```tsx
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
