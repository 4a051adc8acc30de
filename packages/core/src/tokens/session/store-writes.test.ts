import { describe, expect, it } from "vitest";
import { settle } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";
import { ADA, fakeStore, managerOn, session } from "../testing/fake-store.js";
import { managerKit } from "../testing/manager-kit.js";
import { createTokenManager } from "./token-manager.js";

const HOUR = 3_600_000;
describe("a write", () => {
  it("does not undo a later write if it arrives late", async () => {
    const store = fakeStore();
    const { manager, clock } = managerOn(store);
    await manager.get();
    await manager.settled();
    store.behavior.set = "hangs";
    manager.set(ADA);
    await clock.advance(5_000);
    store.behavior.set = "works";
    await clock.advance(30_000);
    manager.set(session("bob", "member"));
    await manager.settled();
    expect(store.storedToken()).toBe("access-of-bob");
    for (const { end } of store.pendingOperations) end();
    await settle();
    await manager.settled();
    expect(store.storedToken()).toBe("access-of-bob");
    expect(manager.peek().refreshToken.value).toBe("bob");
  });

  it("that was skipped while the store did not respond is retried later", async () => {
    const store = fakeStore();
    const { manager } = managerOn(store);
    const { clock } = managerOn(store);
    const kit = managerKit({ storage: store.storage, key: "session" }, (request) =>
      request.grant(),
    );
    await kit.manager.get();
    await kit.manager.settled();
    store.behavior.set = "hangs";
    kit.manager.set(ADA);
    await kit.clock.advance(5_000);
    kit.manager.set(session("bob", "member"));
    await kit.manager.settled();
    store.behavior.set = "works";
    for (const { end } of store.pendingOperations) end();
    await settle();
    expect(store.storedToken()).toBe("access-of-bob");
    manager.dispose();
    expect(clock.sleepCount).toBe(0);
  });

  it.each(["get", "set"] as const)(
    "is retried later if `%s` fails, but not on every call",
    async (name) => {
      const store = fakeStore(session("v", "visitor"));
      const { manager, clock } = managerOn(store);
      await manager.get();
      store.behavior[name] = "rejects";
      manager.set(ADA);
      await manager.settled();
      const tries = store.operations.length;
      for (let call = 0; call < 10; call++) expect(await manager.get()).toEqual(ADA);
      expect(store.operations).toHaveLength(tries);
      store.behavior[name] = "works";
      await clock.advance(30_000);
      await manager.get();
      await settle();
      expect(store.storedToken()).toBe("access-of-ada");
      const all = store.operations.length;
      await clock.advance(HOUR);
      await manager.get();
      expect(store.operations).toHaveLength(all);
    },
  );

  it("that a synchronous store rejected is retried, unless another process has written in the meantime", async () => {
    for (const other of [undefined, session("bob", "member")]) {
      const values = new Map([["session", JSON.stringify(session("v", "visitor"))]]);
      let full = true;
      const storage: KeyValueStore = {
        get: (key) => values.get(key),
        set(key, value) {
          if (full) throw new DOMException("full", "QuotaExceededError");
          values.set(key, value);
        },
      };
      const { manager, clock } = managerKit({ storage });
      manager.set(ADA);
      expect(manager.peek()).toEqual(ADA);
      if (other) values.set("session", JSON.stringify(other));
      full = false;
      await clock.advance(30_000);
      expect(manager.peek()).toEqual(other ?? ADA);
      expect(JSON.parse(values.get("session") ?? "")).toEqual(other ?? ADA);
    }
  });

  it("takes precedence over the old value that a replica still returns", async () => {
    for (const before of [undefined, session("v", "visitor", 1)]) {
      const store = fakeStore(before);
      const { manager, service, clock } = managerOn(store);
      const stale = new Map(store.values);
      const replica = { ...store.storage, get: async (key: string) => stale.get(key) };
      const behind = createTokenManager({
        grants: service.grants,
        clock: () => clock,
        key: "session",
        storage: replica,
      });
      const { accessToken } = await behind.get();
      expect(await behind.recover(accessToken.value)).toBe(true);
      expect(service.log).toHaveLength(2);
      expect((await behind.get()).accessToken.value).toBe("access-2");
      stale.set("session", store.values.get("session") ?? "");
      expect((await behind.get()).accessToken.value).toBe("access-2");
      manager.dispose();
    }
  });

  it("preserves a member token that was set aside, even if the store drops unknown fields", async () => {
    const values = new Map<string, string>();
    const storage: KeyValueStore = {
      get: (key) => values.get(key),
      set(key, value) {
        const { accessToken, refreshToken } = JSON.parse(value);
        values.set(key, JSON.stringify({ accessToken, refreshToken }));
      },
    };
    let down = true;
    const { manager, clock } = managerKit({ storage }, (request) =>
      down && request.kind === "renew" ? request.fail() : request.grant(),
    );
    manager.set(session("ada", "member", 1));
    expect((await manager.get()).refreshToken.role).toBe("visitor");
    down = false;
    await clock.advance(60_000);
    expect((await manager.get()).refreshToken.value).toBe("ada");
  });
});
