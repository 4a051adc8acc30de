import type { Caller } from "../../kernel/caller.js";
import type { DomainEvent, LegacyEvent } from "../../kernel/events.js";
import { compact } from "../../store/plain.js";
import { eventTypeOf } from "../webhooks.js";
import { isMatch, type Numbered, Ring } from "./ring.js";

/** Event in an emulator's log, as returned by {@link Emulator.events}. */
export interface EventRecord extends Numbered {
  /** Event type, such as `"wix.ecom.v1.order_approved"`. */
  readonly eventType: string;
  /** Id of the entity that the event is about. */
  readonly entityId: string;
  /** Time of the event on the emulator's clock, as an ISO date. */
  readonly at: string;
  /** Kind of caller whose request caused the event. */
  readonly caller: Caller["kind"];
  /**
   * Content of the event, in a field named `createdEvent`, `updatedEvent`, `deletedEvent` or
   * `actionEvent`. The content of legacy events is not wrapped.
   */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Id of the webhook for the event, if the emulator sends one. */
  readonly webhookId?: string;
}

/** Conditions for {@link Emulator.events}. */
export interface EventQuery {
  /** Event type, or a prefix followed by an asterisk, such as `"wix.ecom.v1.*"`. */
  readonly type?: string;
  /** Id of the entity that the events are about. */
  readonly entityId?: string;
  /** Returns only events with a higher `sequence`. Default: 0. */
  readonly after?: number;
  /** Number of the newest events to return. Default: 500. */
  readonly limit?: number;
}

const MAX_EVENTS = 500;

export class EventLog {
  readonly #ring = new Ring<EventRecord>(MAX_EVENTS);

  add(
    event: DomainEvent | LegacyEvent,
    source: { caller: Caller; now: number; webhookId?: string },
  ): void {
    const payload = "data" in event ? event.data : event.payload;
    this.#ring.add({
      eventType: eventTypeOf(event),
      entityId: "data" in event ? String(event.data.id ?? "") : event.entityId,
      payload,
      at: new Date(source.now).toISOString(),
      caller: source.caller.kind,
      ...compact({ webhookId: source.webhookId }),
    });
  }

  list({ type, entityId, ...page }: EventQuery = {}): EventRecord[] {
    const matches = (event: EventRecord) =>
      (type === undefined || isMatch(type, event.eventType)) &&
      (entityId === undefined || event.entityId === entityId);
    return this.#ring.find(matches, page);
  }

  clear(): void {
    this.#ring.clear();
  }
}
