import { describe, expect, test } from "vitest";
import * as z from "zod/v4";
import { operations } from "../generated/operations.js";
import { PlatformError } from "../kernel/platform-error.js";
import { documentedFields } from "./documented.js";
import { checkedRequest, requestSchema } from "./requests.js";
import { coerce, withoutNulls } from "./typed.js";

const schemaOf = (name: string) => {
  const operation = operations.find((candidate) => candidate.name === name);
  if (!operation) throw new Error(name);
  return requestSchema(operation);
};
const violations = async (name: string, request: Record<string, unknown>) => {
  const schema = await schemaOf(name);
  try {
    checkedRequest(schema, request);
    return [];
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const { fieldViolations = [] } = error.details.validationError ?? {};
    return fieldViolations.map(({ field, violatedRule }) => `${field} ${violatedRule}`);
  }
};

describe("request validation", () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ["createBrand", {}, ["brand REQUIRED_FIELD"]],
    ["createBrand", { brand: { name: "x".repeat(51) } }, ["brand.name MAX_LENGTH"]],
    ["createBrand", { brand: { name: {} } }, ["brand.name VALIDATION"]],
    ["createBrand", { brand: { name: "x", other: 1 } }, []],
    ["createBrand", { brand: { name: "x", id: "y" } }, ["brand.id FORMAT"]],
    ["createBrand", { brand: { name: "x", id: null } }, []],
    ["getBrand", { brandId: "x" }, ["brandId FORMAT"]],
    ["queryBrands", { fields: ["ODD"] }, ["fields[0] INVALID_ENUM_VALUE"]],
    ["queryBrands", { query: { cursorPaging: { limit: -1 } } }, ["query.cursorPaging.limit MIN"]],
    [
      "queryBrands",
      { query: { cursorPaging: { limit: 1.5 } } },
      ["query.cursorPaging.limit VALIDATION"],
    ],
  ])("reports the violations if %s is called with %j", async (name, request, expected) => {
    expect(await violations(`stores.brandsV3.${name}`, request)).toEqual(expected);
  });

  test("has a schema for every operation", async () => {
    for (const operation of operations) expect(await requestSchema(operation)).toBeDefined();
  });
});

test("coerce converts strings to numbers, booleans and lists, and keeps invalid strings", () => {
  const item = z.lazy(() => z.looseObject({ count: z.number().nullish() }));
  const schema = z.looseObject({
    limit: z.number(),
    on: z.boolean().optional(),
    ids: z.array(z.string()),
    items: z.array(item),
    price: z.union([z.number(), z.enum(["NaN"])]),
  });
  const request = {
    limit: "5",
    on: "true",
    ids: "a",
    items: [{ count: "2" }],
    price: "NaN",
    other: "7",
  };
  expect(coerce(schema, request)).toEqual({
    limit: 5,
    on: true,
    ids: ["a"],
    items: [{ count: 2 }],
    price: "NaN",
    other: "7",
  });
  expect(coerce(schema, { limit: "many", on: "perhaps" })).toEqual({
    limit: "many",
    on: "perhaps",
  });
});

test("withoutNulls removes null fields, but keeps nulls in filters and undocumented fields", async () => {
  const schema = await schemaOf("stores.brandsV3.queryBrands");
  const filter = { name: null, id: { $in: [null] } };
  const query = { filter, sort: [{ fieldName: "name", order: null }], cursorPaging: null };
  expect(withoutNulls(schema, { query, fields: null, other: { odd: null } })).toEqual({
    query: { filter, sort: [{ fieldName: "name" }] },
    other: { odd: null },
  });
});

test("documentedFields removes undocumented fields, except in filters, field masks and allowed fields", async () => {
  const schema = await schemaOf("stores.brandsV3.queryBrands");
  const request = {
    query: { filter: { odd: 1 }, sort: [{ fieldName: "name", odd: 1 }], odd: 1 },
    fieldMask: ["name"],
    extra: { odd: 1 },
    odd: 1,
  };
  expect(documentedFields(schema, request, ["extra"])).toEqual({
    query: { filter: { odd: 1 }, sort: [{ fieldName: "name" }] },
    fieldMask: ["name"],
    extra: { odd: 1 },
  });
  expect(documentedFields(schema, request, true)).toBe(request);
});
