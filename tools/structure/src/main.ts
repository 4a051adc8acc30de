// Prints the structure of a folder: node tools/structure/src/main.ts [packages/emulator/src]
import { callPath } from "./call-path.ts";
import { upwardImports } from "./check-layers.ts";
import { allCycles } from "./cycles.ts";
import { functionsOf } from "./functions.ts";
import { countOperations } from "./handlers.ts";
import { filesIn, isTesting, readSource } from "./imports.ts";
import { layers } from "./layers.ts";

const [root = "packages/emulator/src"] = process.argv.slice(2);

const files = filesIn(root).filter((path) => !isTesting(path) && !path.includes("/generated/"));
const countLines = (path: string) => readSource(path).split("\n").length - 1;

/** Maximum length in lines of a function that needs no explanation. */
const MAX_FUNCTION_LINES = 80;

// Returns the name of a file's group: its folder in the root or in `services/`, or "." for files in
// the root.
const groupName = (path: string) => {
  const [topFolder = "", subfolder, ...rest] = path.slice(root.length + 1).split("/");
  return topFolder === "services" && rest.length > 0
    ? `${topFolder}/${subfolder}`
    : subfolder
      ? topFolder
      : ".";
};
const groups = new Map<string, { files: number; lines: number }>();
for (const path of files) {
  const group = groups.get(groupName(path)) ?? { files: 0, lines: 0 };
  groups.set(groupName(path), { files: group.files + 1, lines: group.lines + countLines(path) });
}

const upwardImportList = Object.keys(layers)
  .filter((folder) => folder === root || folder.startsWith(`${root}/`))
  .flatMap(upwardImports);
const cycles = allCycles(root);
const longFunctions = files
  .flatMap((path) => functionsOf(path))
  .filter(({ lines }) => lines > MAX_FUNCTION_LINES)
  .sort((a, b) => b.lines - a.lines);
const operations = root.endsWith("/emulator/src") ? await countOperations(root) : {};
const ordersFolder = "packages/emulator/src/services/orders/";
const placeOrderPath = (prefix: string) =>
  callPath(`${ordersFolder}place-order.ts`, "placeOrder", { prefix });

console.table(Object.fromEntries([...groups].sort(([, a], [, b]) => b.lines - a.lines)));
console.table({
  files: files.length,
  lines: files.reduce((sum, path) => sum + countLines(path), 0),
  "longest file": Math.max(...files.map(countLines)),
  [`functions over ${MAX_FUNCTION_LINES} lines`]: longFunctions.length,
  "upward imports": upwardImportList.length,
  cycles: cycles.length,
  ...operations,
});
for (const { path, name, lines } of longFunctions)
  console.log(`${name} in ${path}: ${lines} lines`);
for (const cycle of cycles) console.log(`cycle in ${cycle}`);
if (root.endsWith("/emulator/src")) {
  const ordersPath = placeOrderPath(ordersFolder);
  const fullPath = placeOrderPath("");
  console.log(
    `placeOrder: ${ordersPath.files.length} files, ${ordersPath.revisits.length} returns in its service`,
  );
  console.log(`placeOrder: ${fullPath.files.length} files in all layers`);
}
