// Root scripts start tools with telemetry and notices turned off, and print a tool's output only if
// it fails.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const scriptsFolder = fileURLToPath(new URL("../scripts", import.meta.url));
const QUIET_VARIABLES: Record<string, string> = JSON.parse(
  readFileSync(join(scriptsFolder, "quiet.json"), "utf8"),
);

/** A tool that prints notices and records the environment variables listed in quiet.json. */
const TOOL = `#!${process.execPath}
const { appendFileSync } = require("node:fs");
const { basename, join } = require("node:path");
const names = ${JSON.stringify(Object.keys(QUIET_VARIABLES))};
const variables = Object.fromEntries(names.map((name) => [name, process.env[name]]));
const name = basename(__filename);
appendFileSync(process.env.CALLS, JSON.stringify({ name, variables }) + "\\n");
console.log("Update available! Run tool upgrade. This tool collects anonymous telemetry.");
console.error("3 packages are looking for funding");
process.exit(process.env.FAILS === name ? 7 : 0);
`;

/** Creates a folder with the repository's scripts, where `TOOL` replaces npm, pnpm and turbo. */
function createRepository() {
  const root = mkdtempSync(join(tmpdir(), "portico-quiet-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  cpSync(scriptsFolder, join(root, "scripts"), { recursive: true });
  write("package.json", JSON.stringify({ packageManager: "pnpm@1.2.3", type: "module" }));
  write("examples/storefront/serve.mjs", 'console.log("Portico demo shop: http://localhost/");');
  for (const name of ["npm", "pnpm", "turbo"]) {
    write(`bin/${name}`, TOOL);
    chmodSync(join(root, "bin", name), 0o755);
  }
  write("node_modules/.keep", "");
  write("bin/package.json", '{ "type": "commonjs" }');
  const path = [join(root, "bin"), dirname(process.execPath)].join(delimiter);
  const calls = join(root, "calls.jsonl");
  const run = (script: string, env: Record<string, string> = {}) =>
    spawnSync(process.execPath, [join(root, "scripts/run.mjs"), script], {
      encoding: "utf8",
      env: { CALLS: calls, PATH: path, ...env } as unknown as NodeJS.ProcessEnv,
    });
  return {
    run,
    calls: () =>
      readFileSync(calls, "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
  };
}

it.skipIf(process.platform === "win32")("npm run demo prints no update notices from tools", () => {
  const { run, calls } = createRepository();
  const { stdout, stderr, status } = run("demo");
  expect(status).toBe(0);
  expect(stdout).toBe("Portico demo shop: http://localhost/\n");
  const steps = /^> getting pnpm@1\.2\.3.*\n> installing dependencies\n> building\n$/;
  expect(stderr).toMatch(steps);
  const startedTools = calls();
  expect(startedTools.map(({ name }) => name)).toEqual(["npm", "pnpm", "turbo"]);
  for (const { name, variables } of startedTools)
    expect([name, variables]).toEqual([name, QUIET_VARIABLES]);
});

it.skipIf(process.platform === "win32")(
  "npm run demo prints the output of a tool if it fails",
  () => {
    const { run } = createRepository();
    const { status, stderr } = run("demo", { FAILS: "turbo" });
    expect(status).toBe(7);
    expect(stderr).toContain("> building\nUpdate available!");
  },
);

it("scripts/quiet.json turns off the telemetry of tools, and npm's update notices", () => {
  for (const tool of ["TURBO", "NEXT", "ASTRO"])
    expect(QUIET_VARIABLES).toHaveProperty(`${tool}_TELEMETRY_DISABLED`, "1");
  expect(QUIET_VARIABLES).toMatchObject({ DO_NOT_TRACK: "1", npm_config_update_notifier: "false" });
});
