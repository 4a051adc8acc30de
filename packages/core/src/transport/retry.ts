import type { Clock } from "../time/clock.js";

/** How often a call that may be repeated is sent again, unless told otherwise. */
export const DEFAULT_RETRIES = 2;

const FIRST_DELAY = 300;
const LONGEST_DELAY = 8_000;

/** Milliseconds before a grant is sent again whose answer could not be read. */
export const UNREADABLE_DELAY = 500;

/** Whether an answer of this status may be a success later. */
export function retryableStatus(status: number): boolean {
  return status === 408 || status === 429 || (status >= 500 && status !== 501);
}

/** What came of one attempt: a status and its headers, or none when the network failed. */
export interface Attempt {
  readonly status?: number;
  readonly headers?: Headers;
}

/** Milliseconds that a Retry-After header asks for, or undefined where it says nothing readable. */
function retryAfter(headers: Headers | undefined, clock: Clock): number | undefined {
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  // Engines read dates into "-2" and "2,5" too; one of HTTP names its day (RFC 9110, section 10.2.3).
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - clock.now());
}

/**
 * How long to wait before a call is sent again, or undefined when it is not.
 *
 * Reads are repeated after a network failure, 408, 429 and 5xx but 501; any call after 429 and
 * 503 that say when to come back, for then it was not carried out. Delays grow exponentially
 * with jitter, so that many clients do not come back at once.
 *
 * @param attempt - what came of the last attempt
 * @param options - `read`: repeating changes nothing; `count`: attempts made; `remaining`: milliseconds left
 */
export function retryDelay(
  attempt: Attempt,
  options: { read: boolean; count: number; remaining: number; clock: Clock },
): number | undefined {
  const { status, headers } = attempt;
  const asked = retryAfter(headers, options.clock);
  const told = asked !== undefined && (status === 429 || status === 503);
  if (!told && !(options.read && (status === undefined || retryableStatus(status)))) {
    return undefined;
  }
  const backoff = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (options.count - 1));
  const delay = asked ?? backoff * (0.5 + Math.random() / 2);
  // Waiting longer than the call may take would only hide what the platform said.
  return delay < options.remaining ? delay : undefined;
}
