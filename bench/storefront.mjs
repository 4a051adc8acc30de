// Measures the built example shop: what a browser loads for its product list, and how the list
// appears.
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { transform } from "esbuild";
import { build } from "vite";
import { runIfMain } from "./lib/table.mjs";
import { visits } from "./lib/visits.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const shop = join(root, "examples/storefront");
const ours = pathToFileURL(join(root, "packages")).pathname;
const kilobytes = (code) => gzipSync(code, { level: 9 }).length / 1000;

/** Returns the build's chunks and the code of their modules. */
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
function neededFor(chunks, page) {
  const needed = new Set();
  const take = (name) => {
    if (needed.has(name) || !chunks.has(name)) return;
    needed.add(name);
    for (const imported of chunks.get(name).imports) take(imported);
  };
  for (const [name, { isEntry, facadeModuleId }] of chunks)
    if (isEntry || facadeModuleId?.endsWith(page)) take(name);
  return [...needed].map((name) => chunks.get(name));
}

/** Bundles Portico's modules in these chunks, minified and without unused code. */
async function porticoIn(chunks) {
  const modules = chunks.flatMap(({ modules }) => Object.entries(modules));
  const code = modules
    .filter(([id]) => id.startsWith(ours) && /^[^/]+\/(dist|src)\//.test(id.slice(ours.length + 1)))
    .map(([, module]) => module.code ?? "")
    .join("\n");
  return (await transform(code, { minify: true, format: "esm", target: "es2022" })).code;
}

export async function measureStorefront() {
  const chunks = await chunksOf(join(import.meta.dirname, ".shop"));
  const list = neededFor(chunks, "catalog-page.tsx");
  const row = (what, unit, portico, aim) => ({
    group: "the example shop",
    what,
    unit,
    portico,
    ...(aim !== undefined && { aim: { portico: aim } }),
  });
  const total = list.reduce((sum, { code }) => sum + kilobytes(code), 0);
  const all = [...chunks.values()].reduce((sum, { code }) => sum + kilobytes(code), 0);
  const rows = [
    row("JavaScript for the product list, gzip", "kB", total, 125),
    row("Portico's share of this JavaScript", "kB", kilobytes(await porticoIn(list)), 27),
    row("JavaScript for the other pages", "kB", all - total),
  ];
  for (const { what, value, aim } of await visits(shop, join(import.meta.dirname, ".shop")))
    rows.push(row(what, "", value, aim));
  return rows;
}

await runIfMain(import.meta.url, measureStorefront);
