import type { Clock } from "../../time/clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";

/** Runs one task at a time across tabs; the wait for it is bounded, so that nothing can deadlock. */
export type TabLock = <T>(task: () => Promise<T>) => Promise<T>;

/** What is used of `navigator.locks`. */
export interface WebLocks {
  request<T>(
    name: string,
    options: { signal?: AbortSignal; mode?: "shared" },
    task: () => Promise<T>,
  ): Promise<T>;
  query?(): Promise<{ held?: { name?: string }[] }>;
}

/** The browser's Web Locks, unless others are given; `null` for none. */
export function webLocks(given: WebLocks | null | undefined): WebLocks | null | undefined {
  if (given !== undefined) return given;
  return (globalThis.navigator as { locks?: WebLocks } | undefined)?.locks;
}

/** How long one tab waits for another before it goes ahead, in milliseconds. */
const LOCK_TIMEOUT = 10_000;

// A lease that was never given back (its tab was closed) ends by itself.
const LEASE = 10_000;
// A rival that saw no lease either has written its own by then.
const SETTLE = 30;
const POLL = 50;

/**
 * A lock that the tabs of one origin share: a Web Lock, or where the browser has none a lease in the
 * store that they share.
 *
 * @param name - the same in every tab
 * @param store - where the session is kept
 * @param clock - measures the wait
 * @param options - `locks`: Web Locks, default the browser's; `timeout`: milliseconds
 */
export function tabLock(
  name: string,
  store: KeyValueStore,
  clock: () => Clock,
  options: { locks?: WebLocks | null; timeout?: number; leases?: boolean } = {},
): TabLock {
  const { timeout = LOCK_TIMEOUT } = options;
  return async (task) => {
    const locks = webLocks(options.locks);
    if (locks) return withWebLock(locks, name, clock(), timeout, task);
    if (!options.leases) return task();
    const release = await lease(store, `${name}.lock`, clock(), timeout);
    try {
      return await task();
    } finally {
      await release();
    }
  };
}

async function withWebLock<T>(
  locks: WebLocks,
  name: string,
  clock: Clock,
  timeout: number,
  task: () => Promise<T>,
): Promise<T> {
  const waiting = new AbortController();
  const timer = new AbortController();
  let granted = false;
  clock.sleep(timeout, timer.signal).then(
    () => waiting.abort(),
    () => {},
  );
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      granted = true;
      timer.abort();
      return task();
    });
  } catch (error) {
    if (granted) throw error;
    // Timed out, or the browser refuses locks here: the store is read again before it is written.
    return task();
  } finally {
    timer.abort();
  }
}

async function lease(
  store: KeyValueStore,
  key: string,
  clock: Clock,
  timeout: number,
): Promise<() => Promise<void>> {
  // A page without Web Locks may be one over plain http, which has no crypto.randomUUID either.
  const me = Math.random().toString(36).slice(2);
  const start = clock.now();
  const waited = () => Math.abs(clock.now() - start);
  try {
    while (waited() < timeout) {
      const left = Number((await store.get(key))?.split("|")[1] ?? 0) - clock.now();
      // A lease that ends too far in the future was taken before the clock was put back.
      if (!(left > 0 && left <= LEASE)) {
        await store.set(key, `${me}|${clock.now() + LEASE}`);
        await clock.sleep(SETTLE);
        if ((await store.get(key))?.startsWith(me)) break;
      }
      await clock.sleep(POLL);
    }
  } catch {
    // A store that fails cannot be shared either.
  }
  return async () => {
    try {
      if ((await store.get(key))?.startsWith(me)) await (store.remove ?? store.set)(key, "");
    } catch {
      // The lease ends by itself.
    }
  };
}
