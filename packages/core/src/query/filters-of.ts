import type {
  AggregationOf,
  AggregationStep,
  Interval,
  Range,
  ValueSettings,
} from "./aggregation.js";
import { conditionMethods } from "./conditions.js";
import type { FilterOf, ItemFilter } from "./filter.js";
import type { QueryFields, QueryValue, SearchFields, SortingOf } from "./query.js";
import type { FIELDS } from "./query-builder.js";

/** Creates filters for one query or search operation. */
export interface FilterMaker<Fields extends QueryFields> {
  /** Matches if `field` equals `value`. `null` matches items without a value. */
  eq<F extends Fields["eq"]>(field: F, value: QueryValue<Fields, F> | null): FilterOf<Fields>;
  /** Matches if `field` differs from `value`. */
  ne<F extends Fields["in"]>(field: F, value: QueryValue<Fields, F> | null): FilterOf<Fields>;
  /** Matches if `field` is at least `value`. */
  ge<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): FilterOf<Fields>;
  /** Matches if `field` is greater than `value`. */
  gt<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): FilterOf<Fields>;
  /** Matches if `field` is at most `value`. */
  le<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): FilterOf<Fields>;
  /** Matches if `field` is less than `value`. */
  lt<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): FilterOf<Fields>;
  /** Matches if `field` starts with `prefix`. */
  startsWith(field: Fields["startsWith"], prefix: string): FilterOf<Fields>;
  /** Matches if `field` equals one of `values`. */
  in<F extends Fields["in"]>(field: F, values: readonly QueryValue<Fields, F>[]): FilterOf<Fields>;
  /** Matches if `field` is set or, if `value` is false, not set. */
  exists(field: Fields["exists"], value?: boolean): FilterOf<Fields>;
  /** Matches if the list `field` contains at least one of `values`. */
  hasSome<F extends Fields["has"]>(
    field: F,
    values: readonly QueryValue<Fields, F>[],
  ): FilterOf<Fields>;
  /** Matches if the list `field` contains all of `values`. */
  hasAll<F extends Fields["has"]>(
    field: F,
    values: readonly QueryValue<Fields, F>[],
  ): FilterOf<Fields>;
  /** Matches if all of these filters match. */
  and(...filters: FilterOf<Fields>[]): FilterOf<Fields>;
  /** Matches if at least one of these filters matches. */
  or(...filters: FilterOf<Fields>[]): FilterOf<Fields>;
  /** Matches if this filter does not match. */
  not(filter: FilterOf<Fields>): FilterOf<Fields>;
}

/** Creates filters for one search operation. */
export interface SearchFilterMaker<Fields extends SearchFields> extends FilterMaker<Fields> {
  /** Matches if `field` equals none of `values`. */
  nin<F extends Fields["in"]>(field: F, values: readonly QueryValue<Fields, F>[]): FilterOf<Fields>;
  /** Matches if the list `field` contains a matching element for each filter. */
  matchItems<F extends Fields["match"]>(
    field: F,
    ...filters: ItemFilter<QueryValue<Fields, F>>[]
  ): FilterOf<Fields>;
}

/** Creates sort orders for one query or search operation. */
export interface SortMaker<Fields extends QueryFields> {
  /** Sorts by this field, lowest value first. */
  ascending(field: Fields["ascending"]): SortingOf<Fields>;
  /** Sorts by this field, highest value first. */
  descending(field: Fields["descending"]): SortingOf<Fields>;
}

/** Creates aggregations for one search operation. */
export interface AggregationMaker<Fields extends SearchFields> {
  /** Counts the items for each value of the field. */
  value(field: Fields["aggregate"], settings?: ValueSettings): AggregationOf<Fields, "VALUE">;
  /** Counts the items in each range. */
  range(field: Fields["aggregate"], ...buckets: Range[]): AggregationOf<Fields, "RANGE">;
  /** Computes the lowest value. */
  min(field: Fields["aggregate"]): AggregationOf<Fields, "SCALAR">;
  /** Computes the highest value. */
  max(field: Fields["aggregate"]): AggregationOf<Fields, "SCALAR">;
  /** Counts the distinct values. */
  countDistinct(field: Fields["aggregate"]): AggregationOf<Fields, "SCALAR">;
  /** Counts the items in each time interval. */
  dateHistogram(
    field: Fields["aggregate"],
    interval: Interval,
  ): AggregationOf<Fields, "DATE_HISTOGRAM">;
  /** Nests two or three aggregations, each computed within the groups of the previous one. */
  nested(...steps: AggregationStep<Fields>[]): AggregationOf<Fields, "NESTED">;
}

