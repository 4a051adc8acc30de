import { type TestAPI, test } from "vitest";
import { createEmulator, type Emulator } from "./emulator.js";
import type { EmulatorOptions } from "./options/option-types.js";

/** Fixtures that {@link emulatorTest} passes to each test. */
export interface EmulatorFixtures<Client> {
  /**
   * Options of the emulator. To change them in a `describe` block, call
   * `test.override("emulatorOptions", { … })`.
   */
  emulatorOptions: EmulatorOptions;
  /** Emulator of this test. */
  emulator: Emulator;
  /** Client of the emulator. */
  client: Client;
}

/**
 * Creates a Vitest `test` function that passes a new emulator and client to every test.
 *
 * @param makeClient - Creates a client for an emulator.
 * @param options - Options of the emulators. All are optional.
 * @returns Function to call instead of Vitest's `test`.
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
      // Discard pending webhooks.
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
