import type { PorticoError } from "../errors/portico-error.js";
import type { Clock } from "../time/clock.js";
import type { AuthStrategy } from "./auth-strategy.js";
import type { Middleware } from "./middleware.js";
import type { RetryOptions } from "./retry-options.js";

/** A schema of a validation library that implements Standard Schema v1, such as zod, Valibot or ArkType. */
export interface Schema {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    validate(value: unknown): SchemaResult | Promise<SchemaResult>;
  };
}

/** The result of validating a value. The value is valid if there are no issues. */
export interface SchemaResult {
  readonly issues?: readonly {
    readonly message: string;
    readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[];
  }[];
}

/**
 * Schemas by operation name: `requests` or `responses` of a package's `/schemas` entry. Spread several into one object
 * to combine them.
 */
export type Schemas = Readonly<Record<string, Schema | undefined>>;

/** Schemas that validate requests and responses. */
export interface Checks {
  /** Schemas of requests, which are validated before they are sent. */
  readonly requests?: Schemas;
  /** Schemas of responses, which are validated as JSON before dates and other values are converted. */
  readonly responses?: Schemas;
  /**
   * Receives validation errors instead of the call, which then continues: a ValidationError for a request, a
   * SystemError with code UNEXPECTED_RESPONSE for a response. If it throws, the call rejects with that error.
   */
  readonly report?: (error: PorticoError, info: CheckInfo) => void;
}

/** The operation and the part of the call that a validation error belongs to. */
export interface CheckInfo {
  /** Name of the operation, such as "stores.productsV3.getProduct". */
  readonly operation: string;
  readonly part: "request" | "response";
}

/** Options of the calls made through a view: `client.with(options)`. */
export interface CallOptions {
  /** Aborts the calls: they reject with a SystemError of code ABORTED. Any number of calls may share a signal. */
  signal?: AbortSignal;
  /**
   * Time limit of each attempt in milliseconds, including the response body. `false` disables it. Default: the client's
   * `timeout`.
   */
  timeout?: number | false;
  /**
   * Time limit of the whole call in milliseconds, including retries and delays. `false` disables it. Default: the
   * client's `totalTimeout`.
   */
  totalTimeout?: number | false;
  /**
   * Retries of calls that are safe to repeat: the maximum number, or options, which override single fields of the
   * client's `retry`. 0 disables retries.
   */
  retry?: number | RetryOptions;
  /** Headers to add to the client's headers. */
  headers?: Readonly<Record<string, string>>;
  /** The fields that an update changes, for operations that take a field mask. */
  fieldMask?: readonly string[];
  /** Hooks that run in addition to the client's hooks, created with `observe({ … })` or `debug()`. */
  hooks?: Middleware;
}

/**
 * A function that handles a Request: `fetch`, an emulator's `fetch`, or a framework's handler. The client always
 * passes a Request, with the signal of the call and `redirect: "manual"`.
 */
export type Fetch = (request: Request, init?: RequestInit) => Promise<Response>;

/** Options of `createClient`. */
export interface ClientOptions<Modules extends object> {
  /**
   * The strategy that provides credentials, such as `OAuthStrategy`. Without one, requests carry no Authorization
   * header.
   */
  auth?: AuthStrategy;
  /** Namespaces of operations, under the names they get on the client. */
  modules?: Modules;
  /**
   * Base URL of all requests, including token and login requests: an http(s) origin with an optional path.
   * Default: "https://www.wixapis.com".
   */
  baseUrl?: string;
  /**
   * Rewrites the path and query string of every request to `baseUrl`. Use `sitePath` of `@portico/core/site` for a
   * `baseUrl` on a site's domain.
   */
  rewritePath?: (path: string) => string;
  /** Replaces the global `fetch` for all requests. It is always called with a Request. */
  fetch?: Fetch;
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Time limit of each attempt in milliseconds, including the response body. `false` disables it. Default: false, so
   * that only `totalTimeout` limits an attempt.
   */
  timeout?: number | false;
  /**
   * Time limit of a whole call in milliseconds, including retries and delays. `false` disables it. Default: 30,000.
   */
  totalTimeout?: number | false;
  /**
   * Retries of calls that are safe to repeat: the maximum number (default: 2; 0 disables retries), options, or
   * `retryPolicy({ … })`.
   */
  retry?: number | RetryOptions | Middleware;
  /**
   * Hooks for requests, responses, retries and errors, including token and login requests: `observe({ … })` or
   * `debug()`.
   */
  hooks?: Middleware;
  /** Maximum size of a response in bytes. Larger responses fail with code TOO_LARGE. Default: 64,000,000. */
  maxResponseSize?: number;
  /** Whether reads may use the content delivery network. Default: true. */
  cdn?: boolean;
  /** Replaces the system clock, for tests. */
  clock?: Clock;
  /** Additional origins, such as "https://api.example.com", that `fetchWithAuth` may send credentials to. */
  allowedOrigins?: readonly string[];
  /**
   * Schemas that validate requests, or an object with schemas for requests and responses.
   */
  validate?: Schemas | Checks;
}
