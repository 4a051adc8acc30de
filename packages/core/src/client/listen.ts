import type { EventDefinition, EventHandler } from "../events/event.js";
import type { Listener } from "../events/listener.js";
import { viewOf } from "./client-view.js";
import { currentView } from "./context.js";

/**
 * Creates a function that registers handlers of an event on the current client. Generated modules use it.
 *
 * @param definition - type of the event and conversions of its payload
 * @returns the function; it throws a PorticoError with code NO_CONTEXT if it is called without a client
 * @example
 * ```ts
 * import { event } from "@portico/core/runtime";
 *
 * const onPing = event<{ data: { text: string } }>({ type: "example.ping" });
 * ```
 */
export function event<Event>(definition: EventDefinition): (handler: EventHandler<Event>) => void {
  return (handler) => {
    currentView().state.listeners.push({
      definition,
      handler: handler as EventHandler<unknown>,
    });
  };
}

/**
 * Returns the handlers registered on a client, in order of registration.
 *
 * @param client - created with createClient
 */
export function listenersOf(client: object): readonly Listener[] {
  return viewOf(client).state.listeners;
}
