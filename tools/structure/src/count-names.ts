// `node tools/structure/src/count-names.ts [--files] [folders]`: lists function and constant names
// that have more than three different definitions. Share such a helper, or rename it after its
// purpose.
import { parseArgs } from "node:util";
import { sharedNames, sourcesIn } from "./helper-names.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { files: { type: "boolean", default: false } },
});
const folders = positionals.length > 0 ? positionals : ["packages", "examples", "tools", "bench"];
const names = sharedNames(sourcesIn(folders));
for (const { name, definitions, files } of names) {
  console.log(`${String(definitions).padStart(4)}  ${name}`);
  if (values.files) for (const file of files) console.log(`      ${file}`);
}
console.log(`${names.length} names with more than 3 definitions`);
