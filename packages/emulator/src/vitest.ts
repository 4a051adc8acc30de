import { type TestAPI, test } from "vitest";
import { createEmulator, type Emulator } from "./emulator.js";
import type { EmulatorOptions } from "./options/option-types.js";

/** What each test is given. */
export interface EmulatorFixtures<Client> {
  /** How the emulator is made; `test.override("emulatorOptions", { … })` for the tests of a block. */
  emulatorOptions: EmulatorOptions;
  /** An emulator of the test's own. */
  emulator: Emulator;
  /** A client of it. */
  client: Client;
}

/**
 * A `test` of vitest that gives every test an emulator, and a client of it.
 *
 * @param makeClient makes the client
 * @param options how emulators are made; see {@link EmulatorOptions}
 * @example
 * ```ts
 * import { createClient } from "@portico/core";
 * import { emulatorTest } from "@portico/emulator/vitest";
 * import { OAuthStrategy } from "@portico/identity";
 * import { productsV3 } from "@portico/stores";
 * import { expect } from "vitest";
 *
 * const test = emulatorTest(({ fetch }) =>
 *   createClient({ fetch, auth: OAuthStrategy({ clientId: "test" }), modules: { productsV3 } }),
 * );
 *
 * test("the shop has products", async ({ client, emulator }) => {
 *   const page = await client.productsV3.queryProducts().find();
 *   expect(page.items.length).toBeGreaterThan(0);
 *   expect(emulator.requests({ status: 200 })).not.toEqual([]);
 * });
 * ```
 */
export function emulatorTest<Client>(
  makeClient: (emulator: Emulator) => Client,
  options: EmulatorOptions = {},
): TestAPI<EmulatorFixtures<Client>> {
  return test.extend<EmulatorFixtures<Client>>({
    emulatorOptions: options,
    emulator: async ({ emulatorOptions }, use) => {
      const emulator = createEmulator(emulatorOptions);
      await use(emulator);
      // webhooks that are still on their way are given up
      emulator.reset();
    },
    client: async (
      { emulator }: { readonly emulator: Emulator },
      use: (client: Client) => Promise<void>,
    ) => {
      await use(makeClient(emulator));
    },
  });
}
