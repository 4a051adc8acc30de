// The ts and tsx blocks in the docs and READMEs compile as separate modules, and run unless marked
// `no-run`. `tests/guides` tests the setup pages. See "Writing docs" in CONTRIBUTING.md.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, it } from "vitest";
import {
  type Failure,
  FOLLOWED_PAGES,
  outputFolder,
  snippetsOf,
  userPages,
  writeSnippets,
} from "./docs-snippets/extract.ts";

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/**
 * Selects pages by part of their path, as in
 * `PORTICO_DOCS=docs/errors vitest run --project built tests/docs-snippets.test.ts`.
 */
const selectedPages = process.env.PORTICO_DOCS ?? "";
const checkedPages = userPages().filter(
  (page) => page.includes(selectedPages) && !FOLLOWED_PAGES.test(page),
);
const snippets = checkedPages.flatMap((page) => snippetsOf(page));
const pagesWithSnippets = checkedPages.filter((page) =>
  snippets.some((snippet) => snippet.page === page),
);

interface ProcessResult {
  status: number | null;
  stdout: string;
  output: string;
}

/** Runs a Node script without the variables that vitest sets. */
function runNode(...args: string[]): Promise<ProcessResult> {
  const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: "1" };
  for (const name of Object.keys(env))
    if (/^(VITEST|NODE_ENV$|TEST$|DEV$|PROD$)/.test(name)) delete env[name];
  const child = spawn(process.execPath, args, {
    env,
    cwd: pathTo("."),
    stdio: "pipe",
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (data) => {
    stdout += data;
  });
  child.stderr.on("data", (data) => {
    stderr += data;
  });
  return new Promise((resolve) =>
    child.on("close", (status) => resolve({ status, stdout, output: `${stdout}${stderr}` })),
  );
}

async function runScript(script: string): Promise<Failure[]> {
  const { status, stdout, output } = await runNode(
    "--enable-source-maps",
    pathTo(`docs-snippets/${script}`),
  );
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${output}`);
  return JSON.parse(stdout);
}

/** Runs vitest on the blocks that are test files, and returns the failures. */
async function runTestFiles(): Promise<Failure[]> {
  const tests = snippets.filter(({ file, noRun }) => !noRun && /\.test\.tsx?$/.test(file));
  if (tests.length === 0) return [];
  // on a busy machine, Testing Library's default timeout of one second is too short
  const setup = join(outputFolder, "patience.mjs");
  writeFileSync(
    setup,
    `import { configure } from "@testing-library/dom";\nconfigure({ asyncUtilTimeout: 60_000 });\n`,
  );
  const config = {
    test: {
      include: tests.map(({ file }) => file),
      setupFiles: [setup],
      testTimeout: 120_000,
      isolate: false, // loading the packages for each file would take most of the time
    },
  };
  writeFileSync(
    join(outputFolder, "vitest.config.mjs"),
    `export default ${JSON.stringify(config)};\n`,
  );
  const vitest = join(
    dirname(createRequire(import.meta.url).resolve("vitest/package.json")),
    "vitest.mjs",
  );
  const { status, output } = await runNode(vitest, "run", "--root", outputFolder);
  if (status === 0) return [];
  const failingTests = tests.filter(({ file }) =>
    new RegExp(`FAIL.*${file.replaceAll("/", ".")}`).test(output),
  );
  return (failingTests.length > 0 ? failingTests : tests).map(({ page }) => ({
    page,
    message: output,
  }));
}

let failures: Failure[] = [];
beforeAll(async () => {
  writeSnippets(snippets);
  const noRunCount = snippets.filter((snippet) => snippet.noRun).length;
  console.log(
    `${snippets.length} blocks of ${pagesWithSnippets.length} pages, ${noRunCount} of them no-run`,
  );
  const results = [runScript("type-check.ts"), runScript("run.ts"), runTestFiles()];
  failures = (await Promise.all(results)).flat();
});

it.each(pagesWithSnippets)(
  "the ts and tsx blocks in %s compile, and run unless they are marked no-run",
  (page) => {
    const pageFailures = failures.filter((failure) => failure.page === page);
    expect(pageFailures.map(({ message }) => message).join("\n\n")).toBe("");
  },
);
