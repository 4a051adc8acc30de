import { describe, expect, it } from "vitest";
import * as z from "zod/v4";
import { atMostOne, needing, responseSchema } from "./objects.js";

const issuesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join("."));

describe("needing", () => {
  const item = z.looseObject({ name: z.string().max(3).nullish() });
  const schema = needing(
    z.looseObject({ item: item.optional(), items: z.array(item).optional() }),
    "item",
    "item.name",
    "items.name",
  );

  it("reports missing and null fields, including in list items", () => {
    expect(issuesOf(schema, { item: { name: "a" }, items: [{ name: "b" }] })).toBeUndefined();
    expect(issuesOf(schema, { item: {}, items: [{ name: "b" }, { name: null }] })).toEqual([
      "item.name",
      "items.1.name",
    ]);
  });

  it("does not report the fields of a missing object", () => {
    expect(issuesOf(schema, {})).toEqual(["item"]);
  });

  it("requires at least one of the alternatives", () => {
    const mediaSchema = needing(z.looseObject({}), "media.image|video");
    expect(issuesOf(mediaSchema, { media: {} })).toEqual(["media.image"]);
    expect(issuesOf(mediaSchema, { media: { image: null, video: "v" } })).toBeUndefined();
    expect(issuesOf(mediaSchema, { media: { image: "i" } })).toBeUndefined();
  });

  it("reports missing fields along with other issues", () => {
    expect(issuesOf(schema, { item: { name: "long" }, items: [{}] })).toEqual([
      "item.name",
      "items.0.name",
    ]);
    expect(issuesOf(schema, { item: 1, items: [{}] })).toEqual(["item", "items.0.name"]);
  });

  it("keeps unknown fields", () => {
    const value = { item: { name: "a", other: 1 }, more: true };
    expect(schema.parse(value)).toEqual(value);
  });
});

describe("atMostOne", () => {
  const schema = atMostOne(
    z.looseObject({ a: z.string().nullish(), b: z.string().nullish() }),
    ["a", "b"],
    ["c", "d"],
  );

  it("rejects a second field from the same group", () => {
    expect(issuesOf(schema, { a: "1", c: 1 })).toBeUndefined();
    expect(issuesOf(schema, { a: "1", b: null })).toBeUndefined();
    expect(issuesOf(schema, { a: "1", b: "2" })).toEqual(["b"]);
    expect(issuesOf(schema, { c: 1, d: 2, a: 1 })).toEqual(["a", "d"]);
  });
});

describe("responseSchema", () => {
  const schema = responseSchema(
    z.looseObject({ items: z.array(z.string().min(2)).min(1), name: z.string().min(1) }),
  );

  it("accepts empty strings and lists regardless of minimum lengths", () => {
    expect(issuesOf(schema, { items: [], name: "" })).toBeUndefined();
    expect(issuesOf(schema, { items: ["a"], name: "" })).toEqual(["items.0"]);
    expect(issuesOf(schema, { items: 1, name: "a" })).toEqual(["items"]);
    expect(issuesOf(schema, undefined)).toEqual([""]);
  });

  it("accepts unknown enum values", () => {
    const kindSchema = responseSchema(
      z.looseObject({ kind: z.enum(["A", "B"]), more: z.literal(1) }),
    );
    expect(issuesOf(kindSchema, { kind: "C", more: 1, other: true })).toBeUndefined();
    expect(issuesOf(kindSchema, { kind: 3, more: 2 })).toEqual(["kind", "more"]);
  });
});
