// Writes the templates to a file, as JSON:
//   node src/generator/main.ts dist/templates.json
import { writeFileSync } from "node:fs";
import { readTemplates } from "./read-templates.ts";

const [file] = process.argv.slice(2);
if (!file) throw new Error("Usage: main.ts <file>");
writeFileSync(file, JSON.stringify(readTemplates()));
