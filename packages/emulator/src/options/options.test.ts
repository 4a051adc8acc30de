import { expect, expectTypeOf, test } from "vitest";
import type { z } from "zod/v4";
import type { fault } from "../server/faults.js";
import type { EmulatorOptions, FaultInput } from "./option-types.js";
import { emulatorOptions } from "./options.js";
import { type categorySeed, type productSeed, type seedData, toJson } from "./seed-schema.js";
import type { CategoryInput, ProductInput, SeedData } from "./seed-types.js";

test("the option types match the schemas", () => {
  expectTypeOf<EmulatorOptions>().toExtend<z.input<typeof emulatorOptions>>();
  expectTypeOf<z.input<typeof emulatorOptions>>().toExtend<EmulatorOptions>();
  expectTypeOf<keyof EmulatorOptions>().toEqualTypeOf<keyof z.input<typeof emulatorOptions>>();
  type Site = NonNullable<EmulatorOptions["site"]>;
  type SchemaSite = NonNullable<z.input<typeof emulatorOptions>["site"]>;
  expectTypeOf<keyof Site>().toEqualTypeOf<keyof SchemaSite>();
  type Coupon = NonNullable<Site["coupons"]>[number];
  type SchemaCoupon = NonNullable<SchemaSite["coupons"]>[number];
  expectTypeOf<keyof Coupon>().toEqualTypeOf<keyof SchemaCoupon>();
  expectTypeOf<FaultInput>().toExtend<z.input<typeof fault>>();
  expectTypeOf<z.input<typeof fault>>().toExtend<FaultInput>();
  expect(emulatorOptions.parse({})).toMatchObject({ seed: "fashion", media: "links" });
});

test("the seed types match the schemas, and toJson removes null fields", () => {
  // The types omit fields of API responses that seeds ignore.
  type DeclaredKeys<T> = keyof { [Key in keyof T as unknown extends T[Key] ? never : Key]: 1 };
  expectTypeOf<keyof ProductInput>().toEqualTypeOf<DeclaredKeys<z.input<typeof productSeed>>>();
  expectTypeOf<keyof CategoryInput>().toEqualTypeOf<DeclaredKeys<z.input<typeof categorySeed>>>();
  expectTypeOf<keyof SeedData>().toEqualTypeOf<keyof z.input<typeof seedData>>();
  expect(toJson({ at: new Date(0), none: null, list: [null, { a: undefined }] })).toEqual({
    at: "1970-01-01T00:00:00.000Z",
    list: [null, {}],
  });
});
