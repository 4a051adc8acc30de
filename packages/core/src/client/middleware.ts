import type { PorticoError } from "../errors/portico-error.js";
import type { Clock } from "../time/clock.js";
import type { RetryOptions } from "./retry-options.js";

/** Transport settings that a client shares with its strategy, for token and login requests. */
export interface Environment {
  /** Base URL without a trailing slash, such as "https://www.wixapis.com". */
  readonly baseUrl: string;
  /**
   * Maps the path and query string of a request before they are appended to `baseUrl`.
   * `fetchWithAuth` ignores this function.
   */
  readonly rewritePath?: (path: string) => string;
  /** Sends the requests. */
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** Time limit for each attempt, in milliseconds. */
  readonly timeout: number;
  /** Time limit for a call including retries, in milliseconds. */
  readonly totalTimeout: number;
  /** The client's `retry` options. `limit` is undefined unless the client sets it. */
  readonly retry: RetryOptions;
  /** Maximum response size in bytes. */
  readonly maxResponseSize: number;
  /** The client's `retry` option, if `retryPolicy` created it. */
  readonly retryPolicy?: Middleware;
  /** The client's `hooks` option. Read when a call starts, because the devtools add hooks later. */
  readonly hooks?: Middleware;
}

/** A call that is about to start. */
export interface CallStart {
  /**
   * Operation name, such as "stores.productsV3.getProduct". Absent for `fetchWithAuth`, token and
   * login requests.
   */
  readonly operation?: string;
  /** HTTP method, such as "GET". */
  readonly method: string;
  /** Absolute URL with query string. */
  readonly url: string;
}

/** A request that failed. */
export interface FailedRequest {
  /** HTTP status, if the server responded. */
  readonly status?: number;
  /** Response headers, if the server responded. */
  readonly headers?: Headers;
  readonly error: PorticoError;
  /** Whether the operation is read-only. */
  readonly read: boolean;
  /** How many times the request was sent. */
  readonly attempts: number;
  /** The call's `retry` options, merged with the client's. */
  readonly retry: RetryOptions;
  /** Milliseconds until the call times out. */
  readonly remaining: number;
}

/** The environment for one call. */
export interface CallEnvironment extends Environment {
  /**
   * Runs before each request and can delay it. `remaining()` returns the milliseconds until the
   * call times out. `fetchWithAuth` ignores this function.
   */
  beforeRequest?(deadline: { readonly signal: AbortSignal; remaining(): number }): Promise<void>;
  /** Returns the delay before a retry, in milliseconds, or undefined to prevent the retry. */
  retryDelay?(failedRequest: FailedRequest): number | undefined;
  /** Receives the call's promise when the call starts. */
  onStart?(promise: Promise<unknown>): void;
}

/**
 * Returns the environment for a call. Must not throw. `observe`, `debug` and `retryPolicy` create
 * such functions.
 *
 * @param call - the call that is about to start
 */
export type Middleware = (environment: CallEnvironment, call: CallStart) => CallEnvironment;
