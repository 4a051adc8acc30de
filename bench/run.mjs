// `npm run bench`: runs all parts, prints their rows, and updates the tables and the plot in
// docs/internals. Web vitals have a separate page. --quick updates no page unless --write is set.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installClients } from "./lib/folders.mjs";
import { plotOf } from "./lib/plot.mjs";
import { markdownOf, mergeTables, printTable } from "./lib/table.mjs";

const parts = {
  bundles: async (options) => (await import("./bundles.mjs")).measureBundles(options),
  calls: async (options) => (await import("./calls.mjs")).measureCalls(options),
  crowd: async (options) => (await import("./crowd.mjs")).measureCrowd(options),
  imports: async (options) => (await import("./imports.mjs")).measureImports(options),
  types: async (options) => (await import("./types.mjs")).measureTypeChecks(options),
  install: async (options) => (await import("./install.mjs")).measureInstalls(options),
  emulator: async (options) => (await import("./emulator.mjs")).measureEmulator(options),
  load: async (options) => (await import("./load.mjs")).measureLoad(options),
  storefront: async (options) => (await import("./storefront.mjs")).measureStorefront(options),
  vitals: async (options) => (await import("./vitals.mjs")).measureVitals(options),
};
const USAGE = `Usage: npm run bench -- [options]

  --quick                runs fewer rounds, and does not update the docs
  --only=part,part       runs only these parts, and updates no docs except the web vitals
  --full=part,part       runs all rounds of these parts despite --quick
  --write                updates the measured tables of docs/internals/performance.md
  --help                 prints this text

Parts: ${Object.keys(parts).join(", ")}`;

const optionPattern = /^--(quick|write|(only|full)=.+)$/;
const unknownOption = process.argv.slice(2).find((text) => !optionPattern.test(text));
if (unknownOption !== undefined) {
  const isHelp = unknownOption === "--help" || unknownOption === "-h";
  console.log(isHelp ? USAGE : `Unknown option ${unknownOption}\n\n${USAGE}`);
  process.exit(isHelp ? 0 : 1);
}

const isQuick = process.argv.includes("--quick");
const flagValue = (flag) =>
  process.argv.find((text) => text.startsWith(`--${flag}=`))?.split("=")[1];
const only = flagValue("only");
const fullParts = flagValue("full")?.split(",") ?? [];
const selectedParts = only?.split(",") ?? Object.keys(parts);

const installations = await installClients();
const rows = [];
let vitals = [];
for (const part of selectedParts) {
  const measure = parts[part];
  if (!measure) throw new Error(`no part ${part}: ${Object.keys(parts).join(", ")}`);
  console.error(`> ${part}`);
  const newRows = await measure({ ...installations, quick: isQuick && !fullParts.includes(part) });
  if (part === "vitals") vitals = newRows;
  else rows.push(...newRows);
}
printTable([...rows, ...vitals]);

const docs = join(import.meta.dirname, "../docs/internals");

/** Replaces all tables on a page or, with `--only`, the tables of the selected parts. */
function writeTables(name, marker, measuredRows) {
  const page = join(docs, name);
  const [open, close] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const text = readFileSync(page, "utf8");
  const [before, after] = [text.split(open)[0], text.split(close)[1]];
  if (before === undefined || after === undefined) throw new Error(`${page} has no ${open}`);
  const oldTables = text.slice(before.length + open.length, -(after.length + close.length));
  const tables = only ? mergeTables(oldTables, measuredRows) : markdownOf(measuredRows);
  writeFileSync(page, `${before}${open}\n\n${tables}\n${close}${after}`);
}

if ((!isQuick && !only) || process.argv.includes("--write")) {
  writeTables("performance.md", "bench", rows);
  if (!only) writeFileSync(join(docs, "performance.svg"), plotOf(rows));
}
if (vitals.length > 0 && !isQuick) writeTables("web-vitals.md", "vitals", vitals);
const shell = process.platform === "win32";
execFileSync("pnpm", ["exec", "biome", "format", "--write", docs], { stdio: "ignore", shell });
