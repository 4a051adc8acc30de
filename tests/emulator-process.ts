import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createEmulatorClient } from "@portico/emulator/client";
import { onTestFinished } from "vitest";

const cli = fileURLToPath(new URL("../packages/emulator/dist/cli.js", import.meta.url));

/** How to run the command. */
interface Called {
  /** The working folder. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Arguments for Node.js. */
  readonly node?: readonly string[];
}

const processOptions = ({ cwd, env }: Called) => ({
  ...(cwd === undefined ? {} : { cwd }),
  env: { ...process.env, ...env },
});

/** Runs the command and waits until it exits. */
export function run(args: readonly string[], called: Called = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...(called.node ?? []), cli, ...args],
    { encoding: "utf8", ...processOptions(called) },
  );
  return { status, stdout, stderr };
}

/** Starts an emulator and waits for its address. It stops after the test. */
export async function start(args: readonly string[], called: Called = {}) {
  const child = spawn(process.execPath, [cli, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    ...processOptions(called),
  });
  onTestFinished(() => void child.kill());
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /running at (\S+)/.exec(line)?.[1];
    if (url !== undefined) return { url, child, emulator: createEmulatorClient(url) };
  }
  throw new Error("the emulator ended without an address");
}
