import type { EventDefinition, EventHandler } from "../events/event.js";
import type { Listener } from "../events/listener.js";
import { viewOf } from "./client-view.js";
import { currentView } from "./context.js";

/**
 * Records what handles an event on the current client.
 *
 * @param definition - the event
 * @param handler - called with each event of that kind
 * @throws PorticoError where there is no client
 */
export function listen<Event>(definition: EventDefinition, handler: EventHandler<Event>): void {
  currentView().state.listeners.push({
    definition,
    handler: handler as EventHandler<unknown>,
  });
}

/**
 * What has been recorded on a client, in order.
 *
 * @param client - made by createClient
 */
export function listenersOf(client: object): readonly Listener[] {
  return viewOf(client).state.listeners;
}
