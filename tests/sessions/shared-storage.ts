import type { KeyValueStore } from "@portico/identity";

/** One browser's localStorage: a store for each tab, which hears of what the others write. */
export function sharedStorage() {
  const values = new Map<string, string>();
  const heard = new Map<object, () => void>();
  const tab = (): KeyValueStore => {
    const me = {};
    const tell = () => {
      // A storage event comes later, and to the others alone.
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
