import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { generate } from "./generate.ts";

// `node main.ts` writes the files, and deletes obsolete ones. `--check` only reports stale files.
const root = fileURLToPath(new URL("../../..", import.meta.url));
const isCheckOnly = process.argv.includes("--check");
const files = generate(join(root, "api"));

const staleFiles = [...files].filter(([path, text]) => {
  const file = join(root, path);
  return !existsSync(file) || readFileSync(file, "utf8") !== text;
});
const obsoletePaths = generatedFolders()
  .flatMap(listFiles)
  .filter((path) => !files.has(path));

if (isCheckOnly) {
  for (const path of [...staleFiles.map(([path]) => path), ...obsoletePaths])
    console.error(`stale: ${path}`);
  if (staleFiles.length + obsoletePaths.length) {
    console.error("Run `npm run generate` and commit the files.");
    process.exit(1);
  }
} else {
  for (const path of obsoletePaths) rmSync(join(root, path));
  for (const [path, text] of staleFiles) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
console.log(
  `${files.size} generated files, ${staleFiles.length} ${isCheckOnly ? "stale" : "written"}`,
);

function generatedFolders(): string[] {
  const folders = [...files.keys()].flatMap((path) => /^.+?\/generated(?=\/)/.exec(path) ?? []);
  return [...new Set(folders)].map((folder) => join(root, folder));
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}
