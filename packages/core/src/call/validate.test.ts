import { describe, expect, it } from "vitest";
import type { SchemaResult } from "../client/options.js";
import { createClient } from "../create-client.js";
import type { ValidationError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { call } from "./call.js";

const update: Operation = {
  name: "stores.productsV3.updateProduct",
  method: "PATCH",
  path: "/stores/v3/products/{product.id}",
  args: ["product.id", "...product", ["fields"]],
};
const products = {
  updateProduct: (id: string, product: object) => call<Promise<unknown>>(update, [id, product]),
  deleteProduct: (id: string) => call<Promise<unknown>>({ ...update, name: "a.b.delete" }, [id]),
};

/** A client whose updates are checked, what it sent, and what the schema was given. */
const setUp = (check: () => SchemaResult | Promise<SchemaResult>) => {
  const sent: unknown[] = [];
  const checked: unknown[] = [];
  const client = createClient({
    modules: { products },
    validate: {
      [update.name]: {
        "~standard": {
          version: 1,
          vendor: "test",
          validate: (value) => {
            checked.push(value);
            return check();
          },
        },
      },
    },
    fetch: async (request) => {
      sent.push(await request.json());
      return new Response("{}");
    },
  });
  return { client, sent, checked };
};

describe("validate", () => {
  it("refuses a request that has issues before it is sent, by the fields of the call", async () => {
    const issues = [
      { message: "must be a hat", path: ["product", "name"] },
      { message: "is missing", path: [{ key: "product" }, "options", 0, { key: "id" }] },
      { message: "is odd", path: [{ key: "fields" }, { key: 1 }] },
      { message: "is no field", path: [0, "name"] },
      { message: "is unknown", path: [Symbol("kind")] },
      { message: "is wrong" },
    ];
    for (const result of [{ issues }, Promise.resolve({ issues })]) {
      const { client, sent, checked } = setUp(() => result);
      const error: ValidationError = await client.products.updateProduct("7", {}).then(
        () => expect.fail("was sent"),
        (reason) => reason,
      );
      expect(error).toMatchObject({ name: "ValidationError", operation: update.name });
      expect(error.message).toBe(
        'INVALID_ARGUMENT: is wrong, "Symbol(kind)" is unknown, "[0].name" is no field, "options.fields[1]" is odd, ' +
          '"product.name" must be a hat, "product.options[0].id" is missing',
      );
      expect(new Set(error.violations.map(({ violatedRule }) => violatedRule))).toEqual(
        new Set(["VALIDATION"]),
      );
      expect([checked, sent]).toEqual([[{ product: { id: "7" } }], []]);
    }
  });

  it("sends a request without issues as it is", async () => {
    for (const result of [{}, { issues: undefined }, { issues: [] }]) {
      const { client, sent } = setUp(() => result);
      await client.products.updateProduct("7", { name: "hat" });
      expect(sent).toEqual([{ product: { id: "7", name: "hat" } }]);
    }
  });

  it("checks the operations that have a schema", async () => {
    const { client, sent, checked } = setUp(() => ({ issues: [{ message: "is wrong" }] }));
    await client.products.deleteProduct("7");
    expect([checked, sent]).toEqual([[], [{ product: { id: "7" } }]]);
  });
});
