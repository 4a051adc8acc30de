import type { CallOptions } from "@portico/core";

/** Client for queries and hooks. Every client from `createClient` implements this interface. */
export interface PorticoClient {
  /**
   * Authentication strategy. If it is an `OAuthStrategy` or a `ServerSessionStrategy`, hooks follow
   * its session.
   */
  readonly auth?: unknown;
  /** Binds a module's functions to the client. */
  use<Modules extends object>(modules: Modules): Modules;
  /** Returns a copy of the client with different call options, such as an abort signal. */
  with(options: CallOptions): PorticoClient;
}
