import type { EventDefinition, EventHandler } from "./event.js";

/** A handler and the event that it is for. */
export interface Listener {
  readonly definition: EventDefinition;
  readonly handler: EventHandler<unknown>;
}
