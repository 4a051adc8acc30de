import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createClient } from "./create-client.js";
import { operation } from "./runtime.js";
import { sitePath } from "./site.js";

const apiDirectory = new URL("../../../api/", import.meta.url);

interface Operations {
  paths?: Record<string, Record<string, { "x-site-path"?: string }>>;
}

const pathPairs = readdirSync(apiDirectory)
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => {
    const { paths = {} } = JSON.parse(
      readFileSync(new URL(file, apiDirectory), "utf8"),
    ) as Operations;
    return Object.entries(paths).flatMap(([path, item]) =>
      Object.values(item).flatMap(({ "x-site-path": site }) => (site ? [[path, site]] : [])),
    );
  });

describe("sitePath", () => {
  it("maps the path of every operation to its site path in the API documents", () => {
    expect(pathPairs.length).toBeGreaterThan(600);
    for (const [path = "", site] of pathPairs) {
      expect(sitePath(path)).toBe(site);
      expect(sitePath(`${path}?limit=1`)).toBe(`${site}?limit=1`);
    }
  });

  it("maps the path of the token service", () => {
    expect(sitePath("/oauth2/token")).toBe("/_api/oauth2/token");
  });
});

describe("rewritePath", () => {
  it("changes the paths of operation calls and GraphQL requests", async () => {
    const urls: string[] = [];
    const client = createClient({
      baseUrl: "https://www.shop.example",
      rewritePath: sitePath,
      fetch: async ({ url }) => {
        urls.push(url);
        return Response.json({});
      },
    });
    const path = "/stores/v3/products/{productId}";
    const getProduct = operation<(id: string) => Promise<unknown>>({
      name: "stores.productsV3.getProduct",
      method: "GET",
      path,
      args: ["productId"],
    });
    await client.use(getProduct)("7");
    await client.graphql("{ site { name } }");
    expect(urls).toEqual([
      "https://www.shop.example/_api/stores-catalog-orchestrator/v3/products/7?productId=7",
      "https://www.shop.example/_api/graphql/alpha",
    ]);
  });
});
