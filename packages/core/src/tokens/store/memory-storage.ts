import type { KeyValueStore } from "../model/key-value-store.js";

/**
 * Stores a session in memory until the page or process ends. Strategies share the session if they
 * use the same storage object and the same `tokenKey`, which depends on the client id by default.
 *
 * @example
 * ```ts
 * import { memoryStorage, OAuthStrategy } from "@portico/identity";
 *
 * const tokenStorage = memoryStorage();
 * const auth = OAuthStrategy({ clientId: "<your client id>", tokenStorage });
 * ```
 */
export function memoryStorage(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => values.set(key, value),
    remove: (key) => values.delete(key),
  };
}
