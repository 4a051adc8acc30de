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

// A module per source, not bundled: a bundler puts what one route alone needs into that route's chunk, and
// "use client" stays on the entry that has it.
export default defineConfig({
  entry: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}", "!src/**/testing/**"],
  bundle: false,
  format: ["esm"],
  dts: types && { entry: Object.fromEntries(ENTRIES.map((name) => [name, `src/${name}.ts`])) },
  clean: true,
  target: "es2022",
});
