import { createClient, elevate, runWithClient } from "@portico/core";
import { createEmulator } from "@portico/emulator";
import { ApiKeyStrategy, OAuthStrategy } from "@portico/identity";
import { AppStrategy } from "@portico/identity/app";
import { products, productsV3 } from "@portico/stores";
import * as theirProducts from "@wix/auto_sdk_stores_products-v-3";
import { inBrowser, type Mistake } from "./mistake.js";

/** Allows values that the types reject, as plain JavaScript would. */
const asNever = (value: unknown) => value as never;

const modules = { productsV3 };
const emulator = createEmulator({ seed: "minimal" });
const visitor = createClient({
  modules,
  auth: OAuthStrategy({ clientId: "shop" }),
  fetch: emulator.fetch,
});
const respondingWith = (body: string, init?: ResponseInit) => async () => new Response(body, init);
const failingWith = (message: string) => async () => Promise.reject(new TypeError(message));
const neverResolves = () => new Promise<never>(() => {});

export const creation: Mistake[] = [
  {
    title: "`createClient({ timout: 5_000 })`",
    make: () => createClient(asNever({ timout: 5_000 })),
    requiredText: /"timout".*timeout/,
  },
  {
    title: '`createClient({ timeout: "5s" })`',
    make: () => createClient({ timeout: asNever("5s") }),
    requiredText: /timeout.*a string/,
  },
  {
    title:
      "A default import of a package without a default export: `modules: { productsV3: undefined }`",
    make: () => createClient({ modules: { productsV3: undefined } }),
    requiredText: /modules\.productsV3.*undefined/,
  },
  {
    title: "A module called `with`",
    make: () => createClient({ modules: { with: productsV3 } }),
    requiredText: /"with"/,
  },
  {
    title: "A module of an `@wix/*` package",
    make: () => createClient({ modules: { theirProducts } }).theirProducts.getProduct("a"),
    requiredText: /@wix/,
  },
  {
    title: '`createClient({ baseUrl: "localhost:4567" })`',
    make: () => createClient({ baseUrl: "localhost:4567" }),
    requiredText: /baseUrl.*http:\/\//,
  },
  {
    title: "A header with a line break",
    make: () => createClient({ headers: { "X-Shop": "a\nb" } }),
    requiredText: /"X-Shop"/,
  },
  {
    title: "`runWithClient(config, fn)` with an object that is not a client",
    make: () => runWithClient({}, () => 1),
    requiredText: /createClient.*an object/,
  },
];

export const strategies: Mistake[] = [
  {
    title: "`OAuthStrategy()`",
    make: () => OAuthStrategy(asNever(undefined)),
    requiredText: /OAuthStrategy.*clientId/,
  },
  {
    title: '`OAuthStrategy({ clientID: "…" })`',
    make: () => OAuthStrategy(asNever({ clientID: "…" })),
    requiredText: /"clientID".*clientId/,
  },
  {
    title: "`ApiKeyStrategy({ apiKey })` without a site",
    make: () => ApiKeyStrategy(asNever({ apiKey: "key" })),
    requiredText: /siteId or accountId/,
  },
  {
    title: "An API key in a browser",
    make: () => inBrowser(() => ApiKeyStrategy({ apiKey: "key", siteId: "site" })),
    requiredText: /ApiKeyStrategy/,
  },
  {
    title: "An unknown client id",
    make: () =>
      createClient({
        modules,
        auth: OAuthStrategy({ clientId: "no-such-client" }),
        fetch: respondingWith(
          '{"error":"invalid_client","error_description":"OAuth app was not found"}',
          {
            status: 400,
          },
        ),
      })
        .productsV3.queryProducts()
        .find(),
    requiredText: /OAuth app was not found.*client id "no-such-client"/,
  },
  {
    title: "`signIn({ password })` without an email",
    make: () => visitor.auth.signIn(asNever({ password: "secret" })),
    requiredText: /email/,
  },
  {
    title: "`signIn()` by redirect on a server",
    make: () => visitor.auth.signIn(),
    requiredText: /redirectUri and originalUri/,
  },
  {
    title: "`AppStrategy` without a refresh token and an instance id",
    make: () =>
      createClient({
        modules,
        auth: AppStrategy({ appId: "app", appSecret: "secret" }),
      }).productsV3.getProduct("a"),
    requiredText: /refresh token or instance ID/,
  },
  {
    title: "`AppStrategy` without the app's secret",
    make: () =>
      createClient({
        modules,
        auth: AppStrategy({ appId: "app", instanceId: "i" }),
      }).productsV3.getProduct("a"),
    requiredText: /App secret/,
  },
  {
    title: "One strategy for clients with different base URLs",
    make: () => {
      const auth = OAuthStrategy({ clientId: "shop" });
      createClient({ auth, baseUrl: "http://localhost:4567" });
      return createClient({ auth });
    },
    requiredText: /http:\/\/localhost:4567.*https:\/\/www\.wixapis\.com/,
  },
];

