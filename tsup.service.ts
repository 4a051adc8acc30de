import { defineConfig } from "tsup";

/**
 * The build of a package of generated services: a module per service, not bundled, so that a bundler sees
 * `export * as productsV3` as it is and can drop what an app does not call. Declarations come from tsc for the same
 * reason: bundled ones turn a namespace's types into values.
 */
export function serviceConfig() {
  return defineConfig({
    entry: ["src/**/*.ts", "!src/**/*.test.ts", "!src/testing/**"],
    bundle: false,
    format: ["esm"],
    sourcemap: true,
    clean: true,
    target: "es2022",
    onSuccess: "tsc -p tsconfig.build.json",
  });
}
