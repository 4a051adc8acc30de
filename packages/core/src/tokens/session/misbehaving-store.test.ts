import { describe, expect, it, vi } from "vitest";
import { settle, timelineClock } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";
import { emptyTokens, type Tokens } from "../model/token.js";
import { memoryStorage } from "../store/memory-storage.js";
import { ADA, fakeStore, managerKitWithStore, session } from "../testing/fake-store.js";
import { managerKit } from "../testing/manager-kit.js";

const HOUR = 3_600_000;
describe("an unavailable store", () => {
  it("delays the first calls, but not the calls immediately after them", async () => {
    const store = fakeStore();
    store.behavior.get = store.behavior.set = "hangs";
    const { manager, clock, service } = managerKitWithStore(store);
    const calls = Promise.all(Array.from({ length: 100 }, manager.get));
    await clock.advance(5_000);
    expect(new Set((await calls).map(({ accessToken }) => accessToken.value))).toEqual(
      new Set(["access-1"]),
    );
    // The clock does not advance, so these calls cannot wait.
    for (let call = 0; call < 10; call++)
      expect((await manager.get()).accessToken.value).toBe("access-1");
    await clock.advance(20 * HOUR);
    const renewal = manager.get();
    await clock.advance(5_000);
    expect((await renewal).refreshToken.value).toBe("visitor-1");
    expect(service.log).toEqual(["start", "renew visitor-1"]);
    await manager.settled();
  });

  it("does not lose a login that immediately follows a logout", async () => {
    const store = fakeStore();
    const { manager, clock } = managerKitWithStore(store);
    await manager.get();
    await manager.settled();
    store.behavior.get = "hangs";
    manager.clear();
    manager.set(ADA);
    await clock.advance(5_000);
    store.behavior.get = "works";
    await clock.advance(61_000);
    // The logout left the store empty.
    await manager.get();
    await settle();
    expect((await manager.get()).refreshToken).toEqual(ADA.refreshToken);
    expect(store.storedToken()).toBe("access-of-ada");
  });

  it("does not delay logins and logouts", async () => {
    const store = fakeStore();
    store.behavior.set = store.behavior.remove = "hangs";
    const { manager, clock } = managerKitWithStore(store);
    await manager.get();
    manager.set(ADA);
    expect(await manager.get()).toEqual(ADA);
    manager.clear();
    expect(manager.peek()).toEqual(emptyTokens());
    expect((await manager.get()).refreshToken.role).toBe("visitor");
    const settled = manager.settled();
    await clock.advance(30_000);
    await settled;
  });

  it("does not delay the use of refreshed tokens that are not stored yet", async () => {
    const store = fakeStore(session("v", "visitor", 1));
    store.behavior.set = "hangs";
    const { manager } = managerKitWithStore(store);
    expect((await manager.get()).accessToken.value).toBe("access-1");
  });

  it("makes calls run as a visitor until it responds, and then as the stored member", async () => {
    const store = fakeStore(ADA);
    store.behavior.get = "hangs";
    const { manager, clock, events, service } = managerKitWithStore(store);
    const call = manager.get();
    await clock.advance(5_000);
    expect((await call).refreshToken.role).toBe("visitor");
    expect(store.storedToken()).toBe("access-of-ada");
    store.behavior.get = "works";
    // The late value is ignored, but it shows that the store works again.
    for (const { end } of store.pendingOperations) end();
    await settle();
    expect(await manager.get()).toEqual(ADA);
    expect(store.storedToken()).toBe("access-of-ada");
    expect(events).toEqual(["visitor none>visitor", "member visitor>member"]);
    expect(service.log).toEqual(["start"]);
  });

  it("is read again later if the first read never settles", async () => {
    const store = fakeStore(ADA);
    store.behavior.get = "hangs";
    const { manager, clock } = managerKitWithStore(store);
    const call = manager.get();
    await clock.advance(5_000);
    await call;
    store.behavior.get = "works";
    await clock.advance(30_000);
    expect(await manager.get()).toEqual(ADA);
  });

  it("receives a visitor session that started before it was available", async () => {
    const store = fakeStore();
    store.behavior.get = "rejects";
    const { manager, clock } = managerKitWithStore(store);
    await manager.get();
    expect(store.operations).not.toContain("set");
    store.behavior.get = "works";
    await clock.advance(1);
    expect((await manager.get()).accessToken.value).toBe("access-1");
    await manager.settled();
    expect(store.storedToken()).toBe("access-1");
  });

  it("does not override a login or logout that happened before it responded", async () => {
    for (const isLogin of [true, false]) {
      const store = fakeStore(session("bob", "member"));
      store.behavior.get = "hangs";
      const { manager, clock } = managerKitWithStore(store);
      manager.peek();
      if (isLogin) manager.set(ADA);
      else manager.clear();
      await clock.advance(5_000);
      store.behavior.get = "works";
      for (const { end } of store.pendingOperations) end();
      await clock.advance(30_000);
      const { refreshToken } = await manager.get();
      expect(refreshToken.role).toBe(isLogin ? "member" : "visitor");
      await manager.settled();
      expect(store.storedToken()).toBe(isLogin ? "access-of-ada" : "access-1");
    }
  });
});

