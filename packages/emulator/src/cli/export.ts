/// <reference types="node" />
import { writeFileSync } from "node:fs";
import { runningClient } from "./control-token.js";
import { emulatorOf, optionsWith, SHOP_FLAGS } from "./shop-flags.js";
import { flagsOf, rejectFlagsWithUrl, withUsageError } from "./usage.js";

const EXPORT_FLAGS = { ...SHOP_FLAGS, url: { type: "string" }, out: { type: "string" } } as const;

export async function exportCommand(args: readonly string[]): Promise<void> {
  const { values } = flagsOf(args, EXPORT_FLAGS);
  const { url, out } = values;
  rejectFlagsWithUrl(values, SHOP_FLAGS);
  const shop = url === undefined ? emulatorOf(await optionsWith(values)) : runningClient(url);
  const text = `${JSON.stringify(await shop.exportSeed(), null, 2)}\n`;
  if (out === undefined) process.stdout.write(text);
  else
    withUsageError(
      () => writeFileSync(out, text),
      (line) => `Cannot write --out ${out}: ${line}`,
    );
}
