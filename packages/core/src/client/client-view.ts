import { describeKind } from "../errors/describe-kind.js";
import { PorticoError } from "../errors/portico-error.js";
import type { Listener } from "../events/listener.js";
import type { AuthStrategy, Environment } from "./auth-strategy.js";
import type { CallOptions, ClientOptions } from "./options.js";
import { shared } from "./shared.js";

/** State that all views of a client share. */
export interface ClientState {
  readonly environment: Environment;
  readonly auth: AuthStrategy | undefined;
  readonly options: ClientOptions<object>;
  headers: Readonly<Record<string, string>>;
  consistency?: string | undefined;
  readonly listeners: Listener[];
  hasWritten?: boolean;
}

export interface ClientView {
  readonly state: ClientState;
  readonly options: CallOptions;
}

// Not a property of the client, so that logging or spreading the client does not expose the view.
const views = () => shared("views", () => new WeakMap<object, ClientView>());

export function registerView(client: object, view: ClientView): void {
  views().set(client, view);
}

/** Returns a client's view. Throws NO_CLIENT for other values. */
export function viewOf(client: object): ClientView {
  const view = views().get(client);
  if (!view) {
    const message = `Expected a client created with createClient, got ${describeKind(client)}`;
    throw new PorticoError(message, { code: "NO_CLIENT" });
  }
  return view;
}

/**
 * Returns whether the client has sent a request that may change data. Returns true for values that
 * are not clients.
 */
export function hasWritten(client: object): boolean {
  const view = views().get(client);
  return !view || !!view.state.hasWritten;
}
