import { defineConfig } from "tsup";
import { serviceConfig } from "../../tsup.service.js";

const frameworks = ["astro", "express", "hono", "next", "node", "react-router"];
const adapters = Object.fromEntries(
  frameworks.map((name) => [`adapters/${name}`, `src/adapters/${name}.ts`]),
);

// What is written by hand is one file for each entry, so that a process that imports it reads few;
// the services stay a module each.
export default defineConfig([
  {
    entry: {
      index: "src/index.ts",
      forms: "src/forms.ts",
      "app/index": "src/app/index.ts",
      "fleet/index": "src/fleet/index.ts",
      "server/index": "src/server/index.ts",
      "server/testing": "src/server/testing.ts",
      ...adapters,
    },
    external: [/\/generated\//],
    // an entry that imports a chunk for nothing makes bundlers warn
    treeshake: { moduleSideEffects: false },
    format: ["esm"],
    clean: ["!generated/**"],
    target: "es2022",
  },
  serviceConfig("generated"),
]);
