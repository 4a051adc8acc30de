import { sitePath } from "@portico/core/site";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { operations as routes } from "../generated/operations.js";
import { Router } from "./router.js";

const router = new Router(routes);

describe("Router", () => {
  it("matches the path of every route and decodes the path parameters", () => {
    const values = fc.array(
      fc.string({ minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text)),
      { minLength: 3, maxLength: 3 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...routes), values, (route, texts) => {
        const names = [...route.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? "");
        let position = 0;
        // These values never match a fixed segment in a similar route.
        const path = route.path.replace(/\{[^}]+\}/g, () =>
          encodeURIComponent(`~${texts[position++]}`),
        );
        const match = router.match(route.method, path);
        expect(match?.route.name).toBe(route.name);
        expect(match?.params).toEqual(
          Object.fromEntries(names.map((name, index) => [name, `~${texts[index]}`])),
        );
      }),
    );
  });

  it("prefers fixed segments, and accepts POST for GET routes with `fallback`", () => {
    const name = (method: string, path: string) => router.match(method, path)?.route.name;
    expect(name("GET", "/stores-reader/v1/products/query-platformized")).toBe(
      "stores.products.queryProducts",
    );
    expect(name("GET", "/stores-reader/v1/products/abc")).toBe("stores.products.getProduct");
    expect(name("POST", "/stores/v3/products/query")).toBe("stores.productsV3.queryProducts");
    expect(name("GET", "/ecom/v2/carts/current")).toBe("ecom.currentCartV2.getCurrentCart");
    expect(name("PUT", "/ecom/v2/carts/current")).toBeUndefined();
    expect(name("GET", "/ecom/v2")).toBeUndefined();
  });

  it("matches a path on a site's host to the same operation as the path on the API host", () => {
    const siteRouter = new Router(
      routes.map((route) => ({ ...route, path: sitePath(route.path) })),
    );
    for (const { name, method, path } of routes) {
      const onSite = sitePath(path).replace(/\{[^}]+\}/g, "~");
      const match = router.match(method, onSite) ?? siteRouter.match(method, onSite);
      expect(match?.route.name).toBe(name);
    }
  });
});
