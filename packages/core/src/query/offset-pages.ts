import type { Operation } from "../wire/operation.js";
import { own } from "../wire/records.js";
import {
  type AnyPage,
  createPage,
  type FetchPage,
  type FindPage,
  metadataOf,
  responseItems,
} from "./build-page.js";
import type { Query } from "./query.js";

export function offsetPages(operation: Operation, fetchPage: FetchPage): FindPage {
  const find = async (query: Query): Promise<AnyPage> => {
    const response = await fetchPage(query);
    const { offset = 0, limit = 0 } = query.paging ?? {};
    const items = responseItems(operation, response);
    const metadata = metadataOf(operation, response);
    const total = own(metadata, "total");
    const totalCount =
      typeof total === "number" && own(metadata, "tooManyToCount") !== true ? total : undefined;
    // Without a total count, any full page may be followed by another page.
    const isLast = totalCount === undefined ? items.length < limit : offset + limit >= totalCount;
    const from = (start: number) => () => find({ ...query, paging: { offset: start, limit } });
    const isSized = limit > 0;
    return createPage(
      operation,
      items,
      isSized && !isLast && from(offset + limit),
      isSized && offset > 0 && from(Math.max(offset - limit, 0)),
      {
        pageSize: limit,
        totalCount,
        currentPage: isSized ? Math.floor(offset / limit) : undefined,
        totalPages: isSized && totalCount !== undefined ? Math.ceil(totalCount / limit) : undefined,
      },
    );
  };
  return find;
}
