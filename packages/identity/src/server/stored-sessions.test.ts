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
  // The storage also contains leases, which are not sessions.
  const sessions = () => [...values].filter(([key]) => /^session\.[\w-]{32}$/.test(key));
  return { store, state, values, sessions };
}

const openClient = ({ server }: ReturnType<typeof serverKit>, tab: ReturnType<typeof browser>) =>
  server.createServerClient(tab.request("/"));

describe("a session in server-side storage", () => {
  it("has an id that changes on login, and is removed on logout", async () => {
    const { store, sessions } = visibleStore();
    const kit = serverKit({ storage: store });
    const tab = browser();
    const visitorClient = await openClient(kit, tab);
    await visitorClient.auth.getAuthHeaders();
    tab.storeCookies(await visitorClient.session.headers());
    const attackerCookies = new Map(tab.cookies);
    expect(sessions().map(([, text]) => tokensOf(text).refreshToken.role)).toEqual(["visitor"]);
    const [visitorKey] = sessions().map(([key]) => key);

    const loginClient = await openClient(kit, tab);
    loginClient.auth.setTokens(memberTokens(kit.clock.now()));
    tab.storeCookies(await loginClient.session.headers());
    expect(sessions().map(([, text]) => tokensOf(text).refreshToken.role)).toEqual(["member"]);
    expect(sessions()[0]?.[0]).not.toBe(visitorKey);

    // An attacker may have set the visitor's old cookie.
    await kit.clock.advance(120_000);
    const attackerTab = browser();
    for (const [name, value] of attackerCookies) attackerTab.cookies.set(name, value);
    const client = await openClient(kit, attackerTab);
    expect(client.session.role).toBe("none");
    expect((await client.session.headers()).getSetCookie()).toEqual([
      expect.stringMatching(/Max-Age=0/),
    ]);

    const logoutClient = await openClient(kit, tab);
    await logoutClient.auth.logout("/");
    tab.storeCookies(await logoutClient.session.headers());
    expect([sessions(), [...tab.cookies]]).toEqual([[], []]);
  });

  it("has a cookie that contains no token and does not change after a refresh", async () => {
    const { store } = visibleStore();
    const kit = serverKit({ storage: store });
    const tab = await memberBrowser(kit, "x".repeat(6000), -10);
    expect([...tab.cookies.keys()]).toEqual([COOKIE]);
    const client = await openClient(kit, tab);
    await client.auth.getAuthHeaders();
    expect([...(await client.session.headers())]).toEqual([]);
    await kit.clock.advance(120_000);
    const nextClient = await openClient(kit, tab);
    expect((await nextClient.auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
  });

  it("is shared by several servers, including refreshes and logouts", async () => {
    const { store } = visibleStore();
    const firstKit = serverKit({ storage: store });
    const secondKit = serverKit({ storage: store, clock: firstKit.clock, fetch: firstKit.fetch });
    const tab = await memberBrowser(firstKit, "ada", 100);
    await openClient(secondKit, tab);
    await firstKit.clock.advance(90_000);
    const renewingClient = await openClient(firstKit, tab);
    await renewingClient.auth.getAuthHeaders();
    const secondClient = await openClient(secondKit, tab);
    expect((await secondClient.auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
    const thiefBrowser = browser();
    for (const [name, value] of tab.cookies) thiefBrowser.cookies.set(name, value);
    const logoutResult = await firstKit.server.handlers.logout(
      tab.request("/auth/logout", { method: "POST", headers: { Origin: SITE } }),
    );
    expect(logoutResult.status).toBe(303);
    expect((await openClient(secondKit, thiefBrowser)).session.role).toBe("none");
  });

  it("continues with the tokens from a cookie that was set before the storage was configured", async () => {
    const tab = await memberBrowser(serverKit());
    const { store, sessions } = visibleStore();
    const kit = serverKit({ storage: store });
    const client = await openClient(kit, tab);
    expect(client.session.isMember).toBe(true);
    tab.storeCookies(await client.session.headers());
    expect(sessions()).toHaveLength(1);
    expect((await openClient(kit, tab)).session.isMember).toBe(true);
    expect((await openClient(serverKit(), tab)).session.role).toBe("none");
  });
});

describe("a storage outage", () => {
  it.each(["down", "hangs"] as const)(
    "makes calls fail with SESSION_STORE_UNAVAILABLE, but does not end the session (storage %s)",
    async (failure) => {
      const { store, state, sessions } = visibleStore();
      const kit = serverKit({ storage: store });
      const tab = await memberBrowser(kit);
      const restartedKit = serverKit({ storage: store, clock: kit.clock });
      state[failure] = true;
      const client = await advanceUntilDone(kit, openClient(restartedKit, tab));
      await expect(client.fetchWithAuth("/mine")).rejects.toMatchObject({
        name: "SystemError",
        code: "SESSION_STORE_UNAVAILABLE",
        retryable: true,
      });
      expect([...(await client.session.headers())]).toEqual([]);
      const response = await advanceUntilDone(
        kit,
        restartedKit.server.handlers.session(tab.request("/auth/session")),
      );
      expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
      state[failure] = false;
      expect((await openClient(restartedKit, tab)).session.isMember).toBe(true);
      expect(sessions()).toHaveLength(1);
      expect(restartedKit.requests).toEqual([]);
    },
  );

  it("does not interrupt sessions that the process has cached", async () => {
    const { store, state } = visibleStore();
    const kit = serverKit({ storage: store });
    const tab = await memberBrowser(kit);
    await openClient(kit, tab);
    state.down = true;
    const client = await openClient(kit, tab);
    expect((await client.auth.getAuthHeaders()).headers.Authorization).toBe("member-access");
  });

  it("does not discard a refreshed session if only writes fail", async () => {
    const { store, state } = visibleStore();
    const kit = serverKit({ storage: store });
    const tab = await memberBrowser(kit, "ada", 30);
    const client = await openClient(kit, tab);
    // Writes of sessions fail, and reads still return the earlier value.
    const { set } = store;
    store.set = async (key, value) => {
      if (/^session\.[\w-]{32}$/.test(key)) throw new Error("read-only replica");
      return set(key, value);
    };
    await client.auth.getAuthHeaders();
    const nextClient = await openClient(kit, tab);
    expect((await nextClient.auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
    expect(state.written).toBeGreaterThan(0);
  });

  it("makes logins and logouts fail", async () => {
    const { store, state } = visibleStore();
    const kit = serverKit({ storage: store });
    const tab = await memberBrowser(kit);
    await openClient(kit, tab);
    state.down = true;
    const logoutResult = await kit.server.handlers.logout(
      tab.request("/auth/logout", { method: "POST", headers: { Origin: SITE } }),
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
  const tab = await memberBrowser(kit);
  expect((await openClient(kit, tab)).session.isMember).toBe(true);
});

it("a session in Redis is locked during a refresh, and calls reject with LOCK_UNAVAILABLE if it cannot be locked", async () => {
  const { redis, behavior } = fakeRedis();
  const firstKit = serverKit({ storage: redisStorage(redis) });
  const secondKit = serverKit({
    storage: redisStorage(redis),
    clock: firstKit.clock,
    fetch: firstKit.fetch,
  });
  const tab = await memberBrowser(firstKit, "ada", -10);
  const send = async (kit: ReturnType<typeof serverKit>) => {
    const client = await openClient(kit, tab);
    return (await client.auth.getAuthHeaders()).headers.Authorization;
  };
  const pendingCalls = Promise.all([firstKit, secondKit, firstKit, secondKit].map(send));
  expect(new Set(await advanceUntilDone(firstKit, pendingCalls))).toEqual(new Set(["access-1"]));
  expect(firstKit.grantTypes()).toEqual(["refresh_token"]);

  const otherTab = await memberBrowser(firstKit, "grace", -10);
  const client = await openClient(firstKit, otherTab);
  behavior.mode = "fails";
  await expect(advanceUntilDone(firstKit, client.auth.getAuthHeaders())).rejects.toMatchObject({
    code: "LOCK_UNAVAILABLE",
    retryable: true,
  });
  expect([client.session.role, [...(await client.session.headers())]]).toEqual(["member", []]);
  behavior.mode = "works";
  const clientAfterOutage = await openClient(secondKit, otherTab);
  expect(
    (await advanceUntilDone(firstKit, clientAfterOutage.auth.getAuthHeaders())).headers
      .Authorization,
  ).toBe("access-2");
});
