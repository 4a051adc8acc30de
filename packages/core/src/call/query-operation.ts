import { currentView } from "../client/context.js";
import { withName } from "../client/named.js";
import { cursorQueryBuilder, offsetQueryBuilder } from "../query/build-query.js";
import { searchBuilder } from "../query/build-search.js";
import { normalizeQueryArguments } from "../query/query-arguments.js";
import type { Operation } from "../wire/operation.js";
import { call } from "./call.js";

function createQueryFunction<Fn>(
  data: Operation,
  builder: typeof searchBuilder,
  argumentCount?: number,
): Fn {
  const callOrBuild = (...args: unknown[]) => {
    const [query, ...rest] = normalizeQueryArguments(args, argumentCount);
    if (query !== undefined) return call(data, [query, ...rest]);
    const view = currentView(data.name);
    return builder(data, (query, options = rest) => call(data, [query, ...options], view));
  };
  return withName(callOrBuild, data.name) as Fn;
}

export const queryOperation = <Fn>(data: Operation): Fn =>
  createQueryFunction(data, cursorQueryBuilder, data.args?.length);

export const offsetQueryOperation = <Fn>(data: Operation): Fn =>
  createQueryFunction(data, offsetQueryBuilder, data.args?.length);

/** Search builders take options in `find`, so the first argument is always the search. */
export const searchOperation = <Fn>(data: Operation): Fn =>
  createQueryFunction(data, searchBuilder);
