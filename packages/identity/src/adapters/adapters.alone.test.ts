import { memoryStorage } from "@portico/core/internal";
import { parseSetCookie } from "cookie";
import { afterEach, describe, expect, it } from "vitest";
import {
  type AdapterApp,
  adapterApps,
  appsThatReturnResponses,
  appsWithAmbientClient,
  appsWithReadOnlyPages,
  type OpenApp,
} from "../testing/adapter-apps.js";
import { browser, COOKIE, memberBrowser, SITE, serverKit } from "../testing/server-kit.js";

// These tests run in a separate process, because the apps for Node use real connections.

/** Lifetime of an expired access token in seconds. */
const EXPIRED_LIFETIME = -10;

const openApps: AdapterApp[] = [];
afterEach(() => {
  for (const app of openApps.splice(0)) app.close?.();
});

const cookiesSetBy = (response: Response) =>
  response.headers.getSetCookie().map((line) => parseSetCookie(line));

/** Every response with a session cookie needs these headers. */
function expectPrivate({ headers }: Response) {
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("vary")).toMatch(/\bCookie\b/i);
}

async function openWithPlatform(openApp: OpenApp, options: object = {}) {
  const kit = serverKit({ origin: SITE, ...options });
  const app = await openApp(kit.server);
  openApps.push(app);
  return { ...kit, app };
}

const cookieNamesSetBy = (response: Response) => cookiesSetBy(response).map(({ name }) => name);

const fullStorage = () => ({ ...memoryStorage(), set: () => Promise.reject(new Error("full")) });

