// The log of domain events, whether or not a webhook goes out for them.
import type { Caller } from "../../kernel/caller.js";
import type { DomainEvent, OlderEvent } from "../../kernel/events.js";
import { type Numbered, Ring } from "./ring.js";

/** An event as the log shows it. */
export interface EventRecord extends Numbered {
  /** "wix.ecom.v1.order_approved". */
  readonly eventType: string;
  readonly entityId: string;
  /** When it happened, by the emulator's clock. */
  readonly at: string;
  /** Who made it happen. */
  readonly caller: Caller["kind"];
  /** `createdEvent`, `updatedEvent`, `deletedEvent` or `actionEvent` with its content; an older event's content. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** The id of its webhook, where one goes out. */
  readonly webhookId?: string;
}

/** Which events are wanted. */
export interface EventQuery {
  /** The whole type, or its beginning with a star: "wix.ecom.v1.*". */
  readonly type?: string;
  readonly entityId?: string;
  /** Those after this `sequence`. */
  readonly after?: number;
  /** The last ones of all that fit. */
  readonly limit?: number;
}

/** How many events are kept. */
const KEPT_EVENTS = 500;

/** The last events. */
export class EventLog {
  readonly #ring = new Ring<EventRecord>(KEPT_EVENTS);

  /** An event has happened. */
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

  /** The events that fit, oldest first. */
  list({ type, entityId, ...part }: EventQuery = {}): EventRecord[] {
    const fits = (one: EventRecord) =>
      (type === undefined ||
        (type.endsWith("*")
          ? one.eventType.startsWith(type.slice(0, -1))
          : one.eventType === type)) &&
      (entityId === undefined || one.entityId === entityId);
    return this.#ring.find(fits, part);
  }

  /** Forgets all events. */
  clear(): void {
    this.#ring.clear();
  }
}
