import type { ClockSource } from "../kernel/clock.js";
import type { PluginInput } from "./plugin-setup.js";
import type { SeedInput } from "./seed-types.js";
import type { MemberSeedInput, SiteSettingsInput } from "./site-types.js";

/**
 * Options of {@link createEmulator}.
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
   * Initial data: a built-in shop, a number of generated products, the result of `createSeed`, or
   * the content of a seed file. Default: `"fashion"`, which has 48 products.
   */
  seed?: SeedInput;
  /** Settings of the site. They override the seed's settings. */
  site?: SiteSettingsInput;
  /**
   * Members who can log in. They replace the seed's members. Default: the seed's members,
   * or `ada@example.com` with the password `portico`.
   */
  members?: MemberSeedInput[];
  /** Time source of the emulator's clock. Default: the system clock. */
  clock?: ClockSource;
  /**
   * Base URL of hosted pages and images. Default: `"http://localhost:4477"`, or the server's URL
   * after `listen()`.
   */
  origin?: string;
  /**
   * Format of image URLs. `"links"` are URLs under `origin`. `"data"` URLs work without a server,
   * but show a placeholder instead of sample images. Default: `"links"`.
   */
  media?: "links" | "data";
  /**
   * Whether to reject unregistered client ids, apps, origins and return URLs, including localhost,
   * as a live site does. Register them in `site.clients`, `site.apps` and `site.redirectAllowList`.
   * Default: false.
   */
  strict?: boolean;
  /** Whether each token refresh replaces and revokes the old refresh token. Default: false. */
  rotateRefreshTokens?: boolean;
  /** Settings for signed webhooks. Default: the emulator sends none. */
  webhooks?: {
    /** URL that receives the webhooks. */
    url: string;
    /** Id of the app and audience of the signed body. Default: `"portico-app"`. */
    appId?: string;
    /** Id of the app's instance on the site. Default: `"portico-instance"`. */
    instanceId?: string;
    /**
     * Maximum number of delivery attempts, from 1 to 13. Retries use the platform's intervals.
     * Default: 13.
     */
    attempts?: number;
    /** Event types to send, such as `"wix.ecom.v1.order_approved"`. Default: all types. */
    events?: string[];
  };
  /** Service plugins that the emulator calls, at most one of each type. Default: none. */
  plugins?: PluginInput[];
  /** Function that sends webhooks and plugin calls. Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}

/** Conditions for the requests that a fault affects. */
export interface FaultTarget {
  /** Name of the operation. Default: any, or `"identity.oauth.token"` for `invalid_grant`. */
  operation?: string;
  /** Text that the request's path must contain. Default: any path. */
  path?: string;
  /** Number of requests to affect. Default: 1. */
  times?: number;
  /** Number of matching requests to skip first. Default: 0. */
  skip?: number;
}

/**
 * Fault for {@link Faults.add} that makes matching requests fail or wait.
 *
 * - `status`: responds with this status instead of handling the request.
 * - `delay`: waits `ms` milliseconds, then handles the request.
 * - `drop`: drops the connection before handling the request, or afterward with `after: true`.
 * - `malformed`: responds with a body that is not JSON.
 * - `throttle`: responds with 429 and a `Retry-After` header of `retryAfter` seconds. Default: 1.
 * - `invalid_grant`: rejects a token request, as if the refresh token were revoked.
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
