// Events are recorded here; `deliveries.ts` signs and sends them.
import { type Caller, identityFor } from "../kernel/caller.js";
import type { DomainEvent, OlderEvent, WebhookDelivery } from "../kernel/events.js";
import { nextGuid } from "../kernel/ids.js";
import type { State } from "../kernel/state.js";

/** Where webhooks go. */
export interface WebhookTarget {
  /** An absolute http(s) address. */
  readonly url: string;
  /** Audience of the signed body. */
  readonly appId: string;
  readonly instanceId: string;
  /** Attempts in all. */
  readonly attempts: number;
  /** Only these event types; absent: all. */
  readonly events?: readonly string[];
}

/** An event in the order of all events. */
export interface RecordedEvent {
  readonly delivery: WebhookDelivery;
  /** What it tells of. */
  readonly entity: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How many webhooks are kept; those on their way are kept beyond that, up to so many. */
const KEPT_WEBHOOKS = 1000;
const MOST_WEBHOOKS = 10_000;

/** Which entity an event tells of. */
const entityOf = (event: DomainEvent | OlderEvent): string =>
  "data" in event ? event.eventType : `${event.entityFqdn} ${event.entityId}`;

/** The next number of an entity's events. There are as many counters as entities that ever changed. */
function countEvent({ entityEvents }: State, entity: string): number {
  const count = (entityEvents.get(entity) ?? 0) + 1;
  entityEvents.set(entity, count);
  return count;
}

/** Forgets the oldest webhook of too many. */
function trim(webhooks: WebhookDelivery[]): void {
  if (webhooks.length <= KEPT_WEBHOOKS) return;
  const settled = webhooks.findIndex(({ status }) => status !== "pending");
  if (settled < 0 && webhooks.length <= MOST_WEBHOOKS) return;
  const [gone] = webhooks.splice(Math.max(settled, 0), 1);
  // nobody takes it: its further attempts are given up
  if (gone?.status === "pending") gone.status = "failed";
}

/** Gives up what was on its way when a snapshot was taken: nobody sends it any more. */
export function giveUp({ webhooks }: State): void {
  for (const webhook of webhooks) {
    if (webhook.status === "pending") webhook.status = "failed";
  }
}

/** What is sent of an event; older events are their content alone. */
function payloadOf(
  event: DomainEvent | OlderEvent,
  at: { readonly id: string; readonly now: number; readonly sequence: number },
): Record<string, unknown> {
  if ("data" in event) return event.data;
  return {
    id: at.id,
    entityFqdn: event.entityFqdn,
    slug: event.slug,
    entityId: event.entityId,
    eventTime: new Date(at.now).toISOString(),
    triggeredByAnonymizeRequest: false,
    entityEventSequence: String(at.sequence),
    ...event.payload,
  };
}

const typeOf = (event: DomainEvent | OlderEvent): string =>
  "data" in event ? event.eventType : `${event.entityFqdn}_${event.slug}`;

/** What is signed of an event, as JSON text. */
export function claimOf(
  event: DomainEvent | OlderEvent,
  { instanceId, appId }: Pick<WebhookTarget, "instanceId" | "appId">,
  by: { caller: Caller; id: string; now: number; sequence: number },
): string {
  return JSON.stringify({
    eventType: typeOf(event),
    instanceId: ("data" in event && event.instanceId) || instanceId,
    identity: JSON.stringify(identityFor(by, appId)),
    accountInfo: {},
    data: JSON.stringify(payloadOf(event, by)),
  });
}

/** Records an event: its place in the order, its id and its content are settled here and now. */
export function recordEvent(
  state: State,
  event: DomainEvent | OlderEvent,
  target: WebhookTarget,
  by: { readonly caller: Caller; readonly now: number },
): RecordedEvent | undefined {
  const eventType = typeOf(event);
  const entity = entityOf(event);
  // events that the target does not want are counted as well
  const sequence = countEvent(state, entity);
  if (target.events && !target.events.includes(eventType)) return undefined;
  const id = nextGuid(state, "event");
  state.events += 1;
  const data = claimOf(event, target, { ...by, id, sequence });
  const delivery: WebhookDelivery = {
    id,
    eventType,
    url: target.url,
    sequence: state.events,
    data,
    jwt: "",
    attempts: 0,
    status: "pending",
  };
  state.webhooks.push(delivery);
  trim(state.webhooks);
  return { delivery, entity, at: by.now };
}
