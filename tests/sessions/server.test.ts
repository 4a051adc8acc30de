import { runWithClient } from "@portico/core";
import { timelineClock } from "@portico/core/testing";
import { currentCartV2 } from "@portico/ecom";
import { createEmulator, type EmulatorOptions } from "@portico/emulator";
import { memoryStorage } from "@portico/identity";
import { type SessionServerOptions, sessionServer } from "@portico/identity/server";
import { members } from "@portico/members";
import { productsV3 } from "@portico/stores";
import { describe, expect, it } from "vitest";
import { ADA, HOUR, productInStock } from "./shop.js";

const SITE = "http://localhost:3000";
const SECRET = "a secret of the tests that is long enough";

/** Creates a browser that stores cookies by host and follows redirects. */
function createBrowser(fetch: (request: Request) => Promise<Response>) {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string) => {
    const { host } = new URL(url);
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  const request = (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("Cookie", [...jarOf(url)].map((pair) => pair.join("=")).join("; "));
    return new Request(url, { ...init, headers, redirect: "manual" });
  };
  const storeCookies = (url: string, response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      if (/max-age=0/i.test(line)) jarOf(url).delete(name);
      else jarOf(url).set(name, value.join("="));
    }
    return response;
  };
  const visit = async (
    url: string,
    init?: RequestInit,
  ): Promise<{ url: string; response: Response }> => {
    const response = storeCookies(url, await fetch(request(url, init)));
    const redirectTarget = response.headers.get("location");
    return redirectTarget ? visit(new URL(redirectTarget, url).href) : { url, response };
  };
  return { request, storeCookies, visit, jars };
}

/** Creates a server-rendered shop, its platform, and browsers that visit both. */
function createSite(
  options: Pick<SessionServerOptions, "storage"> = {},
  emulatorOptions: EmulatorOptions = {},
) {
  const clock = timelineClock(undefined, 4_000);
  const emulator = createEmulator({
    seed: "minimal",
    clock,
    origin: "https://platform.example",
    members: [ADA],
    ...emulatorOptions,
  });
  const grants: unknown[] = [];
  const visibleHeaders: string[] = [];
  const server = sessionServer({
    clientId: "shop",
    secret: SECRET,
    modules: { products: productsV3, cart: currentCartV2, members },
    clock,
    async fetch(request) {
      const text = await request.clone().text();
      if (request.url.endsWith("/oauth2/token")) grants.push(JSON.parse(text).grantType);
      return emulator.fetch(request);
    },
    ...options,
  });
  const renderPage = async (request: Request) => {
    const client = await server.createServerClient(request);
    const render = async () => {
      const path = new URL(request.url).pathname;
      if (path === "/add") {
        const item = { catalogReference: productInStock(emulator), quantity: 1 };
        await currentCartV2.addLineItemsToCurrentCart({ catalogItems: [item] });
      }
      if (path === "/") return { role: client.session.role };
      const { cart } = await currentCartV2.getCurrentCart();
      return { role: client.session.role, items: cart?.lineItems?.length };
    };
    return client.session.applyTo(Response.json(await runWithClient(client, render)));
  };
  const openBrowser = () =>
    createBrowser(async (request) => {
      if (!request.url.startsWith(SITE)) return emulator.fetch(request);
      const response = (await server.handle(request)) ?? (await renderPage(request));
      visibleHeaders.push(
        JSON.stringify([...response.headers].filter(([name]) => name !== "set-cookie")),
      );
      return response;
    });
  return { server, emulator, clock, grants, openBrowser, visibleHeaders };
}

type Site = ReturnType<typeof createSite>;

