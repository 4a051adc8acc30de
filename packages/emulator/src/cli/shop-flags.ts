/// <reference types="node" />
// The flags that say what an emulator is made of.
import { readFileSync } from "node:fs";
import { z } from "zod";
import { createEmulator, type Emulator } from "../emulator.js";
import type { EmulatorOptions } from "../options/option-types.js";
import { type PluginInput, pluginSetup } from "../options/plugin-setup.js";
import type { SeedInput } from "../options/seed-types.js";
import { addressOf, lineOf, UsageError } from "./usage.js";

/** For `flagsOf`. */
export const SHOP_FLAGS = {
  seed: { type: "string" },
  catalog: { type: "string" },
  origin: { type: "string" },
  currency: { type: "string" },
  plugin: { type: "string", multiple: true },
} as const;

/** What was said with them. */
export interface ShopFlags {
  readonly seed?: string | undefined;
  readonly catalog?: string | undefined;
  readonly origin?: string | undefined;
  readonly currency?: string | undefined;
  readonly plugin?: readonly string[] | undefined;
}

const CATALOGS = { v1: "V1_CATALOG", v3: "V3_CATALOG" } as const;

/** A seed as it is named on the command line. */
function seedOf(text: string): SeedInput {
  if (/^\d+$/.test(text)) return { products: Number(text) };
  // the emulator's own check tells which names there are
  if (!text.endsWith(".json")) return text as SeedInput;
  try {
    return JSON.parse(readFileSync(text, "utf8")) as SeedInput;
  } catch (error) {
    throw new UsageError(`The seed ${text} cannot be read: ${lineOf(error)}`);
  }
}

/** A plugin as it is named on the command line. */
function pluginOf(text: string): PluginInput {
  const [, type = "", url = ""] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  const checked = pluginSetup.safeParse({ type: type.toUpperCase(), url });
  if (checked.success) return { type: checked.data.type, url };
  throw new UsageError(`--plugin ${text}: ${lineOf(checked.error)}`);
}

function catalogOf(text: string) {
  if (text === "v1" || text === "v3") return CATALOGS[text];
  throw new UsageError(`--catalog takes v1 or v3, not ${JSON.stringify(text)}`);
}

/** The options of an emulator that flags tell of. */
export function optionsOf(flags: ShopFlags): EmulatorOptions {
  const { seed, catalog, origin, currency, plugin } = flags;
  const site = {
    ...(currency === undefined ? {} : { currency: currency.toUpperCase() }),
    ...(catalog === undefined ? {} : { catalogVersion: catalogOf(catalog) }),
  };
  return {
    ...(seed === undefined ? {} : { seed: seedOf(seed) }),
    ...(origin === undefined ? {} : { origin: addressOf("origin", origin) }),
    ...(plugin === undefined ? {} : { plugins: plugin.map(pluginOf) }),
    ...(Object.keys(site).length === 0 ? {} : { site }),
  };
}

/**
 * Makes an emulator.
 *
 * @throws UsageError when the options are not written correctly
 */
export function emulatorOf(options: EmulatorOptions): Emulator {
  try {
    return createEmulator(options);
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof TypeError) {
      throw new UsageError(lineOf(error));
    }
    throw error;
  }
}
