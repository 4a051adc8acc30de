import type { PorticoError } from "@portico/core";
import type { Order } from "@portico/ecom/orders";
import {
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useClient } from "../provider/provider.js";
import { orderQuery, ordersInfiniteQuery } from "../queries/orders.js";

/**
 * Returns one of the current user's orders. While it loads, `data` comes from a cached order list,
 * if possible. Calls `orders.getOrder`.
 *
 * @example
 * ```tsx
 * import { useOrder } from "@portico/react";
 *
 * const OrderNumber = ({ id }: { id: string }) => <>{useOrder(id).data?.number}</>;
 * ```
 */
export function useOrder(id: string): UseQueryResult<Order, PorticoError> {
  return useQuery(orderQuery(useClient(), id, { cache: useQueryClient() }));
}

/**
 * Returns the current member's orders, newest first. `data` contains all fetched orders. Calls
 * `orders.searchOrders`.
 *
 * @param options - `limit`: orders per page, 1 to 100. Default: 10.
 * @example
 * ```tsx
 * import { useOrders } from "@portico/react";
 *
 * function Orders() {
 *   const { data } = useOrders();
 *   return <ul>{data?.map((order) => <li key={order.id}>{order.number}</li>)}</ul>;
 * }
 * ```
 */
export function useOrders(options?: {
  limit?: number | undefined;
}): UseInfiniteQueryResult<Order[], PorticoError> {
  return useInfiniteQuery({
    ...ordersInfiniteQuery(useClient(), options),
    select: ({ pages }) => pages.flatMap(({ orders }) => orders),
  });
}
