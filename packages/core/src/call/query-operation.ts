import { currentView } from "../client/context.js";
import { named } from "../client/named.js";
import { cursorQueryBuilder, offsetQueryBuilder } from "../query/build-query.js";
import { searchBuilder } from "../query/build-search.js";
import { queryArguments } from "../query/query-arguments.js";
import type { Operation } from "../wire/operation.js";
import { call } from "./call.js";

/** Creates the function of an operation that returns a builder if it is called without a query. */
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
 * Creates the function of a query operation with paging by cursor. With a query object, the function sends it;
 * otherwise it returns a builder. Generated modules use it.
 *
 * @param data - description of the request and response
 * @throws PorticoError - NO_CONTEXT if the function is called without a client; with a query object, the returned
 *   promise rejects
 * @example
 * ```ts
 * import type { QueryFields } from "@portico/core";
 * import { type CursorQueryBuilder, queryOperation } from "@portico/core/runtime";
 * import type { productsV3 } from "@portico/stores";
 *
 * const queryProducts = queryOperation<
 *   () => CursorQueryBuilder<productsV3.V3Product, QueryFields>
 * >({
 *   name: "example.products.queryProducts",
 *   path: "/stores/v3/products/query",
 *   args: ["query"],
 *   query: { items: "products" },
 * });
 * ```
 */
export const queryOperation = <Fn>(data: Operation): Fn =>
  starting(data, cursorQueryBuilder, data.args?.length);

/**
 * Creates the function of a query operation with paging by offset. Generated modules use it.
 *
 * @param data - description of the request and response
 * @throws PorticoError - NO_CONTEXT if the function is called without a client; with a query object, the returned
 *   promise rejects
 * @example
 * ```ts
 * import type { QueryFields } from "@portico/core";
 * import { type OffsetQueryBuilder, offsetQueryOperation } from "@portico/core/runtime";
 * import type { members } from "@portico/members";
 *
 * const queryMembers = offsetQueryOperation<() => OffsetQueryBuilder<members.Member, QueryFields>>({
 *   name: "example.members.queryMembers",
 *   path: "/members/v1/members/query",
 *   args: ["query"],
 *   query: { items: "members", metadata: "metadata" },
 * });
 * ```
 */
export const offsetQueryOperation = <Fn>(data: Operation): Fn =>
  starting(data, offsetQueryBuilder, data.args?.length);

/**
 * Creates the function of a search operation. The operation's options are arguments of the builder's `find`.
 * Generated modules use it.
 *
 * @param data - description of the request and response
 * @throws PorticoError - NO_CONTEXT if the function is called without a client; with a search object, the returned
 *   promise rejects
 * @example
 * ```ts
 * import type { SearchFields } from "@portico/core";
 * import { type SearchBuilder, searchOperation } from "@portico/core/runtime";
 * import type { orders } from "@portico/ecom";
 *
 * const searchOrders = searchOperation<() => SearchBuilder<orders.Order, SearchFields>>({
 *   name: "example.orders.searchOrders",
 *   path: "/ecom/v1/orders/search",
 *   args: ["search"],
 *   query: { items: "orders" },
 * });
 * ```
 */
export const searchOperation = <Fn>(data: Operation): Fn => starting(data, searchBuilder);
