// Everything that `npm test` checks; ends with one line `N passed, N failed`.
// Lanes: what only computes gives way to what mostly waits, for browsers and processes, and fills every gap that it leaves.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { getPriority, setPriority, tmpdir } from "node:os";
import { join, resolve } from "node:path";

const reports = mkdtempSync(join(tmpdir(), "portico-test-"));
const cache = join("node_modules", ".cache", "portico");
mkdirSync(cache, { recursive: true });
// what starts often, as command lines do, is compiled once
const env = {
  ...process.env,
  NODE_COMPILE_CACHE: resolve(cache, "compiled"),
  ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
};
let passed = 0;
let failed = 0;
let skipped = 0;
const failures = [];

/** How a command runs that nobody waits for: after those that somebody does. */
const GIVES_WAY = { givesWay: true };

const pnpm = (...args) => ["pnpm", ["exec", ...args]];

async function checks() {
  const check = (name, ...command) => step(name, command, GIVES_WAY);
  await check("generated code is fresh", "node", ["tools/codegen/src/main.ts", "--check"]);
  await check("public words", "node", ["tools/codegen/src/count-sentences.ts"]);
  await check("format and lint", ...pnpm("biome", "check", "--diagnostic-level=warn", "."));
  await check("unused code and dependencies", ...pnpm("knip"));
  // what has not changed since the last run is not checked again; without the file, everything is
  const incremental = ["--incremental", "--tsBuildInfoFile", join(cache, "types.tsbuildinfo")];
  await check("types", ...pnpm("tsc", "-p", "tsconfig.json", ...incremental));
}

async function tests() {
  await step("build", pnpm("turbo", "run", "build", "--output-logs=errors-only"));
  await Promise.all([
    vitest(["unit", "react-18", "alone", "built"], GIVES_WAY),
    vitest(["shop", "ssr"]),
    vitest(["fleet"]).then(() => vitest(["browser", "runtimes"])),
  ]);
}

async function vitest(projects, manners) {
  const report = join(reports, `${projects.join("-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${report}`];
  const chosen = projects.map((name) => `--project=${name}`);
  // a snapshot that nobody has committed fails here as it does on a CI server
  const frozen = ["vitest", "run", "--update=none", ...chosen];
  const { ok } = await run(...pnpm(...frozen, ...reporters), { to: process.stdout, ...manners });
  const before = failed;
  try {
    count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    failed++;
  }
  if (!ok && failed === before) failed++;
}

function count(result) {
  passed += result.numPassedTests;
  failed += result.numFailedTests;
  skipped += result.numPendingTests + result.numTodoTests;
  // a file that could not be loaded has no failed test of its own
  const broken = result.testResults.filter(
    (f) => f.status === "failed" && !f.assertionResults.some((a) => a.status === "failed"),
  );
  failed += broken.length;
}

await Promise.all([checks(), tests()]);
for (const { name, output } of failures) console.error(`\n> ${name}: failed\n${output}`);
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed ? 1 : 0;

/** Says in one line what came of a step; what a failed one has to say comes at the end. */
async function step(name, [command, args], manners) {
  const begun = performance.now();
  const { ok, output } = await run(command, args, manners);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`> ${name}: ${ok ? "ok" : "FAILED"} (${seconds} s)`);
  if (ok) passed++;
  else {
    failed++;
    failures.push({ name, output });
  }
}

/**
 * Runs a command; its output goes to `to` as it comes, or is handed back. One that gives way has the processor when those
 * that do not leave it: they and all that they start.
 */
function run(command, args, { to, givesWay } = {}) {
  return new Promise((resolve) => {
    const output = [];
    const stdio = ["inherit", "pipe", "pipe"];
    const child = spawn(command, args, { stdio, env, shell: process.platform === "win32" });
    if (givesWay && child.pid) setPriority(child.pid, Math.min(getPriority() + 5, 19));
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => (to ? to.write(chunk) : output.push(chunk)));
    const end = (ok) => resolve({ ok, output: Buffer.concat(output).toString() });
    child.on("error", (error) => {
      output.push(Buffer.from(String(error)));
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}
