import type { EventDefinition, EventHandler } from "../events/event.js";
import type { Listener } from "../events/listener.js";
import { viewOf } from "./client-view.js";
import { currentView } from "./context.js";

/**
 * Creates the function that registers handlers for an event on the current client, for generated
 * modules.
 *
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

export function listenersOf(client: object): readonly Listener[] {
  return viewOf(client).state.listeners;
}
