import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["index", "media", "runtime", "internal", "types", "schemas"].map(
    (name) => `src/${name}.ts`,
  ),
  format: ["esm"],
  dts: true,
  sourcemap: true,
  clean: true,
  target: "es2022",
});
