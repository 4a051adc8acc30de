// Versions and publishes all packages to a local registry, and installs them with each package
// manager.
import { execFile, spawn } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "./free-port.js";
import { appEnv } from "./install/app.js";
import { npmNameOf, publishedFolders } from "./packed.js";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "portico-release-"));
const clone = join(folder, "clone");
const binaryOf = (path: string) => join(import.meta.dirname, "node_modules", path);

let registry: string;
/** Settings for npm and pnpm: packages come from the local registry. */
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

/** Starts a registry for Portico's packages. It downloads other packages from the registry of npm's settings. */
async function startRegistry() {
  const rights = { access: "$all", publish: "$all" };
  const config = {
    storage: join(folder, "storage"),
    uplinks: { npm: { url: await run(root, "npm", "config", "get", "registry") } },
    packages: {
      "@portico/*": rights,
      "create-portico": rights,
      "**": { access: "$all", proxy: "npm" },
    },
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
  npmrc = `registry=${registry}\n//${host}/:_authToken=local\n`;
}

/** Creates a folder that installs packages from the local registry. */
function createFolder(name: string): string {
  const path = join(folder, name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path);
  writeFileSync(join(path, ".npmrc"), npmrc);
  return path;
}

beforeAll(async () => {
  await startRegistry();
  await run(root, "git", "clone", "--quiet", "--shared", root, clone);
  await run(clone, "pnpm", "install", "--frozen-lockfile", "--prefer-offline");
  for (const name of publishedFolders)
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
  const versions = publishedFolders.map((name) =>
    run(clone, "npm", "view", npmNameOf(name), "version"),
  );
  expect(new Set(await Promise.all(versions)).size).toBe(1);
});

/** Installs an app that `create portico` has created in a folder, and runs its program and its test. */
async function checkApp(path: string, command: string, ...args: string[]) {
  const app = join(path, "my-app");
  await run(app, command, ...args, "install");
  expect(await run(app, process.execPath, "main.ts")).toContain("624.24");
  expect(await run(app, command, ...args, "test")).toMatch(/Tests\s+2 passed/);
}

it("npm create portico creates an app that npm can install and test", async () => {
  const path = createFolder("npm");
  await run(path, "npm", "create", "--yes", "portico", "my-app", "--", "--template", "script");
  writeFileSync(join(path, "my-app/.npmrc"), npmrc);
  await checkApp(path, "npm");
});

it("pnpm create portico creates an app that pnpm can install and test", async () => {
  const path = createFolder("pnpm");
  await run(path, "pnpm", "create", "portico", "my-app", "--template", "script");
  writeFileSync(join(path, "my-app/.npmrc"), npmrc);
  await checkApp(path, "pnpm");
});

it("yarn create portico creates an app that Yarn can install and test", async () => {
  const path = createFolder("yarn");
  const config = {
    // on CI, Yarn does not create a lockfile by default
    enableImmutableInstalls: false,
    enableTelemetry: false,
    // the cache of an earlier run contains URLs of its registry
    globalFolder: join(folder, "yarn-cache"),
    npmRegistryServer: registry,
    unsafeHttpWhitelist: ["127.0.0.1"],
    // by default, Yarn rejects versions that have just been published
    npmPreapprovedPackages: ["@portico/*", "create-portico"],
  };
  writeFileSync(join(path, ".yarnrc.yml"), JSON.stringify(config));
  // Yarn reads these settings only if the folder is a project
  writeFileSync(join(path, "package.json"), "{}");
  writeFileSync(join(path, "yarn.lock"), "");
  const yarn = binaryOf("@yarnpkg/cli-dist/bin/yarn.js");
  await run(path, process.execPath, yarn, "create", "portico", "my-app", "--template", "script");
  // mirrors of the npm registry may lack an optional dependency of Vite 8.4, which Yarn looks up
  const manifest = join(path, "my-app/package.json");
  const resolutions = { vite: "8.3.8" };
  const app = { ...JSON.parse(readFileSync(manifest, "utf8")), resolutions };
  writeFileSync(manifest, JSON.stringify(app));
  await checkApp(path, process.execPath, yarn);
});

it("a copied example compiles with the published packages", async () => {
  const app = join(folder, "my-shop");
  await run(clone, "node", "scripts/copy-example.mjs", "storefront", app);
  writeFileSync(join(app, ".npmrc"), npmrc);
  await run(app, "npm", "install", "--prefer-offline", "--ignore-scripts");
  await run(app, "npx", "tsc");
});
