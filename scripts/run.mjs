#!/usr/bin/env node
// One entry for every root script: needs only Node 18 or later and npm.
// 1. gets pnpm and, where this Node is unfit, Node 24 into .tools/
// 2. installs dependencies when the lockfile changed: of the demo alone, where nothing else is asked for
// 3. runs the given inner script with those tools first on PATH
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NODE = "24.21.0";
const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const tools = join(root, ".tools");
const win = process.platform === "win32";
const pnpmVersion = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  .packageManager.split("@")[1]
  .split("+")[0];

// jsdom 31 has the narrowest range of all tools: ^22.22.2 || ^24.15.0 || >=26.0.0 (tsup 9 and vitest 5 exclude 23 and 25)
const [major, minor] = process.versions.node.split(".").map(Number);
const oldNode = !((major === 22 && minor >= 23) || (major === 24 && minor >= 15) || major >= 26);
const platform = win ? "win" : process.platform;
const nodePkg = `${process.platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node"}-${platform}-${process.arch}`;

// for all tools: no telemetry, no update notices, no requests for funding
const quiet = JSON.parse(readFileSync(join(root, "scripts", "quiet.json"), "utf8"));
const env = { ...process.env, ...quiet };

function run(cmd, args, { stdio = "inherit", env: ownEnv = env } = {}) {
  const r = spawnSync(cmd, args, {
    cwd: root,
    stdio,
    env: ownEnv,
    shell: win,
    maxBuffer: Infinity,
  });
  if (r.error) throw r.error;
  if (r.status === 0) return;
  process.stderr.write(`${r.stdout ?? ""}${r.stderr ?? ""}`);
  process.exit(r.status ?? 1);
}

/** Runs a tool that sets up or builds. Its output, with banners and notices, is printed only when it fails. */
function runQuietly(label, cmd, args, ownEnv = env) {
  console.error(`> ${label}`);
  run(cmd, args, { stdio: ["ignore", "pipe", "pipe"], env: ownEnv });
}

const wanted = { pnpm: pnpmVersion, ...(oldNode ? { [nodePkg]: NODE } : {}) };
const has = ([name, version]) => {
  try {
    return (
      JSON.parse(readFileSync(join(tools, "node_modules", name, "package.json"), "utf8"))
        .version === version
    );
  } catch {
    return false;
  }
};
const missing = Object.entries(wanted).filter((x) => !has(x));
if (missing.length) {
  mkdirSync(tools, { recursive: true });
  writeFileSync(
    join(tools, "package.json"),
    JSON.stringify({ private: true, dependencies: wanted }, null, 2),
  );
  const names = missing.map((m) => m.join("@")).join(", ");
  runQuietly(`getting ${names}`, "npm", ["install", "--prefix", tools, "--no-package-lock"]);
}

const key = Object.keys(env).find((k) => k.toUpperCase() === "PATH") ?? "PATH";
const first = [join(tools, "node_modules", ".bin"), join(root, "node_modules", ".bin")];
env[key] = [...first, env[key]].join(delimiter);

// What is installed, of which lockfile: everything, or what some examples need. A part is kept beside others of the
// same lockfile; of another lockfile nothing counts as installed any more.
const ALL = "all";
const lock = createHash("sha256");
for (const f of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"])
  if (existsSync(join(root, f))) lock.update(readFileSync(join(root, f)));
const hash = lock.digest("hex");
const stamp = join(root, "node_modules", ".setup-stamp");
const installed = () => {
  const [of, ...parts] = existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : [];
  return of === hash ? parts : [];
};

/**
 * Installs what is missing. An example needs no development dependencies: what packages are built with, and the peers that
 * they look for from their own folders, are dependencies of the root.
 */
function install(part) {
  const before = installed();
  if (before.includes(ALL) || before.includes(part)) return;
  // one that is broken off leaves nothing that counts
  rmSync(stamp, { force: true });
  const chosen = part === ALL ? [] : ["--prod", "--filter", `${part}...`];
  const frozen = existsSync(join(root, "pnpm-lock.yaml")) ? ["--frozen-lockfile"] : [];
  runQuietly("installing dependencies", "pnpm", ["install", ...frozen, ...chosen]);
  writeFileSync(stamp, [hash, ...(part === ALL ? [] : before), part].join(" "));
}

/** Installs and builds an example with the packages that it needs. Without all that is needed for types, without them. */
function buildExample(name) {
  install(name);
  const how = installed().includes(ALL) ? env : { ...env, PORTICO_TYPES: "none" };
  const tasks = ["run", "build", `--filter=${name}...`, "--output-logs=errors-only"];
  runQuietly("building", "turbo", tasks, how);
  return join(root, "examples", name);
}

const [script, ...rest] = process.argv.slice(2);
const examples = {
  demo: { name: "storefront", start: "serve.mjs" },
  ssr: { name: "ssr", start: "serve.mjs" },
  // paths among its arguments are those of whoever calls
  merchant: { name: "merchant", start: "src/main.ts", cwd: process.env.INIT_CWD ?? process.cwd() },
};
const example = examples[script];
if (example) {
  const app = buildExample(example.name);
  serve("node", [join(app, example.start), ...rest], example.cwd ?? app);
} else {
  install(ALL);
  if (script) run("pnpm", ["run", script, ...rest]);
}

// A long-running child: started directly (no sh/pnpm between), told of our signals, and ended when our parent dies
// (npm passes SIGTERM only to its `sh -c`, which dies without passing it on).
function serve(cmd, args, cwd) {
  const child = spawn(cmd, args, { cwd, stdio: "inherit", env });
  for (const s of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(s, () => child.kill(s));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
  child.on("exit", (code) => process.exit(code ?? 0));
}
