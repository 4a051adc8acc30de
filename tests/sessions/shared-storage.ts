import type { KeyValueStore } from "@portico/identity";

/**
 * Creates a browser's localStorage. Each tab has a store that is notified of writes in other tabs.
 */
export function sharedStorage() {
  const values = new Map<string, string>();
  const listeners = new Map<object, () => void>();
  const tab = (): KeyValueStore => {
    const ownTab = {};
    const notifyOthers = () => {
      // Storage events are asynchronous and do not reach the tab that caused them.
      for (const [otherTab, listener] of listeners) if (otherTab !== ownTab) setImmediate(listener);
    };
    return {
      shared: true,
      get: (key) => values.get(key),
      set: (key, value) => {
        values.set(key, value);
        notifyOthers();
      },
      remove: (key) => {
        values.delete(key);
        notifyOthers();
      },
      subscribe: (_key, listener) => {
        listeners.set(ownTab, listener);
        return () => listeners.delete(ownTab);
      },
    };
  };
  return { values, tab };
}