describe("an unusual store", () => {
  it.each([
    ["throws in `subscribe`", { subscribe: () => expect.fail() }],
    ["rejects from `subscribe`", { subscribe: async () => expect.fail() }],
    ["returns nothing from `subscribe`", { subscribe: () => undefined }],
  ])("that %s does not cause calls to fail", async (_name, methods) => {
    const { manager } = managerKit(
      { storage: { ...memoryStorage(), ...(methods as object) } as KeyValueStore },
      (request) => request.grant(),
    );
    expect((await manager.get()).accessToken.value).toBe("access-1");
    expect((await manager.get()).accessToken.value).toBe("access-1");
    manager.dispose();
    await settle();
  });

  it("that returns thenables can store a session", async () => {
    const values = new Map([["session", JSON.stringify(ADA)]]);
    const thenable = <T>(value: T) =>
      // biome-ignore lint/suspicious/noThenProperty: some stores return thenables
      ({ then: (done: (value: T) => unknown) => void setImmediate(() => done(value)) }) as never;
    const storage: KeyValueStore = {
      get: (key) => thenable(values.get(key)),
      set: (key, value) => thenable(values.set(key, value)),
    };
    const { manager } = managerKit({ storage });
    expect(await manager.get()).toEqual(ADA);
    manager.clear();
    await manager.settled();
    expect(JSON.parse(values.get("session") ?? "")).toEqual(emptyTokens());
  });

  it("in the format of Wix's own SDK does not cause calls to fail if it throws, or returns a promise or an invalid value", async () => {
    const cases: [unknown, string][] = [
      [() => expect.fail(), "access-1"],
      [async () => ADA, "access-of-ada"],
      [() => 7, "access-1"],
      [
        () => ({
          get accessToken() {
            return expect.fail();
          },
        }),
        "access-1",
      ],
    ];
    for (const [getTokens, value] of cases) {
      const storage = { getTokens: getTokens as () => Tokens, setTokens: vi.fn() };
      const { manager } = managerKit({ storage }, (request) => request.grant());
      expect((await manager.get()).accessToken.value).toBe(value);
      expect((await manager.get()).accessToken.value).toBe(value);
    }
  });
});

describe("a token manager", () => {
  it("uses an empty refresh token if the getter of the given refresh token throws", () => {
    const { manager } = managerKit();
    manager.set(ADA);
    manager.set({
      ...ADA,
      get refreshToken() {
        return expect.fail();
      },
    });
    expect(manager.peek().refreshToken).toEqual(emptyTokens().refreshToken);
  });
});

describe("sessions that share one store", () => {
  it("stay separate, even if their keys are unusual or similar", async () => {
    const keys = [
      "",
      "a",
      "a.1",
      "a.lock",
      "a#1#x",
      "__proto__",
      "constructor",
      "a b;=\n",
      "ä",
      "A",
    ];
    const values = new Map<string, string>();
    const storage: KeyValueStore = {
      shared: true,
      get: (key) => values.get(key),
      set: (key, value) => values.set(key, value),
      remove: (key) => values.delete(key),
    };
    const clock = timelineClock();
    const managers = keys.map((key, index) => {
      const name = `member-${index}`;
      const kit = managerKit({ storage, key, locks: null, clock: () => clock }, (request) =>
        request.grant(),
      );
      kit.manager.set(session(name, "member"));
      return { name, ...kit };
    });
    // All sessions are refreshed at the same time. The lease of "a" would have the key "a.lock".
    const calls = managers.map(({ name, manager }) => manager.recover(`access-of-${name}`));
    await clock.advance(60_000);
    await Promise.all(calls);
    for (const { name, manager, service } of managers) {
      expect(manager.peek().refreshToken.value).toBe(name);
      expect(service.log).toEqual([`renew ${name}`]);
    }
  });

  it("never see each other's tokens when one value is removed or overwritten", async () => {
    const storage = memoryStorage();
    const firstKit = managerKit({ storage, key: "one" });
    const secondKit = managerKit({ storage, key: "two" });
    firstKit.manager.set(ADA);
    secondKit.manager.set(session("bob", "member"));
    storage.remove?.("one");
    expect(firstKit.manager.peek()).toEqual(emptyTokens());
    expect(secondKit.manager.peek().refreshToken.value).toBe("bob");
    storage.set("one", JSON.stringify(session("eve", "member")));
    expect((await firstKit.manager.get()).refreshToken.value).toBe("eve");
    expect((await secondKit.manager.get()).refreshToken.value).toBe("bob");
    expect(firstKit.events).toEqual(["member none>member", "member member>member"]);
  });
});
