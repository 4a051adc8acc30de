// What holds for every query, search and list, though the documents of the single operations do not say it.

import { z } from "zod/v4";
import { aggregation } from "../query/aggregation.js";

const whole = z.int().min(0).optional();
const paging = z.object({ limit: whole, offset: whole }).optional();
const aggregations = z.array(aggregation).optional();
const asked = z.object({ paging, cursorPaging: paging, aggregations }).optional();

/** A request, as far as it asks for pages and summaries. */
export const queries = z.object({
  query: asked,
  // some operations take the text itself
  search: z
    .preprocess((search) => (typeof search === "string" ? undefined : search), asked)
    // zod 4.4.0 and 4.4.1 require the key otherwise
    .optional(),
  paging,
  cursorPaging: paging,
  aggregations,
});

/** Summaries of the older form, in the newer one: the documents have no schema that tells their fields. */
export const summaries = z.object({ aggregation: z.object({ aggregations }) });
