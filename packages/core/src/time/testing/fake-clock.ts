import type { Clock } from "../clock.js";

export interface Sleep {
  readonly ms: number;
  wake(): void;
}

/** Time passes only when the test advances it. */
export interface FakeClock extends Clock {
  time: number;
  /** In milliseconds. */
  readonly slept: number[];
  /** Returns sleeps in the order they started, and waits for the next one. */
  next(): Promise<Sleep>;
}

/** `skip`: sleeps shorter than this many milliseconds end immediately. */
export function fakeClock(options: { skip?: number } = {}): FakeClock {
  const unclaimed: Sleep[] = [];
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
        else unclaimed.push(sleep);
      }),
    next: () => {
      const sleep = unclaimed.shift();
      return sleep ? Promise.resolve(sleep) : new Promise((resolve) => awaited.push(resolve));
    },
  };
  return clock;
}
