import { describe, expect, it } from "vitest";
import { browser, memberBrowser, SITE, serverKit } from "../testing/server-kit.js";
import { publicOrigin } from "./options.js";

const INTERNAL_URL = "http://10.0.0.7:3000/auth/login";

describe("publicOrigin", () => {
  it.each([
    [{}, "http://10.0.0.7:3000"],
    [{ "x-forwarded-proto": "https" }, "https://10.0.0.7:3000"],
    [{ "x-forwarded-proto": "https", "x-forwarded-host": "shop.example" }, SITE],
    [{ "x-forwarded-proto": "https, http", "x-forwarded-host": "shop.example, inside" }, SITE],
    [{ "x-forwarded-proto": "https", "x-forwarded-host": "[::1]:8443" }, "https://[::1]:8443"],
    [{ forwarded: 'for=1.2.3.4;proto=https;host="shop.example", for=5.6.7.8' }, SITE],
    [{ forwarded: "Proto=https; Host=shop.example" }, SITE],
    [{ "x-forwarded-proto": "javascript", "x-forwarded-host": "x" }, "http://10.0.0.7:3000"],
    [{ "x-forwarded-host": "evil.example/path" }, "http://10.0.0.7:3000"],
    [{ "x-forwarded-host": "user@evil.example" }, "http://10.0.0.7:3000"],
    [{ "x-forwarded-host": "evil.example:999999" }, "http://10.0.0.7:3000"],
  ])("uses only valid headers of a trusted proxy: %j", (headers, expected) => {
    const incoming = { url: INTERNAL_URL, headers: new Headers(headers as Record<string, string>) };
    expect(publicOrigin({ origin: undefined, trustProxy: true }, incoming)).toBe(expected);
    expect(publicOrigin({ origin: undefined, trustProxy: false }, incoming)).toBe(
      "http://10.0.0.7:3000",
    );
    expect(publicOrigin({ origin: "https://forwarded.example", trustProxy: true }, incoming)).toBe(
      "https://forwarded.example",
    );
  });

  it("returns undefined if the request has a Host header but no absolute URL", () => {
    const headers = new Headers({ host: "shop.example" });
    const originFor = (trustProxy: boolean, url?: string) =>
      publicOrigin({ origin: undefined, trustProxy }, { url, headers });
    expect([originFor(false), originFor(true), originFor(false, "/path")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("sessionServer behind a proxy", () => {
  const forwardedHeaders = { "x-forwarded-proto": "https", "x-forwarded-host": "shop.example" };
  const requestedRedirectUri = (kit: ReturnType<typeof serverKit>) => {
    const auth = kit.requests.at(-1)?.body.auth as
      | { authRequest?: { redirectUri?: string } }
      | undefined;
    return auth?.authRequest?.redirectUri;
  };

  it.each([
    ["from a trusted proxy", { trustProxy: true }],
    ["from the `origin` option", { origin: SITE }],
  ])(
    "uses the public origin %s for cookies, redirect URIs and CSRF checks",
    async (_name, options) => {
      const kit = serverKit(options);
      const tab = browser("http://10.0.0.7:3000");
      const response = await kit.server.handlers.login(
        tab.request("/auth/login", { headers: forwardedHeaders }),
      );
      expect(requestedRedirectUri(kit)).toBe(`${SITE}/auth/callback`);
      for (const line of response.headers.getSetCookie())
        expect(line).toMatch(/^__Host-.*; Secure/);
      const logoutResult = await kit.server.handlers.logout(
        tab.request("/auth/logout", {
          method: "POST",
          headers: { ...forwardedHeaders, Origin: SITE },
        }),
      );
      expect(logoutResult.status).toBe(303);
    },
  );

  it("ignores spoofed headers from the browser", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit);
    const spoofedHeaders = { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" };
    await kit.server.handlers.login(tab.request("/auth/login", { headers: spoofedHeaders }));
    expect(requestedRedirectUri(kit)).toBe(`${SITE}/auth/callback`);
    const logoutResult = await kit.server.handlers.logout(
      tab.request("/auth/logout", {
        method: "POST",
        headers: { ...spoofedHeaders, Origin: "https://evil.example" },
      }),
    );
    expect(logoutResult.status).toBe(403);
  });

  it("reports which options to set if the proxy is not trusted", async () => {
    const kit = serverKit();
    const response = await kit.server.handlers.logout(
      browser("http://10.0.0.7:3000").request("/auth/logout", {
        method: "POST",
        headers: { Origin: SITE },
      }),
    );
    expect(await response.text()).toMatch(/`origin` or `trustProxy`/);
  });
});
