import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { honoServer } from "../adapters/hono.js";
import { openRefreshedClient } from "../adapters/request-client.js";
import {
  advanceUntilDone,
  browser,
  COOKIE,
  memberBrowser,
  memberTokens,
  sendRequest,
  serverKit,
} from "../testing/server-kit.js";

const EXPIRED_LIFETIME = -10;

function deferred<Value>() {
  let resolve = (_: Value) => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe("several clients for one request", () => {
  it("share the session on the first visit and set one cookie", async () => {
    const { server, grantTypes } = serverKit();
    const request = browser().request("/");
    const outerClient = await server.createServerClient(request);
    const innerClient = await server.createServerClient(request);
    await Promise.all([outerClient.auth.getAuthHeaders(), innerClient.auth.getAuthHeaders()]);
    const response = await innerClient.session.applyTo(new Response("page"));
    await outerClient.session.applyTo(response);
    expect(response.headers.getSetCookie()).toEqual([expect.stringContaining(COOKIE)]);
    expect(grantTypes()).toEqual(["anonymous"]);
  });

  it("keep a login that the page performs after the middleware has refreshed the session", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
    const request = tab.request("/");
    const outerClient = await openRefreshedClient(kit.server, request);
    const innerClient = await kit.server.createServerClient(request);
    await innerClient.auth.setTokens(memberTokens(kit.clock.now(), "grace"));
    const response = await innerClient.session.applyTo(new Response("page"));
    tab.storeCookies(await outerClient.session.applyTo(response));
    expect(response.headers.getSetCookie()).toHaveLength(1);
    const nextClient = await kit.server.createServerClient(tab.request("/"));
    expect(nextClient.auth.getTokens().refreshToken.value).toBe("grace-refresh");
  });
});

describe("honoServer", () => {
  it("sets the session cookie only once if the handler also applies the session", async () => {
    const { server } = serverKit();
    const app = new Hono().use(honoServer(server)).get("/", async (c) => {
      const client = c.get("portico");
      await client.auth.getAuthHeaders();
      return client.session.applyTo(c.text("page", 200, { "Set-Cookie": "theme=dark" }));
    });
    const response = await app.fetch(browser().request("/"));
    expect(response.headers.getSetCookie()).toEqual([
      "theme=dark",
      expect.stringMatching(`^${COOKIE}=`),
    ]);
  });
});

describe("several clients for one request", () => {
  it("do not affect a read-only client for the same request", async () => {
    const { server } = serverKit();
    const request = browser().request("/");
    await server.createServerClient(request);
    const client = await server.createServerClient(request, { readOnly: true });
    expect(client.session.isReadOnly).toBe(true);
    await expect(client.auth.getAuthHeaders()).rejects.toMatchObject({ code: "SESSION_READ_ONLY" });
  });
});

describe("a client whose response is streamed", () => {
  it("does not refresh the session after applyTo", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit, "ada", 120);
    const { auth, session } = await openRefreshedClient(kit.server, tab.request("/"));
    await session.applyTo(new Response("stream"));
    expect((await auth.getAuthHeaders()).headers.Authorization).toBe("ada-access");
    await kit.clock.advance(90_000);
    expect((await auth.getAuthHeaders()).headers.Authorization).toBe("ada-access");
    await kit.clock.advance(60_000);
    await expect(auth.getAuthHeaders()).rejects.toMatchObject({ code: "SESSION_READ_ONLY" });
    expect(await auth.recover({ headers: { Authorization: "ada-access" } })).toBe(false);
    expect(kit.grantTypes()).toEqual([]);
    // The refresh token was not used, so the next request can refresh the session.
    const nextClient = await openRefreshedClient(kit.server, tab.request("/"));
    expect(nextClient.session.isMember).toBe(true);
    expect(kit.grantTypes()).toEqual(["refresh_token"]);
  });

  it("waits in applyTo for a pending refresh", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
    const requestArrival = deferred<void>();
    const tokenResponse = deferred<Response>();
    kit.platform.respond = ({ path }) => {
      if (path !== "/oauth2/token") return undefined;
      requestArrival.resolve();
      return tokenResponse.promise;
    };
    const { auth, session } = await kit.server.createServerClient(tab.request("/"));
    const pendingCall = auth.getAuthHeaders();
    await requestArrival.promise;
    const pendingResponse = session.applyTo(new Response("stream"));
    tokenResponse.resolve(Response.json({ access_token: "new", refresh_token: "rotated" }));
    tab.storeCookies(await pendingResponse);
    expect((await pendingCall).headers.Authorization).toBe("new");
    await kit.clock.advance(600_000);
    const nextClient = await kit.server.createServerClient(tab.request("/"));
    expect(nextClient.auth.getTokens().refreshToken.value).toBe("rotated");
  });

  it("lets calls of a new visitor succeed after applyTo, but does not store the session", async () => {
    const { server } = serverKit();
    const { auth, session } = await server.createServerClient(browser().request("/"));
    const response = await session.applyTo(new Response("stream"));
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
  });
});

