import { describe, expect, it } from "vitest";
import { timelineClock } from "../../time/testing/timeline-clock.js";
import { managerKit } from "../testing/manager-kit.js";
import { createTokenManager } from "./token-manager.js";

const HOUR = 3_600_000;

const repeat = <T>(task: () => Promise<T>, count = 1000) =>
  Promise.all(Array.from({ length: count }, task));

describe("a 401 response", () => {
  it("causes one refresh for any number of calls, and a retry of each call", async () => {
    const { manager, service, session } = managerKit({}, (request) => request.grant());
    manager.set(session("member", "ada"));
    expect(await repeat(() => manager.recover("old-ada"))).toEqual(Array(1000).fill(true));
    expect(service.log).toEqual(["renew ada"]);
    expect(manager.peek().refreshToken.role).toBe("member");
  });

  it("does not cause another refresh if it is for an old token", async () => {
    const { manager, service, session } = managerKit({}, (request) => request.grant());
    manager.set(session("member", "ada"));
    await manager.recover("old-ada");
    expect(await manager.recover("old-ada")).toBe(true);
    expect(await manager.recover("older")).toBe(true);
    expect(service.log).toHaveLength(1);
  });

  it("after a logout does not cause a retry", async () => {
    const { manager, service, session } = managerKit({}, (request) => request.grant());
    manager.set(session("member", "ada"));
    manager.clear();
    expect(await manager.recover("old-ada")).toBe(false);
    expect(service.log).toEqual([]);
  });

  it("during an outage does not change the session", async () => {
    const { manager, service, session, events } = managerKit({}, (request) => request.fail());
    const memberTokens = session("member", "ada");
    manager.set(memberTokens);
    expect(await manager.recover("old-ada")).toBe(false);
    expect(manager.peek()).toEqual(memberTokens);
    expect((await manager.get()).accessToken.value).toBe("old-ada");
    expect(service.log).toEqual(["renew ada"]);
    expect(events).toEqual(["member none>member"]);
  });

  it("turns the session into a visitor session if the refresh token is also rejected", async () => {
    const { manager, session, events } = managerKit({}, (request) =>
      request.kind === "renew" ? request.reject() : request.grant(),
    );
    manager.set(session("member", "ada"));
    expect(await manager.recover("old-ada")).toBe(true);
    expect(manager.peek().refreshToken.role).toBe("visitor");
    expect(events).toContain("expired member>visitor");
  });

  it("does not cause a retry if the token service returns the same token", async () => {
    const clock = timelineClock();
    const unchangedTokens = {
      accessToken: { value: "same", expiresAt: clock.now() / 1000 + 100 },
      refreshToken: { value: "r", role: "visitor" as const },
    };
    const grants = { start: async () => unchangedTokens, renew: async () => unchangedTokens };
    const manager = createTokenManager({ grants, clock: () => clock, key: "k" });
    await manager.get();
    expect(await manager.recover("same")).toBe(false);
  });
});

describe("an endpoint that returns a 401 response for every token", () => {
  it("causes only one refresh per minute, and no retries in between", async () => {
    const { manager, service, clock } = managerKit({}, (request) => request.grant());
    const call = async () => manager.recover((await manager.get()).accessToken.value);
    await manager.get();
    expect(await call()).toBe(true);
    for (let elapsedSeconds = 0; elapsedSeconds < 59; elapsedSeconds++) {
      expect(await call()).toBe(false);
      await clock.advance(1_000);
    }
    expect(service.log).toEqual(["start", "renew visitor-1"]);
    await clock.advance(1_000);
    expect(await repeat(call, 100)).toEqual(Array(100).fill(true));
    expect(service.log).toHaveLength(3);
    expect(await call()).toBe(false);
  });

  it("causes one refresh for 100 calls with the old token, including calls that fail after the refresh", async () => {
    const { manager, service, session } = managerKit({}, (request) => request.grant());
    manager.set(session("member", "ada"));
    expect(await repeat(() => manager.recover("old-ada"), 50)).toEqual(Array(50).fill(true));
    expect(await repeat(() => manager.recover("old-ada"), 50)).toEqual(Array(50).fill(true));
    expect(await repeat(() => manager.recover("access-1"), 100)).toEqual(Array(100).fill(false));
    expect(service.log).toEqual(["renew ada"]);
  });

  it("can cause an immediate refresh after a new login", async () => {
    const { manager, session } = managerKit({}, (request) => request.grant());
    manager.set(session("member", "ada"));
    expect(await manager.recover("old-ada")).toBe(true);
    manager.set(session("member", "bob"));
    expect(await manager.recover("old-bob")).toBe(true);
  });

  it("causes no further refresh while a new token with a short lifetime is valid", async () => {
    const { manager, service } = managerKit({}, (request) => request.grant({ lifetime: 30 }));
    await manager.get();
    await manager.recover("access-1");
    expect(await manager.recover("access-2")).toBe(false);
    await repeat(manager.get, 3);
    expect(service.log).toHaveLength(2);
  });

  it("causes only two requests per minute to an unavailable token service", async () => {
    const { manager, service, session, clock } = managerKit({}, (request) => request.fail());
    manager.set(session("member", "ada"));
    for (let elapsedSeconds = 0; elapsedSeconds < 60; elapsedSeconds++) {
      expect(await manager.recover("old-ada")).toBe(false);
      expect((await manager.get()).accessToken.value).toBe("old-ada");
      await clock.advance(1_000);
    }
    expect(service.log).toEqual(["renew ada", "renew ada"]);
  });

  it("can cause an immediate refresh after the clock is set back", async () => {
    const { manager, service, clock } = managerKit({}, (request) => request.grant());
    await manager.get();
    await manager.recover("access-1");
    clock.jump(-24 * HOUR);
    expect(await manager.recover("access-2")).toBe(true);
    expect(service.log).toHaveLength(3);
  });
});
