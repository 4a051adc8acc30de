import type { KeyValueStore } from "@portico/identity";

/**
 * The localStorage of a browser: a store for each tab, which is notified of writes in other
 * tabs.
 */
export function sharedStorage() {
  const values = new Map<string, string>();
  const heard = new Map<object, () => void>();
  const tab = (): KeyValueStore => {
    const me = {};
    const tell = () => {
      // Storage events are asynchronous and do not reach the tab that caused them.
      for (const [other, listener] of heard) if (other !== me) setImmediate(listener);
    };
    return {
      shared: true,
      get: (key) => values.get(key),
      set: (key, value) => {
        values.set(key, value);
        tell();
      },
      remove: (key) => {
        values.delete(key);
        tell();
      },
      subscribe: (_key, listener) => {
        heard.set(me, listener);
        return () => heard.delete(me);
      },
    };
  };
  return { values, tab };
}
