import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const modules = fileURLToPath(new URL("node_modules", import.meta.url));
const suffix = process.platform === "win32" ? ".exe" : "";

/** Somewhere a program may be; the first that is there. */
const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));
/** On the machine: a program of this name. */
const onPath = (name: string) =>
  (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name + suffix));
/** Among what `npm run runtimes` gets. A package's own binary: its launcher is a script for whatever Node there is. */
const got = (...path: string[]) => join(modules, ...path);

function node(major: 22 | 26) {
  const own = `node-${major}-${process.platform}-${process.arch}`;
  return firstOf([
    process.env[`NODE_${major}_PATH`] ?? "",
    got(own, "bin", `node${suffix}`),
    ...onPath(`node${major}`),
  ]);
}

/** A runtime of processes. */
export interface Runtime {
  readonly name: string;
  /** Where it is, if this machine has it. */
  readonly path: string | undefined;
  /** What stands before a program's name. */
  readonly args: readonly string[];
}

const DENO = ["run", "--quiet", "--no-lock", "--node-modules-dir=manual", "--allow-all"];

export const runtimes: readonly Runtime[] = [
  { name: "Node 22", path: node(22), args: [] },
  { name: `Node ${process.versions.node.split(".")[0]}`, path: process.execPath, args: [] },
  { name: "Node 26", path: node(26), args: [] },
  {
    name: "Deno",
    path: firstOf([got("deno", `deno${suffix}`), ...onPath("deno")]),
    args: DENO,
  },
  {
    name: "Bun",
    path: firstOf([got("bun", "bin", "bun.exe"), ...onPath("bun")]),
    args: ["run"],
  },
];

export const hasMiniflare = existsSync(got("miniflare", "package.json"));

/** For the names of tests that are skipped without their runtime. */
export const howToGetRuntimes =
  "needs it: `npm run runtimes`, or on PATH; Node in NODE_22_PATH, NODE_26_PATH";
