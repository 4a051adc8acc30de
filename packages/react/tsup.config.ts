import { defineConfig } from "tsup";
import { types } from "../../tsup.service.js";

const ENTRIES = [
  "index",
  "analytics",
  "devtools",
  "fixtures",
  "format",
  "members",
  "offline",
  "queries",
  "rich-content",
  "suspense",
  "testing",
  "v1",
];

// Do not bundle: with one module per source file, an app's bundler can move code that only one route uses into that
// route's chunk, and "use client" stays on the entry that has it.
export default defineConfig({
  entry: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}", "!src/**/testing/**"],
  bundle: false,
  format: ["esm"],
  dts: types && { entry: Object.fromEntries(ENTRIES.map((name) => [name, `src/${name}.ts`])) },
  clean: true,
  target: "es2022",
});
