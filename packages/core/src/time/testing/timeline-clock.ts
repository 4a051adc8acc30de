import type { Clock } from "../clock.js";

/** A clock for tests: sleeps end when a test has moved it that far, in order. */
export interface TimelineClock extends Clock {
  /** Lets time pass; whatever wakes up meanwhile runs before the next does. */
  advance(ms: number): Promise<void>;
  /** Puts the wall clock forward or back, as a user does; no sleep ends by it. */
  jump(ms: number): void;
  /** How many sleeps there are. */
  readonly sleeping: number;
}

/** Lets everything run that waits for nothing but its turn. */
export async function settle(turns = 5): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * @param start - milliseconds since the epoch
 * @param skip - sleeps shorter than so many milliseconds end at once: for tests that do not look at them
 */
export function timelineClock(start = Date.UTC(2030, 0, 1), skip = 0): TimelineClock {
  let elapsed = 0;
  let wall = start;
  const sleeps = new Set<{ at: number; wake: () => void }>();
  return {
    now: () => wall + elapsed,
    jump: (ms) => {
      wall += ms;
    },
    get sleeping() {
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
          at: elapsed + ms,
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
        const next = [...sleeps].sort((a, b) => a.at - b.at)[0];
        if (!next || next.at > end) break;
        elapsed = Math.max(elapsed, next.at);
        next.wake();
        await settle();
      }
      elapsed = end;
      await settle();
    },
  };
}
