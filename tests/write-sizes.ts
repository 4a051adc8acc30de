// Writes the sizes of all measured bundles to the given file as JSON.
import { writeFileSync } from "node:fs";
import { budgets, measure } from "./bundle-sizes.ts";

const [file] = process.argv.slice(2);
if (!file) throw new Error("No file for the sizes was given. Run npm run sizes -- sizes.json.");
const sizes: Record<string, { gzip: number; later: number }> = {};
for (const [name, budget] of Object.entries(budgets)) {
  const { gzip, later } = await measure(budget);
  sizes[name] = { gzip, later };
}
writeFileSync(file, JSON.stringify(sizes, null, 2));
