import { emptyTokens, memoryStorage } from "@portico/core/internal";
import { describe, expect, it } from "vitest";
import {
  browser,
  memberBrowser,
  memberTokens,
  roleOf,
  SITE,
  sendRequest,
  serverKit,
} from "../testing/server-kit.js";

describe("logout", () => {
  const headers = { Origin: SITE };

  it.each(["cookie", "storage"])(
    "ends the session and redirects to the platform's logout page (session in a %s)",
    async (kind) => {
      const storage = memoryStorage();
      const kit = serverKit(kind === "storage" ? { storage } : {});
      const tab = await memberBrowser(kit);
      const thiefBrowser = browser();
      for (const [name, value] of tab.cookies) thiefBrowser.cookies.set(name, value);
      const response = await sendRequest(kit, tab, "/auth/logout", {
        method: "POST",
        headers,
        body: new URLSearchParams({ returnTo: "/bye" }),
      });
      expect(response.status).toBe(303);
      expect(response.headers.get("location")).toBe("https://platform.example/logout");
      expect(kit.requests.at(-1)?.body).toEqual({
        logout: { clientId: "shop" },
        callbacks: { postFlowUrl: `${SITE}/bye` },
      });
      expect([...tab.cookies.keys()]).toEqual([]);
      expect(await roleOf(kit, thiefBrowser)).toBe("none");
      if (kind === "storage") {
        await kit.clock.advance(120_000);
        expect(await roleOf(kit, thiefBrowser)).toBe("none");
      }
    },
  );

  it("returns the logout URL as JSON to clients that accept JSON", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit);
    const response = await sendRequest(kit, tab, "/auth/logout", {
      method: "POST",
      headers: { ...headers, Accept: "application/json" },
    });
    expect(await response.json()).toEqual({ logoutUrl: "https://platform.example/logout" });
    expect(await roleOf(kit, tab)).toBe("none");
  });

  it("redirects to the return path if the platform is unavailable", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit);
    kit.platform.respond = () => new Response("{}", { status: 500 });
    const response = await sendRequest(kit, tab, "/auth/logout?returnTo=/bye", {
      method: "POST",
      headers,
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/bye"]);
    expect([...tab.cookies.keys()]).toEqual([]);
  });

  it.each([
    ["another site", { Origin: "https://evil.example" }],
    ["a sandboxed frame", { Origin: "null" }],
    ["the same host over http", { Origin: "http://shop.example" }],
    ["another site, without an Origin header", { "Sec-Fetch-Site": "cross-site" }],
    ["another origin of the same site", { "Sec-Fetch-Site": "same-site" }],
    ["an unknown origin", {}],
  ])("rejects requests from %s", async (_name, headers) => {
    const kit = serverKit();
    const tab = await memberBrowser(kit);
    const response = await sendRequest(kit, tab, "/auth/logout", { method: "POST", headers });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("CROSS_ORIGIN");
    expect(await roleOf(kit, tab)).toBe("member");
  });

  it("rejects GET requests", async () => {
    const kit = serverKit();
    const response = await sendRequest(kit, browser(), "/auth/logout");
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

/** Creates an endless body and counts how many of its bytes are read. */
function endlessBody() {
  const state = { read: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      state.read += 10_000;
      stream.enqueue(new Uint8Array(10_000).fill(97));
    },
  });
  return { state, body };
}

describe("an endless request body", () => {
  it.each([
    ["/auth/logout", "application/x-www-form-urlencoded"],
    ["/auth/logout", "multipart/form-data; boundary=b"],
    ["/auth/session", "application/json"],
  ])("to %s as %s is rejected with status 413", async (path, type) => {
    const kit = serverKit();
    const tab = await memberBrowser(kit);
    const { state, body } = endlessBody();
    const headers = { Origin: SITE, "Content-Type": type, Accept: "application/json" };
    const init = { method: "POST", body, headers, duplex: "half" };
    const response = await sendRequest(kit, tab, path, init);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: "BODY_TOO_LARGE" });
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(state.read).toBeLessThan(100_000);
    expect(await roleOf(kit, tab)).toBe("member");
  });
});

