// Log of domain events, with or without webhooks.
import type { Caller } from "../../kernel/caller.js";
import type { DomainEvent, OlderEvent } from "../../kernel/events.js";
import { type Numbered, Ring } from "./ring.js";

/** Logged event. */
export interface EventRecord extends Numbered {
  /** Event type, such as `"wix.ecom.v1.order_approved"`. */
  readonly eventType: string;
  readonly entityId: string;
  /** Time of the event, by the emulator's clock. */
  readonly at: string;
  /** Identity that caused the event. */
  readonly caller: Caller["kind"];
  /**
   * `createdEvent`, `updatedEvent`, `deletedEvent` or `actionEvent` with its content. For legacy
   * events, the content.
   */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Id of the webhook, if one is sent. */
  readonly webhookId?: string;
}

/** Filter for events. */
export interface EventQuery {
  /** Event type, or a prefix with an asterisk: `"wix.ecom.v1.*"`. */
  readonly type?: string;
  readonly entityId?: string;
  /** Returns events after this `sequence`. */
  readonly after?: number;
  /** Returns only the last matching entries. */
  readonly limit?: number;
}

/** Number of events to keep. */
const KEPT_EVENTS = 500;

/** Log of the last events. */
export class EventLog {
  readonly #ring = new Ring<EventRecord>(KEPT_EVENTS);

  /** Logs an event. */
  add(
    event: DomainEvent | OlderEvent,
    by: { caller: Caller; now: number; webhookId?: string },
  ): void {
    const told =
      "eventType" in event
        ? { eventType: event.eventType, entityId: String(event.data.id ?? ""), payload: event.data }
        : {
            eventType: `${event.entityFqdn}_${event.slug}`,
            entityId: event.entityId,
            payload: event.payload,
          };
    this.#ring.add({
      ...told,
      at: new Date(by.now).toISOString(),
      caller: by.caller.kind,
      ...(by.webhookId === undefined ? {} : { webhookId: by.webhookId }),
    });
  }

  /** Returns the matching events, oldest first. */
  list({ type, entityId, ...part }: EventQuery = {}): EventRecord[] {
    const fits = (one: EventRecord) =>
      (type === undefined ||
        (type.endsWith("*")
          ? one.eventType.startsWith(type.slice(0, -1))
          : one.eventType === type)) &&
      (entityId === undefined || one.entityId === entityId);
    return this.#ring.find(fits, part);
  }

  /** Removes all events. */
  clear(): void {
    this.#ring.clear();
  }
}
