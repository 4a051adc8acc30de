// `node tools/prose/src/lint.ts [files]`: lints docs, READMEs, docstrings, messages and API descriptions with textlint.
// Files in `not-clean.json` are skipped; the list may only shrink: `--update` removes what is clean by now.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Group, groups, isIn, projectFiles, readText } from "./groups.ts";
import { lintText, type Problem } from "./textlint/lint-text.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const listPath = fileURLToPath(new URL("../not-clean.json", import.meta.url));
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: "boolean", default: false } },
});

/** Per group, the files that may still have problems. */
const notClean: Record<string, string[]> = JSON.parse(readFileSync(listPath, "utf8"));
const known = new Map(Object.entries(notClean).map(([name, paths]) => [name, new Set(paths)]));
const chosen = new Set(positionals.map((path) => relative(root, resolve(path))));

// Texts that had no problems are not linted again until they, or this tool, change.
const cachePath = join(root, "node_modules/.cache/portico/prose.json");
const cache = new Set<string>(readCache());
const next: string[] = [];
const toolHash = hashTool();

const remaining: Record<string, string[]> = {};
let problems = 0;
const paths = projectFiles(root).sort();
// A page with relative links depends on which files there are.
const pathsHash = createHash("sha256").update(paths.join()).digest("base64");
for (const group of groups) {
  if (group.flag) continue;
  const left: string[] = [];
  for (const path of paths) {
    if (!isIn(group, path)) continue;
    const isKnown = known.get(group.name)?.has(path) === true;
    if (chosen.size > 0 ? !chosen.has(path) : isKnown && !options.update) {
      if (isKnown) left.push(path);
      continue;
    }
    const found = await lint(group, path);
    if (isKnown && found.length > 0) left.push(path);
    if (isKnown && options.update) continue;
    for (const { line, column, message } of found)
      console.log(`${path}:${line}:${column} ${message}`);
    problems += found.length;
  }
  remaining[group.name] = left;
}

mkdirSync(join(cachePath, ".."), { recursive: true });
if (chosen.size === 0 && !options.update) writeFileSync(cachePath, JSON.stringify(next));
if (options.update) writeFileSync(listPath, `${JSON.stringify(remaining, null, 2)}\n`);
if (problems > 0) {
  console.log(`${problems} problems`);
  process.exitCode = 1;
}

async function lint(group: Group, path: string): Promise<Problem[]> {
  const absolute = resolve(root, path);
  const key = createHash("sha256")
    .update([toolHash, group.name, path, path.endsWith(".md") ? pathsHash : ""].join())
    .update(readFileSync(absolute))
    .digest("base64");
  const found = cache.has(key)
    ? []
    : await lintText(readText(path, absolute), absolute, group.kinds);
  if (found.length === 0) next.push(key);
  return found;
}

function readCache(): string[] {
  try {
    return JSON.parse(readFileSync(cachePath, "utf8"));
  } catch {
    return [];
  }
}

function hashTool(): string {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const hash = createHash("sha256");
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort())
    if (file.endsWith(".ts")) hash.update(readFileSync(join(folder, file)));
  return hash.digest("base64");
}
