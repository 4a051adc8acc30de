import { z } from "zod/v4";
import { createEmulator, type Emulator } from "../emulator.js";
import type { EmulatorOptions } from "../options/option-types.js";
import { type PluginInput, pluginSetup } from "../options/plugin-setup.js";
import type { SeedInput, SeedName } from "../options/seed-types.js";
import { type Configuration, readConfiguration, readSeed } from "./config-file.js";
import { checkedUrl, type FlagValues, messageLine, UsageError } from "./usage.js";

export const SHOP_FLAGS = {
  config: { type: "string" },
  seed: { type: "string" },
  catalog: { type: "string" },
  origin: { type: "string" },
  currency: { type: "string" },
  strict: { type: "boolean" },
  client: { type: "string", multiple: true },
  plugin: { type: "string", multiple: true },
} as const;

export type ShopFlags = FlagValues<typeof SHOP_FLAGS>;

const CATALOGS = { v1: "V1_CATALOG", v3: "V3_CATALOG" } as const;

/** Does not check seed names, because `createEmulator` checks them. */
const seedOf = (text: string): SeedInput =>
  /^\d+$/.test(text) ? { products: Number(text) } : readSeed(text as SeedName);

function pluginOf(text: string): PluginInput {
  const [, type = "", url = ""] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  const parsedPlugin = pluginSetup.safeParse({ type: type.toUpperCase(), url });
  if (parsedPlugin.success) return { type: parsedPlugin.data.type, url };
  throw new UsageError(`--plugin ${text}: ${messageLine(parsedPlugin.error)}`);
}

function catalogOf(text: string) {
  if (text === "v1" || text === "v3") return CATALOGS[text];
  throw new UsageError(`--catalog must be v1 or v3, got ${JSON.stringify(text)}`);
}

/** A plugin from a flag replaces a configured plugin of the same type. */
function pluginsOf(
  texts: readonly string[] = [],
  configuredPlugins: readonly PluginInput[] = [],
): PluginInput[] {
  const flagPlugins = texts.map(pluginOf);
  return [
    ...configuredPlugins.filter(({ type }) => flagPlugins.every((plugin) => plugin.type !== type)),
    ...flagPlugins,
  ];
}

export function optionsOf(flags: ShopFlags, config: Configuration): EmulatorOptions {
  const { seed, catalog, origin, currency, strict, client = [], plugin } = flags;
  const { port, host, aliases, data, tenants, ...options } = config;
  const site = {
    ...config.site,
    ...(currency === undefined ? {} : { currency: currency.toUpperCase() }),
    ...(catalog === undefined ? {} : { catalogVersion: catalogOf(catalog) }),
    ...(client.length === 0 ? {} : { clients: [...(config.site?.clients ?? []), ...client] }),
  };
  const plugins = pluginsOf(plugin, config.plugins);
  return {
    ...options,
    ...(seed === undefined ? {} : { seed: seedOf(seed) }),
    ...(origin === undefined ? {} : { origin: checkedUrl("origin", origin) }),
    ...(strict === undefined ? {} : { strict }),
    ...(plugins.length === 0 ? {} : { plugins }),
    ...(Object.keys(site).length === 0 ? {} : { site }),
  };
}

export const optionsWith = async (flags: ShopFlags): Promise<EmulatorOptions> =>
  optionsOf(flags, (await readConfiguration(flags.config)).config);

export function emulatorOf(options: EmulatorOptions): Emulator {
  try {
    return createEmulator(options);
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof TypeError) {
      throw new UsageError(messageLine(error));
    }
    throw error;
  }
}
