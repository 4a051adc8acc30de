import type { Options } from "tsup";

/** Whether to emit declarations. The demo skips them, because their dependencies may not be installed. */
export const types = process.env.PORTICO_TYPES !== "none";

/**
 * Returns the build options of a package of generated services. The build is not bundled, so that the bundler of an
 * app sees `export * as productsV3` and can drop unused operations. Declarations come from tsc, because bundled
 * declarations turn the types of a namespace into values.
 *
 * @param folder - Folder of the sources in `src`. Default: all sources.
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
