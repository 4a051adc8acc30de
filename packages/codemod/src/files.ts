import { existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { globSync } from "tinyglobby";

const EXTENSIONS = "ts,tsx,mts,cts,js,jsx,mjs,cjs";
const SKIPPED_FOLDERS = ["node_modules", "dist", "build", ".next", ".git", "coverage", "out"];

export class UsageError extends Error {}

export function findFiles(paths: readonly string[]): string[] {
  const files = paths.flatMap((path) => {
    const absolutePath = resolve(path);
    if (!existsSync(absolutePath)) throw new UsageError(`${path} does not exist.`);
    if (!statSync(absolutePath).isDirectory()) {
      if (!new RegExp(`\\.(${EXTENSIONS.replaceAll(",", "|")})$`).test(path)) {
        throw new UsageError(`${path} is not a JavaScript or TypeScript file.`);
      }
      return [absolutePath];
    }
    return globSync([`**/*.{${EXTENSIONS}}`], {
      cwd: absolutePath,
      absolute: true,
      dot: true,
      ignore: [...SKIPPED_FOLDERS.map((name) => `**/${name}/**`), "**/*.d.ts"],
    });
  });
  return [...new Set(files)].sort();
}

export function configPathOf(file: string): string | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    for (const name of ["tsconfig.json", "jsconfig.json"]) {
      if (existsSync(join(folder, name))) return join(folder, name);
    }
    if (folder === dirname(folder)) return undefined;
  }
}
