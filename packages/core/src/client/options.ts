import type { PorticoError } from "../errors/portico-error.js";
import type { Clock } from "../time/clock.js";
import type { AuthStrategy } from "./auth-strategy.js";
import type { Middleware } from "./middleware.js";
import type { RetryOptions } from "./retry-options.js";

/** A schema that implements Standard Schema v1, for example from zod, Valibot or ArkType. */
export interface Schema {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    validate(value: unknown): SchemaResult | Promise<SchemaResult>;
  };
}

/** The result of a validation. Without issues, the value is valid. */
export interface SchemaResult {
  readonly issues?: readonly {
    readonly message: string;
    readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[];
  }[];
}

/**
 * Schemas by operation name. The `/schemas` entry of each service package exports them as
 * `requests` and `responses`. To combine packages, spread their schemas into one object.
 */
export type Schemas = Readonly<Record<string, Schema | undefined>>;

/** Schemas that validate requests and responses. */
export interface Checks {
  /** Schemas for requests. */
  readonly requests?: Schemas;
  /** Schemas for the JSON of responses, before dates and other values are converted. */
  readonly responses?: Schemas;
  /**
   * Receives validation errors instead of failing the call: a ValidationError for a request, or
   * UNEXPECTED_RESPONSE for a response. If this function throws, the call rejects with its error.
   */
  readonly report?: (error: PorticoError, info: CheckInfo) => void;
}

/** The part of a call that failed validation. */
export interface CheckInfo {
  /** Operation name, such as "stores.productsV3.getProduct". */
  readonly operation: string;
  readonly part: "request" | "response";
}

/** Options of `client.with`. */
export interface CallOptions {
  /**
   * Aborts the calls, which then reject with ABORTED. `fetchWithAuth` rejects with the signal's
   * reason.
   */
  signal?: AbortSignal;
  /**
   * Time limit for each attempt including the response body, in milliseconds. `false` disables it.
   * Default: the client's `timeout`.
   */
  timeout?: number | false;
  /**
   * Time limit for the call including retries and delays, in milliseconds. `false` disables it.
   * Default: the client's `totalTimeout`.
   */
  totalTimeout?: number | false;
  /**
   * Maximum number of retries, or options that override fields of the client's `retry` option. The
   * client retries only calls that are safe to repeat.
   */
  retry?: number | RetryOptions;
  /** Headers that extend or override the client's. */
  headers?: Readonly<Record<string, string>>;
  /** The fields that an update changes, for operations with a field mask. */
  fieldMask?: readonly string[];
  /** Additional hooks, created with `observe({ … })` or `debug()`. */
  hooks?: Middleware;
}

/**
 * Sends or handles a Request, such as an emulator's `fetch` or a framework's handler. The Request
 * carries the call's signal and uses manual redirects.
 */
export type Fetch = (request: Request, init?: RequestInit) => Promise<Response>;

/** Options of `createClient`. */
export interface ClientOptions<Modules extends object> {
  /**
   * Strategy that provides the credentials, such as `OAuthStrategy({ … })`. Without a strategy, the
   * client adds no Authorization header.
   */
  auth?: AuthStrategy;
  /** Modules to bind. Their keys become properties of the client. */
  modules?: Modules;
  /**
   * Base URL of the API: an http(s) origin with an optional path. Default:
   * "https://www.wixapis.com".
   */
  baseUrl?: string;
  /**
   * Maps the path and query string of a request before they are appended to `baseUrl`.
   * `fetchWithAuth` ignores this option. If `baseUrl` is on a site's domain, pass `sitePath` from
   * `@portico/core/site`.
   */
  rewritePath?: (path: string) => string;
  /** Replaces the global `fetch` for all requests. */
  fetch?: Fetch;
  /** Headers to send with every request except token and login requests. */
  headers?: Readonly<Record<string, string>>;
  /** Time limit for each attempt including the response body, in milliseconds. Default: false. */
  timeout?: number | false;
  /**
   * Time limit for a call including retries and delays, in milliseconds. `false` disables it.
   * Default: 30,000.
   */
  totalTimeout?: number | false;
  /**
   * Maximum number of retries, retry options, or `retryPolicy({ … })`. 0 disables retries, except
   * the retry with new credentials after a 401 response. The client retries only calls that are
   * safe to repeat. Default: 2.
   */
  retry?: number | RetryOptions | Middleware;
  /**
   * Hooks for requests, responses, retries and errors, created with `observe({ … })` or `debug()`.
   * They also run for token and login requests.
   */
  hooks?: Middleware;
  /**
   * Maximum response size in bytes. Larger responses fail with code TOO_LARGE. Default: 64,000,000.
   */
  maxResponseSize?: number;
  /** Whether reads may use the content delivery network (CDN). Default: true. */
  cdn?: boolean;
  /**
   * Replaces the system clock. In tests that advance the emulator's clock, pass a clock that
   * advances with it, so that tokens expire at the same time in the client and the emulator. Do not
   * use fake timers, because they also stop the timers of HTTP servers.
   */
  clock?: Clock;
  /**
   * Additional origins that `fetchWithAuth` may send credentials to, such as
   * "https://api.example.com".
   */
  allowedOrigins?: readonly string[];
  /** Schemas for requests, or for requests and responses. */
  validate?: Schemas | Checks;
}
