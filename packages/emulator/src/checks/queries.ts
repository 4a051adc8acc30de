// Rules that apply to every query, search and list, although the documentation does not state them
// per operation.

import { z } from "zod/v4";
import { aggregation } from "./aggregation.js";

const wholeNumber = z.int().min(0).optional();
const paging = z.object({ limit: wholeNumber, offset: wholeNumber }).optional();
const aggregations = z.array(aggregation).optional();
const query = z.object({ paging, cursorPaging: paging, aggregations }).optional();

/** Validates paging and aggregations of a request. */
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

/**
 * Validates legacy aggregations in the current format, because the documentation has no schema for
 * their fields.
 */
export const summaries = z.object({ aggregation: z.object({ aggregations }) });
