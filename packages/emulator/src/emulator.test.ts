import { describe, expect, test } from "vitest";
import { createEmulator } from "./emulator.js";
import { operations } from "./generated/operations.js";
import { allServices } from "./services/all-services.js";
import { API_KEY, Caller, type Json, reference, shop, visitor } from "./testing/test-client.js";

const TOKEN_URL = "https://www.wixapis.com/oauth2/token";
const ANONYMOUS = {
  method: "POST",
  body: JSON.stringify({ clientId: "c", grantType: "anonymous" }),
};

const handledOperations = () =>
  allServices({ rotateRefreshTokens: false }).flatMap(({ handlers }) => Object.keys(handlers));

describe("the emulator", () => {
  test("has handlers only for operations in the API", () => {
    const names = new Set(operations.map(({ name }) => name));
    const unknown = handledOperations().filter((name) => !names.has(name));
    expect(unknown).toEqual([]);
  });

  test("responds to operations that are not emulated with status 501 and their name, or 401 without a token", async () => {
    const emulator = createEmulator({ seed: "empty" });
    const names = new Set(handledOperations());
    for (const { name, method, path } of operations) {
      if (names.has(name)) continue;
      const address = path.replace(/\{[^}]+\}/g, "x");
      const statusAndMessage = async (headers: HeadersInit = {}) => {
        const url = `https://www.wixapis.com${address}`;
        const response = await emulator.fetch(url, { method, headers });
        const body = (await response.json()) as Json;
        return [response.status, body.message];
      };
      expect(await statusAndMessage({ Authorization: API_KEY })).toEqual([
        501,
        `${name} is not emulated`,
      ]);
      expect(await statusAndMessage()).toEqual([401, "Missing access token"]);
    }
  });

  test("responds with status 404 to unknown paths, and throws for other hosts", async () => {
    const { emulator } = await shop({ seed: "empty" });
    expect((await emulator.fetch("https://www.wixapis.com/nowhere")).status).toBe(404);
    await expect(emulator.fetch("https://example.com/")).rejects.toThrow("not https://example.com");
  });

  test("responds with status 400 to malformed bodies and queries, and prevents prototype pollution", async () => {
    const { emulator, guest } = await shop({ seed: "empty" });
    const headers = { Authorization: guest.authorization };
    const send = (body: string) =>
      emulator.fetch("https://www.wixapis.com/stores/v3/products/query", {
        method: "POST",
        headers,
        body,
      });
    for (const body of ["{", "[]", "null", '"x"']) expect((await send(body)).status).toBe(400);
    const sendPacked = (value: string) =>
      emulator.fetch(`https://www.wixapis.com/stores/v3/products/query?.r=${value}`, { headers });
    expect((await sendPacked("%%%")).status).toBe(400);
    expect((await sendPacked(btoa("[]"))).status).toBe(400);
    await emulator.fetch(
      "https://www.wixapis.com/stores/v3/products/query?__proto__.polluted=1&constructor.prototype.polluted=1",
      { headers },
    );
    expect({}).not.toHaveProperty("polluted");
  });

  test("returns a new id for each request, and a consistency header that changes with each write", async () => {
    const { emulator, guest } = await shop();
    const first = await guest.send("stores.productsV3.getAllProductsCategory");
    const second = await guest.send("stores.productsV3.getAllProductsCategory");
    expect(first.headers.get("X-Wix-Request-Id")).toMatch(/^\d+\.\d+$/);
    expect(first.headers.get("X-Wix-Request-Id")).not.toBe(second.headers.get("X-Wix-Request-Id"));
    expect(first.headers.get("X-Wix-Consistent")).toBe(second.headers.get("X-Wix-Consistent"));
    await guest.call("ecom.currentCart.addToCurrentCart", {
      lineItems: [{ catalogReference: reference(emulator, "boot-socks"), quantity: 1 }],
    });
    const third = await guest.send("stores.productsV3.getAllProductsCategory");
    expect(third.headers.get("X-Wix-Consistent")).not.toBe(second.headers.get("X-Wix-Consistent"));
  });

  test("allows CORS requests from pages on other local origins", async () => {
    const { emulator } = await shop({ seed: "empty" });
    const preflight = await emulator.fetch(TOKEN_URL, {
      method: "OPTIONS",
      headers: {
        Origin: "http://localhost:5173",
        "Access-Control-Request-Headers": "authorization,content-type",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("Access-Control-Allow-Headers")).toBe(
      "authorization,content-type",
    );
    const response = await emulator.fetch(TOKEN_URL, ANONYMOUS);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Access-Control-Expose-Headers")).toContain("X-Wix-Request-Id");
  });
});

describe("createEmulator", () => {
  test("throws for invalid options", () => {
    expect(() => createEmulator({ seed: "shoes" as "empty" })).toThrow("seed");
    expect(() => createEmulator({ site: { currency: "EURO" } })).toThrow();
    const misspelled = { sede: "empty", site: { curency: "EUR" } };
    expect(() => createEmulator(misspelled as object)).toThrow(
      /^Unknown option sede, site\.curency\. Known options: seed, site, /,
    );
    expect(() => createEmulator({ site: { coupons: [{ code: "", percentOff: 200 }] } })).toThrow();
  });

  test("creates an emulator that serves images from its origin or as data URLs", async () => {
    const { emulator, guest } = await shop({ seed: "minimal", origin: "http://127.0.0.1:9999" });
    const { products } = await guest.call("stores.productsV3.queryProducts", {});
    const { url } = products[0].media.main.image;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:9999\/_portico\/media\/.+\.avif$/);
    const imageResponse = await emulator.fetch(url);
    expect(imageResponse.headers.get("content-type")).toBe("image/avif");
    expect((await emulator.fetch("http://127.0.0.1:9999/_portico/media/none.svg")).status).toBe(
      404,
    );
    const inlineShop = await shop({ seed: "minimal", media: "data" });
    const response = await inlineShop.guest.call("stores.productsV3.queryProducts", {});
    expect(response.products[0].media.main.image.url).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  });

  test("creates an emulator that shows emails on its front page and returns 404 for unknown pages", async () => {
    const { emulator, guest } = await shop();
    await guest.call("identity.recovery.sendRecoveryEmail", { email: "ada@example.com" });
    expect(await (await emulator.fetch(`${emulator.origin}/`)).text()).toContain(
      "Reset your password",
    );
    expect((await emulator.fetch(`${emulator.origin}/_portico/nothing`)).status).toBe(404);
  });
});

