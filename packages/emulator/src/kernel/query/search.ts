import { check } from "../checks/from-zod.js";
import { list, loose, opt, text } from "../checks/shapes.js";
import { aggregation } from "./aggregation.js";
import { cursorQuery } from "./run-query.js";
import { searchClause } from "./search-clause.js";

/** The check of a search. */
export function searchRequest(maxLimit = 100) {
  return cursorQuery(maxLimit).extend({
    search: opt(searchClause),
    aggregations: opt(list(aggregation, 10)),
    timeZone: opt(text(50)),
  });
}

/** Checks the summaries that a request wants, for which the documents have no schema that tells their fields. */
export function checkAggregations(request: unknown, key = "search"): void {
  const summaries = loose({ aggregations: opt(list(aggregation, 10)) });
  check(loose({ [key]: opt(summaries) }), request);
}
