// Code for browsers, workers and edge runtimes must not import Node built-in modules.
import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { expect, it } from "vitest";
import { packageNames } from "./packed.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Entry points that run only on Node are exempt. */
const NODE_ENTRY_POINTS = [
  "@portico/emulator/vite",
  "@portico/identity/express",
  "@portico/identity/node",
  "@portico/mcp",
];

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly default: string } | string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));

/** Returns the names of a package's entries and the paths of their files. */
function entriesOf(name: string): [string, string][] {
  const folder = join(root, "packages", name);
  return Object.entries(manifestOf(name).exports).flatMap(([path, target]) => {
    // Only package.json has a string as its target.
    if (typeof target === "string") return [];
    const { default: file } = target;
    const importPathOf = (exportPath: string) =>
      join("@portico", name, exportPath).split(sep).join("/");
    if (!file.includes("*")) return [[importPathOf(path), join(folder, file)]];
    // The pattern matches one module per service.
    const [prefix = "", suffix = ""] = file.split("*");
    return readdirSync(join(folder, prefix))
      .filter((fileName) => fileName.endsWith(suffix))
      .map((module): [string, string] => [
        importPathOf(path.replace("*", module.slice(0, -suffix.length))),
        join(folder, prefix, module),
      ]);
  });
}

/** Records which built-in modules each file imports, with or without `node:`. */
function recordImports(importsByFile: Map<string, string[]>): Plugin {
  return {
    name: "node-built-ins",
    setup: ({ onResolve }) => {
      onResolve({ filter: /^[a-z_:/]+$/ }, ({ path, importer }) => {
        if (!isBuiltin(path)) return undefined;
        const file = relative(root, importer).split(sep).join("/");
        importsByFile.set(file, [...(importsByFile.get(file) ?? []), path]);
        return { path, external: true };
      });
    },
  };
}

/** Returns the built-in modules that each entry imports directly or through other files. */
async function builtInsOf(entries: readonly (readonly [string, string])[], conditions: string[]) {
  const importsByFile = new Map<string, string[]>();
  const peers = packageNames.flatMap((name) =>
    Object.keys(manifestOf(name).peerDependencies ?? {}),
  );
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries.map(([, file]) => file),
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["browser", "module", "main"],
    conditions,
    // The app provides these dependencies, so do not bundle them.
    external: peers.filter((name) => name !== "zod").flatMap((name) => [name, `${name}/*`]),
    plugins: [recordImports(importsByFile)],
    metafile: true,
    outdir: "out",
    write: false,
    logLevel: "error",
    tsconfigRaw: "{}",
  });
  const builtInsReachedFrom = (entry: string) => {
    const files = new Set([relative(root, entry).split(sep).join("/")]);
    for (const file of files)
      for (const { path, external } of metafile.inputs[file]?.imports ?? [])
        if (!external) files.add(path);
    return [...files].flatMap((file) =>
      (importsByFile.get(file) ?? []).map((name) => `${file}: ${name}`),
    );
  };
  return entries.map(([name, file]) => ({ name, builtIns: builtInsReachedFrom(file) }));
}

it.each([
  ["browsers", ["browser"]],
  ["workers", ["workerd", "worker", "edge-light"]],
])("no entry point for %s imports a Node built-in module", async (_, conditions) => {
  const entries = packageNames.flatMap(entriesOf);
  expect(entries.length).toBeGreaterThan(100);
  const builtInsByEntry = await builtInsOf(entries, conditions);
  const violations = builtInsByEntry.filter(
    ({ name, builtIns }) => builtIns.length > 0 && !NODE_ENTRY_POINTS.includes(name),
  );
  expect(violations).toEqual([]);
  // the Vite entry imports built-in modules, which proves that the test detects them
  const vite = builtInsByEntry.find(({ name }) => name === "@portico/emulator/vite");
  expect(vite?.builtIns.length).toBeGreaterThan(0);
});
