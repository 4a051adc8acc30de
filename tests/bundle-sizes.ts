import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";

/** Code that imports the parts of `@portico/react` that every shop needs. */
const reactKit = `
  import {
    PorticoProvider, useAddToCart, useCart, useCartActions, useCartTotals, useProduct, useProductOptions, useSession,
  } from "@portico/react";
  globalThis.kit = [
    PorticoProvider, useAddToCart, useCart, useCartActions, useCartTotals, useProduct, useProductOptions, useSession,
  ];`;

const REACT_PEERS = ["react", "react/*", "@tanstack/react-query"];

const shopCode = (imports: string, modules: string) => `
  import { createClient } from "@portico/core";
  import { OAuthStrategy, redirects } from "@portico/identity";
  ${imports}
  globalThis.client = createClient({
    auth: OAuthStrategy({ clientId: "client" }),
    modules: { ${modules}, redirects },
  });`;

interface Budget {
  gzip: number;
  brotli: number;
  later?: number;
  code: string;
  external?: string[];
}

/**
 * Maximum size of each bundle in bytes, minified and compressed with gzip or brotli: about 100
 * bytes above the current size. `later` is the gzip size of lazily loaded code. Lower a budget when
 * its bundle shrinks. Explain in the commit message why a budget is raised.
 */
export const budgets: Record<string, Budget> = {
  "only the client": {
    gzip: 7_840,
    brotli: 7_080,
    // Code that this app never loads: schema checks and the handling of redirects.
    later: 1_140,
    code: `export { createClient } from "@portico/core";`,
  },
  "one operation": {
    gzip: 10_300,
    brotli: 9_260,
    // Code that this app never loads: schema checks.
    later: 1_140,
    code: `
      export { createClient } from "@portico/core";
      export { getProduct } from "@portico/stores/products-v3";`,
  },
  "the client with modules of @wix packages": {
    gzip: 9_550,
    brotli: 8_620,
    // Code that this app never loads: schema checks and the handling of redirects.
    later: 1_140,
    code: `
      export { createClient } from "@portico/core";
      export { wixModules } from "@portico/core/wix";`,
  },
  "a v3 shop": {
    gzip: 22_150,
    brotli: 19_990,
    later: 6_070,
    code: shopCode(
      `import { productsV3 } from "@portico/stores"; import { currentCartV2 } from "@portico/ecom";`,
      "productsV3, currentCartV2",
    ),
  },
  "a v1 shop": {
    gzip: 21_290,
    brotli: 19_170,
    later: 6_070,
    code: shopCode(
      `import { collections, products } from "@portico/stores"; import { currentCart } from "@portico/ecom";`,
      "products, collections, currentCart",
    ),
  },
  "a v3 shop whose server keeps the session": {
    gzip: 20_220,
    brotli: 18_180,
    // a bundler includes the login code, which this app never loads
    later: 6_070,
    code: `
      import { createClient } from "@portico/core";
      import { ServerSessionStrategy } from "@portico/identity";
      import { productsV3 } from "@portico/stores";
      import { currentCartV2 } from "@portico/ecom";
      globalThis.client = createClient({
        auth: ServerSessionStrategy(),
        modules: { productsV3, currentCartV2 },
      });`,
  },
  "the React kit": {
    gzip: 15_150,
    brotli: 13_720,
    code: reactKit,
    external: [
      ...REACT_PEERS,
      "@portico/core",
      "@portico/core/*",
      "@portico/ecom",
      "@portico/ecom/*",
    ],
  },
  "the React kit with the client": {
    gzip: 22_630,
    brotli: 20_370,
    later: 1_140,
    code: reactKit,
    external: REACT_PEERS,
  },
  "every service": {
    gzip: 53_170,
    brotli: 46_840,
    later: 6_070,
    code: `
      import { createClient } from "@portico/core";
      import * as identity from "@portico/identity";
      import * as stores from "@portico/stores";
      import * as ecom from "@portico/ecom";
      import * as members from "@portico/members";
      globalThis.all = { createClient, identity, stores, ecom, members };`,
  },
};

/** Bundles an app that uses the built packages. */
export const bundleApp = (code: string, { minify = true, external = [] as string[] } = {}) =>
  build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: "js" },
    bundle: true,
    minify,
    metafile: true,
    splitting: true,
    outdir: "out",
    format: "esm",
    target: "es2022",
    external,
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
    logLevel: "error",
    // the workspace's path mappings would resolve to source files, but an app must use the built
    // packages
    tsconfigRaw: "{}",
  });

type Bundle = Awaited<ReturnType<typeof bundleApp>>;

/**
 * Returns the code of the entry and its static imports, and the code of the lazily loaded files.
 */
function splitBundle({ outputFiles, metafile }: Bundle) {
  const names = Object.keys(metafile.outputs);
  const initialChunks = new Set<string>();
  const addWithImports = (name: string) => {
    if (initialChunks.has(name)) return;
    initialChunks.add(name);
    for (const { path, kind } of metafile.outputs[name]?.imports ?? [])
      if (kind === "import-statement") addWithImports(path);
  };
  addWithImports(names.find((name) => name.endsWith("/stdin.js")) ?? "");
  const codeOf = (isIncluded: (name: string) => boolean) =>
    names.flatMap((name, index) =>
      isIncluded(name) ? [outputFiles[index]?.contents ?? new Uint8Array()] : [],
    );
  return {
    initial: codeOf((name) => initialChunks.has(name)),
    later: codeOf((name) => !initialChunks.has(name)),
  };
}

export const totalSize = (chunks: Uint8Array[], compress: (code: Uint8Array) => Uint8Array) =>
  chunks.reduce((bytes, code) => bytes + compress(code).length, 0);
export const gzipped = (code: Uint8Array) => gzipSync(code, { level: 9 });

/** Returns a bundle's input files, and its compressed sizes in bytes. */
export async function measure(budget: Pick<Budget, "code" | "external">) {
  const bundle = await bundleApp(budget.code, budget);
  const { initial, later } = splitBundle(bundle);
  return {
    inputs: Object.keys(bundle.metafile.inputs),
    gzip: totalSize(initial, gzipped),
    brotli: totalSize(initial, (code) => brotliCompressSync(code)),
    later: totalSize(later, gzipped),
  };
}
