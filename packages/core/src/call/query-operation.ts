import { currentView } from "../client/context.js";
import { named } from "../client/named.js";
import { cursorQueryBuilder, offsetQueryBuilder } from "../query/build-query.js";
import { searchBuilder } from "../query/build-search.js";
import { queryArguments } from "../query/query-arguments.js";
import type { Operation } from "../wire/operation.js";
import { call } from "./call.js";

/** The function of an operation that gives a builder where it is called without what it would send. */
function starting<Fn>(data: Operation, builder: typeof searchBuilder, count?: number): Fn {
  const start = (...args: unknown[]) => {
    const [asked, ...given] = queryArguments(args, count);
    if (asked !== undefined) return call(data, [asked, ...given]);
    const view = currentView(data.name);
    return builder(data, (query, options = given) => call(data, [query, ...options], view));
  };
  return named(start, data.name) as Fn;
}

/**
 * The function of a query whose pages are found by cursor: called with a query it sends it, without
 * one it gives a builder.
 *
 * @param data - what to call
 * @throws PorticoError where there is no client: as a rejection, or from a builder's call at once
 */
export const queryOperation = <Fn>(data: Operation): Fn =>
  starting(data, cursorQueryBuilder, data.args?.length);

/** The same for a query whose pages are found by offset. */
export const offsetQueryOperation = <Fn>(data: Operation): Fn =>
  starting(data, offsetQueryBuilder, data.args?.length);

/** The same for a search, whose builder takes the operation's options in the end. */
export const searchOperation = <Fn>(data: Operation): Fn => starting(data, searchBuilder);
