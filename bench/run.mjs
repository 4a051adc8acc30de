// `npm run bench`: every part, one table, and docs/internals/performance.md with its plot.
// --quick takes fewer rounds, but for --full=emulator,load; --only=bundles,imports some parts. Neither writes the page, unless
// --write is given.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folders } from "./lib/folders.mjs";
import { plotOf } from "./lib/plot.mjs";
import { markdownOf, print } from "./lib/table.mjs";

const parts = [
  "bundles",
  "calls",
  "crowd",
  "imports",
  "types",
  "install",
  "emulator",
  "load",
  "storefront",
];
const quick = process.argv.includes("--quick");
const listOf = (flag) => process.argv.find((text) => text.startsWith(`--${flag}=`))?.split("=")[1];
const only = listOf("only");
const full = listOf("full")?.split(",") ?? [];
const fileOf = (part) => join(import.meta.dirname, `${part}.mjs`);
const wanted = only ? only.split(",") : parts.filter((part) => existsSync(fileOf(part)));

const context = await folders();
const rows = [];
for (const part of wanted) {
  if (!existsSync(fileOf(part))) throw new Error(`no part ${part}: ${parts.join(", ")}`);
  console.error(`> ${part}`);
  const { run } = await import(`./${part}.mjs`);
  rows.push(...(await run({ ...context, quick: quick && !full.includes(part) })));
}
print(rows);

if ((!quick && !only) || process.argv.includes("--write")) {
  const docs = join(import.meta.dirname, "../docs/internals");
  const page = join(docs, "performance.md");
  const [open, close] = ["<!-- bench -->", "<!-- /bench -->"];
  const text = readFileSync(page, "utf8");
  const [before, after] = [text.split(open)[0], text.split(close)[1]];
  if (before === undefined || after === undefined) throw new Error(`${page} has no ${open}`);
  writeFileSync(page, `${before}${open}\n\n${markdownOf(rows)}\n${close}${after}`);
  writeFileSync(join(docs, "performance.svg"), plotOf(rows));
  const shell = process.platform === "win32";
  execFileSync("pnpm", ["exec", "biome", "format", "--write", docs], { stdio: "ignore", shell });
}
