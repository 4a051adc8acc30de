// Prints the structure of a folder: node tools/structure/src/main.ts [packages/emulator/src]
import { upwardImports } from "./check-layers.ts";
import { allCycles } from "./cycles.ts";
import { filesIn, isTesting, readSource } from "./imports.ts";
import { layers } from "./layers.ts";

const [root = "packages/emulator/src"] = process.argv.slice(2);

const files = filesIn(root).filter((path) => !isTesting(path) && !path.includes("/generated/"));
const countLines = (path: string) => readSource(path).split("\n").length - 1;

/** Counts the matches in all files. */
const count = (pattern: RegExp) =>
  files.reduce((sum, path) => sum + (readSource(path).match(pattern)?.length ?? 0), 0);

// Folders below the root, with the folders inside `services/`.
const groupName = (path: string) => {
  const [first = "", second, ...rest] = path.slice(root.length + 1).split("/");
  return first === "services" && rest.length > 0 ? `${first}/${second}` : second ? first : ".";
};
const groups = new Map<string, { files: number; lines: number }>();
for (const path of files) {
  const group = groups.get(groupName(path)) ?? { files: 0, lines: 0 };
  groups.set(groupName(path), { files: group.files + 1, lines: group.lines + countLines(path) });
}

const upward = Object.keys(layers)
  .filter((folder) => folder === root || folder.startsWith(`${root}/`))
  .flatMap(upwardImports);
const cycles = allCycles(root);

console.table(Object.fromEntries([...groups].sort(([, a], [, b]) => b.lines - a.lines)));
console.table({
  files: files.length,
  lines: files.reduce((sum, path) => sum + countLines(path), 0),
  "longest file": Math.max(...files.map(countLines)),
  "upward imports": upward.length,
  cycles: cycles.length,
  "resource(…)": count(/\bresource(<[^>]*>)?\(/g),
  "operations with a handler": count(/^ +"[a-z]+\.\w+\.\w+":/gm),
  "changes.keep": count(/changes\.keep\(/g),
});
for (const cycle of cycles) console.log(`cycle in ${cycle}`);
