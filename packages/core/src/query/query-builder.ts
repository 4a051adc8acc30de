import type { FilterOf } from "./filter.js";
import type { CursorPage, OffsetPage } from "./page.js";
import type { Query, QueryFields, QueryValue } from "./query.js";

/** Under which a builder's type keeps its fields; there is none at run time. */
export declare const FIELDS: unique symbol;

/**
 * A query put together call by call. Each call returns a new builder and leaves the old one as
 * it is. Conditions are joined by "and".
 */
export interface QueryBuilder<Fields extends QueryFields> {
  /** For types alone. */
  readonly [FIELDS]?: Fields;
  /** What has been put together so far. */
  readonly query: Query;
  /** `field` equals `value`; `null` matches a field without a value. */
  eq<F extends Fields["eq"]>(field: F, value: QueryValue<Fields, F> | null): this;
  /** `field` differs from `value`. */
  ne<F extends Fields["in"]>(field: F, value: QueryValue<Fields, F> | null): this;
  /** `field` is greater than `value` or equal. */
  ge<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): this;
  /** `field` is greater than `value`. */
  gt<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): this;
  /** `field` is less than `value` or equal. */
  le<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): this;
  /** `field` is less than `value`. */
  lt<F extends Fields["compare"]>(field: F, value: QueryValue<Fields, F>): this;
  /** `field` starts with `prefix`. */
  startsWith(field: Fields["startsWith"], prefix: string): this;
  /** `field` equals one of `values`. */
  in<F extends Fields["in"]>(field: F, values: readonly QueryValue<Fields, F>[]): this;
  /** `field` has a value, or with `false` has none. */
  exists(field: Fields["exists"], value?: boolean): this;
  /** The list `field` has at least one of `values`. */
  hasSome<F extends Fields["has"]>(field: F, values: readonly QueryValue<Fields, F>[]): this;
  /** The list `field` has all of `values`. */
  hasAll<F extends Fields["has"]>(field: F, values: readonly QueryValue<Fields, F>[]): this;
  /** What a filter says, made by `filtersOf` or written out. */
  where(filter: FilterOf<Fields>): this;
  /** Both this query's conditions and those of the other. */
  and(other: { readonly query: Query }): this;
  /** Either this query's conditions or those of the other. */
  or(other: { readonly query: Query }): this;
  /** The opposite of the other query's conditions, in place of this query's. */
  not(other: { readonly query: Query }): this;
  /** Sorts by these fields, after those given before. */
  ascending(...fields: Fields["ascending"][]): this;
  /** Sorts by these fields the other way round, after those given before. */
  descending(...fields: Fields["descending"][]): this;
  /** Items per page; 50 unless told otherwise. */
  limit(limit: number): this;
}

/** A query whose pages are found by offset. */
export interface OffsetQueryBuilder<Item, Fields extends QueryFields>
  extends QueryBuilder<Fields>,
    AsyncIterable<Item> {
  /** Leaves out the first `offset` items. */
  skip(offset: number): this;
  /** Fetches the page. */
  find(): Promise<OffsetPage<Item>>;
}

/** A query whose pages are found by cursor. */
export interface CursorQueryBuilder<Item, Fields extends QueryFields>
  extends QueryBuilder<Fields>,
    AsyncIterable<Item> {
  /** Goes to the page that a cursor of an earlier page names. */
  skipTo(cursor: string): this;
  /** Fetches the page. */
  find(): Promise<CursorPage<Item>>;
}
