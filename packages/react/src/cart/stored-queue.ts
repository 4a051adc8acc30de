import type { CartStorage } from "../queries/cart-storage.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { clientIdOf, sessionScope, userKind } from "../queries/session-scope.js";
import type { CartQueue } from "./cart-queue.js";

/**
 * Restores the changes of closed pages. Returns a function that stores the queue's pending changes, and resolves when
 * they are durable or cannot be stored.
 */
export function storeQueue(
  storage: CartStorage,
  client: PorticoClient,
  queue: CartQueue,
  cartId: () => string | undefined,
): () => Promise<void> {
  const key = `${clientIdOf(client)}/${userKind(sessionScope(client).role)}`;
  let saved = "[]";
  const restore = async () => {
    const changes = await storage.take(key);
    if (changes.length === 0) return;
    saved = "";
    queue.restore(changes);
  };
  // A failing storage must not keep the cart from working.
  let writes = restore().catch(() => {});
  return () => {
    const changes = queue.storedChanges(cartId());
    const json = JSON.stringify(changes);
    if (json === saved) return writes;
    saved = json;
    writes = writes.then(() => storage.save(key, changes)).catch(() => {});
    return writes;
  };
}
