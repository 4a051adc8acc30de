import type { CartStorage } from "../queries/cart-storage.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { clientIdOf, sessionScope } from "../queries/session-scope.js";
import type { CartQueue } from "./cart-queue.js";

/** Keeps the pending changes of a queue in a storage, and restores changes of closed pages. */
export class StoredQueue {
  readonly #storage: CartStorage;
  readonly #queue: CartQueue;
  readonly #key: string;
  readonly #cartId: () => string | undefined;
  #saved = "[]";
  #writes: Promise<void>;

  constructor(
    storage: CartStorage,
    client: PorticoClient,
    queue: CartQueue,
    cartId: () => string | undefined,
  ) {
    this.#storage = storage;
    this.#queue = queue;
    this.#cartId = cartId;
    const family = sessionScope(client).role === "member" ? "member" : "visitor";
    this.#key = `${clientIdOf(client)}/${family}`;
    // A failing storage must not keep the cart from working.
    this.#writes = this.#restore().catch(() => {});
  }

  async #restore(): Promise<void> {
    const changes = await this.#storage.take(this.#key);
    if (changes.length === 0) return;
    this.#saved = "";
    this.#queue.restore(changes);
  }

  /** Resolves when the pending changes are stored, or if they cannot be stored. */
  save(): Promise<void> {
    const changes = this.#queue.storedChanges(this.#cartId());
    const json = JSON.stringify(changes);
    if (json === this.#saved) return this.#writes;
    this.#saved = json;
    this.#writes = this.#writes.then(() => this.#storage.save(this.#key, changes)).catch(() => {});
    return this.#writes;
  }
}
