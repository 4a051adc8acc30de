import type { EventDefinition, EventHandler } from "./event.js";

export interface Listener {
  readonly definition: EventDefinition;
  readonly handler: EventHandler<unknown>;
}
