import { createStore, entries, promisifyRequest } from "idb-keyval";
import type { CartStorage, StoredChange } from "../queries/cart-storage.js";

const lockName = (pageId: string) => `portico-cart:${pageId}`;

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
  const pageId = crypto.randomUUID();
  const store = createStore("portico-cart", "changes");
  const ownRecordKey = (key: string) => `${key}/${pageId}`;
  let release: (() => void) | undefined;

  /**
   * A held lock keeps the page out of the back/forward cache, so the page releases it when no
   * change is pending.
   */
  const acquireLock = () =>
    new Promise<void>((onAcquired) => {
      void navigator.locks.request(lockName(pageId), () => {
        onAcquired();
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      });
    });

  const write = (key: string, changes: readonly StoredChange[], adoptedRecordKey?: string) =>
    store("readwrite", (objectStore) => {
      // Uses a single transaction, so that a crash never leaves a change in two records.
      if (changes.length > 0) objectStore.put(changes, ownRecordKey(key));
      else objectStore.delete(ownRecordKey(key));
      if (adoptedRecordKey) objectStore.delete(adoptedRecordKey);
      return promisifyRequest(objectStore.transaction);
    });

  return {
    async take(key) {
      const adoptedChanges: StoredChange[] = [];
      for (const [recordKey, changes] of await entries<string, StoredChange[]>(store)) {
        const ownerId = recordKey.slice(key.length + 1);
        if (!recordKey.startsWith(`${key}/`) || ownerId === pageId) continue;
        await navigator.locks.request(lockName(ownerId), { ifAvailable: true }, async (lock) => {
          if (!lock) return;
          if (!release) await acquireLock();
          adoptedChanges.push(...changes);
          await write(key, adoptedChanges, recordKey);
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
