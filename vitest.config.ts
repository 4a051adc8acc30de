import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { EnvironmentSequencer, orderSeed } from "./scripts/group-by-environment.js";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Unit tests run on sources, so that they need no build; the tests in tests/ run on the built packages.
export const sources = [
  {
    find: /^@portico\/identity\/(app|server)$/,
    replacement: at("packages/identity/src/$1/index.ts"),
  },
  { find: "@portico/identity/redis", replacement: at("packages/identity/src/fleet/index.ts") },
  {
    find: /^@portico\/identity\/(next|react-router|astro|hono|express|node)$/,
    replacement: at("packages/identity/src/adapters/$1.ts"),
  },
  { find: "@portico/identity/testing", replacement: at("packages/identity/src/server/testing.ts") },
  {
    find: /^@portico\/(stores|ecom|members|identity)\/schemas$/,
    replacement: at("packages/$1/src/generated/schemas/index.ts"),
  },
  {
    find: /^@portico\/(ecom|members|identity)\/forms$/,
    replacement: at("packages/$1/src/forms.ts"),
  },
  { find: /^@portico\/ecom\/plugins$/, replacement: at("packages/ecom/src/plugins/index.ts") },
  {
    find: /^@portico\/(stores|ecom|members|identity)\/(?!internal)(.+)$/,
    replacement: at("packages/$1/src/generated/$2.ts"),
  },
  { find: /^@portico\/([a-z]+)\/(.+)$/, replacement: at("packages/$1/src/$2.ts") },
  { find: /^@portico\/([a-z-]+)$/, replacement: at("packages/$1/src/index.ts") },
];

const reproducible = at("tests/reproducible.ts");
/** `PORTICO_LONG=1` runs only the slow tests that `npm test` excludes: `name.long.test.ts`. */
const isLong = process.env.PORTICO_LONG === "1";
/** `PORTICO_CONTROLS=1` operates every control of the shop instead, which takes several minutes. */
const isControls = process.env.PORTICO_CONTROLS === "1";
const kind = isControls ? ".controls.test.ts" : isLong ? ".long.test.ts" : ".test.ts";
const exclude = isLong || isControls ? [] : ["**/*.{long,controls}.test.ts"];

/** Timeouts only stop tests that hang, because a busy machine may be many times slower than an idle one. */
const PATIENCE = 180_000;
const patient = { poll: { timeout: 30_000 } };

/** Tests of these projects are independent of each other, and run in random order if `PORTICO_ORDER` is set. */
const sequence = orderSeed === undefined ? {} : { shuffle: { files: false, tests: true } };

export default defineConfig({
  test: {
    // By default, Vitest leaves one core idle, which is half of a machine with two cores.
    maxWorkers: "100%",
    sequence: {
      sequencer: EnvironmentSequencer,
      ...(orderSeed === undefined ? {} : { seed: orderSeed }),
    },
    projects: [
      {
        resolve: { alias: sources },
        test: {
          name: "unit",
          sequence,
          setupFiles: reproducible,
          // Checks the page of error codes against the errors in the emulator's tests.
          globalSetup: "packages/emulator/src/testing/error-codes/check-page.ts",
          // All files of a worker share their modules, so no test may mock a module.
          isolate: false,
          include: [
            "packages/*/src/**/*.test.{ts,tsx}",
            "tools/*/src/**/*.test.ts",
            "docs/site/{build,src}/**/*.test.ts",
            "examples/*/src/**/*.test.tsx",
          ],
          exclude: ["**/*.alone.test.ts"],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: patient,
        },
      },
      {
        // Server-rendered pages must also hydrate with React 18.
        resolve: {
          alias: [
            ...sources,
            ...["react", "react-dom", "@tanstack/react-query"].map((name) => ({
              find: new RegExp(`^${name}(/.+)?$`),
              replacement: at(`tests/apps/react-18/node_modules/${name}$1`),
            })),
          ],
        },
        test: {
          name: "react-18",
          sequence,
          setupFiles: reproducible,
          include: ["packages/react/src/session/hydration.test.tsx"],
          server: { deps: { inline: [/@testing-library\/react/, /@tanstack\/react-query/] } },
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: patient,
        },
      },
      {
        // These tests replace globals, so they need an isolated process.
        resolve: { alias: sources },
        test: {
          name: "alone",
          sequence,
          setupFiles: reproducible,
          include: ["packages/*/src/**/*.alone.test.ts"],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: patient,
        },
      },
      {
        // Tests of the built packages use this helper from the sources to move time.
        resolve: {
          alias: { "@portico/core/testing": at("packages/core/src/testing.ts") },
        },
        test: {
          name: "built",
          sequence,
          setupFiles: reproducible,
          isolate: false,
          include: [`tests/*${kind}`, `tests/{codemod,merchant,sessions}/*${kind}`],
          exclude,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: patient,
        },
      },
      {
        // These tests start processes and a Redis server, and mostly wait.
        test: {
          name: "fleet",
          include: [`tests/fleet/*${kind}`],
          exclude,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: patient,
        },
      },
      {
        // Parallel browsers starve each other on small machines.
        test: {
          name: "browser",
          include: [`tests/browser/*${kind}`],
          exclude,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: patient,
        },
      },
      {
        // Tests in runtimes other than Node.js.
        test: {
          name: "runtimes",
          include: [`tests/runtimes/*${kind}`],
          exclude,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        // apps that install the packed packages from the npm registry; only in `npm run test:long`
        test: {
          name: "install",
          include: ["tests/install/*.test.ts"],
          globalSetup: "tests/install/pack.ts",
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        // the setup pages of the docs, followed literally; only in `npm run test:long`
        test: {
          name: "guides",
          include: [`tests/guides/*${kind}`],
          exclude,
          globalSetup: "tests/guides/registry.ts",
          sequence: { groupOrder: 1 },
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        // the documentation site, built and served once; only in `npm run test:long`
        test: {
          name: "site",
          include: [`tests/site/*${kind}`],
          exclude,
          globalSetup: "tests/site/serve-site.ts",
          fileParallelism: false,
          sequence: { groupOrder: 4 },
          testTimeout: PATIENCE,
          hookTimeout: 300_000,
          expect: patient,
        },
      },
      {
        // the example shop, served once and visited by one browser
        test: {
          name: "shop",
          include: [`tests/shop/**/*${kind}`],
          exclude,
          globalSetup: "tests/shop/open.ts",
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: patient,
        },
      },
      {
        // the shop on Next.js, built and served once
        test: {
          name: "ssr",
          include: [`tests/ssr/*${kind}`],
          exclude,
          globalSetup: "tests/ssr/open.ts",
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          testTimeout: PATIENCE,
          hookTimeout: 300_000,
          expect: patient,
        },
      },
    ],
  },
});
