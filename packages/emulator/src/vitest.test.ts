import { createClient } from "@portico/core";
import { OAuthStrategy } from "@portico/identity";
import { productsV3 } from "@portico/stores";
import { describe, expect, expectTypeOf } from "vitest";
import type { Emulator } from "./emulator.js";
import { emulatorTest } from "./vitest.js";

const test = emulatorTest(
  ({ fetch }) =>
    createClient({ fetch, auth: OAuthStrategy({ clientId: "test" }), modules: { productsV3 } }),
  { seed: "minimal" },
);
const emulators = new Set<Emulator>();

test.for([1, 2])(
  "every test gets a new emulator and a client for the emulator: %i",
  async (_, { client, emulator }) => {
    expect(emulators.has(emulator)).toBe(false);
    emulators.add(emulator);
    const page = await client.productsV3.queryProducts().find();
    expect(page.items).toHaveLength(3);
    expectTypeOf(page.items[0]?.name).toEqualTypeOf<string | null | undefined>();
    expect(emulator.requests({ operation: "stores.*" })).toHaveLength(1);
  },
);

describe("a test in a block that overrides the emulator options", () => {
  test.override("emulatorOptions", { seed: "digital" });

  test("gets an emulator with the new options", async ({ client }) => {
    const page = await client.productsV3.queryProducts().find();
    expect(page.items.map(({ name }) => name)).toContain("Sample Chapter");
  });
});
