import { type Clock, startTimer } from "./clock.js";

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
  return new Promise<T>((resolve, reject) => {
    const stop = startTimer(clock, ms, () => reject(late()));
    answer.then(stop, stop);
    answer.then(resolve, reject);
  });
}
