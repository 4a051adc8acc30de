import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const modulesFolder = fileURLToPath(new URL("node_modules", import.meta.url));
const suffix = process.platform === "win32" ? ".exe" : "";

const firstExisting = (paths: readonly string[]) => paths.find((path) => existsSync(path));
/** Returns the possible paths of a program in the folders of PATH. */
const pathCandidates = (name: string) =>
  (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name + suffix));
/**
 * Returns the path where `npm run runtimes` installs a binary. Do not use the launcher in
 * `node_modules/.bin`, because it would run in the current Node.
 */
const installedPath = (...path: string[]) => join(modulesFolder, ...path);

function findNode(majorVersion: 22 | 26) {
  const nodePackage = `node-${majorVersion}-${process.platform}-${process.arch}`;
  return firstExisting([
    process.env[`NODE_${majorVersion}_PATH`] ?? "",
    installedPath(nodePackage, "bin", `node${suffix}`),
    ...pathCandidates(`node${majorVersion}`),
  ]);
}

/** A runtime that runs a program in a separate process. */
export interface Runtime {
  readonly name: string;
  /** Path of the runtime's executable, if it is installed. */
  readonly path: string | undefined;
  /** Arguments before the program's name. */
  readonly args: readonly string[];
}

const DENO_ARGS = ["run", "--quiet", "--no-lock", "--node-modules-dir=manual", "--allow-all"];

export const runtimes: readonly Runtime[] = [
  { name: "Node 22", path: findNode(22), args: [] },
  { name: `Node ${process.versions.node.split(".")[0]}`, path: process.execPath, args: [] },
  { name: "Node 26", path: findNode(26), args: [] },
  {
    name: "Deno",
    path: firstExisting([installedPath("deno", `deno${suffix}`), ...pathCandidates("deno")]),
    args: DENO_ARGS,
  },
  {
    name: "Bun",
    path: firstExisting([installedPath("bun", "bin", "bun.exe"), ...pathCandidates("bun")]),
    args: ["run"],
  },
];

export const hasMiniflare = existsSync(installedPath("miniflare", "package.json"));

/** Suffix for the names of tests that are skipped because a runtime is missing. */
export const howToGetRuntimes =
  "needs the runtime: `npm run runtimes`, or on PATH; Node in NODE_22_PATH, NODE_26_PATH";
