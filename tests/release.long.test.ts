// Versions and publishes all packages to a local registry, and installs them with each package
// manager.
import { execFile, spawn } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "./free-port.js";
import { appEnv } from "./install/app.js";
import { packageNames } from "./packed.js";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "portico-release-"));
const clone = join(folder, "clone");
const binaryOf = (path: string) => join(import.meta.dirname, "node_modules", path);

const PROGRAM = `
  import { createClient } from "@portico/core";
  import { createEmulator } from "@portico/emulator";
  import { OAuthStrategy } from "@portico/identity";
  import { productsV3 } from "@portico/stores";
  const client = createClient({
    fetch: createEmulator({ seed: "minimal" }).fetch,
    auth: OAuthStrategy({ clientId: "test" }),
    modules: { productsV3 },
  });
  const { items } = await client.productsV3.queryProducts().find();
  console.log(items.length > 0);`;

let registry: string;
/** Settings for npm and pnpm: packages of Portico come from the local registry. */
let npmrc: string;
let stop: () => void;

async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  try {
    const env = appEnv() as NodeJS.ProcessEnv;
    const { stdout } = await promisify(execFile)(command, args, { cwd, env, maxBuffer: 2 ** 26 });
    return stdout.trim();
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
  }
}

/** Starts a registry that contains only the packages that are published to it. */
async function startRegistry() {
  const rights = { access: "$all", publish: "$all" };
  const config = {
    storage: join(folder, "storage"),
    packages: { "@portico/*": rights },
    log: { type: "stdout", level: "warn" },
    web: { enable: false },
  };
  // JSON is valid YAML
  writeFileSync(join(folder, "verdaccio.yaml"), JSON.stringify(config));
  const host = `127.0.0.1:${await freePort()}`;
  const args = ["--config", join(folder, "verdaccio.yaml"), "--listen", host];
  const child = spawn(process.execPath, [binaryOf("verdaccio/bin/verdaccio"), ...args]);
  stop = () => child.kill();
  registry = `http://${host}/`;
  await vi.waitFor(() => fetch(`${registry}-/ping`), { timeout: 60_000, interval: 200 });
  npmrc = `@portico:registry=${registry}\n//${host}/:_authToken=local\n`;
}

function createApp(name: string): string {
  const app = join(folder, name);
  mkdirSync(app);
  writeFileSync(join(app, ".npmrc"), npmrc);
  writeFileSync(join(app, "program.mjs"), PROGRAM);
  writeFileSync(join(app, "package.json"), JSON.stringify({ private: true, type: "module" }));
  return app;
}

beforeAll(async () => {
  await startRegistry();
  await run(root, "git", "clone", "--quiet", "--shared", root, clone);
  await run(clone, "pnpm", "install", "--frozen-lockfile", "--prefer-offline");
  for (const name of packageNames)
    cpSync(join(root, "packages", name, "dist"), join(clone, "packages", name, "dist"), {
      recursive: true,
    });
  await run(clone, "pnpm", "exec", "changeset", "version");
  appendFileSync(join(clone, ".npmrc"), npmrc);
  await run(clone, "pnpm", "exec", "changeset", "publish", "--no-git-tag");
});
afterAll(() => {
  stop?.();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

it("a release publishes all packages with the same version", async () => {
  const versions = packageNames.map((name) =>
    run(clone, "npm", "view", `@portico/${name}`, "version"),
  );
  expect(new Set(await Promise.all(versions)).size).toBe(1);
});

const needed = ["core", "identity", "stores", "emulator"].map((name) => `@portico/${name}`);

it("the published packages can be installed with npm", async () => {
  const app = createApp("npm");
  await run(app, "npm", "install", "--prefer-offline", ...needed, "zod");
  expect(await run(app, process.execPath, "program.mjs")).toBe("true");
});

it("the published packages can be installed with pnpm", async () => {
  const app = createApp("pnpm");
  writeFileSync(join(app, "pnpm-workspace.yaml"), "packages: []\n");
  await run(app, "pnpm", "add", "--prefer-offline", ...needed, "zod");
  expect(await run(app, process.execPath, "program.mjs")).toBe("true");
});

it("the published packages can be installed with Yarn", async () => {
  const app = createApp("yarn");
  const config = {
    nodeLinker: "node-modules",
    enableTelemetry: false,
    npmRegistryServer: await run(app, "npm", "config", "get", "registry"),
    npmScopes: { portico: { npmRegistryServer: registry } },
    unsafeHttpWhitelist: ["127.0.0.1"],
    // by default, Yarn rejects versions that have just been published
    npmPreapprovedPackages: ["@portico/*"],
  };
  writeFileSync(join(app, ".yarnrc.yml"), JSON.stringify(config));
  writeFileSync(join(app, "yarn.lock"), "");
  const yarn = binaryOf("@yarnpkg/cli-dist/bin/yarn.js");
  await run(app, process.execPath, yarn, "add", ...needed, "zod");
  expect(await run(app, process.execPath, "program.mjs")).toBe("true");
});

it("a copied example compiles with the published packages", async () => {
  const app = join(folder, "my-shop");
  await run(clone, "node", "scripts/copy-example.mjs", "storefront", app);
  writeFileSync(join(app, ".npmrc"), npmrc);
  await run(app, "npm", "install", "--prefer-offline", "--ignore-scripts");
  await run(app, "npx", "tsc");
});
