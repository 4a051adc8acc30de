import type { CallStart } from "../client/middleware.js";
import { type Clock, startTimer } from "../time/clock.js";
import { onAbort } from "../time/on-abort.js";
import { callError } from "./response.js";

export interface Deadline {
  /** Aborts if the caller aborts or the time limit is reached. */
  readonly signal: AbortSignal;
  /** Returns the milliseconds until the time limit. */
  remaining(): number;
}

/**
 * Rejects with TIMEOUT or ABORTED even if a custom `fetch` ignores the signal. If a call finishes
 * in time, creates no exception and aborts no signal.
 */
export function withDeadline<Result>(
  clock: Clock,
  limits: { timeout: number; signal?: AbortSignal } & Partial<CallStart>,
  run: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  const { timeout, signal } = limits;
  const endTime = clock.now() + timeout;
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    let clearTimer: (() => void) | undefined;
    let removeListener: (() => void) | undefined;
    const cleanUp = () => {
      clearTimer?.();
      removeListener?.();
    };
    // Thousands of calls may be pending, so each call creates as few closures as possible.
    const endCall = () => {
      const isAborted = signal?.aborted;
      const text = isAborted ? "the call was aborted" : `no response within ${timeout} ms`;
      const failure = callError(text, limits, {
        code: isAborted ? "ABORTED" : "TIMEOUT",
        retryable: !isAborted,
        cause: isAborted ? signal.reason : new DOMException(text, "TimeoutError"),
      });
      // Rejects before aborting, so that errors caused by the abort do not replace this error.
      reject(failure);
      cleanUp();
      controller.abort(failure);
    };
    if (signal) removeListener = onAbort(signal, endCall);
    if (signal?.aborted) return;
    clearTimer = startTimer(clock, timeout, endCall);
    const runAndCleanUp = async () => {
      try {
        return await run({ signal: controller.signal, remaining: () => endTime - clock.now() });
      } finally {
        cleanUp();
      }
    };
    // With this exact `then`, V8 includes the caller's line in an error's stack.
    runAndCleanUp().then(resolve, reject);
  });
}
