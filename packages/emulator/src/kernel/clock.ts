/** Where the time comes from, in milliseconds. `sleep` serves delay faults; without one they wait in real time. */
export interface ClockSource {
  now(): number;
  sleep?(ms: number, signal?: AbortSignal): Promise<void>;
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
  #offset = 0;

  constructor(source: ClockSource = { now: () => Date.now() }) {
    this.#source = source;
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
  }

  /** Takes back every advance. */
  reset(): void {
    this.#offset = 0;
  }

  /** Waits, for delay faults. */
  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (this.#source.sleep) return this.#source.sleep(ms, signal);
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", stop);
        resolve();
      }, ms);
      if (signal?.aborted) stop();
      else signal?.addEventListener("abort", stop, { once: true });
    });
  }
}
