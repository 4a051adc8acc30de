import { describe, expect, it } from "vitest";
import type { AuthStrategy } from "../client/auth-strategy.js";
import { createClient } from "../create-client.js";
import type { PorticoError } from "../errors/portico-error.js";
import { fakeClock } from "../time/testing/fake-clock.js";
import type { Operation } from "../wire/operation.js";
import { call } from "./call.js";

const API = "https://www.wixapis.com";
const getOperation: Operation = {
  name: "stores.productsV3.getProduct",
  method: "GET",
  path: "/stores/v3/products/{productId}",
  args: ["productId"],
};
const updateOperation: Operation = {
  name: "stores.productsV3.updateProduct",
  method: "PATCH",
  path: "/stores/v3/products/{product.id}",
  args: ["product.id", "...product"],
};
const products = {
  getProduct: (id: string) => call<Promise<unknown>>(getOperation, [id]),
  updateProduct: (id: string, product: object) =>
    call<Promise<unknown>>(updateOperation, [id, product]),
};
const errorOf = async (promise: Promise<unknown>): Promise<PorticoError> =>
  promise.then(
    () => expect.fail("did not fail"),
    (error) => error,
  );

describe("the host of a call", () => {
  const strategyWith = (cdn: boolean): AuthStrategy => ({
    cdn,
    getAuthHeaders: () => ({ headers: {} }),
  });
  const hostsOf = async (options: Parameters<typeof createClient>[0]) => {
    const hosts: string[] = [];
    const client = createClient({
      ...options,
      modules: { products },
      fetch: async (request) => {
        hosts.push(new URL(request.url).origin);
        return new Response("{}");
      },
    });
    await client.products.getProduct("7");
    await client.products.updateProduct("7", {});
    return hosts;
  };

  it("is the CDN for reads if the strategy and the client's options allow it", async () => {
    const cdnOrigin = "https://edge.wixapis.com";
    expect(await hostsOf({ auth: strategyWith(true) })).toEqual([cdnOrigin, API]);
    expect(await hostsOf({ auth: strategyWith(false) })).toEqual([API, API]);
    expect(await hostsOf({})).toEqual([API, API]);
    expect(await hostsOf({ auth: strategyWith(true), cdn: false })).toEqual([API, API]);
    const host = "http://localhost:9999";
    expect(await hostsOf({ auth: strategyWith(true), baseUrl: `${host}/` })).toEqual([host, host]);
  });

  it("is the API host for a GET operation that changes data", async () => {
    const hosts: string[] = [];
    const client = createClient({
      auth: strategyWith(true),
      clock: fakeClock({ skip: 20_000 }),
      fetch: async ({ url }) => {
        hosts.push(new URL(url).origin);
        return new Response("{}", { status: 503 });
      },
    });
    const logout = { name: "x.y.logout", method: "GET", path: "/logout", read: false } as const;
    const error = await errorOf(
      client.use({ logout: () => call<Promise<unknown>>(logout, []) }).logout(),
    );
    expect(error.status).toBe(503);
    expect(hosts).toEqual([API]);
  });
});

describe("an operation that fails", () => {
  const countAttempts = async (operation: Operation) => {
    let count = 0;
    const client = createClient({
      clock: fakeClock({ skip: 20_000 }),
      fetch: async () => {
        count += 1;
        return new Response("{}", { status: 503 });
      },
    });
    await errorOf(client.use(() => call<Promise<unknown>>(operation, ["7"]))());
    return count;
  };

  it("is retried only if `read` is true, or if `read` is missing and the method is GET", async () => {
    expect(await countAttempts(getOperation)).toBe(3);
    expect(await countAttempts({ ...updateOperation, read: true })).toBe(3);
    expect(await countAttempts(updateOperation)).toBe(1);
    expect(await countAttempts({ ...getOperation, method: "DELETE" })).toBe(1);
    expect(await countAttempts({ ...getOperation, read: false })).toBe(1);
  });
});
