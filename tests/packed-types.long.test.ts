import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Packed, packAll } from "./packed.js";

let packed: Packed;
beforeAll(async () => {
  packed = await packAll("packed-types");
});
afterAll(() => packed.remove());

it("the packages type-check in an app that checks library types", () => {
  const app = join(packed.folder, "app.mts");
  writeFileSync(
    app,
    `import { createClient } from "@portico/core";
     import { OAuthStrategy, redirects } from "@portico/identity";
     import { AppStrategy } from "@portico/identity/app";
     import { astroServer } from "@portico/identity/astro";
     import { expressServer } from "@portico/identity/express";
     import { honoServer } from "@portico/identity/hono";
     import { nextServer } from "@portico/identity/next";
     import { reactRouterServer } from "@portico/identity/react-router";
     import { redisStorage } from "@portico/identity/redis";
     import { sessionServer } from "@portico/identity/server";
     import { categories, productsV3 } from "@portico/stores";
     import { brandsV3 } from "@portico/stores/schemas";
     import { Cart, requests } from "@portico/ecom/schemas/cart-v2";
     import { load } from "@portico/members/schemas/load";
     import { currentCartV2, orders } from "@portico/ecom";
     import { members } from "@portico/members";
     import { createEmulator, createSeed } from "@portico/emulator";
     import { createEmulatorClient } from "@portico/emulator/client";
     import express from "express";
     import { Hono } from "hono";
     import type { MiddlewareFunction } from "react-router";
     const client = createClient({
       auth: OAuthStrategy({ clientId: "client" }),
       fetch: createEmulator().fetch,
       modules: { productsV3, categories, currentCartV2, redirects, orders, members },
     });
     const tokenStorage = redisStorage({ eval: async () => null });
     export const app = createClient({ auth: AppStrategy({ appId: "app", tokenStorage }) });
     const server = sessionServer({ clientId: "client", secret: ["…"], modules: { productsV3 } });
     const visit = await server.createServerClient(new Request("https://shop.example"));
     export const seen: string = (await visit.productsV3.getProduct("id")).id;
     export const role: "none" | "visitor" | "member" = visit.session.snapshot().role;
     visit.auth.setTokens(visit.auth.getTokens());
     export const site = new Hono()
       .use(honoServer(server))
       .get("/:id", async (c) => c.text((await c.get("portico").productsV3.getProduct(c.req.param("id"))).id));
     export const listening = express().use(expressServer(server));
     export const routes: MiddlewareFunction<Response>[] = [reactRouterServer(server).middleware];
     export const { onRequest } = astroServer(server);
     export const getProducts = async () => (await nextServer(server).serverClient()).productsV3;
     createEmulator({ seed: createSeed().product({ name: "Hat", price: "5" }) });
     export const now: Promise<number> = createEmulatorClient("http://localhost").clock.now();
     // @ts-expect-error a field that a seed's product does not have
     createSeed().product({ name: "Hat", prise: "5" });
     createClient({ validate: brandsV3.requests });
     createClient({ validate: { ...brandsV3.requests, ...requests } });
     export const fits: boolean = Cart.safeParse({}).success;
     export const loaded: Promise<{ requests: object }> = load.members();
     const product = await client.productsV3.getProduct("id", { fields: ["CURRENCY"] });
     export const name: string | null | undefined = product.name;
     export const id: string = product.id;
     const page = await client.productsV3.queryProducts().eq("slug", "hat").find();
     export const first: productsV3.V3Product | undefined = page.items[0];
     // @ts-expect-error a field that the query does not take
     client.productsV3.queryProducts().eq("price", 1);
     // @ts-expect-error an unknown option
     client.productsV3.getProduct("id", { feilds: [] });
    `,
  );
  const result = tsc(["--skipLibCheck", "false", app]);
  expect(result).toBe("");
});

it("the packages type-check with the oldest supported TypeScript version, including library types", () => {
  const app = join(packed.folder, "oldest.mts");
  writeFileSync(
    app,
    `import { createClient, isApplicationError, observe } from "@portico/core";
     import { OAuthStrategy, redirects } from "@portico/identity";
     import { currentCartV2, orders } from "@portico/ecom";
     import { members } from "@portico/members";
     import { productsV3 } from "@portico/stores";
     const client = createClient({
       auth: OAuthStrategy({ clientId: "client" }),
       hooks: observe({ retry: ({ attempt }) => void attempt.toFixed() }),
       modules: { productsV3, currentCartV2, redirects, orders, members },
     });
     const product = await client.productsV3.getProduct("id", { fields: ["CURRENCY"] });
     export const id: string = product.id;
     const page = await client.orders.searchOrders().eq("paymentStatus", "PAID").find();
     export const first: orders.Order | undefined = page.items[0];
     await client.productsV3.updateProduct("id", { revision: "1", name: "Hat" });
     // @ts-expect-error an update needs the revision
     await client.productsV3.updateProduct("id", { name: "Hat" });
     // @ts-expect-error a field that the search does not take
     client.orders.searchOrders().eq("paymentState", "PAID");
     export const why = (error: unknown) =>
       isApplicationError(error, currentCartV2.getCurrentCart) && error.code;
    `,
  );
  const require = createRequire(import.meta.url);
  const compiler = require.resolve("typescript-5-4/lib/tsc.js");
  const settings = ["--strict", "--noEmit", "--skipLibCheck", "false", "--types", "node"];
  const target = ["--target", "es2022", "--module", "nodenext", "--lib", "es2023,dom,dom.iterable"];
  const { stdout } = spawnSync(process.execPath, [compiler, ...settings, ...target, app], {
    cwd: packed.folder,
    encoding: "utf8",
  });
  expect(stdout).toBe("");
});

function tsc(args: string[]): string {
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const { stdout } = spawnSync(
    process.execPath,
    [
      compiler,
      "--noEmit",
      "--ignoreConfig",
      "--strict",
      "--target",
      "es2022",
      "--module",
      "nodenext",
      "--moduleResolution",
      "nodenext",
      "--lib",
      "es2023,dom,dom.iterable",
      "--types",
      "node",
      // Check only the files that changes since the last run can affect.
      "--incremental",
      "--tsBuildInfoFile",
      fileURLToPath(new URL("../node_modules/.cache/portico/packed.tsbuildinfo", import.meta.url)),
      ...args,
    ],
    { cwd: packed.folder, encoding: "utf8" },
  );
  return stdout;
}
