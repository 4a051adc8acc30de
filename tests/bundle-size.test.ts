import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

/** The parts of `@portico/react` that every shop needs. */
const reactKit = `
  import {
    PorticoProvider, useAddToCart, useCart, useCartActions, useCartTotals, useProduct, useProductOptions, useSession,
  } from "@portico/react";
  globalThis.kit = [
    PorticoProvider, useAddToCart, useCart, useCartActions, useCartTotals, useProduct, useProductOptions, useSession,
  ];`;

const REACT_PEERS = ["react", "react/*", "@tanstack/react-query"];

const shop = (imports: string, modules: string) => `
  import { createClient } from "@portico/core";
  import { OAuthStrategy, redirects } from "@portico/identity";
  ${imports}
  globalThis.client = createClient({
    auth: OAuthStrategy({ clientId: "client" }),
    modules: { ${modules}, redirects },
  });`;

/**
 * Maximum size of each bundle in bytes, minified and compressed with gzip or brotli: about 100
 * bytes above the current size. `later` is the gzip size of lazily loaded code. Lower a budget when
 * its bundle shrinks. Explain in the commit message why a budget is raised.
 */
const budgets: Record<
  string,
  { gzip: number; brotli: number; later?: number; code: string; external?: string[] }
> = {
  "only the client": {
    gzip: 7_840,
    brotli: 7_080,
    // Code that this app never loads: schema checks and following redirects.
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
  "a v3 shop": {
    gzip: 22_080,
    brotli: 19_860,
    later: 6_070,
    code: shop(
      `import { productsV3 } from "@portico/stores"; import { currentCartV2 } from "@portico/ecom";`,
      "productsV3, currentCartV2",
    ),
  },
  "a v1 shop": {
    gzip: 21_230,
    brotli: 19_170,
    later: 6_070,
    code: shop(
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
    gzip: 15_320,
    brotli: 13_880,
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
    gzip: 22_790,
    brotli: 20_490,
    later: 1_140,
    code: reactKit,
    external: REACT_PEERS,
  },
  "every service": {
    gzip: 53_100,
    brotli: 46_650,
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

/** Bundles an app that uses the published packages. */
const bundled = (code: string, { minify = true, external = [] as string[] } = {}) =>
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
    // the workspace's path mappings resolve to source files; an app must use the built packages
    tsconfigRaw: "{}",
  });

type Bundle = Awaited<ReturnType<typeof bundled>>;

/** Returns the entry and its static imports, and the lazily loaded files. */
function loadedBy({ outputFiles, metafile }: Bundle) {
  const names = Object.keys(metafile.outputs);
  const initial = new Set<string>();
  const addWithImports = (name: string) => {
    if (initial.has(name)) return;
    initial.add(name);
    for (const { path, kind } of metafile.outputs[name]?.imports ?? [])
      if (kind === "import-statement") addWithImports(path);
  };
  addWithImports(names.find((name) => name.endsWith("/stdin.js")) ?? "");
  const codeOf = (isIncluded: (name: string) => boolean) =>
    names.flatMap((name, index) =>
      isIncluded(name) ? [outputFiles[index]?.contents ?? new Uint8Array()] : [],
    );
  return {
    initial: codeOf((name) => initial.has(name)),
    later: codeOf((name) => !initial.has(name)),
  };
}

const sum = (chunks: Uint8Array[], pack: (code: Uint8Array) => Uint8Array) =>
  chunks.reduce((bytes, code) => bytes + pack(code).length, 0);
const gzipped = (code: Uint8Array) => gzipSync(code, { level: 9 });

it.each(Object.entries(budgets))("%s is within its budget", async (_, budget) => {
  const bundle = await bundled(budget.code, budget);
  const { initial, later } = loadedBy(bundle);
  const gzip = sum(initial, gzipped);
  const brotli = sum(initial, (code) => brotliCompressSync(code));
  expect(
    Object.keys(bundle.metafile.inputs).filter((path) => /\/(zod|schemas)\//.test(path)),
  ).toEqual([]);
  // an empty bundle is within any budget
  expect(gzip).toBeGreaterThan(budget.gzip / 4);
  expect(gzip, "bytes of gzip").toBeLessThanOrEqual(budget.gzip);
  expect(brotli, "bytes of brotli").toBeLessThanOrEqual(budget.brotli);
  expect(sum(later, gzipped), "bytes of gzip, later").toBeLessThanOrEqual(budget.later ?? 0);
});

it("zod and all form schemas take up at most 7 kB", async () => {
  const forms = ["identity", "members", "ecom"].map(
    (name) => `export * from "@portico/${name}/forms";`,
  );
  const { outputFiles, metafile } = await bundled(forms.join("\n"));
  expect(Object.keys(metafile.inputs).some((path) => path.includes("/zod/"))).toBe(true);
  expect(
    sum(
      outputFiles.map(({ contents }) => contents),
      gzipped,
    ),
  ).toBeLessThanOrEqual(7_000);
});

it("a bundle contains only the schemas that it imports", async () => {
  const code = 'export { Brand } from "@portico/stores/schemas/brands-v3";';
  const { outputFiles, metafile } = await bundled(code, { minify: false });
  const text = outputFiles[0]?.text ?? "";
  expect(Object.keys(metafile.inputs).some((path) => path.includes("/zod/"))).toBe(true);
  expect(text).toContain("assignedProductsCount");
  // a field from another schema in the module, a name from core, and a request name
  expect(text).not.toMatch(/brandNames|paragraphData|stores\.brandsV3\./);
});
