import type { EmulatorOptions } from "./option-types.js";
import type { SeedInput } from "./seed-types.js";

/** Path to a JSON file with a seed, relative to the configuration file. */
export type SeedFile = `${string}.json`;

/**
 * Options for the emulator and its server, in `portico-emulator.config.ts`. Command-line flags take
 * precedence.
 */
export interface EmulatorConfig<Seed extends SeedInput | SeedFile = SeedInput | SeedFile>
  extends Omit<EmulatorOptions, "seed"> {
  /**
   * Initial data, as in {@link EmulatorOptions}, or the path to a JSON file, relative to this file.
   * Default: `"fashion"`.
   */
  seed?: Seed;
  /** Port to listen on, from 0 to 65535. 0 uses any free port. Default: 4477. */
  port?: number;
  /** Address to listen on. Default: `"127.0.0.1"`, which only this machine can reach. */
  host?: string;
  /** Additional host names that requests may use, such as a container's name. Default: none. */
  aliases?: string[];
  /** Folder for the saved state, relative to this file. Default: the state is not saved. */
  data?: string;
  /** Maximum number of tenants, from 0 to 1000. Default: 32. */
  tenants?: number;
}

/**
 * Returns the configuration for the `portico-emulator` command unchanged, so that your editor
 * checks its types. Make it the default export of `portico-emulator.config.ts` (or `.mts`, `.js`,
 * `.mjs`) in the current folder, or of the file that you pass to `--config`.
 *
 * @param config - Options for the emulator and its HTTP server.
 * @returns The same object. You can also pass it to `createEmulator`, `emulatorTest` and
 * `porticoEmulator`, unless `seed` is a file path.
 * @example
 * ```ts
 * import { createSeed, defineConfig } from "@portico/emulator";
 *
 * export default defineConfig({
 *   port: 4480,
 *   data: "./shop",
 *   seed: createSeed().product({ name: "Mug", price: "9", stock: 12 }),
 *   site: { currency: "EUR", apps: [{ id: "my-app", secret: "my-secret" }] },
 *   plugins: [{ type: "ECOM_SHIPPING_RATES", url: "http://localhost:3000/plugins" }],
 * });
 * ```
 */
export const defineConfig = <Seed extends SeedInput | SeedFile = SeedInput>(
  config: EmulatorConfig<Seed>,
): EmulatorConfig<Seed> => config;
