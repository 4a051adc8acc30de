// Measures how long a new process takes to import an app's packages.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { folders } from "./lib/folders.mjs";
import { interleaved } from "./lib/numbers.mjs";
import { runIfMain } from "./lib/table.mjs";

const imports = [
  {
    what: "the client without services",
    aim: { ratio: 1.05 },
    portico: ["@portico/core"],
    platform: ["@wix/sdk"],
  },
  {
    what: "the client and its strategies",
    aim: { ratio: 1.05 },
    portico: ["@portico/core", "@portico/identity"],
    platform: ["@wix/sdk"],
  },
  {
    what: "a v3 shop, one path per service",
    aim: { ratio: 0.6 },
    portico: [
      "@portico/core",
      "@portico/identity",
      "@portico/stores/products-v3",
      "@portico/ecom/current-cart-v2",
    ],
    platform: [
      "@wix/sdk",
      "@wix/redirects",
      "@wix/auto_sdk_stores_products-v-3",
      "@wix/auto_sdk_ecom_current-cart-v-2",
    ],
  },
  {
    what: "a v3 shop, whole packages",
    aim: { ratio: 0.6 },
    portico: ["@portico/core", "@portico/identity", "@portico/stores", "@portico/ecom"],
    platform: ["@wix/sdk", "@wix/redirects", "@wix/stores", "@wix/ecom"],
  },
  {
    what: "every service",
    portico: ["core", "identity", "stores", "ecom", "members"].map((name) => `@portico/${name}`),
    platform: ["sdk", "redirects", "stores", "ecom", "members"].map((name) => `@wix/${name}`),
  },
];

/** Returns a function that measures the milliseconds that all imports take in a separate process. */
function createImporter({ folder }, name, specifiers) {
  const file = join(folder, `import-${name}.mjs`);
  const statements = specifiers.map((specifier) => `await import(${JSON.stringify(specifier)});`);
  writeFileSync(
    file,
    ["const begun = performance.now();", ...statements, "console.log(performance.now() - begun);"]
      .join("\n")
      .concat("\n"),
  );
  return () => Number(execFileSync(process.execPath, [file], { encoding: "utf8" }));
}

export async function measureImports({ quick = false } = {}) {
  const { portico, platform } = await folders();
  const rows = [];
  for (const [index, { what, aim, ...specifiers }] of imports.entries()) {
    const ours = createImporter(portico, index, specifiers.portico);
    const theirs = createImporter(platform, index, specifiers.platform);
    await interleaved(2, ours, theirs);
    const summary = await interleaved(quick ? 5 : 21, ours, theirs);
    rows.push({ group: "cold import", what, unit: "ms", ...summary(), aim });
  }
  return rows;
}

await runIfMain(import.meta.url, measureImports);
