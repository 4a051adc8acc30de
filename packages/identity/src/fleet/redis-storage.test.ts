import type { KeyValueStore, StoreLock } from "@portico/core/internal";
import type { Redis } from "ioredis";
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { sessionServer } from "../server/session-server.js";
import { fakeRedis } from "../testing/fake-redis.js";
import { type RedisLike, redisStorage } from "./index.js";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const acquireLock = async (store: KeyValueStore, wait = 20_000, signal?: AbortSignal) => {
  const lock = await store.lock?.("s", { wait, signal });
  if (!lock) throw new Error("there is no lock");
  return lock;
};
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe("redisStorage", () => {
  it.each([
    ["redis", undefined, {}],
    ["redis", { get: () => {} }, {}],
    ["prefix", undefined, { prefix: 7 }],
    ["lease", undefined, { lease: 499 }],
    ["lease", undefined, { lease: 15_001 }],
    ["lease", undefined, { lease: Number.NaN }],
    ["maxAge", undefined, { maxAge: 0 }],
    ["maxAge", undefined, { maxAge: Number.POSITIVE_INFINITY }],
  ])("rejects an invalid %s", (name, client, options) => {
    const redis = name === "redis" ? client : fakeRedis().redis;
    expect(() => redisStorage(redis as never, options as never)).toThrow(
      expect.objectContaining({ code: "INVALID_OPTION", message: expect.stringContaining(name) }),
    );
  });

  it("accepts valid options and an ioredis client", () => {
    for (const options of [{ lease: 500 }, { lease: 15_000 }, { maxAge: 0.5 }, { prefix: "" }]) {
      expect(() => redisStorage(fakeRedis().redis, options)).not.toThrow();
    }
    expectTypeOf<Redis>().toExtend<RedisLike>();
  });

  it("passes the documented keys and arguments to its scripts", async () => {
    const run = vi.fn(async () => null);
    const store = redisStorage({ eval: run }, { prefix: "p:", maxAge: 1.5 });
    await store.set("s", "value");
    await store.remove?.("s");
    expect(await store.get("s")).toBeNull();
    expect(run.mock.calls.map(([, ...rest]: unknown[]) => rest)).toEqual([
      [1, "p:{s}", "", "1500", "value"],
      [1, "p:{s}", "", "1500"],
      [1, "p:{s}", "1500"],
    ]);
    expect(store.shared).toBe(true);
  });

  it.each([
    ["the lifetime of the server's cookie", {}, { maxAge: 60 }, "60000"],
    ["30 days, the default lifetime of the cookie", {}, {}, String(30 * 86_400_000)],
    ["the configured lifetime", { maxAge: 5 }, { maxAge: 60 }, "5000"],
  ])("stores sessions from a server for %s", async (_, options, cookie, expectedLifetime) => {
    const run = vi.fn(async (..._all: unknown[]) => null);
    const storage = redisStorage({ eval: run }, options);
    const server = sessionServer({
      clientId: "shop",
      secret: "a secret of the tests that is long enough",
      cookie,
      storage,
    });
    const client = await server.createServerClient(new Request("https://shop.example/"));
    client.auth.setTokens({
      accessToken: { value: "access", expiresAt: Date.now() / 1000 + 60 },
      refreshToken: { value: "refresh", role: "member" },
    });
    const headers = await client.session.headers();
    const cookieHeader = headers.getSetCookie().map((line) => line.split(";")[0]);
    const request = new Request("https://shop.example/", {
      headers: { Cookie: cookieHeader.join("; ") },
    });
    await server.createServerClient(request);
    const [write, read] = run.mock.calls;
    expect(write?.slice(3, 5)).toEqual(["", expectedLifetime]);
    expect(read?.slice(3)).toEqual([expectedLifetime]);
  });

  it("stores values without a time limit if it has no server and no `maxAge`", async () => {
    const run = vi.fn(async (..._all: unknown[]) => null);
    await redisStorage({ eval: run }).set("s", "value");
    expect(run).toHaveBeenLastCalledWith(expect.any(String), 1, "portico:{s}", "", "", "value");
  });
});

describe("redisStorage with clients other than ioredis", () => {
  it("accepts responses with parsed JSON or with numbers as strings", async () => {
    const { redis } = fakeRedis();
    const otherClient: RedisLike = {
      async eval(...all) {
        const response = await redis.eval(...all);
        if (typeof response === "number") return String(response);
        return typeof response === "string" ? JSON.parse(response) : response;
      },
    };
    const store = redisStorage(otherClient, { lease: 3_000 });
    const lock = await acquireLock(store);
    expect(await lock.set?.('{"a":1}')).toBe(true);
    expect(await store.get("s")).toBe('{"a":1}');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(lock.isHeld?.()).toBe(true);
    await store.set("s", "[]");
    expect(await lock.set?.("{}")).toBe(false);
  });
});

