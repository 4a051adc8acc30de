import { currentCartV2 } from "@portico/ecom";
import { describe, expect, it } from "vitest";
import type { ServerClient } from "../server/server-types.js";
import { nextApp } from "../testing/adapter-apps.js";
import { nextKit } from "../testing/next-kit.js";
import {
  browser,
  COOKIE,
  memberBrowser,
  memberTokens,
  roleOf,
  SITE,
  serverKit,
} from "../testing/server-kit.js";
import { type NextServerOptions, nextServerOn } from "./next-parts.js";

/**
 * Simulates a Next.js app. `respond` renders pages, and runs as a server action for POST requests.
 */
function start(
  respond: (client: ServerClient) => Promise<unknown>,
  options?: NextServerOptions,
  serverOptions = {},
) {
  const kit = serverKit({ origin: SITE, ...serverOptions });
  const { parts, serve } = nextKit();
  const portico = nextServerOn(kit.server, parts, options);
  const send = (request: Request) =>
    serve(request, portico.proxy, async () => {
      const isAction = request.method === "POST";
      return Response.json(
        (await respond(await (isAction ? portico.actionClient() : portico.serverClient()))) ?? null,
      );
    });
  return { ...kit, send };
}

const roleAfterCartCall = async (client: ServerClient) => {
  await client.use(currentCartV2).getCurrentCart();
  return client.session.role;
};

describe("the nextServer proxy", () => {
  it("starts one session on the first visit, shared by the page and the browser", async () => {
    const kit = start(roleAfterCartCall);
    const tab = browser();
    const firstResponse = await kit.send(tab.request("/"));
    expect(await firstResponse.json()).toBe("visitor");
    expect(firstResponse.headers.get("cache-control")).toBe("private, no-store");
    tab.storeCookies(firstResponse);
    expect([...tab.cookies.keys()]).toEqual([COOKIE]);
    const secondResponse = await kit.send(tab.request("/"));
    expect(secondResponse.headers.getSetCookie()).toEqual([]);
    expect(kit.grantTypes()).toEqual(["anonymous"]);
  });

  it("starts a session for a page that calls the platform", async () => {
    const kit = serverKit({ origin: SITE });
    const app = await nextApp(kit.server);
    const response = await app.fetch(browser().request("/calls-api"));
    expect(await response.json()).toEqual({ role: "visitor" });
  });

  it.each<[string, NextServerOptions | undefined, Record<string, string>, string[]]>([
    ["pages", undefined, { "Sec-Fetch-Dest": "document" }, ["anonymous"]],
    ["data", undefined, { "Sec-Fetch-Dest": "empty" }, ["anonymous"]],
    ["images", undefined, { "Sec-Fetch-Dest": "image" }, []],
    ["scripts", undefined, { "Sec-Fetch-Dest": "script" }, []],
    ["pages if `startSession` is false", { startSession: false }, {}, []],
    ["pages that the site excludes", { startSession: ({ url }) => !url.includes("/shop") }, {}, []],
  ])(
    "starts a session only if `startSession` and the kind of request allow it (%s, %o)",
    async (_, options, headers, grantTypes) => {
      const kit = start(async () => "page", options);
      const response = await kit.send(browser().request("/shop", { headers }));
      expect(await response.json()).toBe("page");
      expect(kit.grantTypes()).toEqual(grantTypes);
      expect(response.headers.getSetCookie()).toHaveLength(grantTypes.length);
    },
  );

  it("passes the request to the page if no session can be started", async () => {
    const kit = start(async () => "page");
    kit.platform.respond = () => new Response(null, { status: 500 });
    const response = await kit.send(browser().request("/"));
    expect(await response.json()).toBe("page");
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe("actionClient from nextServer", () => {
  it("sets the session cookie before setTokens resolves", async () => {
    const kit = start(async ({ auth }) => {
      await auth.setTokens(memberTokens(kit.clock.now(), "grace"));
    });
    const tab = await memberBrowser(kit, "ada");
    const response = await kit.send(tab.request("/login", { method: "POST" }));
    expect(response.headers.getSetCookie()).toHaveLength(1);
    tab.storeCookies(response);
    const client = await kit.server.createServerClient(tab.request("/"));
    expect(client.auth.getTokens().refreshToken.value).toBe("grace-refresh");
  });

  it("rejects setTokens if the session cannot be stored", async () => {
    const storage = { get: () => null, set: () => Promise.reject(new Error("down")) };
    const kit = start(
      async ({ auth }) => auth.setTokens(memberTokens(kit.clock.now())),
      { startSession: false },
      { storage },
    );
    await expect(kit.send(browser().request("/", { method: "POST" }))).rejects.toMatchObject({
      code: "SESSION_STORE_UNAVAILABLE",
    });
  });

  it("logs the member out if setTokens receives empty tokens", async () => {
    const kit = start(async ({ auth }) => {
      await auth.setTokens({
        accessToken: { value: "", expiresAt: 0 },
        refreshToken: { value: "", role: "none" },
      });
    });
    const tab = await memberBrowser(kit, "ada");
    tab.storeCookies(await kit.send(tab.request("/logout", { method: "POST" })));
    expect(await roleOf(kit, tab)).toBe("none");
  });
});

it.each(["user@shop.example", "shop.example/auth", "::", ""])(
  "nextServer returns an action client without a session if the Host header is invalid: %j",
  async (host) => {
    const kit = serverKit();
    const { parts } = nextKit();
    const headers = async () => new Headers({ host });
    const cookies = async () => ({ getAll: () => [], set: () => {} });
    const portico = nextServerOn(kit.server, { ...parts, headers, cookies });
    const client = await portico.actionClient();
    expect(client.session.role).toBe("none");
  },
);
