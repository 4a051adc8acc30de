import { defineConfig } from "tsup";
import { serviceConfig } from "../../tsup.service.js";

// What is written by hand is one file for each entry, so that a process that imports it reads few;
// the services stay a module each.
export default defineConfig([
  {
    entry: {
      index: "src/index.ts",
      "app/index": "src/app/index.ts",
      "fleet/index": "src/fleet/index.ts",
      "server/index": "src/server/index.ts",
    },
    external: [/\/generated\//],
    format: ["esm"],
    sourcemap: true,
    clean: ["!generated/**"],
    target: "es2022",
  },
  serviceConfig("generated"),
]);
