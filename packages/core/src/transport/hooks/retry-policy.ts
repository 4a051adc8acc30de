import type { Middleware } from "../../client/middleware.js";
import type { PorticoError } from "../../errors/portico-error.js";
import { FIRST_DELAY, retryAfter, retryDelay } from "../retry.js";

/** Default maximum pause after a 429 response, in milliseconds. */
const MAX_PAUSE = 60_000;

/** A failed request that may be retried. */
export interface RetryDecision {
  /** Undefined for token and login requests. */
  readonly operation: string | undefined;
  readonly error: PorticoError;
  /** How many times the request was sent. */
  readonly attempt: number;
  /** Whether the operation is read-only. */
  readonly read: boolean;
  /** Whether the request would be retried without `when`. */
  readonly retryByDefault: boolean;
}

/** Options of `retryPolicy`. */
export interface RetryPolicyOptions {
  /** Maximum number of retries. Default: 2. A call's `retry` option overrides it. */
  limit?: number;
  /**
   * Maximum delay in milliseconds. Default: 8,000, or more if `Retry-After` is longer. If you set
   * it, the call fails immediately when `Retry-After` is longer.
   */
  maxDelay?: number;
  /**
   * Decides whether a failed request is retried, within `limit` and the call's `totalTimeout`. If
   * you retry although `retryByDefault` is false and `effectOf(error)` is "unknown", the request
   * may be carried out twice. The function must not throw. Default: returns `retryByDefault`.
   */
  when?(failure: RetryDecision): boolean;
}

/**
 * Creates a retry policy to pass as a client's `retry` option. After a 429 response with
 * `Retry-After`, all of the client's requests except `fetchWithAuth` calls wait for that time, up
 * to `maxDelay` or, without it, one minute. Calls that would time out before then are sent
 * immediately. Clients that use the same policy object share the waiting time.
 *
 * @param options - the number of retries, the maximum delay and the retry condition
 * @example
 * ```ts
 * import { createClient, retryPolicy } from "@portico/core";
 *
 * const client = createClient({
 *   totalTimeout: 120_000,
 *   retry: retryPolicy({
 *     limit: 5,
 *     maxDelay: 20_000,
 *     when: ({ retryByDefault, error }) => retryByDefault && error.code !== "NETWORK",
 *   }),
 * });
 * ```
 */
export function retryPolicy(options: RetryPolicyOptions = {}): Middleware {
  const { maxDelay, when = ({ retryByDefault }) => retryByDefault } = options;
  let blockedUntil = 0;
  return (environment, { operation }) => {
    const { clock } = environment;
    return {
      ...environment,
      async beforeRequest(deadline) {
        for (;;) {
          const wait = blockedUntil - clock.now();
          const spareTime = deadline.remaining() - wait;
          if (wait <= 0 || spareTime <= 0) return;
          // Jitter spreads out the waiting requests. The first of them may receive another 429
          // response, so check again.
          await clock.sleep(
            wait + Math.random() * Math.min(FIRST_DELAY, spareTime),
            deadline.signal,
          );
        }
      },
      retryDelay(failedRequest) {
        const { status, headers, error, read, attempts: attempt } = failedRequest;
        const serverDelay = retryAfter(headers, clock);
        if (status === 429 && serverDelay !== undefined) {
          const pause = Math.min(serverDelay, maxDelay ?? MAX_PAUSE);
          blockedUntil = Math.max(blockedUntil, clock.now() + pause);
        }
        return retryDelay(failedRequest, clock, options, (retryByDefault) =>
          when({ operation, error, attempt, read, retryByDefault }),
        );
      },
    };
  };
}
