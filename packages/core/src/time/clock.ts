import { onAbort } from "./on-abort.js";

/**
 * Provides the time to a client. Replace it in tests to control retry delays, timeouts and token
 * expiry.
 */
export interface Clock {
  /** Returns the milliseconds since the Unix epoch. */
  now(): number;
  /** Resolves after `ms` milliseconds. Rejects with `signal.reason` if the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

const systemSleep: Clock["sleep"] = (ms, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      removeListener?.();
      resolve();
    }, ms);
    const removeListener =
      signal &&
      onAbort(signal, () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
  });

/**
 * Creates the default clock, which uses `Date.now` and `setTimeout`.
 *
 * @example
 * ```ts
 * import { createClient, systemClock } from "@portico/core";
 *
 * // A client whose time is one hour ahead.
 * const clock = systemClock();
 * const client = createClient({ clock: { ...clock, now: () => clock.now() + 3_600_000 } });
 * ```
 */
export function systemClock(): Clock {
  return { now: () => Date.now(), sleep: systemSleep };
}

/** Maximum delay that engines support, in milliseconds. */
const MAX_TIMER_DELAY = 2_147_483_647;

/**
 * Returns a function that cancels the timer. If engines do not support the delay, for example
 * `Infinity`, the callback never runs.
 */
export function startTimer(clock: Clock, ms: number, run: () => void): () => void {
  if (ms > MAX_TIMER_DELAY) return () => {};
  if (clock.sleep === systemSleep) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  }
  const controller = new AbortController();
  clock.sleep(ms, controller.signal).then(run, () => {});
  return () => controller.abort();
}
