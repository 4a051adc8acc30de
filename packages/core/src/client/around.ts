import type { PorticoError } from "../errors/portico-error.js";
import type { Clock } from "../time/clock.js";

/** What a client lends its strategy, so that baseUrl, fetch and clock reach token and login calls too. */
export interface Environment {
  /** "https://www.wixapis.com" or the client's `baseUrl`, without a slash at the end. */
  readonly baseUrl: string;
  /** Changes the path of every call on `baseUrl`. */
  readonly rewritePath?: (path: string) => string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** Milliseconds that one call may take, retries included. */
  readonly timeout: number;
  /** The client's `retries`, where it was given: requests of strategies are not sent again more often. */
  readonly retries?: number;
  /** Bytes that one answer may have. */
  readonly maxResponseSize: number;
  /** The client's own. */
  readonly retry?: Around;
  /** The client's own. */
  readonly hooks?: Around;
}

/** A call that begins. */
export interface CallStart {
  /** "stores.productsV3.getProduct"; absent for `fetchWithAuth`, and for what a strategy sends: tokens, logins. */
  readonly operation?: string;
  /** "GET" */
  readonly method: string;
  /** Absolute, with its query string. */
  readonly url: string;
}

/** A request that failed. */
export interface FailedRequest {
  /** Where there was an answer. */
  readonly status?: number;
  /** Of the answer. */
  readonly headers?: Headers;
  readonly error: PorticoError;
  /** Sending it again changes nothing. */
  readonly read: boolean;
  /** How often it was sent. */
  readonly count: number;
  /** How often it may be sent again, where the caller said so. */
  readonly retries?: number;
  /** Milliseconds that the call has left. */
  readonly remaining: number;
}

/** What one call runs on. */
export interface CallEnvironment extends Environment {
  /** Resolves when a request may be sent. It is given what the call may still take: a signal, and milliseconds. */
  before?(deadline: { readonly signal: AbortSignal; remaining(): number }): Promise<void>;
  /** Milliseconds until a request is sent again; undefined where it is not. */
  delay?(failed: FailedRequest): number | undefined;
  /** Given the call once it has begun, to see how it ends. */
  ended?(call: Promise<unknown>): void;
}

/**
 * Changes what a client's calls run on, one by one: what `observe`, `debug` and `retryPolicy` make.
 *
 * @param environment - what the call runs on
 * @param call - the call
 * @returns what it runs on instead; it must not throw
 */
export type Around = (environment: CallEnvironment, call: CallStart) => CallEnvironment;
