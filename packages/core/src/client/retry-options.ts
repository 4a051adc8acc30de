/** Retry options, with the same names and units as in ky. */
export interface RetryOptions {
  /**
   * Maximum number of retries. 0 disables retries, except the retry with new credentials after a
   * 401 response. Default: 2.
   */
  readonly limit?: number;
  /**
   * Returns the delay before a retry, in milliseconds. `attemptCount` starts at 1. A `Retry-After`
   * header takes precedence. Default: 300, doubled for each further retry, up to 8,000.
   */
  readonly delay?: (attemptCount: number) => number;
  /**
   * Randomizes the delays so that clients do not retry at the same time. `true` picks a delay
   * between 0 and the full delay, and `false` uses the full delay. `Retry-After` is not randomized.
   * Default: 50% to 100% of the full delay.
   */
  readonly jitter?: boolean | ((delay: number) => number);
  /** Whether reads are retried after an attempt exceeds `timeout`. Default: false. */
  readonly retryOnTimeout?: boolean;
}

export function mergeRetry(
  ...sources: (number | RetryOptions | ((...args: never[]) => unknown) | undefined)[]
): RetryOptions {
  return Object.assign(
    {},
    ...sources.map((source) => (typeof source === "number" ? { limit: source } : source)),
  );
}

export const toTimeLimit = (timeout: number | false): number =>
  timeout === false ? Number.POSITIVE_INFINITY : timeout;