/** Logs in on the hosted page and returns to the site. */
async function login(browser: ReturnType<Site["openBrowser"]>, returnTo: string) {
  const { url } = await browser.visit(`${SITE}/auth/login?returnTo=${returnTo}`);
  expect(url).toMatch(/^https:\/\/platform\.example\//);
  const form = new URLSearchParams({ ...ADA, action: "login" });
  return browser.visit(url, { method: "POST", body: form });
}

describe.each(["cookie", "storage"])("a shop on a server (%s)", (kind) => {
  const options = () => (kind === "storage" ? { storage: memoryStorage() } : {});

  it("keeps the cart from the first visit through the login, and ends the session at the logout", async () => {
    const { openBrowser, grants, visibleHeaders } = createSite(options());
    const browser = openBrowser();
    expect(await (await browser.visit(`${SITE}/`)).response.json()).toEqual({ role: "none" });
    expect(browser.jars.get("localhost:3000")?.size).toBe(0);
    const cartAfterAdding = await (await browser.visit(`${SITE}/add`)).response.json();
    expect(cartAfterAdding).toEqual({ role: "visitor", items: 1 });
    const result = await login(browser, "/cart");
    expect(result.url).toBe(`${SITE}/cart`);
    expect(await result.response.json()).toEqual({ role: "member", items: 1 });
    expect(grants).toEqual(["anonymous", "authorization_code"]);
    const pageAfterLogout = await browser.visit(`${SITE}/auth/logout`, {
      method: "POST",
      headers: { Origin: SITE },
    });
    expect(pageAfterLogout.url).toBe(`${SITE}/`);
    expect(await pageAfterLogout.response.json()).toEqual({ role: "none" });
    // No header except Set-Cookie contains tokens or verifiers.
    expect(visibleHeaders.join()).not.toMatch(/"eyJ|OauthNG|codeVerifier|refresh/i);
  });

  it("refreshes a rotating token once for 200 parallel requests and does not log members out", async () => {
    const { openBrowser, grants, clock, server } = createSite(options(), {
      rotateRefreshTokens: true,
    });
    const browser = openBrowser();
    await login(browser, "/");
    for (let round = 1; round <= 3; round++) {
      await clock.advance(5 * HOUR);
      const responses = await Promise.all(
        Array.from({ length: 200 }, async () => {
          const client = await server.createServerClient(browser.request(`${SITE}/`));
          const { member } = await client.members.getCurrentMember();
          expect(member?.profile?.slug).toBe("ada");
          return client.session.applyTo(new Response());
        }),
      );
      expect(grants.filter((grant) => grant === "refresh_token")).toHaveLength(round);
      const values = new Set(responses.flatMap(({ headers }) => headers.getSetCookie()));
      expect(values.size).toBe(kind === "storage" ? 0 : 1);
      for (const response of responses) {
        if (response.headers.has("set-cookie")) {
          expect(response.headers.get("cache-control")).toBe("private, no-store");
        }
        browser.storeCookies(SITE, response);
      }
    }
    expect(await (await browser.visit(`${SITE}/`)).response.json()).toEqual({ role: "member" });
  });
});

it("server.catalog uses one visitor session for all calls", async () => {
  const { server, grants } = createSite();
  const firstPage = await server.catalog.products.queryProducts().limit(1).find();
  expect(firstPage.items).toHaveLength(1);
  await server.catalog.products.getProduct(firstPage.items[0]?.id ?? "");
  expect(grants).toEqual(["anonymous"]);
});

it("the session route returns a valid token and refreshes a rejected token", async () => {
  const { openBrowser, emulator } = createSite();
  const browser = openBrowser();
  const fetchSession = async (init?: RequestInit) =>
    (await browser.visit(`${SITE}/auth/session`, init)).response.json();
  const { accessToken } = await fetchSession();
  const response = await emulator.fetch("https://www.wixapis.com/ecom/v2/carts/current", {
    headers: { Authorization: accessToken.value },
  });
  expect(response.status).not.toBe(401);
  const newSession = await fetchSession({
    method: "POST",
    headers: { Origin: SITE },
    body: JSON.stringify({ rejected: accessToken.value }),
  });
  expect(newSession.accessToken.value).not.toBe(accessToken.value);
});
