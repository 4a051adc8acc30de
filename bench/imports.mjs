// Measures how long a new process takes to import an app's packages.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { installClients } from "./lib/folders.mjs";
import { measureAlternately } from "./lib/numbers.mjs";
import { runIfMain } from "./lib/table.mjs";

const imports = [
  {
    label: "the client without services",
    target: { ratio: 1.05 },
    portico: ["@portico/core"],
    platform: ["@wix/sdk"],
  },
  {
    label: "the client and its strategies",
    target: { ratio: 1.05 },
    portico: ["@portico/core", "@portico/identity"],
    platform: ["@wix/sdk"],
  },
  {
    label: "a v3 shop, one path per service",
    target: { ratio: 0.6 },
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
    label: "a v3 shop, whole packages",
    target: { ratio: 0.6 },
    portico: ["@portico/core", "@portico/identity", "@portico/stores", "@portico/ecom"],
    platform: ["@wix/sdk", "@wix/redirects", "@wix/stores", "@wix/ecom"],
  },
  {
    label: "every service",
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
  const { portico, platform } = await installClients();
  const rows = [];
  for (const [index, { label, target, ...specifiers }] of imports.entries()) {
    const ours = createImporter(portico, index, specifiers.portico);
    const theirs = createImporter(platform, index, specifiers.platform);
    await measureAlternately(2, ours, theirs);
    const summarize = await measureAlternately(quick ? 5 : 21, ours, theirs);
    rows.push({ group: "cold import", label, unit: "ms", ...summarize(), target });
  }
  return rows;
}

await runIfMain(import.meta.url, measureImports);
