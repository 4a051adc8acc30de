// Legacy queries contain their filter and sorting as JSON strings.

import { z } from "zod/v4";
import { parseJson } from "../checks/json.js";
import { applicationError, invalidFilter } from "../kernel/platform-error.js";
import { isPlain } from "../store/plain.js";
import type { Query } from "./run-query.js";
import type { Sorting } from "./sort.js";

const paging = z.object({
  limit: z.number().int().min(0).max(100).nullish(),
  offset: z.number().int().min(0).nullish(),
});

const textQuery = z.object({
  paging: paging.nullish(),
  filter: z.string().nullish(),
  sort: z.string().nullish(),
});

export const textQueryRequest = z.object({ query: textQuery.nullish() });

export type TextQuery = z.output<typeof textQuery>;

function parseText(text: string): unknown {
  try {
    return parseJson(text, "The query");
  } catch {
    return undefined;
  }
}

/** Parses `{"name": "asc"}` or `{"fieldName": "name", "order": "ASC"}`. */
function sortingOf(item: unknown): Sorting[] {
  if (!isPlain(item)) throw applicationError(400, "INVALID_SORT", "The sorting is not valid JSON");
  const pairs: [string, unknown][] =
    typeof item.fieldName === "string"
      ? [[item.fieldName, item.order ?? "ASC"]]
      : Object.entries(item);
  return pairs.map(([fieldName, order]) => {
    const direction = String(order).toUpperCase();
    if (direction !== "ASC" && direction !== "DESC") {
      throw applicationError(400, "INVALID_SORT", `Unknown sort order '${String(order)}'`);
    }
    return { fieldName, order: direction };
  });
}

export function queryOf({ paging, filter, sort }: TextQuery = {}): Query {
  const conditions = filter ? parseText(filter) : {};
  if (!isPlain(conditions)) throw invalidFilter("The filter is not a JSON object");
  const order = sort ? parseText(sort) : [];
  return {
    ...(filter && { filter: conditions }),
    sort: (Array.isArray(order) ? order : [order]).flatMap(sortingOf),
    paging: {
      ...(typeof paging?.limit === "number" && { limit: paging.limit }),
      ...(typeof paging?.offset === "number" && { offset: paging.offset }),
    },
  };
}
