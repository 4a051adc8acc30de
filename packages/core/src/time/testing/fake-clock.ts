import type { Clock } from "../clock.js";

/** One sleep that a test has not ended yet. */
export interface Sleep {
  readonly ms: number;
  /** Ends it, as if its time had passed. */
  wake(): void;
}

/** A clock for tests: time stands still until a test moves it. */
export interface FakeClock extends Clock {
  time: number;
  /** All sleeps there were, in milliseconds. */
  readonly slept: number[];
  /** The next sleep that somebody began, in order; waits for one. */
  next(): Promise<Sleep>;
}

/**
 * @param options - sleeps shorter than `skip` milliseconds end at once
 */
export function fakeClock(options: { skip?: number } = {}): FakeClock {
  const begun: Sleep[] = [];
  const awaited: ((sleep: Sleep) => void)[] = [];
  const clock: FakeClock = {
    time: 1_700_000_000_000,
    slept: [],
    now: () => clock.time,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        clock.slept.push(ms);
        signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
        const wake = () => {
          clock.time += ms;
          resolve();
        };
        if (ms < (options.skip ?? 0)) {
          wake();
          return;
        }
        const sleep = { ms, wake };
        const waiting = awaited.shift();
        if (waiting) waiting(sleep);
        else begun.push(sleep);
      }),
    next: () => {
      const sleep = begun.shift();
      return sleep ? Promise.resolve(sleep) : new Promise((resolve) => awaited.push(resolve));
    },
  };
  return clock;
}
