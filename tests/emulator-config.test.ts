import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, expect, it } from "vitest";
import { run, start } from "./emulator-process.js";

// Tests the configuration file of an app that has installed the emulator.

const emulatorFolder = fileURLToPath(new URL("../packages/emulator", import.meta.url));
const folders: string[] = [];
let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "portico-app-"));
  folders.push(cwd);
  mkdirSync(join(cwd, "node_modules/@portico"), { recursive: true });
  symlinkSync(emulatorFolder, join(cwd, "node_modules/@portico/emulator"), "junction");
  writeFileSync(join(cwd, "package.json"), '{"type":"module"}');
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const TYPESCRIPT_CONFIG = `import { createSeed, defineConfig, type EmulatorConfig } from "@portico/emulator";

const site: EmulatorConfig["site"] = { currency: "EUR", apps: [{ id: "my-app", secret: "my-secret" }] };
export default defineConfig({
  port: 0,
  site,
  data: "kept",
  seed: createSeed().product({ name: "Mug", price: "5" }),
});
`;

it("the emulator finds its TypeScript configuration in the working directory", async () => {
  writeFileSync(join(cwd, "portico-emulator.config.ts"), TYPESCRIPT_CONFIG);
  const { url, emulator } = await start([], { cwd });
  expect(await emulator.overview()).toMatchObject({
    site: { currency: "EUR" },
    counts: { products: 1 },
  });
  const acceptsSecret = async (client_secret: string) => {
    const grant = { grant_type: "client_credentials", client_id: "my-app", instance_id: "here" };
    const body = JSON.stringify({ ...grant, client_secret });
    return (await fetch(`${url}/oauth2/token`, { method: "POST", body })).ok;
  };
  expect([await acceptsSecret("my-secret"), await acceptsSecret("another")]).toEqual([true, false]);
  const { stdout } = run(["export", "--currency", "jpy"], { cwd });
  expect(JSON.parse(stdout)).toMatchObject({
    site: { currency: "JPY" },
    products: [{ name: "Mug" }],
  });
});

it("the emulator rejects a TypeScript configuration file, but not a JavaScript file, if Node does not support TypeScript", () => {
  writeFileSync(join(cwd, "portico-emulator.config.ts"), TYPESCRIPT_CONFIG);
  const withoutTypeScript = { cwd, node: ["--no-experimental-strip-types"] };
  const { status, stderr } = run(["export"], withoutTypeScript);
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(
      /^Cannot load portico-emulator\.config\.ts: Node \S+ cannot run TypeScript.*22\.18.*portico-emulator\.config\.mjs\n$/,
    ),
  ]);
  writeFileSync(join(cwd, "shop.mjs"), 'export default { seed: "minimal" };');
  expect(run(["export", "--config", "shop.mjs"], withoutTypeScript).status).toBe(0);
});

it("the emulator rejects a directory with two configuration files unless --config selects one", () => {
  for (const kind of ["mjs", "json"])
    writeFileSync(join(cwd, `portico-emulator.config.${kind}`), "{}");
  const { status, stderr } = run(["export"], { cwd });
  expect([status, stderr]).toEqual([
    2,
    "Found both portico-emulator.config.mjs and portico-emulator.config.json: choose one with --config\n",
  ]);
  expect(run(["export", "--config", "portico-emulator.config.json"], { cwd }).status).toBe(0);
});
