/** Time source of an {@link EmulatorClock}, such as a fake clock. */
export interface ClockSource {
  /** Returns the current time in milliseconds since 1970. */
  now(): number;
  /**
   * Waits during a delay fault, before a webhook retry, and for the timeout of a plugin call. If
   * the promise resolves immediately, plugin calls time out. Default: waits in real time.
   *
   * @param ms - Milliseconds to wait.
   * @param signal - Signal that ends the wait early. The promise must then reject.
   */
  sleep?(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Maximum duration of a timer in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

interface Job {
  readonly due: number;
  task: () => void;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Clock of an emulator, which tests can move forward or back. It adds an offset to a time source.
 *
 * @example
 * ```ts
 * import { createEmulator } from "@portico/emulator";
 *
 * const emulator = createEmulator();
 * emulator.clock.set("2030-01-01T00:00:00Z");
 * emulator.clock.advance(4 * 60 * 60 * 1000); // every access token has expired
 * ```
 */
export class EmulatorClock {
  readonly #source: ClockSource;
  readonly #jobs = new Set<Job>();
  readonly #onMove: () => void;
  #offset = 0;

  /**
   * @param source - Time source. Default: the system clock.
   * @param onMove - Called after the time has changed and due tasks have run.
   */
  constructor(source: ClockSource = { now: () => Date.now() }, onMove: () => void = () => {}) {
    this.#source = source;
    this.#onMove = onMove;
  }

  /** Returns the current time in milliseconds since 1970. */
  now(): number {
    return this.#source.now() + this.#offset;
  }

  /** Moves the clock forward by a number of milliseconds. Negative values move it back. */
  advance(ms: number): void {
    this.#offset += ms;
    this.#runDueJobs();
  }

  /**
   * Sets the clock to a time. The clock continues to run from there.
   *
   * @param time - Milliseconds since 1970, or an ISO date.
   * @throws RangeError if the date is invalid.
   */
  set(time: number | string): void {
    const targetTime = typeof time === "number" ? time : Date.parse(time);
    if (!Number.isFinite(targetTime)) throw new RangeError(`Invalid date: ${time}`);
    this.#offset = targetTime - this.#source.now();
    this.#runDueJobs();
  }

  /** Difference between this clock and its time source, in milliseconds. */
  get offset(): number {
    return this.#offset;
  }

  /** Resets the clock to the current time of its time source. */
  reset(): void {
    this.#offset = 0;
    this.#runDueJobs();
  }

  /** Runs a task once this clock has advanced by `ms` milliseconds, unless the signal aborts. */
  after(ms: number, task: () => void, signal: AbortSignal): void {
    if (signal.aborted) return;
    const job: Job = { due: this.now() + ms, task };
    const cancel = () => {
      clearTimeout(job.timer);
      this.#jobs.delete(job);
    };
    signal.addEventListener("abort", cancel, { once: true });
    job.task = () => {
      signal.removeEventListener("abort", cancel);
      cancel();
      task();
    };
    this.#jobs.add(job);
    if (this.#source.sleep) {
      const wake = () => {
        if (this.#jobs.has(job)) job.task();
      };
      // Ignore the rejection if the signal aborts the sleep.
      this.#source.sleep(ms, signal).then(wake, () => {});
    } else this.#wait(job);
  }

  #runDueJobs(): void {
    for (const job of [...this.#jobs]) {
      if (job.due <= this.now()) job.task();
      else if (!this.#source.sleep) this.#wait(job);
    }
    this.#onMove();
  }

  /** Waits again if the clock was moved back. */
  #wait(job: Job): void {
    clearTimeout(job.timer);
    const delay = job.due - this.now();
    if (delay <= 0) {
      job.task();
      return;
    }
    job.timer = setTimeout(() => this.#wait(job), Math.min(delay, LONGEST_TIMER));
    // The timer must not keep a Node.js process alive.
    (job.timer as { unref?(): void }).unref?.();
  }

  /**
   * Waits for a number of milliseconds, in real time unless the time source has a `sleep`. Moving
   * the clock does not shorten the wait.
   *
   * @param signal - After the signal aborts, the timer no longer keeps a Node.js process alive.
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (this.#source.sleep) return this.#source.sleep(ms);
    return new Promise((resolve) => {
      const unrefTimer = () => (timer as { unref?(): void }).unref?.();
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", unrefTimer);
        resolve();
      }, ms);
      if (signal?.aborted) unrefTimer();
      else signal?.addEventListener("abort", unrefTimer, { once: true });
    });
  }
}
