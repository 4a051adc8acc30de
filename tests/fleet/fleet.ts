import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Watch } from "./watch.js";
import type { Instructions, Report } from "./worker.js";

const workerFile = fileURLToPath(new URL("worker.ts", import.meta.url));

/** Creates a seeded random number generator (mulberry32) that returns numbers from 0 to 1. */
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
  until(holds: () => boolean): Promise<void>;
  /** Retryable errors of calls. */
  readonly retryableErrors: readonly string[];
  /** Other errors of calls. */
  readonly otherErrors: readonly string[];
  /** Returns the index of the first process with one of these names, or otherwise `at`. */
  findProcess(at: number, names?: ReadonlySet<string>): number;
  /** Kills a process and starts another one. */
  replace(at: number): void;
  /** Suspends a process until `resume`, as a debugger or a sleeping machine would. */
  suspend(at: number): void;
  resume(at: number): void;
  end(): Promise<void>;
}

/**
 * Bundles the program that each process runs into one file. Fifty processes are started, and each
 * one starts three times faster from one file than from many.
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
 * @param orders - their instructions
 * @param excuse - called with the name of a killed or suspended process
 */
export async function startFleet(
  size: number,
  orders: Omit<Instructions, "process">,
  excuse: (name: string) => void,
): Promise<Fleet> {
  const file = await bundle();
  const counts = { worked: 0, started: 0 };
  const retryableErrors: string[] = [];
  const otherErrors: string[] = [];
  const watch = new Watch();

  const startProcess = () => {
    counts.started += 1;
    const name = `process ${counts.started}`;
    const child = fork(file, { stdio: ["ignore", "ignore", "inherit", "ipc"], execArgv: [] });
    child.on("message", (report: Report) => {
      if ("worked" in report) counts.worked += report.worked;
      else (report.retryable ? retryableErrors : otherErrors).push(report.failed);
      watch.notify();
    });
    child.send({ ...orders, process: name } satisfies Instructions);
    return { name, child };
  };
  const members = Array.from({ length: size }, startProcess);
  const member = (index: number) => members[index % size] as (typeof members)[number];

  return {
    retryableErrors,
    otherErrors,
    get successfulCalls() {
      return counts.worked;
    },
    get completedCalls() {
      return counts.worked + retryableErrors.length + otherErrors.length;
    },
    until: (holds) => watch.until(holds),
    findProcess(index, names) {
      const memberIndex = members.findIndex(({ name }) => names?.has(name));
      return memberIndex < 0 ? index % size : memberIndex;
    },
    replace(index) {
      const { name, child } = member(index);
      child.kill("SIGKILL");
      excuse(name);
      members[index % size] = startProcess();
    },
    suspend(index) {
      const { name, child } = member(index);
      child.kill("SIGSTOP");
      excuse(name);
    },
    resume: (index) => void member(index).child.kill("SIGCONT"),
    async end() {
      const remainingMembers = members.splice(0);
      const exits = remainingMembers.map(
        ({ child }) => new Promise((resolve) => child.once("exit", resolve)),
      );
      for (const { child } of remainingMembers) child.kill("SIGKILL");
      await Promise.all(exits);
      rmSync(dirname(file), { recursive: true, force: true });
    },
  };
}
