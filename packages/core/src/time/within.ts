import { type Clock, startTimer } from "./clock.js";

/**
 * Waits for a promise for a limited time, and ignores a later result.
 *
 * @param late - called when the time is up. The returned promise rejects with its result
 */
export function within<T>(
  clock: Clock,
  ms: number,
  answer: PromiseLike<T>,
  late: () => unknown,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = startTimer(clock, ms, () => reject(late()));
    answer.then(stop, stop);
    answer.then(resolve, reject);
  });
}
