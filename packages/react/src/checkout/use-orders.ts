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
 * Returns an order of the current user. A cached order list provides the data until the response.
 *
 * Calls `orders.getOrder`.
 *
 * @param id - Id of the order.
 * @returns `data`, `error`, `isPending`, `refetch` and so on, as `useQuery`.
 * @example
 * ```tsx
 * import { useOrder } from "@portico/react";
 *
 * function OrderNumber({ id }: { id: string }) {
 *   return <>{useOrder(id).data?.number}</>;
 * }
 * ```
 */
export function useOrder(id: string): UseQueryResult<Order, PorticoError> {
  return useQuery(orderQuery(useClient(), id, { cache: useQueryClient() }));
}

/**
 * Returns the orders of the current member, newest first.
 *
 * Calls `orders.searchOrders`.
 *
 * @param options - `limit`: orders per page, 1 to 100. Default: 10.
 * @returns `data`, `error`, `isPending`, `fetchNextPage`, `hasNextPage` and so on, as `useInfiniteQuery`. `data`
 * contains the orders of all fetched pages.
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
