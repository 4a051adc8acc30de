import { invalidOption, type KeyValueStore } from "@portico/core/internal";
import { hasMethods } from "../oauth/check-options.js";

/** What is used of an `unstorage` storage. */
export interface UnstorageLike {
  getItem(key: string): PromiseLike<unknown>;
  setItem(key: string, value: string): PromiseLike<unknown>;
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
 * import { unstorageStore } from "@portico/identity/redis";
 *
 * declare const storage: Parameters<typeof unstorageStore>[0];
 * const auth = OAuthStrategy({ clientId: "…", tokenStorage: unstorageStore(storage) });
 * ```
 */
export function unstorageStore(storage: UnstorageLike): KeyValueStore {
  if (!storage || !hasMethods(storage, "getItem", "setItem", "removeItem")) {
    throw invalidOption("storage", "{ getItem, setItem, removeItem }", storage);
  }
  return {
    shared: true,
    async get(key) {
      const value = await storage.getItem(key);
      // It reads JSON by itself.
      return typeof value === "object" && value ? JSON.stringify(value) : String(value ?? "");
    },
    set: (key, value) => storage.setItem(key, value),
    remove: (key) => storage.removeItem(key),
  };
}