describe.each(adapterApps)("the adapter for %s", (_, openApp) => {
  const start = (options = {}) => openWithPlatform(openApp, options);

  it("does not change the response if there is no session", async () => {
    const { app, requests } = await start();
    const response = await app.fetch(browser().request("/plain"));
    expect(await response.json()).toEqual({ role: "none" });
    expect(cookiesSetBy(response)).toEqual([]);
    expect(response.headers.get("cache-control")).toBeNull();
    const cachedResponse = await app.fetch(browser().request("/cached"));
    expect(cachedResponse.headers.get("cache-control")).toBe("public, max-age=60");
    expect(cookieNamesSetBy(cachedResponse)).toEqual(["theme"]);
    expect(requests).toEqual([]);
  });

  it("sets no cookie for a member whose token is valid", async () => {
    const kit = await start();
    const tab = await memberBrowser(kit);
    const response = await kit.app.fetch(tab.request("/calls-api"));
    expect(await response.json()).toEqual({ role: "member" });
    expect(cookiesSetBy(response)).toEqual([]);
    expect(kit.requests.map(({ authorization }) => authorization)).toEqual(["member-access"]);
  });

  it("redirects to the login page and, after the login, back to the page", async () => {
    const kit = await start();
    const tab = browser();
    const login = await kit.app.fetch(tab.request("/auth/login?returnTo=/plain?a=1"));
    expect(login.status).toBe(302);
    expect(login.headers.get("location")).toBe("https://platform.example/login");
    expectPrivate(login);
    tab.storeCookies(login);
    const authBody = kit.requests.find(({ body }) => body.auth)?.body.auth;
    const state = (authBody as { authRequest: { state: string } }).authRequest.state;
    const callback = await kit.app.fetch(tab.request(`/auth/callback?code=c&state=${state}`));
    expect(callback.status).toBe(303);
    // Next.js requires an absolute URL.
    expect(callback.headers.get("location")).toMatch(/^(https:\/\/shop\.example)?\/plain\?a=1$/);
    expectPrivate(callback);
    tab.storeCookies(callback);
    expect([...tab.cookies.keys()]).toEqual([COOKIE]);
    const response = await kit.app.fetch(tab.request("/plain"));
    expect(await response.json()).toEqual({ role: "member" });
  });

  it("serves the session route, which starts sessions and replaces rejected access tokens", async () => {
    const kit = await start();
    const tab = browser();
    const send = (path: string, init: RequestInit = {}) =>
      kit.app.fetch(
        tab.request(path, { ...init, headers: { "Sec-Fetch-Site": "same-origin", Origin: SITE } }),
      );
    const response = await send("/auth/session");
    expect(await response.json()).toMatchObject({ role: "visitor" });
    tab.storeCookies(response);
    const body = JSON.stringify({ rejected: "access-1" });
    const refreshedResponse = await send("/auth/session", { method: "POST", body });
    expect(refreshedResponse.status).toBe(200);
    expect(await refreshedResponse.json()).toMatchObject({ accessToken: { value: "access-2" } });
    expectPrivate(refreshedResponse);
  });

  it("logs the member out only in response to a POST request from the same origin", async () => {
    const kit = await start();
    const tab = await memberBrowser(kit);
    expect((await kit.app.fetch(tab.request("/auth/logout"))).status).toBe(405);
    const logOut = (origin: string) =>
      kit.app.fetch(
        tab.request("/auth/logout", {
          method: "POST",
          headers: { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" },
          body: "returnTo=%2Fplain",
        }),
      );
    expect((await logOut("https://evil.example")).status).toBe(403);
    const logoutResult = await logOut(SITE);
    expect(logoutResult.status).toBe(303);
    expect(logoutResult.headers.get("location")).toBe("https://platform.example/logout");
    expectPrivate(logoutResult);
    expect(JSON.stringify(kit.requests.at(-1)?.body)).toContain(`${SITE}/plain`);
    tab.storeCookies(logoutResult);
    expect(tab.cookies.size).toBe(0);
  });

  it.each(["cookie", "storage"])(
    "refreshes an expired token only once, without setting a cookie twice (session in a %s)",
    async (kind) => {
      const kit = await start(kind === "storage" ? { storage: memoryStorage() } : {});
      const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
      const response = await kit.app.fetch(tab.request("/cached"));
      expect(await response.json()).toEqual({ role: "member" });
      expect(kit.grantTypes()).toEqual(["refresh_token"]);
      const names = cookieNamesSetBy(response);
      // With a storage, the cookie contains an id instead of tokens, so it stays the same.
      expect(names.sort()).toEqual(kind === "storage" ? ["theme"] : [COOKIE, "theme"]);
      if (kind === "cookie") expectPrivate(response);
      tab.storeCookies(response);
      const nextResponse = await kit.app.fetch(tab.request("/calls-api"));
      expect(await nextResponse.json()).toEqual({ role: "member" });
      expect(cookiesSetBy(nextResponse)).toEqual([]);
      expect(kit.requests.at(-1)?.authorization).toBe("access-1");
      expect(kit.grantTypes()).toEqual(["refresh_token"]);
    },
  );

  it("calls the platform with the refreshed token", async () => {
    const kit = await start();
    const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
    const response = await kit.app.fetch(tab.request("/calls-api"));
    expect(response.status).toBe(200);
    expect(cookieNamesSetBy(response)).toEqual([COOKIE]);
    expect(kit.requests.map(({ authorization }) => authorization)).toEqual([null, "access-1"]);
  });

  it("refreshes the session once for parallel requests", async () => {
    const kit = await start();
    const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => kit.app.fetch(tab.request("/calls-api"))),
    );
    expect(kit.grantTypes()).toEqual(["refresh_token"]);
    const values = responses.flatMap(cookiesSetBy).map(({ value }) => value);
    expect(values).toHaveLength(10);
    expect(new Set(values).size).toBe(1);
  });

  it("starts a session if the page calls the platform and the adapter can set cookies", async () => {
    const kit = await start();
    const tab = browser();
    const response = await kit.app.fetch(tab.request("/calls-api", { method: "POST" }));
    expect(await response.json()).toEqual({ role: "visitor" });
    expect(cookieNamesSetBy(response)).toEqual([COOKIE]);
    tab.storeCookies(response);
    const nextResponse = await kit.app.fetch(tab.request("/calls-api"));
    expect(await nextResponse.json()).toEqual({ role: "visitor" });
    expect(cookiesSetBy(nextResponse)).toEqual([]);
    expect(kit.grantTypes()).toEqual(["anonymous"]);
  });

  it("shows a members-only page only to members, and redirects other users to the login page", async () => {
    const kit = await start();
    const anonymousResponse = await kit.app.fetch(browser().request("/members?tab=orders"));
    expect([303, 307]).toContain(anonymousResponse.status);
    const { pathname, searchParams } = new URL(
      anonymousResponse.headers.get("location") ?? "",
      SITE,
    );
    expect(pathname).toBe("/auth/login");
    expect(searchParams.get("returnTo")).toMatch(/^\/members/);
    const tab = await memberBrowser(kit);
    const response = await kit.app.fetch(tab.request("/members"));
    expect([response.status, await response.json()]).toEqual([200, { role: "member" }]);
  });

  it("removes a cookie that this server did not encrypt", async () => {
    const { app } = await start();
    const tab = browser();
    tab.cookies.set(COOKIE, "forged");
    const response = await app.fetch(tab.request("/plain"));
    expect(await response.json()).toEqual({ role: "none" });
    expect(cookiesSetBy(response)).toMatchObject([{ name: COOKIE, value: "", maxAge: 0 }]);
    expectPrivate(response);
  });

  it("renders pages that make no API calls while the platform is unavailable, without ending the session", async () => {
    const kit = await start();
    const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
    kit.platform.respond = () => new Response("away", { status: 503 });
    const response = await kit.app.fetch(tab.request("/plain"));
    expect(await response.json()).toEqual({ role: "member" });
    expect(cookiesSetBy(response)).toEqual([]);
    kit.platform.respond = undefined;
    const nextResponse = await kit.app.fetch(tab.request("/calls-api"));
    expect(await nextResponse.json()).toEqual({ role: "member" });
  });

  it("returns a 404 response for unknown routes under /auth", async () => {
    const { app } = await start();
    const response = await app.fetch(browser().request("/auth/other"));
    expect(response.status).toBe(404);
  });
});

