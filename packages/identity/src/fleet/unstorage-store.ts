import { invalidOption, type KeyValueStore } from "@portico/core/internal";
import { hasMethods } from "../oauth/check-options.js";
import { storedText } from "./stored-text.js";

/** The part of `unstorage` storage that {@link unstorageStore} uses. */
export interface UnstorageLike {
  getItem(key: string): PromiseLike<unknown>;
  setItem(key: string, value: string, options?: { ttl?: number }): PromiseLike<unknown>;
  removeItem(key: string): PromiseLike<unknown>;
}

/**
 * Stores sessions with any `unstorage` driver, without locks. If several processes refresh a
 * session with a refresh token that is valid only once, only one succeeds. The others wait for the
 * tokens that it stores. Use `redisStorage` to avoid this.
 *
 * @param storage - storage returned by unstorage's `createStorage`
 * @throws PorticoError - INVALID_OPTION if a method is missing
 * @example
 * ```ts
 * import { OAuthStrategy } from "@portico/identity";
 * import { type UnstorageLike, unstorageStore } from "@portico/identity/redis";
 *
 * // `storage` comes from unstorage's `createStorage()`.
 * export const createStrategy = (storage: UnstorageLike) =>
 *   OAuthStrategy({ clientId: "<your client id>", tokenStorage: unstorageStore(storage) });
 * ```
 */
export function unstorageStore(storage: UnstorageLike): KeyValueStore {
  if (!storage || !hasMethods(storage, "getItem", "setItem", "removeItem")) {
    throw invalidOption("storage", "{ getItem, setItem, removeItem }", storage);
  }
  return createStore(storage);
}

function createStore(storage: UnstorageLike, options?: { ttl: number }): KeyValueStore {
  return {
    shared: true,
    get: async (key) => storedText(await storage.getItem(key)),
    set: (key, value) => storage.setItem(key, value, options),
    remove: (key) => storage.removeItem(key),
    // Drivers that do not support a lifetime ignore it.
    withMaxAge: (ttl) => createStore(storage, { ttl }),
  };
}
