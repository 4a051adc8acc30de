// A project that uses Wix's SDK, with the published types of Wix's packages.
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const testFolder = fileURLToPath(new URL(".", import.meta.url));
const cli = join(testFolder, "../../packages/codemod/dist/cli.js");
const replacedPackages = ["stores", "ecom", "redirects", "essentials"];

export interface TestProject {
  folder: string;
  write(files: Readonly<Record<string, string>>): void;
  read(path: string): string;
  run(...args: string[]): SpawnSyncReturns<string>;
  remove(): void;
}

/**
 * Creates a project in an empty folder. Without `dependencies`, the project cannot find Wix's
 * types.
 */
export function createProject({ dependencies = true } = {}): TestProject {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "portico-codemod-test-")));
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  const typePaths = replacedPackages.map((name) => [
    `@wix/${name}`,
    [join(testFolder, "wix", `${name}.ts`)],
  ]);
  const compilerOptions = {
    module: "esnext",
    moduleResolution: "bundler",
    target: "es2022",
    jsx: "react-jsx",
    strict: true,
    types: ["node"],
    paths: dependencies ? Object.fromEntries(typePaths) : {},
  };
  write({ "tsconfig.json": JSON.stringify({ compilerOptions }) });
  if (dependencies) {
    symlinkSync(join(testFolder, "../node_modules"), join(folder, "node_modules"), "junction");
  }
  return {
    folder,
    write,
    read: (path) => readFileSync(join(folder, path), "utf8"),
    run: (...args) =>
      spawnSync(process.execPath, [cli, ...args], { cwd: folder, encoding: "utf8" }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
