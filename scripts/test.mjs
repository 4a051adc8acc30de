// Runs all checks of `npm test` or, with `--long`, the long tests. Ends with the line
// `N passed, N failed`. `--order=random` (or a seed) shuffles independent tests. `--clock=frozen`
// stops the clock in tests that do not start a process. `--retry=1` runs failed tests again and
// lists the tests that pass on the second run. Three groups of tests run in parallel. Checks and
// unit tests have a lower priority, because browser tests and process tests mostly wait.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { getPriority, setPriority, tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";

const textOption = { type: "string" };
const { values: modes } = parseArgs({
  options: {
    long: { type: "boolean" },
    order: textOption,
    clock: textOption,
    seed: textOption,
    retry: textOption,
  },
});
const reports = mkdtempSync(join(tmpdir(), "portico-test-"));
const cache = join("node_modules", ".cache", "portico");
mkdirSync(cache, { recursive: true });
const env = {
  ...process.env,
  // command-line tools start often, so cache their compiled code
  NODE_COMPILE_CACHE: resolve(cache, "compiled"),
  ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
  ...(modes.long && { PORTICO_LONG: "1" }),
  ...(modes.order && { PORTICO_ORDER: modes.order }),
  ...(modes.clock && { PORTICO_CLOCK: modes.clock }),
  ...(modes.seed && { PORTICO_SEED: modes.seed }),
};
let passed = 0;
let failed = 0;
let skipped = 0;
const failures = [];

const LOW_PRIORITY = { lowPriority: true };

const pnpm = (...args) => ["pnpm", ["exec", ...args]];
const build = () => step("build", pnpm("turbo", "run", "build", "--output-logs=errors-only"));

async function checks() {
  const check = (name, ...command) => step(name, command, LOW_PRIORITY);
  await check("generated code is fresh", "node", ["tools/codegen/src/main.ts", "--check"]);
  await check("public words", "node", ["tools/codegen/src/count-sentences.ts"]);
  await check("format and lint", ...pnpm("biome", "check", "--diagnostic-level=warn", "."));
  await check("plain English", "node", ["tools/prose/src/lint.ts"]);
  await check("unused code and dependencies", ...pnpm("knip"));
  // check only changes since the last run
  const incremental = ["--incremental", "--tsBuildInfoFile", join(cache, "types.tsbuildinfo")];
  await check("types", ...pnpm("tsc", "-p", "tsconfig.json", ...incremental));
}

async function tests() {
  await build();
  await Promise.all([
    vitest(["unit", "react-18", "alone", "built"], LOW_PRIORITY),
    vitest(["shop", "ssr"]),
    vitest(["fleet", "browser"]),
  ]);
}

/**
 * Runs all tests in parallel: fleet and installation tests mostly wait, while browsers and
 * compilers use the CPU.
 */
async function longTests() {
  await build();
  await Promise.all([
    vitest(["fleet", "install", "built"]),
    vitest(["shop", "browser", "runtimes"]),
    vitest(["guides", "site"]),
  ]);
}

async function vitest(projects, priority) {
  const report = join(reports, `${projects.join("-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${report}`];
  const projectOptions = projects.map((name) => `--project=${name}`);
  // fail on an uncommitted snapshot, as on a CI server
  const command = [
    "vitest",
    "run",
    "--update=none",
    `--retry=${modes.retry ?? 0}`,
    ...projectOptions,
  ];
  const options = { to: process.stdout, ...priority };
  const { ok, output } = await run(...pnpm(...command, ...reporters), options);
  const failedBefore = failed;
  if (existsSync(report)) countResults(JSON.parse(readFileSync(report, "utf8")));
  if (ok || failed > failedBefore) return;
  // no test failed, but Vitest stopped early or caught an error outside the tests
  failed++;
  const errors = output.indexOf("Unhandled Errors");
  failures.push({
    name: `Vitest with ${projects.join(", ")}`,
    output: errors < 0 ? output.slice(-5000) : output.slice(errors, errors + 5000),
  });
}

function countResults(result) {
  passed += result.numPassedTests;
  failed += result.numFailedTests;
  skipped += result.numPendingTests + result.numTodoTests;
  for (const { name, status, message, assertionResults } of result.testResults) {
    const file = relative(process.cwd(), name);
    const testsWithErrors = assertionResults.filter((test) => test.failureMessages.length > 0);
    for (const { status, fullName, failureMessages } of testsWithErrors)
      failures.push({
        state: status === "failed" ? "failed" : "failed once",
        name: `${file}: ${fullName}`,
        output: failureMessages.join("\n"),
      });
    // a file that could not be loaded has no failed test
    if (status !== "failed" || assertionResults.some((test) => test.status === "failed")) continue;
    failed++;
    failures.push({ name: file, output: message });
  }
}

await (modes.long ? longTests() : Promise.all([checks(), tests()]));
for (const { state = "failed", name, output } of failures)
  console.log(`\n> ${state}: ${name}\n${output}`);
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed ? 1 : 0;

/** Reports a step on one line. Failures are printed at the end. */
async function step(name, [command, args], priority) {
  const startedAt = performance.now();
  const { ok, output } = await run(command, args, priority);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`> ${name}: ${ok ? "ok" : "FAILED"} (${seconds} s)`);
  if (ok) passed++;
  else {
    failed++;
    failures.push({ name, output });
  }
}

/**
 * Runs a command and returns its output. Also writes the output to the stream `to`. `lowPriority`
 * also applies to the command's child processes.
 */
function run(command, args, { to, lowPriority } = {}) {
  return new Promise((resolve) => {
    const output = [];
    const stdio = ["inherit", "pipe", "pipe"];
    const child = spawn(command, args, { stdio, env, shell: process.platform === "win32" });
    if (lowPriority && child.pid) setPriority(child.pid, Math.min(getPriority() + 5, 19));
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output.push(chunk);
        to?.write(chunk);
      });
    const finish = (ok) => resolve({ ok, output: Buffer.concat(output).toString() });
    child.on("error", (error) => {
      output.push(Buffer.from(String(error)));
      finish(false);
    });
    child.on("close", (code) => finish(code === 0));
  });
}
