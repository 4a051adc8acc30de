import type { Clock } from "../clock.js";

/** A pending sleep. */
export interface Sleep {
  readonly ms: number;
  /** Ends the sleep as if its time had passed. */
  wake(): void;
}

/** A clock for tests. Time only passes when the test advances it. */
export interface FakeClock extends Clock {
  time: number;
  /** The durations of all sleeps so far, in milliseconds. */
  readonly slept: number[];
  /** Returns the next sleep in the order they started. Waits if no sleep has started. */
  next(): Promise<Sleep>;
}

/**
 * Creates a clock whose sleeps the test ends.
 *
 * @param options - `skip`: sleeps shorter than this many milliseconds end immediately
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
