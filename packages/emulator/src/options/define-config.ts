// Type of the command line's configuration file. The zod schema in config.ts validates the same
// options at run time.
import type { EmulatorOptions } from "./option-types.js";
import type { SeedInput } from "./seed-types.js";

/** Path of a seed's JSON file, relative to the configuration file. */
export type SeedFile = `${string}.json`;

/**
 * Content of `portico-emulator.config.ts`: options of the emulator and of its server. Command line
 * flags take precedence.
 */
export interface EmulatorConfig<Seed extends SeedInput | SeedFile = SeedInput | SeedFile>
  extends Omit<EmulatorOptions, "seed"> {
  /** Seed as in {@link EmulatorOptions}, or the path of a JSON file relative to this file. */
  seed?: Seed;
  /** Port to listen on, 0 to 65535. 0 uses any free port. Default: 4477. */
  port?: number;
  /** Address to listen on. Default: `"127.0.0.1"`, this machine only. */
  host?: string;
  /** Additional host names to accept, such as a container's name. */
  aliases?: string[];
  /** Folder to save the state in, relative to this file. Default: the state is not saved. */
  data?: string;
  /**
   * Maximum number of emulators created with the `x-portico-tenant` header, 0 to 1000. Default: 32.
   */
  tenants?: number;
}

/**
 * Types a configuration file. Use it for the default export of `portico-emulator.config.ts`
 * (`.mts`, `.js`, `.mjs`) in the current folder, or of the file passed to `--config`. The command
 * validates the configuration.
 *
 * @param config - Options of the emulator and its server. All optional; see {@link EmulatorConfig}.
 * @returns The same object. Unless its seed is a file, you can also pass it to `createEmulator`,
 * `emulatorTest` and `porticoEmulator`.
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
