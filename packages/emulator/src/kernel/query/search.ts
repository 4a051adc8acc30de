import { list, opt, text } from "../checks/shapes.js";
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
