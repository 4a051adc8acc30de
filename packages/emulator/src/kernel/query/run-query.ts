import { z } from "zod";
import { fromBase64Url } from "../base64url.js";
import { int, list, oneOf, opt, struct, text } from "../checks/shapes.js";
import { applicationError, invalidFilter } from "../platform-error.js";
import type { Fields } from "./fields.js";
import { compareValues, compileFilter, sortKey, type Values, valuesAt } from "./filter.js";

const sorting = z.object({
  fieldName: text(512, 1),
  order: opt(
    z.preprocess((v) => (typeof v === "string" ? v.toUpperCase() : v), oneOf(["ASC", "DESC"])),
  ),
});

/** The check of a query with cursors. */
export function cursorQuery(maxLimit = 100) {
  return z.object({
    filter: opt(struct()),
    sort: opt(list(sorting, 10)),
    cursorPaging: opt(z.object({ limit: opt(int(0, maxLimit)), cursor: opt(text(16_000)) })),
  });
}

/** The check of a query with offsets; cursors are taken as well where the platform has both. */
export function offsetQuery(maxLimit = 100) {
  return cursorQuery(maxLimit).extend({
    paging: opt(z.object({ limit: opt(int(0, maxLimit)), offset: opt(int()) })),
  });
}

/** A query after its check. */
export interface Query {
  readonly filter?: Record<string, unknown>;
  readonly sort?: readonly { readonly fieldName: string; readonly order?: "ASC" | "DESC" }[];
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string };
  readonly paging?: { readonly limit?: number; readonly offset?: number };
}

/** A page and what is known about the rest. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly offset: number;
  readonly limit: number;
  readonly next: string | null;
  readonly prev: string | null;
}

/** What an entity's view has, by dotted path: one value, a list of them, or undefined. */
export type Readers<T> = Readonly<Record<string, (item: T) => unknown>>;

/** Entities against the fields of a query operation. */
export interface Source<T> {
  readonly items: readonly T[];
  readonly fields: Fields;
  /** What filters and sorting look at; the entity itself when absent. */
  readonly view?: (item: T) => unknown;
  /** What the view has at a path, read off the entity without building the view. */
  readonly read?: Readers<T>;
  /** The search operations refuse `filter: {}`, the query operations do not. */
  readonly refuseEmptyFilter?: boolean;
}

const cursorState = z.object({
  o: z.int().min(0),
  l: z.int().min(0),
  f: struct().optional(),
  s: z.array(sorting).optional(),
});

interface CursorState {
  readonly o: number;
  readonly l: number;
  readonly f?: Record<string, unknown> | undefined;
  readonly s?: Query["sort"] | undefined;
}

function toCursor(state: CursorState): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function fromCursor(cursor: string): CursorState {
  try {
    const state: unknown = JSON.parse(fromBase64Url(cursor));
    const { success, data } = cursorState.safeParse(state);
    if (success) return data;
  } catch {
    // Falls through: whatever it is, it is not one of our cursors.
  }
  throw applicationError(400, "INVALID_CURSOR", "The cursor is not valid");
}

/** Values at a path, by the source's reader where there is one, else off the view. */
export function valuesOf<T>({ view, read }: Pick<Source<T>, "view" | "read">): Values<T> {
  return (path) => {
    const reader = read && Object.hasOwn(read, path) ? read[path] : undefined;
    if (!reader) return (item) => valuesAt(view ? view(item) : item, path);
    return (item) => {
      const value = reader(item);
      if (Array.isArray(value)) return value;
      return value === undefined || value === null ? [] : [value];
    };
  };
}

/** What a filter leaves, in the order of the source. */
export function select<T>(source: Source<T>, filter: Query["filter"]): readonly T[] {
  if (!filter) return source.items;
  if (Object.keys(filter).length === 0) {
    if (!source.refuseEmptyFilter) return source.items;
    throw invalidFilter("The filter is empty; leave it out to get everything");
  }
  return source.items.filter(compileFilter(filter, source.fields, valuesOf(source)));
}

interface Keyed<T> {
  readonly item: T;
  readonly keys: readonly unknown[];
}

/** The first `count` of the sorted entities; equal ones stay in their order. */
function sorted<T>(
  source: Source<T>,
  items: readonly T[],
  sort: NonNullable<Query["sort"]>,
  count: number,
): readonly T[] {
  const values = valuesOf(source);
  const read = sort.map(({ fieldName }) =>
    sortKey(fieldName, source.fields[fieldName] ?? { operators: [] }, values),
  );
  const signs = sort.map(({ order: direction }) => (direction === "DESC" ? -1 : 1));
  const order = (a: Keyed<T>, b: Keyed<T>) => {
    for (let index = 0; index < signs.length; index += 1) {
      const result = compareValues(a.keys[index], b.keys[index]);
      if (result !== 0) return result * (signs[index] ?? 1);
    }
    return 0;
  };
  const keyed = items.map((item): Keyed<T> => ({ item, keys: read.map((key) => key(item)) }));
  const best = count * 8 < keyed.length ? firstOf(keyed, order, count) : keyed.sort(order);
  return best.map(({ item }) => item);
}

/** The smallest `count` in order, without sorting the rest. */
function firstOf<T>(all: readonly T[], order: (a: T, b: T) => number, count: number): T[] {
  const best: T[] = [];
  for (const one of all) {
    const last = best.at(-1);
    if (last !== undefined && best.length >= count && order(one, last) >= 0) continue;
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      // behind its equals: the order of the source stays
      if (order(one, best[middle] as T) < 0) high = middle;
      else low = middle + 1;
    }
    best.splice(low, 0, one);
    if (best.length > count) best.pop();
  }
  return best;
}

function checkSort(sort: Query["sort"], fields: Fields): void {
  for (const { fieldName } of sort ?? []) {
    if (!(Object.hasOwn(fields, fieldName) && fields[fieldName]?.sort)) {
      throw applicationError(400, "INVALID_SORT", `Field '${fieldName}' cannot be sorted by`);
    }
  }
}

/** Runs a query: filter, sort, page. */
export function runQuery<T>(
  source: Source<T>,
  query: Query | undefined,
  defaultLimit = 50,
): Page<T> {
  const cursor = query?.cursorPaging?.cursor;
  const state = cursor ? fromCursor(cursor) : undefined;
  // A cursor carries its filter and sorting: the platform takes them from there as well.
  const filter = state ? state.f : query?.filter;
  const sort = state ? state.s : query?.sort;
  const limit = query?.cursorPaging?.limit ?? query?.paging?.limit ?? state?.l ?? defaultLimit;
  const offset = state?.o ?? query?.paging?.offset ?? 0;
  const refuseEmptyFilter = source.refuseEmptyFilter === true && !state;
  const found = select({ ...source, refuseEmptyFilter }, filter);
  checkSort(sort, source.fields);
  const end = Math.min(offset + limit, found.length);
  const ordered = sort?.length ? sorted(source, found, sort, end) : found;
  const at = (position: number) => toCursor({ o: position, l: limit, f: filter, s: sort });
  return {
    items: ordered.slice(offset, end),
    total: found.length,
    offset,
    limit,
    next: offset + limit < found.length && limit > 0 ? at(offset + limit) : null,
    prev: offset > 0 ? at(Math.max(0, offset - limit)) : null,
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
