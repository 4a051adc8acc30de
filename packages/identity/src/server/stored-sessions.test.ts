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

/** A store that shows what is in it, and that can be out of order. */
function shelf() {
  const values = new Map<string, string>();
  const state = { down: false, hangs: false, written: 0 };
  const working = () => {
    if (state.down) throw new Error("connect ECONNREFUSED");
  };
  const store: KeyValueStore = {
    shared: true,
    async get(key) {
      if (state.hangs) return new Promise(() => {});
      working();
      return values.get(key);
    },
    async set(key, value) {
      working();
      state.written += 1;
      values.set(key, value);
    },
    async remove(key) {
      working();
      values.delete(key);
    },
  };
  // Leases of tabs stand beside the sessions.
  const sessions = () => [...values].filter(([key]) => /^session\.[\w-]{32}$/.test(key));
  return { store, state, values, sessions };
}

const open = ({ server }: ReturnType<typeof serverKit>, page: ReturnType<typeof browser>) =>
  server.createServerClient(page.request("/"));

describe("a session in a storage", () => {
  it("is kept under an id that a login and a logout change", async () => {
    const { store, sessions } = shelf();
    const kit = serverKit({ storage: store });
    const page = browser();
    const visitor = await open(kit, page);
    await visitor.auth.getAuthHeaders();
    page.storeCookies(await visitor.session.headers());
    const planted = new Map(page.cookies);
    expect(sessions().map(([, text]) => tokensOf(text).refreshToken.role)).toEqual(["visitor"]);
    const [before] = sessions().map(([key]) => key);

    const login = await open(kit, page);
    login.auth.setTokens(memberTokens(kit.clock.now()));
    page.storeCookies(await login.session.headers());
    expect(sessions().map(([, text]) => tokensOf(text).refreshToken.role)).toEqual(["member"]);
    expect(sessions()[0]?.[0]).not.toBe(before);

    // Whoever had the visitor's cookie, and planted it, has nothing of the member's.
    await kit.clock.advance(120_000);
    const other = browser();
    for (const [name, value] of planted) other.cookies.set(name, value);
    const found = await open(kit, other);
    expect(found.session.role).toBe("none");
    expect((await found.session.headers()).getSetCookie()).toEqual([
      expect.stringMatching(/Max-Age=0/),
    ]);

    const logout = await open(kit, page);
    await logout.auth.logout("/");
    page.storeCookies(await logout.session.headers());
    expect([sessions(), [...page.cookies]]).toEqual([[], []]);
  });

  it("says nothing of its tokens in the cookie, which stays the same when they are renewed", async () => {
    const { store } = shelf();
    const kit = serverKit({ storage: store });
    const page = await memberBrowser(kit, "x".repeat(6000), -10);
    expect([...page.cookies.keys()]).toEqual([COOKIE]);
    const client = await open(kit, page);
    await client.auth.getAuthHeaders();
    expect([...(await client.session.headers())]).toEqual([]);
    await kit.clock.advance(120_000);
    const next = await open(kit, page);
    expect((await next.auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
  });

  it("is one for several servers: what one renews or ends, the others see at once", async () => {
    const { store } = shelf();
    const one = serverKit({ storage: store });
    const two = serverKit({ storage: store, clock: one.clock, fetch: one.fetch });
    const page = await memberBrowser(one, "ada", 100);
    await open(two, page);
    await one.clock.advance(90_000);
    const renewing = await open(one, page);
    await renewing.auth.getAuthHeaders();
    const other = await open(two, page);
    expect((await other.auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
    const stolen = browser();
    for (const [name, value] of page.cookies) stolen.cookies.set(name, value);
    const logoutResult = await one.server.handlers.logout(
      page.request("/auth/logout", { method: "POST", headers: { Origin: SITE } }),
    );
    expect(logoutResult.status).toBe(303);
    expect((await open(two, stolen)).session.role).toBe("none");
  });

  it("begun before there was a storage moves there", async () => {
    const page = await memberBrowser(serverKit());
    const { store, sessions } = shelf();
    const kit = serverKit({ storage: store });
    const client = await open(kit, page);
    expect(client.session.isMember).toBe(true);
    page.storeCookies(await client.session.headers());
    expect(sessions()).toHaveLength(1);
    expect((await open(kit, page)).session.isMember).toBe(true);
    expect((await open(serverKit(), page)).session.role).toBe("none");
  });
});

describe("a storage that is out of order", () => {
  it.each(["down", "hangs"] as const)(
    "%s: calls fail clearly, and the session stays",
    async (how) => {
      const { store, state, sessions } = shelf();
      const kit = serverKit({ storage: store });
      const page = await memberBrowser(kit);
      const later = serverKit({ storage: store, clock: kit.clock });
      state[how] = true;
      const client = await advanceUntilDone(kit, open(later, page));
      await expect(client.fetchWithAuth("/mine")).rejects.toMatchObject({
        name: "SystemError",
        code: "SESSION_STORE_UNAVAILABLE",
        retryable: true,
      });
      expect([...(await client.session.headers())]).toEqual([]);
      const response = await advanceUntilDone(
        kit,
        later.server.handlers.session(page.request("/auth/session")),
      );
      expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
      state[how] = false;
      expect((await open(later, page)).session.isMember).toBe(true);
      expect(sessions()).toHaveLength(1);
      expect(later.requests).toEqual([]);
    },
  );

  it("goes on with what this process knows", async () => {
    const { store, state } = shelf();
    const kit = serverKit({ storage: store });
    const page = await memberBrowser(kit);
    await open(kit, page);
    state.down = true;
    const client = await open(kit, page);
    expect((await client.auth.getAuthHeaders()).headers.Authorization).toBe("member-access");
  });

  it("keeps what was renewed while it takes nothing", async () => {
    const { store, state } = shelf();
    const kit = serverKit({ storage: store });
    const page = await memberBrowser(kit, "ada", 30);
    const client = await open(kit, page);
    // Reads still work, and show what was there before.
    const { set } = store;
    store.set = async (key, value) => {
      if (/^session\.[\w-]{32}$/.test(key)) throw new Error("read-only replica");
      return set(key, value);
    };
    await client.auth.getAuthHeaders();
    const next = await open(kit, page);
    expect((await next.auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
    expect(state.written).toBeGreaterThan(0);
  });

  it("lets nobody in or out without saying so", async () => {
    const { store, state } = shelf();
    const kit = serverKit({ storage: store });
    const page = await memberBrowser(kit);
    await open(kit, page);
    state.down = true;
    const logoutResult = await kit.server.handlers.logout(
      page.request("/auth/logout", { method: "POST", headers: { Origin: SITE } }),
    );
    expect(logoutResult.status).toBe(503);
    const client = await open(kit, browser());
    client.auth.setTokens(memberTokens(kit.clock.now()));
    await expect(client.session.headers()).rejects.toMatchObject({
      code: "SESSION_STORE_UNAVAILABLE",
    });
  });
});

it("needs no storage of its own kind", async () => {
  const kit = serverKit({ storage: memoryStorage() });
  const page = await memberBrowser(kit);
  expect((await open(kit, page)).session.isMember).toBe(true);
});

it("renews under the lock of a Redis, and fails clearly where it cannot be had", async () => {
  const { redis, behavior } = fakeRedis();
  const one = serverKit({ storage: redisStorage(redis) });
  const two = serverKit({ storage: redisStorage(redis), clock: one.clock, fetch: one.fetch });
  const page = await memberBrowser(one, "ada", -10);
  const send = async (kit: ReturnType<typeof serverKit>) => {
    const client = await open(kit, page);
    return (await client.auth.getAuthHeaders()).headers.Authorization;
  };
  const asking = Promise.all([one, two, one, two].map(send));
  expect(new Set(await advanceUntilDone(one, asking))).toEqual(new Set(["access-1"]));
  expect(one.grants()).toEqual(["refresh_token"]);

  const other = await memberBrowser(one, "grace", -10);
  const client = await open(one, other);
  behavior.now = "fails";
  await expect(advanceUntilDone(one, client.auth.getAuthHeaders())).rejects.toMatchObject({
    code: "LOCK_UNAVAILABLE",
    retryable: true,
  });
  expect([client.session.role, [...(await client.session.headers())]]).toEqual(["member", []]);
  behavior.now = "works";
  const later = await open(two, other);
  expect((await advanceUntilDone(one, later.auth.getAuthHeaders())).headers.Authorization).toBe(
    "access-2",
  );
});
