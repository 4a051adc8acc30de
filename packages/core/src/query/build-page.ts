import { PorticoError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { listOf, own } from "../wire/records.js";
import type { CursorPage, OffsetPage } from "./page.js";
import type { Search } from "./search.js";

/** A page of any kind, for code that serves all. */
export type AnyPage = Omit<OffsetPage<unknown>, "next" | "prev"> &
  Omit<CursorPage<unknown>, "next" | "prev"> & {
    next(): Promise<AnyPage>;
    prev(): Promise<AnyPage>;
    readonly aggregates?: object;
  };

/** Sends a query or search and resolves to the whole response. */
export type FetchPage = (query: Search) => Promise<unknown>;

/** Finds the page of a query. */
export type FindPage = (query: Search) => Promise<AnyPage>;

/** What a response says of its page. */
export const metadataOf = (operation: Operation, response: unknown): unknown =>
  own(response, operation.query?.metadata ?? "pagingMetadata");

/** The items of a response. */
export const itemsOf = (operation: Operation, response: unknown): readonly unknown[] =>
  listOf(own(response, operation.query?.items ?? ""));

/** Says why there is no way to a page. */
export function refuse({ name }: Operation, code: string, message: string): never {
  throw new PorticoError(message, { code, operation: name });
}

/** Fetches the page beside one; none where there is none. */
export type Beside = (() => Promise<AnyPage>) | false | "" | undefined;

/**
 * One page of a query's results.
 *
 * @param operation - names the query
 * @param items - what is on it
 * @param next - the page after it
 * @param prev - the page before it
 * @param facts - what it knows of itself besides
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
