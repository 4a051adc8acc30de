// Prints a Markdown table with the checks and sizes of all packages: npm run packages
import { globSync, readFileSync, statSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { measure } from "./bundle-sizes.ts";
import { type PackedManifest, publintProblems, typeProblems } from "./package-checks.ts";
import { npmNameOf, packAll, publishedFolders } from "./packed.ts";

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns the paths of all files in a folder. */
const filesIn = (folder: string) =>
  globSync("**/*", { cwd: folder })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile());

const formatProblemCount = (problems: readonly unknown[]) =>
  problems.length === 0 ? "passed" : `${problems.length} problems`;

function reportLineCount(name: string): number {
  const reports = filesIn(join(import.meta.dirname, "../api-reports", name));
  return reports.reduce((sum, path) => sum + readFileSync(path, "utf8").split("\n").length - 1, 0);
}

/** Returns the gzip size of a main entry without its dependencies and lazily loaded code. */
async function entrySize(name: string, dependencies: readonly string[]): Promise<number> {
  const externalModules = [
    ...builtinModules,
    ...dependencies.flatMap((path) => [path, `${path}/*`]),
  ];
  const code = `export * from "@portico/${name}";`;
  return (await measure({ code, external: externalModules })).gzip;
}

const columns = [
  "package",
  "publint",
  "attw",
  "API report lines",
  "license",
  "packed",
  "unpacked",
  "main entry (gzip)",
  "dependencies",
  "peer dependencies",
];
console.log(`| ${columns.join(" | ")} |\n|${" --- |".repeat(columns.length)}`);
const packed = await packAll("table", publishedFolders);
for (const name of publishedFolders) {
  const folder = join(packed.folder, "node_modules", npmNameOf(name));
  const manifest: PackedManifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const tarball = readFileSync(packed.tarball(name));
  const dependencies = Object.keys(manifest.dependencies ?? {});
  // packages with only a command cannot be imported
  const isImportable = Object.keys(manifest.exports).length > 1;
  const peers = Object.keys(manifest.peerDependencies ?? {});
  const cells = [
    npmNameOf(name),
    formatProblemCount(await publintProblems(tarball, manifest)),
    isImportable ? formatProblemCount(await typeProblems(tarball, manifest)) : "–",
    isImportable ? reportLineCount(name) : "–",
    manifest.license,
    formatKilobytes(tarball.length),
    formatKilobytes(filesIn(folder).reduce((sum, path) => sum + statSync(path).size, 0)),
    isImportable ? formatKilobytes(await entrySize(name, [...dependencies, ...peers])) : "–",
    dependencies.length,
    peers.length,
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
packed.remove();
