import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { type App, createApp, packedDependencies } from "./app.js";

const names = ["core", "identity", "stores", "ecom", "members", "emulator", "mcp", "sample-images"];
const PROGRAM = `
  import { createClient } from "@portico/core";
  import { createEmulator } from "@portico/emulator";
  import { OAuthStrategy } from "@portico/identity";
  import { productsV3 } from "@portico/stores";
  import { firstProduct } from "shop-lib";
  const client = createClient({
    fetch: createEmulator({ seed: "minimal" }).fetch,
    auth: OAuthStrategy({ clientId: "test" }),
    modules: { productsV3, lib: { firstProduct } },
  });
  client.enableContext();
  console.log((await firstProduct()) === (await client.lib.firstProduct()));
`;
const LIBRARY = `
  import { productsV3 } from "@portico/stores";
  export const firstProduct = async () =>
    (await productsV3.queryProducts().limit(1).find()).items[0].name;
`;
const library = (dependencies: object) =>
  JSON.stringify({
    name: "shop-lib",
    version: "1.0.0",
    type: "module",
    exports: "./index.js",
    ...dependencies,
  });

let packages: Record<string, string>;
let app: App;
beforeAll(() => {
  packages = packedDependencies(inject("tarballs"), names);
});
afterEach(() => app.remove());

describe("a local library that calls the platform", () => {
  it("shares the client with the app in a pnpm workspace", async () => {
    app = createApp();
    const { "@portico/core": core, "@portico/stores": stores } = packages;
    app.write({
      "pnpm-workspace.yaml": `packages: [app, lib]\noverrides:\n${Object.entries(packages)
        .map(([name, path]) => `  "${name}": "${path}"`)
        .join("\n")}\n`,
      "app/package.json": JSON.stringify({
        name: "shop",
        type: "module",
        dependencies: { ...packages, "shop-lib": "workspace:*" },
      }),
      "lib/package.json": library({
        dependencies: { "@portico/stores": stores, "@portico/core": core },
      }),
      "lib/index.js": LIBRARY,
      "app/program.mjs": PROGRAM,
    });
    await app.run(
      "pnpm",
      "install",
      "--ignore-scripts",
      "--prefer-offline",
      "--no-frozen-lockfile",
    );
    expect(await app.node("app/program.mjs")).toBe("true");
  });

  it("shares the client with the app if npm installs the library as a symbolic link", async () => {
    app = createApp();
    const { "@portico/core": core, "@portico/stores": stores } = packages;
    // the library has a separate copy of core outside the app
    app.write({
      "lib/package.json": library({
        dependencies: { "@portico/core": core, "@portico/stores": stores },
      }),
      "lib/index.js": LIBRARY,
      "shop/package.json": JSON.stringify({ type: "module", dependencies: packages }),
      "shop/program.mjs": PROGRAM,
    });
    await app.npm("install", "--prefix", "lib");
    await app.npm("install", "--prefix", "shop");
    const libraryFolder = join(app.folder, "lib");
    await app.npm(
      "install",
      "--prefix",
      "shop",
      "--no-save",
      "--install-links=false",
      libraryFolder,
    );
    expect(await app.node("shop/program.mjs")).toBe("true");
  });

  it("shares the client with the app in Yarn Plug'n'Play", async () => {
    app = createApp();
    await app.npm("install", "--no-save", "--prefix", "yarn", "@yarnpkg/cli-dist@4.18.1");
    const { "@portico/core": core, "@portico/stores": stores } = packages;
    app.write({
      "package.json": JSON.stringify({
        name: "shop",
        private: true,
        type: "module",
        workspaces: ["lib"],
        dependencies: { ...packages, zod: "^4.0.0", "shop-lib": "workspace:*" },
        resolutions: packages,
      }),
      "lib/package.json": library({
        dependencies: { "@portico/core": core, "@portico/stores": stores },
      }),
      "lib/index.js": LIBRARY,
      "program.mjs": PROGRAM,
      "yarn.lock": "",
      ".yarnrc.yml":
        "nodeLinker: pnp\nenableTelemetry: false\nenableScripts: false\nenableImmutableInstalls: false\n",
    });
    const yarn = "yarn/node_modules/@yarnpkg/cli-dist/bin/yarn.js";
    await app.node(yarn, "install");
    expect(await app.node(yarn, "node", "program.mjs")).toBe("true");
  });
});
