import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** An import in a source file. */
export interface Import {
  readonly from: string;
  readonly specifier: string;
  /** The imported file, if the specifier is relative. */
  readonly to: string | undefined;
}

/**
 * Returns whether a path is a test or a test helper. Tests and test helpers may import from all
 * layers.
 */
export const isTesting = (path: string) => /\.test\.tsx?$|\/testing(\/|\.ts$)/.test(path);

/**
 * Returns whether a folder contains installed or built files, or is hidden. These folders can be
 * large, so they are not read.
 */
const isIgnored = (name: string) => /^(node_modules|dist|\..+)$/.test(name);

/** Returns the paths of all source files in a folder, relative to the repository. */
export function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isIgnored(entry.name) ? [] : filesIn(path);
    return entry.isFile() && /(?<!\.d)\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [path] : [];
  });
}

export const readSource = (path: string): string => readFileSync(join(root, path), "utf8");

/** Returns the source file for an import: `./a.js` is `a.ts` or `a.tsx`. */
function resolveSource(path: string): string {
  const stem = path.replace(/\.js$/, "");
  const source = [path, `${stem}.ts`, `${stem}.tsx`].find(existsSync) ?? path;
  return relative(root, source).split(sep).join("/");
}

/** Returns a file's imports, including type imports, `import()` and re-exports. */
export function importsOf(path: string, text = readSource(path)): Import[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => ({
    from: path,
    specifier: fileName,
    to: fileName.startsWith(".") ? resolveSource(join(root, dirname(path), fileName)) : undefined,
  }));
}
