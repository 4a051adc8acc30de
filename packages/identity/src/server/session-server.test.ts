import { memoryStorage } from "@portico/core/internal";
import { settle } from "@portico/core/testing";
import { describe, expect, it } from "vitest";
import {
  browser,
  COOKIE,
  memberBrowser,
  memberTokens,
  SITE,
  serverKit,
} from "../testing/server-kit.js";

const EXPIRED_LIFETIME = -10;

describe("a visitor", () => {
  it("gets no cookie if the page makes no API calls", async () => {
    const { server, requests } = serverKit();
    const client = await server.createServerClient(browser().request("/"));
    expect([...(await client.session.headers())]).toEqual([]);
    const response = new Response("page");
    expect(await client.session.applyTo(response)).toBe(response);
    expect([...response.headers.keys()]).toEqual(["content-type"]);
    expect(requests).toEqual([]);
    expect(client.session.snapshot()).toEqual({ clientId: "shop", role: "none" });
  });

  it("gets a session on the first call, and the next request continues it", async () => {
    const { server, grantTypes } = serverKit();
    const tab = browser();
    const firstClient = await server.createServerClient(tab.request("/"));
    await firstClient.auth.getAuthHeaders();
    const headers = await firstClient.session.headers();
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("vary")).toBe("Cookie");
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-portico\.shop=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(headers.getSetCookie()[0]).not.toContain("access-1");
    tab.storeCookies(headers);
    const secondClient = await server.createServerClient(tab.request("/"));
    expect(secondClient.session.role).toBe("visitor");
    expect(await secondClient.auth.getAuthHeaders()).toEqual({
      headers: { Authorization: "access-1" },
    });
    expect([...(await secondClient.session.headers())]).toEqual([]);
    expect(grantTypes()).toEqual(["anonymous"]);
  });
});

describe("parallel requests for one session", () => {
  it.each(["cookie", "storage"])(
    "cause one refresh and set at most one cookie value (session in a %s)",
    async (kind) => {
      const kit = serverKit(kind === "storage" ? { storage: memoryStorage() } : {});
      const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
      const responses = await Promise.all(
        Array.from({ length: 200 }, async () => {
          const client = await kit.server.createServerClient(tab.request("/"));
          await client.fetchWithAuth("/anything");
          return client.session.headers();
        }),
      );
      expect(kit.grantTypes()).toEqual(["refresh_token"]);
      expect(kit.requests.filter(({ path }) => path === "/anything")).toHaveLength(200);
      const values = new Set(responses.flatMap((headers) => headers.getSetCookie()));
      expect(values.size).toBe(kind === "storage" ? 0 : 1);
      tab.storeCookies(responses[0] ?? new Headers());
      const nextClient = await kit.server.createServerClient(tab.request("/"));
      expect(nextClient.session.isMember).toBe(true);
      await nextClient.auth.getAuthHeaders();
      expect(kit.grantTypes()).toHaveLength(1);
    },
  );

  it("use the refreshed session if they arrive later with the old cookie", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
    const send = async () => {
      const client = await kit.server.createServerClient(tab.request("/"));
      const { headers } = await client.auth.getAuthHeaders();
      return [headers.Authorization, (await client.session.headers()).getSetCookie()];
    };
    const firstResult = await send();
    await kit.clock.advance(50_000);
    expect(await send()).toEqual(firstResult);
    expect(kit.grantTypes()).toEqual(["refresh_token"]);
  });

  it("share one refresh after a 401 response", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit);
    kit.platform.respond = ({ path, authorization }) =>
      path === "/mine" && authorization === "member-access"
        ? new Response("{}", { status: 401 })
        : undefined;
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const client = await kit.server.createServerClient(tab.request("/"));
        return (await client.fetchWithAuth("/mine")).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(kit.grantTypes()).toEqual(["refresh_token"]);
  });
});

describe("an outage of the token service", () => {
  it.each(["cookie", "storage"])(
    "makes the call fail, but keeps the session (session in a %s)",
    async (kind) => {
      const kit = serverKit(kind === "storage" ? { storage: memoryStorage() } : {});
      const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
      kit.platform.respond = ({ path, body }) =>
        path === "/oauth2/token" && body.grantType === "refresh_token"
          ? new Response("{}", { status: 503 })
          : undefined;
      const client = await kit.server.createServerClient(tab.request("/"));
      await expect(client.auth.getAuthHeaders()).rejects.toMatchObject({
        status: 503,
        retryable: true,
      });
      expect(client.session.isMember).toBe(true);
      expect([...(await client.session.headers())]).toEqual([]);
      const response = await kit.server.handlers.session(tab.request("/auth/session"));
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("5");
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(kit.grantTypes()).not.toContain("anonymous");
      kit.platform.respond = undefined;
      const nextClient = await kit.server.createServerClient(tab.request("/"));
      await nextClient.auth.getAuthHeaders();
      expect(nextClient.session.isMember).toBe(true);
    },
  );
});

it("a member becomes a visitor if the token service ends the session", async () => {
  const kit = serverKit();
  const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
  kit.platform.respond = ({ body }) =>
    body.grantType === "refresh_token"
      ? Response.json({ error: "invalid_grant" }, { status: 400 })
      : undefined;
  const client = await kit.server.createServerClient(tab.request("/"));
  await client.auth.getAuthHeaders();
  expect(client.session.role).toBe("visitor");
  tab.storeCookies(await client.session.headers());
  const nextClient = await kit.server.createServerClient(tab.request("/"));
  expect(nextClient.session.role).toBe("visitor");
});

