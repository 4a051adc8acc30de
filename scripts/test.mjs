// Runs all checks of `npm test` or, with `--long`, the long tests. Ends with the line
// `N passed, N failed`, and adds `, N skipped` if necessary. `--order=random` (or a seed) shuffles
// independent tests. `--clock=frozen` stops the clock in tests that do not start a process.
// `--retry=1` runs failed tests again and lists the tests that pass on the second run. Three groups
// of tests run in parallel. Checks and unit tests have a lower priority, because browser tests and
// process tests mostly wait.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { getPriority, setPriority, tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";

const stringOption = { type: "string" };
const { values: flags } = parseArgs({
  options: {
    long: { type: "boolean" },
    order: stringOption,
    clock: stringOption,
    seed: stringOption,
    retry: stringOption,
  },
});
const reportFolder = mkdtempSync(join(tmpdir(), "portico-test-"));
const cacheFolder = join("node_modules", ".cache", "portico");
mkdirSync(cacheFolder, { recursive: true });
const env = {
  ...process.env,
  // command-line tools start often, so cache their compiled code
  NODE_COMPILE_CACHE: resolve(cacheFolder, "compiled"),
  ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
  ...(flags.long && { PORTICO_LONG: "1" }),
  ...(flags.order && { PORTICO_ORDER: flags.order }),
  ...(flags.clock && { PORTICO_CLOCK: flags.clock }),
  ...(flags.seed && { PORTICO_SEED: flags.seed }),
};
let passedCount = 0;
let failedCount = 0;
let skippedCount = 0;
const failures = [];

const LOW_PRIORITY = { lowPriority: true };

const pnpm = (...args) => ["pnpm", ["exec", ...args]];
const build = () => runStep("build", pnpm("turbo", "run", "build", "--output-logs=errors-only"));

async function runChecks() {
  const runCheck = (name, ...command) => runStep(name, command, LOW_PRIORITY);
  await runCheck("generated code is fresh", "node", ["tools/codegen/src/main.ts", "--check"]);
  await runCheck("public words", "node", ["tools/codegen/src/count-sentences.ts"]);
  await runCheck("format and lint", ...pnpm("biome", "check", "--diagnostic-level=warn", "."));
  await runCheck("plain English", "node", ["tools/prose/src/lint.ts"]);
  await runCheck("unused code and dependencies", ...pnpm("knip"));
  // check only changes since the last run
  const incremental = [
    "--incremental",
    "--tsBuildInfoFile",
    join(cacheFolder, "types.tsbuildinfo"),
  ];
  await runCheck("types", ...pnpm("tsc", "-p", "tsconfig.json", ...incremental));
}

async function runTests() {
  await build();
  await Promise.all([
    runVitest(["unit", "react-18", "alone", "built"], LOW_PRIORITY),
    runVitest(["shop", "ssr"]),
    runVitest(["fleet", "browser"]),
  ]);
}

/**
 * Runs all groups in parallel: fleet and installation tests mostly wait, so that browsers and
 * compilers can use the CPU.
 */
async function runLongTests() {
  await build();
  await Promise.all([
    runVitest(["fleet", "install", "built"]),
    runVitest(["shop", "browser", "runtimes"]),
    runVitest(["guides", "site"]),
  ]);
}

async function runVitest(projects, priority) {
  const report = join(reportFolder, `${projects.join("-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${report}`];
  const projectOptions = projects.map((name) => `--project=${name}`);
  // fail on an uncommitted snapshot, as on a CI server
  const command = [
    "vitest",
    "run",
    "--update=none",
    `--retry=${flags.retry ?? 0}`,
    ...projectOptions,
  ];
  const options = { to: process.stdout, ...priority };
  const { ok, output } = await run(...pnpm(...command, ...reporters), options);
  const failedBefore = failedCount;
  if (existsSync(report)) countResults(JSON.parse(readFileSync(report, "utf8")));
  if (ok || failedCount > failedBefore) return;
  // no test failed, but Vitest stopped early or caught an error outside the tests
  failedCount++;
  const errorsStart = output.indexOf("Unhandled Errors");
  failures.push({
    name: `Vitest with ${projects.join(", ")}`,
    output: errorsStart < 0 ? output.slice(-5000) : output.slice(errorsStart, errorsStart + 5000),
  });
}

function countResults(result) {
  passedCount += result.numPassedTests;
  failedCount += result.numFailedTests;
  skippedCount += result.numPendingTests + result.numTodoTests;
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
    failedCount++;
    failures.push({ name: file, output: message });
  }
}

await (flags.long ? runLongTests() : Promise.all([runChecks(), runTests()]));
for (const { state = "failed", name, output } of failures)
  console.log(`\n> ${state}: ${name}\n${output}`);
console.log(
  `${passedCount} passed, ${failedCount} failed${skippedCount ? `, ${skippedCount} skipped` : ""}`,
);
process.exitCode = failedCount ? 1 : 0;

/** Runs a step and reports it on one line. Failures are printed at the end. */
async function runStep(name, [command, args], priority) {
  const startedAt = performance.now();
  const { ok, output } = await run(command, args, priority);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`> ${name}: ${ok ? "ok" : "FAILED"} (${seconds} s)`);
  if (ok) passedCount++;
  else {
    failedCount++;
    failures.push({ name, output });
  }
}

/**
 * Runs a command. Returns whether it succeeded, and its output. Also writes the output to the stream
 * `to`. `lowPriority` also applies to the command's child processes.
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
