// Compares the newest packages of the platform's client with the API documents. Prints a report as
// Markdown, or writes it to the file in `--output`. Exits with code 1 if the report contains
// differences, new packages or missing packages.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadApi } from "../../codegen/src/api/api.ts";
import { loadPlugins } from "../../codegen/src/api/plugins.ts";
import { COLLECTIONS, checkServices, isServicePackage } from "./check-services.ts";
import { installPackages } from "./install.ts";
import { readKnown } from "./known.ts";
import { hasDifferences, writeReport } from "./report.ts";

const { values } = parseArgs({ options: { output: { type: "string" } } });
const directory = join(import.meta.dirname, "../../../api");
const api = loadApi(directory);
const plugins = loadPlugins(directory, api);
const collections = installPackages(COLLECTIONS.map((name) => `${name}@latest`));
const packages = COLLECTIONS.flatMap((name) => collections.dependencies(name)).filter(
  isServicePackage,
);
collections.remove();
// A package of a service can be newer than the version that its collection depends on.
const installation = installPackages(packages.map((name) => `${name}@latest`));
const report = checkServices({
  api,
  plugins,
  known: readKnown(join(import.meta.dirname, "known.json")),
  packages,
  folder: installation.folder,
});
installation.remove();
const text = `${writeReport(report)}\n`;
if (values.output === undefined) process.stdout.write(text);
else writeFileSync(values.output, text);
process.exitCode = hasDifferences(report) ? 1 : 0;
