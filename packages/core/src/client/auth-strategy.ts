import type { Listener } from "../events/listener.js";
import type { Webhooks } from "../events/webhooks.js";
import type { Environment } from "./around.js";

export type { Environment } from "./around.js";

/** What a strategy adds to one request. */
export interface AuthHeaders {
  headers: Record<string, string>;
}

/** What the headers of a request are for. */
export interface AuthorizedCall {
  /** The operation: "stores.productsV3.getProduct"; absent for `fetchWithAuth`. */
  readonly operation?: string;
  /** It changes nothing. */
  readonly read?: boolean;
}

/** What is signed, for errors: "The webhook", and what their codes begin with: "WEBHOOK". */
export interface SignedSubject {
  readonly name: string;
  readonly code: string;
}

/**
 * Who the client calls as. Ready-made ones are in `@portico/identity`; any object of this shape
 * will do.
 *
 * @example
 * ```ts
 * const strategy: AuthStrategy = {
 *   getAuthHeaders: () => ({ headers: { Authorization: "token" } }),
 * };
 * ```
 */
export interface AuthStrategy {
  /** Called once by createClient. A strategy used without a client runs on defaults. */
  connect?(environment: Environment): void;
  /** Headers for one request; may renew first, or refuse the call by throwing. */
  getAuthHeaders(call?: AuthorizedCall): Promise<AuthHeaders> | AuthHeaders;
  /** A 401 came back for these headers. true: headers are (already) different now, repeat the call once. */
  recover?(sent: AuthHeaders): Promise<boolean>;
  /** Takes webhooks, for strategies of apps. */
  webhooks?(listeners: () => readonly Listener[]): Webhooks;
  /**
   * The claims of what the platform has signed for this app, for strategies of apps.
   *
   * @throws PorticoError, whose code begins with that of `subject`, where it is forged, expired or for another app
   */
  verify?(jwt: string, subject: SignedSubject): Promise<Readonly<Record<string, unknown>>>;
  /** Reads may go to the content delivery network host. */
  readonly cdn?: boolean;
}
