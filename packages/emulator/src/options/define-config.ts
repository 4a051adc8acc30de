// The configuration file of the command line, written out. The zod schema in config.ts checks the same at run time.
import type { EmulatorOptions } from "./option-types.js";
import type { SeedInput } from "./seed-types.js";

/** The path of a seed's JSON file, from the folder of the configuration file. */
export type SeedFile = `${string}.json`;

/**
 * What `portico-emulator.config.ts` says: how an emulator is made, and how the command line serves it. Flags come before
 * it, and it comes before defaults.
 */
export interface EmulatorConfig<Seed extends SeedInput | SeedFile = SeedInput | SeedFile>
  extends Omit<EmulatorOptions, "seed"> {
  /** As of {@link EmulatorOptions}, or the path of a seed's JSON file, from the folder of this one. */
  seed?: Seed;
  /** Port to listen on, 0 to 65535; 4477. 0 takes a free one. */
  port?: number;
  /** Address to listen on; "127.0.0.1", which is this machine alone. */
  host?: string;
  /** Further host names that requests may call it by, as "emulator" among containers. */
  aliases?: string[];
  /** Folder that everything is kept in, from the folder of this file; absent: nothing is kept. */
  data?: string;
  /** How many emulators requests may name with `x-portico-tenant`, 0 to 1000; 32. */
  tenants?: number;
}

/**
 * Gives a configuration file its types: the default export of `portico-emulator.config.ts` (`.mts`, `.js`, `.mjs`) in the
 * folder in which `portico-emulator` is called, or of the file that `--config` names. What is wrong with it is told by the
 * command, which checks it.
 *
 * @param config see {@link EmulatorConfig}; everything has a default
 * @returns the same, which `createEmulator`, `emulatorTest` and `porticoEmulator` take as well, unless its seed is a file's
 * path
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
