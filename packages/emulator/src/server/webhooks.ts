// Records events for webhooks. `deliveries.ts` signs and sends them.
import { type Caller, identityFor } from "../kernel/caller.js";
import type { DomainEvent, LegacyEvent, WebhookDelivery } from "../kernel/events.js";
import { nextGuid } from "../kernel/ids.js";
import type { State } from "../kernel/state.js";
import { sign } from "../site/keys.js";

export interface WebhookTarget {
  readonly url: string;
  readonly appId: string;
  readonly instanceId: string;
  readonly attempts: number;
  /** Event types to send. Default: all. */
  readonly events?: readonly string[];
}

export interface RecordedEvent {
  readonly delivery: WebhookDelivery;
  readonly entity: string;
  readonly at: number;
}

const MAX_WEBHOOKS = 1000;
const MAX_PENDING_WEBHOOKS = 10_000;

const entityKey = (event: DomainEvent | LegacyEvent): string =>
  "data" in event ? event.eventType : `${event.entityFqdn} ${event.entityId}`;

function trimWebhooks(webhooks: WebhookDelivery[]): void {
  if (webhooks.length <= MAX_WEBHOOKS) return;
  const firstSettled = webhooks.findIndex(({ status }) => status !== "pending");
  if (firstSettled < 0 && webhooks.length <= MAX_PENDING_WEBHOOKS) return;
  const [oldest] = webhooks.splice(Math.max(firstSettled, 0), 1);
  // Cancel the remaining attempts.
  if (oldest?.status === "pending") oldest.status = "failed";
}

/** Fails pending webhooks, because a restored snapshot has no deliveries in progress. */
export function failPending({ webhooks }: State): void {
  for (const webhook of webhooks) {
    if (webhook.status === "pending") webhook.status = "failed";
  }
}

/** Legacy events contain only their data. */
function payloadOf(
  event: DomainEvent | LegacyEvent,
  source: { readonly id: string; readonly now: number; readonly sequence: number },
): Record<string, unknown> {
  if ("data" in event) return event.data;
  return {
    id: source.id,
    entityFqdn: event.entityFqdn,
    slug: event.slug,
    entityId: event.entityId,
    eventTime: new Date(source.now).toISOString(),
    triggeredByAnonymizeRequest: false,
    entityEventSequence: String(source.sequence),
    ...event.payload,
  };
}

export const eventTypeOf = (event: DomainEvent | LegacyEvent): string =>
  "data" in event ? event.eventType : `${event.entityFqdn}_${event.slug}`;

export function signWebhook(data: string, appId: string, at: number): Promise<string> {
  const issuedAt = Math.floor(at / 1000);
  const info = { issuer: "wix.com", audience: appId, issued: issuedAt, expires: issuedAt + 3600 };
  return sign({ data }, info);
}

export function claimOf(
  event: DomainEvent | LegacyEvent,
  { instanceId, appId }: Pick<WebhookTarget, "instanceId" | "appId">,
  source: { caller: Caller; id: string; now: number; sequence: number },
): string {
  return JSON.stringify({
    eventType: eventTypeOf(event),
    instanceId: ("data" in event && event.instanceId) || instanceId,
    identity: JSON.stringify(identityFor(source, appId)),
    accountInfo: {},
    data: JSON.stringify(payloadOf(event, source)),
  });
}

export function recordEvent(
  state: State,
  event: DomainEvent | LegacyEvent,
  target: WebhookTarget,
  source: { readonly caller: Caller; readonly now: number },
): RecordedEvent | undefined {
  const eventType = eventTypeOf(event);
  const entity = entityKey(event);
  // Count events even if the target does not subscribe to them.
  const sequence = (state.entityEvents.get(entity) ?? 0) + 1;
  state.entityEvents.set(entity, sequence);
  if (target.events && !target.events.includes(eventType)) return undefined;
  const id = nextGuid(state, "event");
  state.events += 1;
  const data = claimOf(event, target, { ...source, id, sequence });
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
  trimWebhooks(state.webhooks);
  return { delivery, entity, at: source.now };
}
