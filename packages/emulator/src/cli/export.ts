/// <reference types="node" />
import { writeFileSync } from "node:fs";
import { createEmulatorClient } from "../client.js";
import { emulatorOf, optionsOf, SHOP_FLAGS } from "./shop-flags.js";
import { addressOf, flagsOf, noArguments } from "./usage.js";

const FLAGS = { ...SHOP_FLAGS, url: { type: "string" }, out: { type: "string" } } as const;

/** Writes a seed as JSON: a built-in one, or the shop of an emulator that runs. */
export async function exportCommand(args: readonly string[]): Promise<void> {
  const { values, positionals } = flagsOf(args, FLAGS);
  noArguments(positionals);
  const { url, out } = values;
  const shop =
    url === undefined ? emulatorOf(optionsOf(values)) : createEmulatorClient(addressOf("url", url));
  const text = `${JSON.stringify(await shop.exportSeed(), null, 2)}\n`;
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
}
