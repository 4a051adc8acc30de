import type { Aggregates, AggregationKind, Aggregations } from "./aggregation.js";
import type { ItemFilter } from "./filter.js";
import type { CursorPage } from "./page.js";
import type { QueryValue, SearchFields } from "./query.js";
import type { QueryBuilder } from "./query-builder.js";
import type { Search, SearchText } from "./search.js";

/** A page of what a search finds. */
export interface SearchPage<Item, Results = unknown> extends CursorPage<Item> {
  /**
   * The results of the builder's `aggregations`, under their names: over all that is found, the
   * same on every page.
   */
  readonly aggregates: Results;
  /** The following page; rejects with 'No next page to fetch' on the last. */
  next(): Promise<SearchPage<Item, Results>>;
  /** The page before; rejects with 'No previous page to fetch' on the first. */
  prev(): Promise<SearchPage<Item, Results>>;
}

/**
 * A search put together call by call. Each call returns a new builder and leaves the old one as it
 * is. Conditions are joined by "and". `Options` are the operation's own, taken by `find`.
 */
export interface SearchBuilder<
  Item,
  Fields extends SearchFields,
  Options extends readonly unknown[] = [],
  Results = unknown,
> extends QueryBuilder<Fields> {
  /** What has been put together so far. */
  readonly query: Search;
  /** `field` equals none of `values`. */
  nin<F extends Fields["in"]>(field: F, values: readonly QueryValue<Fields, F>[]): this;
  /** The list `field` has an item for each of these filters. */
  matchItems<F extends Fields["match"]>(
    field: F,
    ...filters: ItemFilter<QueryValue<Fields, F>>[]
  ): this;
  /** Goes to the page that a cursor of an earlier page names. */
  skipTo(cursor: string): this;
  /**
   * Fetches the page.
   *
   * @param options - the operation's options; they hold for the pages after it too
   */
  find(...options: Options): Promise<SearchPage<Item, Results>>;
  /** The items of all pages, where the operation needs no options. */
  readonly [Symbol.asyncIterator]: [] extends Options ? () => AsyncIterator<Item> : never;
}

/** A search that also looks for free text. */
export interface TextSearchBuilder<
  Item,
  Fields extends SearchFields,
  Options extends readonly unknown[] = [],
  Results = unknown,
> extends SearchBuilder<Item, Fields, Options, Results> {
  /**
   * Looks for a free text.
   *
   * @param text - the words to look for
   * @param how - `mode`: whether all words have to be there ("AND") or one ("OR"); `fuzzy`: whether
   *   similar words are found too; `fields`: where to look
   */
  search(text: string, how?: Omit<SearchText<Fields>, "expression">): this;
}

/** A search that also sums up what it finds. */
export interface AggregateSearchBuilder<
  Item,
  Fields extends SearchFields,
  Options extends readonly unknown[] = [],
  Results = unknown,
> extends TextSearchBuilder<Item, Fields, Options, Results> {
  /** The time zone of dates in filters and summaries, such as "Europe/Paris". */
  timeZone(zone: string): this;
  /**
   * Asks for summaries beside the items; the pages have their results as `aggregates`.
   *
   * @param summaries - by names of your own
   */
  aggregations<const Kinds extends Readonly<Record<string, AggregationKind>>>(
    summaries: Aggregations<Fields, Kinds>,
  ): AggregateSearchBuilder<Item, Fields, Options, Results & Aggregates<Kinds>>;
  /**
   * Sums up all that is found, and fetches nothing else.
   *
   * @param summaries - by names of your own
   * @param options - the operation's options
   * @returns the results under the same names
   */
  aggregate<const Kinds extends Readonly<Record<string, AggregationKind>>>(
    summaries: Aggregations<Fields, Kinds>,
    ...options: Options
  ): Promise<Aggregates<Kinds>>;
}
