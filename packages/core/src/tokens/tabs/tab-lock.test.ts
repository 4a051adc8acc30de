import { describe, expect, it, vi } from "vitest";
import { settle, timelineClock } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";
import { boundedStore } from "../store/bounded-store.js";
import { fakeLocks } from "../testing/fake-locks.js";
import { tabLock, type WebLocks } from "./tab-lock.js";

const neverSettle = () => new Promise<never>(() => {});

function setUpLock(options: Parameters<typeof tabLock>[3], stored?: (now: number) => string) {
  const clock = timelineClock();
  const values = new Map<string, string>();
  if (stored) values.set("k.lock", stored(clock.now()));
  const set = vi.fn((key: string, value: string) => values.set(key, value));
  const store: KeyValueStore = { get: (key) => values.get(key), set };
  const removableStore = { ...store, remove: (key: string) => values.delete(key) };
  const lock = (selectedStore = removableStore as KeyValueStore) =>
    tabLock(
      "k",
      boundedStore(selectedStore, () => clock),
      () => clock,
      options,
    )(new AbortController().signal);
  return { clock, values, set, store, lock };
}

describe("a Web Lock", () => {
  it("is requested by name and then released", async () => {
    const locks = fakeLocks();
    const grantedLock = await setUpLock({ locks }).lock();
    expect(grantedLock.isExclusive).toBe(true);
    expect(locks.names()).toEqual(["k"]);
    grantedLock.release();
    await settle();
    expect(locks.names()).toEqual([]);
  });

  it("is no longer requested after the time limit", async () => {
    let signal: AbortSignal | undefined;
    const request: WebLocks["request"] = (_name, options) => {
      signal = options.signal;
      return neverSettle();
    };
    const { clock, lock } = setUpLock({ locks: { request }, timeout: 100 });
    const pendingLock = lock();
    await clock.advance(99);
    expect(signal?.aborted).toBe(false);
    await clock.advance(1);
    const grantedLock = await pendingLock;
    expect(signal?.aborted).toBe(true);
    // Another tab may hold the lock and may already have used the refresh token.
    expect(grantedLock.isExclusive).toBeFalsy();
    expect(grantedLock.release()).toBeUndefined();
  });
});

describe("a lease", () => {
  const leaseOptions = { locks: null, leases: true, timeout: 100 };
  const isSettled = async (lock: Promise<unknown>) => {
    let isDone = false;
    lock.then(() => {
      isDone = true;
    });
    await settle();
    return isDone;
  };

  it("is acquired after a short check if no tab holds one, and is removed on release", async () => {
    const { clock, values, lock } = setUpLock(leaseOptions);
    const pendingLock = lock();
    await clock.advance(30);
    const grantedLock = await pendingLock;
    expect(values.get("k.lock")).toMatch(new RegExp(`^\\w+\\|${clock.now() + 9_970}$`));
    await grantedLock.release();
    expect(values.size).toBe(0);
  });

  it("is cleared on release if the store cannot remove values", async () => {
    const { clock, values, lock, store } = setUpLock(leaseOptions);
    const pendingLock = lock(store);
    await clock.advance(30);
    await (await pendingLock).release();
    expect(values.get("k.lock")).toBe("");
    const nextLock = lock(store);
    await clock.advance(30);
    expect(await isSettled(nextLock)).toBe(true);
  });

  it("held by another tab is respected until it expires or the wait ends", async () => {
    for (const [remaining, wait] of [
      [0, 30],
      [40, 80],
      [10_000, 100],
    ] as const) {
      const { clock, values, lock } = setUpLock(leaseOptions, (now) => `other|${now + remaining}`);
      const pendingLock = lock();
      await clock.advance(wait - 1);
      expect(await isSettled(pendingLock)).toBe(false);
      await clock.advance(1);
      expect(await isSettled(pendingLock)).toBe(true);
      expect(values.get("k.lock")?.startsWith("other")).toBe(remaining === 10_000);
      await (await pendingLock).release();
      expect(values.has("k.lock")).toBe(remaining === 10_000);
    }
  });

  it("that expires too far in the future is ignored", async () => {
    const { clock, lock } = setUpLock(leaseOptions, (now) => `other|${now + 10_001}`);
    const pendingLock = lock();
    await clock.advance(30);
    expect(await isSettled(pendingLock)).toBe(true);
  });

  it.each(['{"accessToken":{}}', "a text|12", "text|12}", "text|"])(
    "does not overwrite a value that is not a lease: %s",
    async (text) => {
      const { values, set, lock } = setUpLock(leaseOptions, () => text);
      expect((await lock()).release()).toBeUndefined();
      expect(values.get("k.lock")).toBe(text);
      expect(set).not.toHaveBeenCalled();
    },
  );

  it("is not acquired without the `leases` option", async () => {
    const { set, lock } = setUpLock({ locks: null });
    expect((await lock()).release()).toBeUndefined();
    expect(set).not.toHaveBeenCalled();
  });
});
