#!/usr/bin/env node
// One entry point for all root scripts: it requires only Node 18 or later and npm.
// 1. installs pnpm into .tools/, and Node 24 if this Node is unsupported
// 2. installs dependencies if they are missing or have changed; for an example, only the example's
// production dependencies
// 3. runs the given inner script, or builds and starts the example, with these tools at the front
// of PATH
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NODE_VERSION = "24.21.0";
const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const tools = join(root, ".tools");
const isWindows = process.platform === "win32";
const pnpmVersion = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  .packageManager.split("@")[1]
  .split("+")[0];

// jsdom 31 supports the narrowest range of all tools: ^22.22.2 || ^24.15.0 || >=26.0.0 (tsup 9 and
// vitest 5 exclude 23 and 25)
const [major, minor] = process.versions.node.split(".").map(Number);
const isNodeUnsupported = !(
  (major === 22 && minor >= 23) ||
  (major === 24 && minor >= 15) ||
  major >= 26
);
const platform = isWindows ? "win" : process.platform;
const nodePackage = `${process.platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node"}-${platform}-${process.arch}`;

// turn off telemetry, update notices and funding messages in all tools
const quietSettings = JSON.parse(readFileSync(join(root, "scripts", "quiet.json"), "utf8"));
const env = { ...process.env, ...quietSettings };

function run(command, args, { stdio = "inherit", env: commandEnv = env } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio,
    env: commandEnv,
    shell: isWindows,
    maxBuffer: Infinity,
  });
  if (result.error) throw result.error;
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? ""}`);
  process.exit(result.status ?? 1);
}

/** Runs a setup or build tool. Prints the tool's output only if the tool fails. */
function runQuietly(label, command, args, commandEnv = env) {
  console.error(`> ${label}`);
  run(command, args, { stdio: ["ignore", "pipe", "pipe"], env: commandEnv });
}

const versions = {
  pnpm: pnpmVersion,
  ...(isNodeUnsupported ? { [nodePackage]: NODE_VERSION } : {}),
};
const isInstalled = ([name, version]) => {
  try {
    return (
      JSON.parse(readFileSync(join(tools, "node_modules", name, "package.json"), "utf8"))
        .version === version
    );
  } catch {
    return false;
  }
};
const missingTools = Object.entries(versions).filter((tool) => !isInstalled(tool));
if (missingTools.length) {
  mkdirSync(tools, { recursive: true });
  writeFileSync(
    join(tools, "package.json"),
    JSON.stringify({ private: true, dependencies: versions }, null, 2),
  );
  const names = missingTools.map((tool) => tool.join("@")).join(", ");
  runQuietly(`getting ${names}`, "npm", ["install", "--prefix", tools, "--no-package-lock"]);
}

const pathVariable = Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
const binFolders = [join(tools, "node_modules", ".bin"), join(root, "node_modules", ".bin")];
env[pathVariable] = [...binFolders, env[pathVariable]].join(delimiter);

// The stamp file lists the installed parts: everything, or the dependencies of some examples. It
// also contains a hash of the lockfile, pnpm-workspace.yaml and package.json. A different hash
// invalidates all parts.
const ALL_PARTS = "all";
const lockHash = createHash("sha256");
for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"])
  if (existsSync(join(root, file))) lockHash.update(readFileSync(join(root, file)));
const hash = lockHash.digest("hex");
const stampFile = join(root, "node_modules", ".setup-stamp");
const installedParts = () => {
  const [stampedHash, ...parts] = existsSync(stampFile)
    ? readFileSync(stampFile, "utf8").split(" ")
    : [];
  return stampedHash === hash ? parts : [];
};

/**
 * Installs missing dependencies. An example does not need development dependencies, because build
 * tools and the packages' peer dependencies are dependencies of the root.
 */
function install(part) {
  const partsBefore = installedParts();
  if (partsBefore.includes(ALL_PARTS) || partsBefore.includes(part)) return;
  // an interrupted installation must not leave a stamp file
  rmSync(stampFile, { force: true });
  const filters = part === ALL_PARTS ? [] : ["--prod", "--filter", `${part}...`];
  const lockfileFlags = existsSync(join(root, "pnpm-lock.yaml")) ? ["--frozen-lockfile"] : [];
  runQuietly("installing dependencies", "pnpm", ["install", ...lockfileFlags, ...filters]);
  writeFileSync(stampFile, [hash, ...(part === ALL_PARTS ? [] : partsBefore), part].join(" "));
}

/**
 * Installs and builds an example and the packages that it uses. Skips type declarations if their
 * dependencies are missing.
 */
function buildExample(name) {
  install(name);
  const buildEnv = installedParts().includes(ALL_PARTS) ? env : { ...env, PORTICO_TYPES: "none" };
  const turboArguments = ["run", "build", `--filter=${name}...`, "--output-logs=errors-only"];
  runQuietly("building", "turbo", turboArguments, buildEnv);
  return join(root, "examples", name);
}

const [script, ...scriptArguments] = process.argv.slice(2);
const examples = {
  demo: { name: "storefront", start: "serve.mjs" },
  ssr: { name: "ssr", start: "serve.mjs" },
  // paths in the script's arguments are relative to the user's folder
  merchant: { name: "merchant", start: "src/main.ts", cwd: process.env.INIT_CWD ?? process.cwd() },
};
const example = examples[script];
if (example) {
  const exampleFolder = buildExample(example.name);
  serve(
    "node",
    [join(exampleFolder, example.start), ...scriptArguments],
    example.cwd ?? exampleFolder,
  );
} else {
  install(ALL_PARTS);
  if (script) run("pnpm", ["run", script, ...scriptArguments]);
}

// Starts a long-running process directly, without sh or pnpm. Forwards our signals to it, and stops
// it when our parent exits, because npm sends SIGTERM only to its `sh -c`, which does not forward
// the signal.
function serve(command, args, cwd) {
  const child = spawn(command, args, { cwd, stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
  child.on("exit", (code) => process.exit(code ?? 0));
}
