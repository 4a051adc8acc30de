// Runs the blocks that `writeSnippets` wrote, page by page, and prints failures as JSON. This
// script runs in a separate process, because blocks may leave timers, sockets and globals behind.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createEmulator, type Emulator } from "@portico/emulator";
import { transformSync } from "esbuild";
import { installDomGlobals } from "./dom.ts";
import { type Failure, outputFolder, type Snippet, wixModulePath } from "./extract.ts";
import { type ExpectedOutput, formatValues, instrument, matchesOutput } from "./printed.ts";
import { elementOf, needsDocument, render, settle } from "./render.ts";

const TIMEOUT = 30_000;
const ORIGIN = "http://localhost:4477";
const snippets: Snippet[] = JSON.parse(readFileSync(join(outputFolder, "snippets.json"), "utf8"));
const failures: Failure[] = [];
const writeToStdout = process.stdout.write.bind(process.stdout);

Object.assign(process.env, {
  PORTICO_CLIENT_ID: "docs",
  PORTICO_SECRET: "a secret of the docs that is long enough",
  PORTICO_ORIGIN: "https://shop.example",
  PORTICO_API_KEY: "portico-emulator-api-key",
  PORTICO_SITE_ID: "00000000-0000-4000-8000-000000000001",
});

// Bundlers resolve imports without extensions and imports of style sheets, but Node does not.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const parent = context.parentURL ?? "";
    if (!parent.includes("/.docs-snippets/")) return nextResolve(specifier, context);
    if (/\.css$|^server-only$/.test(specifier))
      return { url: "data:text/javascript,", shortCircuit: true };
    if (/^next\/[\w-]+$/.test(specifier)) return nextResolve(`${specifier}.js`, context);
    const wixPackage = /^@wix\/(ecom|redirects|stores)$/.exec(specifier)?.[1];
    if (wixPackage) return nextResolve(pathToFileURL(wixModulePath(wixPackage)).href, context);
    if (!specifier.startsWith(".")) return nextResolve(specifier, context);
    const path = join(dirname(fileURLToPath(parent)), specifier);
    const candidates = [path, `${path}.js`, join(path, "index.js"), path.replace(/\.tsx?$/, ".js")];
    const file = candidates.find((each) => each.endsWith(".js") && existsSync(each));
    return nextResolve(file ? pathToFileURL(file).href : specifier, context);
  },
});

let emulator: Emulator = createEmulator();
let pendingRequests = 0;
const originalFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { hostname, origin } = new URL(request.url);
  const isOtherLocalServer = ["localhost", "127.0.0.1"].includes(hostname) && origin !== ORIGIN;
  pendingRequests += 1;
  try {
    return await (isOtherLocalServer ? originalFetch(request) : emulator.fetch(request));
  } finally {
    pendingRequests -= 1;
  }
};

/** Problems with the current block. */
let problems: string[] = [];
/** Arguments of the current block's console calls that have an expected output, by line number. */
let printedByLine = new Map<number, unknown[][]>();
Object.assign(globalThis, {
  __printed: (line: number) => {
    const calls = printedByLine.get(line) ?? [];
    printedByLine.set(line, calls);
    return (...values: unknown[]) => void calls.push(values);
  },
});
for (const method of ["log", "info", "debug", "dir", "table", "warn"] as const)
  console[method] = () => {};
console.error = (...values) => void problems.push(`console.error: ${formatValues(values)}`);
const describeError = (error: unknown) =>
  error instanceof Error
    ? `${error.stack}`.split("\n").slice(0, 6).join("\n")
    : formatValues([error]);
const report = (error: unknown) => void problems.push(describeError(error));
process.on("unhandledRejection", (error) =>
  problems.push(`unhandled rejection: ${describeError(error)}`),
);
process.on("uncaughtException", (error) =>
  problems.push(`uncaught error: ${describeError(error)}`),
);

