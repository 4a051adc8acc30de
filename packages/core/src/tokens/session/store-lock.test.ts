import { describe, expect, it, vi } from "vitest";
import { settle } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";
import { LOCK_UNAVAILABLE, memberTokens, outcomeOf, setUpFleet } from "../testing/fleet-kit.js";

const EXPIRED_LIFETIME = -1;
const SHORT_LIFETIME = 30;

describe("a store with locks", () => {
  it("lets only one of ten processes refresh, while the others use its tokens", async () => {
    const { clock, service, open, storedTokens, engine, events } = setUpFleet(EXPIRED_LIFETIME);
    const calls = Array.from({ length: 10 }, () => open()).flatMap((manager) =>
      Array.from({ length: 20 }, () => manager.get()),
    );
    await clock.advance(1_000);
    expect(service.log).toEqual(["renew r0"]);
    service.openRequests[0]?.grant({ refreshToken: "r1" });
    await clock.advance(1_000);
    for (const call of calls) expect((await call).refreshToken.value).toBe("r1");
    expect(service.log).toEqual(["renew r0"]);
    expect(storedTokens().refreshToken.value).toBe("r1");
    expect(engine.hasHolder()).toBe(false);
    expect(events.join()).not.toMatch(/expired|visitor/);
  });

  it("lets only one of ten processes start a session", async () => {
    const { clock, service, open, engine } = setUpFleet(EXPIRED_LIFETIME);
    engine.values.clear();
    const calls = Array.from({ length: 10 }, () => open().get());
    await settle();
    service.openRequests[0]?.grant();
    await clock.advance(1_000);
    expect(new Set((await Promise.all(calls)).map((tokens) => tokens.accessToken.value)).size).toBe(
      1,
    );
    expect(service.log).toEqual(["start"]);
  });

  it("replaces Web Locks and leases", async () => {
    const { service, open, engine, clock } = setUpFleet(EXPIRED_LIFETIME, (request) =>
      request.grant(),
    );
    const query = vi.fn(async () => ({}));
    const request = vi.fn();
    vi.stubGlobal("navigator", { locks: { request, query } });
    await open().get();
    await clock.advance(100);
    vi.unstubAllGlobals();
    expect(service.log).toEqual(["renew r0"]);
    expect([request.mock.calls, query.mock.calls]).toEqual([[], []]);
    expect([...engine.values.keys()]).toEqual(["session"]);
  });

  it("uses its locks even if it is not marked as shared", async () => {
    const { clock, service, open, engine } = setUpFleet(EXPIRED_LIFETIME);
    const calls = [1, 2].map(() => open({ ...engine.open(), shared: false }).get());
    await settle();
    expect(service.log).toEqual(["renew r0"]);
    service.openRequests[0]?.grant({ refreshToken: "r1" });
    await clock.advance(1_000);
    for (const call of calls) expect((await call).refreshToken.value).toBe("r1");
  });

  it("can provide locks without a `set` method", async () => {
    const { service, open, engine, storedTokens, clock } = setUpFleet(EXPIRED_LIFETIME, (request) =>
      request.grant({ refreshToken: "r1" }),
    );
    const { get, set, remove, shared } = engine.open();
    const release = vi.fn();
    await open({ get, set, remove, shared, lock: async () => ({ release }) }).get();
    await clock.advance(100);
    expect(storedTokens().refreshToken.value).toBe("r1");
    expect(release).toHaveBeenCalledOnce();
    expect(service.log).toEqual(["renew r0"]);
  });
});

describe("an unavailable store lock", () => {
  it.each(["fails", "hangs"] as const)(
    "does not prevent calls with a token that is still valid (the lock %s)",
    async (lockBehavior) => {
      const { clock, service, open, engine, storedTokens, ada, events } =
        setUpFleet(SHORT_LIFETIME);
      engine.behavior.lock = lockBehavior;
      const manager = open();
      const call = outcomeOf(manager.get());
      await clock.advance(20_000);
      expect(await call).toBe("access-of-r0");
      // The next call does not wait for the lock again.
      expect(await outcomeOf(manager.get())).toBe("access-of-r0");
      expect(service.log).toEqual([]);
      expect(storedTokens()).toEqual(ada);
      expect(events).toEqual([]);
    },
  );

  it.each(["fails", "hangs"] as const)(
    "prevents a refresh, but does not log the user out (the lock %s)",
    async (lockBehavior) => {
      const { clock, service, open, engine, storedTokens, ada, events } =
        setUpFleet(EXPIRED_LIFETIME);
      engine.behavior.lock = lockBehavior;
      const manager = open();
      const call = outcomeOf(manager.get());
      await clock.advance(20_000);
      expect(await call).toBe(LOCK_UNAVAILABLE);
      expect(service.log).toEqual([]);
      expect(storedTokens()).toEqual(ada);
      engine.behavior.lock = "works";
      const nextCall = manager.get();
      await clock.advance(1_000);
      service.openRequests[0]?.grant({ refreshToken: "r1" });
      expect((await nextCall).refreshToken).toEqual({ value: "r1", role: "member" });
      expect(events).toEqual(["refreshed member"]);
    },
  );

  it("causes an error that states why the refresh was skipped and what to do", async () => {
    const { open, engine } = setUpFleet(EXPIRED_LIFETIME);
    engine.behavior.lock = "fails";
    const error = await open()
      .get()
      .catch((failure) => failure);
    expect(error.message).toContain("the session's storage did not grant its lock");
    expect(error.message).toContain("The session is unchanged: try again");
    expect(error.toJSON().cause).toBe("connect ECONNREFUSED");
    expect(JSON.stringify(error)).not.toMatch(/r0/);
  });

  it("prevents the retry of a call with a 401 response, but not a later refresh", async () => {
    const { open, engine, clock, service } = setUpFleet(3_600, (request) => request.grant());
    engine.behavior.lock = "fails";
    const manager = open();
    await manager.get();
    expect(await manager.recover("access-of-r0")).toBe(false);
    engine.behavior.lock = "works";
    await clock.advance(30_000);
    expect(await outcomeOf(manager.get())).toBe("access-1");
    expect(service.log).toEqual(["renew r0"]);
  });

  it("is released if it is granted too late", async () => {
    const { clock, open, engine } = setUpFleet(EXPIRED_LIFETIME);
    const release = vi.fn(async () => {
      throw new Error("gone");
    });
    let grant = (_lock: { release(): unknown }) => {};
    const store: KeyValueStore = {
      ...engine.open(),
      lock: () => new Promise((resolve) => (grant = resolve)),
    };
    const call = outcomeOf(open(store).get());
    await clock.advance(19_999);
    expect(release).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(await call).toBe(LOCK_UNAVAILABLE);
    grant({ release });
    await settle();
    expect(release).toHaveBeenCalledOnce();
  });

  it("does not delay waiting calls after a login", async () => {
    const { open, engine, clock } = setUpFleet(EXPIRED_LIFETIME);
    let lockSignal: AbortSignal | undefined;
    const store: KeyValueStore = {
      ...engine.open(),
      lock: (_key, { signal }) => {
        lockSignal = signal;
        return new Promise(() => {});
      },
    };
    const manager = open(store);
    const call = manager.get();
    await settle();
    manager.set(memberTokens("bob", clock.now() / 1000 + 3_600));
    expect((await call).refreshToken.value).toBe("bob");
    expect(lockSignal?.aborted).toBe(true);
  });
});

