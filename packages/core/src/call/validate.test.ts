import { describe, expect, it } from "vitest";
import type { Checks, Schema, SchemaResult, Schemas } from "../client/options.js";
import { createClient } from "../create-client.js";
import type { SystemError, ValidationError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { call } from "./call.js";

const updateOperation: Operation = {
  name: "stores.productsV3.updateProduct",
  method: "PATCH",
  path: "/stores/v3/products/{product.id}",
  args: ["product.id", "...product", ["fields"]],
};
const products = {
  updateProduct: (id: string, product: object) =>
    call<Promise<unknown>>(updateOperation, [id, product]),
  deleteProduct: (id: string) =>
    call<Promise<unknown>>({ ...updateOperation, name: "a.b.delete" }, [id]),
};

const setUp = (check: () => SchemaResult | Promise<SchemaResult>) => {
  const sentBodies: unknown[] = [];
  const checkedValues: unknown[] = [];
  const client = createClient({
    modules: { products },
    validate: {
      [updateOperation.name]: {
        "~standard": {
          version: 1,
          vendor: "test",
          validate: (value) => {
            checkedValues.push(value);
            return check();
          },
        },
      },
    },
    fetch: async (request) => {
      sentBodies.push(await request.json());
      return new Response("{}");
    },
  });
  return { client, sentBodies, checkedValues };
};

describe("validate", () => {
  it("rejects an invalid request before sending it, with an error that names the invalid arguments", async () => {
    const issues = [
      { message: "must be a hat", path: ["product", "name"] },
      { message: "is missing", path: [{ key: "product" }, "options", 0, { key: "id" }] },
      { message: "is odd", path: [{ key: "fields" }, { key: 1 }] },
      { message: "is no field", path: [0, "name"] },
      { message: "is unknown", path: [Symbol("kind")] },
      { message: "is wrong" },
    ];
    for (const result of [{ issues }, Promise.resolve({ issues })]) {
      const { client, sentBodies, checkedValues } = setUp(() => result);
      const error: ValidationError = await client.products.updateProduct("7", {}).then(
        () => expect.fail("was sent"),
        (reason) => reason,
      );
      expect(error).toMatchObject({ name: "ValidationError", operation: updateOperation.name });
      expect(error.message).toBe(
        'INVALID_ARGUMENT: is wrong, "Symbol(kind)" is unknown, "[0].name" is no field, "options.fields[1]" is odd, ' +
          '"product.name" must be a hat, "product.options[0].id" is missing',
      );
      expect(new Set(error.violations.map(({ violatedRule }) => violatedRule))).toEqual(
        new Set(["VALIDATION"]),
      );
      expect([checkedValues, sentBodies]).toEqual([[{ product: { id: "7" } }], []]);
    }
  });

  it("sends a valid request unchanged", async () => {
    for (const result of [{}, { issues: undefined }, { issues: [] }]) {
      const { client, sentBodies } = setUp(() => result);
      await client.products.updateProduct("7", { name: "hat" });
      expect(sentBodies).toEqual([{ product: { id: "7", name: "hat" } }]);
    }
  });

  it("checks only operations that have a schema", async () => {
    const { client, sentBodies, checkedValues } = setUp(() => ({
      issues: [{ message: "is wrong" }],
    }));
    await client.products.deleteProduct("7");
    expect([checkedValues, sentBodies]).toEqual([[], [{ product: { id: "7" } }]]);
  });
});

/** Creates a schema that requires the given fields and accepts any other field. */
const schemaWith = (...fields: string[]): Schema => ({
  "~standard": {
    version: 1,
    vendor: "test",
    validate: (value) => ({
      issues: fields
        .filter((field) => !Object.hasOwn(value as object, field))
        .map((field) => ({ message: "is missing", path: [field] })),
    }),
  },
});

describe("validate with schemas for requests and responses", () => {
  const clientFor = (validate: Schemas | Checks, body: object = { product: { id: "7" } }) => {
    const sentBodies: unknown[] = [];
    const client = createClient({
      modules: { products },
      validate,
      fetch: async (request) => {
        sentBodies.push(await request.json());
        return Response.json(body, { headers: { "x-wix-request-id": "r1" } });
      },
    });
    return { client, sentBodies };
  };
  const errorOf = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.fail("did not fail"),
      (error: SystemError) => error,
    );

  it("rejects an invalid response, with an error that names the invalid fields without their values", async () => {
    const responses = { [updateOperation.name]: schemaWith("product", "total") };
    const { client } = clientFor({ responses }, { product: { id: "secret" } });
    const error = await errorOf(client.products.updateProduct("7", {}));
    expect(error).toMatchObject({
      name: "SystemError",
      code: "UNEXPECTED_RESPONSE",
      status: 200,
      requestId: "r1",
      operation: updateOperation.name,
      retryable: false,
      reason: 'the response does not match its schema: "total" is missing',
      details: { validationError: { fieldViolations: [{ field: "total" }] } },
    });
    expect(JSON.stringify(error)).not.toContain("secret");
  });

  it("returns a valid response unchanged", async () => {
    const responses = { [updateOperation.name]: schemaWith("product") };
    const { client } = clientFor({ requests: {}, responses });
    expect(await client.products.updateProduct("7", {})).toEqual({ product: { id: "7" } });
  });

  it("does not check a response without a schema", async () => {
    const responses = { [updateOperation.name]: schemaWith("total") };
    const { client } = clientFor({ requests: {}, responses });
    expect(await client.products.deleteProduct("7")).toEqual({ product: { id: "7" } });
  });

  it("rejects an invalid request", async () => {
    const { client, sentBodies } = clientFor({
      requests: { [updateOperation.name]: schemaWith("name") },
    });
    const error = await errorOf(client.products.updateProduct("7", {}));
    expect([error.name, error.message, sentBodies]).toEqual([
      "ValidationError",
      'INVALID_ARGUMENT: "name" is missing',
      [],
    ]);
  });

  it("passes the error to `report` and continues the call", async () => {
    const reports: unknown[] = [];
    const report: Checks["report"] = (error, info) => reports.push([error.code, info]);
    const schemas = { [updateOperation.name]: schemaWith("name") };
    const { client, sentBodies } = clientFor({ requests: schemas, responses: schemas, report });
    expect(await client.products.updateProduct("7", {})).toEqual({ product: { id: "7" } });
    expect(sentBodies).toHaveLength(1);
    expect(reports).toEqual([
      ["INVALID_ARGUMENT", { operation: updateOperation.name, part: "request" }],
      ["UNEXPECTED_RESPONSE", { operation: updateOperation.name, part: "response" }],
    ]);
  });

  it("rejects with the error that `report` throws", async () => {
    const responses = { [updateOperation.name]: schemaWith("name") };
    const report = (error: Error) => {
      throw error;
    };
    const { client } = clientFor({ responses, report });
    const error = await errorOf(client.products.updateProduct("7", {}));
    expect(error.code).toBe("UNEXPECTED_RESPONSE");
  });
});
