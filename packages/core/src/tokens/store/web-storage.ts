import type { KeyValueStore } from "../model/key-value-store.js";

/**
 * Stores a session in `localStorage`, which all tabs share, or in `sessionStorage`, which belongs
 * to a single tab. With "local", only one tab refreshes the session at a time. If the browser
 * blocks storage, the session is stored in memory.
 *
 * @param kind - "local" (default) or "session"
 * @example
 * ```ts
 * import { OAuthStrategy, webStorage } from "@portico/identity";
 *
 * const auth = OAuthStrategy({
 *   clientId: "<your client id>",
 *   tokenStorage: webStorage("local"),
 * });
 * ```
 */
export function webStorage(kind: "local" | "session" = "local"): KeyValueStore {
  // A function, because reading the property throws if storage is blocked.
  const getArea = () => (kind === "local" ? globalThis.localStorage : globalThis.sessionStorage);
  return {
    shared: kind === "local",
    get: (key) => getArea().getItem(key),
    set: (key, value) => getArea().setItem(key, value),
    remove: (key) => getArea().removeItem(key),
    subscribe(key, listener) {
      // The event fires only in other tabs. Its key is null if the whole storage was cleared.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      globalThis.addEventListener?.("storage", onStorage);
      return () => globalThis.removeEventListener?.("storage", onStorage);
    },
  };
}
