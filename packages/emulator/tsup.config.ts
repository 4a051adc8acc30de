import { defineConfig } from "tsup";
import { types } from "../../tsup.service.js";

export default defineConfig({
  entry: ["src/{index,cli,client,vitest,msw,vite}.ts"],
  format: ["esm"],
  dts: types,
  clean: true,
  target: "es2022",
  minify: true,
});
