/// <reference types="node" />
import type { Difference } from "./recording/compare.js";
import { readRecording } from "./recording/pair.js";
import { type ReplayResult, replay } from "./recording/replay.js";
import { newTarget, withRunningTarget } from "./recording/targets.js";
import { optionsWith, SHOP_FLAGS } from "./shop-flags.js";
import { checkedUrl, flagsOf, rejectFlagsWithUrl, UsageError } from "./usage.js";

const VERIFY_FLAGS = {
  ...SHOP_FLAGS,
  url: { type: "string" },
  set: { type: "string", multiple: true },
  ignore: { type: "string", multiple: true },
} as const;

function parseSettings(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, name = "", value = ""] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
      if (name === "")
        throw new UsageError("--set must be name=value, such as portico-password-1=secret");
      return [name, value];
    }),
  );
}

/** `--ignore` applies to all items of a list. */
const withoutIndexes = (path: string): string => path.replace(/\[\d+\]/g, "");

function isIgnored({ path }: Difference, ignored: readonly string[]): boolean {
  const searchedPath = `.${withoutIndexes(path)}.`;
  return ignored.some((field) => searchedPath.includes(`.${withoutIndexes(field)}.`));
}

function printReport(results: readonly ReplayResult[], print: (line: string) => void): boolean {
  let failures = 0;
  let skipped = 0;
  for (const [index, { pair, differences, skipped: reason }] of results.entries()) {
    const name = `#${index + 1} ${pair.method} ${pair.path} (${pair.operation})`;
    if (reason !== undefined) {
      skipped += 1;
      print(`${name}: not replayed: ${reason}`);
    }
    if (differences.length > 0) failures += 1;
    for (const { path, recorded, actual } of differences) {
      print(`${name}: ${path || "response"}: recorded ${recorded}, got ${actual}`);
    }
  }
  const note = skipped === 0 ? "" : `, ${skipped} not replayed`;
  print(`${results.length - failures - skipped} responses match, ${failures} differ${note}`);
  return failures > 0;
}

export async function verifyCommand(args: readonly string[]): Promise<void> {
  const { values, positionals } = flagsOf(args, VERIFY_FLAGS, 1);
  const [file] = positionals;
  if (file === undefined)
    throw new UsageError("verify requires a recording: verify recording.jsonl");
  const optionValues = parseSettings(values.set ?? []);
  const url = values.url === undefined ? undefined : checkedUrl("url", values.url);
  rejectFlagsWithUrl(values, SHOP_FLAGS);
  const pairs = readRecording(file);
  const allResults =
    url === undefined
      ? await replay(pairs, newTarget(await optionsWith(values), pairs[0]?.at ?? 0), optionValues)
      : await withRunningTarget(url, (target) => replay(pairs, target, optionValues));
  const ignored = values.ignore ?? [];
  const results = allResults.map((result) => ({
    ...result,
    differences: result.differences.filter((difference) => !isIgnored(difference, ignored)),
  }));
  if (printReport(results, (line) => process.stdout.write(`${line}\n`))) process.exitCode = 1;
}
