import { invalidOption, type KeyValueStore } from "@portico/core/internal";
import { hasMethods } from "../oauth/check-options.js";
import { storedText } from "./stored-text.js";

/** What is used of an `unstorage` storage. */
export interface UnstorageLike {
  getItem(key: string): PromiseLike<unknown>;
  setItem(key: string, value: string, options?: { ttl?: number }): PromiseLike<unknown>;
  removeItem(key: string): PromiseLike<unknown>;
}

/**
 * Keeps sessions in whatever `unstorage` has a driver for. It has no lock: where several processes
 * renew one session at the same time, a token service that makes used refresh tokens worthless
 * refuses all but one, which then wait for a moment for what that one stores. Where that matters, take
 * `redisStorage`.
 *
 * @param storage - made by `createStorage` of unstorage
 * @throws PorticoError - INVALID_OPTION
 * @example
 * ```ts
 * import { type UnstorageLike, unstorageStore } from "@portico/identity/redis";
 *
 * // `storage` is what `createStorage` of unstorage makes
 * const sessionIn = (storage: UnstorageLike) =>
 *   OAuthStrategy({ clientId: "…", tokenStorage: unstorageStore(storage) });
 * ```
 */
export function unstorageStore(storage: UnstorageLike): KeyValueStore {
  if (!storage || !hasMethods(storage, "getItem", "setItem", "removeItem")) {
    throw invalidOption("storage", "{ getItem, setItem, removeItem }", storage);
  }
  return storeOf(storage);
}

function storeOf(storage: UnstorageLike, options?: { ttl: number }): KeyValueStore {
  return {
    shared: true,
    get: async (key) => storedText(await storage.getItem(key)),
    set: (key, value) => storage.setItem(key, value, options),
    remove: (key) => storage.removeItem(key),
    // Drivers without a lifetime ignore it.
    expiring: (ttl) => storeOf(storage, { ttl }),
  };
}
