import type { PorticoError } from "../errors/portico-error.js";
import type { Clock } from "../time/clock.js";
import type { RetryOptions } from "./retry-options.js";

/**
 * Transport settings that a client passes to its strategy, so that token and login requests use the same base URL,
 * `fetch` and clock.
 */
export interface Environment {
  /** "https://www.wixapis.com" or the client's `baseUrl`, without a trailing slash. */
  readonly baseUrl: string;
  /** Rewrites the path of every request to `baseUrl`. */
  readonly rewritePath?: (path: string) => string;
  /** Sends the requests. */
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** Time limit of each attempt in milliseconds. */
  readonly timeout: number;
  /** Time limit of a call in milliseconds, including retries. */
  readonly totalTimeout: number;
  /** The client's `retry` option. `limit` is set only if the client sets it. */
  readonly retry: RetryOptions;
  /** Maximum size of a response in bytes. */
  readonly maxResponseSize: number;
  /** The client's `retry` option, if it is a policy of `retryPolicy`. */
  readonly retryPolicy?: Middleware;
  /** The client's `hooks` option. Read at the start of each call, because the devtools add hooks later. */
  readonly hooks?: Middleware;
}

/** A call that is about to start. */
export interface CallStart {
  /**
   * Name of the operation, such as "stores.productsV3.getProduct". Absent for `fetchWithAuth` and for the strategy's
   * token and login requests.
   */
  readonly operation?: string;
  /** HTTP method, such as "GET". */
  readonly method: string;
  /** Absolute URL with its query string. */
  readonly url: string;
}

/** A request that failed. */
export interface FailedRequest {
  /** HTTP status of the response, if there was one. */
  readonly status?: number;
  /** Headers of the response, if there was one. */
  readonly headers?: Headers;
  readonly error: PorticoError;
  /** Whether the operation only reads, so that it is safe to repeat. */
  readonly read: boolean;
  /** How many times the request was sent. */
  readonly attempts: number;
  /** The `retry` options of the call and the client. */
  readonly retry: RetryOptions;
  /** Milliseconds until the call times out. */
  readonly remaining: number;
}

/** The environment of one call. */
export interface CallEnvironment extends Environment {
  /**
   * Runs before a request is sent and can delay it. It receives the call's signal and the milliseconds until the call
   * times out.
   */
  beforeRequest?(deadline: { readonly signal: AbortSignal; remaining(): number }): Promise<void>;
  /** Returns the delay in milliseconds before a failed request is retried; undefined for no retry. */
  retryDelay?(failed: FailedRequest): number | undefined;
  /** Receives the promise of the call once it has started. */
  onStart?(call: Promise<unknown>): void;
}

/**
 * Wraps the environment of each call of a client. `observe`, `debug` and `retryPolicy` create such functions.
 *
 * @param environment - the environment of the call
 * @param call - the call
 * @returns the environment to use instead; the function must not throw
 */
export type Middleware = (environment: CallEnvironment, call: CallStart) => CallEnvironment;
