import type { KeyValueStore } from "../model/key-value-store.js";

/**
 * Keeps a session in `localStorage` (all tabs share it, and hear of each other's changes) or in
 * `sessionStorage` (one tab, until it closes). Where the browser refuses storage, or there is none,
 * the session lives in memory. "local" is `shared`: one tab renews at a time.
 *
 * @param kind - "local" or "session"
 * @example
 * ```ts
 * const store = webStorage("local");
 * ```
 */
export function webStorage(kind: "local" | "session" = "local"): KeyValueStore {
  // Looked up at each use: where storage is blocked, reading the property throws.
  const area = () => (kind === "local" ? globalThis.localStorage : globalThis.sessionStorage);
  return {
    shared: kind === "local",
    get: (key) => area().getItem(key),
    set: (key, value) => area().setItem(key, value),
    remove: (key) => area().removeItem(key),
    subscribe(key, listener) {
      // Fires in the other tabs only; the key is null when the whole storage was cleared.
      const heard = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      globalThis.addEventListener?.("storage", heard);
      return () => globalThis.removeEventListener?.("storage", heard);
    },
  };
}
