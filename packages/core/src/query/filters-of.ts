import type {
  AggregationOf,
  AggregationStep,
  Interval,
  Range,
  ValueSettings,
} from "./aggregation.js";
import { conditions } from "./conditions.js";
import type { FilterOf, ItemFilter } from "./filter.js";
import type { QueryFields, QueryValue, SearchFields, SortingOf } from "./query.js";
import type { FIELDS } from "./query-builder.js";

/** Makes the filters of one query or search. */
export interface FilterMaker<Fields extends QueryFields> {
  /** `field` equals `value`; `null` matches a field without a value. */
  eq<F extends Fields["eq"]>(field: F, value: QueryValue<Fields, F> | null): FilterOf<Fields>;
  /** `field` differs from `value`. */
  ne<F extends Fields["in"]>(field: F, value: QueryValue<Fields, F> | null): FilterOf<Fields>;
  /** `field` is greater than `value` or equal. */
  ge<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): FilterOf<Fields>;
  /** `field` is greater than `value`. */
  gt<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): FilterOf<Fields>;
  /** `field` is less than `value` or equal. */
  le<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): FilterOf<Fields>;
  /** `field` is less than `value`. */
  lt<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): FilterOf<Fields>;
  /** `field` starts with `prefix`. */
  startsWith(field: Fields["startsWith"], prefix: string): FilterOf<Fields>;
  /** `field` equals one of `values`. */
  in<F extends Fields["in"]>(field: F, values: readonly QueryValue<Fields, F>[]): FilterOf<Fields>;
  /** `field` has a value, or with `false` has none. */
  exists(field: Fields["exists"], value?: boolean): FilterOf<Fields>;
  /** The list `field` has at least one of `values`. */
  hasSome<F extends Fields["has"]>(
    field: F,
    values: readonly QueryValue<Fields, F>[],
  ): FilterOf<Fields>;
  /** The list `field` has all of `values`. */
  hasAll<F extends Fields["has"]>(
    field: F,
    values: readonly QueryValue<Fields, F>[],
  ): FilterOf<Fields>;
  /** All of these hold. */
  and(...filters: FilterOf<Fields>[]): FilterOf<Fields>;
  /** One of these holds. */
  or(...filters: FilterOf<Fields>[]): FilterOf<Fields>;
  /** This does not hold. */
  not(filter: FilterOf<Fields>): FilterOf<Fields>;
}

/** Makes the filters of one search. */
export interface SearchFilterMaker<Fields extends SearchFields> extends FilterMaker<Fields> {
  /** `field` equals none of `values`. */
  nin<F extends Fields["in"]>(field: F, values: readonly QueryValue<Fields, F>[]): FilterOf<Fields>;
  /** The list `field` has an item for each of these filters. */
  matchItems<F extends Fields["match"]>(
    field: F,
    ...filters: ItemFilter<QueryValue<Fields, F>>[]
  ): FilterOf<Fields>;
}

/** Makes the sorting of one query or search. */
export interface SortMaker<Fields extends QueryFields> {
  /** By this field. */
  ascending(field: Fields["ascending"]): SortingOf<Fields>;
  /** By this field, the other way round. */
  descending(field: Fields["descending"]): SortingOf<Fields>;
}

/** Makes the summaries of one search. */
export interface AggregationMaker<Fields extends SearchFields> {
  /** How many items have each value. */
  value(field: Fields["aggregate"], settings?: ValueSettings): AggregationOf<Fields, "VALUE">;
  /** How many items lie in each range. */
  range(field: Fields["aggregate"], ...buckets: Range[]): AggregationOf<Fields, "RANGE">;
  /** The least value. */
  min(field: Fields["aggregate"]): AggregationOf<Fields, "SCALAR">;
  /** The greatest value. */
  max(field: Fields["aggregate"]): AggregationOf<Fields, "SCALAR">;
  /** How many different values there are. */
  countDistinct(field: Fields["aggregate"]): AggregationOf<Fields, "SCALAR">;
  /** How many items lie in each span of time. */
  dateHistogram(
    field: Fields["aggregate"],
    interval: Interval,
  ): AggregationOf<Fields, "DATE_HISTOGRAM">;
  /** Two or three summaries, each within the groups of the one before. */
  nested(...steps: AggregationStep<Fields>[]): AggregationOf<Fields, "NESTED">;
}

/** What a query's filters and sorting are made with. */
export interface QueryParts<Fields extends QueryFields> {
  readonly filter: FilterMaker<Fields>;
  readonly sort: SortMaker<Fields>;
}

/** What a search's filters, sorting and summaries are made with. */
export interface SearchParts<Fields extends SearchFields> {
  readonly filter: SearchFilterMaker<Fields>;
  readonly sort: SortMaker<Fields>;
  readonly aggregation: AggregationMaker<Fields>;
}

/** A query or search operation, by the builder that it gives. */
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
 * Makes filters, sorting and summaries of a query or search apart from a call: plain objects that
 * builders (`where`), the wire form and other calls of the service take.
 *
 * @param operation - a query or search operation, bound to a client or not; it is not called
 * @returns `filter`, `sort` and, of a search, `aggregation`, which know the operation's fields
 * @example
 * ```ts
 * const { filter, sort, aggregation } = filtersOf(productsV3.searchProducts);
 * const shown = filter.and(
 *   filter.eq("visible", true),
 *   filter.matchItems("allCategoriesInfo.categories", { id: { $in: ["<category id>"] } }),
 * );
 * const answer = await client.use(productsV3).searchProducts({
 *   filter: shown,
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
      ...conditions((made) => made),
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
