import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadApi, operationsOf } from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import { requiredPaths } from "../model/required.ts";
import { findUsage } from "../model/usage.ts";
import { writeSchemas } from "./schema-module.ts";
import { SchemaWriter } from "./schema-writer.ts";

const api = loadApi(fileURLToPath(new URL("../../fixtures/toys", import.meta.url)));
const usage = findUsage(api);
const [toys] = api.services;
if (!toys) throw new Error("there are no toys");

/** Returns the code for a schema that responses do not use. */
function schemaText(schema: Schema): string {
  const singleSchemaApi = { ...api, schema: () => schema };
  const text = new SchemaWriter(singleSchemaApi, usage, "a.json").declare({
    file: "a.json",
    name: "A",
  });
  return text.replace("export const A: z.ZodType = /* @__PURE__ */ ", "").slice(0, -1);
}

describe("SchemaWriter", () => {
  it.each<[Schema, string]>([
    [{ type: "string", enum: ["A", "B"] }, 'z.lazy(() => z.enum(["A", "B"]))'],
    [{ type: "string", minLength: 1, maxLength: 50 }, "z.lazy(() => z.string().min(1).max(50))"],
    [{ type: ["string", "null"], format: "guid" }, "z.lazy(() => guid.nullable())"],
    [{ type: "string", format: "web-url", maxLength: 9 }, "z.lazy(() => webUrl.max(9))"],
    [{ type: "number", minimum: 0, maximum: 5 }, "z.lazy(() => z.number().min(0).max(5))"],
    [{ type: "number", format: "double" }, "z.lazy(() => z.union([z.number(), notANumber]))"],
    [
      { type: "string", "x-decimal": "options { gte:0, lte:1, maxScale:6 }" },
      "z.lazy(() => decimal({ gte: 0, lte: 1, maxScale: 6 }))",
    ],
    [
      { type: "array", items: { type: "boolean" }, minItems: 1, maxItems: 3 },
      "z.lazy(() => z.array(z.boolean()).min(1).max(3))",
    ],
    [
      { type: "array", items: { type: "string" }, format: "field-mask" },
      "z.lazy(() => z.string())",
    ],
    [
      { type: "object", additionalProperties: { type: "number" } },
      "z.lazy(() => z.record(z.string(), z.number()))",
    ],
    [
      {
        type: "object",
        properties: { "old-name": { type: ["string", "null"] }, b: { type: "boolean" } },
        "x-oneof": [["old-name", "b"], ["b"]],
      },
      'z.lazy(() => atMostOne(z.looseObject({ "old-name": z.string().nullish(), b: z.boolean().optional() }), ["old-name", "b"]))',
    ],
  ])("writes the Zod schema of %j", (schema, text) => {
    expect(schemaText(schema)).toBe(text);
  });
});

describe("requiredPaths", () => {
  it("returns the paths of required fields in the request, for explicit and spread arguments", () => {
    const update = operationsOf(toys).find(
      ({ operation }) => operation.operationId === "updateToy",
    );
    if (!update) throw new Error("there is no updateToy");
    expect(requiredPaths(api, toys.file, update.operation)).toEqual([
      "toy.id",
      "toy",
      "toy.revision",
    ]);
  });
});

it("writeSchemas writes request schemas with the operation's required fields, and response schemas", () => {
  const text = writeSchemas(api, usage, toys);
  expect(text).toContain(
    '"stores.toys.updateToy": /* @__PURE__ */ needing(UpdateToyRequest, "toy.id", "toy.revision")',
  );
  expect(text).toContain(
    '"stores.toys.updateToy": /* @__PURE__ */ responseSchema(UpdateToyResponse)',
  );
});
