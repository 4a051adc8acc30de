import { once } from "node:events";
import { inspect } from "node:util";
import {
  type KeyValueStore,
  type RedisLike,
  redisStorage,
  type StoreLock,
} from "@portico/identity/redis";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  howToGetRedis,
  isRedisMissing,
  type RedisServer,
  startRedisServer,
} from "./redis-server.js";

/** Lease duration, in milliseconds, for lock holders that the test kills. Other stores wait until the lease expires. */
const SHORT_LEASE = 1_000;
/** Lease of running holders. The lease must not expire on a busy machine. */
const LEASE = 15_000;

describe.skipIf(isRedisMissing)(`a session in Redis (${howToGetRedis})`, () => {
  let server: RedisServer;
  let redis: Redis;
  const connect = (options = {}) =>
    new Redis({ port: server.port, host: "127.0.0.1", ...options }).on("error", () => {});

  beforeAll(async () => {
    server = await startRedisServer();
    redis = connect();
  });
  afterAll(async () => {
    redis?.disconnect();
    await server?.remove();
  });
  beforeEach(async () => {
    await redis.flushall();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Opens a store, as each process does. */
  const openStorage = () => redisStorage(redis, { lease: LEASE });
  const acquireLock = (
    store: KeyValueStore,
    wait = 5_000,
    signal?: AbortSignal,
  ): Promise<StoreLock> =>
    store.lock?.("s", { wait, signal }) ?? Promise.reject(new Error("no lock"));
  /** Acquires a lock, then blocks its holder's commands as if the holder was killed or paused. */
  const acquireLockOfDeadHolder = async () => {
    const neverResolves = new Promise<never>(() => {});
    const holder = { alive: true };
    const redisOfHolder: RedisLike = {
      eval: (...args) => (holder.alive ? redis.eval(...args) : neverResolves),
    };
    const lock = await acquireLock(redisStorage(redisOfHolder, { lease: SHORT_LEASE }));
    holder.alive = false;
    return { lock, holder };
  };

  it("is stored and removed", async () => {
    const store = openStorage();
    expect(await store.get("s")).toBeNull();
    await store.set("s", "one ✓");
    expect(await store.get("s")).toBe("one ✓");
    await store.set("s", "");
    expect(await store.get("s")).toBe("");
    await store.remove?.("s");
    expect(await store.get("s")).toBeNull();
  });

  it("has all its keys under one prefix, on a single cluster node", async () => {
    const store = redisStorage(redis, { prefix: "shop:" });
    await store.set("s", "value");
    const lock = await acquireLock(store);
    expect((await redis.keys("*")).sort()).toEqual(["shop:{s}", "shop:{s}:lock"]);
    await lock.release();
    expect(await redis.keys("*")).toEqual(["shop:{s}"]);
  });

  it("expires `maxAge` seconds after the last access, and leaves a marker for a day when it is removed", async () => {
    await openStorage().set("s", "for ever");
    expect(await redis.pttl("portico:{s}")).toBe(-1);
    const store = redisStorage(redis, { maxAge: 100 });
    await store.set("s", "a while");
    expect(await redis.pttl("portico:{s}")).toBeGreaterThan(90_000);
    expect(await redis.pttl("portico:{s}")).toBeLessThanOrEqual(100_000);
    // A read extends the lifetime.
    await redis.pexpire("portico:{s}", 50_000);
    await store.get("s");
    expect(await redis.pttl("portico:{s}")).toBeGreaterThan(90_000);
    await openStorage().withMaxAge?.(200).get("s");
    expect(await redis.pttl("portico:{s}")).toBeGreaterThan(190_000);
    await store.withMaxAge?.(200).get("s");
    expect(await redis.pttl("portico:{s}")).toBeLessThanOrEqual(100_000);
    await openStorage().remove?.("s");
    expect(await redis.pttl("portico:{s}")).toBeGreaterThan(86_000_000);
    const lock = await acquireLock(openStorage());
    await lock.set?.("again");
    expect(await redis.pttl("portico:{s}")).toBe(-1);
    await lock.release();
  });

  it("can be locked by only one store at a time", async () => {
    const firstLock = await acquireLock(openStorage());
    await expect(acquireLock(openStorage(), 100)).rejects.toThrow("locked for 100 ms");
    expect(firstLock.isHeld?.()).toBe(true);
    const waitingLock = acquireLock(openStorage());
    await firstLock.release();
    const secondLock = await waitingLock;
    expect(secondLock.orphaned).toBe(false);
    await secondLock.release();
  });

  it("stays locked beyond the lease time while the lock holder is working", async () => {
    const key = "portico:{s}:lock";
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
    const lock = await acquireLock(openStorage());
    await redis.pexpire(key, 4 * LEASE);
    // the holder extends its lease after a third of the lease time
    await vi.advanceTimersByTimeAsync(LEASE / 3);
    vi.useRealTimers();
    await expect.poll(() => redis.pttl(key)).toBeLessThanOrEqual(LEASE);
    expect(lock.isHeld?.()).toBe(true);
    await lock.release();
  });

  it("is not locked for a caller that has aborted", async () => {
    const firstLock = await acquireLock(openStorage());
    const controller = new AbortController();
    const waitingLock = acquireLock(openStorage(), 5_000, controller.signal);
    controller.abort(new Error("replaced by a login"));
    await expect(waitingLock).rejects.toThrow("replaced by a login");
    await firstLock.release();
    await (await acquireLock(openStorage())).release();
  });

  it("is unlocked after the lock holder dies, and is marked as orphaned until a value is stored", async () => {
    await openStorage().set("s", "old");
    await acquireLockOfDeadHolder();
    const nextLock = await acquireLock(openStorage());
    expect(nextLock.orphaned).toBe(true);
    await nextLock.release();
    const thirdLock = await acquireLock(openStorage());
    expect(thirdLock.orphaned).toBe(true);
    expect(await thirdLock.set?.("new")).toBe(true);
    await thirdLock.release();
    expect((await acquireLock(openStorage())).orphaned).toBe(false);
  });

  it("is not overwritten by a paused holder after another process has stored a value", async () => {
    const { lock, holder } = await acquireLockOfDeadHolder();
    const nextLock = await acquireLock(openStorage());
    await nextLock.set?.("new");
    holder.alive = true;
    expect(lock.isHeld?.()).toBe(false);
    expect(await lock.set?.("old")).toBe(false);
    await lock.release();
    // The paused holder must not release the lock of the other process.
    await expect(acquireLock(openStorage(), 100)).rejects.toThrow("locked");
    expect(await openStorage().get("s")).toBe("new");
    await nextLock.release();
  });

  it("is overwritten by a paused holder if no other process has stored a value", async () => {
    const { lock, holder } = await acquireLockOfDeadHolder();
    const nextLock = await acquireLock(openStorage());
    holder.alive = true;
    expect(await lock.set?.("its own")).toBe(true);
    expect(await openStorage().get("s")).toBe("its own");
    await nextLock.release();
  });

  it.each(["set", "remove"] as const)(
    "is not overwritten by a lock holder if another caller has called `%s` without the lock",
    async (name) => {
      const store = openStorage();
      const lock = await acquireLock(store);
      await (name === "set" ? store.set("s", "login") : store.remove?.("s"));
      expect(await lock.set?.("renewed")).toBe(false);
      expect(await store.get("s")).toBe(name === "set" ? "login" : null);
      await lock.release();
    },
  );

  it("can be stored under a lock after Redis has lost all data", async () => {
    const lock = await acquireLock(openStorage());
    await lock.release();
    const secondLock = await acquireLock(openStorage());
    await redis.flushall();
    expect(await secondLock.set?.("kept")).toBe(true);
    await secondLock.release();
    const nextLock = await acquireLock(openStorage());
    expect(await nextLock.set?.("and renewed")).toBe(true);
    await nextLock.release();
  });

  it("is locked only once if a reconnected client repeats its request", async () => {
    const retryingClient: RedisLike = {
      async eval(...args) {
        await redis.eval(...args);
        return redis.eval(...args);
      },
    };
    const lock = await acquireLock(redisStorage(retryingClient, { lease: LEASE }));
    expect(lock.orphaned).toBe(false);
    expect(await lock.set?.("once")).toBe(true);
    await lock.release();
    expect((await acquireLock(openStorage())).orphaned).toBe(false);
  });

  it("does not appear in the error if Redis rejects a command", async () => {
    await redis.set("portico:{s}", "of another kind");
    const rejectedWrite = openStorage().set("s", "secret");
    const error = await Promise.resolve(rejectedWrite).then(
      () => "stored",
      (failure: unknown) => failure,
    );
    expect(String(error)).toContain("WRONGTYPE");
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("secret");
  });

  it("is written as soon as Redis is available again", async () => {
    const client = connect({ enableOfflineQueue: false, retryStrategy: () => 50 });
    await once(client, "ready");
    const store = redisStorage(client, { lease: LEASE });
    await store.set("s", "old");
    const lock = await acquireLock(store);
    await server.stop();
    await expect(acquireLock(store)).rejects.toThrow("Redis: ");
    const write = lock.set?.("new");
    const releasePromise = lock.release();
    await server.start();
    expect(await write).toBe(true);
    await releasePromise;
    expect(await store.get("s")).toBe("new");
    const nextLock = await acquireLock(store);
    expect(nextLock.orphaned).toBe(false);
    await nextLock.release();
    client.disconnect();
  });

  it("cannot be locked if Redis does not respond within a second", async () => {
    server.freeze();
    await expect(acquireLock(openStorage(), 0)).rejects.toThrow(
      "Redis did not respond within 1000 ms",
    );
    server.thaw();
    // Redis grants the first lock late, and the store releases it.
    const nextLock = await acquireLock(openStorage());
    await nextLock.release();
  });
});
