import { type SystemError, systemError } from "../errors/portico-error.js";
import type { Clock } from "../time/clock.js";

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
 * Runs one call within its time, ending it also where what it waits for ignores the signal.
 *
 * @param clock - what time is measured with
 * @param limits - `timeout` in milliseconds, the caller's `signal`, the `operation` for errors
 * @param task - the call
 * @throws SystemError TIMEOUT or ABORTED
 */
export async function withDeadline<Result>(
  clock: Clock,
  limits: { timeout: number; signal?: AbortSignal; operation?: string },
  task: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  const { timeout, signal, operation } = limits;
  const controller = new AbortController();
  const timer = new AbortController();
  const started = clock.now();
  let failure: SystemError | undefined;
  const stop = (code: "TIMEOUT" | "ABORTED", text: string, cause: unknown) => {
    failure ??= systemError(text, {
      code,
      operation,
      retryable: code === "TIMEOUT",
      cause,
    });
    controller.abort(failure);
  };
  const aborted = () => {
    const reason: unknown = signal?.reason;
    stop("ABORTED", "the call was aborted", reason);
  };
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener("abort", () => reject(failure), { once: true });
  });
  ended.catch(() => {});
  if (signal?.aborted) aborted();
  else signal?.addEventListener("abort", aborted, { once: true });
  if (timeout <= LONGEST) {
    clock.sleep(timeout, timer.signal).then(
      () => {
        const text = `no answer within ${timeout} ms`;
        stop("TIMEOUT", text, new DOMException(text, "TimeoutError"));
      },
      () => {},
    );
  }
  try {
    if (failure) throw failure;
    const deadline = {
      signal: controller.signal,
      remaining: () => started + timeout - clock.now(),
    };
    return await Promise.race([ended, task(deadline)]);
  } finally {
    timer.abort();
    signal?.removeEventListener("abort", aborted);
  }
}
