import type { CallOptions } from "@portico/core";

/** Client for queries and hooks, such as one from `createClient`. */
export interface PorticoClient {
  /**
   * Authentication strategy. Hooks follow the session of an `OAuthStrategy` or a
   * `ServerSessionStrategy`.
   */
  readonly auth?: unknown;
  /** Binds a module's functions to the client. */
  use<Modules extends object>(modules: Modules): Modules;
  /** Returns a copy with different call options, such as an abort signal. */
  with(options: CallOptions): PorticoClient;
}
