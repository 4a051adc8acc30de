// Measures the built example shop: what a browser loads for its product list, and how the list
// appears.
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { transform } from "esbuild";
import { build } from "vite";
import { runIfMain } from "./lib/table.mjs";
import { measureVisits } from "./lib/visits.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const shop = join(root, "examples/storefront");
const packagesPath = pathToFileURL(join(root, "packages")).pathname;
const kilobytes = (code) => gzipSync(code, { level: 9 }).length / 1000;

/** Builds the shop, and returns the chunks with the code of their modules. */
async function chunksOf(outDir) {
  const chunks = new Map();
  const collector = {
    name: "collect-chunks",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") chunks.set(file.fileName, file);
    },
  };
  await build({
    root: shop,
    logLevel: "warn",
    plugins: [collector],
    build: { outDir, emptyOutDir: true },
  });
  return chunks;
}

/** Returns the chunks that a page needs: the entry, the page's chunk, and all their imports. */
function chunksFor(chunks, page) {
  const neededNames = new Set();
  const addWithImports = (name) => {
    if (neededNames.has(name) || !chunks.has(name)) return;
    neededNames.add(name);
    for (const imported of chunks.get(name).imports) addWithImports(imported);
  };
  for (const [name, { isEntry, facadeModuleId }] of chunks)
    if (isEntry || facadeModuleId?.endsWith(page)) addWithImports(name);
  return [...neededNames].map((name) => chunks.get(name));
}

/** Returns the code of Portico's modules in these chunks, minified and without unused code. */
async function bundlePortico(chunks) {
  const modules = chunks.flatMap(({ modules }) => Object.entries(modules));
  const code = modules
    .filter(
      ([id]) =>
        id.startsWith(packagesPath) &&
        /^[^/]+\/(dist|src)\//.test(id.slice(packagesPath.length + 1)),
    )
    .map(([, module]) => module.code ?? "")
    .join("\n");
  return (await transform(code, { minify: true, format: "esm", target: "es2022" })).code;
}

export async function measureStorefront() {
  const chunks = await chunksOf(join(import.meta.dirname, ".shop"));
  const listChunks = chunksFor(chunks, "catalog-page.tsx");
  const row = (label, unit, portico, target) => ({
    group: "the example shop",
    label,
    unit,
    portico,
    ...(target !== undefined && { target: { portico: target } }),
  });
  const listSize = listChunks.reduce((sum, { code }) => sum + kilobytes(code), 0);
  const sizeOfAllChunks = [...chunks.values()].reduce((sum, { code }) => sum + kilobytes(code), 0);
  const rows = [
    row("JavaScript for the product list, gzip", "kB", listSize, 125),
    row("Portico's share of this JavaScript", "kB", kilobytes(await bundlePortico(listChunks)), 27),
    row("JavaScript for the other pages", "kB", sizeOfAllChunks - listSize),
  ];
  for (const { label, value, target } of await measureVisits(
    shop,
    join(import.meta.dirname, ".shop"),
  ))
    rows.push(row(label, "", value, target));
  return rows;
}

await runIfMain(import.meta.url, measureStorefront);
