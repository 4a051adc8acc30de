import type { FailedRequest } from "../client/middleware.js";
import type { RetryOptions } from "../client/retry-options.js";
import type { Clock } from "../time/clock.js";

/** Default number of retries of a call that is safe to repeat. */
export const DEFAULT_RETRIES = 2;

/** Delay before the first retry in milliseconds. */
export const FIRST_DELAY = 300;
const LONGEST_DELAY = 8_000;
/** Maximum time in milliseconds that the requests of a client wait after a 429. */
export const LONGEST_HOLD = 60_000;

/** Delay in milliseconds before a token request is retried after an unreadable response. */
export const UNREADABLE_DELAY = 500;

/** Returns whether a request that failed with this status may succeed later. */
export function retryableStatus(status: number): boolean {
  return status === 408 || status === 429 || (status >= 500 && status !== 501);
}

/** Returns the delay of a Retry-After header in milliseconds; undefined if it is missing or invalid. */
export function retryAfter(headers: Headers | undefined, clock: Clock): number | undefined {
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  if (Number(value) >= 0) return Number(value) * 1000;
  // Engines also parse "-2" and "2,5" as dates. An HTTP date contains letters (RFC 9110, section 10.2.3).
  const wait = Math.max(0, Date.parse(/[a-z]/i.test(value) ? value : "") - clock.now());
  return Number.isNaN(wait) ? undefined : wait;
}

const exponential = (count: number) => FIRST_DELAY * 2 ** (count - 1);

/**
 * Returns the delay before the next attempt in milliseconds. By default it is exponential, with jitter so that clients
 * do not retry at the same time.
 *
 * @param count - how many times the request was sent
 * @param retry - `delay` and `jitter`
 * @param longest - maximum delay. Default: 8,000 for the default delay
 */
export function backoff(count: number, retry: RetryOptions, longest?: number): number {
  const { delay = exponential, jitter } = retry;
  const most = longest ?? (retry.delay ? Number.POSITIVE_INFINITY : LONGEST_DELAY);
  const wait = Math.min(most, delay(count));
  if (typeof jitter === "function") return Math.min(most, Math.max(0, jitter(wait)));
  if (jitter === undefined) return wait * (0.5 + Math.random() / 2);
  return jitter ? wait * Math.random() : wait;
}

/**
 * Returns whether a failed request is retried by default: reads after network failures, 408, 429 and 5xx except 501;
 * other calls only after 429 and 503 with Retry-After, because they were not carried out. Reads whose attempt timed out
 * are retried only with `retryOnTimeout`.
 *
 * @param failed - the request
 * @param asked - milliseconds of Retry-After
 */
export function repeatable(
  { status, read, error, retry }: FailedRequest,
  asked: number | undefined,
): boolean {
  if (error.code === "TIMEOUT") return read && !!retry.retryOnTimeout;
  const told = asked !== undefined && (status === 429 || status === 503);
  return told || (read && (status === undefined || retryableStatus(status)));
}

/**
 * Returns the delay in milliseconds before a request is retried; undefined for no retry.
 *
 * @param failed - the result of the last attempt
 * @param clock - clock of the client
 */
export function retryDelay(failed: FailedRequest, clock: Clock): number | undefined {
  const { headers, attempts, remaining, retry } = failed;
  const asked = retryAfter(headers, clock);
  if (attempts > (retry.limit ?? DEFAULT_RETRIES) || !repeatable(failed, asked)) return undefined;
  const delay = asked ?? backoff(attempts, retry);
  // A delay beyond the call's time limit would only replace the platform's error with a timeout, as it does in ky.
  return delay < remaining ? delay : undefined;
}
