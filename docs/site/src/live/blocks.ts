/** A `ts` or `tsx` code block of a page. */
export interface Block {
  code: string;
  language: string;
  /** File name. Later blocks of the page can import it. */
  title: string;
  /** Words after the language in the block's first line, such as `no-run`. */
  meta: string;
}

/** Packages that examples can import. `runtime/modules.ts` bundles them. */
export const PACKAGES = [
  "@portico/core",
  "@portico/core/forms",
  "@portico/core/media",
  "@portico/core/remedies",
  "@portico/core/schemas",
  "@portico/core/site",
  "@portico/ecom",
  "@portico/ecom/forms",
  "@portico/ecom/plugins",
  "@portico/ecom/schemas",
  "@portico/emulator",
  "@portico/identity",
  "@portico/identity/app",
  "@portico/identity/forms",
  "@portico/identity/schemas",
  "@portico/members",
  "@portico/members/forms",
  "@portico/members/schemas",
  "@portico/react",
  "@portico/react/analytics",
  "@portico/react/fixtures",
  "@portico/react/format",
  "@portico/react/members",
  "@portico/react/offline",
  "@portico/react/queries",
  "@portico/react/rich-content",
  "@portico/react/suspense",
  "@portico/react/v1",
  "@portico/stores",
  "@portico/stores/schemas",
  "@tanstack/react-query",
  "react",
  "react-dom",
  "react-dom/client",
  "zod",
  "zod/v4-mini",
] as const;

export type PackageName = (typeof PACKAGES)[number];

export const isPackage = (specifier: string): specifier is PackageName =>
  PACKAGES.some((name) => name === specifier);

/** The path of a service or of its schemas, such as `@portico/stores/products-v3`. */
const SERVICE = /^(@portico\/(?:ecom|members|stores)(?:\/schemas)?)\/([a-z][a-z\d-]*)$/;

/**
 * Returns the package that exports a service as a namespace, and the name of the namespace:
 * `@portico/stores/products-v3` is `productsV3` of `@portico/stores`.
 */
export function namespaceOf(specifier: string): { name: PackageName; export: string } | undefined {
  const [, name = "", path = ""] = SERVICE.exec(specifier) ?? [];
  if (!isPackage(name)) return undefined;
  return { name, export: path.replaceAll(/-([a-z\d])/g, (_, letter) => letter.toUpperCase()) };
}

const withoutExtension = (path: string) => path.replace(/\.[jt]sx?$/, "");

/**
 * Finds the file that a relative import refers to.
 *
 * @param specifier - such as `./client.js`
 * @param from - name of the importing file, such as `src/app.tsx`
 */
export function resolveFile(
  specifier: string,
  from: string,
  files: Iterable<string>,
): string | undefined {
  const path = withoutExtension(new URL(specifier, `file:///${from}`).pathname.slice(1));
  return [...files].find((file) => [path, `${path}/index`].includes(withoutExtension(file)));
}

/** Static and dynamic imports, and exports from other modules, except imports of types. */
const IMPORTS =
  /^\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\("([^"]+)"\)/gm;

const importsOf = (code: string): string[] =>
  [...code.matchAll(IMPORTS)].map(([, fixed, dynamic]) => fixed ?? dynamic ?? "");

/** Server code, Node.js APIs, and browser APIs that a worker does not have. */
const UNAVAILABLE = /\.listen\(|\blocation\.assign\(|\bprocess\.(?!env\b)|\brequire\(|\bBuffer\b/;

function canImport({ code, title }: Block, earlier: readonly Block[]): boolean {
  if (UNAVAILABLE.test(code)) return false;
  return importsOf(code).every((specifier) => {
    if (specifier.endsWith(".css")) return true;
    if (!specifier.startsWith(".")) return isPackage(specifier) || !!namespaceOf(specifier);
    const titles = earlier.map((block) => block.title);
    const file = resolveFile(specifier, title, titles);
    const index = earlier.findIndex((block) => block.title === file);
    const block = file === undefined ? undefined : earlier[index];
    return block !== undefined && canImport(block, earlier.slice(0, index));
  });
}

/** Exported components without parameters, exported elements, and calls to `createRoot`. */
const RENDERING_PATTERNS = [
  /^export (default )?function [A-Z]\w*\(\)/m,
  /^export const [A-Z]\w* = \(\) =>/m,
  /^export const \w+ = \(?\s*</m,
  /\bcreateRoot\(/,
];

/** Statements outside of functions that may print something or send a request. */
const STATEMENT = /^(await|console|for|if|try)\b|^(const|let|\}).* await\b|^[\w.]+\(/m;

/** Returns whether running a block shows something. Most other blocks only define a client. */
const hasResult = ({ code, language }: Block) =>
  STATEMENT.test(code) ||
  (language === "tsx" && RENDERING_PATTERNS.some((pattern) => pattern.test(code)));

/**
 * Returns whether a block can run in a browser.
 *
 * @param earlier - the blocks before it on the same page
 */
export function canRun(block: Block, earlier: readonly Block[]): boolean {
  const { language, meta, title } = block;
  return (
    /^tsx?$/.test(language) &&
    !/\bno-run\b/.test(meta) &&
    !/\.test\.tsx?$/.test(title) &&
    hasResult(block) &&
    canImport(block, earlier)
  );
}
