import { createClient } from "@portico/core";
import { emulatorTest } from "@portico/emulator/vitest";
import { OAuthStrategy } from "@portico/identity";
import { productsV3 } from "@portico/stores";
import { expect } from "vitest";

const createTestClient = ({ fetch }) =>
  createClient({ fetch, auth: OAuthStrategy({ clientId: "test" }), modules: { productsV3 } });
const count = async (client) => (await client.productsV3.queryProducts().find()).items.length;

const test = emulatorTest(createTestClient, { seed: "minimal" });
test("emulatorTest passes a client and its emulator to the test", async ({ client, emulator }) => {
  expect(await count(client)).toBeGreaterThan(0);
  expect(emulator.requests({ status: 200 })).not.toEqual([]);
});

const emptyTest = emulatorTest(createTestClient, { seed: { products: [] } });
emptyTest("emulatorTest accepts a custom seed", async ({ client }) => {
  expect(await count(client)).toBe(0);
});
