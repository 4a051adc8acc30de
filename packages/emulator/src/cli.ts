#!/usr/bin/env node
/// <reference types="node" />
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createEmulatorClient } from "./client.js";
import { createEmulator } from "./emulator.js";
import type { PluginInput } from "./options/plugin-setup.js";
import { SEED_NAMES } from "./options/seed-schema.js";
import type { SeedInput } from "./options/seed-types.js";

const HELP = `portico-emulator: the platform in one process

  portico-emulator [options]           serves it, with a dashboard at /_portico/
  portico-emulator export [options]    writes a seed as JSON: a built-in one, or the shop of an emulator that runs

  --port <number>     port to listen on (default 4477; 0 takes a free one)
  --host <address>    address to listen on (default 127.0.0.1, this machine only; 0.0.0.0 is every network)
  --seed <seed>       what the shop starts from: a number of products, a JSON file, or
                      ${SEED_NAMES.join(", ")} (default fashion)
  --catalog <v1|v3>   version of the catalogue (default: the seed's, v3)
  --origin <url>      address that pages and pictures have (default: that of the server)
  --currency <code>   currency of the shop (default: the seed's, USD)
  --plugin <type=url> calls a plugin of an app at this address, for example
                      ECOM_SHIPPING_RATES=http://localhost:3000/plugins; may be given several times
  --url <url>         export: the emulator that runs there
  --out <file>        export: the file to write (default: standard output)
  --help
`;

/** A seed as it is named on the command line. */
function seedOf(text: string): SeedInput {
  if (/^\d+$/.test(text)) return { products: Number(text) };
  if (!text.endsWith(".json")) return text as SeedInput;
  try {
    return JSON.parse(readFileSync(text, "utf8")) as SeedInput;
  } catch (error) {
    throw new Error(`The seed ${text} cannot be read: ${(error as Error).message}`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: "string", default: "4477" },
    host: { type: "string" },
    seed: { type: "string", default: "fashion" },
    catalog: { type: "string" },
    origin: { type: "string" },
    currency: { type: "string" },
    plugin: { type: "string", multiple: true },
    url: { type: "string" },
    out: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

/** A plugin as it is named on the command line. */
function pluginOf(text: string): PluginInput {
  const [, type = "", url = ""] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  // the emulator's own check tells what is wrong with either
  return { type: type.toUpperCase() as PluginInput["type"], url };
}

function emulatorOf() {
  const { origin, currency, catalog, plugin = [] } = values;
  return createEmulator({
    ...(origin === undefined ? {} : { origin }),
    seed: seedOf(values.seed),
    plugins: plugin.map(pluginOf),
    site: {
      ...(currency === undefined ? {} : { currency: currency.toUpperCase() }),
      ...(catalog === undefined
        ? {}
        : { catalogVersion: catalog === "v1" ? "V1_CATALOG" : "V3_CATALOG" }),
    },
  });
}

async function exportSeed(): Promise<void> {
  const { url, out } = values;
  const seed = url === undefined ? emulatorOf() : createEmulatorClient(url);
  const text = `${JSON.stringify(await seed.exportSeed(), null, 2)}\n`;
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
}

async function serve(): Promise<void> {
  const { host } = values;
  const listening = await emulatorOf().listen({
    port: Number(values.port),
    ...(host === undefined ? {} : { host }),
  });
  process.stdout.write(
    `The emulator listens on ${listening.url}\nDashboard: ${listening.url}/_portico/\n`,
  );
  const stop = () => {
    listening.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

async function main(): Promise<void> {
  const [command, ...more] = positionals;
  if (values.help) process.stdout.write(HELP);
  else if (command === undefined) await serve();
  else if (command === "export" && more.length === 0) await exportSeed();
  else throw new Error(`There is no command ${positionals.join(" ")}; see --help`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
