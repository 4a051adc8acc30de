import type { PorticoError } from "@portico/core";
import type { Order, SearchOrdersResponse } from "@portico/ecom/orders";
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { getOrder, searchOrders } from "../generated/orders.js";
import { ALL, OWN } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";

type OrderPages = InfiniteData<SearchOrdersResponse, string>;

/**
 * One order of the calling visitor or member, for the thank-you page and the account.
 *
 * @param client - made by createClient
 * @param id - id of the order; the hosted checkout page sends it along as `orderId`
 * @param options - the QueryClient as `cache` to begin with what the list of orders knows
 * @returns options for useQuery, useSuspenseQuery … over `orders.getOrder`
 * @example
 * ```tsx
 * function OrderNumber({ id }: { id: string }) {
 *   const { data } = useQuery(orderQuery(useClient(), id));
 *   return <>{data?.number}</>;
 * }
 * ```
 */
export function orderQuery(
  client: PorticoClient,
  id: string,
  options: { cache?: QueryClient | undefined } = {},
) {
  const { cache } = options;
  const keys = porticoKeys(client);
  const known = () =>
    (cache?.getQueriesData<OrderPages>({ queryKey: keys.orders() }) ?? [])
      .flatMap(([, data]) => data?.pages ?? [])
      .flatMap(({ orders }) => orders)
      .find((order) => order.id === id);
  return queryOptions<Order, PorticoError>({
    ...ALL,
    queryKey: keys.order(id),
    queryFn: ({ signal }) => client.with({ signal }).use(getOrder)(id),
    ...(cache ? { placeholderData: known } : {}),
  });
}

/**
 * The orders of the calling member, the newest first, page after page.
 *
 * @param client - made by createClient
 * @param options - `limit` orders per page, 1 to 100; 10 unless told otherwise
 * @returns options for useInfiniteQuery, useSuspenseInfiniteQuery … over `orders.searchOrders`
 * @example
 * ```tsx
 * function Orders() {
 *   const { data } = useInfiniteQuery(ordersInfiniteQuery(useClient()));
 *   return <>{data?.pages.flatMap((page) => page.orders).map((order) => order.number)}</>;
 * }
 * ```
 */
export function ordersInfiniteQuery(client: PorticoClient, options: { limit?: number } = {}) {
  const { limit = 10 } = options;
  return infiniteQueryOptions<
    SearchOrdersResponse,
    PorticoError,
    OrderPages,
    readonly unknown[],
    string
  >({
    ...OWN,
    queryKey: porticoKeys(client).orders({ limit }),
    queryFn: ({ signal, pageParam }) =>
      client.with({ signal }).use(searchOrders)(
        pageParam
          ? { cursorPaging: { limit, cursor: pageParam } }
          : { cursorPaging: { limit }, sort: [{ fieldName: "createdDate", order: "DESC" }] },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.metadata?.cursors?.next || undefined,
  });
}
