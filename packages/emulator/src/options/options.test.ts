import { expect, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type { fault } from "../server/faults.js";
import type { EmulatorOptions, FaultInput } from "./option-types.js";
import { emulatorOptions } from "./options.js";

test("the written types and the checks are the same", () => {
  expectTypeOf<EmulatorOptions>().toExtend<z.input<typeof emulatorOptions>>();
  expectTypeOf<z.input<typeof emulatorOptions>>().toExtend<EmulatorOptions>();
  expectTypeOf<keyof EmulatorOptions>().toEqualTypeOf<keyof z.input<typeof emulatorOptions>>();
  type Site = NonNullable<EmulatorOptions["site"]>;
  type CheckedSite = NonNullable<z.input<typeof emulatorOptions>["site"]>;
  expectTypeOf<keyof Site>().toEqualTypeOf<keyof CheckedSite>();
  type Coupon = NonNullable<Site["coupons"]>[number];
  type CheckedCoupon = NonNullable<CheckedSite["coupons"]>[number];
  expectTypeOf<keyof Coupon>().toEqualTypeOf<keyof CheckedCoupon>();
  expectTypeOf<FaultInput>().toExtend<z.input<typeof fault>>();
  expectTypeOf<z.input<typeof fault>>().toExtend<FaultInput>();
  expect(emulatorOptions.parse({})).toMatchObject({ seed: "fashion", media: "links" });
});
