import { PorticoError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { listOf, own } from "../wire/records.js";
import type { CursorPage, OffsetPage } from "./page.js";
import type { Search } from "./search.js";

/** A page of any kind. */
export type AnyPage = Omit<OffsetPage<unknown>, "next" | "prev"> &
  Omit<CursorPage<unknown>, "next" | "prev"> & {
    next(): Promise<AnyPage>;
    prev(): Promise<AnyPage>;
    readonly aggregates?: object;
  };

/** Sends a query or search and resolves to the whole response. */
export type FetchPage = (query: Search) => Promise<unknown>;

/** Fetches the page of a query. */
export type FindPage = (query: Search) => Promise<AnyPage>;

/** Returns the paging metadata of a response. */
export const metadataOf = (operation: Operation, response: unknown): unknown =>
  own(response, operation.query?.metadata ?? "pagingMetadata");

/** Returns the items of a response. */
export const itemsOf = (operation: Operation, response: unknown): readonly unknown[] =>
  listOf(own(response, operation.query?.items ?? ""));

/** Throws the error for a page that cannot be fetched. */
export function refuse({ name }: Operation, code: string, message: string): never {
  throw new PorticoError(message, { code, operation: name });
}

/** Fetches the next or previous page. Falsy if that page does not exist. */
export type Beside = (() => Promise<AnyPage>) | false | "" | undefined;

/**
 * Creates a page of query results.
 *
 * @param operation - the query operation
 * @param items - the items of the page
 * @param next - fetches the next page
 * @param prev - fetches the previous page
 * @param facts - other properties of the page
 */
export function pageOf(
  operation: Operation,
  items: readonly unknown[],
  next: Beside,
  prev: Beside,
  facts: object,
): AnyPage {
  const fetched = async (which: string, fetch: Beside) =>
    fetch ? fetch() : refuse(operation, "NO_PAGE", `No ${which} page to fetch`);
  const page = {
    ...facts,
    items,
    length: items.length,
    hasNext: () => !!next,
    hasPrev: () => !!prev,
    next: () => fetched("next", next),
    prev: () => fetched("previous", prev),
    async *[Symbol.asyncIterator]() {
      for (let at = page; ; at = await at.next()) {
        yield* at.items;
        if (!at.hasNext()) return;
      }
    },
    toArray: async ({ max = Number.POSITIVE_INFINITY } = {}) => {
      const found: unknown[] = [];
      if (max > 0) for await (const item of page) if (found.push(item) >= max) break;
      return found;
    },
  } as unknown as AnyPage;
  return page;
}
