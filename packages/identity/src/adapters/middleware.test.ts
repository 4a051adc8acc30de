import { expect, it } from "vitest";
import { browser, COOKIE, memberBrowser, serverKit } from "../testing/server-kit.js";
import { astroServer } from "./astro.js";
import { reactRouterServer } from "./react-router.js";

const renderPage = async () => new Response("page");

it("astroServer does not open a session for prerendered pages", async () => {
  const { server } = serverKit();
  const locals = {};
  const tab = browser();
  tab.cookies.set(COOKIE, "forged");
  const request = tab.request("/");
  const context = { request, locals, isPrerendered: true };
  const response = await astroServer(server).onRequest(context, renderPage);
  expect(locals).toEqual({});
  expect([...response.headers.keys()]).toEqual(["content-type"]);
});

it("astroServer passes the same client to a rewritten page, and sets the session cookie only once", async () => {
  const kit = serverKit();
  const { onRequest } = astroServer(kit.server);
  const tab = await memberBrowser(kit, "ada", -10);
  const locals: { portico?: object } = {};
  const context = { request: tab.request("/"), locals };
  const clients: unknown[] = [];
  const response = await onRequest(context, () => {
    clients.push(locals.portico);
    return onRequest(context, () => {
      clients.push(locals.portico);
      return renderPage();
    });
  });
  expect(clients[0]).toBeDefined();
  expect(clients[1]).toBe(clients[0]);
  expect(response.headers.getSetCookie()).toHaveLength(1);
});

it("reactRouterServer throws an error that mentions generateMiddlewareResponse if `next` returns no Response", async () => {
  const portico = reactRouterServer(serverKit().server);
  const context = { set: () => {} };
  const args = { request: browser().request("/"), context };
  await expect(portico.middleware(args, async () => ({ loaderData: {} }))).rejects.toThrow(
    /generateMiddlewareResponse/,
  );
});

it("reactRouterServer matches its routes against `url`, which has no data request suffix", async () => {
  const kit = serverKit();
  const { loader } = reactRouterServer(kit.server);
  const request = browser().request("/auth/login.data?_routes=auth");
  const url = new URL("https://shop.example/auth/login");
  expect((await loader({ request, url })).status).toBe(302);
  expect((await loader({ request })).status).toBe(404);
});
