import { type KeyValueStore, memoryStorage, tokensOf } from "@portico/core/internal";
import { describe, expect, it } from "vitest";
import { redisStorage } from "../fleet/redis-storage.js";
import { fakeRedis } from "../testing/fake-redis.js";
import {
  advanceUntilDone,
  browser,
  COOKIE,
  memberBrowser,
  memberTokens,
  SITE,
  serverKit,
} from "../testing/server-kit.js";

function visibleStore() {
  const values = new Map<string, string>();
  const state = { down: false, hangs: false, written: 0 };
  const throwIfDown = () => {
    if (state.down) throw new Error("connect ECONNREFUSED");
  };
  const store: KeyValueStore = {
    shared: true,
    async get(key) {
      if (state.hangs) return new Promise(() => {});
      throwIfDown();
      return values.get(key);
    },
    async set(key, value) {
      throwIfDown();
      state.written += 1;
      values.set(key, value);
    },
    async remove(key) {
      throwIfDown();
      values.delete(key);
    },
  };
  // The storage also contains tab locks, which are not sessions.
  const sessions = () => [...values].filter(([key]) => /^session\.[\w-]{32}$/.test(key));
  return { store, state, values, sessions };
}

const openClient = ({ server }: ReturnType<typeof serverKit>, page: ReturnType<typeof browser>) =>
  server.createServerClient(page.request("/"));

