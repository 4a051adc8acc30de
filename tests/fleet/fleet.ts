import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Watch } from "./watch.js";
import type { Instructions, Report } from "./worker.js";

const workerFile = fileURLToPath(new URL("worker.ts", import.meta.url));

/** Creates a seeded random number generator (mulberry32) that returns numbers >= 0 and < 1. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), 1 | state);
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Processes that share the same sessions. */
export interface Fleet {
  /** Number of successful calls. */
  readonly successfulCalls: number;
  /** Number of calls that have succeeded or failed. */
  readonly completedCalls: number;
  /** Resolves as soon as the counts satisfy a condition. */
  until(condition: () => boolean): Promise<void>;
  /** Retryable errors of calls. */
  readonly retryableErrors: readonly string[];
  /** Other errors of calls. */
  readonly otherErrors: readonly string[];
  /** Returns the index of the first process with one of these names, or otherwise `index`. */
  findProcess(index: number, names?: ReadonlySet<string>): number;
  /** Kills a process and starts another one. */
  replace(index: number): void;
  /** Suspends a process until `resume`, as a debugger or a sleeping machine would. */
  suspend(index: number): void;
  resume(index: number): void;
  end(): Promise<void>;
}

/**
 * Bundles the program that each process runs into one file. A test may start 50 or more processes,
 * and each starts three times faster from one file than from many.
 */
async function bundle(): Promise<string> {
  const outfile = join(mkdtempSync(join(tmpdir(), "portico-fleet-")), "worker.cjs");
  const options = { bundle: true, platform: "node", format: "cjs", outfile } as const;
  // the tsconfig's path mappings would resolve to source files
  await build({ entryPoints: [workerFile], ...options, logLevel: "warning", tsconfigRaw: "{}" });
  return outfile;
}

/**
 * @param size - number of processes
 * @param instructions - the same for all processes
 * @param onStop - called with the name of a killed or suspended process
 */
export async function startFleet(
  size: number,
  instructions: Omit<Instructions, "process">,
  onStop: (name: string) => void,
): Promise<Fleet> {
  const file = await bundle();
  const counts = { successfulCalls: 0, started: 0 };
  const retryableErrors: string[] = [];
  const otherErrors: string[] = [];
  const watch = new Watch();

  const startProcess = () => {
    counts.started += 1;
    const name = `process ${counts.started}`;
    const child = fork(file, { stdio: ["ignore", "ignore", "inherit", "ipc"], execArgv: [] });
    child.on("message", (report: Report) => {
      if ("successfulCalls" in report) counts.successfulCalls += report.successfulCalls;
      else (report.retryable ? retryableErrors : otherErrors).push(report.error);
      watch.notify();
    });
    child.send({ ...instructions, process: name } satisfies Instructions);
    return { name, child };
  };
  const processes = Array.from({ length: size }, startProcess);
  const processAt = (index: number) => processes[index % size] as (typeof processes)[number];

  return {
    retryableErrors,
    otherErrors,
    get successfulCalls() {
      return counts.successfulCalls;
    },
    get completedCalls() {
      return counts.successfulCalls + retryableErrors.length + otherErrors.length;
    },
    until: (condition) => watch.until(condition),
    findProcess(index, names) {
      const processIndex = processes.findIndex(({ name }) => names?.has(name));
      return processIndex < 0 ? index % size : processIndex;
    },
    replace(index) {
      const { name, child } = processAt(index);
      child.kill("SIGKILL");
      onStop(name);
      processes[index % size] = startProcess();
    },
    suspend(index) {
      const { name, child } = processAt(index);
      child.kill("SIGSTOP");
      onStop(name);
    },
    resume: (index) => void processAt(index).child.kill("SIGCONT"),
    async end() {
      const remainingProcesses = processes.splice(0);
      const exitPromises = remainingProcesses.map(
        ({ child }) => new Promise((resolve) => child.once("exit", resolve)),
      );
      for (const { child } of remainingProcesses) child.kill("SIGKILL");
      await Promise.all(exitPromises);
      rmSync(dirname(file), { recursive: true, force: true });
    },
  };
}
