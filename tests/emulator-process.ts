import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createEmulatorClient } from "@portico/emulator/client";
import { onTestFinished } from "vitest";

export const cliPath = fileURLToPath(new URL("../packages/emulator/dist/cli.js", import.meta.url));

/** Options for running `portico-emulator`. */
interface RunOptions {
  /** The working folder. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Arguments for Node.js. */
  readonly node?: readonly string[];
}

const processOptions = ({ cwd, env }: RunOptions) => ({
  ...(cwd === undefined ? {} : { cwd }),
  env: { ...process.env, ...env },
});

/** Runs `portico-emulator` and waits until it exits. */
export function run(args: readonly string[], runOptions: RunOptions = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...(runOptions.node ?? []), cliPath, ...args],
    { encoding: "utf8", ...processOptions(runOptions) },
  );
  return { status, stdout, stderr };
}

/**
 * Starts an emulator and waits until it prints its address. The emulator is stopped after the test.
 */
export async function start(args: readonly string[], runOptions: RunOptions = {}) {
  const child = spawn(process.execPath, [cliPath, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    ...processOptions(runOptions),
  });
  onTestFinished(() => void child.kill());
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /running at (\S+)/.exec(line)?.[1];
    if (url !== undefined) return { url, child, emulator: createEmulatorClient(url) };
  }
  throw new Error("the emulator ended without an address");
}
