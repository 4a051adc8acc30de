// Everything that `npm test` checks, in order; ends with one line `N passed, N failed`.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const report = join(mkdtempSync(join(tmpdir(), "portico-test-")), "vitest.json");
let passed = 0;
let failed = 0;
let skipped = 0;

step("build", "pnpm", ["exec", "turbo", "run", "build", "--output-logs=errors-only"]);
step("generated code is fresh", "node", ["tools/codegen/src/main.ts", "--check"]);
step("format and lint", "pnpm", ["exec", "biome", "check", "--diagnostic-level=warn", "."]);
step("unused code and dependencies", "pnpm", ["exec", "knip"]);
step("types", "pnpm", ["exec", "tsc", "-p", "tsconfig.json"]);
const ran = run("pnpm", [
  "exec",
  "vitest",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile=${report}`,
]);
try {
  const result = JSON.parse(readFileSync(report, "utf8"));
  passed += result.numPassedTests;
  failed += result.numFailedTests;
  skipped += result.numPendingTests + result.numTodoTests;
  // a file that could not be loaded has no failed test of its own
  const broken = result.testResults.filter(
    (f) => f.status === "failed" && !f.assertionResults.some((a) => a.status === "failed"),
  );
  failed += broken.length;
} catch {
  failed++;
}
if (!ran && failed === 0) failed++;

console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exit(failed ? 1 : 0);

function step(name, command, args) {
  console.log(`\n> ${name}`);
  if (run(command, args)) passed++;
  else {
    failed++;
    console.error(`> ${name}: failed`);
  }
}

function run(command, args) {
  const result = spawnSync(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return result.status === 0;
}
