import { defineConfig } from "vitest/config";
import { sources } from "./vitest.config.js";

/** The unit tests of what is mutated (`npm run mutation`). */
export default defineConfig({
  resolve: { alias: sources },
  test: {
    include: [
      "packages/{core,identity}/src/**/*.test.ts",
      "packages/emulator/src/{query,store,services/pricing}/**/*.test.ts",
    ],
    // every line of a mutated file tells whether it was reached: slow tests become slower
    testTimeout: 20_000,
  },
});
