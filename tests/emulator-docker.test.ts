import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { DockerfileParser, type Instruction } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { type Packed, packAll, serverPackages } from "./packed.js";

// Test machines have no Docker, so the test checks the Dockerfile and runs its commands in a folder
// instead of a container.

const text = readFileSync(
  fileURLToPath(new URL("../packages/emulator/Dockerfile", import.meta.url)),
  "utf8",
);
const instructions = DockerfileParser.parse(text).getInstructions();
const instructionsOf = (keyword: string): Instruction[] =>
  instructions.filter((instruction) => instruction.getKeyword() === keyword);
const singleArgumentOf = (keyword: string): string => {
  const [firstInstruction, ...otherInstructions] = instructionsOf(keyword);
  expect([firstInstruction?.getKeyword(), otherInstructions]).toEqual([keyword, []]);
  return firstInstruction?.getArgumentsContent() ?? "";
};
/** Returns the words in the JSON list at the end of an instruction. */
const wordsOf = (instruction: string): string[] =>
  JSON.parse(/\[.*\]$/s.exec(instruction)?.[0] ?? "");

it("the Dockerfile is valid", () => {
  const problems = validate(text).map(
    ({ message, range }) => `${range.start.line + 1}: ${message}`,
  );
  expect(problems).toEqual([]);
});

it("the container does not run as root, and its volume, port and health check match its flags", () => {
  expect(singleArgumentOf("FROM")).toMatch(/^node:\d+-alpine$/);
  const keywords = instructions.map((instruction) => instruction.getKeyword());
  expect(singleArgumentOf("USER")).toBe("node");
  expect(keywords.slice(keywords.indexOf("USER"))).not.toContain("RUN");
  const entryPoint = wordsOf(singleArgumentOf("ENTRYPOINT"));
  const flag = (name: string) => entryPoint[entryPoint.indexOf(`--${name}`) + 1];
  expect(flag("data")).toBe(singleArgumentOf("VOLUME"));
  expect(flag("port")).toBe(singleArgumentOf("EXPOSE"));
  expect(flag("host")).toBe("0.0.0.0");
  expect(singleArgumentOf("HEALTHCHECK")).toContain(
    `http://127.0.0.1:${singleArgumentOf("EXPOSE")}/_portico/control/`,
  );
});

let packed: Packed;
beforeAll(async () => {
  packed = await packAll("docker", serverPackages);
});
afterAll(() => packed.remove());

/**
 * A script that replaces npm, because the package is not published yet. The script installs the
 * packed package and records npm's arguments.
 */
const NPM = `#!/bin/sh
echo "$@" >> "$PORTICO_NPM_LOG"
if [ "$1" = install ]; then
  cp -R "$PORTICO_PACKED/node_modules" .
  mkdir node_modules/.bin
  ln -s ../@portico/emulator/dist/cli.js node_modules/.bin/portico-emulator
  chmod +x node_modules/@portico/emulator/dist/cli.js
fi
`;

/** A folder with the same paths as the image. */
interface Container {
  readonly root: string;
  /** Replaces the image's paths in a text or command. */
  readonly toHostPaths: (text: string) => string;
  /** Working folder of the entry point. */
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Path of the file that records npm's arguments. */
  readonly log: string;
}

/** Executes the Dockerfile's WORKDIR, RUN and ENV instructions, and returns the container. */
function buildContainer(): Container {
  const root = join(packed.folder, "container");
  const toHostPaths = (text: string) => text.replaceAll(/(?<=^|[\s=:])\/(?=app|data)/g, `${root}/`);
  mkdirSync(join(root, "tools"), { recursive: true });
  const [npm, log] = [join(root, "tools/npm"), join(root, "npm.log")];
  writeFileSync(npm, NPM);
  chmodSync(npm, 0o755);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${join(root, "tools")}:${process.env.PATH}`,
    VERSION: "1.2.3",
    PORTICO_NPM_LOG: log,
    PORTICO_PACKED: packed.folder,
  };
  let cwd = root;
  for (const instruction of instructions) {
    const content = toHostPaths(instruction.getRawArgumentsContent() ?? "");
    const keyword = instruction.getKeyword();
    if (keyword === "WORKDIR") {
      cwd = content;
      mkdirSync(cwd, { recursive: true });
    }
    if (keyword === "RUN") execFileSync("sh", ["-ec", content], { cwd, env });
    if (keyword === "ENV") {
      const [, name = "", value = ""] = /^(\w+)=(.*)$/.exec(content) ?? [];
      env[name] = value.replace("$PATH", env.PATH ?? "");
    }
  }
  return { root, toHostPaths, cwd, env, log };
}

it("the container installs the package, serves the emulator with a health check, and stores its data", async () => {
  const { root, toHostPaths, cwd, env, log } = buildContainer();
  expect(readFileSync(log, "utf8")).toMatch(/^install .*@portico\/emulator@1\.2\.3\ncache clean/);
  writeFileSync(
    join(cwd, "portico-emulator.config.ts"),
    'import { defineConfig } from "@portico/emulator";\nexport default defineConfig({ seed: "minimal" });\n',
  );
  const [command = "", ...args] = wordsOf(singleArgumentOf("ENTRYPOINT")).map(toHostPaths);
  const child = spawn(command, [...args, "--port", "0"], {
    cwd,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill());
  let url = "";
  for await (const line of createInterface({ input: child.stdout })) {
    url = /running at (\S+)/.exec(line)?.[1] ?? url;
    if (line === "Configuration: portico-emulator.config.ts") break;
  }
  const [checkCommand = "", ...checkArguments] = wordsOf(singleArgumentOf("HEALTHCHECK")).map(
    (word) =>
      word.replace(`127.0.0.1:${singleArgumentOf("EXPOSE")}`, `127.0.0.1:${new URL(url).port}`),
  );
  const healthCheckStatus = () => spawnSync(checkCommand, checkArguments, { cwd, env }).status;
  expect(healthCheckStatus()).toBe(0);
  const exitPromise = once(child, "exit");
  child.kill("SIGTERM");
  expect(await exitPromise).toEqual([0, null]);
  expect(existsSync(join(root, "data/state.json"))).toBe(true);
  expect(healthCheckStatus()).toBe(1);
  rmSync(root, { recursive: true });
});
