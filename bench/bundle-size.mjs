// What a small storefront weighs, ours beside the platform's own SDK: client, visitor session, catalogue, cart, redirects.
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const ours = `
  import { createClient } from "@portico/core";
  import { OAuthStrategy, redirects } from "@portico/identity";
  import { productsV3 } from "@portico/stores";
  import { currentCartV2 } from "@portico/ecom";
  globalThis.client = createClient({
    auth: OAuthStrategy({ clientId: "client" }),
    modules: { productsV3, currentCartV2, redirects },
  });
`;
const theirs = `
  import { createClient, OAuthStrategy } from "@wix/sdk";
  import * as productsV3 from "@wix/auto_sdk_stores_products-v-3";
  import * as currentCartV2 from "@wix/auto_sdk_ecom_current-cart-v-2";
  import * as redirects from "@wix/auto_sdk_redirects_redirects";
  globalThis.client = createClient({
    auth: OAuthStrategy({ clientId: "client" }),
    modules: { productsV3, currentCartV2, redirects },
  });
`;

async function sizeOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: "js" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    // the workspace's own paths lead to sources, an app's do not
    tsconfigRaw: "{}",
    logLevel: "error",
  });
  const code = outputFiles[0].contents;
  return { minified: code.length, gzip: gzipSync(code, { level: 9 }).length };
}

const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const row = (name, { gzip, minified }) =>
  console.log(`${kilo(gzip)} gzip ${kilo(minified)} minified  ${name}`);

const [mine, peer] = [await sizeOf(ours), await sizeOf(theirs)];
row("storefront, Portico", mine);
row("storefront, the platform's SDK", peer);
console.log(
  `ratio ${(mine.gzip / peer.gzip).toFixed(2)} gzip, ${(mine.minified / peer.minified).toFixed(2)} minified\n`,
);
for (const [name, code] of [
  ["createClient", `export { createClient } from "@portico/core";`],
  [
    "createClient and OAuthStrategy",
    `export { createClient } from "@portico/core"; export { OAuthStrategy } from "@portico/identity";`,
  ],
  [
    "createClient and one operation",
    `export { createClient } from "@portico/core"; export { getProduct } from "@portico/stores/products-v3";`,
  ],
  ["ky, which is part of each", `export { default } from "ky";`],
])
  row(name, await sizeOf(code));
