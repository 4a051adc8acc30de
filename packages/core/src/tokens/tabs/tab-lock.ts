import type { Clock } from "../../time/clock.js";
import { within } from "../../time/within.js";
import { attempt, type BoundedStore, type StoreLock } from "../model/key-value-store.js";

export interface GrantedLock {
  release(): unknown;
  /**
   * Whether the lock excludes all other users of the store. If so, a rejected refresh token is
   * discarded immediately.
   */
  readonly isExclusive?: boolean;
  readonly storeLock?: StoreLock;
}

/**
 * Waits for the lock for a limited time, to prevent deadlocks. Rejects only if the store provides
 * the lock and does not grant it.
 */
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

/** Milliseconds. The lock of a crashed process expires earlier. */
const STORE_LOCK_TIMEOUT = 20_000;

// Milliseconds. The time is limited because a closed tab cannot release its lease.
const LEASE_DURATION = 10_000;
// Milliseconds to wait until any other tab that saw no lease has also written one.
const SETTLE_DELAY = 30;
const POLL_INTERVAL = 50;

const doNothing = () => {};

/**
 * Uses the store's lock, otherwise a Web Lock, otherwise a lease in the store if `leases` is set.
 */
export function tabLock(
  name: string,
  store: BoundedStore,
  clock: () => Clock,
  options: { locks?: WebLocks | null; timeout?: number; leases?: boolean } = {},
): TabLock {
  const { locks: customLocks, timeout = LOCK_TIMEOUT, leases } = options;
  return async (signal) => {
    const pendingLock = store.lock?.(name, { wait: STORE_LOCK_TIMEOUT, signal });
    if (pendingLock) {
      // If the store grants the lock after the time limit, `release` releases it then.
      const release = () => attempt(async () => (await pendingLock).release(), doNothing);
      const storeLock = await within(
        clock(),
        STORE_LOCK_TIMEOUT,
        pendingLock,
        () => void release(),
      );
      return { release, storeLock };
    }
    const locks = webLocks(customLocks);
    // On a server, Web Locks apply only within one process.
    const isExclusive = !!customLocks || typeof document !== "undefined";
    if (locks) return acquireWebLock(locks, name, clock(), timeout, isExclusive);
    return {
      release: leases ? await acquireLease(store, `${name}.lock`, clock(), timeout) : doNothing,
    };
  };
}

function acquireWebLock(
  locks: WebLocks,
  name: string,
  clock: Clock,
  timeout: number,
  isExclusive: boolean,
): Promise<GrantedLock> {
  const controller = new AbortController();
  const { signal } = controller;
  const pendingLock = new Promise<GrantedLock>((resolve, reject) => {
    const holdLock = () =>
      new Promise<void>((release) => {
        if (signal.aborted) release();
        else resolve({ release, isExclusive });
      });
    locks.request(name, { signal }, holdLock).catch(reject);
  });
  // Continue without the lock. The caller checks the store for changes before it writes.
  return within(clock, timeout, pendingLock, () => controller.abort(0)).catch(() => ({
    release: doNothing,
  }));
}

async function acquireLease(
  store: BoundedStore,
  key: string,
  clock: Clock,
  timeout: number,
): Promise<() => unknown> {
  // Pages served over http have no `crypto.randomUUID`.
  const ownerId = Math.random().toString(36).slice(2);
  const startTime = clock.now();
  const elapsed = () => Math.abs(clock.now() - startTime);
  const holdsLease = async () => (await store.get(key)).startsWith(ownerId);
  try {
    while (elapsed() < timeout) {
      const value = await store.get(key);
      const [, expiry] = /^\w+\|(\d+)$/.exec(value) ?? [];
      // The value is not a lease, so do not overwrite it.
      if (value && !expiry) return doNothing;
      const remaining = Number(expiry ?? 0) - clock.now();
      // A lease that ends too far in the future was written before the clock was set back.
      if (!(remaining > 0 && remaining <= LEASE_DURATION)) {
        await store.set(key, `${ownerId}|${clock.now() + LEASE_DURATION}`);
        await clock.sleep(SETTLE_DELAY);
        if (await holdsLease()) break;
      }
      await clock.sleep(POLL_INTERVAL);
    }
  } catch {
    // A store that fails cannot hold a lease, so continue without one.
  }
  return () => attempt(async () => (await holdsLease()) && store.remove(key, ""), doNothing);
}
