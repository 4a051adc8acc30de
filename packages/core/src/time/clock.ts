import { onAbort } from "./on-abort.js";

/** Time as the client sees it: replace it in tests to make retries, timeouts and expiry exact. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects with `signal.reason` when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

const systemSleep: Clock["sleep"] = (ms, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      forget?.();
      resolve();
    }, ms);
    const forget =
      signal &&
      onAbort(signal, () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
  });

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
  return { now: () => Date.now(), sleep: systemSleep };
}

/**
 * Runs something later. On the machine's clock it costs one timer, where a sleep costs a signal
 * and an exception to end it.
 *
 * @param clock - what time is measured with
 * @param ms - milliseconds from now
 * @param run - must not throw
 * @returns stops it
 */
export function startTimer(clock: Clock, ms: number, run: () => void): () => void {
  if (clock.sleep === systemSleep) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  }
  const sleep = new AbortController();
  clock.sleep(ms, sleep.signal).then(run, () => {});
  return () => sleep.abort();
}
