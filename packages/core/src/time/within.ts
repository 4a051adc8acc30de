import type { Clock } from "./clock.js";

/**
 * Waits for an answer, but not for ever.
 *
 * @param clock - measures the time
 * @param ms - milliseconds
 * @param answer - what is waited for; one that comes later is ignored
 * @param late - called when the time is up; the promise rejects with what it returns
 */
export function within<T>(
  clock: Clock,
  ms: number,
  answer: PromiseLike<T>,
  late: () => unknown,
): Promise<T> {
  const timer = new AbortController();
  const end = clock.sleep(ms, timer.signal).then(() => {
    throw late();
  });
  // A reason that is given costs no DOMException.
  return Promise.race([answer, end]).finally(() => timer.abort(0));
}
