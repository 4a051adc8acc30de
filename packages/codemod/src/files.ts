import { existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { globSync } from "tinyglobby";

const EXTENSIONS = "ts,tsx,mts,cts,js,jsx,mjs,cjs";
const SKIPPED_FOLDERS = ["node_modules", "dist", "build", ".next", ".git", "coverage", "out"];

/** A problem with the arguments of the command line. */
export class UsageError extends Error {}

/** Finds the source files in files and folders. */
export function findFiles(paths: readonly string[]): string[] {
  const files = paths.flatMap((path) => {
    const absolute = resolve(path);
    if (!existsSync(absolute)) throw new UsageError(`${path} does not exist.`);
    if (!statSync(absolute).isDirectory()) {
      if (!new RegExp(`\\.(${EXTENSIONS.replaceAll(",", "|")})$`).test(path)) {
        throw new UsageError(`${path} is not a JavaScript or TypeScript file.`);
      }
      return [absolute];
    }
    return globSync([`**/*.{${EXTENSIONS}}`], {
      cwd: absolute,
      absolute: true,
      dot: true,
      ignore: [...SKIPPED_FOLDERS.map((name) => `**/${name}/**`), "**/*.d.ts"],
    });
  });
  return [...new Set(files)].sort();
}

/** Returns the nearest `tsconfig.json` or `jsconfig.json` above a file. */
export function configOf(file: string): string | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    for (const name of ["tsconfig.json", "jsconfig.json"]) {
      if (existsSync(join(folder, name))) return join(folder, name);
    }
    if (folder === dirname(folder)) return undefined;
  }
}
