// Legacy queries contain their filter and sorting as JSON strings.

import { parseJson } from "../checks/json.js";
import { applicationError, invalidFilter } from "../kernel/platform-error.js";
import type { Query } from "./run-query.js";
import type { Sorting } from "./sort.js";
import { isObject } from "./values.js";

/** Legacy query. */
export interface TextQuery {
  readonly paging?: { readonly limit?: number | null; readonly offset?: number | null } | null;
  readonly filter?: string | null;
  readonly sort?: string | null;
}

function parsed(text: string): unknown {
  try {
    return parseJson(text, "The query");
  } catch {
    return undefined;
  }
}

/** Parses `{"name": "asc"}` or `{"fieldName": "name", "order": "ASC"}`. */
function sortingOf(item: unknown): Sorting[] {
  if (!isObject(item)) throw applicationError(400, "INVALID_SORT", "The sorting is not valid JSON");
  const pairs: [string, unknown][] =
    typeof item.fieldName === "string"
      ? [[item.fieldName, item.order ?? "ASC"]]
      : Object.entries(item);
  return pairs.map(([fieldName, order]) => {
    const way = String(order).toUpperCase();
    if (way !== "ASC" && way !== "DESC") {
      throw applicationError(400, "INVALID_SORT", `Unknown sort order '${String(order)}'`);
    }
    return { fieldName, order: way };
  });
}

/** Converts a legacy query to the current format. */
export function queryOf({ paging, filter, sort }: TextQuery = {}): Query {
  const conditions = filter ? parsed(filter) : {};
  if (!isObject(conditions)) throw invalidFilter("The filter is not a JSON object");
  const order = sort ? parsed(sort) : [];
  return {
    ...(filter && { filter: conditions }),
    sort: (Array.isArray(order) ? order : [order]).flatMap(sortingOf),
    paging: {
      ...(typeof paging?.limit === "number" && { limit: paging.limit }),
      ...(typeof paging?.offset === "number" && { offset: paging.offset }),
    },
  };
}
