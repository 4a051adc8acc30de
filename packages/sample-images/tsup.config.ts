import { defineConfig } from "tsup";
import { types } from "../../tsup.service.js";

export default defineConfig({
  entry: ["src/index.ts"],
  format: ["esm"],
  dts: types,
  clean: true,
  target: "es2022",
});
