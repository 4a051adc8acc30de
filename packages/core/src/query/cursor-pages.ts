import type { Operation } from "../wire/operation.js";
import { at, textOf } from "../wire/records.js";
import {
  type AnyPage,
  type FetchPage,
  type FindPage,
  itemsOf,
  metadataOf,
  pageOf,
  refuse,
} from "./build-page.js";
import type { Search } from "./search.js";

/**
 * `extractShared` returns values that only the first response has, because later requests contain
 * only the cursor.
 */
export function cursorPages(
  operation: Operation,
  fetchPage: FetchPage,
  told?: (response: unknown) => object,
): FindPage {
  let facts: object | undefined;
  /** `before`: the cursors that led here. */
  const find = async (query: Search, before: readonly string[] = []): Promise<AnyPage> => {
    const { cursorPaging } = query;
    const { cursor, limit = 0 } = cursorPaging ?? {};
    // A cursor contains its query, and the platform rejects requests with both.
    const response = await fetchPage(cursor ? { cursorPaging } : query);
    facts ??= told?.(response);
    const trail = cursor ? [...before, cursor] : [];
    const [next, prev] = ["next", "prev"].map((which) =>
      textOf(at(metadataOf(operation, response), ["cursors", which])),
    );
    const to = (wanted: string, way?: readonly string[]) =>
      find({ ...query, cursorPaging: { cursor: wanted, limit } }, way);
    // A repeated cursor would loop forever.
    const onwards = (wanted: string) =>
      trail.includes(wanted)
        ? refuse(
            operation,
            "CURSOR_REPEATED",
            "The platform returned the cursor of an earlier page",
          )
        : to(wanted, trail);
    return pageOf(
      operation,
      itemsOf(operation, response),
      next && (() => onwards(next)),
      prev && (() => to(prev)),
      { pageSize: limit, cursors: { next, prev }, ...facts },
    );
  };
  return find;
}
