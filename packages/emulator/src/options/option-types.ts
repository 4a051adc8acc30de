// The configuration, written out: what a hover shows. The zod schemas beside it check the same at run time.
import type { ClockSource } from "../kernel/clock.js";
import type { PluginInput } from "./plugin-setup.js";
import type { SeedInput } from "./seed-types.js";
import type { MemberSeedInput, SiteSettingsInput } from "./site-types.js";

/**
 * Configuration of an emulator; everything has a default.
 *
 * @example
 * ```ts
 * const options: EmulatorOptions = {
 *   seed: "minimal",
 *   site: { currency: "EUR", tax: { rate: "0.19", included: true } },
 *   members: [{ email: "grace@example.com", password: "cobol" }],
 * };
 * ```
 */
export interface EmulatorOptions {
  /**
   * A built-in shop ("fashion", with 48 products, is the default), one with so many products, one of your own by
   * {@link createSeed}, or the content of a seed's JSON file.
   */
  seed?: SeedInput;
  site?: SiteSettingsInput;
  /** Default: ada@example.com with the password "portico". */
  members?: MemberSeedInput[];
  /**
   * Fake time: `now()` in milliseconds, and `sleep` for delay faults, webhook retries and the time that plugins have to
   * respond. A `sleep` that resolves at once makes every plugin call time out.
   */
  clock?: ClockSource;
  /**
   * Where the hosted pages and pictures are said to be; without it "http://localhost:4477", and after `listen()`
   * the server's own address.
   */
  origin?: string;
  /** "links" to pictures under the origin (default), or "data" addresses for pages without a server. */
  media?: "links" | "data";
  /**
   * Rejects what a live site rejects because it is not registered: client ids that `site.clients` does not name, apps that
   * `site.apps` does not name, and browser origins and return addresses that `site.redirectAllowList` does not name, those
   * of this machine included. Default: false.
   */
  strict?: boolean;
  /** A renewal hands out a new refresh token and revokes the old one; false. */
  rotateRefreshTokens?: boolean;
  /** Where signed webhooks are sent. */
  webhooks?: {
    url: string;
    /** Audience of the signed body. */
    appId?: string;
    instanceId?: string;
    /** Attempts in all, with the platform's waits between them: a minute, ten, an hour, … Default, and most: 13. */
    attempts?: number;
    /** Only these event types, such as "wix.ecom.v1.order_approved"; absent: all. */
    events?: string[];
  };
  /** Plugins of apps, which the emulator calls as the platform does: one of each type. */
  plugins?: PluginInput[];
  /** What webhooks are sent with, and plugins that have an address are called with; the global fetch. */
  fetch?: typeof globalThis.fetch;
}

/** Which requests a fault hits. */
export interface FaultTarget {
  /** Only this operation: "identity.oauth.token". */
  operation?: string;
  /** Only addresses whose path contains this text. */
  path?: string;
  /** How many requests it hits; 1. */
  times?: number;
  /** How many fitting requests go by first; 0. */
  skip?: number;
}

/**
 * A fault.
 *
 * - `status`: answers with this status, instead of the platform
 * - `delay`: waits first, in milliseconds; what comes after is served as usual
 * - `drop`: the connection breaks, before the work or, with `after`, when it is done
 * - `malformed`: a body that is not JSON
 * - `throttle`: 429 with `Retry-After` in seconds
 * - `invalid_grant`: the token service refuses
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
