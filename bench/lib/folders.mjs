// The two clients being compared, each installed by npm in a separate folder, as in an app.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const bench = join(import.meta.dirname, "..");
const root = join(bench, "..");

/** The platform's published client. */
const platformVersions = {
  "@wix/sdk": "1.21.16",
  "@wix/stores": "1.0.918",
  "@wix/ecom": "1.0.2509",
  "@wix/members": "1.0.519",
  "@wix/redirects": "1.0.129",
};
const porticoPackages = ["core", "identity", "stores", "ecom", "members"];

/**
 * Returns both folders, which are created if they are missing. `load` imports a package as code in
 * that folder would.
 */
export async function folders() {
  return { portico: await portico(), platform: await platform() };
}

const installations = {};

/** Returns the platform's client. The folder is reused until a version changes. */
export async function platform() {
  installations.platform ??= install(join(bench, ".platform"), platformVersions);
  return installations.platform;
}

/** Returns our packages, which each process packs again. */
export async function portico() {
  if (installations.portico) return installations.portico;
  const folder = join(bench, ".packed");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const tarballs = porticoPackages.map((name) => {
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
    const quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
    execFileSync("npm", ["install", ...quiet], {
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
