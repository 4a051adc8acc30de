import { getOrder } from "@portico/ecom/orders";
import { queryOptions } from "@tanstack/react-query";
import { ALL } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";

/**
 * One order of the calling visitor or member, for the thank-you page.
 *
 * @param client - made by createClient
 * @param id - id of the order; the hosted checkout page sends it along as `orderId`
 * @returns options for useQuery, useSuspenseQuery … over `orders.getOrder`
 * @example
 * ```tsx
 * function OrderNumber({ id }: { id: string }) {
 *   const { data } = useQuery(orderQuery(useClient(), id));
 *   return <>{data?.number}</>;
 * }
 * ```
 */
export function orderQuery(client: PorticoClient, id: string) {
  return queryOptions({
    ...ALL,
    queryKey: porticoKeys(client).order(id),
    queryFn: ({ signal }) => client.with({ signal }).use(getOrder)(id),
  });
}
