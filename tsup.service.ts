import { defineConfig } from "tsup";

/**
 * The build of a package of generated services: a module per service, not bundled, so that a bundler sees
 * `export * as productsV3` as it is and can drop what an app does not call.
 */
export function serviceConfig() {
  return defineConfig({
    entry: ["src/**/*.ts", "!src/**/*.test.ts"],
    bundle: false,
    format: ["esm"],
    dts: true,
    sourcemap: true,
    clean: true,
    target: "es2022",
  });
}
