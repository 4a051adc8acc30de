import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";

// Every @example of the public docs compiles against the built packages.
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "tests/.examples");
const packages = ["core", "identity", "stores", "ecom", "members", "react", "emulator"];

/** What an example may use without saying where it comes from. */
const given = `
declare const client: import("@portico/core").Client;
declare const password: string;
`;

/** Examples await; a module's augmentation stands at the top of a file only. */
const inFunction = (body: string) =>
  /^declare module/m.test(body)
    ? `${body}\nexport {};\n`
    : `export async function example() {\n${body}\n}\n`;

function examplesOf(file: string): string[] {
  const text = readFileSync(file, "utf8").replaceAll(/^\s*\* ?/gm, "");
  return [...text.matchAll(/@example\s+```tsx?\n([\s\S]*?)```/g)].map(
    (match) => match[1] as string,
  );
}

/** The names that a declaration file exports, types included. */
function exportsOf(entry: string): string[] {
  const program = ts.createProgram([entry], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`${entry} has no declarations`);
  return checker.getExportsOfModule(symbol).map((exported) => exported.name);
}

it("compiles every example", async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const known = new Map<string, string>();
  const dist = (name: string, file = "index") =>
    join(root, "packages", name, "dist", `${file}.d.ts`);
  const exported = new Map(packages.map((name) => [name, new Set(exportsOf(dist(name)))] as const));
  const learn = (module: string, names: Iterable<string>) => {
    for (const name of names) if (!known.has(name)) known.set(name, module);
  };
  for (const [name, names] of exported) learn(`@portico/${name}`, names);
  learn("@portico/react/queries", exportsOf(dist("react", "queries")));
  learn("@portico/stores/products-v3", exportsOf(dist("stores", "generated/products-v3")));
  learn("@tanstack/react-query", Object.keys(await import("@tanstack/react-query")));

  let count = 0;
  for (const name of packages) {
    const source = join(root, "packages", name, "src");
    const own = exported.get(name) ?? new Set();
    for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/(?<!\.test)\.tsx?$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      examplesOf(file).forEach((example) => {
        const imports = example.match(/^import [\s\S]*?;$/gm) ?? [];
        const body = example.replaceAll(/^import [\s\S]*?;$/gm, "");
        const stated = imports.join("\n");
        const implied = [...new Set(body.match(/\b[A-Za-z]\w*\b/g) ?? [])]
          .filter((word) => known.has(word) && !new RegExp(`\\b${word}\\b`).test(stated))
          .filter(
            (word) =>
              !new RegExp(`\\b(?:const|let|function|class) (?:\\{[^}]*)?${word}\\b`).test(body),
          )
          .map(
            (word) =>
              `import { ${word} } from "${own.has(word) ? `@portico/${name}` : known.get(word)}";`,
          );
        const declares = new RegExp(/\bconst client\b/).test(body) ? "" : given;
        const path = relative(source, file).replaceAll(/[\\/.]/g, "-");
        writeFileSync(
          join(folder, `${name}-${path}-${count++}.tsx`),
          `${stated}\n${implied.join("\n")}\n${declares}\n${inFunction(body)}`,
        );
      });
    }
  }
  expect(count).toBeGreaterThan(834);
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: "../../tsconfig.base.json",
      compilerOptions: { types: ["node"], verbatimModuleSyntax: false },
      include: ["*.tsx"],
    }),
  );
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  expect(stdout).toBe("");
  rmSync(folder, { recursive: true, force: true });
}, 180_000);
