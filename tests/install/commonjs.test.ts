import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { serverPackages } from "../packed.js";
import { type App, createApp, packedDependencies } from "./app.js";

const TEST_BODY = `
  const emulator = createEmulator({ seed: "minimal" });
  const client = createClient({
    fetch: emulator.fetch,
    auth: OAuthStrategy({ clientId: "test" }),
    modules: { productsV3 },
  });
  const { items } = await client.productsV3.queryProducts().find();
`;
const REQUIRES = `
  const { createClient } = require("@portico/core");
  const { createEmulator } = require("@portico/emulator");
  const { OAuthStrategy } = require("@portico/identity");
  const { productsV3 } = require("@portico/stores");
`;
const IMPORTS = REQUIRES.replace(/const (\{.*?\}) = require\((".*?")\)/g, "import $1 from $2");
const testFile = (imports: string) =>
  `${imports} test("lists products", async () => { ${TEST_BODY} expect(items).not.toEqual([]); });`;

/** The configuration in docs/installation.md. */
const BABEL_CONFIG = `module.exports = {
  transform: {
    "\\\\.m?js$": [
      "babel-jest",
      {
        sourceType: "unambiguous",
        plugins: [
          "@babel/plugin-transform-modules-commonjs",
          "@babel/plugin-transform-dynamic-import",
        ],
      },
    ],
  },
  transformIgnorePatterns: [],
};`;

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const canRequireEsModules = major > 24 || (major === 24 && minor >= 9);

let app: App;
beforeAll(async () => {
  app = createApp({
    type: "commonjs",
    dependencies: {
      ...packedDependencies(inject("tarballs"), serverPackages),
      jest: "30.5.2",
      "@babel/plugin-transform-modules-commonjs": "7",
      "@babel/plugin-transform-dynamic-import": "7",
    },
  });
  await app.npm("install");
  app.write({
    "program.js": `${REQUIRES} (async () => { ${TEST_BODY} console.log(items.length > 0); })();`,
    "required.test.js": testFile(REQUIRES),
    "imported.test.mjs": testFile(IMPORTS),
    "compiled.test.js": testFile(IMPORTS),
    "modules.config.js": `module.exports = {
      testMatch: ["**/{required,imported}.test.*"], moduleFileExtensions: ["js", "mjs"],
    };`,
    "babel.config.jest.js": BABEL_CONFIG,
  });
});
afterAll(() => app?.remove());

it("a CommonJS program can require the packages", async () => {
  expect(await app.node("program.js")).toBe("true");
});

describe("the packages in Jest 30", () => {
  const jest = "node_modules/jest/bin/jest.js";

  it("run with --experimental-vm-modules in tests that use import or require", async () => {
    // under Jest, CommonJS files can require ES modules only in Node.js 24.9 or later
    const files = canRequireEsModules ? [] : ["imported.test.mjs"];
    await app.node("--experimental-vm-modules", jest, "--config", "modules.config.js", ...files);
  });

  it("run with Babel, which compiles them to CommonJS", async () => {
    const config = ["--config", "babel.config.jest.js"];
    await app.node(jest, ...config, "compiled.test.js");
  });
});
