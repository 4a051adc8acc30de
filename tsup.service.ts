import type { Options } from "tsup";

/** Whether declarations are written: the demo runs without them, and without what they are made of. */
export const types = process.env.PORTICO_TYPES !== "none";

/**
 * The build of a package of generated services: a module per service, not bundled, so that a bundler sees
 * `export * as productsV3` as it is and can drop what an app does not call. Declarations come from tsc for the same
 * reason: bundled ones turn a namespace's types into values.
 *
 * @param folder - of the sources, where it is not all of them
 */
export function serviceConfig(folder = ""): Options {
  return {
    entry: [`src/${folder}/**/*.ts`, "!src/**/*.test.ts", "!src/testing/**"],
    outDir: `dist/${folder}`,
    bundle: false,
    format: ["esm"],
    clean: true,
    target: "es2022",
    ...(types && { onSuccess: "tsc -p tsconfig.build.json" }),
  };
}
