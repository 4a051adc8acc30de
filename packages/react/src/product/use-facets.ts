import type { PorticoError } from "@portico/core";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useClient } from "../provider/provider.js";
import { type Facets, facetsOf, storeOptionsQuery } from "../queries/facets.js";
import { productFacets } from "../queries/product-facets.js";
import type { ProductsOptions } from "../queries/product-search.js";
import { productsQuery } from "../queries/products.js";

/** Options of {@link useFacets}. */
export interface UseFacetsOptions
  extends Omit<ProductsOptions, "aggregations" | "sort" | "limit" | "fields"> {
  /** Set to `false` while options such as a category id are loading. Default: true. */
  enabled?: boolean | undefined;
}

/** Result of {@link useFacets}. */
export interface UseFacets {
  /**
   * Available filters with counts. `undefined` until the first response. After an error, the
   * previous filters remain.
   */
  readonly data: Facets | undefined;
  readonly error: PorticoError | null;
  readonly isPending: boolean;
  /** Refetches failed requests. */
  refetch(): Promise<unknown>;
}

const ALL_FACETS = productFacets();

function optionsWithoutEachFilter(options: ProductsOptions) {
  const { categoryId, choices = {}, brands = [], price, inStock } = options;
  const optionsByFilter: Record<string, ProductsOptions> = {};
  for (const name of Object.keys(choices))
    optionsByFilter[`option.${name}`] = { ...options, choices: { ...choices, [name]: [] } };
  if (brands.length > 0) optionsByFilter.brands = { ...options, brands: [] };
  if (price) optionsByFilter.price = { ...options, price: undefined };
  if (inStock) optionsByFilter.stock = { ...options, inStock: undefined };
  if (categoryId) optionsByFilter.categories = { ...options, categoryId: undefined };
  return optionsByFilter;
}

/**
 * Returns a product list's available filters. Each filter's counts reflect only the other filters,
 * so the user can switch to another value. Calls `productsV3.searchProducts`, once for the list and
 * once for each active filter, and `customizationsV3.queryCustomizations`.
 *
 * @example
 * ```tsx
 * import { useFacets } from "@portico/react";
 *
 * function Brands() {
 *   const { data } = useFacets({ inStock: true });
 *   return <ul>{data?.brands.map(({ value, count }) => <li key={value}>{value} ({count})</li>)}</ul>;
 * }
 * ```
 */
export function useFacets({ enabled = true, ...options }: UseFacetsOptions = {}): UseFacets {
  const client = useClient();
  const optionsByFilter = optionsWithoutEachFilter(options);
  const filterNames = Object.keys(optionsByFilter);
  const facetQuery = (listOptions: ProductsOptions) => ({
    ...productsQuery(client, { ...listOptions, limit: 1, fields: [], aggregations: ALL_FACETS }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const storeOptions = useQuery(storeOptionsQuery(client));
  const listResult = useQuery(facetQuery(options));
  const filterResults = useQueries({ queries: Object.values(optionsByFilter).map(facetQuery) });
  const facetsWithout = (name: string) => {
    const data = filterResults[filterNames.indexOf(name)]?.data ?? listResult.data;
    return facetsOf(data?.aggregationData, storeOptions.data);
  };
  const results = [storeOptions, listResult, ...filterResults];
  const error = results.find((result) => result.error)?.error ?? null;
  const data: Facets | undefined = listResult.data && {
    choices: facetsWithout("").choices,
    options: (storeOptions.data ?? []).flatMap(
      ({ name }) =>
        facetsWithout(`option.${name}`).options.find((option) => option.name === name) ?? [],
    ),
    brands: facetsWithout("brands").brands,
    price: facetsWithout("price").price,
    stock: facetsWithout("stock").stock,
    categories: facetsWithout("categories").categories,
  };
  // Without facets, the user could not undo the filter that made the query fail.
  const previousFacets = useRef<Facets>(undefined);
  useEffect(() => {
    if (data && !error) previousFacets.current = data;
  });
  return {
    data: (error && previousFacets.current) || data,
    error,
    isPending: listResult.isPending,
    refetch: () =>
      Promise.all(results.filter((result) => result.error).map((result) => result.refetch())),
  };
}
