import { systemError } from "../errors/portico-error.js";
import { type Clock, startTimer } from "../time/clock.js";
import { onAbort } from "../time/on-abort.js";

/** What a call may still take. */
export interface Deadline {
  /** Aborts when the caller does or when the time is up. */
  readonly signal: AbortSignal;
  /** Milliseconds left. */
  remaining(): number;
}

/** Delays beyond this overflow the timers of every engine. */
const LONGEST = 2 ** 31 - 1;

/**
 * Runs one call within its time, ending it also where what it waits for ignores the signal. A call
 * that ends in time makes no exception and aborts nothing.
 *
 * @param clock - what time is measured with
 * @param limits - `timeout` in milliseconds, the caller's `signal`, the `operation` for errors
 * @param task - the call
 * @throws SystemError TIMEOUT or ABORTED
 */
export function withDeadline<Result>(
  clock: Clock,
  limits: { timeout: number; signal?: AbortSignal; operation?: string },
  task: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  const { timeout, operation } = limits;
  const started = clock.now();
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    let forgetTimer = () => {};
    let forgetCaller = () => {};
    const leave = () => {
      forgetTimer();
      forgetCaller();
    };
    const stop = (code: "TIMEOUT" | "ABORTED", text: string, cause: unknown) => {
      const failure = systemError(text, {
        code,
        operation,
        retryable: code === "TIMEOUT",
        cause,
      });
      // First the promise: what the task makes of its signal is no news.
      reject(failure);
      leave();
      controller.abort(failure);
    };
    const { signal } = limits;
    if (signal) {
      forgetCaller = onAbort(signal, () => stop("ABORTED", "the call was aborted", signal.reason));
      if (signal.aborted) return;
    }
    if (timeout <= LONGEST) {
      forgetTimer = startTimer(clock, timeout, () => {
        const text = `no answer within ${timeout} ms`;
        stop("TIMEOUT", text, new DOMException(text, "TimeoutError"));
      });
    }
    const remaining = () => started + timeout - clock.now();
    task({ signal: controller.signal, remaining }).then(
      (result) => {
        leave();
        resolve(result);
      },
      (error) => {
        leave();
        reject(error);
      },
    );
  });
}
