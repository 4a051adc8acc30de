// Everything that `npm test` checks; ends with one line `N passed, N failed`.
// Lanes: the checks of the sources run while the packages are built and tested; browsers mostly wait, beside the rest.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const reports = mkdtempSync(join(tmpdir(), "portico-test-"));
const cache = join("node_modules", ".cache", "portico");
mkdirSync(cache, { recursive: true });
let passed = 0;
let failed = 0;
let skipped = 0;
const failures = [];

const pnpm = (...args) => ["pnpm", ["exec", ...args]];

async function checks() {
  await step("generated code is fresh", "node", ["tools/codegen/src/main.ts", "--check"]);
  await step("public words", "node", ["tools/codegen/src/count-sentences.ts"]);
  await step("format and lint", ...pnpm("biome", "check", "--diagnostic-level=warn", "."));
  await step("unused code and dependencies", ...pnpm("knip"));
  // what has not changed since the last run is not checked again; without the file, everything is
  const incremental = ["--incremental", "--tsBuildInfoFile", join(cache, "types.tsbuildinfo")];
  await step("types", ...pnpm("tsc", "-p", "tsconfig.json", ...incremental));
}

async function tests() {
  await step("build", ...pnpm("turbo", "run", "build", "--output-logs=errors-only"));
  await Promise.all([
    vitest("unit", "react-18", "alone", "built").then(() => vitest("fleet")),
    vitest("browser", "runtimes", "shop", "ssr"),
  ]);
}

async function vitest(...projects) {
  const report = join(reports, `${projects.join("-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${report}`];
  const chosen = projects.map((name) => `--project=${name}`);
  // a snapshot that nobody has committed fails here as it does on a CI server
  const frozen = ["vitest", "run", "--update=none", ...chosen];
  const { ok } = await run(...pnpm(...frozen, ...reporters), process.stdout);
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
async function step(name, command, args) {
  const begun = performance.now();
  const { ok, output } = await run(command, args);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`> ${name}: ${ok ? "ok" : "FAILED"} (${seconds} s)`);
  if (ok) passed++;
  else {
    failed++;
    failures.push({ name, output });
  }
}

/** Runs a command; its output goes to `to` as it comes, or is handed back. */
function run(command, args, to) {
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(command, args, {
      stdio: ["inherit", "pipe", "pipe"],
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
      shell: process.platform === "win32",
    });
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
