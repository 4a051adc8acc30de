import { defineConfig, type Options } from "tsup";
import { types } from "../../tsup.service.js";

/** Entries that share one file, because most apps load all of them. */
const sharedEntries = ["index", "runtime", "internal", "wix"];
const separateEntries = ["types", "schemas", "forms", "remedies", "site"];
const sourcesOf = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/** Makes the entries export from `all.js`, so that bundlers that split by file, such as esbuild, keep the code together. */
const exportFromAll: Plugin = {
  name: "from-all",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\// }, ({ kind }) =>
      kind === "entry-point" ? undefined : { path: "./all.js", external: true },
    ),
};

export default defineConfig([
  {
    entry: sourcesOf(["all", ...separateEntries]),
    format: ["esm"],
    clean: ["!media.*", "!media/**", `!{${sharedEntries.join(",")}}.js`],
    target: "es2022",
  },
  {
    entry: sourcesOf(sharedEntries),
    format: ["esm"],
    dts: types && { entry: sourcesOf([...sharedEntries, ...separateEntries, "media"]) },
    esbuildPlugins: [exportFromAll],
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
