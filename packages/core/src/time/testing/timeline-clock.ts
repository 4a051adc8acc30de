import type { Clock } from "../clock.js";

export interface TimelineClock extends Clock {
  /** Advances the time. Code that waits for a sleep runs before the next sleep ends. */
  advance(ms: number): Promise<void>;
  /** Sets the clock forward or back, as a user might. No sleep ends. */
  jump(ms: number): void;
  readonly sleepCount: number;
}

/** Runs pending microtasks and immediate callbacks. */
export async function settle(turns = 5): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Creates a clock for tests. Sleeps shorter than `skip` milliseconds end immediately. */
export function timelineClock(start = Date.UTC(2030, 0, 1), skip = 0): TimelineClock {
  let elapsed = 0;
  let wallTimeOrigin = start;
  const sleeps = new Set<{ endsAt: number; wake: () => void }>();
  return {
    now: () => wallTimeOrigin + elapsed,
    jump: (ms) => {
      wallTimeOrigin += ms;
    },
    get sleepCount() {
      return sleeps.size;
    },
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        if (ms < skip) {
          elapsed += ms;
          return resolve();
        }
        const sleep = {
          endsAt: elapsed + ms,
          wake: () => {
            sleeps.delete(sleep);
            resolve();
          },
        };
        sleeps.add(sleep);
        signal?.addEventListener(
          "abort",
          () => {
            sleeps.delete(sleep);
            reject(signal.reason);
          },
          { once: true },
        );
      }),
    async advance(ms) {
      const end = elapsed + ms;
      await settle();
      for (;;) {
        const nextSleep = [...sleeps].sort((a, b) => a.endsAt - b.endsAt)[0];
        if (!nextSleep || nextSleep.endsAt > end) break;
        elapsed = Math.max(elapsed, nextSleep.endsAt);
        nextSleep.wake();
        await settle();
      }
      elapsed = end;
      await settle();
    },
  };
}
