/**
 * Time source in milliseconds. `sleep` is used for delay faults, webhook retries and plugin
 * timeouts. Without it, they wait in real time. If `sleep` resolves immediately, every plugin call
 * times out.
 */
export interface ClockSource {
  now(): number;
  sleep?(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Maximum duration of a timer in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Task scheduled for a time. */
interface Appointment {
  readonly due: number;
  task: () => void;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Clock of an emulator: a time source plus an offset.
 *
 * @example
 * ```ts
 * import { createEmulator } from "@portico/emulator";
 *
 * const emulator = createEmulator();
 * emulator.clock.advance(60_000); // a minute later
 * ```
 */
export class EmulatorClock {
  readonly #source: ClockSource;
  readonly #appointments = new Set<Appointment>();
  readonly #onMove: () => void;
  #offset = 0;

  /**
   * @param source - Time source. Default: the system clock.
   * @param onMove - Called after the time was changed and due tasks have run.
   */
  constructor(source: ClockSource = { now: () => Date.now() }, onMove: () => void = () => {}) {
    this.#source = source;
    this.#onMove = onMove;
  }

  /** Returns the current time in milliseconds since 1970. */
  now(): number {
    return this.#source.now() + this.#offset;
  }

  /**
   * Moves the clock, so that tokens, codes and coupons expire.
   *
   * @param ms - Milliseconds. Negative values move it back.
   * @example
   * ```ts
   * import { createEmulator } from "@portico/emulator";
   *
   * const emulator = createEmulator();
   * emulator.clock.advance(4 * 60 * 60 * 1000); // every access token has expired
   * ```
   */
  advance(ms: number): void {
    this.#offset += ms;
    this.#moved();
  }

  /**
   * Sets the clock. It continues to run from there.
   *
   * @param time - Milliseconds since 1970, or an ISO date.
   * @throws RangeError if the date is invalid.
   * @example
   * ```ts
   * import { createEmulator } from "@portico/emulator";
   *
   * const emulator = createEmulator();
   * emulator.clock.set("2030-01-01T00:00:00Z");
   * ```
   */
  set(time: number | string): void {
    const to = typeof time === "number" ? time : Date.parse(time);
    if (!Number.isFinite(to)) throw new RangeError(`Invalid date: ${time}`);
    this.#offset = to - this.#source.now();
    this.#moved();
  }

  /** Difference to the time source in milliseconds. */
  get offset(): number {
    return this.#offset;
  }

  /** Resets the clock to the time source. */
  reset(): void {
    this.#offset = 0;
    this.#moved();
  }

  /** Runs a task once the clock reaches a time, either by running or by being moved. */
  after(ms: number, task: () => void, signal: AbortSignal): void {
    if (signal.aborted) return;
    const appointment: Appointment = { due: this.now() + ms, task };
    const cancel = () => {
      clearTimeout(appointment.timer);
      this.#appointments.delete(appointment);
    };
    signal.addEventListener("abort", cancel, { once: true });
    appointment.task = () => {
      signal.removeEventListener("abort", cancel);
      cancel();
      task();
    };
    this.#appointments.add(appointment);
    if (this.#source.sleep) {
      const wake = () => {
        if (this.#appointments.has(appointment)) appointment.task();
      };
      // An aborted sleep rejects.
      this.#source.sleep(ms, signal).then(wake, () => {});
    } else this.#wait(appointment);
  }

  #moved(): void {
    for (const appointment of [...this.#appointments]) {
      if (appointment.due <= this.now()) appointment.task();
      else if (!this.#source.sleep) this.#wait(appointment);
    }
    this.#onMove();
  }

  /**
   * Waits in real time for the remaining duration. Waits again if the clock was moved back by then.
   */
  #wait(appointment: Appointment): void {
    clearTimeout(appointment.timer);
    const left = appointment.due - this.now();
    if (left <= 0) {
      appointment.task();
      return;
    }
    appointment.timer = setTimeout(() => this.#wait(appointment), Math.min(left, LONGEST_TIMER));
    // Do not keep a Node.js process alive.
    (appointment.timer as { unref?(): void }).unref?.();
  }

  /**
   * Waits for a delay fault, unless the caller aborts.
   *
   * @param signal - Signal of the request. Without one, the timer does not keep a Node.js process
   * alive.
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (this.#source.sleep) return this.#source.sleep(ms);
    return new Promise((resolve) => {
      const release = () => (timer as { unref?(): void }).unref?.();
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", release);
        resolve();
      }, ms);
      if (signal?.aborted) release();
      else signal?.addEventListener("abort", release, { once: true });
    });
  }
}
