import type { CallOptions } from "@portico/core";

/** Client for queries and hooks. Every client from `createClient` implements this interface. */
export interface PorticoClient {
  /** Authentication strategy. Hooks follow the session of an `OAuthStrategy` or `ServerSessionStrategy`. */
  readonly auth?: unknown;
  /** Binds the functions of a module to the client. */
  use<Modules extends object>(modules: Modules): Modules;
  /** Returns a copy of the client with different call options, such as an abort signal. */
  with(options: CallOptions): PorticoClient;
}
