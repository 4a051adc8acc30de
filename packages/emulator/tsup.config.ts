import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/{index,cli,client,vitest,msw,vite}.ts"],
  format: ["esm"],
  dts: true,
  sourcemap: true,
  clean: true,
  target: "es2022",
});
