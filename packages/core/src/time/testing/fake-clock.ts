import type { Clock } from "../clock.js";

export interface Sleep {
  readonly ms: number;
  wake(): void;
}

/** A clock for tests. Time passes only when a sleep ends or the test changes `time`. */
export interface FakeClock extends Clock {
  time: number;
  /** Durations of all sleeps in milliseconds. */
  readonly sleepDurations: number[];
  /** Returns the oldest sleep that has not been returned yet, or waits for the next one. */
  next(): Promise<Sleep>;
}

/** Creates a fake clock. Sleeps shorter than `skip` milliseconds end immediately. */
export function fakeClock(options: { skip?: number } = {}): FakeClock {
  const unclaimedSleeps: Sleep[] = [];
  const waiters: ((sleep: Sleep) => void)[] = [];
  const clock: FakeClock = {
    time: 1_700_000_000_000,
    sleepDurations: [],
    now: () => clock.time,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        clock.sleepDurations.push(ms);
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
        const waiter = waiters.shift();
        if (waiter) waiter(sleep);
        else unclaimedSleeps.push(sleep);
      }),
    next: () => {
      const sleep = unclaimedSleeps.shift();
      return sleep ? Promise.resolve(sleep) : new Promise((resolve) => waiters.push(resolve));
    },
  };
  return clock;
}
