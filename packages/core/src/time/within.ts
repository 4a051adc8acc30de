import { type Clock, startTimer } from "./clock.js";

/** Settles like the promise, or rejects with `createError()` after `ms` milliseconds. */
export function within<T>(
  clock: Clock,
  ms: number,
  promise: PromiseLike<T>,
  createError: () => unknown,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const cancelTimer = startTimer(clock, ms, () => reject(createError()));
    promise.then(cancelTimer, cancelTimer);
    promise.then(resolve, reject);
  });
}
