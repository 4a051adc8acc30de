import { afterEach, describe, expect, it, vi } from "vitest";
import { settle, timelineClock } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";
import type { Tokens } from "../model/token.js";
import { memoryStorage } from "../store/memory-storage.js";
import { outageError } from "../testing/fake-grants.js";
import { fakeLocks } from "../testing/fake-locks.js";
import { managerKit } from "../testing/manager-kit.js";

afterEach(() => vi.unstubAllGlobals());

describe("token managers that share one store", () => {
  /**
   * Simulates processes that share one store. Most tests make the platform reject the refresh
   * token, as if another process had already sent it.
   */
  function setUpProcesses(role: "visitor" | "member" = "member") {
    const clock = timelineClock();
    const values = new Map<string, string>();
    const expiredTokens = {
      accessToken: { value: "old", expiresAt: 1 },
      refreshToken: { value: "r0", role },
    };
    values.set("session", JSON.stringify(expiredTokens));
    const createStorage = (): KeyValueStore => ({
      shared: true,
      get: async (key) => values.get(key),
      set: async (key, value) => void values.set(key, value),
    });
    // On a server, Web Locks are not shared between processes.
    const open = () => {
      vi.stubGlobal("navigator", { locks: fakeLocks() });
      const kit = managerKit({ storage: createStorage(), clock: () => clock });
      return kit;
    };
    const renewedTokens = (name: string): Tokens => ({
      accessToken: { value: name, expiresAt: 9e9 },
      refreshToken: { value: `${name}-refresh`, role },
    });
    return { clock, values, open, renewedTokens };
  }

  it.each(["visitor", "member"] as const)(
    "use the stored %s tokens that another process has just refreshed",
    async (role) => {
      const { clock, values, open, renewedTokens } = setUpProcesses(role);
      const { manager, service, events } = open();
      const call = manager.get();
      await settle();
      service.openRequests[0]?.reject();
      // The other process has received new tokens, but has not stored them yet.
      await clock.advance(1_500);
      expect(service.log).toEqual(["renew r0"]);
      values.set("session", JSON.stringify(renewedTokens("theirs")));
      await clock.advance(200);
      expect(await call).toEqual(renewedTokens("theirs"));
      expect(service.log).toEqual(["renew r0"]);
      expect(events.join()).not.toContain("expired");
      expect(JSON.parse(values.get("session") ?? "")).toEqual(renewedTokens("theirs"));
    },
  );

  it("end a member session after a short wait if no process has refreshed it", async () => {
    const { clock, open } = setUpProcesses();
    const { manager, service, events } = open();
    const call = manager.get();
    await settle();
    service.openRequests[0]?.reject();
    await clock.advance(1_900);
    expect(events).toEqual([]);
    await clock.advance(100);
    service.openRequests[0]?.grant();
    expect((await call).refreshToken.role).toBe("visitor");
    expect(events).toEqual(["expired member>visitor", "visitor member>visitor"]);
  });

  it("reread the store after a member token that was set aside is rejected", async () => {
    const { clock, values, open, renewedTokens } = setUpProcesses();
    values.set(
      "session",
      JSON.stringify({
        ...renewedTokens("visitor"),
        refreshToken: { value: "v", role: "visitor" },
        memberRefreshToken: { value: "r0", role: "member" },
      }),
    );
    const { manager, service, events } = open();
    const call = manager.get();
    await settle();
    service.openRequests[0]?.reject();
    await clock.advance(400);
    values.set("session", JSON.stringify(renewedTokens("theirs")));
    await clock.advance(200);
    expect(await call).toEqual(renewedTokens("theirs"));
    expect(events).toEqual(["member visitor>member"]);
  });

  it("stop waiting for another process when the user logs out", async () => {
    const { clock, open } = setUpProcesses();
    const { manager, service } = open();
    const call = manager.get();
    await settle();
    service.openRequests[0]?.reject();
    await clock.advance(300);
    manager.clear();
    await settle();
    service.openRequests[0]?.grant();
    expect((await call).refreshToken.role).toBe("visitor");
    expect(clock.sleepCount).toBe(0);
  });

  it("do not wait if Web Locks guarantee that no other tab is refreshing", async () => {
    vi.stubGlobal("document", {});
    const { open } = setUpProcesses();
    const { manager, service, events } = open();
    const call = manager.get();
    await settle();
    service.openRequests[0]?.reject();
    await settle();
    service.openRequests[0]?.grant();
    await call;
    expect(events).toContain("expired member>visitor");
  });

  it("on one page keep the session if two of them refresh it without a lock and one is rejected", async () => {
    const storage = memoryStorage();
    const firstKit = managerKit({ storage });
    const secondKit = managerKit({ storage });
    firstKit.manager.set({
      accessToken: { value: "old", expiresAt: 1 },
      refreshToken: { value: "r0", role: "member" },
    });
    const calls = [firstKit.manager.get(), secondKit.manager.get()];
    await settle();
    firstKit.service.openRequests[0]?.grant({ refreshToken: "r1" });
    await calls[0];
    secondKit.service.openRequests[0]?.reject();
    expect(await calls[1]).toEqual(await calls[0]);
    expect([...firstKit.events, ...secondKit.events].join()).not.toContain("expired");
  });

  it("do not wait for another process after an outage", async () => {
    const { open } = setUpProcesses();
    const { manager, service, events } = open();
    const call = manager.get();
    await settle();
    service.openRequests[0]?.fail();
    await settle();
    service.openRequests[0]?.fail();
    await expect(call).rejects.toThrow(outageError().message);
    expect(events).toEqual([]);
  });
});
