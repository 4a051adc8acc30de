import { PorticoError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { at, own, textOf } from "../wire/records.js";
import type { CursorPage, OffsetPage } from "./page.js";
import type { Query } from "./query.js";

/** A page of either kind, for code that serves both. */
export type AnyPage = Omit<OffsetPage<unknown>, "next" | "prev"> &
  Omit<CursorPage<unknown>, "next" | "prev"> & {
    next(): Promise<AnyPage>;
    prev(): Promise<AnyPage>;
  };

/** The cursors that led to a page one after the other, its own first. */
export interface Trail {
  readonly cursor: string;
  readonly before: Trail | undefined;
}

function leadsBack(trail: Trail | undefined, cursor: string | undefined): boolean {
  for (let step = trail; step; step = step.before) if (step.cursor === cursor) return true;
  return false;
}

/**
 * One page of a query's results.
 *
 * @param source - the operation, the query that was sent, its response, the cursors gone through
 *   to get here, and how another page is found
 */
export function pageOf(source: {
  operation: Operation;
  query: Query;
  response: unknown;
  trail: Trail | undefined;
  find: (query: Query, before?: Trail) => Promise<AnyPage>;
}): AnyPage {
  const { operation, query, response, trail, find } = source;
  const list = own(response, operation.query?.items ?? "");
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const metadata = own(response, operation.query?.metadata ?? "");
  const offset = query.paging?.offset ?? 0;
  const limit = (query.paging ?? query.cursorPaging)?.limit ?? 0;
  const total = own(metadata, "total");
  const totalCount =
    typeof total === "number" && own(metadata, "tooManyToCount") !== true ? total : undefined;
  const cursors = {
    next: textOf(at(metadata, ["cursors", "next"])),
    prev: textOf(at(metadata, ["cursors", "prev"])),
  };
  const byOffset = (from: number) => find({ ...query, paging: { offset: from, limit } });
  const byCursor = (to: string | undefined, before?: Trail) =>
    find({ ...query, cursorPaging: { cursor: to, limit } }, before);
  const onwards = () => {
    // Whoever follows a circle never comes to an end.
    if (leadsBack(trail, cursors.next)) {
      throw new PorticoError("The next page's cursor has been followed already", {
        code: "CURSOR_REPEATED",
        operation: operation.name,
      });
    }
    return byCursor(cursors.next, trail);
  };
  const none = (which: "next" | "previous") =>
    new PorticoError(`No ${which} page to fetch`, {
      code: "NO_PAGE",
      operation: operation.name,
    });

  const page: AnyPage = {
    items,
    length: items.length,
    pageSize: limit,
    cursors,
    totalCount,
    currentPage: limit > 0 ? Math.floor(offset / limit) : undefined,
    totalPages: limit > 0 && totalCount !== undefined ? Math.ceil(totalCount / limit) : undefined,
    hasNext: () => {
      if (!query.paging) return cursors.next !== undefined;
      // Where nothing was counted, a full page may have another after it.
      return (
        limit > 0 &&
        (totalCount === undefined ? items.length >= limit : offset + limit < totalCount)
      );
    },
    hasPrev: () => (query.paging ? limit > 0 && offset > 0 : cursors.prev !== undefined),
    next: async () => {
      if (!page.hasNext()) throw none("next");
      return query.paging ? byOffset(offset + limit) : onwards();
    },
    prev: async () => {
      if (!page.hasPrev()) throw none("previous");
      return query.paging ? byOffset(Math.max(offset - limit, 0)) : byCursor(cursors.prev);
    },
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
  };
  return page;
}
