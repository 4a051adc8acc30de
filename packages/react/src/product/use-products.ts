import type { PorticoError } from "@portico/core";
import type { V3Product } from "@portico/stores/products-v3";
import {
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { useClient } from "../provider/provider.js";
import { productFacets, stockCounts } from "../queries/product-facets.js";
import type { ProductsOptions } from "../queries/product-search.js";
import { productsInfiniteQuery } from "../queries/products.js";

/** Options of {@link useProducts}. */
export interface UseProductsOptions extends Omit<ProductsOptions, "aggregations"> {
  /** Number of pages to show, from 1. The hook fetches missing pages. Default: 1. */
  page?: number | undefined;
  /** Set to `false` while options such as a category id are loading. Default: true. */
  enabled?: boolean | undefined;
}

/** Result of {@link useProducts}. */
export interface UseProducts
  extends Pick<
    UseInfiniteQueryResult<unknown, PorticoError>,
    "error" | "isPending" | "isPlaceholderData" | "hasNextPage" | "isFetchingNextPage"
  > {
  /** Products from all fetched pages. `undefined` until the first response. */
  readonly data: V3Product[] | undefined;
  /** Number of products on all pages. */
  readonly total: number | undefined;
  fetchNextPage(): Promise<unknown>;
  refetch(): Promise<unknown>;
}

const STOCK_FACET = productFacets({ only: ["stock"] });

/**
 * Returns a product list and the total number of products. While products for new options load, the
 * previous ones stay visible. For filters, use {@link useFacets}.
 *
 * Calls `productsV3.searchProducts`.
 *
 * @param options - Search, filters and paging. `readCatalogParams` reads them from a URL. Default:
 * all products.
 * @example
 * ```tsx
 * import { useProducts } from "@portico/react";
 *
 * function Shop() {
 *   const { data, total } = useProducts({ search: "coat", limit: 12 });
 *   return <>{data?.length} of {total}</>;
 * }
 * ```
 */
export function useProducts(options: UseProductsOptions = {}): UseProducts {
  const { page = 1, enabled = true, ...listOptions } = options;
  const query = useInfiniteQuery({
    ...productsInfiniteQuery(useClient(), { ...listOptions, aggregations: STOCK_FACET }),
    placeholderData: keepPreviousData,
    enabled,
    select: ({ pages }) => {
      const { inStock, partlyInStock, outOfStock } = stockCounts(pages[0]?.aggregationData);
      const products = pages.flatMap((page) => page.products);
      return { products, pages: pages.length, total: inStock + partlyInStock + outOfStock };
    },
  });
  const { data, error, isFetching, hasNextPage, fetchNextPage } = query;
  const pageCount = data?.pages ?? 0;
  const shouldFetchNextPage =
    pageCount > 0 && pageCount < page && hasNextPage && !isFetching && !error;
  // Each page needs the cursor of the previous one. Two responses can arrive between two renders,
  // so the effect depends on the number of pages.
  useEffect(() => {
    if (shouldFetchNextPage && pageCount > 0) void fetchNextPage();
  }, [shouldFetchNextPage, pageCount, fetchNextPage]);
  const { isPending, isPlaceholderData, refetch } = query;
  const state = { error, isPending, isPlaceholderData, hasNextPage, fetchNextPage, refetch };
  const isFetchingNextPage = query.isFetchingNextPage || shouldFetchNextPage;
  return { ...state, data: data?.products, total: data?.total, isFetchingNextPage };
}
