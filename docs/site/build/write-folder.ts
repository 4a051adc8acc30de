import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Makes a folder contain only the given files. Skips files whose text has not changed, because
 * `astro dev` reloads every file that is written.
 *
 * @param files - texts by path, relative to the folder
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  for (const entry of globSync("**", { cwd: folder, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(join(folder, "/").length).replaceAll("\\", "/");
    if (entry.isFile() && !files.has(path)) rmSync(file);
  }
  for (const [path, text] of files) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
