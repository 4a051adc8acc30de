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
  /** Matches if `field` equals `value`. `null` matches items without a value. */
  eq<F extends Fields["eq"]>(field: F, value: QueryValue<Fields, F> | null): this;
  /** Matches if `field` differs from `value`. */
  ne<F extends Fields["in"]>(field: F, value: QueryValue<Fields, F> | null): this;
  /** Matches if `field` is at least `value`. */
  ge<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): this;
  /** Matches if `field` is greater than `value`. */
  gt<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): this;
  /** Matches if `field` is at most `value`. */
  le<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): this;
  /** Matches if `field` is less than `value`. */
  lt<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): this;
  /** Matches if `field` starts with `prefix`. */
  startsWith(field: Fields["startsWith"], prefix: string): this;
  /** Matches if `field` equals one of `values`. */
  in<F extends Fields["in"]>(field: F, values: readonly QueryValue<Fields, F>[]): this;
  /** Matches if `field` is set or, if `value` is false, not set. */
  exists(field: Fields["exists"], value?: boolean): this;
  /** Matches if the list `field` contains at least one of `values`. */
  hasSome<F extends Fields["has"]>(field: F, values: readonly QueryValue<Fields, F>[]): this;
  /** Matches if the list `field` contains all of `values`. */
  hasAll<F extends Fields["has"]>(field: F, values: readonly QueryValue<Fields, F>[]): this;
  /** Adds a filter from `filtersOf` or a plain object. */
  where(filter: FilterOf<Fields>): this;
  /** Adds the conditions of another query. */
  and(other: { readonly query: Query }): this;
  /** Matches if this query or another query matches. */
  or(other: { readonly query: Query }): this;
  /** Replaces this query's conditions with the negation of another query's conditions. */
  not(other: { readonly query: Query }): this;
  /** Sorts by these fields, lowest value first. Earlier sort fields take precedence. */
  ascending(...fields: Fields["ascending"][]): this;
  /** Sorts by these fields, highest value first. Earlier sort fields take precedence. */
  descending(...fields: Fields["descending"][]): this;
  /** Sets the maximum number of items per page. Default: 50. */
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
