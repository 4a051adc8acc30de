import type { PorticoError } from "../errors/portico-error.js";
import type { Clock } from "../time/clock.js";
import type { Around } from "./around.js";
import type { AuthStrategy } from "./auth-strategy.js";

/** Anything that checks a value the way of Standard Schema v1: zod, valibot, arktype … */
export interface Schema {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    validate(value: unknown): SchemaResult | Promise<SchemaResult>;
  };
}

/** What a schema finds: no issues, or a list of them. */
export interface SchemaResult {
  readonly issues?: readonly {
    readonly message: string;
    readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[];
  }[];
}

/** Schemas by operation name: `requests` or `answers` of a package's schemas, several put together with a spread. */
export type Schemas = Readonly<Record<string, Schema | undefined>>;

/** What a client checks, and whom it tells. */
export interface Checks {
  /** Of requests, before they are sent. */
  readonly requests?: Schemas;
  /** Of answers, in the wire's form, before they are converted. */
  readonly answers?: Schemas;
  /**
   * Hears of what does not fit, in place of the call, which goes on: a ValidationError of a request, or a SystemError of
   * code UNEXPECTED_ANSWER. What it throws, the call rejects with.
   */
  readonly report?: (error: PorticoError, info: CheckInfo) => void;
}

/** What was checked. */
export interface CheckInfo {
  /** "stores.productsV3.getProduct" */
  readonly operation: string;
  readonly part: "request" | "answer";
}

/** Options of one call, given with `client.with(options)`. */
export interface CallOptions {
  /** Stops the call: it rejects with a SystemError of code ABORTED. Any number of calls may share one. */
  signal?: AbortSignal;
  /** Milliseconds that a call may take, retries included; `Infinity` for no limit. */
  timeout?: number;
  /** How often a call that may be repeated is sent again; 0 for never. */
  retries?: number;
  /** Headers to add. */
  headers?: Readonly<Record<string, string>>;
  /** The fields that an update changes, for the operations that take a field mask. */
  fieldMask?: readonly string[];
  /** Told of what is called through this view, besides the client's hooks: `observe({ … })`. */
  hooks?: Around;
}

/**
 * A fetch, or less: what answers a Request, such as an emulator's or a framework's handler. The
 * Request says all there is to say: its signal, and `redirect: "manual"` for calls, which no
 * redirect may take elsewhere.
 */
export type Fetch = (request: Request, init?: RequestInit) => Promise<Response>;

/** Options of `createClient`. */
export interface ClientOptions<Modules extends object> {
  /** Who the client calls as; without one nothing is authorized. */
  auth?: AuthStrategy;
  /** Namespaces of operations, under the names they get on the client. */
  modules?: Modules;
  /** Another http(s) address for everything, token and login calls included: origin, and a path if need be. */
  baseUrl?: string;
  /** Changes the path, with its query string, of every call on `baseUrl`: `sitePath` of `@portico/core/site`. */
  rewritePath?: (path: string) => string;
  /** In place of the global `fetch`, for everything; it is always given a Request. */
  fetch?: Fetch;
  /** Headers of every call. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds that a call may take, retries included; 30,000 unless told otherwise. */
  timeout?: number;
  /** How often a call that may be repeated is sent again; 2 unless told otherwise. */
  retries?: number;
  /** What is sent again, and how patiently: `retryPolicy({ … })`. */
  retry?: Around;
  /** Told of requests, answers, retries and errors, those of tokens and logins too: `observe({ … })` or `debug()`. */
  hooks?: Around;
  /** Bytes that one answer may have; 64,000,000 unless told otherwise. More is refused unread. */
  maxResponseSize?: number;
  /** `false` keeps reads off the content delivery network. */
  cdn?: boolean;
  /** In place of the machine's clock. */
  clock?: Clock;
  /** Further origins that `fetchWithAuth` may send credentials to. */
  allowedOrigins?: readonly string[];
  /** Schemas that requests are checked with before they are sent, or those of requests and of answers. */
  validate?: Schemas | Checks;
}
