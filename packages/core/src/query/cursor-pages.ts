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
 * What finds the pages of a query by cursor.
 *
 * @param operation - names the response's fields
 * @param fetchPage - sends a query
 * @param told - what the first answer tells besides, for every page: those after it are found by a cursor alone
 */
export function cursorPages(
  operation: Operation,
  fetchPage: FetchPage,
  told?: (response: unknown) => object,
): FindPage {
  let facts: object | undefined;
  /** `before`: the cursors that led to a page one after the other. */
  const find = async (query: Search, before: readonly string[] = []): Promise<AnyPage> => {
    const { cursorPaging } = query;
    const { cursor, limit = 0 } = cursorPaging ?? {};
    // A cursor holds its query: the platform refuses both together.
    const response = await fetchPage(cursor ? { cursorPaging } : query);
    facts ??= told?.(response);
    const trail = cursor ? [...before, cursor] : [];
    const [next, prev] = ["next", "prev"].map((which) =>
      textOf(at(metadataOf(operation, response), ["cursors", which])),
    );
    const to = (wanted: string, way?: readonly string[]) =>
      find({ ...query, cursorPaging: { cursor: wanted, limit } }, way);
    // Whoever follows a circle never comes to an end.
    const onwards = (wanted: string) =>
      trail.includes(wanted)
        ? refuse(operation, "CURSOR_REPEATED", "The next page's cursor has been followed already")
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
