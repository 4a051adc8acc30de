import type { EventDefinition, EventHandler } from "../events/event.js";
import type { Listener } from "../events/listener.js";
import { viewOf } from "./client-view.js";
import { currentView } from "./context.js";

/**
 * Creates the function that registers handlers of an event on the current client. The function throws a PorticoError
 * with code NO_CONTEXT if there is no client.
 *
 * @param definition - the event
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
