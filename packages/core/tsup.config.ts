import { defineConfig } from "tsup";
import { types } from "../../tsup.service.js";

const entries = ["index", "media", "runtime", "internal", "types", "schemas", "forms", "remedies"];
const sourceOf = (name: string) => [name, `src/${name}.ts`] as const;

export default defineConfig({
  // Files of other media stay apart from pictures: a shop needs them on other pages, if at all.
  entry: Object.fromEntries([...entries, "media/file-urls"].map(sourceOf)),
  format: ["esm"],
  dts: types && { entry: Object.fromEntries(entries.map(sourceOf)) },
  sourcemap: true,
  clean: true,
  target: "es2022",
});
