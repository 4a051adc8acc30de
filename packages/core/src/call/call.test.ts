import fc from "fast-check";
import nock from "nock";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createClient } from "../create-client.js";
import { isPorticoError } from "../errors/guards.js";
import type { PorticoError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { call } from "./call.js";
import { queryOperation, searchOperation } from "./query-operation.js";

const API = "https://www.wixapis.com";
const getOperation: Operation = {
  name: "stores.productsV3.getProduct",
  method: "GET",
  path: "/stores/v3/products/{productId}",
  args: ["productId", ["fields"]],
  response: { product: { createdDate: "d" } },
  returns: "product",
};
const updateOperation: Operation = {
  name: "stores.productsV3.updateProduct",
  method: "PATCH",
  path: "/stores/v3/products/{product.id}",
  args: ["product.id", "...product"],
  request: { product: { createdDate: "d" } },
  mask: "fieldMask",
};

interface Product {
  id: string;
  createdDate: Date;
}
const products = {
  getProduct: (id: string, options?: { fields?: string[] }) =>
    call<Promise<Product>>(getOperation, [id, options]),
  updateProduct: (id: string, product: object) =>
    call<Promise<unknown>>(updateOperation, [id, product]),
};
const errorOf = async (promise: Promise<unknown>): Promise<PorticoError> =>
  promise.then(
    () => expect.fail("did not fail"),
    (error) => error,
  );

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

describe("call", () => {
  it("sends the arguments and resolves to the converted response field", async () => {
    nock(API)
      .get("/stores/v3/products/7")
      .query({ productId: "7", fields: ["URL", "CURRENCY"] })
      .reply(200, { product: { id: "7", createdDate: "2024-01-02T03:04:05.678Z" } });
    const client = createClient({ modules: { products } });
    expect(await client.products.getProduct("7", { fields: ["URL", "CURRENCY"] })).toEqual({
      id: "7",
      createdDate: new Date("2024-01-02T03:04:05.678Z"),
    });
  });

  it("sends the arguments as they were when the call was made", async () => {
    const product = { createdDate: new Date(0), name: "hat" };
    const expectedBody = {
      product: { createdDate: "1970-01-01T00:00:00.000Z", name: "hat", id: "7" },
    };
    nock(API).patch("/stores/v3/products/7", expectedBody).reply(200, {});
    const client = createClient({ modules: { products } });
    const promise = client.products.updateProduct("7", product);
    product.name = "scarf";
    expect(await promise).toEqual({});
    expect(product).toEqual({ createdDate: new Date(0), name: "scarf" });
  });

  it("sends the field mask from the options of a view", async () => {
    nock(API)
      .patch("/stores/v3/products/7", { product: { name: "hat", id: "7" }, fieldMask: "name,slug" })
      .reply(200, {});
    const client = createClient({ modules: { products } });
    const view = client.with({ fieldMask: ["name", "slug"] });
    await view.products.updateProduct("7", { name: "hat" });
  });

  it("resolves to undefined when the response field is missing", async () => {
    nock(API).get("/stores/v3/products/7").query(true).reply(204);
    expect(await createClient({ modules: { products } }).products.getProduct("7")).toBeUndefined();
    nock(API).get("/stores/v3/products/7").query(true).reply(200, {});
    const operationWithInheritedField = { ...getOperation, returns: "constructor" };
    const client = createClient({
      modules: { m: { f: (id: string) => call(operationWithInheritedField, [id]) } },
    });
    expect(await client.m.f("7")).toBeUndefined();
  });

  it("rejects values that cannot be sent, with an error that names the argument", async () => {
    const client = createClient({ modules: { products } });
    expect((await errorOf(client.products.getProduct(""))).message).toBe(
      'INVALID_ARGUMENT: "productId" must not be empty',
    );
    const date = { createdDate: new Date(Number.NaN) };
    const error = await errorOf(client.products.updateProduct("7", date));
    expect(error.message).toBe('INVALID_ARGUMENT: "product.createdDate" must be a valid date');
    expect(error.operation).toBe(updateOperation.name);
  });

  it("rejects unknown arguments and lists the known ones, but not in production", async () => {
    const sentUrls: string[] = [];
    const client = createClient({
      fetch: async ({ url }) => {
        sentUrls.push(url);
        return new Response("{}");
      },
    });
    const callGetProduct = client.use((...args: unknown[]) =>
      call<Promise<unknown>>(getOperation, args),
    );
    const messages: [unknown[], string][] = [
      [["7", { feilds: ["URL"] }], '"options.feilds" is unknown. Known fields: fields'],
      [["7", 1], '"options" must be an object with fields, not a number'],
      [["7", {}, 2], '"argument 3" is unknown. Known arguments: productId, options'],
    ];
    for (const [args, message] of messages) {
      const error = await errorOf(callGetProduct(...args));
      expect(error.message).toBe(`INVALID_ARGUMENT: ${message}`);
      expect(error).toMatchObject({ name: "ValidationError", operation: getOperation.name });
    }
    expect(sentUrls).toEqual([]);
    await callGetProduct("7", { feilds: undefined }, undefined, null);
    await Promise.all(["7"].map(callGetProduct));
    vi.stubEnv("NODE_ENV", "production");
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    for (const [args] of messages) await callGetProduct(...args);
    expect(sentUrls).toHaveLength(5);
  });

  it("names the argument in the error if the server rejects one of its fields", async () => {
    nock(API)
      .get("/stores/v3/products/7")
      .query(true)
      .reply(
        400,
        {
          details: {
            validationError: { fieldViolations: [{ field: "fields[0]", description: "is odd" }] },
          },
        },
        { "X-Wix-Request-Id": "r-1" },
      );
    const error = await errorOf(createClient({ modules: { products } }).products.getProduct("7"));
    expect(error.message).toBe('INVALID_ARGUMENT: "options.fields[0]" is odd');
    expect(error).toMatchObject({ operation: getOperation.name, requestId: "r-1", status: 400 });
  });

  it("rejects with BAD_PAYLOAD for an unusable response body, but accepts an empty one", async () => {
    const deepJson = "[".repeat(100_000) + "]".repeat(100_000);
    const bodies = ["", "null", "[]", "7", '"x"', "{", "<html>", `{"product":${deepJson}}`];
    for (const body of bodies) {
      const client = createClient({
        modules: { products },
        fetch: async () => new Response(body, { headers: { "content-type": "application/json" } }),
      });
      const outcome = await client.products.getProduct("7").then(
        () => "resolved",
        (error) => `${error.name} ${error.code}`,
      );
      expect(["resolved", "SystemError BAD_PAYLOAD"], body.slice(0, 20)).toContain(outcome);
      expect(outcome === "resolved").toBe(body === "");
    }
  });

  it("rejects only with SDK errors and leaves `Object.prototype` unchanged, for any response body", async () => {
    const key = fc.constantFrom("product", "__proto__", "constructor", "createdDate", "message");
    const { node } = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom<unknown>(null, "2024-01-01", "", 7, true, "__proto__"),
        fc.array(tie("node"), { maxLength: 3 }),
        fc
          .array(fc.tuple(key, tie("node")), { maxLength: 3 })
          .map((fields) => new Map(fields as [])),
      ),
    }));
    // Converts maps to JSON objects. A map treats `__proto__` like any other key.
    const jsonOf = (value: unknown): string => {
      if (Array.isArray(value)) return `[${value.map(jsonOf)}]`;
      if (!(value instanceof Map)) return JSON.stringify(value);
      return `{${[...value].map(([name, field]) => `${JSON.stringify(name)}:${jsonOf(field)}`)}}`;
    };
    const status = fc.constantFrom(200, 201, 400, 404, 428, 500);
    const jsonWrappers = fc.constantFrom<(json: string) => string>(
      (json) => json,
      (json) => `{"product":${json}}`,
      (json) => `{"message":${json},"details":${json}}`,
      (json) => `{"details":{"applicationError":${json}}}`,
      (json) => `{"details":{"validationError":{"fieldViolations":${json}}}}`,
      (json) => json.slice(1),
    );
    await fc.assert(
      fc.asyncProperty(node, status, jsonWrappers, async (value, responseStatus, wrapJson) => {
        const client = createClient({
          modules: { products },
          retry: 0,
          fetch: async () => new Response(wrapJson(jsonOf(value)), { status: responseStatus }),
        });
        const propertiesBefore = Object.getOwnPropertyNames(Object.prototype).join();
        const outcome = await client.products.getProduct("7").then(
          () => "resolved",
          (error) => (isPorticoError(error) && error.message ? "typed" : error),
        );
        expect(["resolved", "typed"]).toContain(outcome);
        expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(propertiesBefore);
      }),
    );
  });

  it("keeps fields named `__proto__` and `constructor` in requests and responses", async () => {
    const text = '{"product":{"__proto__":{"polluted":true},"constructor":{"a":[null,1]}}}';
    const bodies: string[] = [];
    const client = createClient({
      modules: { products },
      fetch: async (request) => {
        bodies.push(await request.text());
        return new Response(text);
      },
    });
    expect(JSON.stringify(await client.products.getProduct("7"))).toBe(
      JSON.stringify(JSON.parse(text).product),
    );
    await client.products.updateProduct("7", JSON.parse(text).product);
    expect(bodies[1]).toBe(text.replace("[null,1]}", '[null,1]},"id":"7"'));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe("an operation without a client", () => {
  const message =
    "Wix context is not available. Make sure to initialize the Wix context before using SDK modules";

  it("rejects with the message that the Wix context is not available", async () => {
    const error = await errorOf(products.getProduct("7"));
    expect(error.message).toBe(message);
    expect(error.name).toBe("PorticoError");
  });

  it("throws synchronously if it would return a query builder, and rejects if it gets a query", async () => {
    const query = { paging: "cursor", items: "products", metadata: "pagingMetadata" } as const;
    const operation = { ...getOperation, query };
    for (const createOperation of [queryOperation, searchOperation]) {
      const queryProducts = createOperation<(query?: object) => unknown>(operation);
      expect(() => queryProducts()).toThrow(message);
      await expect(queryProducts({ filter: {} })).rejects.toThrow(message);
    }
  });
});
