import type { Aggregates, AggregationKind, Aggregations } from "./aggregation.js";
import type { ItemFilter } from "./filter.js";
import type { CursorPage } from "./page.js";
import type { QueryValue, SearchFields } from "./query.js";
import type { QueryBuilder } from "./query-builder.js";
import type { Search, SearchText } from "./search.js";

/** A page of search results. */
export interface SearchPage<Item, Results = unknown> extends CursorPage<Item> {
  /** Results of the builder's `aggregations` for all pages, keyed by name. */
  readonly aggregates: Results;
  /** Rejects with 'No next page to fetch' on the last page. */
  next(): Promise<SearchPage<Item, Results>>;
  /** Rejects with 'No previous page to fetch' on the first page. */
  prev(): Promise<SearchPage<Item, Results>>;
}

/** Builds a search. Pass the operation's options to `find`. */
export interface SearchBuilder<
  Item,
  Fields extends SearchFields,
  Options extends readonly unknown[] = [],
  Results = unknown,
> extends QueryBuilder<Fields> {
  /** The search built so far. */
  readonly query: Search;
  /** Matches if `field` equals none of `values`. */
  nin<F extends Fields["in"]>(field: F, values: readonly QueryValue<Fields, F>[]): this;
  /** Matches if the list `field` contains a matching element for each filter. */
  matchItems<F extends Fields["match"]>(
    field: F,
    ...filters: ItemFilter<QueryValue<Fields, F>>[]
  ): this;
  /** Continues from a cursor that an earlier page returned. */
  skipTo(cursor: string): this;
  /**
   * Sends the search and returns the first page.
   *
   * @param options - the operation's options, which also apply to the following pages
   */
  find(...options: Options): Promise<SearchPage<Item, Results>>;
  /** Iterates over the items on all pages, for operations without required options. */
  readonly [Symbol.asyncIterator]: [] extends Options ? () => AsyncIterator<Item> : never;
}

/** Builds a search that also supports text. */
export interface TextSearchBuilder<
  Item,
  Fields extends SearchFields,
  Options extends readonly unknown[] = [],
  Results = unknown,
> extends SearchBuilder<Item, Fields, Options, Results> {
  /**
   * Searches for text.
   *
   * @param text - words to search for
   * @param options - `mode`: whether all words must match ("AND") or any ("OR", the default);
   *   `fuzzy`: whether similar words also match; `fields`: which fields to search
   */
  search(text: string, options?: Omit<SearchText<Fields>, "expression">): this;
}

/** Builds a search that also supports aggregations. */
export interface AggregateSearchBuilder<
  Item,
  Fields extends SearchFields,
  Options extends readonly unknown[] = [],
  Results = unknown,
> extends TextSearchBuilder<Item, Fields, Options, Results> {
  /** Sets the time zone of dates in filters and aggregations, such as "Europe/Paris". */
  timeZone(zone: string): this;
  /**
   * Adds aggregations. Their results are in each page's `aggregates`.
   *
   * @param aggregations - keyed by names that you choose
   */
  aggregations<const Kinds extends Readonly<Record<string, AggregationKind>>>(
    aggregations: Aggregations<Fields, Kinds>,
  ): AggregateSearchBuilder<Item, Fields, Options, Results & Aggregates<Kinds>>;
  /**
   * Computes aggregations over all matching items, but fetches at most one item.
   *
   * @param aggregations - keyed by names that you choose
   * @param options - the operation's options
   * @returns the results, keyed by aggregation name
   */
  aggregate<const Kinds extends Readonly<Record<string, AggregationKind>>>(
    aggregations: Aggregations<Fields, Kinds>,
    ...options: Options
  ): Promise<Aggregates<Kinds>>;
}