const sleep = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/**
 * Waits until a block has printed everything and three consecutive polls have found no pending
 * request. Ignores pending requests after 5 seconds, and missing output after `TIMEOUT`.
 */
async function waitUntilSettled(hasPrinted: () => boolean): Promise<void> {
  const start = Date.now();
  const elapsedTime = () => Date.now() - start;
  for (let quietPolls = 0; !hasPrinted() || (quietPolls < 3 && elapsedTime() < 5_000); ) {
    if (elapsedTime() > TIMEOUT) break;
    await sleep(pendingRequests > 0 ? 10 : 2);
    quietPolls = pendingRequests > 0 ? 0 : quietPolls + 1;
  }
}

function compile(snippet: Snippet): ExpectedOutput[] {
  const { code, expectedOutputs } = instrument(
    "\n".repeat(snippet.line - 1) + snippet.code,
    snippet.file,
  );
  const { code: compiledCode } = transformSync(code, {
    loader: snippet.file.endsWith("x") ? "tsx" : "ts",
    jsx: "automatic",
    sourcemap: "inline",
    sourcefile: snippet.page,
    define: { "import.meta.env": "process.env" },
  });
  writeFileSync(join(outputFolder, snippet.file.replace(/\.tsx?$/, ".js")), compiledCode);
  return expectedOutputs;
}

/** Modules of the page's blocks that have already run. */
let modules: Record<string, unknown>[] = [];

async function execute(snippet: Snippet, hasPrinted: () => boolean): Promise<void> {
  const path = join(outputFolder, snippet.file.replace(/\.tsx?$/, ".js"));
  const removeDomGlobals = needsDocument(snippet) ? installDomGlobals(`${ORIGIN}/`) : undefined;
  try {
    const module: Record<string, unknown> = await import(pathToFileURL(path).href);
    modules.push(module);
    const unmount = removeDomGlobals
      ? await render(elementOf(module, snippet, modules), report)
      : undefined;
    await waitUntilSettled(hasPrinted);
    unmount?.();
    // React finishes unmounting in a later task, which needs the document.
    if (unmount) await settle();
  } finally {
    removeDomGlobals?.();
  }
}

async function run(snippet: Snippet, expectedOutputs: readonly ExpectedOutput[]): Promise<void> {
  problems = [];
  printedByLine = new Map();
  const timeLimit = new AbortController();
  const hasPrinted = () =>
    expectedOutputs.every(({ line, mayNotRun }) => mayNotRun || printedByLine.has(line));
  await Promise.race([
    execute(snippet, hasPrinted).catch(report),
    sleep(TIMEOUT).then(
      () => timeLimit.signal.aborted || problems.push(`did not end in ${TIMEOUT} ms`),
    ),
  ]);
  timeLimit.abort();
  for (const { line, expected, mayNotRun } of expectedOutputs) {
    const calls = printedByLine.get(line) ?? [];
    if (calls.length === 0 ? mayNotRun : matchesOutput(expected, calls)) continue;
    const actualOutput = calls.length === 0 ? "nothing" : calls.map(formatValues).join("\n");
    problems.push(`line ${line} expects ${expected}\nbut prints ${actualOutput}`);
  }
  const { page, line } = snippet;
  failures.push(...problems.map((problem) => ({ page, message: `${page}:${line} ${problem}` })));
}

for (const page of new Set(snippets.map((snippet) => snippet.page))) {
  emulator = createEmulator({ seed: "fashion" });
  modules = [];
  // a test file runs in vitest, which `docs-snippets.test.ts` starts
  const pageSnippets = snippets.filter(
    (each) => each.page === page && !/\.test\.tsx?$/.test(each.file),
  );
  const compiledSnippets = pageSnippets.map((snippet) => ({
    snippet,
    expectedOutputs: compile(snippet),
  }));
  for (const { snippet, expectedOutputs } of compiledSnippets)
    if (!snippet.noRun) await run(snippet, expectedOutputs);
}
writeToStdout(JSON.stringify(failures), () => process.exit(0));