describe("a process that holds the store lock", () => {
  it("sends no token request if it cannot reread the store", async () => {
    const { service, open, engine, events } = setUpFleet(EXPIRED_LIFETIME);
    const manager = open();
    await manager.settled();
    engine.behavior.get = "fails";
    expect(await outcomeOf(manager.get())).toBe(LOCK_UNAVAILABLE);
    expect(service.log).toEqual([]);
    expect(engine.hasHolder()).toBe(false);
    expect(events).toEqual([]);
  });

  it("does not refresh if it lost the lock while it was paused", async () => {
    const { service, open, engine, clock } = setUpFleet(EXPIRED_LIFETIME);
    const store = engine.open();
    let reads = 0;
    const manager = open({
      ...store,
      get: async (key) => {
        const value = await store.get(key);
        // The process is paused while it reads the store.
        if (reads++ === 1) clock.jump(15_000);
        return value;
      },
    });
    expect(await outcomeOf(manager.get())).toBe(LOCK_UNAVAILABLE);
    expect(service.log).toEqual([]);
  });

  it("does not end the session if it cannot reread the store after a rejection", async () => {
    const { service, open, engine, events, storedTokens, ada } = setUpFleet(EXPIRED_LIFETIME);
    const call = outcomeOf(open().get());
    await settle();
    engine.behavior.get = "fails";
    service.openRequests[0]?.reject();
    expect(await call).toBe(LOCK_UNAVAILABLE);
    expect(events).toEqual([]);
    expect(storedTokens()).toEqual(ada);
  });

  it("does not overwrite a login in another process with refreshed tokens", async () => {
    const { service, open, engine, clock, storedTokens, events } = setUpFleet(EXPIRED_LIFETIME);
    const store = engine.open();
    const bob = memberTokens("bob", clock.now() / 1000 + 3_600);
    const otherStore = engine.open();
    const manager = open({
      ...store,
      lock: async (key, options) => {
        const lock = await store.lock?.(key, options);
        return {
          ...lock,
          release: () => lock?.release(),
          set: async (value) => {
            await otherStore.set(key, JSON.stringify(bob));
            return lock?.set?.(value);
          },
        };
      },
    });
    const call = manager.get();
    await settle();
    service.openRequests[0]?.grant({ refreshToken: "r1" });
    await call;
    await clock.advance(100);
    expect(storedTokens()).toEqual(bob);
    expect(await manager.get()).toEqual(bob);
    expect(events).toEqual(["refreshed member", "member member"]);
    await clock.advance(60_000);
    expect(storedTokens()).toEqual(bob);
  });

  it("stores refreshed tokens once the store works again, unless another process has written first", async () => {
    const { service, open, engine, clock, storedTokens } = setUpFleet(EXPIRED_LIFETIME, (request) =>
      request.grant({ refreshToken: `${request.refreshToken?.value}+` }),
    );
    const manager = open();
    await manager.settled();
    engine.behavior.set = "fails";
    expect((await manager.get()).refreshToken.value).toBe("r0+");
    await clock.advance(30_000);
    engine.behavior.set = "works";
    manager.peek();
    await clock.advance(100);
    expect(storedTokens().refreshToken.value).toBe("r0+");

    await clock.advance(14_400_000);
    engine.behavior.set = "fails";
    expect((await manager.get()).refreshToken.value).toBe("r0++");
    engine.behavior.set = "works";
    const bob = memberTokens("bob", clock.now() / 1000 + 3_600);
    await engine.open().set("session", JSON.stringify(bob));
    await clock.advance(30_000);
    manager.peek();
    await clock.advance(100);
    expect(storedTokens()).toEqual(bob);
    expect(service.log).toEqual(["renew r0", "renew r0+"]);
  });
});
