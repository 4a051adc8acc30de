import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { UsageError } from "./usage-error.js";

/**
 * Returns whether an app can be written into a folder without mixing it with other files. Throws a
 * {@link UsageError} if the path is a file.
 */
export function canContainApp(folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory())
    throw new UsageError(`${folder} is a file. Choose another folder.`);
  return !stats || readdirSync(folder).every((name) => name === ".git");
}

/** Writes files into a folder. Replaces existing files. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

export const packageNameOf = (folder: string): string =>
  basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, "-")
    .replaceAll(/^[._-]+|-+$/g, "") || "app";
