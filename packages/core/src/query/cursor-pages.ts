import type { Operation } from "../wire/operation.js";
import { nonEmptyText, valueAtPath } from "../wire/records.js";
import {
  type AnyPage,
  createPage,
  type FetchPage,
  type FindPage,
  metadataOf,
  responseItems,
  throwPageError,
} from "./build-page.js";
import type { Search } from "./search.js";

/**
 * `extractShared` returns values that only the first response has, because later requests do not
 * contain the query.
 */
export function cursorPages(
  operation: Operation,
  fetchPage: FetchPage,
  extractShared?: (response: unknown) => object,
): FindPage {
  let sharedValues: object | undefined;
  /** `earlierCursors` contains the cursors of earlier pages since the last call of `prev`. */
  const find = async (query: Search, earlierCursors: readonly string[] = []): Promise<AnyPage> => {
    const { cursorPaging } = query;
    const { cursor, limit = 0 } = cursorPaging ?? {};
    // A cursor contains its query, and the platform rejects requests that contain both.
    const response = await fetchPage(cursor ? { cursorPaging } : query);
    sharedValues ??= extractShared?.(response);
    const visitedCursors = cursor ? [...earlierCursors, cursor] : [];
    const [next, prev] = ["next", "prev"].map((direction) =>
      nonEmptyText(valueAtPath(metadataOf(operation, response), ["cursors", direction])),
    );
    const fetchAt = (cursor: string, visited?: readonly string[]) =>
      find({ ...query, cursorPaging: { cursor, limit } }, visited);
    // A repeated cursor would loop forever.
    const fetchNext = (cursor: string) =>
      visitedCursors.includes(cursor)
        ? throwPageError(
            operation,
            "CURSOR_REPEATED",
            "The platform returned the cursor of an earlier page",
          )
        : fetchAt(cursor, visitedCursors);
    return createPage(
      operation,
      responseItems(operation, response),
      next && (() => fetchNext(next)),
      prev && (() => fetchAt(prev)),
      { pageSize: limit, cursors: { next, prev }, ...sharedValues },
    );
  };
  return find;
}
