// Runs after all of the emulator's unit tests. Compares docs/internals/emulator-error-codes.md
// with the codes that the tests received, or writes the page (`-u`). Tests run in several workers,
// so only the main process has all codes.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { TestModule, TestProject } from "vitest/node";
import { pageOf } from "./page.js";

const PAGE_FILE = fileURLToPath(
  new URL("../../../../../docs/internals/emulator-error-codes.md", import.meta.url),
);
const TEST_FOLDER = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Returns the test modules if all of them ran and passed. Otherwise the recorded codes are
 * incomplete.
 */
async function completeRun(project: TestProject): Promise<readonly TestModule[] | undefined> {
  // With other random values, or in only some of the tests, operations return other codes.
  if (process.env.PORTICO_SEED || project.config.testNamePattern) return undefined;
  const { testFiles } = await project.globTestFiles();
  const emulatorTestFiles = testFiles.filter((file) => file.startsWith(TEST_FOLDER));
  const modules = project.vitest.state
    .getTestModules()
    .filter((module) => module.project === project && emulatorTestFiles.includes(module.moduleId));
  const passed = modules.filter((module) => module.state() === "passed");
  return passed.length === emulatorTestFiles.length ? passed : undefined;
}

function codesOf(modules: readonly TestModule[]): Set<string> {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  return new Set(tests.flatMap((test) => Object.keys(test.meta().returnedCodes ?? {})));
}

async function comparePage(project: TestProject): Promise<void> {
  const modules = await completeRun(project);
  if (!modules) return;
  const { text, mistakes } = pageOf(codesOf(modules));
  if (mistakes.length > 0) throw new Error(`Reasons for error codes:\n${mistakes.join("\n")}`);
  const before = await readFile(PAGE_FILE, "utf8").catch(() => "");
  if (before === text) return;
  if (project.vitest.config.snapshotOptions.updateSnapshot !== "all")
    throw new Error("docs/internals/emulator-error-codes.md is out of date: run the tests with -u");
  await writeFile(PAGE_FILE, text);
}

/** Vitest calls `setup` before the project's tests, and the returned function after them. */
export const setup = (project: TestProject) => () => comparePage(project);
