import type { FailedRequest } from "../client/middleware.js";
import type { RetryOptions } from "../client/retry-options.js";
import type { Clock } from "../time/clock.js";

/** Default number of retries of a call that is safe to repeat. */
export const DEFAULT_RETRIES = 2;

/** Delay before the first retry in milliseconds. */
export const FIRST_DELAY = 300;
const LONGEST_DELAY = 8_000;

/** Delay in milliseconds before a token request is retried after an unreadable response. */
export const UNREADABLE_DELAY = 500;

/** Returns whether a request that failed with this status may succeed later. */
export const isRetryableStatus = (status: number): boolean =>
  status === 408 || status === 429 || (status >= 500 && status !== 501);

/** Returns the delay of a Retry-After header in milliseconds; undefined if it is missing or invalid. */
export function retryAfter(headers: Headers | undefined, clock: Clock): number | undefined {
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  if (Number(value) >= 0) return Number(value) * 1000;
  // Engines also parse "-2" and "2,5" as dates. An HTTP date contains letters (RFC 9110, section 10.2.3).
  const delay = Math.max(0, Date.parse(/[a-z]/i.test(value) ? value : "") - clock.now());
  return Number.isNaN(delay) ? undefined : delay;
}

const exponential = (count: number) => FIRST_DELAY * 2 ** (count - 1);

/**
 * Returns the delay before the next attempt in milliseconds.
 *
 * @param attempts - how many times the request was sent
 * @param longest - maximum delay. Default: 8,000 for the default delay
 */
export function backoff(attempts: number, retry: RetryOptions, longest?: number): number {
  const { delay = exponential, jitter } = retry;
  const most = longest ?? (retry.delay ? Number.POSITIVE_INFINITY : LONGEST_DELAY);
  const full = Math.min(most, delay(attempts));
  if (typeof jitter === "function") return Math.min(most, Math.max(0, jitter(full)));
  if (jitter === undefined) return full * (0.5 + Math.random() / 2);
  return jitter ? full * Math.random() : full;
}

/**
 * Returns whether a failed request is retried by default, as the table in docs/errors.md states. Writes are retried only
 * after 429 and 503 with Retry-After, because they were not carried out.
 *
 * @param delay - milliseconds of Retry-After
 */
export function isRetried(
  { status, read, error, retry }: FailedRequest,
  delay: number | undefined,
): boolean {
  if (error.code === "TIMEOUT") return read && !!retry.retryOnTimeout;
  if (delay !== undefined && (status === 429 || status === 503)) return true;
  return read && (status === undefined || isRetryableStatus(status));
}

/** Returns the delay in milliseconds before a request is retried; undefined for no retry. */
export function retryDelay(failed: FailedRequest, clock: Clock): number | undefined {
  const { headers, attempts, remaining, retry } = failed;
  const after = retryAfter(headers, clock);
  if (attempts > (retry.limit ?? DEFAULT_RETRIES) || !isRetried(failed, after)) return undefined;
  const delay = after ?? backoff(attempts, retry);
  // A longer delay would only replace the platform's error with a timeout.
  return delay < remaining ? delay : undefined;
}
