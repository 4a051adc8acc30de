import type { CartStorage } from "../queries/cart-storage.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { clientIdOf, sessionScope, userKind } from "../queries/session-scope.js";
import type { CartQueue } from "./cart-queue.js";

/**
 * Restores pending changes from closed pages. Returns a function that stores the queue's changes.
 */
export function storeQueue(
  storage: CartStorage,
  client: PorticoClient,
  queue: CartQueue,
  cartId: () => string | undefined,
): () => Promise<void> {
  const key = `${clientIdOf(client)}/${userKind(sessionScope(client).role)}`;
  let savedJson = "[]";
  const restore = async () => {
    const changes = await storage.take(key);
    if (changes.length === 0) return;
    savedJson = "";
    queue.restore(changes);
  };
  // The cart must work even if the storage fails.
  let pendingWrites = restore().catch(() => {});
  return () => {
    const changes = queue.storedChanges(cartId());
    const json = JSON.stringify(changes);
    if (json === savedJson) return pendingWrites;
    savedJson = json;
    pendingWrites = pendingWrites.then(() => storage.save(key, changes)).catch(() => {});
    return pendingWrites;
  };
}
