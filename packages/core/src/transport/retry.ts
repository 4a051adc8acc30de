import type { FailedRequest } from "../client/around.js";
import type { Clock } from "../time/clock.js";

/** How often a call that may be repeated is sent again, unless told otherwise. */
export const DEFAULT_RETRIES = 2;

/** Milliseconds. */
export const FIRST_DELAY = 300;
const LONGEST_DELAY = 8_000;
/** Milliseconds that a client is kept back at most after a 429. */
export const LONGEST_HOLD = 60_000;

/** Milliseconds before a grant is sent again whose answer could not be read. */
export const UNREADABLE_DELAY = 500;

/** Whether an answer of this status may be a success later. */
export function retryableStatus(status: number): boolean {
  return status === 408 || status === 429 || (status >= 500 && status !== 501);
}

/** Milliseconds that a Retry-After header asks for, or undefined where it says nothing readable. */
export function retryAfter(headers: Headers | undefined, clock: Clock): number | undefined {
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  if (Number(value) >= 0) return Number(value) * 1000;
  // Engines read dates into "-2" and "2,5" too; one of HTTP names its day (RFC 9110, section 10.2.3).
  const wait = Math.max(0, Date.parse(/[a-z]/i.test(value) ? value : "") - clock.now());
  return Number.isNaN(wait) ? undefined : wait;
}

/** Milliseconds before the next attempt: exponential, with jitter, so that many clients do not come back at once. */
export function backoff(count: number, longest: number = LONGEST_DELAY): number {
  return Math.min(longest, FIRST_DELAY * 2 ** (count - 1)) * (0.5 + Math.random() / 2);
}

/**
 * Whether a failed request is sent again by rule: reads are after a network failure, 408, 429 and 5xx but 501; any call
 * after 429 and 503 that say when to come back, for then it was not carried out.
 *
 * @param failed - the request
 * @param asked - milliseconds that Retry-After asked for
 */
export function repeatable(
  { status, read }: Pick<FailedRequest, "status" | "read">,
  asked: number | undefined,
): boolean {
  const told = asked !== undefined && (status === 429 || status === 503);
  return told || (read && (status === undefined || retryableStatus(status)));
}

/**
 * How long to wait before a call is sent again, or undefined when it is not.
 *
 * @param failed - what came of the last attempt
 * @param clock - of the client
 */
export function retryDelay(failed: Omit<FailedRequest, "error">, clock: Clock): number | undefined {
  const { headers, count, remaining, retries = DEFAULT_RETRIES } = failed;
  const asked = retryAfter(headers, clock);
  if (count > retries || !repeatable(failed, asked)) return undefined;
  const delay = asked ?? backoff(count);
  // Waiting longer than the call may take would only hide what the platform said.
  return delay < remaining ? delay : undefined;
}
