import { applicationError, invalidFilter } from "../kernel/platform-error.js";
import { isZone } from "../site/zoned-time.js";
import { type AggregateOptions, aggregate } from "./aggregate.js";
import { type CursorState, fromCursor, requireSame, toCursor } from "./cursor.js";
import { type Getter, type Indexes, memoize, valueAt } from "./derived.js";
import type { Field, Fields } from "./fields.js";
import { compileFilter, declaredFields } from "./filter.js";
import type { Page } from "./page.js";
import { type SearchSource, scoresOf } from "./search.js";
import type { SearchClause } from "./search-clause.js";
import { comparator, countBefore, positionOf, type Sorting, type SortKey, sorted } from "./sort.js";
import { sortKeyOf } from "./values.js";

export interface Query {
  readonly filter?: Record<string, unknown> | undefined;
  readonly sort?: readonly Sorting[] | undefined;
  readonly search?: SearchClause | undefined;
  readonly timeZone?: string | undefined;
  /** `offset` is ignored if the request contains a cursor. */
  readonly cursorPaging?:
    | { readonly limit?: number; readonly cursor?: string; readonly offset?: number }
    | undefined;
  readonly paging?: { readonly limit?: number; readonly offset?: number } | undefined;
}

export type Conditions = Pick<Query, "filter" | "search" | "timeZone">;

export interface Source<T> extends SearchSource<T> {
  /** Must be sorted by order number. */
  readonly items: readonly T[];
  readonly fields: Fields;
  /**
   * Returns the entity's unique creation number. The number increases with every creation, so that
   * a cursor does not skip or repeat entities while others are added or removed. Default: the index
   * in `items`, which is suitable only for offset paging.
   */
  readonly order?: (item: T) => number;
  /** Default sorting, for queries without sorting or free text. */
  readonly sort?: readonly Sorting[];
  /** Distinguishes operations that have the same fields but must reject each other's cursors. */
  readonly scope?: string;
  /** Whether to reject `filter: {}`. True for some search operations. */
  readonly rejectEmptyFilter?: boolean;
}

/** Reads prebuilt views, which are stored together with their order numbers. */
export const rowReader = /* @__PURE__ */ Object.freeze({
  view: <V>({ item }: { readonly item: V }): V => item,
  order: ({ order }: { readonly order: number }): number => order,
});

function filterTest<T>(source: Source<T>, conditions: Conditions): Getter<boolean> | undefined {
  const { filter, timeZone } = conditions;
  if (timeZone !== undefined && !isZone(timeZone)) {
    throw applicationError(400, "INVALID_TIME_ZONE", `Unknown time zone '${timeZone}'`);
  }
  if (!filter) return undefined;
  if (Object.keys(filter).length === 0) {
    if (!source.rejectEmptyFilter) return undefined;
    throw invalidFilter("The filter is empty. Omit it to match everything");
  }
  return compileFilter<number>(filter, {
    fieldOf: declaredFields(source.fields),
    readerOf: (path) => valueAt(source, path),
    zone: timeZone,
  });
}

/** If `matches` is undefined, all items match. */
function matchingItems<T>(source: Source<T>, conditions: Conditions) {
  const passes = filterTest(source, conditions);
  const scores = scoresOf(source, conditions.search);
  if (!scores) return { matches: passes };
  const matches: Getter<boolean> = (index) => scores[index] !== 0 && (!passes || passes(index));
  return { scores, matches };
}

export function select<T>(source: Source<T>, conditions: Conditions): readonly T[] {
  const { matches } = matchingItems(source, conditions);
  return matches ? source.items.filter((_, index) => matches(index)) : source.items;
}

interface SortField {
  readonly field: Field;
  readonly path: string;
  readonly sign: 1 | -1;
}

function sortFieldsOf<T>(source: Source<T>, sorting: readonly Sorting[]): SortField[] {
  return sorting.map(({ fieldName, order }) => {
    const field = declaredFields(source.fields)(fieldName);
    if (!field?.sort) {
      throw applicationError(400, "INVALID_SORT", `Field '${fieldName}' does not support sorting`);
    }
    return { field, path: field.path ?? fieldName, sign: order === "DESC" ? -1 : 1 };
  });
}

/** Reused, because V8 is slow to free memory outside its heap. Grows with the longest list. */
let buffer: Indexes = new Uint32Array(0);

