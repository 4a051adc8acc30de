import { type Clock, startTimer } from "./clock.js";

/** Ignores a later result. `late` returns the error to throw when the time is up. */
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
