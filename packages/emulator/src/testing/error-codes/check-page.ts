// After a run of all of the emulator's unit tests: compares docs/internals/emulator-error-codes.md with the codes that they were
// answered with, or writes it (`-u`). Tests run in several workers, so only what starts them knows of all.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { TestModule, TestProject } from "vitest/node";
import { pageOf } from "./page.js";

const PAGE = fileURLToPath(
  new URL("../../../../../docs/internals/emulator-error-codes.md", import.meta.url),
);
const TESTS = fileURLToPath(new URL("../../", import.meta.url));

/** The modules of all of the emulator's tests, where all of them ran and passed; undefined: the codes say nothing. */
async function wholeRun(project: TestProject): Promise<readonly TestModule[] | undefined> {
  // other values of property tests meet other codes
  if (process.env.PORTICO_SEED || project.config.testNamePattern) return undefined;
  const { testFiles } = await project.globTestFiles();
  const wanted = testFiles.filter((file) => file.startsWith(TESTS));
  const modules = project.vitest.state
    .getTestModules()
    .filter((module) => module.project === project && wanted.includes(module.moduleId));
  const passed = modules.filter((module) => module.state() === "passed");
  return passed.length === wanted.length ? passed : undefined;
}

function answeredIn(modules: readonly TestModule[]): Set<string> {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  return new Set(tests.flatMap((test) => Object.keys(test.meta().answeredCodes ?? {})));
}

async function compare(project: TestProject): Promise<void> {
  const modules = await wholeRun(project);
  if (!modules) return;
  const { text, mistakes } = pageOf(answeredIn(modules));
  if (mistakes.length > 0) throw new Error(`Reasons for error codes:\n${mistakes.join("\n")}`);
  const before = await readFile(PAGE, "utf8").catch(() => "");
  if (before === text) return;
  if (project.vitest.config.snapshotOptions.updateSnapshot !== "all")
    throw new Error(
      "docs/internals/emulator-error-codes.md is not as the tests have it: run them with -u",
    );
  await writeFile(PAGE, text);
}

/** Called by vitest before the tests of the project; what it returns is called after them. */
export const setup = (project: TestProject) => () => compare(project);
