import { execFile } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { runServer } from "verdaccio";
import type { TestProject } from "vitest/node";
import { appEnv } from "../install/app.js";
import { publishedFolders } from "../packed.js";

declare module "vitest" {
  export interface ProvidedContext {
    /** URL of the test's npm registry. */
    registry: string;
    /** A new folder for Yarn's cache. An old cache may contain other builds of these versions. */
    yarnFolder: string;
    /** A clone of the repository with the versions that were published. */
    clone: string;
  }
}

const root = join(import.meta.dirname, "../..");

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

/**
 * Starts a registry for Portico's packages. The registry downloads other packages from the registry
 * in npm's settings.
 */
async function startRegistry(folder: string): Promise<Server> {
  const rights = { access: "$all", publish: "$all" };
  const server: Server = await runServer({
    configPath: join(folder, "verdaccio.yaml"),
    storage: join(folder, "storage"),
    uplinks: { npm: { url: await run(root, "npm", "config", "get", "registry"), maxage: "1d" } },
    packages: {
      "@portico/*": rights,
      "create-portico": rights,
      "**": { access: "$all", proxy: "npm" },
    },
    log: { type: "stdout", level: "warn" },
    web: { enable: false },
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

/**
 * Versions and publishes all packages to a local registry, as the release workflow does, so that
 * the commands of the docs work unchanged.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "portico-release-"));
  const clone = join(folder, "clone");
  const server = await startRegistry(folder);
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const registry = `http://${host}/`;
  await run(root, "git", "clone", "--quiet", "--shared", root, clone);
  await run(clone, "pnpm", "install", "--frozen-lockfile", "--prefer-offline");
  for (const name of publishedFolders) {
    const dist = join("packages", name, "dist");
    cpSync(join(root, dist), join(clone, dist), { recursive: true });
  }
  await run(clone, "pnpm", "exec", "changeset", "version");
  appendFileSync(join(clone, ".npmrc"), `registry=${registry}\n//${host}/:_authToken=local\n`);
  await run(clone, "pnpm", "exec", "changeset", "publish", "--no-git-tag");
  project.provide("clone", clone);
  project.provide("registry", registry);
  project.provide("yarnFolder", join(folder, "yarn"));
  return async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
