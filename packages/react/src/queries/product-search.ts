import type { FilterOf, SortingOf } from "@portico/core";
import type {
  RequestedFields,
  SearchProductsFields,
  SearchProductsSearch,
} from "@portico/stores/products-v3";

/** Filter of `searchProducts`. */
export type ProductFilter = FilterOf<SearchProductsFields>;

/** Sort order of `searchProducts`. */
export type ProductSorting = SortingOf<SearchProductsFields>;

/** Named aggregation of `searchProducts`. */
export type ProductAggregation = NonNullable<SearchProductsSearch["aggregations"]>[number];

/** Options of product lists. */
export interface ProductsOptions {
  /** Search text. */
  search?: string | undefined;
  /** Category id. Includes its subcategories. */
  categoryId?: string | undefined;
  /** Price range in the shop's currency. Compares the product's cheapest variant. */
  price?: { readonly min?: number | undefined; readonly max?: number | undefined } | undefined;
  /** Choice names by option name. Matches products with at least one of the choices of each option. */
  choices?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Brand names. Matches products of any of these brands. */
  brands?: readonly string[] | undefined;
  /** Set to `true` for products with at least one variant in stock. */
  inStock?: boolean | undefined;
  /** Additional filter, as in `searchProducts`. */
  filter?: ProductFilter | undefined;
  /** Sort order, such as `[{ fieldName: "actualPriceRange.minValue.amount", order: "ASC" }]`. */
  sort?: readonly ProductSorting[] | undefined;
  /** Products per page, 1 to 100. Default: 24. */
  limit?: number | undefined;
  /** Additional fields of each product. Default: `["CURRENCY"]`. */
  fields?: readonly RequestedFields[] | undefined;
  /** Aggregations over all results, such as the aggregations of `productFacets`. */
  aggregations?: readonly ProductAggregation[] | undefined;
}

/** Field with the lowest price of a product's variants. */
export const PRICE_FIELD = "actualPriceRange.minValue.amount";

const hasFields = (value: object | undefined) =>
  value !== undefined && Object.keys(value).length > 0;

const sortedUnique = (values: readonly string[] = []) => [...new Set(values)].sort();

function sortedChoices(choices: ProductsOptions["choices"] = {}) {
  return Object.entries(choices)
    .map(([option, names]) => [option, sortedUnique(names)] as const)
    .filter(([, names]) => names.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const nonEmpty = <Item>(items: readonly Item[] = []) => (items.length > 0 ? items : undefined);

/** Applies defaults and sorts lists, so that equivalent options produce the same query key. */
export function normalizeProductsOptions(options: ProductsOptions) {
  const { search, categoryId, price, filter, sort, limit = 24, aggregations } = options;
  const { min, max } = price ?? {};
  const searchText = search?.trim();
  const choices = sortedChoices(options.choices);
  const brands = sortedUnique(options.brands);
  return {
    limit,
    fields: sortedUnique(options.fields ?? ["CURRENCY"]) as RequestedFields[],
    search: searchText || undefined,
    categoryId: categoryId || undefined,
    price: min === undefined && max === undefined ? undefined : { min, max },
    choices: choices.length > 0 ? Object.fromEntries(choices) : undefined,
    brands: nonEmpty(brands),
    inStock: options.inStock || undefined,
    filter: filter && hasFields(filter) ? filter : undefined,
    sort: nonEmpty(sort),
    aggregations: nonEmpty(aggregations),
  };
}

export type NormalizedProductsOptions = ReturnType<typeof normalizeProductsOptions>;

const CHOICE_NAMES = "options.choicesSettings.choices.name";

function filterConditions(options: NormalizedProductsOptions): ProductFilter[] {
  const { filter, categoryId, price, choices, brands, inStock } = options;
  const { min, max } = price ?? {};
  return [
    ...(filter ? [{ ...filter }] : []),
    // Only searches can filter by category, and only with $matchItems.
    ...(categoryId
      ? [{ "allCategoriesInfo.categories": { $matchItems: [{ id: { $in: [categoryId] } }] } }]
      : []),
    ...(min === undefined ? [] : [{ [PRICE_FIELD]: { $gte: min } }]),
    ...(max === undefined ? [] : [{ [PRICE_FIELD]: { $lte: max } }]),
    ...Object.values(choices ?? {}).map((names) => ({ [CHOICE_NAMES]: { $hasSome: names } })),
    ...(brands ? [{ "brand.name": { $in: brands } }] : []),
    ...(inStock ? [{ "inventory.availabilityStatus": { $ne: "OUT_OF_STOCK" as const } }] : []),
  ];
}

export function searchRequest(
  options: NormalizedProductsOptions,
  cursor?: string,
): SearchProductsSearch {
  const { search, sort, limit, aggregations } = options;
  const searchPart = search ? { search: { expression: search, mode: "AND" } as const } : {};
  // A cursor contains filter and sort order. The platform rejects them next to a cursor.
  if (cursor) return { ...searchPart, cursorPaging: { limit, cursor } };
  const conditions = filterConditions(options);
  return {
    ...searchPart,
    // The platform also rejects an empty filter.
    filter: conditions.length > 1 ? { $and: conditions } : conditions[0],
    sort: sort && [...sort],
    aggregations: aggregations && [...aggregations],
    cursorPaging: { limit },
  };
}
