// What a small storefront weighs: client, session, catalogue, cart and redirects in one bundle.
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const storefront = `
  import { createClient } from "@portico/core";
  import { OAuthStrategy, redirects } from "@portico/identity";
  import { productsV3 } from "@portico/stores";
  import { currentCartV2 } from "@portico/ecom";
  globalThis.client = createClient({
    auth: OAuthStrategy({ clientId: "client" }),
    modules: { productsV3, currentCartV2, redirects },
  });
`;
const parts = {
  "storefront (createClient, OAuthStrategy, productsV3, currentCartV2, redirects)": storefront,
  "createClient alone": `export { createClient } from "@portico/core";`,
  "createClient and OAuthStrategy": `export { createClient } from "@portico/core"; export { OAuthStrategy } from "@portico/identity";`,
  "ky alone": `import ky from "ky"; globalThis.ky = ky;`,
};

for (const [name, contents] of Object.entries(parts)) {
  const result = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: "js" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    nodePaths: [new URL("../packages/core/node_modules", import.meta.url).pathname],
  });
  const code = result.outputFiles[0].contents;
  console.log(
    `${(gzipSync(code, { level: 9 }).length / 1000).toFixed(1).padStart(6)} kB gzip  ${(code.length / 1000).toFixed(1).padStart(6)} kB  ${name}`,
  );
}
