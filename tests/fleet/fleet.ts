import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Watch } from "./watch.js";
import type { Orders, Told } from "./worker.js";

const worker = fileURLToPath(new URL("worker.ts", import.meta.url));

/** A random number from 0 to 1, the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Processes that call as the same sessions. */
export interface Fleet {
  /** How many calls worked. */
  readonly worked: number;
  /** How many calls have ended in any way. */
  readonly ended: number;
  /** Resolves as soon as a condition on the counts holds. */
  until(holds: () => boolean): Promise<void>;
  /** What calls failed with that may work if they are made again. */
  readonly postponed: readonly string[];
  /** What else calls failed with. */
  readonly failed: readonly string[];
  /** The first that has one of these names; without names, the one at this place. */
  pick(at: number, names?: ReadonlySet<string>): number;
  /** Kills one, with no time for last words, and starts another in its place. */
  replace(at: number): void;
  /** Stops one as a debugger or a machine that sleeps does, until `resume`. */
  suspend(at: number): void;
  resume(at: number): void;
  end(): Promise<void>;
}

/** What a process runs, as one file: fifty are started, each in a third of the time that many files take. */
async function bundle(): Promise<string> {
  const outfile = join(mkdtempSync(join(tmpdir(), "portico-fleet-")), "worker.cjs");
  const options = { bundle: true, platform: "node", format: "cjs", outfile } as const;
  // without a configuration, which would lead to the sources
  await build({ entryPoints: [worker], ...options, logLevel: "warning", tsconfigRaw: "{}" });
  return outfile;
}

/**
 * @param size - how many processes
 * @param orders - what they are told
 * @param excuse - called with the name of one that is killed or stopped
 */
export async function startFleet(
  size: number,
  orders: Omit<Orders, "process">,
  excuse: (name: string) => void,
): Promise<Fleet> {
  const file = await bundle();
  const count = { worked: 0, started: 0 };
  const postponed: string[] = [];
  const failed: string[] = [];
  const watch = new Watch();

  const start = () => {
    count.started += 1;
    const name = `process ${count.started}`;
    const child = fork(file, { stdio: ["ignore", "ignore", "inherit", "ipc"], execArgv: [] });
    child.on("message", (told: Told) => {
      if ("worked" in told) count.worked += told.worked;
      else (told.retryable ? postponed : failed).push(told.failed);
      watch.notify();
    });
    child.send({ ...orders, process: name } satisfies Orders);
    return { name, child };
  };
  const members = Array.from({ length: size }, start);
  const member = (at: number) => members[at % size] as (typeof members)[number];

  return {
    postponed,
    failed,
    get worked() {
      return count.worked;
    },
    get ended() {
      return count.worked + postponed.length + failed.length;
    },
    until: (holds) => watch.until(holds),
    pick(at, names) {
      const found = members.findIndex(({ name }) => names?.has(name));
      return found < 0 ? at % size : found;
    },
    replace(at) {
      const { name, child } = member(at);
      child.kill("SIGKILL");
      excuse(name);
      members[at % size] = start();
    },
    suspend(at) {
      const { name, child } = member(at);
      child.kill("SIGSTOP");
      excuse(name);
    },
    resume: (at) => void member(at).child.kill("SIGCONT"),
    async end() {
      const all = members.splice(0);
      const gone = all.map(({ child }) => new Promise((resolve) => child.once("exit", resolve)));
      for (const { child } of all) child.kill("SIGKILL");
      await Promise.all(gone);
      rmSync(dirname(file), { recursive: true, force: true });
    },
  };
}
