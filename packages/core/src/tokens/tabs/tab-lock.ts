import type { Clock } from "../../time/clock.js";
import { within } from "../../time/within.js";
import { attempt, type BoundedStore, type StoreLock } from "../model/key-value-store.js";

export interface GrantedLock {
  release(): unknown;
  /**
   * No other tab or process that uses the store can hold this lock, so a rejected refresh token is
   * discarded.
   */
  readonly alone?: boolean;
  /** The store's lock. */
  readonly engine?: StoreLock;
}

/** Waits for the lock for a limited time, to prevent deadlocks. Only a store's lock can fail. */
export type TabLock = (signal: AbortSignal) => Promise<GrantedLock>;

export interface WebLocks {
  request<T>(
    name: string,
    options: { signal?: AbortSignal; mode?: "shared" },
    task: () => Promise<T>,
  ): Promise<T>;
  query?(): Promise<{ held?: { name?: string }[] }>;
}

export function webLocks(option: WebLocks | null | undefined): WebLocks | null | undefined {
  if (option !== undefined) return option;
  try {
    return (globalThis.navigator as { locks?: WebLocks } | undefined)?.locks;
  } catch {
    return undefined;
  }
}

/** Milliseconds until the tab continues without the lock. */
const LOCK_TIMEOUT = 10_000;

/**
 * In milliseconds. This is longer than the lifetime of a lock that a crashed process leaves behind.
 */
const STORE_LOCK_TIMEOUT = 20_000;

// Lifetime of a lease in milliseconds. It is limited because a closed tab cannot release its lease.
const LEASE = 10_000;
// Milliseconds until another tab that saw no lease has written its own.
const SETTLE_DELAY = 30;
const POLL = 50;

const nothing = () => {};

/** The store's lock, a Web Lock, or a lease in the store. */
export function tabLock(
  name: string,
  store: BoundedStore,
  clock: () => Clock,
  options: { locks?: WebLocks | null; timeout?: number; leases?: boolean } = {},
): TabLock {
  const { locks: given, timeout = LOCK_TIMEOUT, leases } = options;
  return async (signal) => {
    const granted = store.lock?.(name, { wait: STORE_LOCK_TIMEOUT, signal });
    if (granted) {
      // The callback is also called if the lock is granted after the time limit.
      const release = () => attempt(async () => (await granted).release(), nothing);
      const engine = await within(clock(), STORE_LOCK_TIMEOUT, granted, () => void release());
      return { release, engine };
    }
    const locks = webLocks(given);
    // On a server, Web Locks apply only within one process.
    const alone = !!given || typeof document !== "undefined";
    if (locks) return webLock(locks, name, clock(), timeout, alone);
    return { release: leases ? await lease(store, `${name}.lock`, clock(), timeout) : nothing };
  };
}

function webLock(
  locks: WebLocks,
  name: string,
  clock: Clock,
  timeout: number,
  alone: boolean,
): Promise<GrantedLock> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const granted = new Promise<GrantedLock>((resolve, reject) => {
    const hold = () =>
      new Promise<void>((release) => {
        if (signal.aborted) release();
        else resolve({ release, alone });
      });
    locks.request(name, { signal }, hold).catch(reject);
  });
  // Without the lock, the caller reads the store again before it writes.
  return within(clock, timeout, granted, () => waiting.abort(0)).catch(() => ({
    release: nothing,
  }));
}

async function lease(
  store: BoundedStore,
  key: string,
  clock: Clock,
  timeout: number,
): Promise<() => unknown> {
  // Pages served over http have no Web Locks and no crypto.randomUUID.
  const me = Math.random().toString(36).slice(2);
  const start = clock.now();
  const waited = () => Math.abs(clock.now() - start);
  const isMine = async () => (await store.get(key)).startsWith(me);
  try {
    while (waited() < timeout) {
      const value = await store.get(key);
      const [, until] = /^\w+\|(\d+)$/.exec(value) ?? [];
      // Another session is stored under this key.
      if (value && !until) return nothing;
      const left = Number(until ?? 0) - clock.now();
      // A lease that ends too far in the future was written before the clock was set back.
      if (!(left > 0 && left <= LEASE)) {
        await store.set(key, `${me}|${clock.now() + LEASE}`);
        await clock.sleep(SETTLE_DELAY);
        if (await isMine()) break;
      }
      await clock.sleep(POLL);
    }
  } catch {
    // A store that fails cannot hold a lease.
  }
  return () => attempt(async () => (await isMine()) && store.remove(key, ""), nothing);
}
