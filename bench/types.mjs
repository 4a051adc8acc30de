// Measures the time and memory that type-checking a small app takes, with and without checking
// library declarations.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { installClients } from "./lib/folders.mjs";
import { measureAlternately } from "./lib/numbers.mjs";
import { runIfMain } from "./lib/table.mjs";

const compiler = createRequire(new URL("../package.json", import.meta.url)).resolve(
  "typescript/lib/tsc.js",
);

// Checking all declarations of `@wix/stores` and `@wix/ecom` takes minutes and a gigabyte. If
// libraries are checked, both apps therefore import only one service of each package.
const appCode = (from) => `
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
const twoServices = (products, cart) => ({
  products: `* as productsV3 from "${products}"`,
  cart: `* as currentCartV2 from "${cart}"`,
});
const apps = [
  {
    label: "a v3 shop",
    rounds: 5,
    skipLibCheck: true,
    portico: appCode({ ...portico, ...wholePackages("@portico") }),
    platform: appCode({ ...platform, ...wholePackages("@wix") }),
  },
  {
    label: "with library types",
    rounds: 1,
    skipLibCheck: false,
    portico: appCode({
      ...portico,
      ...twoServices("@portico/stores/products-v3", "@portico/ecom/current-cart-v2"),
    }),
    platform: appCode({
      ...platform,
      ...twoServices("@wix/auto_sdk_stores_products-v-3", "@wix/auto_sdk_ecom_current-cart-v-2"),
    }),
  },
];

function createChecker({ folder }, code, skipLibCheck) {
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
    const diagnostic = (name) =>
      Number(new RegExp(`^${name}:\\s*([\\d.]+)`, "m").exec(stdout)?.[1]);
    const errors = stdout.match(/error TS\d+/g)?.length ?? 0;
    return {
      errors,
      seconds: diagnostic("Total time"),
      megabytes: diagnostic("Memory used") / 1000,
    };
  };
}

export async function measureTypeChecks({ quick = false } = {}) {
  const installations = await installClients();
  const rows = [];
  for (const { label, rounds, skipLibCheck, ...code } of apps) {
    if (quick && !skipLibCheck) continue;
    const summarize = await measureAlternately(
      quick ? 1 : rounds,
      createChecker(installations.portico, code.portico, skipLibCheck),
      createChecker(installations.platform, code.platform, skipLibCheck),
    );
    rows.push(
      { label: `${label}, time`, unit: "s", ...summarize(({ seconds }) => seconds) },
      { label: `${label}, memory`, unit: "MB", ...summarize(({ megabytes }) => megabytes) },
    );
    const { portico: porticoErrors, platform: platformErrors } = summarize(({ errors }) => errors);
    if (porticoErrors || platformErrors)
      rows.push({
        label: `${label}, errors`,
        unit: "",
        portico: porticoErrors,
        platform: platformErrors,
      });
  }
  return rows.map((row) => ({ group: "type check", ...row }));
}

await runIfMain(import.meta.url, measureTypeChecks);