describe("a lock of redisStorage", () => {
  it("is acquired within 100 ms after another process releases it", async () => {
    const { redis, commands } = fakeRedis();
    const firstLock = await acquireLock(redisStorage(redis));
    const secondOutcome = outcomeOf(acquireLock(redisStorage(redis)));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(commands.filter((name) => name === "lock").length).toBeGreaterThan(9);
    await firstLock.release();
    await vi.advanceTimersByTimeAsync(100);
    expect(await secondOutcome).toBe("done");
  });

  it("is not acquired if another process holds it longer than the timeout", async () => {
    const { redis } = fakeRedis();
    await acquireLock(redisStorage(redis));
    const secondOutcome = outcomeOf(acquireLock(redisStorage(redis), 2_000));
    await vi.advanceTimersByTimeAsync(2_200);
    expect(await secondOutcome).toBe("Redis: the session was locked for 2000 ms");
  });

  it.each(["before", "while"])("is not acquired if the caller aborts %s waiting", async (when) => {
    const { redis, commands } = fakeRedis();
    const firstLock = await acquireLock(redisStorage(redis));
    const controller = new AbortController();
    const abort = () => controller.abort(new Error("a login"));
    if (when === "before") abort();
    const secondOutcome = outcomeOf(acquireLock(redisStorage(redis), 20_000, controller.signal));
    await vi.advanceTimersByTimeAsync(200);
    abort();
    expect(await secondOutcome).toBe("a login");
    await firstLock.release();
    commands.length = 0;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(commands).toEqual([]);
  });

  it("is extended for at most four leases", async () => {
    const { redis, isLocked } = fakeRedis();
    const lock = await acquireLock(redisStorage(redis, { lease: 3_000 }));
    await vi.advanceTimersByTimeAsync(11_000);
    expect([lock.isHeld?.(), isLocked()]).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([lock.isHeld?.(), isLocked()]).toEqual([false, false]);
  });

  it("sends no more requests after it is released", async () => {
    const { redis, commands, isLocked } = fakeRedis();
    const lock = await acquireLock(redisStorage(redis));
    await lock.release();
    commands.length = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(commands).toEqual([]);
    expect(isLocked()).toBe(false);
  });

  it("is treated as lost shortly before it expires", async () => {
    const { redis, behavior, isLocked } = fakeRedis();
    const lock = await acquireLock(redisStorage(redis));
    behavior.mode = "fails";
    await vi.advanceTimersByTimeAsync(11_999);
    expect(lock.isHeld?.()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(lock.isHeld?.()).toBe(false);
    expect(isLocked()).toBe(true);
  });

  it("is lost after its extension fails because another process holds it", async () => {
    const { redis, behavior } = fakeRedis();
    const lock = await acquireLock(redisStorage(redis));
    vi.setSystemTime(Date.now() + 15_001);
    const nextLock = await acquireLock(redisStorage(redis));
    expect(nextLock.orphaned).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    vi.setSystemTime(Date.now() - 15_001);
    behavior.mode = "fails";
    expect(lock.isHeld?.()).toBe(false);
  });
});

describe("redisStorage during an outage", () => {
  it("rejects a lock request immediately if Redis returns an error", async () => {
    const { redis, behavior } = fakeRedis();
    behavior.mode = "fails";
    expect(await outcomeOf(acquireLock(redisStorage(redis)))).toBe("Redis: Connection is closed.");
    const rejectingRedis: RedisLike = { eval: () => Promise.reject("secret") };
    expect(await outcomeOf(acquireLock(redisStorage(rejectingRedis)))).toBe("Redis: failed");
  });

  it("waits five seconds for the lock, and releases it if it is granted later", async () => {
    const { redis, behavior, resume, commands, isLocked } = fakeRedis();
    behavior.mode = "hangs";
    const outcome = outcomeOf(acquireLock(redisStorage(redis)));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toBe("Redis did not respond within 5000 ms");
    resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(commands).toEqual(["lock", "release"]);
    expect(isLocked()).toBe(false);
  });

  it("retries a write under a lock until it succeeds, and then releases the lock", async () => {
    const { redis, behavior, hashes, isLocked } = fakeRedis();
    const lock = await acquireLock(redisStorage(redis));
    behavior.mode = "fails";
    const write = lock.set?.("new");
    const pendingRelease = lock.release();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isLocked()).toBe(true);
    behavior.mode = "works";
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await write).toBe(true);
    await pendingRelease;
    expect(hashes.get("portico:{s}")).toMatchObject({ value: "new", holder: undefined });
    expect(isLocked()).toBe(false);
  });

  it("stops retrying a write after a minute", async () => {
    const { redis, behavior, commands } = fakeRedis();
    const lock: StoreLock = await acquireLock(redisStorage(redis));
    behavior.mode = "fails";
    const outcome = outcomeOf(Promise.resolve(lock.set?.("new")));
    await vi.advanceTimersByTimeAsync(62_000);
    expect(await outcome).toBe("Redis: Connection is closed.");
    commands.length = 0;
    await vi.advanceTimersByTimeAsync(62_000);
    expect(commands).toEqual([]);
  });

  it("replaces a pending write with a newer write", async () => {
    const { redis, behavior, hashes } = fakeRedis();
    const lock = await acquireLock(redisStorage(redis));
    behavior.mode = "fails";
    const writes = [lock.set?.("one"), lock.set?.("two")];
    await vi.advanceTimersByTimeAsync(500);
    behavior.mode = "works";
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(writes)).toEqual([true, true]);
    expect(hashes.get("portico:{s}")?.value).toBe("two");
  });
});
