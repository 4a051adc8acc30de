import type { Clock } from "../../time/clock.js";
import { within } from "../../time/within.js";
import {
  attempt,
  type BoundedStore,
  chain,
  isThenable,
  type KeyValueStore,
  type MaybePromise,
  type TokenStorage,
} from "../model/key-value-store.js";

/** Milliseconds for each read or write. */
const STORE_TIMEOUT = 5_000;

/** Milliseconds between a timeout or a failed write and the next attempt. */
export const STORE_PAUSE = 30_000;

function storeOf(storage: KeyValueStore | TokenStorage): KeyValueStore {
  if (!("getTokens" in storage)) return storage;
  return {
    // Tabs usually share cookies and localStorage.
    shared: typeof document !== "undefined",
    get: () => storage.getTokens() as never,
    set: (_key, value) => storage.setTokens(JSON.parse(value)),
  };
}

function toText(value: unknown): string {
  if (typeof value === "string") return value;
  try {
    return value ? (JSON.stringify(value) ?? "") : "";
  } catch {
    return "";
  }
}

/**
 * Limits the time of reads and writes, and accepts any value that the store returns. After a
 * timeout, does not use the store for a while, so that the next calls do not wait.
 */
export function boundedStore(
  storage: KeyValueStore | TokenStorage,
  clock: () => Clock,
): BoundedStore {
  const store = storeOf(storage);
  let stuckSince: number | undefined;

  const run = <T>(work: () => MaybePromise<T>, onLate?: () => void): MaybePromise<T> => {
    if (stuckSince !== undefined && Math.abs(clock().now() - stuckSince) < STORE_PAUSE) {
      throw stuckSince;
    }
    const result = work();
    if (!isThenable(result)) return result;
    const promise = Promise.resolve(result);
    return within(clock(), STORE_TIMEOUT, promise, () => {
      stuckSince = clock().now();
      const markResponsive = () => {
        stuckSince = undefined;
        onLate?.();
      };
      promise.then(markResponsive, markResponsive);
    });
  };

  return {
    shared: attempt(
      () => !!store.shared,
      () => false,
    ) as boolean,
    lock: store.lock?.bind(store),
    get: (key) =>
      chain(
        run<unknown>(() => store.get(key)),
        toText,
      ),
    set: (key, value, onLate, lock) =>
      run(() => (lock?.set ? lock.set(value) : store.set(key, value)), onLate),
    remove: (key, fallback, onLate) =>
      run(() => (store.remove ? store.remove(key) : store.set(key, fallback)), onLate),
    subscribe(key, listener) {
      const doNothing = () => undefined;
      const unsubscribe = attempt(() => store.subscribe?.(key, listener), doNothing);
      return () => attempt(() => chain(unsubscribe, (unsubscribe) => unsubscribe?.()), doNothing);
    },
  };
}
