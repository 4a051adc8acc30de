import { describe, expect, it } from "vitest";
import { settle } from "../../time/testing/timeline-clock.js";
import { emptyTokens, type Tokens } from "../model/token.js";
import type { TokenRequest } from "../testing/fake-grants.js";
import { managerKit } from "../testing/manager-kit.js";

const HOUR = 3_600_000;

const repeat = <T>(task: () => Promise<T>, count = 1000) =>
  Promise.all(Array.from({ length: count }, task));
const accessTokensOf = (list: Tokens[]) => new Set(list.map((tokens) => tokens.accessToken.value));

describe("a token manager", () => {
  it("sends one token request for 1,000 calls without a token", async () => {
    const { manager, service } = managerKit({}, (request) => request.grant());
    expect(accessTokensOf(await repeat(manager.get))).toEqual(new Set(["access-1"]));
    expect(service.log).toEqual(["start"]);
    await manager.get();
    expect(service.log).toHaveLength(1);
  });

  it("refreshes once for 1,000 calls with an expired token, and keeps the role and the refresh token", async () => {
    const { manager, service, session, events } = managerKit({}, (request) => request.grant());
    manager.set(session("member", "ada", -1));
    expect(accessTokensOf(await repeat(manager.get))).toEqual(new Set(["access-1"]));
    expect(service.log).toEqual(["renew ada"]);
    expect(manager.peek().refreshToken).toEqual({ value: "ada", role: "member" });
    expect(events).toEqual(["member none>member", "refreshed member>member"]);
  });

  it("stores a rotated refresh token", async () => {
    const { manager, service, clock, events } = managerKit({}, (request) =>
      request.grant({ refreshToken: `r${service.log.length}` }),
    );
    await manager.get();
    await clock.advance(5 * HOUR);
    await manager.get();
    await clock.advance(5 * HOUR);
    await manager.get();
    expect(service.log).toEqual(["start", "renew r1", "renew r2"]);
    expect(manager.peek().refreshToken).toEqual({ value: "r3", role: "visitor" });
    // The current user stays the same, so no second `visitor` event is emitted.
    expect(events).toEqual([
      "visitor none>visitor",
      "refreshed visitor>visitor",
      "refreshed visitor>visitor",
    ]);
  });

  it("refreshes a minute before the token expires, and uses the old token if the refresh fails", async () => {
    const { manager, service, session, clock } = managerKit();
    manager.set(session("member", "ada", 61));
    expect((await manager.get()).accessToken.value).toBe("old-ada");
    await clock.advance(2_000);
    const calls = repeat(manager.get, 3);
    await settle();
    service.openRequests[0]?.fail();
    expect(accessTokensOf(await calls)).toEqual(new Set(["old-ada"]));
    // The next call does not refresh.
    expect((await manager.get()).accessToken.value).toBe("old-ada");
    expect(service.log).toEqual(["renew ada"]);
    expect(manager.peek().refreshToken.role).toBe("member");
  });

  it("starts a visitor session when the refresh token is rejected, and emits `expired` once", async () => {
    const { manager, service, session, events, clock } = managerKit({}, (request) =>
      request.kind === "renew" && request.refreshToken?.role === "member"
        ? request.reject()
        : request.grant(),
    );
    manager.set(session("member", "ada", -1));
    await repeat(manager.get, 10);
    expect(service.log).toEqual(["renew ada", "start"]);
    expect(manager.peek().refreshToken).toEqual({ value: "visitor-2", role: "visitor" });
    expect(manager.peek().memberRefreshToken).toBeUndefined();
    await clock.advance(5 * HOUR);
    await manager.get();
    expect(events).toEqual([
      "member none>member",
      "expired member>visitor",
      "visitor member>visitor",
      "refreshed visitor>visitor",
    ]);
  });

  it("emits `expired` and discards the rejected token if no visitor session can be started", async () => {
    const { manager, service, session, events } = managerKit({}, (request) =>
      request.kind === "renew" ? request.reject() : request.fail(),
    );
    manager.set(session("member", "ada", -1));
    await expect(manager.get()).rejects.toThrow("outage");
    await expect(manager.get()).rejects.toThrow("outage");
    expect(service.log).toEqual(["renew ada", "start", "start"]);
    expect(manager.peek()).toEqual(emptyTokens());
    expect(events).toEqual(["member none>member", "expired member>none", "visitor member>none"]);
  });

  it("sets aside the token of a member while refreshes fail, and restores it afterwards", async () => {
    let isDown = true;
    const { manager, service, session, events, clock } = managerKit({}, (request) =>
      isDown && request.kind === "renew" ? request.fail() : request.grant(),
    );
    manager.set(session("member", "ada", -1));
    await manager.get();
    expect(manager.peek()).toMatchObject({
      refreshToken: { role: "visitor" },
      memberRefreshToken: { value: "ada", role: "member" },
    });
    for (let minute = 0; minute < 10; minute++) {
      await clock.advance(60_000);
      await repeat(manager.get, 5);
    }
    // The calls of each minute retry the member's refresh once and use the visitor's session.
    expect(service.log).toEqual(["renew ada", "start", ...Array(10).fill("renew ada")]);
    isDown = false;
    await clock.advance(60_000);
    const [tokens] = await repeat(manager.get, 5);
    expect(tokens?.refreshToken).toEqual({ value: "ada", role: "member" });
    expect(tokens?.memberRefreshToken).toBeUndefined();
    expect(events).toEqual([
      "member none>member",
      "visitor member>visitor",
      "member visitor>member",
    ]);
  });

  it("keeps its tokens while all requests fail, and uses them afterwards", async () => {
    let isDown = true;
    const { manager, session, events, clock } = managerKit({}, (request) =>
      isDown ? request.fail() : request.grant(),
    );
    const expiredTokens = session("member", "ada", -1);
    manager.set(expiredTokens);
    for (let minute = 0; minute < 10; minute++) {
      await expect(manager.get()).rejects.toThrow("outage");
      await clock.advance(60_000);
    }
    expect(manager.peek()).toEqual(expiredTokens);
    isDown = false;
    expect((await manager.get()).refreshToken).toEqual({ value: "ada", role: "member" });
    expect(events).toEqual(["member none>member", "refreshed member>member"]);
  });

  it("emits `expired` if a member token that was set aside is rejected, and drops the token", async () => {
    const { manager, service, session, events } = managerKit({}, (request) => request.reject());
    manager.set({
      ...session("visitor", "v"),
      memberRefreshToken: { value: "ada", role: "member" },
    });
    expect((await manager.get()).accessToken.value).toBe("old-v");
    expect(service.log).toEqual(["renew ada"]);
    expect(manager.peek().memberRefreshToken).toBeUndefined();
    expect(events).toEqual(["visitor none>visitor", "expired member>visitor"]);
  });

  it("refreshes the visitor token and keeps a member token that was set aside", async () => {
    const { manager, session } = managerKit({}, (request) =>
      request.refreshToken?.role === "member" ? request.fail() : request.grant(),
    );
    manager.set({
      ...session("visitor", "v", -1),
      memberRefreshToken: { value: "ada", role: "member" },
    });
    await manager.get();
    expect(manager.peek()).toMatchObject({
      accessToken: { value: "access-2" },
      refreshToken: { value: "v", role: "visitor" },
      memberRefreshToken: { value: "ada", role: "member" },
    });
  });
});

