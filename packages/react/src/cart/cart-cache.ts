import type { QueryClient } from "@tanstack/react-query";
import type { CartAdapter, SettledCart } from "../queries/cart-adapter.js";
import type { PorticoClient } from "../queries/portico-client.js";

export function cartCache(queryClient: QueryClient, client: PorticoClient, adapter: CartAdapter) {
  const query = adapter.cartQuery(client);
  const { queryKey } = query;
  const filter = { queryKey, exact: true };
  const settledCarts = new WeakMap<object, SettledCart>();

  const settle = (raw: unknown): SettledCart | null | undefined => {
    if (typeof raw !== "object" || raw === null) return raw as null | undefined;
    const settledCart = settledCarts.get(raw) ?? adapter.settle(raw);
    settledCarts.set(raw, settledCart);
    return settledCart;
  };
  const cancelReads = () => queryClient.cancelQueries(filter);
  /** Fetches the cart if the cached data is missing, invalidated or older than `staleTime`. */
  const fetch = (staleTime: number): Promise<unknown> =>
    queryClient.fetchQuery({ ...query, networkMode: "always", staleTime });

  const cache = {
    isClosed: false,
    query,
    settle,
    cancelReads,
    fetch,
    read: (): unknown => queryClient.getQueryData(queryKey),
    isFetching: () => queryClient.isFetching(filter) > 0,
    async refetch(): Promise<SettledCart | null> {
      await cancelReads();
      return cache.isClosed ? null : (settle(await fetch(0)) ?? null);
    },
    async invalidate(): Promise<void> {
      // Without this, invalidation would wait for a pending first request, which may have started
      // before the change.
      await cancelReads();
      await queryClient.invalidateQueries(filter);
    },
    async write(raw: unknown): Promise<SettledCart | null> {
      await cancelReads();
      if (cache.isClosed) return null;
      queryClient.setQueryData(queryKey, raw);
      return settle(raw) ?? null;
    },
  };
  return cache;
}
