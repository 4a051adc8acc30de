import { createClient } from "@portico/core";
import { emulatorTest } from "@portico/emulator/vitest";
import { OAuthStrategy } from "@portico/identity";
import { productsV3 } from "@portico/stores";
import { describe, expect } from "vitest";

const test = emulatorTest(
  ({ fetch }) =>
    createClient({ fetch, auth: OAuthStrategy({ clientId: "test" }), modules: { productsV3 } }),
  { seed: "minimal" },
);
const count = async (client) => (await client.productsV3.queryProducts().find()).items.length;

test("gives each test a client of an emulator", async ({ client, emulator }) => {
  expect(await count(client)).toBeGreaterThan(0);
  expect(emulator.requests({ status: 200 })).not.toEqual([]);
});

describe("other options", () => {
  const own = test.extend({ emulatorOptions: { seed: { products: [] } } });
  own("replace the first ones", async ({ client }) => {
    expect(await count(client)).toBe(0);
  });
});
