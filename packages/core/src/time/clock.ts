/** Time as the client sees it: replace it in tests to make retries, timeouts and expiry exact. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects with `signal.reason` when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/**
 * The clock of the machine: `Date.now` and `setTimeout`. It is the default of every client.
 *
 * @returns a clock that keeps no state
 * @example
 * ```ts
 * const clock = systemClock();
 * await clock.sleep(10);
 * ```
 */
export function systemClock(): Clock {
  return {
    now: () => Date.now(),
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const stop = () => {
          clearTimeout(timer);
          reject(signal?.reason);
        };
        const timer = setTimeout(() => {
          signal?.removeEventListener("abort", stop);
          resolve();
        }, ms);
        signal?.addEventListener("abort", stop, { once: true });
      }),
  };
}
