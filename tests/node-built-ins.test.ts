// What runs in browsers, workers and edge runtimes imports nothing of Node's.
import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { expect, it } from "vitest";
import { packageNames } from "./packed.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Entries whose frameworks run on Node alone. */
const ON_NODE = ["@portico/emulator/vite", "@portico/identity/express", "@portico/identity/node"];

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly default: string } | string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));

/** The files of a package's entries, by what they are imported as. */
function entriesOf(name: string): [string, string][] {
  const folder = join(root, "packages", name);
  return Object.entries(manifestOf(name).exports).flatMap(([path, target]) => {
    // package.json, which is no code
    if (typeof target === "string") return [];
    const { default: file } = target;
    const called = (as: string) => join("@portico", name, as).split(sep).join("/");
    if (!file.includes("*")) return [[called(path), join(folder, file)]];
    // a module per service
    const [before = "", after = ""] = file.split("*");
    return readdirSync(join(folder, before))
      .filter((found) => found.endsWith(after))
      .map((found): [string, string] => [
        called(path.replace("*", found.slice(0, -after.length))),
        join(folder, before, found),
      ]);
  });
}

/** Notes each import of a built-in, with or without `node:`, by the file that has it. */
function watching(found: Map<string, string[]>): Plugin {
  return {
    name: "node-built-ins",
    setup: ({ onResolve }) => {
      onResolve({ filter: /^[a-z_:/]+$/ }, ({ path, importer }) => {
        if (!isBuiltin(path)) return undefined;
        const file = relative(root, importer).split(sep).join("/");
        found.set(file, [...(found.get(file) ?? []), path]);
        return { path, external: true };
      });
    },
  };
}

/** The built-ins that each entry leads to. */
async function builtInsOf(entries: readonly (readonly [string, string])[], conditions: string[]) {
  const found = new Map<string, string[]>();
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
    // what an app brings itself
    external: peers.filter((name) => name !== "zod").flatMap((name) => [name, `${name}/*`]),
    plugins: [watching(found)],
    metafile: true,
    outdir: "out",
    write: false,
    logLevel: "error",
    tsconfigRaw: "{}",
  });
  const reached = (entry: string) => {
    const files = new Set([relative(root, entry).split(sep).join("/")]);
    for (const file of files)
      for (const { path, external } of metafile.inputs[file]?.imports ?? [])
        if (!external) files.add(path);
    return [...files].flatMap((file) => (found.get(file) ?? []).map((name) => `${file}: ${name}`));
  };
  return entries.map(([name, file]) => ({ name, builtIns: reached(file) }));
}

it.each([
  ["browsers", ["browser"]],
  ["workers", ["workerd", "worker", "edge-light"]],
])("no entry for %s imports a built-in of Node", async (_, conditions) => {
  const entries = packageNames.flatMap(entriesOf);
  expect(entries.length).toBeGreaterThan(100);
  const all = await builtInsOf(entries, conditions);
  const wrong = all.filter(({ name, builtIns }) => builtIns.length > 0 && !ON_NODE.includes(name));
  expect(wrong).toEqual([]);
  // the one that has them shows that they are seen
  const vite = all.find(({ name }) => name === "@portico/emulator/vite");
  expect(vite?.builtIns.length).toBeGreaterThan(0);
});
