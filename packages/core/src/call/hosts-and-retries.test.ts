import { describe, expect, it } from "vitest";
import type { AuthStrategy } from "../client/auth-strategy.js";
import { createClient } from "../create-client.js";
import type { PorticoError } from "../errors/portico-error.js";
import { fakeClock } from "../time/testing/fake-clock.js";
import type { Operation } from "../wire/operation.js";
import { call } from "./call.js";

const API = "https://www.wixapis.com";
const get: Operation = {
  name: "stores.productsV3.getProduct",
  method: "GET",
  path: "/stores/v3/products/{productId}",
  args: ["productId"],
};
const update: Operation = {
  name: "stores.productsV3.updateProduct",
  method: "PATCH",
  path: "/stores/v3/products/{product.id}",
  args: ["product.id", "...product"],
};
const products = {
  getProduct: (id: string) => call<Promise<unknown>>(get, [id]),
  updateProduct: (id: string, product: object) => call<Promise<unknown>>(update, [id, product]),
};
const failure = async (promise: Promise<unknown>): Promise<PorticoError> =>
  promise.then(
    () => expect.fail("did not fail"),
    (error) => error,
  );

describe("the host of a call", () => {
  const auth = (cdn: boolean): AuthStrategy => ({ cdn, getAuthHeaders: () => ({ headers: {} }) });
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
    const edge = "https://edge.wixapis.com";
    expect(await hostsOf({ auth: auth(true) })).toEqual([edge, API]);
    expect(await hostsOf({ auth: auth(false) })).toEqual([API, API]);
    expect(await hostsOf({})).toEqual([API, API]);
    expect(await hostsOf({ auth: auth(true), cdn: false })).toEqual([API, API]);
    const host = "http://localhost:9999";
    expect(await hostsOf({ auth: auth(true), baseUrl: `${host}/` })).toEqual([host, host]);
  });

  it("is the API host for a GET operation that changes data", async () => {
    const hosts: string[] = [];
    const client = createClient({
      auth: auth(true),
      clock: fakeClock({ skip: 20_000 }),
      fetch: async ({ url }) => {
        hosts.push(new URL(url).origin);
        return new Response("{}", { status: 503 });
      },
    });
    const logout = { name: "x.y.logout", method: "GET", path: "/logout", read: false } as const;
    const error = await failure(
      client.use({ logout: () => call<Promise<unknown>>(logout, []) }).logout(),
    );
    expect(error.status).toBe(503);
    expect(hosts).toEqual([API]);
  });
});

describe("an operation that fails", () => {
  const attempts = async (operation: Operation) => {
    let count = 0;
    const client = createClient({
      clock: fakeClock({ skip: 20_000 }),
      fetch: async () => {
        count += 1;
        return new Response("{}", { status: 503 });
      },
    });
    await failure(client.use(() => call<Promise<unknown>>(operation, ["7"]))());
    return count;
  };

  it("is retried only if it reads data, regardless of its HTTP method", async () => {
    expect(await attempts(get)).toBe(3);
    expect(await attempts({ ...update, read: true })).toBe(3);
    expect(await attempts(update)).toBe(1);
    expect(await attempts({ ...get, method: "DELETE" })).toBe(1);
    expect(await attempts({ ...get, read: false })).toBe(1);
  });
});
