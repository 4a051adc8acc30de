import { PorticoError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { asList, ownField } from "../wire/records.js";
import type { CursorPage, OffsetPage } from "./page.js";
import type { Search } from "./search.js";

export type AnyPage = Omit<OffsetPage<unknown>, "next" | "prev"> &
  Omit<CursorPage<unknown>, "next" | "prev"> & {
    next(): Promise<AnyPage>;
    prev(): Promise<AnyPage>;
    readonly aggregates?: object;
  };

export type FetchPage = (query: Search) => Promise<unknown>;

export type FindPage = (query: Search) => Promise<AnyPage>;

export const metadataOf = (operation: Operation, response: unknown): unknown =>
  ownField(response, operation.query?.metadata ?? "pagingMetadata");

export const responseItems = (operation: Operation, response: unknown): readonly unknown[] =>
  asList(ownField(response, operation.query?.items ?? ""));

export function throwPageError({ name }: Operation, code: string, message: string): never {
  throw new PorticoError(message, { code, operation: name });
}

/** Falsy if that page does not exist. */
export type FetchNeighbor = (() => Promise<AnyPage>) | false | "" | undefined;

export function createPage(
  operation: Operation,
  items: readonly unknown[],
  next: FetchNeighbor,
  prev: FetchNeighbor,
  properties: object,
): AnyPage {
  const fetchNeighbor = async (direction: string, fetch: FetchNeighbor) =>
    fetch ? fetch() : throwPageError(operation, "NO_PAGE", `No ${direction} page to fetch`);
  const page = {
    ...properties,
    items,
    length: items.length,
    hasNext: () => !!next,
    hasPrev: () => !!prev,
    next: () => fetchNeighbor("next", next),
    prev: () => fetchNeighbor("previous", prev),
    async *[Symbol.asyncIterator]() {
      for (let current = page; ; current = await current.next()) {
        yield* current.items;
        if (!current.hasNext()) return;
      }
    },
    toArray: async ({ max = Number.POSITIVE_INFINITY } = {}) => {
      const items: unknown[] = [];
      if (max > 0) for await (const item of page) if (items.push(item) >= max) break;
      return items;
    },
  } as unknown as AnyPage;
  return page;
}
