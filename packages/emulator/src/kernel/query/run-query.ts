import { applicationError, invalidFilter } from "../platform-error.js";
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
import { isZone } from "./zoned-time.js";

export type { Readers } from "./values.js";

/** A query or search after its check. */
export interface Query {
  readonly filter?: Record<string, unknown> | undefined;
  readonly sort?: readonly Sorting[] | undefined;
  readonly search?: SearchClause | undefined;
  readonly timeZone?: string | undefined;
  /** An `offset` counts without a cursor only. */
  readonly cursorPaging?:
    | { readonly limit?: number; readonly cursor?: string; readonly offset?: number }
    | undefined;
  readonly paging?: { readonly limit?: number; readonly offset?: number } | undefined;
}

/** What a query asks for, whatever its page. */
export type Conditions = Pick<Query, "filter" | "search" | "timeZone">;

/** A page and what is known about the rest. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Everything that the query finds, on whatever page. */
  readonly found: readonly T[];
  readonly total: number;
  readonly offset: number;
  readonly limit: number;
  readonly next: string | null;
  readonly prev: string | null;
}

/** Entities against the fields of a query operation. */
export interface Source<T> extends Searched<T> {
  /** Stand in the order of their order numbers. */
  readonly items: readonly T[];
  readonly fields: Fields;
  /**
   * A unique number that an entity got at its creation and keeps. It rises with every creation, so that a cursor neither
   * skips nor repeats an entity while others come and go. Without it, the place in `items`, which suits only offsets.
   */
  readonly order?: (item: T) => number;
  /** What is sorted by where neither the query nor a free text says. */
  readonly sort?: readonly Sorting[];
  /** Tells apart operations with the same fields: a cursor of one is refused by the other. */
  readonly scope?: string;
  /** The search operations refuse `filter: {}`, the query operations do not. */
  readonly refuseEmptyFilter?: boolean;
}

/** Reads views that were built beforehand and stand beside their order numbers. */
export const numbered = /* @__PURE__ */ Object.freeze({
  view: <V>({ item }: { readonly item: V }): V => item,
  order: ({ order }: { readonly order: number }): number => order,
});

/** Values at a path as a list, by the source's reader where there is one, else off the view. */
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

/** The same, found once as long as nothing has changed. */
function found<T>(source: Source<T>, { filter, search, timeZone }: Conditions): Found {
  const conditions = { filter, search, timeZone };
  if (!source.isKept) return find(source, conditions);
  const key = JSON.stringify([conditions, source.refuseEmptyFilter, source.searched]);
  return findings(source.items, source.fields).get(key, () => find(source, conditions));
}

const itemsOf = <T>({ items }: Source<T>, { places }: Found): readonly T[] =>
  places ? Array.from(places, (place) => items[place] as T) : items;

/** What a filter and a free text leave, in the order of the source. */
export function select<T>(source: Source<T>, conditions: Conditions): readonly T[] {
  return itemsOf(source, found(source, conditions));
}

/** One thing that the items are sorted by. */
interface Sorted {
  readonly field: Field;
  readonly path: string;
  readonly sign: 1 | -1;
}

/** What the items are sorted by; nothing where what fits a free text best comes first. */
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

/** All that was found in its order, where that is known without comparing items. */
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

/** A cursor carries its filter, sorting and search: the platform takes them from there as well. */
function stateOf<T>(source: Source<T>, query: Query): CursorState | undefined {
  const cursor = query.cursorPaging?.cursor;
  if (!cursor) return undefined;
  const state = fromCursor(source, cursor);
  checkSame(query.filter, state.f);
  checkSame(query.sort, state.s);
  checkSame(query.search, state.q);
  return state;
}

/** Runs a query: filter, free text, sort, page. */
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

/** Paging metadata of a page with cursors. */
export function cursorMetadata(page: Page<unknown>) {
  return {
    count: page.items.length,
    cursors: { next: page.next, prev: page.prev },
    hasNext: page.next !== null,
  };
}

/** Paging metadata of services that know both offsets and cursors. */
export function platformMetadata(page: Page<unknown>) {
  return {
    count: page.items.length,
    offset: page.offset,
    total: page.total,
    cursors: { next: page.next, prev: page.prev },
  };
}

/** Paging metadata of a page with offsets. */
export function offsetMetadata(page: Page<unknown>) {
  return {
    count: page.items.length,
    offset: page.offset,
    total: page.total,
    tooManyToCount: false,
  };
}
