import { createStore, entries, promisifyRequest } from "idb-keyval";
import type { CartStorage, StoredChange } from "../queries/cart-storage.js";

const lockName = (page: string) => `portico-cart:${page}`;

/**
 * Creates IndexedDB storage for pending cart changes, for the provider's `cartStorage` prop.
 * Changes made offline survive a reload and are sent when the browser is online again.
 *
 * Each page holds a lock while it has pending changes, so that open pages do not send each other's
 * changes. A new page takes over only the changes of pages without a lock. Without IndexedDB or the
 * Web Locks API, the storage stores nothing. Create it once, next to the client.
 *
 * @example
 * ```tsx
 * import { type PorticoClient, PorticoProvider } from "@portico/react";
 * import { offlineCartStorage } from "@portico/react/offline";
 *
 * const cartStorage = offlineCartStorage();
 *
 * const createApp = (client: PorticoClient) => (
 *   <PorticoProvider client={client} cartStorage={cartStorage}>the shop</PorticoProvider>
 * );
 * ```
 */
export function offlineCartStorage(): CartStorage {
  const isAvailable = typeof indexedDB !== "undefined" && typeof navigator?.locks !== "undefined";
  if (!isAvailable) return { take: async () => [], save: async () => {} };
  const page = crypto.randomUUID();
  const store = createStore("portico-cart", "changes");
  const recordKey = (key: string) => `${key}/${page}`;
  let release: (() => void) | undefined;

  /**
   * A held lock keeps the page out of the back/forward cache, so the page releases it when no
   * change is pending.
   */
  const acquireLock = () =>
    new Promise<void>((onAcquired) => {
      void navigator.locks.request(lockName(page), () => {
        onAcquired();
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      });
    });

  const write = (key: string, changes: readonly StoredChange[], adoptedRecord?: string) =>
    store("readwrite", (objects) => {
      // Uses a single transaction, so that a crash never leaves a change in two records.
      if (changes.length > 0) objects.put(changes, recordKey(key));
      else objects.delete(recordKey(key));
      if (adoptedRecord) objects.delete(adoptedRecord);
      return promisifyRequest(objects.transaction);
    });

  return {
    async take(key) {
      const adoptedChanges: StoredChange[] = [];
      for (const [record, changes] of await entries<string, StoredChange[]>(store)) {
        const owner = record.slice(key.length + 1);
        if (!record.startsWith(`${key}/`) || owner === page) continue;
        await navigator.locks.request(lockName(owner), { ifAvailable: true }, async (lock) => {
          if (!lock) return;
          if (!release) await acquireLock();
          adoptedChanges.push(...changes);
          await write(key, adoptedChanges, record);
        });
      }
      return adoptedChanges;
    },
    async save(key, changes) {
      if (changes.length > 0 && !release) await acquireLock();
      await write(key, changes);
      if (changes.length > 0) return;
      release?.();
      release = undefined;
    },
  };
}
