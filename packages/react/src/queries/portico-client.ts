import type { CallOptions } from "@portico/core";

/** What queries and hooks need of a client; every client of `createClient` is one. */
export interface PorticoClient {
  /** Whose session it is; hooks follow that of an `OAuthStrategy`. */
  readonly auth?: unknown;
  /** Binds functions to the client. */
  use<Modules extends object>(modules: Modules): Modules;
  /** The same client with other options, such as a signal. */
  with(options: CallOptions): PorticoClient;
}
