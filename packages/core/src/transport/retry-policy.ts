import type { Around } from "../client/around.js";
import type { PorticoError } from "../errors/portico-error.js";
import {
  backoff,
  DEFAULT_RETRIES,
  FIRST_DELAY,
  LONGEST_HOLD,
  repeatable,
  retryAfter,
} from "./retry.js";

/** A request that failed, and what would become of it. */
export interface RetryDecision {
  /** "stores.productsV3.getProduct"; absent for what a strategy sends: tokens, logins. */
  readonly operation: string | undefined;
  readonly error: PorticoError;
  /** How often it was sent. */
  readonly attempt: number;
  /** Sending it again changes nothing. */
  readonly read: boolean;
  /** Whether it would be sent again without a predicate. */
  readonly usual: boolean;
}

/** Options of `retryPolicy`. */
export interface RetryPolicyOptions {
  /** How often a call is sent again, 2 unless told otherwise. The option `retries`, of a client or a call, goes first. */
  limit?: number;
  /**
   * Milliseconds that a call waits at most before it is sent again; 8,000 unless told otherwise, but for what
   * `Retry-After` asks. With it, a `Retry-After` that asks for more is an error at once.
   */
  maxDelay?: number;
  /**
   * Decides whether a request is sent again, within `limit` and the call's time. What it allows beyond `usual` may be
   * carried out twice, where `effectOf(error)` is "unknown". It must not throw.
   */
  when?(decision: RetryDecision): boolean;
}

/**
 * How patient a client is, for its `retry` option. Once a request is answered 429 with a `Retry-After`, all requests of
 * the client and its views wait until then (for a minute or `maxDelay` at most), so that one such answer does not become
 * one for every call. A call that has less time left than that is sent at once.
 *
 * @param options - how often, how long, and whether
 * @returns for one client, or for several that are to wait for each other
 * @example
 * ```ts
 * const client = createClient({
 *   timeout: 120_000,
 *   retry: retryPolicy({ limit: 5, maxDelay: 20_000, when: ({ usual, error }) => usual && error.code !== "NETWORK" }),
 * });
 * ```
 */
export function retryPolicy(options: RetryPolicyOptions = {}): Around {
  const { limit = DEFAULT_RETRIES, maxDelay, when = ({ usual }) => usual } = options;
  let heldUntil = 0;
  return (environment, { operation }) => {
    const { clock } = environment;
    return {
      ...environment,
      async before(deadline) {
        for (;;) {
          const wait = heldUntil - clock.now();
          const spare = deadline.remaining() - wait;
          if (wait <= 0 || spare <= 0) return;
          // Not all at once: whoever was refused comes back first, and may be refused again.
          await clock.sleep(wait + Math.random() * Math.min(FIRST_DELAY, spare), deadline.signal);
        }
      },
      delay({ status, headers, error, read, count, retries = limit, remaining }) {
        const asked = retryAfter(headers, clock);
        if (status === 429 && asked !== undefined) {
          const hold = Math.min(asked, maxDelay ?? LONGEST_HOLD);
          heldUntil = Math.max(heldUntil, clock.now() + hold);
        }
        if (count > retries) return undefined;
        const usual = repeatable({ status, read }, asked);
        if (!when({ operation, error, attempt: count, read, usual })) return undefined;
        const delay = asked ?? backoff(count, maxDelay);
        return delay < remaining && delay <= (maxDelay ?? delay) ? delay : undefined;
      },
    };
  };
}