describe("a login or logout", () => {
  it("during a refresh stops the refresh and discards its tokens", async () => {
    const { manager, service, session, events } = managerKit();
    manager.set(session("member", "ada", -1));
    const waitingCalls = repeat(manager.get, 3);
    await settle();
    const renewal = service.openRequests[0] as TokenRequest;
    manager.clear();
    expect(renewal.signal?.aborted).toBe(true);
    renewal.grant();
    await settle();
    expect(manager.peek()).toEqual(emptyTokens());
    // Waiting calls continue as calls from a visitor.
    service.openRequests[0]?.grant();
    expect((await waitingCalls)[0]?.refreshToken.role).toBe("visitor");
    expect(manager.peek().refreshToken.role).toBe("visitor");
    expect(service.log).toEqual(["renew ada", "start"]);
    expect(events).toEqual(["member none>member", "visitor member>none", "visitor none>visitor"]);
  });

  it("prevents retries of the previous user's calls", async () => {
    const { manager, session, service } = managerKit({}, (request) => request.grant());
    manager.set(session("member", "ada"));
    manager.clear();
    manager.set(session("member", "bob"));
    manager.set(session("member", "carl"));
    expect(await manager.recover("old-bob")).toBe(false);
    expect(service.log).toEqual([]);
  });

  it("removes a member token that was set aside", async () => {
    const { manager, session, service } = managerKit({}, (request) => request.grant());
    manager.set({
      ...session("visitor", "v"),
      memberRefreshToken: { value: "ada", role: "member" },
    });
    manager.clear();
    await manager.get();
    expect(service.log).toEqual(["start"]);
    expect(manager.peek().memberRefreshToken).toBeUndefined();
  });

  it("during a refresh lets waiting calls use the new session", async () => {
    const { manager, service, session } = managerKit();
    manager.set(session("visitor", "v", -1));
    const waitingCall = manager.get();
    await settle();
    manager.set(session("member", "ada"));
    expect((await waitingCall).accessToken.value).toBe("old-ada");
    expect(service.log).toEqual(["renew v"]);
  });
});

describe("a clock change", () => {
  it("of a day in either direction causes at most one refresh", async () => {
    const { manager, service, clock } = managerKit({}, (request) => request.grant());
    const day = 24 * HOUR;
    await manager.get();
    clock.jump(day);
    await repeat(manager.get, 10);
    expect(service.log).toEqual(["start", "renew visitor-1"]);
    clock.jump(-day);
    await repeat(manager.get, 10);
    expect(service.log).toHaveLength(2);
    // The platform's clock differs, so a 401 response makes the client refresh a token that seems
    // valid.
    expect(await manager.recover("access-2")).toBe(true);
    expect(service.log).toHaveLength(3);
    clock.jump(-day);
    await manager.get();
    expect(service.log).toHaveLength(3);
  });

  it("to an earlier time does not extend the pause after a failure", async () => {
    const { manager, service, clock, session } = managerKit({}, (request) => request.fail());
    manager.set({
      ...session("visitor", "v", 400_000),
      memberRefreshToken: { value: "ada", role: "member" },
    });
    await manager.get();
    clock.jump(-24 * HOUR);
    await manager.get();
    expect(service.log).toHaveLength(2);
  });
});

describe("a token with a short lifetime", () => {
  it("is requested once for all waiting calls", async () => {
    for (const lifetime of [0, 5, 40]) {
      const { manager, service } = managerKit({}, (request) => request.grant({ lifetime }));
      expect(accessTokensOf(await repeat(manager.get, 10))).toEqual(new Set(["access-1"]));
      expect(service.log).toHaveLength(1);
      await repeat(manager.get, 10);
      expect(service.log).toHaveLength(lifetime ? 1 : 2);
    }
  });
});
