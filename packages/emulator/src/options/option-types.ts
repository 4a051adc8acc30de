// Public types of the options. The zod schemas in this folder validate the same options at run
// time.
import type { ClockSource } from "../kernel/clock.js";
import type { PluginInput } from "./plugin-setup.js";
import type { SeedInput } from "./seed-types.js";
import type { MemberSeedInput, SiteSettingsInput } from "./site-types.js";

/**
 * Options of an emulator. All are optional.
 *
 * @example
 * ```ts
 * import type { EmulatorOptions } from "@portico/emulator";
 *
 * const options: EmulatorOptions = {
 *   seed: "minimal",
 *   site: { currency: "EUR", tax: { rate: "0.19", included: true } },
 *   members: [{ email: "grace@example.com", password: "cobol" }],
 * };
 * ```
 */
export interface EmulatorOptions {
  /**
   * Initial data: the name of a built-in shop, a number of generated products, a seed from {@link
   * createSeed}, or the content of a seed's JSON file. Default: `"fashion"`, with 48 products.
   */
  seed?: SeedInput;
  site?: SiteSettingsInput;
  /** Members with accounts. Default: ada@example.com with the password "portico". */
  members?: MemberSeedInput[];
  /**
   * Time source. `now()` returns milliseconds; `sleep` is used for delay faults, webhook retries
   * and plugin timeouts. If `sleep` resolves immediately, every plugin call times out. Default: the
   * system clock.
   */
  clock?: ClockSource;
  /**
   * Base URL of hosted pages and images. Default: `"http://localhost:4477"`, or the server's URL
   * after `listen()`.
   */
  origin?: string;
  /**
   * Whether image URLs are `"links"` under the origin, or `"data"` URLs for pages without a server:
   * uploaded files, and a placeholder for other images. Default: `"links"`.
   */
  media?: "links" | "data";
  /**
   * Rejects unregistered callers and URLs, like a live site: client ids missing from `site.clients`,
   * apps missing from `site.apps`, and origins and return URLs missing from
   * `site.redirectAllowList`, including localhost. Default: false.
   */
  strict?: boolean;
  /** Issues a new refresh token with every refresh and revokes the old one. Default: false. */
  rotateRefreshTokens?: boolean;
  /** Destination of signed webhooks. Default: no webhooks are sent. */
  webhooks?: {
    url: string;
    /** Audience of the signed body. Default: `"portico-app"`. */
    appId?: string;
    instanceId?: string;
    /**
     * Maximum number of delivery attempts, 1 to 13, with the platform's intervals: one minute, ten
     * minutes, one hour and so on. Default: 13.
     */
    attempts?: number;
    /** Event types to send, such as `"wix.ecom.v1.order_approved"`. Default: all. */
    events?: string[];
  };
  /** Service plugins to call, at most one of each type. Default: none. */
  plugins?: PluginInput[];
  /** Function that sends webhooks and calls plugins with a URL. Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}

/** Selects the requests that a fault applies to. */
export interface FaultTarget {
  /** Operation name, such as `"identity.oauth.token"`. */
  operation?: string;
  /** Text that the path must contain. */
  path?: string;
  /** Number of requests to affect. Default: 1. */
  times?: number;
  /** Number of matching requests to skip first. Default: 0. */
  skip?: number;
}

/**
 * Fault to inject.
 *
 * - `status`: responds with this status instead of handling the request.
 * - `delay`: waits `ms` milliseconds, then handles the request.
 * - `drop`: drops the connection before handling the request, or after it with `after: true`.
 * - `malformed`: responds with a body that is not JSON.
 * - `throttle`: responds with 429 and `Retry-After` in seconds.
 * - `invalid_grant`: rejects the token request.
 */
export type FaultInput = FaultTarget &
  (
    | { kind: "status"; status: number; body?: unknown; headers?: Record<string, string> }
    | { kind: "delay"; ms: number }
    | { kind: "drop"; after?: boolean }
    | { kind: "malformed"; body?: string }
    | { kind: "throttle"; retryAfter?: number }
    | { kind: "invalid_grant" }
  );
