import type { Operation } from "../wire/operation.js";
import { ownField } from "../wire/records.js";
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
    const total = ownField(metadata, "total");
    const totalCount =
      typeof total === "number" && ownField(metadata, "tooManyToCount") !== true
        ? total
        : undefined;
    // Without a total count, any full page may be followed by another page.
    const isLast = totalCount === undefined ? items.length < limit : offset + limit >= totalCount;
    const pageAt = (start: number) => () => find({ ...query, paging: { offset: start, limit } });
    const hasPageSize = limit > 0;
    return createPage(
      operation,
      items,
      hasPageSize && !isLast && pageAt(offset + limit),
      hasPageSize && offset > 0 && pageAt(Math.max(offset - limit, 0)),
      {
        pageSize: limit,
        totalCount,
        currentPage: hasPageSize ? Math.floor(offset / limit) : undefined,
        totalPages:
          hasPageSize && totalCount !== undefined ? Math.ceil(totalCount / limit) : undefined,
      },
    );
  };
  return find;
}
