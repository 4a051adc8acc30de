import { defineConfig } from "tsup";
import { serviceConfig } from "../../tsup.service.js";

const frameworks = ["astro", "express", "hono", "next", "node", "react-router"];
const adapters = Object.fromEntries(
  frameworks.map((name) => [`adapters/${name}`, `src/adapters/${name}.ts`]),
);

// Handwritten code is bundled into one file per entry, so that an import reads few files.
// Each service is a separate module.
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
    // bundlers warn about entries with unused imports
    treeshake: { moduleSideEffects: false },
    format: ["esm"],
    clean: ["!generated/**"],
    target: "es2022",
  },
  serviceConfig("generated"),
]);
