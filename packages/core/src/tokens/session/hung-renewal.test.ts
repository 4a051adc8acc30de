import { afterEach, describe, expect, it, vi } from "vitest";
import { settle, timelineClock } from "../../time/testing/timeline-clock.js";
import type { Tokens } from "../model/token.js";
import { memoryStorage } from "../store/memory-storage.js";
import type { WebLocks } from "../tabs/tab-lock.js";
import { fakeLocks } from "../testing/fake-locks.js";
import { managerKit } from "../testing/manager-kit.js";
import { createTokenManager } from "./token-manager.js";

const neverSettle = () => new Promise<never>(() => {});

afterEach(() => vi.unstubAllGlobals());

/** Creates a token service that can hang and that ignores abort signals. */
function unresponsiveService(now: () => number) {
  const state = { hangs: true, requests: 0 };
  const getTokens = (): Promise<Tokens> => {
    state.requests += 1;
    const id = state.requests;
    return state.hangs
      ? neverSettle()
      : Promise.resolve({
          accessToken: { value: `access-${id}`, expiresAt: now() / 1000 + 14_400 },
          refreshToken: { value: "v", role: "visitor" },
        });
  };
  return { state, grants: { start: getTokens, renew: getTokens } };
}

describe("a token service that never responds and ignores abort signals", () => {
  it("makes waiting calls time out after a minute, and receives a new request on the next call", async () => {
    const clock = timelineClock();
    const { state, grants } = unresponsiveService(clock.now);
    const manager = createTokenManager({ grants, clock: () => clock, key: "k" });
    const calls = Promise.allSettled([manager.get(), manager.get()]);
    await clock.advance(60_000);
    for (const outcome of await calls) {
      expect(outcome).toMatchObject({
        reason: {
          name: "SystemError",
          code: "TIMEOUT",
          retryable: true,
          message: "System error occurred: the session was not refreshed within 60000 ms",
        },
      });
    }
    expect(clock.sleepCount).toBe(0);
    state.hangs = false;
    expect((await manager.get()).accessToken.value).toBe("access-2");
    expect(state.requests).toBe(2);
  });

  it("does not prevent the next tab from acquiring the lock", async () => {
    const clock = timelineClock();
    const { state, grants } = unresponsiveService(clock.now);
    const locks = fakeLocks();
    const storage = { ...memoryStorage(), shared: true };
    const options = { grants, clock: () => clock, key: "k", storage, locks };
    const [firstTab, secondTab] = [createTokenManager(options), createTokenManager(options)];
    const call = firstTab.get().catch(() => "failed");
    await clock.advance(59_000);
    const nextCall = secondTab.get();
    await settle();
    state.hangs = false;
    await clock.advance(1_000);
    expect(await call).toBe("failed");
    expect((await nextCall).accessToken.value).toBe("access-2");
    expect(locks.names()).toEqual([]);
  });

  it("does not make the client discard an unexpired token after a 401 response", async () => {
    const clock = timelineClock();
    const { state, grants } = unresponsiveService(clock.now);
    const manager = createTokenManager({ grants, clock: () => clock, key: "k" });
    manager.set({
      accessToken: { value: "old", expiresAt: clock.now() / 1000 + 14_400 },
      refreshToken: { value: "ada", role: "member" },
    });
    const recovery = manager.recover("old");
    await clock.advance(60_000);
    expect(await recovery).toBe(false);
    expect((await manager.get()).accessToken.value).toBe("old");
    expect(state.requests).toBe(1);
    expect(manager.peek().refreshToken.value).toBe("ada");
  });

  it("does not prevent waiting calls from continuing as a visitor after a logout", async () => {
    const clock = timelineClock();
    const { state, grants } = unresponsiveService(clock.now);
    const manager = createTokenManager({ grants, clock: () => clock, key: "k" });
    manager.set({
      accessToken: { value: "old", expiresAt: 1 },
      refreshToken: { value: "ada", role: "member" },
    });
    const call = manager.get();
    await settle();
    state.hangs = false;
    manager.clear();
    expect((await call).accessToken.value).toBe("access-2");
    expect(clock.sleepCount).toBe(0);
  });
});

describe("Web Locks", () => {
  const runWhileHeld = async (task: () => Promise<unknown>) => void (await task());
  const lockBehaviors: [string, WebLocks["request"], number][] = [
    ["are never granted and ignore the signal", neverSettle, 10_000],
    ["throw", () => expect.fail(), 0],
    ["return no promise", (() => undefined) as never, 0],
    [
      "reject when they are aborted",
      (_name, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
      10_000,
    ],
    [
      "reject after they were granted",
      async (_name, _options, task) => {
        await runWhileHeld(task);
        throw new DOMException("stolen", "AbortError");
      },
      0,
    ],
  ];
  it.each(lockBehaviors)("that %s do not block a session", async (_name, request, wait) => {
    const { manager, clock } = managerKit(
      { storage: { ...memoryStorage(), shared: true }, locks: { request } },
      (request) => request.grant(),
    );
    const call = manager.get();
    await clock.advance(wait);
    expect((await call).accessToken.value).toBe("access-1");
    await settle();
    expect(clock.sleepCount).toBe(0);
  });

  it("that throw on access do not block a session", async () => {
    vi.stubGlobal("navigator", {
      get locks() {
        return expect.fail();
      },
    });
    const { manager, clock } = managerKit(
      { storage: { ...memoryStorage(), shared: true } },
      (request) => request.grant(),
    );
    manager.clear();
    const call = manager.get();
    // A lease in the store is used instead of the lock.
    await clock.advance(100);
    expect((await call).accessToken.value).toBe("access-1");
  });

  it("that are granted too late are released immediately, and cause no second refresh", async () => {
    let grant = neverSettle as () => Promise<unknown>;
    const { manager, clock, service } = managerKit(
      {
        storage: { ...memoryStorage(), shared: true },
        locks: {
          request: ((_name: string, _options: object, task: () => Promise<unknown>) => {
            grant = task;
            return neverSettle();
          }) as never,
        },
      },
      (request) => request.grant(),
    );
    const call = manager.get();
    await clock.advance(10_000);
    await call;
    await grant();
    expect(service.log).toEqual(["start"]);
  });

  it("whose query method hangs or throws delay calls only briefly", async () => {
    for (const query of [neverSettle, () => expect.fail()]) {
      const webLocks = fakeLocks();
      // Locks with "#" in their names announce tokens to other tabs.
      const request: WebLocks["request"] = (name, ...rest) =>
        name.includes("#") ? neverSettle() : webLocks.request(name, ...rest);
      const { manager, clock } = managerKit(
        { storage: { ...memoryStorage(), shared: true }, locks: { request, query } },
        (request) => request.grant({ lifetime: 0 }),
      );
      for (let round = 1; round <= 2; round++) {
        const call = manager.get();
        await clock.advance(2_000);
        expect((await call).accessToken.value).toBe(`access-${round}`);
        manager.clear();
      }
      await clock.advance(2_000);
      expect(webLocks.names()).toEqual([]);
      expect(clock.sleepCount).toBe(0);
    }
  });
});
