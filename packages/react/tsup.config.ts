import { defineConfig } from "tsup";

// No `treeshake`: it drops "use client" from the entry that needs it.
export default defineConfig({
  entry: ["src/index.ts", "src/queries.ts"],
  format: ["esm"],
  dts: true,
  sourcemap: true,
  clean: true,
  target: "es2022",
});
