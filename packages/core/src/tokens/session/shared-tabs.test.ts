import { describe, expect, it } from "vitest";
import { settle, timelineClock } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";
import { fakeGrants } from "../testing/fake-grants.js";
import { fakeLocks } from "../testing/fake-locks.js";
import { createTokenManager, type TokenManagerOptions } from "./token-manager.js";

const HOUR = 3_600_000;
const ADA = {
  accessToken: { value: "old", expiresAt: 1 },
  refreshToken: { value: "ada", role: "member" as const },
};

/** Creates a storage that notifies each tab when another tab writes, like localStorage. */
function sharedStorage() {
  const values = new Map<string, string>();
  const listeners = new Map<object, () => void>();
  const tab = (): KeyValueStore => {
    const thisTab = {};
    const notify = () => {
      for (const [otherTab, listener] of listeners)
        if (otherTab !== thisTab) setImmediate(listener);
    };
    return {
      shared: true,
      get: (key) => values.get(key),
      set: (key, value) => {
        values.set(key, value);
        notify();
      },
      remove: (key) => {
        values.delete(key);
        notify();
      },
      subscribe(_key, listener) {
        listeners.set(thisTab, listener);
        return () => listeners.delete(thisTab);
      },
    };
  };
  return { values, tab, listeners };
}

function openFiveTabs(options: Partial<TokenManagerOptions> = { locks: fakeLocks() }) {
  const clock = timelineClock();
  const service = fakeGrants(clock.now);
  const shared = sharedStorage();
  const events: string[][] = [];
  const tabs = Array.from({ length: 5 }, (_, index) => {
    const manager = createTokenManager({
      grants: service.grants,
      clock: () => clock,
      key: "session",
      storage: shared.tab(),
      ...options,
    });
    events.push([]);
    manager.subscribe(({ type }) => events[index]?.push(type));
    return manager;
  });
  const callAllTabs = () =>
    Promise.all(tabs.flatMap((tab) => Array.from({ length: 200 }, () => tab.get())));
  return { clock, service, shared, tabs, callAllTabs, events };
}

describe.each([
  ["Web Locks", () => ({ locks: fakeLocks() })],
  ["native Web Locks", () => ({ locks: navigator.locks as never })],
  ["a lease in the store", () => ({ locks: null })],
])("five tabs with %s", (name, options) => {
  const isNative = name.includes("native");
  it.skipIf(isNative && !globalThis.navigator?.locks)(
    "make one token request for 1,000 calls, both without a token and with an expired token",
    async () => {
      const { clock, service, callAllTabs, tabs } = openFiveTabs(options());
      for (const [round, log] of [["start"], ["renew r1"]].entries()) {
        const calls = callAllTabs();
        await clock.advance(1_000);
        expect(service.log.slice(round)).toEqual(log);
        service.openRequests[0]?.grant({ refreshToken: `r${round + 1}` });
        await clock.advance(1_000);
        expect(new Set((await calls).map((tokens) => tokens.accessToken.value))).toEqual(
          new Set([`access-${round + 1}`]),
        );
        await clock.advance(5 * HOUR);
      }
      expect(service.log).toHaveLength(2);
      expect(tabs[4]?.peek().refreshToken).toEqual({ value: "r2", role: "visitor" });
    },
  );
});

describe("a tab", () => {
  it("does not wait forever for a lock held by another tab", async () => {
    for (const options of [{ locks: fakeLocks() }, { locks: null }]) {
      const { clock, service, tabs, shared } = openFiveTabs(options);
      const firstCall = tabs[0]?.get();
      await clock.advance(100);
      const secondCall = tabs[1]?.get();
      await clock.advance(9_000);
      expect(service.log).toEqual(["start"]);
      await clock.advance(2_000);
      expect(service.log).toEqual(["start", "start"]);
      service.openRequests[1]?.grant();
      expect((await secondCall)?.accessToken.value).toBe("access-2");
      // The first response arrives late. The stored tokens are used instead.
      service.openRequests[0]?.grant();
      expect((await firstCall)?.accessToken.value).toBe("access-2");
      expect(shared.values.get("session")).toContain("access-2");
      expect([...shared.values.keys()]).toEqual(["session"]);
    }
  });

  it("refreshes without a lock if the browser denies locks", async () => {
    const locks = {
      request: () => Promise.reject(new DOMException("opaque origin", "SecurityError")),
    };
    const { service, tabs } = openFiveTabs({ locks });
    const call = tabs[0]?.get();
    await settle();
    service.openRequests[0]?.grant();
    expect((await call)?.accessToken.value).toBe("access-1");
  });

  it("replaces a lease that belongs to a closed tab or has an impossible expiry", async () => {
    for (const offset of [5_000, 86_400_000]) {
      const { clock, service, tabs, shared } = openFiveTabs({ locks: null });
      shared.values.set("session.lock", `gone|${clock.now() + offset}`);
      const call = tabs[0]?.get();
      await clock.advance(offset === 5_000 ? 4_000 : 100);
      expect(service.log).toHaveLength(offset === 5_000 ? 0 : 1);
      await clock.advance(2_000);
      service.openRequests[0]?.grant();
      await clock.advance(100);
      expect((await call)?.accessToken.value).toBe("access-1");
      expect(shared.values.has("session.lock")).toBe(false);
    }
  });

  it("reports a failed refresh only to the waiting calls, and releases the lock", async () => {
    const { service, tabs } = openFiveTabs();
    const call = tabs[0]?.get();
    await settle();
    service.openRequests[0]?.fail();
    await expect(call).rejects.toThrow("outage");
    const nextCall = tabs[1]?.get();
    await settle();
    service.openRequests[0]?.grant();
    expect((await nextCall)?.accessToken.value).toBe("access-2");
  });

  it("logs out all tabs, including a tab that is refreshing", async () => {
    const { service, tabs, shared, events } = openFiveTabs();
    tabs[0]?.set(ADA);
    await settle();
    expect(tabs[3]?.peek().refreshToken.role).toBe("member");
    const refreshCall = tabs[0]?.get();
    await settle();
    tabs[2]?.clear();
    expect(shared.values.size).toBe(0);
    service.openRequests[0]?.grant();
    await settle();
    // The refreshing tab continues as a visitor and discards the member's new token.
    expect(service.log).toEqual(["renew ada", "start"]);
    expect(shared.values.size).toBe(0);
    service.openRequests[0]?.grant();
    expect((await refreshCall)?.refreshToken.role).toBe("visitor");
    await settle();
    expect(events[3]).toEqual(["member", "visitor", "visitor"]);
    expect(events[2]).toEqual(["member", "visitor", "visitor"]);
    expect(tabs.every((tab) => tab.peek().refreshToken.role === "visitor")).toBe(true);
  });

  it("emits `expired` once at the end of a session, and makes the other tabs visitors", async () => {
    const { service, tabs, events } = openFiveTabs();
    tabs[0]?.set(ADA);
    await settle();
    const calls = Promise.all(tabs.map((tab) => tab.get()));
    await settle();
    service.openRequests[0]?.reject();
    await settle();
    service.openRequests[0]?.grant();
    await calls;
    await settle();
    expect(events.flat().filter((type) => type === "expired")).toHaveLength(1);
    expect(events[4]).toEqual(["member", "visitor"]);
  });

  it("stops listening to the store when it is disposed", () => {
    const { tabs, shared } = openFiveTabs();
    for (const tab of tabs) tab.dispose();
    expect(shared.listeners.size).toBe(0);
  });
});
