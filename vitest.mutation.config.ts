import { defineConfig } from "vitest/config";
import { sources } from "./vitest.config.js";

/** Unit tests for `npm run mutation`. */
export default defineConfig({
  resolve: { alias: sources },
  test: {
    include: [
      "packages/{core,identity}/src/**/*.test.ts",
      "packages/emulator/src/{query,store,services/pricing}/**/*.test.ts",
    ],
    // Mutated files record the coverage of each line, which makes slow tests slower.
    testTimeout: 20_000,
  },
});
