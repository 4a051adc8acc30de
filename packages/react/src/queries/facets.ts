import type { Customization } from "@portico/stores/customizations-v3";
import type {
  CommonAggregationData as AggregationData,
  SearchProductsFields,
} from "@portico/stores/products-v3";
import { PRICE, type ProductAggregation } from "./product-search.js";

/** One value that products can be narrowed to, and how many have it. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** An option that products can be narrowed by, "Color". */
export interface OptionFacet {
  readonly name: string;
  /** How its values are shown. */
  readonly kind: "text" | "swatch";
  /** In the merchant's order, without those that no product has. */
  readonly values: readonly (FacetValue & { readonly colorCode: string | undefined })[];
}

/** What the products of a list can be narrowed by. */
export interface Facets {
  /** Lowest and highest price of what was found, in the shop's currency. */
  readonly price: { readonly min: number; readonly max: number } | undefined;
  /** By option, where the shop's options were given. */
  readonly options: readonly OptionFacet[];
  /** Names of choices of all options together: colors, sizes. */
  readonly choices: readonly FacetValue[];
  readonly brands: readonly FacetValue[];
  /** How many products have everything, something or nothing in stock. */
  readonly stock: {
    readonly inStock: number;
    readonly partlyInStock: number;
    readonly outOfStock: number;
  };
  /** Ids of categories, those around a product's own included. */
  readonly categories: readonly FacetValue[];
}

/** The names of what {@link productFacets} asks for. */
export type FacetName = "price" | "choices" | "brands" | "stock" | "categories";

type FieldPath = SearchProductsFields["aggregate"];

const value = (name: string, fieldPath: FieldPath, limit: number): ProductAggregation => ({
  name,
  type: "VALUE",
  fieldPath,
  value: { limit, sortType: "COUNT", sortDirection: "DESC" },
});

const scalar = (name: string, fieldPath: FieldPath, type: "MIN" | "MAX"): ProductAggregation => ({
  name,
  type: "SCALAR",
  fieldPath,
  scalar: { type },
});

/**
 * What to ask a search for so that {@link facetsOf} can tell what the products can be narrowed by.
 *
 * @param options - `only` some facets, all unless told otherwise; `limit` values of each at most, 100
 * unless told otherwise
 * @returns the `aggregations` of `productsQuery`
 * @example
 * ```tsx
 * function Brands() {
 *   const { data } = useQuery(
 *     productsQuery(useClient(), { limit: 1, aggregations: productFacets({ only: ["brands"] }) }),
 *   );
 *   return <>{facetsOf(data?.aggregationData).brands.map((brand) => brand.value)}</>;
 * }
 * ```
 */
export function productFacets(
  options: { only?: readonly FacetName[]; limit?: number } = {},
): ProductAggregation[] {
  const { only, limit = 100 } = options;
  const facets: Record<FacetName, ProductAggregation[]> = {
    price: [
      scalar("price-min", PRICE, "MIN"),
      scalar("price-max", "actualPriceRange.maxValue.amount", "MAX"),
    ],
    choices: [value("choices", "options.choicesSettings.choices.name", limit)],
    brands: [value("brands", "brand.name", limit)],
    stock: [value("stock", "inventory.availabilityStatus", limit)],
    categories: [value("categories", "allCategoriesInfo.categories.id", limit)],
  };
  return Object.entries(facets).flatMap(([name, asked]) =>
    !only || only.includes(name as FacetName) ? asked : [],
  );
}

function optionsOf(counted: readonly FacetValue[], known: readonly Customization[]): OptionFacet[] {
  const counts = new Map(counted.map((one) => [one.value, one.count]));
  return known
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
 * What the products of a list can be narrowed by, with counts, out of the answer to
 * {@link productFacets}. What was not asked for is empty.
 *
 * @param data - the `aggregationData` of a search
 * @param options - of the shop, as `storeOptionsQuery` gets them: which choice belongs to which
 * @example
 * ```ts
 * const dearest = (answer: V3SearchProductsResponse) => facetsOf(answer.aggregationData).price?.max;
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
    options: optionsOf(values("choices"), options),
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
