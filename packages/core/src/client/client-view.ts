import { kindOf } from "../errors/kind-of.js";
import { PorticoError } from "../errors/portico-error.js";
import type { Listener } from "../events/listener.js";
import type { AuthStrategy, Environment } from "./auth-strategy.js";
import type { CallOptions, ClientOptions } from "./options.js";
import { shared } from "./shared.js";

/** What a client and all views of it have in common. */
export interface ClientState {
  readonly environment: Environment;
  readonly auth: AuthStrategy | undefined;
  /** As they were given. */
  readonly options: ClientOptions<object>;
  /** Set by the `headers` option and by `setHeaders`. */
  headers: Readonly<Record<string, string>>;
  /** The consistency header last answered. */
  consistency?: string | undefined;
  readonly listeners: Listener[];
  /** Something has been sent that does more than read. */
  hasWritten?: boolean;
}

/** One view of a client: its state, and the options of the calls made through it. */
export interface ClientView {
  readonly state: ClientState;
  readonly options: CallOptions;
}

// Not a property, so that neither a log nor a spread of a client shows what is in it.
const views = () => shared("views", () => new WeakMap<object, ClientView>());

/** Remembers what is behind a client. */
export function keepView(client: object, view: ClientView): void {
  views().set(client, view);
}

/**
 * What is behind a client.
 *
 * @param client - made by createClient, or a view of one
 * @throws PorticoError of code NO_CLIENT for anything else
 */
export function viewOf(client: object): ClientView {
  const view = views().get(client);
  if (!view) {
    const message = `Not a client made by createClient, but ${kindOf(client)}`;
    throw new PorticoError(message, { code: "NO_CLIENT" });
  }
  return view;
}

/**
 * Whether anything was sent through a client, or through a view of it, that does more than read.
 *
 * @param client - made by createClient; of anything else it is assumed
 */
export function hasWritten(client: object): boolean {
  const view = views().get(client);
  return !view || !!view.state.hasWritten;
}
