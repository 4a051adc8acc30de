import type { Customization } from "@portico/stores/customizations-v3";
import type {
  CommonAggregationData as AggregationData,
  SearchProductsFields,
} from "@portico/stores/products-v3";
import { queryCustomizations } from "../generated/customizations-v3.js";
import { CATALOG_DEFAULTS } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { PRICE_FIELD, type ProductAggregation } from "./product-search.js";
import { queryOptions } from "./query-options.js";

/**
 * Creates query options for the product options of the shop, such as "Color" and "Size", with their choices and color
 * codes. Pass the data to {@link facetsOf}.
 *
 * Calls `customizationsV3.queryCustomizations`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { storeOptionsQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useShopOptions = () => useQuery(storeOptionsQuery(useClient())).data;
 * ```
 */
export function storeOptionsQuery(client: PorticoClient) {
  return queryOptions<Customization[]>({
    ...CATALOG_DEFAULTS,
    queryKey: [...porticoKeys(client).catalog(), "options"],
    queryFn: async ({ signal }) => {
      const { customizations } = await client.with({ signal }).use(queryCustomizations)({
        filter: { customizationType: { $eq: "PRODUCT_OPTION" } },
        cursorPaging: { limit: 100 },
      });
      return customizations;
    },
  });
}

/** Filter value with the number of matching products. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** Filter for an option, such as "Color". */
export interface OptionFacet {
  readonly name: string;
  /** How to display the values. */
  readonly kind: "text" | "swatch";
  /** Values in the merchant's order, without values that match no product. */
  readonly values: readonly (FacetValue & { readonly colorCode: string | undefined })[];
}

/** Available filters of a product list, with counts. */
export interface Facets {
  /** Lowest and highest price of the results, in the shop's currency. */
  readonly price: { readonly min: number; readonly max: number } | undefined;
  /** Filters by option. Empty without the shop's options. */
  readonly options: readonly OptionFacet[];
  /** Choice names of all options, such as colors and sizes. */
  readonly choices: readonly FacetValue[];
  readonly brands: readonly FacetValue[];
  /** Number of products by stock: all, some, or no variants in stock. */
  readonly stock: {
    readonly inStock: number;
    readonly partlyInStock: number;
    readonly outOfStock: number;
  };
  /** Category ids, including parent categories. */
  readonly categories: readonly FacetValue[];
}

/** Names of facets for {@link productFacets}. */
export type FacetName = "price" | "choices" | "brands" | "stock" | "categories";

type FieldPath = SearchProductsFields["aggregate"];

const valueAggregation = (
  name: string,
  fieldPath: FieldPath,
  limit: number,
): ProductAggregation => ({
  name,
  type: "VALUE",
  fieldPath,
  value: { limit, sortType: "COUNT", sortDirection: "DESC" },
});

const scalarAggregation = (
  name: string,
  fieldPath: FieldPath,
  type: "MIN" | "MAX",
): ProductAggregation => ({
  name,
  type: "SCALAR",
  fieldPath,
  scalar: { type },
});

/**
 * Returns the `aggregations` option of `productsQuery` for {@link facetsOf}.
 *
 * @param options - `only`: facets to request, by default all. `limit`: maximum values per facet, by default 100.
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
  const facets: Record<FacetName, ProductAggregation[]> = {
    price: [
      scalarAggregation("price-min", PRICE_FIELD, "MIN"),
      scalarAggregation("price-max", "actualPriceRange.maxValue.amount", "MAX"),
    ],
    choices: [valueAggregation("choices", "options.choicesSettings.choices.name", limit)],
    brands: [valueAggregation("brands", "brand.name", limit)],
    stock: [valueAggregation("stock", "inventory.availabilityStatus", limit)],
    categories: [valueAggregation("categories", "allCategoriesInfo.categories.id", limit)],
  };
  return Object.entries(facets).flatMap(([name, aggregations]) =>
    !only || only.includes(name as FacetName) ? aggregations : [],
  );
}

function optionFacets(
  choiceCounts: readonly FacetValue[],
  storeOptions: readonly Customization[],
): OptionFacet[] {
  const counts = new Map(choiceCounts.map((choice) => [choice.value, choice.count]));
  return storeOptions
    .map(
      ({ name, customizationRenderType: type, choicesSettings }): OptionFacet => ({
        name,
        kind: type === "SWATCH_CHOICES" ? "swatch" : "text",
        values: (choicesSettings?.choices ?? []).flatMap((choice) => {
          const count = counts.get(choice.name) ?? 0;
          const colorCode = choice.colorCode || undefined;
          return count > 0 ? [{ value: choice.name, count, colorCode }] : [];
        }),
      }),
    )
    .filter(({ values }) => values.length > 0);
}

/**
 * Computes the available filters of a product list from the response to {@link productFacets}. Facets that were not
 * requested are empty.
 *
 * @param data - `aggregationData` of a search response.
 * @param options - Options of the shop from `storeOptionsQuery`, to group choices by option.
 * @example
 * ```ts
 * import { facetsOf } from "@portico/react/queries";
 * import type { V3SearchProductsResponse } from "@portico/stores/products-v3";
 *
 * const highestPrice = (response: V3SearchProductsResponse) => facetsOf(response.aggregationData).price?.max;
 * ```
 */
export function facetsOf(
  data: AggregationData | undefined,
  options: readonly Customization[] = [],
): Facets {
  const find = (name: string) => data?.results.find((result) => result.name === name);
  const values = (name: string) => find(name)?.values?.results ?? [];
  const count = (status: string) =>
    values("stock").find((result) => result.value === status)?.count ?? 0;
  const [min, max] = [find("price-min")?.scalar?.value, find("price-max")?.scalar?.value];
  return {
    price: min === undefined || max === undefined ? undefined : { min, max },
    options: optionFacets(values("choices"), options),
    choices: values("choices"),
    brands: values("brands"),
    stock: {
      inStock: count("IN_STOCK"),
      partlyInStock: count("PARTIALLY_OUT_OF_STOCK"),
      outOfStock: count("OUT_OF_STOCK"),
    },
    categories: values("categories"),
  };
}
