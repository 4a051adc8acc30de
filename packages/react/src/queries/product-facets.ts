import type {
  CommonAggregationData as AggregationData,
  SearchProductsFields,
} from "@portico/stores/products-v3";
import { LOWEST_PRICE_FIELD, type ProductAggregation } from "./product-search.js";

/** Value of a filter, with the number of matching products. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** Facet name for {@link productFacets}. */
export type FacetName = "price" | "choices" | "brands" | "stock" | "categories";

/**
 * Returns the `aggregations` option of `productsQuery` for `facetsOf`.
 *
 * @param options - `only`: facets to request, all by default. `limit`: maximum values per facet,
 * 100 by default.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { facetsOf, productFacets, productsQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * function useBrands() {
 *   const aggregations = productFacets({ only: ["brands"] });
 *   const { data } = useQuery(productsQuery(useClient(), { limit: 1, aggregations }));
 *   return facetsOf(data?.aggregationData).brands;
 * }
 * ```
 */
export function productFacets(
  options: { only?: readonly FacetName[]; limit?: number } = {},
): ProductAggregation[] {
  const { only, limit = 100 } = options;
  type FieldPath = SearchProductsFields["aggregate"];
  const valueFacet = (name: FacetName, fieldPath: FieldPath): ProductAggregation => {
    const value = { limit, sortType: "COUNT", sortDirection: "DESC" } as const;
    return { name, type: "VALUE", fieldPath, value };
  };
  const highestPriceField = "actualPriceRange.maxValue.amount";
  const facets: ProductAggregation[] = [
    { name: "price-min", type: "SCALAR", fieldPath: LOWEST_PRICE_FIELD, scalar: { type: "MIN" } },
    { name: "price-max", type: "SCALAR", fieldPath: highestPriceField, scalar: { type: "MAX" } },
    valueFacet("choices", "options.choicesSettings.choices.name"),
    valueFacet("brands", "brand.name"),
    valueFacet("stock", "inventory.availabilityStatus"),
    valueFacet("categories", "allCategoriesInfo.categories.id"),
  ];
  return facets.filter(({ name }) => !only || only.includes(name?.split("-")[0] as FacetName));
}

export const facetValues = (
  data: AggregationData | undefined,
  name: FacetName,
): readonly FacetValue[] =>
  data?.results.find((result) => result.name === name)?.values?.results ?? [];

export function stockCounts(data: AggregationData | undefined) {
  const countOf = (status: string) =>
    facetValues(data, "stock").find(({ value }) => value === status)?.count ?? 0;
  return {
    inStock: countOf("IN_STOCK"),
    partlyInStock: countOf("PARTIALLY_OUT_OF_STOCK"),
    outOfStock: countOf("OUT_OF_STOCK"),
  };
}
