// Measures an app's initial bundle: minified and split by esbuild, then compressed with gzip
// and brotli.
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { installClients } from "./lib/folders.mjs";
import { runIfMain } from "./lib/table.mjs";

const client = (auth, modules) =>
  `globalThis.client = createClient({ auth: ${auth}, modules: { ${modules} } });`;
const visitor = `OAuthStrategy({ clientId: "client" })`;
const merchant = `ApiKeyStrategy({ apiKey: "key", siteId: "site" })`;
const app = `AppStrategy({ appId: "app", appSecret: "secret", publicKey: "key", instanceId: "i" })`;

const bundles = (hasFile) => [
  {
    label: "the client without services",
    portico: `export { createClient } from "@portico/core";`,
    platform: `export { createClient } from "@wix/sdk";`,
  },
  {
    label: "one operation",
    portico: `export { createClient } from "@portico/core"; export { getProduct } from "@portico/stores/products-v3";`,
    platform: `export { createClient } from "@wix/sdk"; export { getProduct } from "@wix/auto_sdk_stores_products-v-3";`,
  },
  {
    label: "a v3 shop",
    target: { gzip: { portico: 27.3, ratio: 0.58 }, brotli: { ratio: 0.72 } },
    portico: `
      import { createClient } from "@portico/core";
      import { OAuthStrategy, redirects } from "@portico/identity";
      import { productsV3 } from "@portico/stores";
      import { currentCartV2 } from "@portico/ecom";
      ${client(visitor, "productsV3, currentCartV2, redirects")}`,
    platform: `
      import { createClient, OAuthStrategy } from "@wix/sdk";
      import { productsV3 } from "@wix/stores";
      import { currentCartV2 } from "@wix/ecom";
      import { redirects } from "@wix/redirects";
      ${client(visitor, "productsV3, currentCartV2, redirects")}`,
  },
  {
    label: "a v1 shop",
    portico: `
      import { createClient } from "@portico/core";
      import { OAuthStrategy, redirects } from "@portico/identity";
      import { collections, products } from "@portico/stores";
      import { currentCart } from "@portico/ecom";
      ${client(visitor, "products, collections, currentCart, redirects")}`,
    platform: `
      import { createClient, OAuthStrategy } from "@wix/sdk";
      import { collections, products } from "@wix/stores";
      import { currentCart } from "@wix/ecom";
      import { redirects } from "@wix/redirects";
      ${client(visitor, "products, collections, currentCart, redirects")}`,
  },
  {
    label: "a merchant's server",
    node: true,
    portico: `
      import { createClient } from "@portico/core";
      import { ApiKeyStrategy } from "@portico/identity";
      import { inventoryItemsV3, productsV3 } from "@portico/stores";
      import { orders } from "@portico/ecom";
      ${client(merchant, "productsV3, inventoryItemsV3, orders")}`,
    platform: `
      import { createClient, ApiKeyStrategy } from "@wix/sdk";
      import { inventoryItemsV3, productsV3 } from "@wix/stores";
      import { orders } from "@wix/ecom";
      ${client(merchant, "productsV3, inventoryItemsV3, orders")}`,
  },
  {
    label: "an app's server",
    node: true,
    portico: `
      import { createClient } from "@portico/core";
      import { AppStrategy } from "@portico/identity${hasFile("identity/dist/app.js") || hasFile("identity/dist/app/index.js") ? "/app" : ""}";
      import { inventoryItemsV3, productsV3 } from "@portico/stores";
      import { orders } from "@portico/ecom";
      ${client(app, "productsV3, inventoryItemsV3, orders")}`,
    platform: `
      import { createClient, AppStrategy } from "@wix/sdk";
      import { inventoryItemsV3, productsV3 } from "@wix/stores";
      import { orders } from "@wix/ecom";
      ${client(app, "productsV3, inventoryItemsV3, orders")}`,
  },
  {
    label: "every service",
    target: { gzip: { portico: 80, ratio: 0.45 } },
    portico: `
      import { createClient } from "@portico/core";
      import * as identity from "@portico/identity";
      import * as stores from "@portico/stores";
      import * as ecom from "@portico/ecom";
      import * as members from "@portico/members";
      globalThis.all = { createClient, identity, stores, ecom, members };`,
    platform: `
      import { createClient, OAuthStrategy } from "@wix/sdk";
      import * as redirects from "@wix/redirects";
      import * as stores from "@wix/stores";
      import * as ecom from "@wix/ecom";
      import * as members from "@wix/members";
      globalThis.all = { createClient, OAuthStrategy, redirects, stores, ecom, members };`,
  },
];

async function sizesOf(contents, resolveDir, isForNode = false) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir, loader: "js" },
    bundle: true,
    minify: true,
    metafile: true,
    splitting: true,
    outdir: "out",
    format: "esm",
    target: "es2022",
    platform: isForNode ? "node" : "browser",
    write: false,
    // ignore the workspace's paths, which resolve to source files, because apps use built packages
    tsconfigRaw: "{}",
    logLevel: "error",
  });
  const initialChunks = new Set();
  const addWithImports = (name) => {
    if (initialChunks.has(name)) return;
    initialChunks.add(name);
    for (const { path, kind } of metafile.outputs[name]?.imports ?? [])
      if (kind === "import-statement") addWithImports(path);
  };
  addWithImports("out/stdin.js");
  const chunks = outputFiles.filter(({ path }) => initialChunks.has(relative(process.cwd(), path)));
  const totalBytes = (compress) =>
    chunks.reduce((sum, { contents }) => sum + compress(contents).length, 0);
  return {
    gzip: totalBytes((code) => gzipSync(code, { level: 9 })) / 1000,
    brotli: totalBytes((code) => brotliCompressSync(code)) / 1000,
  };
}

export async function measureBundles() {
  const { portico, platform } = await installClients();
  const hasFile = (path) => existsSync(join(portico.folder, "node_modules/@portico", path));
  const rows = [];
  for (const bundle of bundles(hasFile)) {
    const ours = await sizesOf(bundle.portico, portico.folder, bundle.node);
    const theirs = await sizesOf(bundle.platform, platform.folder, bundle.node);
    for (const compression of ["gzip", "brotli"])
      rows.push({
        group: "bundles",
        label: `${bundle.label}, ${compression}`,
        unit: "kB",
        portico: ours[compression],
        platform: theirs[compression],
        ratio: ours[compression] / theirs[compression],
        target: bundle.target?.[compression],
      });
  }
  return rows;
}

await runIfMain(import.meta.url, measureBundles);