/** The next call can overwrite the result. */
function filterIndexes(indexes: Indexes, matches: Getter<boolean> | undefined): Indexes {
  if (!matches) return indexes;
  if (buffer.length < indexes.length) buffer = new Uint32Array(indexes.length);
  const matching = buffer;
  let count = 0;
  for (const index of indexes) if (matches(index)) matching[count++] = index;
  return matching.subarray(0, count);
}

function sortedMatches<T>(source: Source<T>, conditions: Conditions, sort: Query["sort"]) {
  const { scores, matches } = matchingItems(source, conditions);
  const allIndexes = () => new Uint32Array(source.items.length).map((_, index) => index);
  const sortedBy = (keys: readonly SortKey[]) => ({
    keys,
    indexes: sorted(filterIndexes(allIndexes(), matches), keys),
  });
  if (scores && !sort?.length) {
    return sortedBy([{ read: (index) => scores[index] ?? 0, sign: -1, tie: 1 }]);
  }
  const fields = sortFieldsOf(source, sort?.length ? sort : (source.sort ?? []));
  const keys = fields.map(({ field, path, sign }): SortKey => {
    const readValue = valueAt(source, path);
    return { read: (index) => sortKeyOf(readValue(index), field), sign };
  });
  if (!source.isCached) return sortedBy(keys);
  // Sort a cached list only once per sort order, regardless of the filter.
  const name = JSON.stringify(fields.map(({ field, path, sign }) => [path, field.numeric, sign]));
  const order = memoize(source.items, `order ${name}`, () => sorted(allIndexes(), keys));
  return { keys, indexes: filterIndexes(order, matches) };
}

/** Parses the cursor, which contains the filter, sorting and search, as on the platform. */
function stateOf<T>(source: Source<T>, query: Query): CursorState | undefined {
  const cursor = query.cursorPaging?.cursor;
  if (!cursor) return undefined;
  const state = fromCursor(source, cursor);
  requireSame(query.filter, state.f);
  requireSame(query.sort, state.s);
  requireSame(query.search, state.q);
  return state;
}

/** Aggregations include all matching items across all pages. */
export function runQuery<T>(
  source: Source<T>,
  query: Query = {},
  defaultLimit = 50,
  aggregateOptions: AggregateOptions = {},
): Page<T> {
  const { items } = source;
  const { cursorPaging, paging } = query;
  const state = stateOf(source, query);
  const filter = state ? state.f : query.filter;
  const sort = state ? state.s : query.sort;
  const search = state ? state.q : query.search;
  const timeZone = state ? state.t : query.timeZone;
  const limit = cursorPaging?.limit ?? paging?.limit ?? state?.l ?? defaultLimit;
  const skipCount = state ? 0 : (paging?.offset ?? cursorPaging?.offset ?? 0);
  const rejectEmptyFilter = source.rejectEmptyFilter === true && !state;
  const conditions = { filter, search, timeZone };
  const { keys, indexes } = sortedMatches({ ...source, rejectEmptyFilter }, conditions, sort);
  const total = indexes.length;

  const isBackward = state?.d === "prev";
  const position = (index: number) =>
    positionOf(keys, index, source.order ? source.order(items[index] as T) : index);
  const compare = comparator(keys);
  const startPosition = state?.at;
  const startIndex = startPosition
    ? countBefore(indexes, (index) => {
        const order = compare(position(index), startPosition);
        return isBackward ? order < 0 : order <= 0;
      })
    : isBackward
      ? total
      : 0;
  const offset = isBackward ? Math.max(0, startIndex - limit) : startIndex + skipCount;
  const page = indexes.slice(offset, isBackward ? startIndex : offset + limit);
  const cursor = (direction: "next" | "prev", index: number | undefined) => {
    const cursorAt = index === undefined ? undefined : position(index);
    const content = { d: direction, l: limit, f: filter, s: sort, q: search, t: timeZone };
    return toCursor(source, { ...content, ...(cursorAt && { at: cursorAt }) } as CursorState);
  };
  return {
    items: Array.from(page, (index) => items[index] as T),
    aggregations: aggregate(source, aggregateOptions, indexes),
    total,
    offset,
    limit,
    next: limit > 0 && offset + page.length < total ? cursor("next", page.at(-1)) : null,
    prev: limit > 0 && offset > 0 && total > 0 ? cursor("prev", page[0]) : null,
  };
}
