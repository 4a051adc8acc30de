import { defineConfig } from "tsup";
import { types } from "../../tsup.service.js";

const entries = ["index", "runtime", "internal", "types", "schemas", "forms", "remedies"];
const sourcesOf = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));

export default defineConfig([
  {
    entry: sourcesOf(entries),
    format: ["esm"],
    dts: types && { entry: sourcesOf([...entries, "media"]) },
    clean: ["!media.*", "!media/**"],
    target: "es2022",
  },
  // A module per source: files of other media stay apart from pictures. A shop needs them on other pages, if at all.
  {
    entry: ["src/media.ts", "src/media/*.ts", "!src/**/*.test.ts"],
    bundle: false,
    format: ["esm"],
    clean: ["!*.*"],
    target: "es2022",
  },
]);
