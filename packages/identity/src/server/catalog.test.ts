import { currentCartV2 } from "@portico/ecom";
import { productsV3 } from "@portico/stores";
import { expect, it } from "vitest";
import { browser, CLIENT_ID, SECRET, serverKit } from "../testing/server-kit.js";
import { sessionServer } from "./session-server.js";

function startShop() {
  const { fetch, clock, requests, grantTypes } = serverKit();
  const modules = { products: productsV3, cart: currentCartV2 };
  const server = sessionServer({ clientId: CLIENT_ID, secret: SECRET, modules, fetch, clock });
  return { server, requests, grantTypes };
}

it("server.catalog uses one visitor session for all requests, including POST requests", async () => {
  const { server, requests, grantTypes } = startShop();
  const { products } = server.catalog;
  await Promise.all([
    products.getProduct("a"),
    products.getProduct("b"),
    products.queryProducts().find(),
  ]);
  expect(grantTypes()).toEqual(["anonymous"]);
  expect(requests.filter(({ authorization }) => authorization === "access-1")).toHaveLength(3);
});

it("server.catalog rejects writes and private reads before they are sent", async () => {
  const { server, requests } = startShop();
  const { products, cart } = server.catalog;
  const notCatalogError = {
    code: "NOT_CATALOG",
    message: expect.stringMatching(/createServerClient/),
  };
  await expect(cart.getCurrentCart()).rejects.toMatchObject(notCatalogError);
  await expect(products.deleteProduct("a")).rejects.toMatchObject(notCatalogError);
  await expect(server.catalog.fetchWithAuth("/anything")).rejects.toMatchObject(notCatalogError);
  await expect(server.catalog.graphql("{ a }")).rejects.toMatchObject(notCatalogError);
  expect(requests).toEqual([]);
});

it("createServerClient adds the server's modules to the client and to its views", async () => {
  const { server, requests } = startShop();
  const client = await server.createServerClient(browser().request("/"));
  await client.products.getProduct("a");
  await client.with({ retry: 0 }).products.getProduct("b");
  expect(requests.map(({ path }) => path)).toEqual([
    "/oauth2/token",
    "/stores/v3/products/a",
    "/stores/v3/products/b",
  ]);
});
