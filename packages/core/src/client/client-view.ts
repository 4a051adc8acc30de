import { kindOf } from "../errors/kind-of.js";
import { PorticoError } from "../errors/portico-error.js";
import type { Listener } from "../events/listener.js";
import type { AuthStrategy, Environment } from "./auth-strategy.js";
import type { CallOptions, ClientOptions } from "./options.js";
import { shared } from "./shared.js";

/** State that a client shares with all its views. */
export interface ClientState {
  readonly environment: Environment;
  readonly auth: AuthStrategy | undefined;
  /** The options as they were passed. */
  readonly options: ClientOptions<object>;
  /** Headers from the `headers` option and from `setHeaders`. */
  headers: Readonly<Record<string, string>>;
  /** The consistency header of the last response. */
  consistency?: string | undefined;
  readonly listeners: Listener[];
  /** Whether an operation that is not a read has been sent. */
  hasWritten?: boolean;
}

/** A view of a client: the shared state, and the options of calls made through this view. */
export interface ClientView {
  readonly state: ClientState;
  readonly options: CallOptions;
}

// Not a property of the client, so that logging or spreading a client does not expose it.
const views = () => shared("views", () => new WeakMap<object, ClientView>());

/** Stores the view of a client. */
export function keepView(client: object, view: ClientView): void {
  views().set(client, view);
}

/**
 * Returns the view of a client.
 *
 * @param client - created with createClient, or a view of one
 * @throws PorticoError - NO_CLIENT for any other value
 */
export function viewOf(client: object): ClientView {
  const view = views().get(client);
  if (!view) {
    const message = `Expected a client created with createClient, got ${kindOf(client)}`;
    throw new PorticoError(message, { code: "NO_CLIENT" });
  }
  return view;
}

/**
 * Returns whether an operation that is not a read was sent through a client or one of its views.
 *
 * @param client - created with createClient; returns true for other values
 */
export function hasWritten(client: object): boolean {
  const view = views().get(client);
  return !view || !!view.state.hasWritten;
}
