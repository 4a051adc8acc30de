import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type App, createApp, packedDependencies } from "./app.js";

const PROGRAM = `
  import { createClient, elevate, isPorticoError, runWithClient } from "@portico/core";
  import { createEmulator } from "@portico/emulator";
  import { OAuthStrategy } from "@portico/identity";
  import * as stores from "@portico/stores";
  const { productsV3 } = stores;
  const emulator = createEmulator({ seed: "minimal" });
  const client = createClient({
    fetch: emulator.fetch,
    auth: OAuthStrategy({ clientId: "test" }),
    modules: { productsV3 },
  });
  const first = async (call) => (await call.queryProducts().limit(1).find()).items[0].name;
  const bound = await first(client.productsV3);
  const scoped = await runWithClient(client, async () => (await null, first(productsV3)));
  const elevated = await runWithClient(
    client,
    () => elevate(productsV3.getProduct)("none").catch((error) => isPorticoError(error)),
    { elevated: true },
  );
  client.enableContext();
  console.log(JSON.stringify({ bound, scoped, ambient: await first(productsV3), elevated }));
`;

let app: App;
beforeAll(async () => {
  const names = [
    "core",
    "identity",
    "stores",
    "ecom",
    "members",
    "emulator",
    "mcp",
    "sample-images",
  ];
  app = createApp({ dependencies: packedDependencies(inject("tarballs"), names) });
  await app.npm("install");
  app.write({ "program.mjs": PROGRAM });
  // a second copy, like the one that npm installs after a partial upgrade
  const modules = join(app.folder, "node_modules/@portico");
  cpSync(join(modules, "core"), join(modules, "stores/node_modules/@portico/core"), {
    recursive: true,
  });
});
afterAll(() => app?.remove());

/** Changes the version of the second copy of core, both in its manifest and in its code. */
function setVersion(version: string) {
  const folder = join(app.folder, "node_modules/@portico/stores/node_modules/@portico/core");
  const replaceInFile = (file: string, pattern: RegExp, text: string) => {
    const path = join(folder, file);
    const textBefore = readFileSync(path, "utf8");
    expect(textBefore).toMatch(pattern);
    writeFileSync(path, textBefore.replace(pattern, text));
  };
  replaceInFile("package.json", /"version": ".*?"/, `"version": "${version}"`);
  replaceInFile("dist/all.js", /var version = ".*?"/, `var version = "${version}"`);
}

describe("two copies of core in node_modules", () => {
  it("share the current client if their major versions match", async () => {
    const { version } = JSON.parse(
      readFileSync(join(app.folder, "node_modules/@portico/core/package.json"), "utf8"),
    );
    setVersion(version.replace(/\.\d+\.\d+$/, ".99.0"));
    const { bound, ...others } = JSON.parse(await app.node("program.mjs"));
    expect(bound).toMatch(/\w/);
    expect(others).toEqual({ scoped: bound, ambient: bound, elevated: true });
  });

  it("cause an error if they are incompatible, with their versions, their paths and commands that fix it", async () => {
    setVersion("99.0.0");
    const errorMessage = await app.node("program.mjs").then(
      () => "",
      (error) => error.message,
    );
    expect(errorMessage).toContain("Two incompatible copies of @portico/core are loaded");
    expect(errorMessage).toMatch(
      /\d+\.\d+\.\d+ from file:\S*node_modules\/@portico\/core\/dist\/all\.js/,
    );
    expect(errorMessage).toMatch(
      /99\.0\.0 from file:\S*stores\/node_modules\/@portico\/core\/dist\/all\.js/,
    );
    expect(errorMessage).toContain("npm ls @portico/core");
    expect(errorMessage).toContain("npm dedupe");
    expect(errorMessage).toContain("INCOMPATIBLE_COPIES");
  });
});

describe("core as a peer dependency", () => {
  it("is installed by npm along with a package that needs it", async () => {
    const allPackages = packedDependencies(inject("tarballs"));
    const { "@portico/stores": stores = "", "@portico/core": core = "" } = allPackages;
    // the packages are not in the registry yet, so npm must install core from a packed file
    const storesApp = createApp({ overrides: { "@portico/core": core } });
    try {
      await storesApp.npm("install", stores);
      const program = `import { productsV3 } from "@portico/stores";
        console.log(typeof productsV3.getProduct)`;
      storesApp.write({ "program.mjs": program });
      expect(await storesApp.node("program.mjs")).toBe("function");
    } finally {
      storesApp.remove();
    }
  });
});
