import type { Listener } from "../events/listener.js";
import type { Webhooks } from "../events/webhooks.js";
import type { Environment } from "./middleware.js";

export type { Environment } from "./middleware.js";

/** The headers that a strategy adds to a request. */
export interface AuthHeaders {
  headers: Record<string, string>;
}

/** The request that needs authorization headers. */
export interface AuthorizedCall {
  /** Operation name, such as "stores.productsV3.getProduct". Absent for `fetchWithAuth`. */
  readonly operation?: string;
  /** Whether the operation is read-only. */
  readonly read?: boolean;
}

/** A kind of signed message. */
export interface SignedSubject {
  /** Name in error messages, such as "The webhook". */
  readonly name: string;
  /** Prefix of the error codes, such as "WEBHOOK". */
  readonly code: string;
}

/**
 * Provides a client's credentials. `@portico/identity` has ready-made strategies, but you can pass
 * your own object.
 *
 * @example
 * ```ts
 * import { type AuthStrategy, createClient } from "@portico/core";
 *
 * const strategy: AuthStrategy = {
 *   getAuthHeaders: () => ({ headers: { Authorization: "<token>" } }),
 * };
 * const client = createClient({ auth: strategy });
 * ```
 */
export interface AuthStrategy {
  /** Receives the client's environment. Without a client, a strategy uses the default settings. */
  connect?(environment: Environment): void;
  /** Returns the headers for a request. May refresh a token first, or throw to reject the call. */
  getAuthHeaders(call?: AuthorizedCall): Promise<AuthHeaders> | AuthHeaders;
  /**
   * Handles a 401 response to a request with these headers. If it resolves to true, the client
   * retries once with new headers.
   */
  recover?(sent: AuthHeaders): Promise<boolean>;
  /** Returns the webhook processor of an app strategy. */
  webhooks?(listeners: () => readonly Listener[]): Webhooks;
  /**
   * Verifies a JWT that the platform signed for this app, and returns its claims. Only app
   * strategies have this method.
   *
   * @throws PorticoError - if the JWT is forged, expired or issued for another app; its code starts
   * with `subject.code`
   */
  verify?(jwt: string, subject: SignedSubject): Promise<Readonly<Record<string, unknown>>>;
  /** Whether reads may use the content delivery network (CDN). Default: false. */
  readonly cdn?: boolean;
}
