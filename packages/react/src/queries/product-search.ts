import type { FilterOf, SortingOf } from "@portico/core";
import type {
  RequestedFields,
  SearchProductsFields,
  SearchProductsSearch,
} from "@portico/stores/products-v3";
import { sortedUnique } from "./query-options.js";

export type ProductSorting = SortingOf<SearchProductsFields>;

export type ProductAggregation = NonNullable<SearchProductsSearch["aggregations"]>[number];

type ProductFilter = FilterOf<SearchProductsFields>;

/** Options of product lists. */
export interface ProductsOptions {
  /** Search text. Default: all products. */
  search?: string | undefined;
  /** Category id. Includes subcategories. Default: all categories. */
  categoryId?: string | undefined;
  /** Range for the cheapest variant's price, in the shop's currency. Default: any price. */
  price?: { readonly min?: number | undefined; readonly max?: number | undefined } | undefined;
  /**
   * Choice names by option name. A product matches if it has a listed choice for each option.
   * Default: all choices.
   */
  choices?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Brand names. Default: all brands. */
  brands?: readonly string[] | undefined;
  /** Whether to exclude products without a variant in stock. Default: `false`. */
  inStock?: boolean | undefined;
  /** Additional filter, in the format of `searchProducts`. Default: none. */
  filter?: ProductFilter | undefined;
  /**
   * Sort order, such as `[{ fieldName: "actualPriceRange.minValue.amount", order: "ASC" }]`.
   * Default: relevance.
   */
  sort?: readonly ProductSorting[] | undefined;
  /** Products per page, 1 to 100. Default: 24. */
  limit?: number | undefined;
  /** Additional fields. Default: `["CURRENCY"]`. */
  fields?: readonly RequestedFields[] | undefined;
  /** Aggregations over all results, such as `productFacets()`. Default: none. */
  aggregations?: readonly ProductAggregation[] | undefined;
}

export const LOWEST_PRICE_FIELD = "actualPriceRange.minValue.amount";

const sortedChoices = (choices: ProductsOptions["choices"] = {}) =>
  Object.entries(choices)
    .map(([option, names]) => [option, sortedUnique(names)] as const)
    .filter(([, names]) => names.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));

const undefinedIfEmpty = <Item>(items: readonly Item[] = []) =>
  items.length > 0 ? items : undefined;

/** Ensures that equivalent options produce the same query key. */
export function normalizeProductsOptions(options: ProductsOptions) {
  const { min, max } = options.price ?? {};
  const choices = undefinedIfEmpty(sortedChoices(options.choices));
  return {
    limit: options.limit ?? 24,
    fields: sortedUnique<RequestedFields>(options.fields ?? ["CURRENCY"]),
    search: options.search?.trim() || undefined,
    categoryId: options.categoryId || undefined,
    price: min === undefined && max === undefined ? undefined : { min, max },
    choices: choices && Object.fromEntries(choices),
    brands: undefinedIfEmpty(sortedUnique(options.brands)),
    inStock: options.inStock || undefined,
    filter: undefinedIfEmpty(Object.keys(options.filter ?? {})) && options.filter,
    sort: undefinedIfEmpty(options.sort),
    aggregations: undefinedIfEmpty(options.aggregations),
  };
}

type NormalizedProductsOptions = ReturnType<typeof normalizeProductsOptions>;

const CHOICE_NAME_FIELD = "options.choicesSettings.choices.name";

function filterConditions(options: NormalizedProductsOptions): ProductFilter[] {
  const { filter, categoryId, price, choices = {}, brands, inStock } = options;
  const { min, max } = price ?? {};
  return [
    ...(filter ? [{ ...filter }] : []),
    // Only searches can filter by category, and only with $matchItems.
    ...(categoryId
      ? [{ "allCategoriesInfo.categories": { $matchItems: [{ id: { $in: [categoryId] } }] } }]
      : []),
    ...(min === undefined ? [] : [{ [LOWEST_PRICE_FIELD]: { $gte: min } }]),
    ...(max === undefined ? [] : [{ [LOWEST_PRICE_FIELD]: { $lte: max } }]),
    ...Object.values(choices).map((names) => ({ [CHOICE_NAME_FIELD]: { $hasSome: names } })),
    ...(brands ? [{ "brand.name": { $in: brands } }] : []),
    ...(inStock ? [{ "inventory.availabilityStatus": { $ne: "OUT_OF_STOCK" as const } }] : []),
  ];
}

export function searchRequest(
  options: NormalizedProductsOptions,
  cursor?: string,
): SearchProductsSearch {
  const { search, sort, limit, aggregations } = options;
  const textSearch = search ? { search: { expression: search, mode: "AND" } as const } : {};
  // A cursor contains the filter and the sort order. The platform rejects requests that repeat
  // them.
  if (cursor) return { ...textSearch, cursorPaging: { limit, cursor } };
  const conditions = filterConditions(options);
  return {
    ...textSearch,
    // The platform rejects an empty filter.
    filter: conditions.length > 1 ? { $and: conditions } : conditions[0],
    sort: sort && [...sort],
    aggregations: aggregations && [...aggregations],
    cursorPaging: { limit },
  };
}
