import { memoryStorage } from "@portico/core/internal";
import { describe, expect, it } from "vitest";
import {
  browser,
  COOKIE,
  memberBrowser,
  roleOf,
  SITE,
  sendRequest,
  serverKit,
} from "../testing/server-kit.js";

type Kit = ReturnType<typeof serverKit>;
type Tab = ReturnType<typeof browser>;

/**
 * Starts a login. Returns the response and the fields of the auth request that was sent to the
 * platform.
 */
async function startLogin(kit: Kit, tab: Tab, query = "") {
  const response = await sendRequest(kit, tab, `/auth/login${query}`);
  const authBody = kit.requests.at(-1)?.body.auth as
    | { authRequest: Record<string, unknown> & { state: string } }
    | undefined;
  return { response, ...(authBody?.authRequest ?? { state: "" }) };
}

describe("login and callback", () => {
  it.each(["cookie", "storage"])(
    "redirect to the platform and back to the original page (session in a %s)",
    async (kind) => {
      const kit = serverKit(kind === "storage" ? { storage: memoryStorage() } : {});
      const tab = browser();
      const { response, state, ...authRequest } = await startLogin(
        kit,
        tab,
        "?returnTo=/cart?a=1&idp=google",
      );
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toBe("https://platform.example/login");
      expect(authRequest).toMatchObject({
        redirectUri: `${SITE}/auth/callback`,
        responseMode: "query",
        codeChallengeMethod: "S256",
        idp: "0e6a50f5-b523-4e29-990d-f37fa2ffdd69",
      });
      const cookieBefore = tab.cookies.get(COOKIE);
      const callback = await sendRequest(kit, tab, `/auth/callback?code=c&state=${state}`);
      expect(callback.status).toBe(303);
      expect(callback.headers.get("location")).toBe("/cart?a=1");
      expect(callback.headers.get("cache-control")).toBe("private, no-store");
      expect(await roleOf(kit, tab)).toBe("member");
      expect(tab.cookies.get(COOKIE)).not.toBe(cookieBefore);
      expect([...tab.cookies.keys()]).toEqual([COOKIE]);
      expect(kit.requests.at(-1)?.body).toMatchObject({
        grantType: "authorization_code",
        code: "c",
        redirectUri: `${SITE}/auth/callback`,
        codeVerifier: expect.stringMatching(/^[\w-]{43}$/),
      });
    },
  );

  it("support parallel logins in several tabs", async () => {
    const kit = serverKit();
    const tab = browser();
    const firstLogin = await startLogin(kit, tab, "?returnTo=/one");
    const secondLogin = await startLogin(kit, tab, "?returnTo=/two");
    const callbackResponse = await sendRequest(
      kit,
      tab,
      `/auth/callback?code=1&state=${firstLogin.state}`,
    );
    expect(callbackResponse.headers.get("location")).toBe("/one");
    const otherResponse = await sendRequest(
      kit,
      tab,
      `/auth/callback?code=2&state=${secondLogin.state}`,
    );
    expect(otherResponse.headers.get("location")).toBe("/two");
  });

  it("keep at most five pending logins, including the latest", async () => {
    const kit = serverKit();
    const tab = browser();
    let lastLogin = await startLogin(kit, tab);
    for (let count = 0; count < 9; count++) {
      await kit.clock.advance(1000);
      lastLogin = await startLogin(kit, tab);
    }
    expect([...tab.cookies.keys()].filter((name) => name.includes(".login."))).toHaveLength(5);
    expect(
      (await sendRequest(kit, tab, `/auth/callback?code=3&state=${lastLogin.state}`)).status,
    ).toBe(303);
  });

  it("return the same result for parallel requests, and later reject the used code without logging the member out", async () => {
    const kit = serverKit();
    const tab = browser();
    const { state } = await startLogin(kit, tab);
    const path = `/auth/callback?code=c&state=${state}`;
    const responses = await Promise.all(
      [path, path].map((url) => kit.server.handle(tab.request(url))),
    );
    expect(responses.map((response) => response?.status)).toEqual([303, 303]);
    expect(kit.grantTypes().filter((grant) => grant === "authorization_code")).toHaveLength(1);
    for (const response of responses) tab.storeCookies(response as Response);
    const repeatedResponse = await sendRequest(kit, tab, path);
    expect(repeatedResponse.status).toBe(400);
    expect(await repeatedResponse.text()).toMatch(/already finished.*log in again.*UNKNOWN_LOGIN/s);
    expect(await roleOf(kit, tab)).toBe("member");
  });

  it.each([
    ["another browser's state", (state: string) => `code=c&state=${state}`, "UNKNOWN_LOGIN"],
    ["a made-up state", () => "code=c&state=made-up", "UNKNOWN_LOGIN"],
    ["a missing state", () => "code=c", "INVALID_CALLBACK"],
    ["an empty query", () => "", "INVALID_CALLBACK"],
  ])("reject %s and keep the session", async (_name, query, code) => {
    const kit = serverKit();
    const { state } = await startLogin(kit, browser());
    const tab = await memberBrowser(kit);
    const response = await sendRequest(kit, tab, `/auth/callback?${query(state)}`, {
      headers: { Accept: "application/json" },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
    expect(kit.grantTypes()).not.toContain("authorization_code");
    expect(await roleOf(kit, tab)).toBe("member");
  });

  it("reject a login that took too long", async () => {
    const kit = serverKit();
    const tab = browser();
    const { state } = await startLogin(kit, tab);
    await kit.clock.advance(601_000);
    expect((await sendRequest(kit, tab, `/auth/callback?code=c&state=${state}`)).status).toBe(400);
  });

  it("show the platform's error code, but no other value from the request", async () => {
    const kit = serverKit();
    const tab = browser();
    const { state } = await startLogin(kit, tab);
    const path = `/auth/callback?error=access_denied&error_description=secret&state=${state}`;
    const response = await sendRequest(kit, tab, path);
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain("access_denied");
    expect(text).not.toMatch(/secret/);
    expect(text).not.toContain(state);
    expect([...tab.cookies.keys()]).toEqual([COOKIE]);
  });

  it("fail if the code is rejected or temporarily cannot be exchanged", async () => {
    const kit = serverKit();
    const tab = browser();
    const { state } = await startLogin(kit, tab);
    const path = `/auth/callback?code=the-code&state=${state}`;
    const mockTokenResponse = (status: number, body: object) => {
      kit.platform.respond = (request) =>
        request.path === "/oauth2/token" ? Response.json(body, { status }) : undefined;
    };
    mockTokenResponse(503, {});
    const outageResponse = await sendRequest(kit, tab, path);
    expect([outageResponse.status, outageResponse.headers.get("retry-after")]).toEqual([503, "5"]);
    mockTokenResponse(400, { error: "invalid_grant" });
    const response = await sendRequest(kit, tab, path);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain("the-code");
    expect(await roleOf(kit, tab)).toBe("visitor");
  });

  it("reject POST requests", async () => {
    const kit = serverKit();
    const tab = browser();
    for (const path of ["/auth/login", "/auth/callback"]) {
      const response = await sendRequest(kit, tab, path, { method: "POST" });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET"]);
    }
    expect(kit.requests).toEqual([]);
  });

  it("reject unknown identity providers", async () => {
    const kit = serverKit();
    const response = await sendRequest(kit, browser(), "/auth/login?idp=constructor");
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("INVALID_IDP");
    expect(kit.requests.map(({ path }) => path)).not.toContain(
      "/_api/redirects-api/v1/redirect-session",
    );
  });

  it("keep a refreshed token if the login fails", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit, "ada", -10);
    const cookieBefore = tab.cookies.get(COOKIE);
    kit.platform.respond = ({ path }) =>
      path === "/oauth2/token" ? undefined : new Response("{}", { status: 403 });
    const response = await sendRequest(kit, tab, "/auth/login");
    expect(response.status).toBe(400);
    expect(tab.cookies.get(COOKIE)).not.toBe(cookieBefore);
    // The session in memory has expired by now, so the token must come from the cookie.
    await kit.clock.advance(600_000);
    const client = await kit.server.createServerClient(tab.request("/"));
    expect((await client.auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
  });

  it("respond with status 503 during an outage", async () => {
    const kit = serverKit();
    kit.platform.respond = () => new Response("{}", { status: 500 });
    const response = await sendRequest(kit, browser(), "/auth/login");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  });
});
