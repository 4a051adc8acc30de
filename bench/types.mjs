// Measures the time and memory that type-checking a small app takes, with and without checking
// library declarations.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { folders } from "./lib/folders.mjs";
import { interleaved } from "./lib/numbers.mjs";
import { runIfMain } from "./lib/table.mjs";

const compiler = createRequire(new URL("../package.json", import.meta.url)).resolve(
  "typescript/lib/tsc.js",
);

// Checking all declarations of `@wix/stores` and `@wix/ecom` takes minutes and a gigabyte. If
// libraries are checked, both apps therefore import only two services.
const app = (from) => `
import { createClient${from.strategy === from.client ? ", OAuthStrategy" : ""} } from "${from.client}";
${from.strategy === from.client ? "" : `import { OAuthStrategy } from "${from.strategy}";`}
import { redirects } from "${from.redirects}";
import ${from.products};
import ${from.cart};
const client = createClient({
  auth: OAuthStrategy({ clientId: "client" }),
  modules: { productsV3, currentCartV2, redirects },
});
const page = await client.productsV3.queryProducts().limit(10).find();
export const names = page.items.map((product) => product.name);
const product = await client.productsV3.getProduct("id", { fields: ["CURRENCY"] });
export const slug = product.slug;
export const cart = await client.currentCartV2.getCurrentCart();
`;
const portico = {
  client: "@portico/core",
  strategy: "@portico/identity",
  redirects: "@portico/identity",
};
const platform = { client: "@wix/sdk", strategy: "@wix/sdk", redirects: "@wix/redirects" };
const wholePackages = (scope) => ({
  products: `{ productsV3 } from "${scope}/stores"`,
  cart: `{ currentCartV2 } from "${scope}/ecom"`,
});
const two = (products, cart) => ({
  products: `* as productsV3 from "${products}"`,
  cart: `* as currentCartV2 from "${cart}"`,
});
const apps = [
  {
    how: "a v3 shop",
    rounds: 5,
    skipLibCheck: true,
    portico: app({ ...portico, ...wholePackages("@portico") }),
    platform: app({ ...platform, ...wholePackages("@wix") }),
  },
  {
    how: "with library types",
    rounds: 1,
    skipLibCheck: false,
    portico: app({
      ...portico,
      ...two("@portico/stores/products-v3", "@portico/ecom/current-cart-v2"),
    }),
    platform: app({
      ...platform,
      ...two("@wix/auto_sdk_stores_products-v-3", "@wix/auto_sdk_ecom_current-cart-v-2"),
    }),
  },
];

function checker({ folder }, code, skipLibCheck) {
  const file = join(folder, "app.mts");
  writeFileSync(file, code);
  const options = [
    ...["--noEmit", "--ignoreConfig", "--strict", "--extendedDiagnostics"],
    ...["--target", "es2022", "--module", "nodenext", "--lib", "es2023,dom,dom.iterable"],
    ...["--skipLibCheck", String(skipLibCheck)],
  ];
  return () => {
    const { stdout } = spawnSync(process.execPath, [compiler, ...options, file], {
      cwd: folder,
      encoding: "utf8",
    });
    const figure = (name) => Number(new RegExp(`^${name}:\\s*([\\d.]+)`, "m").exec(stdout)?.[1]);
    const errors = stdout.match(/error TS\d+/g)?.length ?? 0;
    return { errors, seconds: figure("Total time"), megabytes: figure("Memory used") / 1000 };
  };
}

export async function measureTypeChecks({ quick = false } = {}) {
  const at = await folders();
  const rows = [];
  for (const { how, rounds, skipLibCheck, ...code } of apps) {
    if (quick && !skipLibCheck) continue;
    const summary = await interleaved(
      quick ? 1 : rounds,
      checker(at.portico, code.portico, skipLibCheck),
      checker(at.platform, code.platform, skipLibCheck),
    );
    rows.push(
      { what: `${how}, time`, unit: "s", ...summary(({ seconds }) => seconds) },
      { what: `${how}, memory`, unit: "MB", ...summary(({ megabytes }) => megabytes) },
    );
    const { portico: porticoSummary, platform: others } = summary(({ errors }) => errors);
    if (porticoSummary || others)
      rows.push({ what: `${how}, errors`, unit: "", portico: porticoSummary, platform: others });
  }
  return rows.map((row) => ({ group: "type check", ...row }));
}

await runIfMain(import.meta.url, measureTypeChecks);
