import { hashKey, type QueryClient } from "@tanstack/react-query";
import type { CartAdapter } from "../queries/cart-adapter.js";
import type { CartStorage } from "../queries/cart-storage.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { sessionScope } from "../queries/session-scope.js";
import { CartStore } from "./cart-store.js";

/** Stores by client and cart query key. */
type Stores = WeakMap<PorticoClient, Map<string, CartStore>>;

const allStores = /* @__PURE__ */ new WeakMap<QueryClient, Stores>();

/**
 * Returns the current user's store. After a login, the visitor's waiting changes move to the
 * member's store. If the user changes in any other way, these changes are dropped.
 */
export function cartStore(
  queryClient: QueryClient,
  client: PorticoClient,
  adapter: CartAdapter,
  storage?: CartStorage,
): CartStore {
  const stores: Stores = allStores.get(queryClient) ?? new WeakMap();
  const storesByKey = stores.get(client) ?? new Map<string, CartStore>();
  allStores.set(queryClient, stores.set(client, storesByKey));
  const key = hashKey(adapter.cartQuery(client).queryKey);
  const existingStore = storesByKey.get(key);
  if (existingStore) return existingStore;
  const store = new CartStore(queryClient, client, adapter, storage);
  storesByKey.set(key, store);
  const scope = sessionScope(client);
  const { key: identity } = scope;
  const stop = scope.subscribe(() => {
    if (scope.key === identity) return;
    stop();
    storesByKey.delete(key);
    const isLogin = identity.startsWith("visitor") && scope.role === "member";
    store.close(isLogin ? cartStore(queryClient, client, adapter, storage) : undefined);
  });
  return store;
}