describe.each(appsWithAmbientClient)("requireMember of the adapter for %s", (_, openApp) => {
  it.each([
    ["a POST request", { method: "POST" }],
    ["a request for JSON", { headers: { Accept: "application/json" } }],
  ])("responds with status 401 to %s if no member is logged in", async (_description, init) => {
    const { app } = await openWithPlatform(openApp);
    const response = await app.fetch(browser().request("/members", init));
    expect(response.status).toBe(401);
    expect(await response.text()).toContain("LOGIN_REQUIRED");
    expectPrivate(response);
  });
});

describe.each(appsWithAmbientClient)("the adapter for %s", (_, openApp) => {
  it("uses the client of the current request for operations that are called without a client", async () => {
    const kit = await openWithPlatform(openApp);
    const [ada, grace] = [await memberBrowser(kit, "ada"), await memberBrowser(kit, "grace")];
    const responses = await Promise.all(
      [ada, grace].map((tab) => kit.app.fetch(tab.request("/ambient"))),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(kit.requests.map(({ authorization }) => authorization).sort()).toEqual([
      "ada-access",
      "grace-access",
    ]);
  });

  it("adds the session cookie to a redirect", async () => {
    const { app } = await openWithPlatform(openApp);
    const response = await app.fetch(browser().request("/elsewhere"));
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("https://shop.example/plain");
    expect(cookieNamesSetBy(response)).toEqual([COOKIE]);
    expectPrivate(response);
  });
});

describe.each(appsThatReturnResponses)("the adapter for %s", (_, openApp) => {
  it("returns a 503 response instead of the page's response if the session cannot be stored", async () => {
    const { app } = await openWithPlatform(openApp, { storage: fullStorage() });
    const response = await app.fetch(browser().request("/elsewhere"));
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(response.headers.get("location")).toBeNull();
    expect(cookiesSetBy(response)).toEqual([]);
  });
});

describe.each(appsWithReadOnlyPages)("the adapter for %s", (_, openApp) => {
  it("rejects a call that would start a session while a page renders", async () => {
    const kit = await openWithPlatform(openApp);
    const pendingResponse = kit.app.fetch(browser().request("/calls-api"));
    await expect(pendingResponse).rejects.toMatchObject({ code: "SESSION_READ_ONLY" });
    expect(kit.requests).toEqual([]);
  });

  it("rejects an action if its session cannot be stored", async () => {
    const { app } = await openWithPlatform(openApp, { storage: fullStorage() });
    const pendingAction = app.fetch(browser().request("/calls-api", { method: "POST" }));
    await expect(pendingAction).rejects.toMatchObject({ code: "SESSION_STORE_UNAVAILABLE" });
  });

  it.each(["http://localhost:3000", "https://shop.example"])(
    "uses the same cookie names in the proxy, pages and actions if `origin` is not set (%s)",
    async (site) => {
      const kit = await openWithPlatform(openApp, { origin: undefined });
      const tab = browser(site);
      const firstResponse = await kit.app.fetch(tab.request("/calls-api", { method: "POST" }));
      tab.storeCookies(firstResponse);
      expect(tab.cookies.size).toBe(1);
      await kit.clock.advance(14_400_000);
      const response = await kit.app.fetch(tab.request("/calls-api"));
      expect(cookieNamesSetBy(response)).toEqual([...tab.cookies.keys()]);
      expect(kit.grantTypes()).toEqual(["anonymous", "refresh_token"]);
    },
  );
});
