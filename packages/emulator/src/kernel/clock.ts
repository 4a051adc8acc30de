/**
 * Where the time comes from, in milliseconds. `sleep` serves delay faults, webhook retries and the time that plugins have
 * to respond; without one they wait in real time. A `sleep` that resolves at once makes every plugin call time out.
 */
export interface ClockSource {
  now(): number;
  sleep?(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Longer than this no timer waits. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Something to be done when the time has come. */
interface Appointment {
  readonly due: number;
  task: () => void;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * The emulator's clock: its source plus what it was advanced by.
 *
 * @example
 * ```ts
 * const emulator = createEmulator();
 * emulator.clock.advance(60_000); // a minute later
 * ```
 */
export class EmulatorClock {
  readonly #source: ClockSource;
  readonly #appointments = new Set<Appointment>();
  readonly #onMove: () => void;
  #offset = 0;

  /** @param onMove called after the time was moved, and what waited for it was done */
  constructor(source: ClockSource = { now: () => Date.now() }, onMove: () => void = () => {}) {
    this.#source = source;
    this.#onMove = onMove;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#source.now() + this.#offset;
  }

  /**
   * Moves the emulator's time, so that tokens, codes and coupons expire. Negative values move it back.
   *
   * @param ms milliseconds
   * @example
   * ```ts
   * const emulator = createEmulator();
   * emulator.clock.advance(4 * 60 * 60 * 1000); // every access token has expired
   * ```
   */
  advance(ms: number): void {
    this.#offset += ms;
    this.#moved();
  }

  /**
   * Sets the emulator's time; it goes on from there.
   *
   * @param time milliseconds since 1970, or ISO text
   * @throws RangeError when the text is no date
   * @example
   * ```ts
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

  /** By how much the time was moved, in milliseconds. */
  get offset(): number {
    return this.#offset;
  }

  /** Takes back every advance. */
  reset(): void {
    this.#offset = 0;
    this.#moved();
  }

  /** Does something once the emulator's time has gone on by so much: by itself, or because it was moved. */
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
      // a sleep that was given up rejects
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

  /** Waits in real time for what is left; the clock may have been set back meanwhile. */
  #wait(appointment: Appointment): void {
    clearTimeout(appointment.timer);
    const left = appointment.due - this.now();
    if (left <= 0) {
      appointment.task();
      return;
    }
    appointment.timer = setTimeout(() => this.#wait(appointment), Math.min(left, LONGEST_TIMER));
    // nothing that waits keeps a process of Node alive
    (appointment.timer as { unref?(): void }).unref?.();
  }

  /**
   * Waits, for delay faults, whoever may have left meanwhile.
   *
   * @param signal of whoever waits for the answer: without them no process of Node is kept alive
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
