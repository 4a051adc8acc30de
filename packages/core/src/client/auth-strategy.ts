import type { Listener } from "../events/listener.js";
import type { Webhooks } from "../events/webhooks.js";
import type { Environment } from "./middleware.js";

export type { Environment } from "./middleware.js";

/** The headers that a strategy adds to a request. */
export interface AuthHeaders {
  headers: Record<string, string>;
}

/** The request that a strategy provides headers for. */
export interface AuthorizedCall {
  /** Name of the operation, such as "stores.productsV3.getProduct". Absent for `fetchWithAuth`. */
  readonly operation?: string;
  /** Whether the operation only reads. */
  readonly read?: boolean;
}

/** The kind of a signed message, for error messages and codes. */
export interface SignedSubject {
  /** Name of the message in error messages, such as "The webhook". */
  readonly name: string;
  /** Prefix of the error codes, such as "WEBHOOK". */
  readonly code: string;
}

/**
 * Provides the credentials of a client. `@portico/identity` has ready-made strategies; you can pass any object with
 * this shape.
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
  /**
   * Receives the client's environment. `createClient` calls it once. A strategy that is used without a client runs
   * with default settings.
   */
  connect?(environment: Environment): void;
  /** Returns the headers of one request. It may refresh a token first, and may throw to reject the call. */
  getAuthHeaders(call?: AuthorizedCall): Promise<AuthHeaders> | AuthHeaders;
  /**
   * Handles a 401 response to a request with these headers. Resolve to true if new headers are available: the request
   * is then retried once.
   */
  recover?(sent: AuthHeaders): Promise<boolean>;
  /** Returns the webhook processor, for strategies of apps. */
  webhooks?(listeners: () => readonly Listener[]): Webhooks;
  /**
   * Verifies a JWT that the platform signed for this app and returns its claims, for strategies of apps.
   *
   * @throws PorticoError - with the code prefix of `subject` if the JWT is forged, expired or issued for another app
   */
  verify?(jwt: string, subject: SignedSubject): Promise<Readonly<Record<string, unknown>>>;
  /** Whether calls that only read may use the content delivery network. Default: false. */
  readonly cdn?: boolean;
}