/** Functions that create filters and sort orders for a query. */
export interface QueryParts<Fields extends QueryFields> {
  readonly filter: FilterMaker<Fields>;
  readonly sort: SortMaker<Fields>;
}

/** Functions that create filters, sort orders and aggregations for a search. */
export interface SearchParts<Fields extends SearchFields> {
  readonly filter: SearchFilterMaker<Fields>;
  readonly sort: SortMaker<Fields>;
  readonly aggregation: AggregationMaker<Fields>;
}

/** A query or search operation that `filtersOf` accepts. */
export interface Buildable<Fields extends QueryFields> {
  (...args: never[]): { readonly [FIELDS]?: Fields };
  (...args: never[]): unknown;
}

const scalar = (type: string) => (fieldPath: string) => ({
  type: "SCALAR",
  fieldPath,
  scalar: { type },
});

/**
 * Returns typed functions that create filters, sort orders and aggregations as plain objects. Pass
 * filters to a builder's `where`, or to another operation of the service that accepts a filter. The
 * operation itself accepts all of these objects.
 *
 * @param operation - a query or search operation, which is not called
 * @returns `filter`, `sort` and, for a search, `aggregation`
 * @example
 * ```ts
 * import { createClient, filtersOf } from "@portico/core";
 * import { OAuthStrategy } from "@portico/identity";
 * import { productsV3 } from "@portico/stores";
 *
 * const client = createClient({
 *   auth: OAuthStrategy({ clientId: "<your client id>" }),
 *   modules: { productsV3 },
 * });
 * const { filter, sort, aggregation } = filtersOf(productsV3.searchProducts);
 * const { products } = await client.productsV3.searchProducts({
 *   filter: filter.and(
 *     filter.eq("visible", true),
 *     filter.matchItems("allCategoriesInfo.categories", { id: { $in: ["<category id>"] } }),
 *   ),
 *   sort: [sort.ascending("name")],
 *   aggregations: [{ name: "brands", ...aggregation.value("brand.name") }],
 * });
 * ```
 */
export function filtersOf<Fields extends QueryFields>(
  operation: Buildable<Fields>,
): Fields extends SearchFields ? SearchParts<Fields> : QueryParts<Fields>;
export function filtersOf(): unknown {
  return {
    filter: {
      ...conditionMethods((filter) => filter),
      and: (...filters: unknown[]) => ({ $and: filters }),
      or: (...filters: unknown[]) => ({ $or: filters }),
      not: (filter: unknown) => ({ $not: filter }),
    },
    sort: {
      ascending: (fieldName: string) => ({ fieldName, order: "ASC" }),
      descending: (fieldName: string) => ({ fieldName, order: "DESC" }),
    },
    aggregation: {
      value: (fieldPath: string, value?: unknown) => ({
        type: "VALUE",
        fieldPath,
        ...(value ? { value } : {}),
      }),
      range: (fieldPath: string, ...buckets: unknown[]) => ({
        type: "RANGE",
        fieldPath,
        range: { buckets },
      }),
      min: scalar("MIN"),
      max: scalar("MAX"),
      countDistinct: scalar("COUNT_DISTINCT"),
      dateHistogram: (fieldPath: string, interval: string) => ({
        type: "DATE_HISTOGRAM",
        fieldPath,
        dateHistogram: { interval },
      }),
      nested: (...nestedAggregations: unknown[]) => ({
        type: "NESTED",
        nested: { nestedAggregations },
      }),
    },
  };
}