describe("the session handler", () => {
  it("returns the access token, but no refresh token", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit);
    const response = await sendRequest(kit, tab, "/auth/session");
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      clientId: "shop",
      role: "member",
      sessionVersion: expect.any(Number),
      accessToken: { value: "member-access", expiresAt: expect.any(Number) },
    });
    expect(text).not.toContain("refresh");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each(["cookie", "storage"])(
    "returns the same session version for all requests until the next login or logout (session in a %s)",
    async (kind) => {
      const kit = serverKit(kind === "storage" ? { storage: memoryStorage() } : {});
      const tab = await memberBrowser(kit);
      const reportedVersion = async () =>
        (await (await sendRequest(kit, tab, "/auth/session")).json()).sessionVersion;
      const initialSnapshot = async () =>
        (await kit.server.createServerClient(tab.request("/"))).auth.initialSnapshot();
      const sessionVersion = await reportedVersion();
      expect(sessionVersion).toBeGreaterThan(0);
      await kit.clock.advance(14_400_000);
      expect(await reportedVersion()).toBe(sessionVersion);
      expect(await initialSnapshot()).toEqual({ clientId: "shop", role: "member", sessionVersion });
      const client = await kit.server.createServerClient(tab.request("/"));
      client.auth.setTokens(memberTokens(kit.clock.now(), "another"));
      expect(client.auth.sessionVersion).not.toBe(sessionVersion);
      tab.storeCookies(await client.session.headers());
      expect(await reportedVersion()).toBe(client.auth.sessionVersion);
      client.auth.setTokens(emptyTokens());
      expect(client.session.snapshot()).toEqual({ clientId: "shop", role: "none" });
      tab.storeCookies(await client.session.headers());
      expect(await reportedVersion()).toBeUndefined();
    },
  );

  it("starts a session for a new visitor", async () => {
    const kit = serverKit();
    const tab = browser();
    const response = await sendRequest(kit, tab, "/auth/session", {
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    expect(await response.json()).toMatchObject({
      role: "visitor",
      isNew: true,
      accessToken: { value: "access-1" },
    });
    expect(await roleOf(kit, tab)).toBe("visitor");
    const repeatedResponse = await sendRequest(kit, tab, "/auth/session");
    expect(await repeatedResponse.json()).not.toHaveProperty("isNew");
  });

  it("refreshes a rejected token once for parallel and repeated requests", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit);
    const post = () =>
      kit.server.handlers.session(
        tab.request("/auth/session", {
          method: "POST",
          headers: { Origin: SITE },
          body: JSON.stringify({ rejected: "member-access" }),
        }),
      );
    const responses = await Promise.all([post(), post(), post()]);
    for (const response of responses) {
      expect(await response.json()).toMatchObject({ accessToken: { value: "access-1" } });
    }
    expect(await (await post()).json()).toMatchObject({ accessToken: { value: "access-1" } });
    expect(kit.grantTypes()).toEqual(["refresh_token"]);
  });

  it.each([
    ["GET", { "Sec-Fetch-Site": "cross-site" }, 403],
    ["GET", { Origin: "https://evil.example" }, 403],
    ["GET", { "Sec-Fetch-Site": "none" }, 403],
    ["POST", {}, 403],
    ["POST", { Origin: SITE }, 400],
    ["DELETE", { Origin: SITE }, 405],
  ])(
    "responds to a %s request that has the headers %j with status %i",
    async (method, headers, status) => {
      const kit = serverKit();
      const tab = await memberBrowser(kit);
      const response = await sendRequest(kit, tab, "/auth/session", { method, headers });
      expect(response.status).toBe(status);
      expect(await response.text()).not.toContain("member-access");
    },
  );
});

it("sessionServer handles only its routes below the basePath", async () => {
  const { server } = serverKit({ basePath: "/api/auth/" });
  for (const path of ["/", "/auth/session", "/api/auth", "/api/auth/", "/api/auth/constructor"]) {
    expect(await server.handle(browser().request(path))).toBeUndefined();
  }
  expect((await server.handle(browser().request("/api/auth/session/")))?.status).toBe(200);
});
