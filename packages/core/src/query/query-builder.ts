import type { FilterOf } from "./filter.js";
import type { CursorPage, OffsetPage } from "./page.js";
import type { Query, QueryFields, QueryValue } from "./query.js";

/** Key of the supported fields in the types of builders. Does not exist at runtime. */
export declare const FIELDS: unique symbol;

/**
 * Builds a query. Each method returns a new builder. Conditions are combined with "and" unless you
 * call `or` or `not`.
 */
export interface QueryBuilder<Fields extends QueryFields> {
  /** For types only. */
  readonly [FIELDS]?: Fields;
  /** The query built so far. */
  readonly query: Query;
  /** Matches items whose `field` equals `value`. `null` matches items without a value. */
  eq<F extends Fields["eq"]>(field: F, value: QueryValue<Fields, F> | null): this;
  /** Matches items whose `field` differs from `value`. */
  ne<F extends Fields["in"]>(field: F, value: QueryValue<Fields, F> | null): this;
  /** Matches items whose `field` is greater than or equal to `value`. */
  ge<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): this;
  /** Matches items whose `field` is greater than `value`. */
  gt<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): this;
  /** Matches items whose `field` is less than or equal to `value`. */
  le<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): this;
  /** Matches items whose `field` is less than `value`. */
  lt<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): this;
  /** Matches items whose `field` starts with `prefix`. */
  startsWith(field: Fields["startsWith"], prefix: string): this;
  /** Matches items whose `field` equals one of `values`. */
  in<F extends Fields["in"]>(field: F, values: readonly QueryValue<Fields, F>[]): this;
  /** Matches items whose `field` is set or, if `value` is false, not set. */
  exists(field: Fields["exists"], value?: boolean): this;
  /** Matches items whose list `field` contains at least one of `values`. */
  hasSome<F extends Fields["has"]>(field: F, values: readonly QueryValue<Fields, F>[]): this;
  /** Matches items whose list `field` contains all of `values`. */
  hasAll<F extends Fields["has"]>(field: F, values: readonly QueryValue<Fields, F>[]): this;
  /** Adds a filter, created with `filtersOf` or written as an object. */
  where(filter: FilterOf<Fields>): this;
  /** Adds the conditions of another query. */
  and(other: { readonly query: Query }): this;
  /** Matches items that meet this query's conditions or another query's conditions. */
  or(other: { readonly query: Query }): this;
  /** Replaces this query's conditions with the negation of another query's conditions. */
  not(other: { readonly query: Query }): this;
  /** Sorts by these fields, lowest value first. Sort fields added earlier take precedence. */
  ascending(...fields: Fields["ascending"][]): this;
  /** Sorts by these fields, highest value first. Sort fields added earlier take precedence. */
  descending(...fields: Fields["descending"][]): this;
  /** Sets the maximum number of items on each page. Default: 50. */
  limit(limit: number): this;
}

/** Builds a query with offset-based paging. */
export interface OffsetQueryBuilder<Item, Fields extends QueryFields>
  extends QueryBuilder<Fields>,
    AsyncIterable<Item> {
  /** Skips the first `offset` items. */
  skip(offset: number): this;
  /** Sends the query and returns the first page. */
  find(): Promise<OffsetPage<Item>>;
}

/** Builds a query with cursor-based paging. */
export interface CursorQueryBuilder<Item, Fields extends QueryFields>
  extends QueryBuilder<Fields>,
    AsyncIterable<Item> {
  /** Continues from a cursor that an earlier page returned. */
  skipTo(cursor: string): this;
  /** Sends the query and returns the first page. */
  find(): Promise<CursorPage<Item>>;
}
