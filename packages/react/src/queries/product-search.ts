import type { FilterOf, SortingOf } from "@portico/core";
import type {
  RequestedFields,
  SearchProductsFields,
  SearchProductsSearch,
} from "@portico/stores/products-v3";

/** What products are narrowed to, as `searchProducts` takes it. */
export type ProductFilter = FilterOf<SearchProductsFields>;

/** What products are sorted by. */
export type ProductSorting = SortingOf<SearchProductsFields>;

/** A summary of products under its name. */
export type ProductAggregation = NonNullable<SearchProductsSearch["aggregations"]>[number];

/** Which products, in which order. */
export interface ProductsOptions {
  /** Free text to look for. */
  search?: string | undefined;
  /** Only products of this category and the categories in it. */
  categoryId?: string | undefined;
  /** Only products that cost so much, in the shop's currency; the cheapest variant counts. */
  price?: { readonly min?: number | undefined; readonly max?: number | undefined } | undefined;
  /** Only products with these choices: option name → names of choices, of which one is enough. */
  choices?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Only products of one of these brands, by name. */
  brands?: readonly string[] | undefined;
  /** Only products of which something is in stock. */
  inStock?: boolean | undefined;
  /** Further conditions, as `searchProducts` takes them. */
  filter?: ProductFilter | undefined;
  /** `[{ fieldName: "actualPriceRange.minValue.amount", order: "ASC" }]`. */
  sort?: readonly ProductSorting[] | undefined;
  /** Products per page, 1 to 100; 24 unless told otherwise. */
  limit?: number | undefined;
  /** What each product carries besides the basics; `["CURRENCY"]` unless told otherwise. */
  fields?: readonly RequestedFields[] | undefined;
  /** Summaries over all that is found, such as those of `productFacets`. */
  aggregations?: readonly ProductAggregation[] | undefined;
}

/** Where products have the lowest price of their variants. */
export const PRICE = "actualPriceRange.minValue.amount";

const hasFields = (value: object | undefined) =>
  value !== undefined && Object.keys(value).length > 0;

const sorted = (values: readonly string[] = []) => [...new Set(values)].sort();

function choicesOf(choices: ProductsOptions["choices"] = {}) {
  return Object.entries(choices)
    .map(([option, names]) => [option, sorted(names)] as const)
    .filter(([, names]) => names.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const listed = <Item>(items: readonly Item[] = []) => (items.length > 0 ? items : undefined);

/**
 * Options as they are meant: what says nothing is undefined, what is left out has its default, and
 * lists in which order does not count are sorted. Options that mean the same are the same.
 */
export function normalProducts(options: ProductsOptions) {
  const { search, categoryId, price, filter, sort, limit = 24, aggregations } = options;
  const { min, max } = price ?? {};
  const text = search?.trim();
  const choices = choicesOf(options.choices);
  const brands = sorted(options.brands);
  return {
    limit,
    fields: sorted(options.fields ?? ["CURRENCY"]) as RequestedFields[],
    search: text || undefined,
    categoryId: categoryId || undefined,
    price: min === undefined && max === undefined ? undefined : { min, max },
    choices: choices.length > 0 ? Object.fromEntries(choices) : undefined,
    brands: listed(brands),
    inStock: options.inStock || undefined,
    filter: filter && hasFields(filter) ? filter : undefined,
    sort: listed(sort),
    aggregations: listed(aggregations),
  };
}

/** Options that mean the same are the same here. */
export type NormalProducts = ReturnType<typeof normalProducts>;

const CHOICE_NAMES = "options.choicesSettings.choices.name";

function conditionsOf(options: NormalProducts): ProductFilter[] {
  const { filter, categoryId, price, choices, brands, inStock } = options;
  const { min, max } = price ?? {};
  return [
    ...(filter ? [{ ...filter }] : []),
    // Products know their categories in searches only, and only by way of $matchItems.
    ...(categoryId
      ? [{ "allCategoriesInfo.categories": { $matchItems: [{ id: { $in: [categoryId] } }] } }]
      : []),
    ...(min === undefined ? [] : [{ [PRICE]: { $gte: min } }]),
    ...(max === undefined ? [] : [{ [PRICE]: { $lte: max } }]),
    ...Object.values(choices ?? {}).map((names) => ({ [CHOICE_NAMES]: { $hasSome: names } })),
    ...(brands ? [{ "brand.name": { $in: brands } }] : []),
    ...(inStock ? [{ "inventory.availabilityStatus": { $ne: "OUT_OF_STOCK" as const } }] : []),
  ];
}

/** The search that the platform takes. */
export function searchOf(options: NormalProducts, cursor?: string): SearchProductsSearch {
  const { search, sort, limit, aggregations } = options;
  const found = search ? { search: { expression: search, mode: "AND" } as const } : {};
  // A cursor holds its filter and order: the platform refuses them beside it.
  if (cursor) return { ...found, cursorPaging: { limit, cursor } };
  const conditions = conditionsOf(options);
  return {
    ...found,
    // An empty filter is refused as well.
    filter: conditions.length > 1 ? { $and: conditions } : conditions[0],
    sort: sort && [...sort],
    aggregations: aggregations && [...aggregations],
    cursorPaging: { limit },
  };
}
