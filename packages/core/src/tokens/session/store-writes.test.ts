import { describe, expect, it } from "vitest";
import { settle } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";
import { ADA, fakeStore, managerKitWithStore, session } from "../testing/fake-store.js";
import { managerKit } from "../testing/manager-kit.js";
import { createTokenManager } from "./token-manager.js";

const HOUR = 3_600_000;
describe("a write to the store", () => {
  it("does not undo a later write if it arrives late", async () => {
    const store = fakeStore();
    const { manager, clock } = managerKitWithStore(store);
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
    const { manager, clock } = managerKit({ storage: store.storage, key: "session" }, (request) =>
      request.grant(),
    );
    await manager.get();
    await manager.settled();
    store.behavior.set = "hangs";
    manager.set(ADA);
    await clock.advance(5_000);
    manager.set(session("bob", "member"));
    await manager.settled();
    store.behavior.set = "works";
    for (const { end } of store.pendingOperations) end();
    await settle();
    expect(store.storedToken()).toBe("access-of-bob");
  });

  it.each(["get", "set"] as const)(
    "is retried later if `%s` fails, but not on every call",
    async (name) => {
      const store = fakeStore(session("v", "visitor"));
      const { manager, clock } = managerKitWithStore(store);
      await manager.get();
      store.behavior[name] = "rejects";
      manager.set(ADA);
      await manager.settled();
      const operationCount = store.operations.length;
      for (let call = 0; call < 10; call++) expect(await manager.get()).toEqual(ADA);
      expect(store.operations).toHaveLength(operationCount);
      store.behavior[name] = "works";
      await clock.advance(30_000);
      await manager.get();
      await settle();
      expect(store.storedToken()).toBe("access-of-ada");
      const finalCount = store.operations.length;
      await clock.advance(HOUR);
      await manager.get();
      expect(store.operations).toHaveLength(finalCount);
    },
  );

  it("that a synchronous store rejected is retried, unless another process has written in the meantime", async () => {
    for (const otherTokens of [undefined, session("bob", "member")]) {
      const values = new Map([["session", JSON.stringify(session("v", "visitor"))]]);
      let isFull = true;
      const storage: KeyValueStore = {
        get: (key) => values.get(key),
        set(key, value) {
          if (isFull) throw new DOMException("full", "QuotaExceededError");
          values.set(key, value);
        },
      };
      const { manager, clock } = managerKit({ storage });
      manager.set(ADA);
      expect(manager.peek()).toEqual(ADA);
      if (otherTokens) values.set("session", JSON.stringify(otherTokens));
      isFull = false;
      await clock.advance(30_000);
      expect(manager.peek()).toEqual(otherTokens ?? ADA);
      expect(JSON.parse(values.get("session") ?? "")).toEqual(otherTokens ?? ADA);
    }
  });

  it("takes precedence over the old value that a replica still returns", async () => {
    for (const initialTokens of [undefined, session("v", "visitor", 1)]) {
      const store = fakeStore(initialTokens);
      const { manager, service, clock } = managerKitWithStore(store);
      const staleValues = new Map(store.values);
      const replica = { ...store.storage, get: async (key: string) => staleValues.get(key) };
      const replicaManager = createTokenManager({
        grants: service.grants,
        clock: () => clock,
        key: "session",
        storage: replica,
      });
      const { accessToken } = await replicaManager.get();
      expect(await replicaManager.recover(accessToken.value)).toBe(true);
      expect(service.log).toHaveLength(2);
      expect((await replicaManager.get()).accessToken.value).toBe("access-2");
      staleValues.set("session", store.values.get("session") ?? "");
      expect((await replicaManager.get()).accessToken.value).toBe("access-2");
      manager.dispose();
    }
  });

  it("does not lose a member token that was set aside if the store drops unknown fields", async () => {
    const values = new Map<string, string>();
    const storage: KeyValueStore = {
      get: (key) => values.get(key),
      set(key, value) {
        const { accessToken, refreshToken } = JSON.parse(value);
        values.set(key, JSON.stringify({ accessToken, refreshToken }));
      },
    };
    let isDown = true;
    const { manager, clock } = managerKit({ storage }, (request) =>
      isDown && request.kind === "renew" ? request.fail() : request.grant(),
    );
    manager.set(session("ada", "member", 1));
    expect((await manager.get()).refreshToken.role).toBe("visitor");
    isDown = false;
    await clock.advance(60_000);
    expect((await manager.get()).refreshToken.value).toBe("ada");
  });
});