describe("an unresponsive token service", () => {
  const startWithHangingService = async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
    kit.platform.respond = () => new Promise<Response>(() => {});
    return { kit, tab };
  };
  it("is called only once for the middleware and the page of one request", async () => {
    const { kit, tab } = await startWithHangingService();
    const client = await advanceUntilDone(kit, openRefreshedClient(kit.server, tab.request("/")));
    // The clock does not advance, so a second request would hang.
    await expect(client.auth.getAuthHeaders()).rejects.toMatchObject({
      code: "TIMEOUT",
      retryable: true,
    });
    expect(kit.grantTypes()).toEqual(["refresh_token"]);
    expect(client.session.isMember).toBe(true);
  });

  it("is called only once by the session route after a 401 response", async () => {
    const { kit, tab } = await startWithHangingService();
    const init = {
      method: "POST",
      body: JSON.stringify({ rejected: "ada-access" }),
      headers: { Origin: "https://shop.example" },
    };
    const response = await advanceUntilDone(kit, sendRequest(kit, tab, "/auth/session", init));
    expect(response.status).toBe(503);
    expect(kit.grantTypes().length).toBe(1);
  });

  it("is called again by the next page load, and the first page then uses the new session", async () => {
    const { kit, tab } = await startWithHangingService();
    const client = await advanceUntilDone(kit, openRefreshedClient(kit.server, tab.request("/")));
    kit.platform.respond = undefined;
    const nextClient = await kit.server.createServerClient(tab.request("/"));
    const { headers } = await nextClient.auth.getAuthHeaders();
    expect(await client.auth.getAuthHeaders()).toEqual({ headers });
    expect(kit.grantTypes()).toEqual(["refresh_token", "refresh_token"]);
  });

  it("is called again after 30 seconds by a long-running page", async () => {
    const { kit, tab } = await startWithHangingService();
    const client = await advanceUntilDone(kit, openRefreshedClient(kit.server, tab.request("/")));
    kit.platform.respond = undefined;
    await expect(client.auth.getAuthHeaders()).rejects.toMatchObject({ code: "TIMEOUT" });
    await kit.clock.advance(30_000);
    expect((await client.auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
  });
});

describe("an error response to a refresh request", () => {
  const errorBody = (value: string) => JSON.stringify({ error: value });
  const platformError = JSON.stringify({
    message: "no",
    details: { applicationError: { code: "INVALID_REFRESH_TOKEN", description: "no", data: {} } },
  });

  it.each<[string, string, ResponseInit, string]>([
    ["a page", "<html>Forbidden</html>", { status: 403 }, "member"],
    ["no body", "", { status: 403 }, "member"],
    ["a reason phrase", "", { status: 403, statusText: "Invalid Token" }, "member"],
    ["a reason phrase of a 401", "", { status: 401, statusText: "Token Expired" }, "member"],
    ["an error code of a gateway", errorBody("access_denied"), { status: 403 }, "member"],
    ["an error code for access tokens", errorBody("invalid_token"), { status: 403 }, "member"],
    ["an error code of the token service", errorBody("invalid_grant"), { status: 400 }, "visitor"],
    ["an error code of the platform", platformError, { status: 403 }, "visitor"],
  ])(
    "that contains %s ends the session only if the platform rejected the refresh token",
    async (_, body, init, role) => {
      const kit = serverKit();
      const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
      kit.platform.respond = ({ body: { grantType } }) =>
        grantType === "refresh_token" ? new Response(body, init) : undefined;
      await sendRequest(kit, tab, "/auth/session");
      kit.platform.respond = undefined;
      const response = await sendRequest(kit, tab, "/auth/session");
      expect(await response.json()).toMatchObject({ role });
    },
  );
});

describe("thousands of extra cookies", () => {
  const EXTRA_COOKIES = 5_000;

  it("that belong to old logins are removed step by step", async () => {
    const kit = serverKit();
    const tab = browser();
    for (let index = 0; index < EXTRA_COOKIES; index++) {
      tab.cookies.set(`${COOKIE}.login.old${index}`, "a".repeat(300));
    }
    let cookieCount = tab.cookies.size;
    for (let round = 0; round < 3; round++) {
      const response = await sendRequest(kit, tab, "/auth/login");
      expect(response.status).toBe(302);
      const removedCookies = response.headers
        .getSetCookie()
        .filter((line) => line.includes("Max-Age=0"));
      expect(removedCookies.length).toBeGreaterThan(10);
      expect(removedCookies.length).toBeLessThanOrEqual(20);
      expect(tab.cookies.size).toBeLessThan(cookieCount);
      cookieCount = tab.cookies.size;
    }
    const state = /"state":"([^"]+)"/.exec(JSON.stringify(kit.requests.at(-1)))?.[1];
    expect((await sendRequest(kit, tab, `/auth/callback?code=c&state=${state}`)).status).toBe(303);
  });

  it("that look like parts of the session cookie are ignored and removed step by step", async () => {
    const kit = serverKit();
    const tab = browser();
    tab.cookies.set(COOKIE, "a");
    for (let index = 1; index < EXTRA_COOKIES; index++) tab.cookies.set(`${COOKIE}.${index}`, "a");
    const client = await kit.server.createServerClient(tab.request("/"));
    await client.auth.getAuthHeaders();
    const headers = await client.session.headers();
    expect(headers.getSetCookie().length).toBeLessThanOrEqual(21);
    tab.storeCookies(headers);
    const nextClient = await kit.server.createServerClient(tab.request("/"));
    expect(nextClient.session.role).toBe("visitor");
  });
});
