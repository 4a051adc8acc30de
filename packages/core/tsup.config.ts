import { defineConfig, type Options } from "tsup";
import { types } from "../../tsup.service.js";

/** Entries that share one file, because most apps load all of them. */
const named = ["index", "runtime", "internal", "wix"];
const apart = ["types", "schemas", "forms", "remedies", "site"];
const sourcesOf = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/** Makes the entries export from `all.js`, so that bundlers that split by file, such as esbuild, keep the code together. */
const fromAll: Plugin = {
  name: "from-all",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\// }, ({ kind }) =>
      kind === "entry-point" ? undefined : { path: "./all.js", external: true },
    ),
};

export default defineConfig([
  {
    entry: sourcesOf(["all", ...apart]),
    format: ["esm"],
    clean: ["!media.*", "!media/**", `!{${named.join(",")}}.js`],
    target: "es2022",
  },
  {
    entry: sourcesOf(named),
    format: ["esm"],
    dts: types && { entry: sourcesOf([...named, ...apart, "media"]) },
    esbuildPlugins: [fromAll],
    clean: ["!*.*"],
    target: "es2022",
  },
  // One module per source file, because most pages need only the image functions.
  {
    entry: ["src/media.ts", "src/media/*.ts", "!src/**/*.test.ts"],
    bundle: false,
    format: ["esm"],
    clean: ["!*.*"],
    target: "es2022",
  },
]);
