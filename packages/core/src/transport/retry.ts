import type { CallEnvironment, FailedRequest } from "../client/middleware.js";
import type { RetryOptions } from "../client/retry-options.js";
import type { Clock } from "../time/clock.js";

/** Milliseconds. */
export const FIRST_DELAY = 300;

/** Default, in milliseconds. */
const MAX_DELAY = 8_000;

export const isRetryableStatus = (status: number): boolean =>
  status === 408 || status === 429 || (status >= 500 && status !== 501);

/** Returns milliseconds, or undefined without a valid header. */
export function retryAfter(headers: Headers | undefined, clock: Clock): number | undefined {
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  if (Number(value) >= 0) return Number(value) * 1000;
  // Engines also parse "-2" and "2,5" as dates. An HTTP date contains letters (RFC 9110, section
  // 10.2.3).
  const delay = Math.max(0, Date.parse(/[a-z]/i.test(value) ? value : "") - clock.now());
  return Number.isNaN(delay) ? undefined : delay;
}

const exponentialDelay = (count: number) => FIRST_DELAY * 2 ** (count - 1);

function backoffDelay(
  attempts: number,
  { delay, jitter }: RetryOptions,
  maxDelay?: number,
): number {
  const delayLimit = maxDelay ?? (delay ? Number.POSITIVE_INFINITY : MAX_DELAY);
  const fullDelay = Math.min(delayLimit, (delay ?? exponentialDelay)(attempts));
  if (typeof jitter === "function") return Math.min(delayLimit, Math.max(0, jitter(fullDelay)));
  if (jitter === undefined) return fullDelay * (0.5 + Math.random() / 2);
  return jitter ? fullDelay * Math.random() : fullDelay;
}

/**
 * Implements the table in docs/retries.md. A 429 or 503 response with Retry-After means that a
 * write had no effect.
 */
function isRetried({ status, read, error, retry }: FailedRequest, serverDelay?: number): boolean {
  if (error.code === "TIMEOUT") return read && !!retry.retryOnTimeout;
  if (serverDelay !== undefined && (status === 429 || status === 503)) return true;
  return read && (status === undefined || isRetryableStatus(status));
}

/** Returns milliseconds, or undefined if the request is not retried. */
export function retryDelay(
  failedRequest: FailedRequest,
  clock: Clock,
  { limit = 2, maxDelay }: { limit?: number; maxDelay?: number } = {},
  when = (retryByDefault: boolean) => retryByDefault,
): number | undefined {
  const { attempts, remaining, retry } = failedRequest;
  if (attempts > (retry.limit ?? limit)) return undefined;
  const serverDelay = retryAfter(failedRequest.headers, clock);
  if (!when(isRetried(failedRequest, serverDelay))) return undefined;
  const delay = serverDelay ?? backoffDelay(attempts, retry, maxDelay);
  // A delay that is longer than `remaining` would only replace this error with a timeout.
  return delay < remaining && delay <= (maxDelay ?? delay) ? delay : undefined;
}

export const nextDelay = (environment: CallEnvironment, failedRequest: FailedRequest) =>
  environment.retryDelay
    ? environment.retryDelay(failedRequest)
    : retryDelay(failedRequest, environment.clock);
