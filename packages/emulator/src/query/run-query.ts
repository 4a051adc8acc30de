import { applicationError, invalidFilter } from "../kernel/platform-error.js";
import { isZone } from "../kernel/zoned-time.js";
import { keyAt, matchingAt, ranksAt } from "./columns.js";
import { type CursorState, checkSame, fromCursor, toCursor } from "./cursor.js";
import type { Field, Fields } from "./fields.js";
import { compileFilter, declared } from "./filter.js";
import { Found, findings } from "./found.js";
import { giveBack, takeZeros } from "./scratch.js";
import type { SearchClause } from "./search-clause.js";
import { type Searched, scoresOf } from "./search-text.js";
import { nearest, orderOf, positionOf, type Sortable, type Sorting, type SortKey } from "./sort.js";
import { listed, readingsOf } from "./values.js";

export type { Readers } from "./values.js";

/** Validated query or search. */
export interface Query {
  readonly filter?: Record<string, unknown> | undefined;
  readonly sort?: readonly Sorting[] | undefined;
  readonly search?: SearchClause | undefined;
  readonly timeZone?: string | undefined;
  /** `offset` is ignored with a cursor. */
  readonly cursorPaging?:
    | { readonly limit?: number; readonly cursor?: string; readonly offset?: number }
    | undefined;
  readonly paging?: { readonly limit?: number; readonly offset?: number } | undefined;
}

/** Conditions of a query, without sorting and paging. */
export type Conditions = Pick<Query, "filter" | "search" | "timeZone">;

/** Page of results with paging data. */
export interface Page<T> {
  readonly items: readonly T[];
  /** All matching items, on all pages. */
  readonly found: readonly T[];
  readonly total: number;
  readonly offset: number;
  readonly limit: number;
  readonly next: string | null;
  readonly prev: string | null;
}

/** Entities and fields of a query operation. */
export interface Source<T> extends Searched<T> {
  /** Sorted by order number. */
  readonly items: readonly T[];
  readonly fields: Fields;
  /**
   * Returns the entity's unique creation number. It increases with every creation, so that a cursor
   * does not skip or repeat entities while others are added or removed. Default: the index in
   * `items`, which is only suitable for offset paging.
   */
  readonly order?: (item: T) => number;
  /** Default sorting, for queries without sorting and free text. */
  readonly sort?: readonly Sorting[];
  /** Distinguishes operations with the same fields, which must reject each other's cursors. */
  readonly scope?: string;
  /** Whether to reject `filter: {}`. Search operations do, query operations do not. */
  readonly refuseEmptyFilter?: boolean;
}

/** Reads prebuilt views that are stored with their order numbers. */
export const numbered = /* @__PURE__ */ Object.freeze({
  view: <V>({ item }: { readonly item: V }): V => item,
  order: ({ order }: { readonly order: number }): number => order,
});

/**
 * Returns the values at a path as a list. Uses the source's reader if there is one, otherwise the
 * view.
 */
export function valuesOf<T>(source: Pick<Source<T>, "view" | "read">) {
  const readings = readingsOf(source);
  return (path: string) => {
    const read = readings(path);
    return (item: T): readonly unknown[] => listed(read(item));
  };
}

function filterOf<T>(source: Source<T>, { filter, timeZone }: Conditions) {
  if (timeZone !== undefined && !isZone(timeZone)) {
    throw applicationError(400, "INVALID_TIME_ZONE", `Unknown time zone '${timeZone}'`);
  }
  if (!filter) return undefined;
  if (Object.keys(filter).length > 0) {
    const scope = {
      fieldOf: declared(source.fields),
      matching: matchingAt(source),
      zone: timeZone,
    };
    return compileFilter<number>(filter, scope);
  }
  if (!source.refuseEmptyFilter) return undefined;
  throw invalidFilter("The filter is empty. Omit it to match everything");
}

function find<T>(source: Source<T>, conditions: Conditions): Found {
  const { items } = source;
  const matches = filterOf(source, conditions);
  const scores = scoresOf(source, conditions.search);
  if (!(matches || scores)) return new Found(items.length);
  const places = takeZeros(items.length);
  let length = 0;
  for (let place = 0; place < items.length; place += 1) {
    if (matches && !matches(place)) continue;
    if (scores) {
      const score = scores[place] as number;
      if (score === 0) continue;
      scores[length] = score;
    }
    places[length] = place;
    length += 1;
  }
  const found = new Found(length, places.slice(0, length), scores?.slice(0, length));
  giveBack(places);
  if (scores) giveBack(scores);
  return found;
}

/** Finds the matching items. Caches the result until the list changes. */
function found<T>(source: Source<T>, { filter, search, timeZone }: Conditions): Found {
  const conditions = { filter, search, timeZone };
  if (!source.isKept) return find(source, conditions);
  const key = JSON.stringify([conditions, source.refuseEmptyFilter, source.searched]);
  return findings(source.items, source.fields).get(key, () => find(source, conditions));
}

const itemsOf = <T>({ items }: Source<T>, { places }: Found): readonly T[] =>
  places ? Array.from(places, (place) => items[place] as T) : items;

/** Returns the items that match a filter and free text, in the order of the source. */
export function select<T>(source: Source<T>, conditions: Conditions): readonly T[] {
  return itemsOf(source, found(source, conditions));
}