describe("a session in server-side storage", () => {
  it("has an id that changes on login, and is removed on logout", async () => {
    const { store, sessions } = visibleStore();
    const kit = serverKit({ storage: store });
    const page = browser();
    const visitorClient = await openClient(kit, page);
    await visitorClient.auth.getAuthHeaders();
    page.storeCookies(await visitorClient.session.headers());
    const attackersCookie = new Map(page.cookies);
    expect(sessions().map(([, text]) => tokensOf(text).refreshToken.role)).toEqual(["visitor"]);
    const [before] = sessions().map(([key]) => key);

    const loginClient = await openClient(kit, page);
    loginClient.auth.setTokens(memberTokens(kit.clock.now()));
    page.storeCookies(await loginClient.session.headers());
    expect(sessions().map(([, text]) => tokensOf(text).refreshToken.role)).toEqual(["member"]);
    expect(sessions()[0]?.[0]).not.toBe(before);

    // An attacker may have set the visitor's old cookie.
    await kit.clock.advance(120_000);
    const other = browser();
    for (const [name, value] of attackersCookie) other.cookies.set(name, value);
    const client = await openClient(kit, other);
    expect(client.session.role).toBe("none");
    expect((await client.session.headers()).getSetCookie()).toEqual([
      expect.stringMatching(/Max-Age=0/),
    ]);

    const logoutClient = await openClient(kit, page);
    await logoutClient.auth.logout("/");
    page.storeCookies(await logoutClient.session.headers());
    expect([sessions(), [...page.cookies]]).toEqual([[], []]);
  });

  it("exposes no token in the cookie, which stays the same after a refresh", async () => {
    const { store } = visibleStore();
    const kit = serverKit({ storage: store });
    const page = await memberBrowser(kit, "x".repeat(6000), -10);
    expect([...page.cookies.keys()]).toEqual([COOKIE]);
    const client = await openClient(kit, page);
    await client.auth.getAuthHeaders();
    expect([...(await client.session.headers())]).toEqual([]);
    await kit.clock.advance(120_000);
    const next = await openClient(kit, page);
    expect((await next.auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
  });

  it("is shared by several servers, including refreshes and logouts", async () => {
    const { store } = visibleStore();
    const first = serverKit({ storage: store });
    const second = serverKit({ storage: store, clock: first.clock, fetch: first.fetch });
    const page = await memberBrowser(first, "ada", 100);
    await openClient(second, page);
    await first.clock.advance(90_000);
    const renewingClient = await openClient(first, page);
    await renewingClient.auth.getAuthHeaders();
    const other = await openClient(second, page);
    expect((await other.auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
    const stolenBrowser = browser();
    for (const [name, value] of page.cookies) stolenBrowser.cookies.set(name, value);
    const logoutResult = await first.server.handlers.logout(
      page.request("/auth/logout", { method: "POST", headers: { Origin: SITE } }),
    );
    expect(logoutResult.status).toBe(303);
    expect((await openClient(second, stolenBrowser)).session.role).toBe("none");
  });

  it("continues with the tokens from a cookie that was set before the storage was configured", async () => {
    const page = await memberBrowser(serverKit());
    const { store, sessions } = visibleStore();
    const kit = serverKit({ storage: store });
    const client = await openClient(kit, page);
    expect(client.session.isMember).toBe(true);
    page.storeCookies(await client.session.headers());
    expect(sessions()).toHaveLength(1);
    expect((await openClient(kit, page)).session.isMember).toBe(true);
    expect((await openClient(serverKit(), page)).session.role).toBe("none");
  });
});

describe("a storage outage", () => {
  it.each(["down", "hangs"] as const)(
    "makes calls fail with SESSION_STORE_UNAVAILABLE, but does not end the session (%s)",
    async (failure) => {
      const { store, state, sessions } = visibleStore();
      const kit = serverKit({ storage: store });
      const page = await memberBrowser(kit);
      const restartedKit = serverKit({ storage: store, clock: kit.clock });
      state[failure] = true;
      const client = await advanceUntilDone(kit, openClient(restartedKit, page));
      await expect(client.fetchWithAuth("/mine")).rejects.toMatchObject({
        name: "SystemError",
        code: "SESSION_STORE_UNAVAILABLE",
        retryable: true,
      });
      expect([...(await client.session.headers())]).toEqual([]);
      const response = await advanceUntilDone(
        kit,
        restartedKit.server.handlers.session(page.request("/auth/session")),
      );
      expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
      state[failure] = false;
      expect((await openClient(restartedKit, page)).session.isMember).toBe(true);
      expect(sessions()).toHaveLength(1);
      expect(restartedKit.requests).toEqual([]);
    },
  );

  it("does not interrupt sessions that the process has cached", async () => {
    const { store, state } = visibleStore();
    const kit = serverKit({ storage: store });
    const page = await memberBrowser(kit);
    await openClient(kit, page);
    state.down = true;
    const client = await openClient(kit, page);
    expect((await client.auth.getAuthHeaders()).headers.Authorization).toBe("member-access");
  });

  it("does not discard a refreshed session if only writes fail", async () => {
    const { store, state } = visibleStore();
    const kit = serverKit({ storage: store });
    const page = await memberBrowser(kit, "ada", 30);
    const client = await openClient(kit, page);
    // Writes fail, and reads still return the earlier value.
    const { set } = store;
    store.set = async (key, value) => {
      if (/^session\.[\w-]{32}$/.test(key)) throw new Error("read-only replica");
      return set(key, value);
    };
    await client.auth.getAuthHeaders();
    const next = await openClient(kit, page);
    expect((await next.auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
    expect(state.written).toBeGreaterThan(0);
  });

  it("causes an error in every login and logout", async () => {
    const { store, state } = visibleStore();
    const kit = serverKit({ storage: store });
    const page = await memberBrowser(kit);
    await openClient(kit, page);
    state.down = true;
    const logoutResult = await kit.server.handlers.logout(
      page.request("/auth/logout", { method: "POST", headers: { Origin: SITE } }),
    );
    expect(logoutResult.status).toBe(503);
    const client = await openClient(kit, browser());
    client.auth.setTokens(memberTokens(kit.clock.now()));
    await expect(client.session.headers()).rejects.toMatchObject({
      code: "SESSION_STORE_UNAVAILABLE",
    });
  });
});

it("sessionServer accepts a memoryStorage as its storage", async () => {
  const kit = serverKit({ storage: memoryStorage() });
  const page = await memberBrowser(kit);
  expect((await openClient(kit, page)).session.isMember).toBe(true);
});

it("a session in Redis is locked during a refresh, and calls reject with LOCK_UNAVAILABLE if it cannot be locked", async () => {
  const { redis, behavior } = fakeRedis();
  const first = serverKit({ storage: redisStorage(redis) });
  const second = serverKit({
    storage: redisStorage(redis),
    clock: first.clock,
    fetch: first.fetch,
  });
  const page = await memberBrowser(first, "ada", -10);
  const send = async (kit: ReturnType<typeof serverKit>) => {
    const client = await openClient(kit, page);
    return (await client.auth.getAuthHeaders()).headers.Authorization;
  };
  const pendingCalls = Promise.all([first, second, first, second].map(send));
  expect(new Set(await advanceUntilDone(first, pendingCalls))).toEqual(new Set(["access-1"]));
  expect(first.grants()).toEqual(["refresh_token"]);

  const other = await memberBrowser(first, "grace", -10);
  const client = await openClient(first, other);
  behavior.now = "fails";
  await expect(advanceUntilDone(first, client.auth.getAuthHeaders())).rejects.toMatchObject({
    code: "LOCK_UNAVAILABLE",
    retryable: true,
  });
  expect([client.session.role, [...(await client.session.headers())]]).toEqual(["member", []]);
  behavior.now = "works";
  const clientAfterOutage = await openClient(second, other);
  expect(
    (await advanceUntilDone(first, clientAfterOutage.auth.getAuthHeaders())).headers.Authorization,
  ).toBe("access-2");
});
