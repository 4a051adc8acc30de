// Installs the two compared clients with npm, each in a separate folder, as in an app.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const bench = join(import.meta.dirname, "..");
const root = join(bench, "..");

/** Versions of the packages in the platform's published client. */
const PLATFORM_VERSIONS = {
  "@wix/sdk": "1.21.16",
  "@wix/stores": "1.0.918",
  "@wix/ecom": "1.0.2509",
  "@wix/members": "1.0.519",
  "@wix/redirects": "1.0.129",
};
const PORTICO_PACKAGES = ["core", "identity", "stores", "ecom", "members"];

/**
 * Installs both clients if necessary, and returns their folders. Each `load` function imports a
 * package as code in the client's folder would.
 */
export async function installClients() {
  return { portico: await installPortico(), platform: await installPlatform() };
}

const installations = {};

/** Installs the platform's client. Reuses its folder until a version changes. */
export async function installPlatform() {
  installations.platform ??= install(join(bench, ".platform"), PLATFORM_VERSIONS);
  return installations.platform;
}

/** Packs and installs our packages, once per process. */
export async function installPortico() {
  if (installations.portico) return installations.portico;
  const folder = join(bench, ".packed");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const tarballs = PORTICO_PACKAGES.map((name) => {
    const tarball = join(folder, `${name}.tgz`);
    execFileSync("pnpm", ["pack", "--out", tarball], {
      cwd: join(root, "packages", name),
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    });
    return [`@portico/${name}`, `file:${name}.tgz`];
  });
  installations.portico = install(folder, Object.fromEntries(tarballs));
  return installations.portico;
}

async function install(folder, dependencies) {
  const manifest = JSON.stringify({ private: true, type: "module", dependencies }, null, 2);
  const file = join(folder, "package.json");
  const marker = join(folder, ".installed");
  const isInstalled = existsSync(marker) && readFileSync(marker, "utf8") === manifest;
  if (!isInstalled) {
    console.error(`> installing ${Object.keys(dependencies).join(", ")}`);
    rmSync(join(folder, "node_modules"), { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, manifest);
    const quietFlags = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
    execFileSync("npm", ["install", ...quietFlags], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    });
    writeFileSync(join(folder, "load.mjs"), "export const load = (name) => import(name);\n");
    writeFileSync(marker, manifest);
  }
  const { load } = await import(pathToFileURL(join(folder, "load.mjs")));
  return { folder, load };
}
