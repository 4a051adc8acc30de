import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const execute = promisify(execFile);
const root = fileURLToPath(new URL("..", import.meta.url));
/** Folders of the packages that apps install as `@portico/<folder>`. */
export const packageNames = [
  "core",
  "identity",
  "stores",
  "ecom",
  "members",
  "react",
  "emulator",
  "sample-images",
  "mcp",
] as const;

/** Folders of all published packages. */
export const publishedFolders = [...packageNames, "codemod", "create-portico"] as const;

/** Returns the name of a published package. */
export const npmNameOf = (folder: string): string =>
  folder === "create-portico" ? folder : `@portico/${folder}`;

/** The packages that apps install and that work without React. */
export const serverPackages = packageNames.filter((name) => name !== "react");

export interface Packed {
  /** A folder whose node_modules contains the installed packages. */
  folder: string;
  tarball(name: string): string;
  remove(): void;
}

/**
 * Packs packages and unpacks them as if they were installed, with links to their dependencies.
 *
 * @param name - part of the folder's path. The path is the same in every run, so that caches stay valid.
 * @param names - folders of the packages. Default: the packages that apps install
 */
export async function packAll(
  name: string,
  names: readonly string[] = packageNames,
): Promise<Packed> {
  const checkoutId = createHash("sha256").update(root).digest("hex").slice(0, 8);
  const folder = join(tmpdir(), `portico-${name}-${checkoutId}`);
  rmSync(folder, { recursive: true, force: true });
  const modules = join(folder, "node_modules");
  const tarballs = new Map<string, string>();
  const pack = async (name: string) => {
    const source = join(root, "packages", name);
    const tarball = join(folder, `${name}.tgz`);
    await execute("pnpm", ["pack", "--out", tarball], {
      cwd: source,
      shell: process.platform === "win32",
    });
    const target = join(modules, npmNameOf(name));
    mkdirSync(target, { recursive: true });
    await execute("tar", ["xzf", tarball, "--strip-components=1", "-C", target]);
    tarballs.set(name, tarball);
    const manifest = JSON.parse(readFileSync(join(target, "package.json"), "utf8"));
    const allDependencies = { ...manifest.dependencies, ...manifest.peerDependencies };
    for (const dependency of Object.keys(allDependencies)) link(dependency, source, modules);
  };
  await Promise.all(names.map(pack));
  for (const types of ["@types/react", "@types/node"])
    link(types, join(root, "packages/react"), modules);
  link("@types/express", join(root, "packages/identity"), modules);
  return {
    folder,
    tarball: (name) => tarballs.get(name) as string,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Installs the packed `@portico` packages in an app's folder, and returns the folder.
 *
 * @param from - a folder that contains the app's dependencies
 */
export async function installApp(packed: Packed, app: string, from: string): Promise<string> {
  const folder = join(packed.folder, app);
  const modules = join(folder, "node_modules");
  mkdirSync(modules, { recursive: true });
  const { devDependencies } = JSON.parse(readFileSync(join(from, "package.json"), "utf8"));
  for (const dependency of Object.keys(devDependencies)) link(dependency, from, modules);
  const names = readdirSync(join(packed.folder, "node_modules/@portico"));
  const dependencies = Object.fromEntries([
    ...Object.entries(devDependencies).filter(([name]) => !name.startsWith("@portico/")),
    ...names.map((name) => [`@portico/${name}`, "*"]),
  ]);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", dependencies }));
  // copy the packages, because a package resolves its dependencies from its real path
  await cp(join(packed.folder, "node_modules/@portico"), join(modules, "@portico"), {
    recursive: true,
  });
  return folder;
}

function link(name: string, from: string, modules: string) {
  const target = join(modules, name);
  if (name.startsWith("@portico/") || existsSync(target)) return;
  const source = [join(from, "node_modules", name), join(root, "node_modules", name)].find(
    existsSync,
  );
  if (!source) return;
  mkdirSync(join(target, ".."), { recursive: true });
  symlinkSync(source, target, "junction");
}
