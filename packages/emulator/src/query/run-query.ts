import { z } from "zod";
import { applicationError, invalidFilter } from "../errors/platform-error.js";
import { int, list, oneOf, opt, struct, text } from "../errors/shapes.js";
import { fromBase64Url } from "../routing/read-request.js";
import type { Fields } from "./fields.js";
import { compareValues, compileFilter, sortValue } from "./filter.js";

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

/** Entities against the fields of a query operation. */
export interface Source<T> {
  readonly items: readonly T[];
  readonly fields: Fields;
  /** What filters and sorting look at; the entity itself when absent. */
  readonly view?: (item: T) => unknown;
  /** The search operations refuse `filter: {}`, the query operations do not. */
  readonly refuseEmptyFilter?: boolean;
}

interface CursorState {
  readonly o: number;
  readonly l: number;
  readonly f?: Record<string, unknown>;
  readonly s?: Query["sort"];
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
    if (typeof state === "object" && state !== null && "o" in state && "l" in state) {
      return state as CursorState;
    }
  } catch {
    // Falls through: whatever it is, it is not one of our cursors.
  }
  throw applicationError(400, "INVALID_CURSOR", "The cursor is not valid");
}

/** Filters and sorts, without paging. */
export function select<T>(source: Source<T>, query: Pick<Query, "filter" | "sort">): T[] {
  const view = source.view ?? ((item: T) => item as unknown);
  const { filter, sort } = query;
  if (filter && source.refuseEmptyFilter && Object.keys(filter).length === 0) {
    throw invalidFilter("The filter is empty; leave it out to get everything");
  }
  const matches = compileFilter(filter ?? {}, source.fields);
  const found = source.items.filter((item) => matches(view(item)));
  for (const { fieldName } of sort ?? []) {
    if (!source.fields[fieldName]?.sort) {
      throw applicationError(400, "INVALID_SORT", `Field '${fieldName}' cannot be sorted by`);
    }
  }
  if (!sort || sort.length === 0) return found;
  const keyed = found.map((item) => {
    const entity = view(item);
    const keys = sort.map(({ fieldName }) =>
      sortValue(entity, fieldName, source.fields[fieldName] ?? { operators: [] }),
    );
    return { item, keys };
  });
  keyed.sort((a, b) => {
    for (const [index, { order }] of sort.entries()) {
      const result = compareValues(a.keys[index], b.keys[index]);
      if (result !== 0) return order === "DESC" ? -result : result;
    }
    return 0;
  });
  return keyed.map(({ item }) => item);
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
  const all = select(
    { ...source, refuseEmptyFilter: source.refuseEmptyFilter === true && !state },
    { filter, sort },
  );
  const items = all.slice(offset, offset + limit);
  const at = (position: number) => toCursor({ o: position, l: limit, f: filter, s: sort });
  return {
    items,
    total: all.length,
    offset,
    limit,
    next: offset + limit < all.length && limit > 0 ? at(offset + limit) : null,
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
