import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";
import { packageNames } from "./packed.js";

// Every @example in a docstring compiles with the built packages. docs-snippets.test.ts compiles
// the blocks in the docs.
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "tests/.examples");

/** Declarations that an example may use without an import. */
const ambientDeclarations = `
declare const client: import("@portico/core").Client<object, import("@portico/identity").OAuthStrategy>;
declare const password: string;
`;

/** Modules by the names that an example may use without an import. */
type ModulesByName = Map<string, string>;

/** Returns the names that each module exports, keyed by file. */
function exportsOf(entries: string[]): Map<string, string[]> {
  const program = ts.createProgram(entries, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const names = entries.map((entry) => {
    const source = program.getSourceFile(entry);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) throw new Error(`${entry} has no declarations`);
    return checker.getExportsOfModule(symbol).map((exportedSymbol) => exportedSymbol.name);
  });
  return new Map(entries.map((entry, index) => [entry, names[index] as string[]]));
}

const declarations = (name: string, file = "index") =>
  join(root, "packages", name, "dist", `${file}.d.ts`);

/** Merges the exports of packages. Names in `initial` take precedence. */
function mergeExports(exportsOfPackages: ModulesByName[], initial?: ModulesByName): ModulesByName {
  const mergedExports: ModulesByName = new Map(initial);
  for (const names of exportsOfPackages)
    for (const [name, module] of names)
      if (!mergedExports.has(name)) mergedExports.set(name, module);
  return mergedExports;
}

function codeBlocks(file: string): string[] {
  const text = readFileSync(file, "utf8").replaceAll(/^\s*\* ?/gm, "");
  const blocks = text.matchAll(/@example\s+```tsx?\n([\s\S]*?)```/g);
  return [...blocks].map((match) => match[1] as string);
}

/**
 * Returns an example as a module: its imports, the imports that it lacks, and the remaining code,
 * which is in an async function unless it contains exports or module declarations.
 */
function moduleOf(example: string, names: ModulesByName): string {
  const imports = example.match(/^import [\s\S]*?;$/gm)?.join("\n") ?? "";
  const body = example.replaceAll(/^import [\s\S]*?;$/gm, "");
  const declares = (word: string) =>
    new RegExp(`\\b(?:const|let|function|class) (?:\\{[^}]*)?${word}\\b`).test(body);
  const missingImports = [...new Set(body.match(/\b[A-Za-z]\w*\b/g) ?? [])]
    .filter((word) => names.has(word) && !declares(word))
    .filter((word) => !new RegExp(`\\b${word}\\b`).test(imports))
    .map((word) => `import { ${word} } from "${names.get(word)}";`);
  const needsTopLevel = /^(declare module|export) /m.test(body);
  return [
    imports,
    ...missingImports,
    declares("client") ? "" : ambientDeclarations,
    needsTopLevel ? `${body}\nexport {};` : `export async function example() {\n${body}\n}`,
  ].join("\n");
}

function sourceFiles(name: string): string[] {
  const source = join(root, "packages", name, "src");
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

it("all @example blocks compile", async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const modules: [string, string][] = [
    ...packageNames.map((name): [string, string] => [`@portico/${name}`, declarations(name)]),
    ["@portico/core/media", declarations("core", "media")],
    ...[
      "analytics",
      "devtools",
      "fixtures",
      "format",
      "members",
      "offline",
      "queries",
      "rich-content",
      "suspense",
      "testing",
      "v1",
    ].map((entry): [string, string] => [`@portico/react/${entry}`, declarations("react", entry)]),
    ["@portico/stores/products-v3", declarations("stores", "generated/products-v3")],
  ];
  const namesByEntry = exportsOf(modules.map(([, entry]) => entry));
  const mapNamesToModule = (module: string, names: string[] = []): ModulesByName =>
    new Map(names.map((name) => [name, module]));
  const names = new Map(
    modules.map(([module, entry]) => [module, mapNamesToModule(module, namesByEntry.get(entry))]),
  );
  const exportsOfAllModules = [
    ...names.values(),
    mapNamesToModule("@tanstack/react-query", Object.keys(await import("@tanstack/react-query"))),
  ];
  const files = [
    ...packageNames.flatMap((name) =>
      sourceFiles(name).map((file) => ({
        file,
        known: mergeExports(exportsOfAllModules, names.get(`@portico/${name}`)),
      })),
    ),
  ];

  let count = 0;
  for (const { file, known } of files)
    for (const example of codeBlocks(file)) {
      const name = relative(root, file).replaceAll(/[\\/.]/g, "-");
      writeFileSync(join(folder, `${name}-${count++}.tsx`), moduleOf(example, known));
    }
  expect(count).toBeGreaterThan(834);

  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: "../../tsconfig.base.json",
      compilerOptions: {
        types: ["node"],
        verbatimModuleSyntax: false,
        // Check only files that have changed since the last run.
        incremental: true,
        tsBuildInfoFile: "../../node_modules/.cache/portico/examples.tsbuildinfo",
      },
      include: ["*.tsx"],
    }),
  );
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  expect(stdout).toBe("");
  rmSync(folder, { recursive: true, force: true });
});
