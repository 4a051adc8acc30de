import { type Clock, startTimer } from "./clock.js";

/** Rejects with the error from `late` after `ms` milliseconds, and ignores a later result. */
export function within<T>(
  clock: Clock,
  ms: number,
  promise: PromiseLike<T>,
  late: () => unknown,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = startTimer(clock, ms, () => reject(late()));
    promise.then(stop, stop);
    promise.then(resolve, reject);
  });
}