describe("a read-only client", () => {
  it("uses a valid token, and rejects with instructions if the token has expired", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit, "ada", 30);
    const openReadOnlyClient = () =>
      kit.server.createServerClient(tab.request("/"), { readOnly: true });
    const client = await openReadOnlyClient();
    expect(client.session.isReadOnly).toBe(true);
    // When the token is this close to expiry, a writable client would refresh it.
    expect((await client.auth.getAuthHeaders()).headers.Authorization).toBe("ada-access");
    await kit.clock.advance(31_000);
    const lateClient = await openReadOnlyClient();
    expect(lateClient.session.isMember).toBe(true);
    await expect(lateClient.auth.getAuthHeaders()).rejects.toMatchObject({
      code: "SESSION_READ_ONLY",
      help: expect.stringMatching(/`readOnly: true`.*in middleware/),
    });
    expect(() => lateClient.auth.setTokens(memberTokens(0))).toThrow(/cookies cannot be set here/);
    expect([...(await lateClient.session.headers())]).toEqual([]);
    expect(kit.requests).toEqual([]);
  });

  it("does not refresh a rejected token", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit);
    kit.platform.respond = () => new Response("{}", { status: 401 });
    const client = await kit.server.createServerClient(tab.request("/"), { readOnly: true });
    expect((await client.fetchWithAuth("/mine")).status).toBe(401);
    expect(kit.grantTypes()).toEqual([]);
  });

  it("uses a token that the same process has already refreshed", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
    const proxyClient = await kit.server.createServerClient(tab.request("/"));
    await proxyClient.auth.getAuthHeaders();
    const cookies = { getAll: () => [...tab.cookies].map(([name, value]) => ({ name, value })) };
    const readOnlyClient = await kit.server.createServerClient({ cookies });
    expect(readOnlyClient.session.isReadOnly).toBe(true);
    expect((await readOnlyClient.auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
  });
});

it("cookieHeader returns the new session cookie and the unchanged other cookies", async () => {
  const kit = serverKit();
  const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
  const otherCookies = 'theme="dark blue"; settings={"a":[1,2]}; flag; x=%7B';
  const request = (cookie: string) => new Request(SITE, { headers: { Cookie: cookie } });
  const cookie = `${otherCookies}; ${COOKIE}=${tab.cookies.get(COOKIE)}`;
  const proxyClient = await kit.server.createServerClient(request(cookie));
  expect(await proxyClient.session.cookieHeader()).toBe(cookie);
  await proxyClient.auth.getAuthHeaders();
  const header = await proxyClient.session.cookieHeader();
  tab.storeCookies(await proxyClient.session.headers());
  expect(header).toBe(`${otherCookies}; ${COOKIE}=${tab.cookies.get(COOKIE)}`);
  await proxyClient.auth.logout("/");
  expect(await proxyClient.session.cookieHeader()).toBe(otherCookies);
  const cookies = { getAll: () => [{ name: "theme", value: "dark blue" }] };
  const readOnlyClient = await kit.server.createServerClient({ cookies });
  expect(await readOnlyClient.session.cookieHeader()).toBe("theme=dark%20blue");
});

it("a client notifies listeners of session changes in its own request and in other requests", async () => {
  const kit = serverKit();
  const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
  const client = await kit.server.createServerClient(tab.request("/"));
  const receivedEvents: string[] = [];
  const unsubscribe = client.auth.subscribe(({ type, role }) =>
    receivedEvents.push(`${type} ${role}`),
  );
  const otherClient = await kit.server.createServerClient(tab.request("/"));
  await otherClient.auth.getAuthHeaders();
  client.auth.setTokens(memberTokens(kit.clock.now(), "grace"));
  await client.auth.logout("/");
  unsubscribe();
  client.auth.setTokens(memberTokens(kit.clock.now()));
  expect(receivedEvents).toEqual(["refreshed member", "member member", "visitor none"]);
});

describe("a login during a request", () => {
  it.each(["cookie", "storage"])(
    "is not undone by an earlier request (session in a %s)",
    async (kind) => {
      const kit = serverKit(kind === "storage" ? { storage: memoryStorage() } : {});
      const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
      let release = () => {};
      const refreshDelay = new Promise<void>((resolve) => {
        release = resolve;
      });
      kit.platform.respond = async ({ body }) => {
        if (body.grantType === "refresh_token") await refreshDelay;
        return undefined as never;
      };
      const slowClient = await kit.server.createServerClient(tab.request("/"));
      const pendingCall = slowClient.auth.getAuthHeaders();
      await settle();
      const quickClient = await kit.server.createServerClient(tab.request("/"));
      quickClient.auth.setTokens(memberTokens(kit.clock.now(), "grace"));
      const headers = await quickClient.session.headers();
      release();
      await pendingCall;
      expect((await slowClient.session.headers()).getSetCookie()).toEqual([]);
      const oldCookieClient = await kit.server.createServerClient(tab.request("/"));
      expect(oldCookieClient.session.role).toBe("none");
      await oldCookieClient.auth.getAuthHeaders();
      expect((await oldCookieClient.session.headers()).getSetCookie()).toEqual([]);
      tab.storeCookies(headers);
      const nextClient = await kit.server.createServerClient(tab.request("/"));
      expect((await nextClient.auth.getAuthHeaders()).headers.Authorization).toBe("grace-access");
    },
  );
});