export const calls: Mistake[] = [
  {
    title: "An imported function without a client: `getProduct(id)`",
    make: () => productsV3.getProduct("a"),
    requiredText: /stores\.productsV3\.getProduct/,
  },
  {
    title: "`elevate(getProduct)(id)` without an elevated client",
    make: () => elevate(productsV3.getProduct)("a"),
    requiredText: /stores\.productsV3\.getProduct/,
  },
  {
    title: "Offline, or a site that is not an allowed domain of the OAuth client (CORS)",
    make: () =>
      createClient({
        modules,
        auth: OAuthStrategy({ clientId: "shop" }),
        retry: 0,
        fetch: failingWith("Failed to fetch"),
      }).productsV3.getProduct("a"),
    requiredText: /POST https:\/\/www\.wixapis\.com\/oauth2\/token.*allowed domains/,
  },
  {
    title: "A timeout that is too short",
    make: () =>
      createClient({ modules, totalTimeout: 1, fetch: neverResolves }).productsV3.getProduct("a"),
    requiredText: /1 ms \(GET https:\/\/www\.wixapis\.com\/stores\/v3\/products\/a\)/,
  },
  {
    title: "`getProduct(undefined)`",
    make: () => visitor.productsV3.getProduct(asNever(undefined)),
    requiredText: /"productId"/,
  },
  {
    title: "`getProduct(id)` with an id that does not exist",
    make: () => visitor.productsV3.getProduct("5ad01d4e-cbc0-4f21-8a4a-6d9e2b8e4c11"),
    requiredText: /5ad01d4e/,
  },
  {
    title: "An operation for merchants, called by a visitor",
    make: () => visitor.productsV3.deleteProduct("5ad01d4e-cbc0-4f21-8a4a-6d9e2b8e4c11"),
    requiredText: /deleteProduct/,
  },
  {
    title: "A client without `auth`",
    make: () => createClient({ modules, fetch: emulator.fetch }).productsV3.queryProducts().find(),
    requiredText: /queryProducts/,
  },
  {
    title: "A `baseUrl` that serves HTML",
    make: () =>
      createClient({
        modules,
        fetch: respondingWith("<!doctype html>", { headers: { "content-type": "text/html" } }),
      }).productsV3.getProduct("a"),
    requiredText:
      /status 200, text\/html.*GET https:\/\/www\.wixapis\.com\/stores\/v3\/products\/a/,
  },
  {
    title: '`fetchWithAuth("https://example.com/")`',
    make: () => visitor.fetchWithAuth("https://example.com/"),
    requiredText: /https:\/\/example\.com/,
  },
  {
    title: "A catalog v1 operation on a site with catalog v3",
    make: () => visitor.use(products).getProduct("5ad01d4e-cbc0-4f21-8a4a-6d9e2b8e4c11"),
    requiredText: /stores\.products\.getProduct/,
  },
];

export const queries: Mistake[] = [
  {
    title: "A query without `find()`: `await queryProducts().limit(5)`",
    make: async () => void (await visitor.productsV3.queryProducts().limit(5)),
    requiredText: /stores\.productsV3\.queryProducts/,
  },
  {
    title: "`next()` on the last page",
    make: async () => (await visitor.productsV3.queryProducts().find()).next(),
    requiredText: /next page.*stores\.productsV3\.queryProducts/,
  },
  {
    title: "A filter on a field that does not support filters",
    make: () => visitor.productsV3.queryProducts().eq(asNever("color"), asNever("red")).find(),
    requiredText: /color/,
  },
];
