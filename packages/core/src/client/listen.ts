import type { EventDefinition, EventHandler } from "../events/event.js";
import type { Listener } from "../events/listener.js";
import { viewOf } from "./client-view.js";
import { currentView } from "./context.js";

/**
 * The function of an event: it records what handles the event on the current client, and throws a PorticoError where
 * there is none.
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
 * What has been recorded on a client, in order.
 *
 * @param client - made by createClient
 */
export function listenersOf(client: object): readonly Listener[] {
  return viewOf(client).state.listeners;
}