describe("the state of an emulator", () => {
  test("contains dates from the clock that is passed as an option", async () => {
    let now = Date.UTC(2030, 0, 1);
    const { guest, emulator } = await shop({ seed: "minimal", clock: { now: () => now } });
    now += 3_600_000;
    const { cart } = await guest.call("ecom.currentCartV2.createCurrentCart", {});
    expect(cart.createdDate).toBe("2030-01-01T01:00:00.000Z");
    emulator.clock.advance(-3_600_000);
    expect((await guest.call("ecom.currentCartV2.createCurrentCart", {})).cart.createdDate).toBe(
      "2030-01-01T00:00:00.000Z",
    );
  });

  test("loses direct changes each time the emulator is reset", () => {
    const emulator = createEmulator();
    const storedBrands = () => [...(emulator.state["stores.brandsV3"]?.items.values() ?? [])];
    const before = structuredClone(storedBrands());
    for (let round = 0; round < 2; round += 1) {
      for (const { entity } of storedBrands()) Object.assign(entity, { name: "Changed" });
      expect(storedBrands()).not.toEqual(before);
      emulator.reset();
      expect(storedBrands()).toEqual(before);
    }
  });

  test("contains the same ids when the same calls follow a reset", async () => {
    const emulator = createEmulator();
    const run = async () => {
      const guest = await visitor(emulator);
      const catalogReference = reference(emulator, "heavy-tee", 3);
      const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
        catalogItems: [{ catalogReference, quantity: 3 }],
      });
      emulator.controls.catalog.setStock(catalogReference.options.variantId, 0);
      return [cart.id, cart.lineItems[0].id];
    };
    const first = await run();
    emulator.faults.add({ kind: "drop" });
    emulator.clock.advance(1e9);
    emulator.reset();
    expect(await run()).toEqual(first);
  });

  test("can be restored several times from the same snapshot", async () => {
    const { emulator, guest } = await shop();
    const catalogItems = [{ catalogReference: reference(emulator, "boot-socks"), quantity: 1 }];
    const requestedQuantity = async () =>
      (await guest.call("ecom.currentCartV2.getCurrentCart")).cart.lineItems[0].quantityInfo
        .requestedQuantity;
    await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", { catalogItems });
    const snapshot = emulator.snapshot();
    for (const _ of [1, 2]) {
      await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", { catalogItems });
      expect(await requestedQuantity()).toBe(2);
      emulator.restore(snapshot);
      expect(await requestedQuantity()).toBe(1);
    }
  });

  test("contains no tokens of other emulators", async () => {
    const first = await shop({ seed: "minimal" });
    const second = await shop({ seed: "minimal" });
    expect(
      (
        await new Caller(second.emulator, first.guest.authorization).send(
          "stores.catalogVersioning.getCatalogVersion",
        )
      ).status,
    ).toBe(401);
  });
});

test("a listening emulator sets its origin, drops connections for faults, and rejects a port in use", async () => {
  const emulator = createEmulator({ seed: "minimal" });
  const server = await emulator.listen({ port: 0 });
  try {
    expect(emulator.origin).toBe(server.url);
    const response = await fetch(`${server.url}/oauth2/token`, ANONYMOUS);
    const { access_token } = (await response.json()) as Json;
    const headers = { Authorization: access_token };
    const { products } = (await (
      await fetch(`${server.url}/stores/v3/products/query`, { headers })
    ).json()) as Json;
    expect((await fetch(products[0].media.main.image.url)).status).toBe(200);
    emulator.faults.add({ kind: "drop" });
    await expect(fetch(`${server.url}/oauth2/jwks`)).rejects.toThrow();
    expect((await fetch(`${server.url}/oauth2/jwks`)).status).toBe(200);
    await expect(emulator.listen({ port: server.port })).rejects.toThrow("EADDRINUSE");
  } finally {
    await server.close();
  }
});

test("the ids of the default seed's products never change", () => {
  const products = createEmulator().state.catalog.products;
  const socks = [...products.values()].find(({ slug }) => slug === "boot-socks");
  expect(socks?.id).toMatchInlineSnapshot(`"1f340983-ed3e-4350-a43f-190683804057"`);
});
