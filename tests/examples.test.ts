import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
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

function examplesOf(file: string): string[] {
  const text = readFileSync(file, "utf8").replaceAll(/^\s*\* ?/gm, "");
  return [...text.matchAll(/@example\s+```tsx?\n([\s\S]*?)```/g)].map(
    (match) => match[1] as string,
  );
}

/** The names that a package exports, types included. */
function exportsOf(name: string): string[] {
  const types = readFileSync(join(root, "packages", name, "dist/index.d.ts"), "utf8");
  return [...types.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = ""]) =>
    list
      .split(",")
      .map((part) =>
        part
          .trim()
          .replace(/^type /, "")
          .replace(/^.* as /, ""),
      )
      .filter(Boolean),
  );
}

it("compiles every example", async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const known = new Map<string, string>();
  for (const name of packages)
    for (const exported of exportsOf(name))
      if (!known.has(exported)) known.set(exported, `@portico/${name}`);

  let count = 0;
  for (const name of packages) {
    const source = join(root, "packages", name, "src");
    const own = new Set(exportsOf(name));
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
          `${stated}\n${implied.join("\n")}\n${declares}\nexport async function example() {\n${body}\n}\n`,
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
