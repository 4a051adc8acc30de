import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const modules = fileURLToPath(new URL("node_modules", import.meta.url));
const suffix = process.platform === "win32" ? ".exe" : "";

/** Returns the first path that exists. */
const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));
/** Finds a program that is installed on the machine. */
const onPath = (name: string) =>
  (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name + suffix));
/**
 * Finds a binary that `npm run runtimes` installed. The binary's launcher would use the current
 * Node.
 */
const installed = (...path: string[]) => join(modules, ...path);

function node(major: 22 | 26) {
  const currentNode = `node-${major}-${process.platform}-${process.arch}`;
  return firstOf([
    process.env[`NODE_${major}_PATH`] ?? "",
    installed(currentNode, "bin", `node${suffix}`),
    ...onPath(`node${major}`),
  ]);
}

/** A runtime for processes. */
export interface Runtime {
  readonly name: string;
  /** Path of the program, if it is installed. */
  readonly path: string | undefined;
  /** Arguments before the program's name. */
  readonly args: readonly string[];
}

const DENO = ["run", "--quiet", "--no-lock", "--node-modules-dir=manual", "--allow-all"];

export const runtimes: readonly Runtime[] = [
  { name: "Node 22", path: node(22), args: [] },
  { name: `Node ${process.versions.node.split(".")[0]}`, path: process.execPath, args: [] },
  { name: "Node 26", path: node(26), args: [] },
  {
    name: "Deno",
    path: firstOf([installed("deno", `deno${suffix}`), ...onPath("deno")]),
    args: DENO,
  },
  {
    name: "Bun",
    path: firstOf([installed("bun", "bin", "bun.exe"), ...onPath("bun")]),
    args: ["run"],
  },
];

export const hasMiniflare = existsSync(installed("miniflare", "package.json"));

/** Suffix for the names of tests that are skipped if a runtime is missing. */
export const howToGetRuntimes =
  "needs it: `npm run runtimes`, or on PATH; Node in NODE_22_PATH, NODE_26_PATH";
