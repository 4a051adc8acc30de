import type { KeyValueStore } from "../model/key-value-store.js";

/**
 * Keeps a session as long as the page or the process lives. Give one to several strategies and they
 * share it. It is not `shared` with other processes: for that, pass a {@link KeyValueStore} over
 * something that all of them reach, with `shared: true`.
 *
 * @example
 * ```ts
 * const store = memoryStorage();
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