/** Field to sort by. */
interface Sorted {
  readonly field: Field;
  readonly path: string;
  readonly sign: 1 | -1;
}

/** Returns the fields to sort by. Returns none if the best search matches come first. */
function sortedBy<T>(source: Source<T>, { scores }: Found, wanted: Query["sort"]): Sorted[] {
  const sorting = wanted?.length ? wanted : scores ? [] : (source.sort ?? []);
  return sorting.map(({ fieldName, order }) => {
    const field = declared(source.fields)(fieldName);
    if (!field?.sort) {
      throw applicationError(400, "INVALID_SORT", `Field '${fieldName}' does not support sorting`);
    }
    return { field, path: field.path ?? fieldName, sign: order === "DESC" ? -1 : 1 };
  });
}

function sortable<T>(source: Source<T>, of: Found, sorted: readonly Sorted[]): Sortable {
  const { length, scores } = of;
  const keys = sorted.map(({ field, path, sign }): SortKey => {
    const key = keyAt(source, path, field);
    return { of: (index) => key(of.placeOf(index)), sign };
  });
  if (keys.length === 0 && scores)
    keys.push({ of: (index) => scores[index] ?? 0, sign: -1, tie: 1 });
  const { order } = source;
  const number = (place: number) => (order ? order(source.items[place] as T) : place);
  return { length, keys, numberOf: (index) => number(of.placeOf(index)) };
}

/** Returns the sorted indices, if they can be determined without comparing items. */
function orderIn<T>(source: Source<T>, left: Found, sorted: readonly Sorted[]) {
  if (!source.isKept) return undefined;
  const { scores } = left;
  if (sorted.length === 0) return scores && left.order("fit", () => left.byScore(scores));
  const keys = sorted.flatMap(({ field, path, sign }) => {
    const ranks = ranksAt(source, path, field);
    return ranks ? [{ ...ranks, sign }] : [];
  });
  if (keys.length < sorted.length) return undefined;
  const name = JSON.stringify(sorted.map(({ field, path, sign }) => [path, field.numeric, sign]));
  const { items, fields } = source;
  const whole = () => orderOf(items.length, keys);
  return left.order(name, () => left.within(findings(items, fields).whole.order(name, whole)));
}

/**
 * Reads the query of a cursor. As on the platform, the cursor contains the filter, sorting and
 * search.
 */
function stateOf<T>(source: Source<T>, query: Query): CursorState | undefined {
  const cursor = query.cursorPaging?.cursor;
  if (!cursor) return undefined;
  const state = fromCursor(source, cursor);
  checkSame(query.filter, state.f);
  checkSame(query.sort, state.s);
  checkSame(query.search, state.q);
  return state;
}

/** Runs a query: filters, searches, sorts and returns a page. */
export function runQuery<T>(source: Source<T>, query: Query = {}, defaultLimit = 50): Page<T> {
  const state = stateOf(source, query);
  const filter = state ? state.f : query.filter;
  const sort = state ? state.s : query.sort;
  const search = state ? state.q : query.search;
  const timeZone = state ? state.t : query.timeZone;
  const limit = query.cursorPaging?.limit ?? query.paging?.limit ?? state?.l ?? defaultLimit;
  const skipped = state ? 0 : (query.paging?.offset ?? query.cursorPaging?.offset ?? 0);
  const refuseEmptyFilter = source.refuseEmptyFilter === true && !state;
  const left = found({ ...source, refuseEmptyFilter }, { filter, search, timeZone });
  const total = left.length;
  const sorted = sortedBy(source, left, sort);
  const all = sortable(source, left, sorted);
  const order = orderIn(source, left, sorted);
  const way = state?.d ?? "next";
  const { indices, count } = nearest(all, way, state?.at, Math.min(skipped + limit, total), order);
  const page = way === "next" ? indices.slice(skipped) : indices;
  const offset = way === "next" ? total - count + skipped : count - page.length;
  const cursor = (d: "next" | "prev", index: number | undefined) => {
    const at = index === undefined ? undefined : positionOf(all, index);
    const content = { d, l: limit, f: filter, s: sort, q: search, t: timeZone };
    return toCursor(source, { ...content, ...(at && { at }) } as CursorState);
  };
  return {
    items: page.map((index) => source.items[left.placeOf(index)] as T),
    get found() {
      return itemsOf(source, left);
    },
    total,
    offset,
    limit,
    next: limit > 0 && offset + page.length < total ? cursor("next", page.at(-1)) : null,
    prev: limit > 0 && offset > 0 && total > 0 ? cursor("prev", page[0]) : null,
  };
}

/** Returns the paging metadata of a page with cursors. */
export function cursorMetadata(page: Page<unknown>) {
  return {
    count: page.items.length,
    cursors: { next: page.next, prev: page.prev },
    hasNext: page.next !== null,
  };
}

/** Returns the paging metadata for services with offsets and cursors. */
export function platformMetadata(page: Page<unknown>) {
  return {
    count: page.items.length,
    offset: page.offset,
    total: page.total,
    cursors: { next: page.next, prev: page.prev },
  };
}

/** Returns the paging metadata of a page with offsets. */
export function offsetMetadata(page: Page<unknown>) {
  return {
    count: page.items.length,
    offset: page.offset,
    total: page.total,
    tooManyToCount: false,
  };
}
