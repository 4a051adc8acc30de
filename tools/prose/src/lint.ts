// `node tools/prose/src/lint.ts [files]`: lints docs, READMEs, docstrings, messages, API
// descriptions, comments and test titles with textlint.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Group, groups, isInGroup, projectFiles, readText } from "./groups.ts";
import { lintText, type Problem } from "./textlint/lint-text.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const { positionals } = parseArgs({ allowPositionals: true });
const selectedPaths = new Set(positionals.map((path) => relative(root, resolve(path))));

// Texts without problems are not linted again until they or this tool change.
const cachePath = join(root, "node_modules/.cache/portico/prose.json");
const cache = new Set<string>(readCache());
const nextCache: string[] = [];
const toolHash = hashTool();

let problemCount = 0;
const paths = projectFiles(root).sort();
// The validity of a page's links depends on all paths.
const pathsHash = createHash("sha256").update(paths.join()).digest("base64");
for (const group of groups) {
  const lintedPaths = paths.filter(
    (path) => isInGroup(group, path) && (selectedPaths.size === 0 || selectedPaths.has(path)),
  );
  // The link rule spends time waiting, so lint files in parallel.
  const results = await Promise.all(lintedPaths.map((path) => lint(group, path)));
  for (const [index, fileProblems] of results.entries()) {
    for (const { line, column, message } of fileProblems)
      console.log(`${lintedPaths[index]}:${line}:${column} ${message}`);
    problemCount += fileProblems.length;
  }
}

mkdirSync(join(cachePath, ".."), { recursive: true });
if (selectedPaths.size === 0) writeFileSync(cachePath, JSON.stringify(nextCache));
if (problemCount > 0) {
  console.log(`${problemCount} problems`);
  process.exitCode = 1;
}

async function lint(group: Group, path: string): Promise<Problem[]> {
  const absolutePath = resolve(root, path);
  const key = createHash("sha256")
    .update([toolHash, group.name, path, path.endsWith(".md") ? pathsHash : ""].join())
    .update(readFileSync(absolutePath))
    .digest("base64");
  const problemsInText = cache.has(key)
    ? []
    : await lintText(readText(path, absolutePath), absolutePath, group.kinds);
  if (problemsInText.length === 0) nextCache.push(key);
  return problemsInText;
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
