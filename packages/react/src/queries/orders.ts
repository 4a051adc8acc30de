import type { Order, SearchOrdersResponse } from "@portico/ecom/orders";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { getOrder, searchOrders } from "../generated/orders.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import {
  clientQuery,
  infiniteQueryOptions,
  QUERY_DEFAULTS,
  VOLATILE_DEFAULTS,
} from "./query-options.js";

/**
 * Creates query options for one of the current user's orders. Calls `orders.getOrder`.
 *
 * @param id - Order id, for example the `orderId` parameter from the checkout page.
 * @param options - `cache`: query client whose cached order lists provide placeholder data.
 * Default: none.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { orderQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useOrderNumber = (id: string) => useQuery(orderQuery(useClient(), id)).data?.number;
 * ```
 */
export function orderQuery(
  client: PorticoClient,
  id: string,
  { cache }: { cache?: QueryClient | undefined } = {},
) {
  type Pages = InfiniteData<SearchOrdersResponse, string>;
  const keys = porticoKeys(client);
  const placeholderData = () =>
    (cache?.getQueriesData<Pages>({ queryKey: keys.orders() }) ?? [])
      .flatMap(([, data]) => data?.pages ?? [])
      .flatMap(({ orders }) => orders)
      .find((order) => order.id === id);
  const settings = { ...QUERY_DEFAULTS, ...(cache && { placeholderData }) };
  return clientQuery<Order>(client, keys.order(id), settings, (view) => view.use(getOrder)(id));
}

/**
 * Creates infinite query options for the current member's orders, newest first. Calls
 * `orders.searchOrders`.
 *
 * @param options - `limit`: orders per page, 1 to 100. Default: 10.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { ordersInfiniteQuery } from "@portico/react/queries";
 * import { useInfiniteQuery } from "@tanstack/react-query";
 *
 * const useHistory = () => useInfiniteQuery(ordersInfiniteQuery(useClient())).data?.pages ?? [];
 * ```
 */
export function ordersInfiniteQuery(
  client: PorticoClient,
  { limit = 10 }: { limit?: number | undefined } = {},
) {
  return infiniteQueryOptions<SearchOrdersResponse, string>({
    ...VOLATILE_DEFAULTS,
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
