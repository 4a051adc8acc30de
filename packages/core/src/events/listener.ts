import type { EventDefinition, EventHandler } from "./event.js";

/** A handler and its event. */
export interface Listener {
  readonly definition: EventDefinition;
  readonly handler: EventHandler<unknown>;
}
