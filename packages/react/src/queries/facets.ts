import type { Customization } from "@portico/stores/customizations-v3";
import type { CommonAggregationData as AggregationData } from "@portico/stores/products-v3";
import { queryCustomizations } from "../generated/customizations-v3.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { type FacetName, type FacetValue, facetValues, stockCounts } from "./product-facets.js";
import { clientQuery, STABLE_DEFAULTS } from "./query-options.js";

/** Filter for an option, such as "Color". */
export interface OptionFacet {
  readonly name: string;
  /** How to display the values. */
  readonly kind: "text" | "swatch";
  /** Values that match products, in the merchant's order. */
  readonly values: readonly (FacetValue & { readonly colorCode: string | undefined })[];
}

/** A product list's available filters, with counts. */
export interface Facets {
  /** Price range of the results in the shop's currency. */
  readonly price: { readonly min: number; readonly max: number } | undefined;
  /** Filters by option. Empty if `facetsOf` gets no `options`. */
  readonly options: readonly OptionFacet[];
  /** Choice names of all options. */
  readonly choices: readonly FacetValue[];
  readonly brands: readonly FacetValue[];
  /** Number of products with all, some or no variants in stock. */
  readonly stock: {
    readonly inStock: number;
    readonly partlyInStock: number;
    readonly outOfStock: number;
  };
  /** Category ids, including parent categories. */
  readonly categories: readonly FacetValue[];
}

function optionFacets(
  choiceCounts: readonly FacetValue[],
  storeOptions: readonly Customization[],
): OptionFacet[] {
  const counts = new Map(choiceCounts.map((choice) => [choice.value, choice.count]));
  return storeOptions.flatMap(({ name, customizationRenderType: type, choicesSettings }) => {
    const values = (choicesSettings?.choices ?? []).flatMap((choice) => {
      const count = counts.get(choice.name) ?? 0;
      return count > 0
        ? [{ value: choice.name, count, colorCode: choice.colorCode || undefined }]
        : [];
    });
    const kind = type === "SWATCH_CHOICES" ? "swatch" : "text";
    return values.length > 0 ? [{ name, kind, values }] : [];
  });
}

/**
 * Reads the available filters of a product list from a response. Facets that were not requested are
 * empty, `undefined` or 0.
 *
 * @param data - The response's `aggregationData`.
 * @param options - Data of `storeOptionsQuery`, to group choices by option. Default: none.
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
  const findResult = (name: string) => data?.results.find((result) => result.name === name);
  const valuesOf = (name: FacetName) => facetValues(data, name);
  const [min, max] = [
    findResult("price-min")?.scalar?.value,
    findResult("price-max")?.scalar?.value,
  ];
  return {
    price: min === undefined || max === undefined ? undefined : { min, max },
    options: optionFacets(valuesOf("choices"), options),
    choices: valuesOf("choices"),
    brands: valuesOf("brands"),
    stock: stockCounts(data),
    categories: valuesOf("categories"),
  };
}

/**
 * Creates query options for the shop's product options, such as "Color", with choices and color
 * codes. Pass the data to `facetsOf`.
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
  const key = [...porticoKeys(client).catalog(), "options"];
  return clientQuery<Customization[]>(client, key, STABLE_DEFAULTS, async (view) => {
    const filter = { customizationType: { $eq: "PRODUCT_OPTION" } } as const;
    const request = { filter, cursorPaging: { limit: 100 } };
    return (await view.use(queryCustomizations)(request)).customizations;
  });
}
