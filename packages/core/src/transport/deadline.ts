import type { CallStart } from "../client/middleware.js";
import { systemError } from "../errors/portico-error.js";
import { type Clock, startTimer } from "../time/clock.js";
import { onAbort } from "../time/on-abort.js";
import { requestLine } from "./request-line.js";

/** The time limit of a call. */
export interface Deadline {
  /** Aborts if the caller aborts or the time is up. */
  readonly signal: AbortSignal;
  /** Returns the milliseconds left. */
  remaining(): number;
}

/**
 * Runs a call and rejects it when its time is up, even if the code it waits for ignores the signal. A call that
 * finishes in time creates no exception and aborts nothing.
 *
 * @param clock - measures the time
 * @param limits - `timeout` in milliseconds, the caller's `signal`, and `operation`, `method` and `url` for errors
 * @param task - the call
 * @throws SystemError - TIMEOUT or ABORTED
 */
export function withDeadline<Result>(
  clock: Clock,
  limits: { timeout: number; signal?: AbortSignal } & Partial<CallStart>,
  task: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  const { timeout, signal, operation, method = "", url } = limits;
  const ends = clock.now() + timeout;
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    let forgetTimer: (() => void) | undefined;
    let forgetCaller: (() => void) | undefined;
    const leave = () => {
      forgetTimer?.();
      forgetCaller?.();
    };
    // Thousands of calls may wait at once, so each creates as few closures as possible.
    const stop = () => {
      const aborted = signal?.aborted;
      const text = aborted ? "the call was aborted" : `no response within ${timeout} ms`;
      const failure = systemError(text, {
        code: aborted ? "ABORTED" : "TIMEOUT",
        operation,
        request: url && requestLine({ method, url }),
        retryable: !aborted,
        cause: aborted ? signal.reason : new DOMException(text, "TimeoutError"),
      });
      // Reject before aborting, so that whatever the task does on abort has no effect on the result.
      reject(failure);
      leave();
      controller.abort(failure);
    };
    if (signal) forgetCaller = onAbort(signal, stop);
    if (signal?.aborted) return;
    forgetTimer = startTimer(clock, timeout, stop);
    const run = async () => {
      try {
        return await task({ signal: controller.signal, remaining: () => ends - clock.now() });
      } finally {
        leave();
      }
    };
    // A single `then` with exactly these functions lets V8 include the caller's line in the stack of an error.
    run().then(resolve, reject);
  });
}
