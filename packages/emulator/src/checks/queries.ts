// Undocumented rules for all queries, searches and lists.

import { z } from "zod/v4";
import { aggregation } from "./aggregation.js";

const wholeNumber = z.int().min(0).optional();
const paging = z.object({ limit: wholeNumber, offset: wholeNumber }).optional();
const aggregations = z.array(aggregation).optional();
const query = z.object({ paging, cursorPaging: paging, aggregations }).optional();

export const queries = z.object({
  query: query,
  // For some operations, `search` is a string.
  search: z
    .preprocess((search) => (typeof search === "string" ? undefined : search), query)
    // zod 4.4.0 and 4.4.1 would otherwise require the key.
    .optional(),
  paging,
  cursorPaging: paging,
  aggregations,
});

/** Legacy aggregations, which the documentation does not define. */
export const summaries = z.object({ aggregation: z.object({ aggregations }) });
