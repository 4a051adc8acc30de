import { z } from "zod/v4";
import { eventSchema } from "../../checks/requests.js";
import { violationsOf } from "../../checks/violations.js";
import { type EventFacts, events } from "../../generated/events.js";
import { entities } from "../../generated/operations.js";
import type { DomainEvent, LegacyEvent } from "../../kernel/events.js";
import { checkedValue } from "../../options/option-error.js";
import { claimOf, signWebhook } from "../webhooks.js";
import { sampleOf } from "./sample.js";

/** Webhook that {@link Emulator.trigger} sends. */
export interface TriggerInput {
  /** Event type, such as `"wix.ecom.v1.order_approved"`. */
  readonly event: string;
  /** URL that receives the webhook. */
  readonly to: string;
  /** Entity or data of the event. Default: sample data that matches the schema. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  /** Id of the app and audience of the signed body. Default: `"portico-app"`. */
  readonly appId?: string | undefined;
  /** Id of the app's instance on the site. Default: `"portico-instance"`. */
  readonly instanceId?: string | undefined;
}

/** Result of {@link Emulator.trigger}. */
export interface TriggerResult {
  /** HTTP status that your server responded with. */
  readonly status: number;
  /** Signed body of the request, as a JWT. */
  readonly jwt: string;
}

export const triggerInput = z.strictObject({
  event: z.string(),
  to: z.url({ protocol: /^https?$/ }),
  data: z.record(z.string(), z.unknown()).optional(),
  appId: z.string().default("portico-app"),
  instanceId: z.string().default("portico-instance"),
});

function factsOf(type: string): EventFacts {
  const facts = Object.hasOwn(events, type) ? events[type] : undefined;
  if (facts) return facts;
  const words = type.toLowerCase().split(/[._]/).slice(-2);
  const matches = Object.keys(events)
    .filter((name) => words.every((word) => name.toLowerCase().includes(word)))
    .sort((a, b) => a.length - b.length);
  const hint = matches.length > 0 ? `. Did you mean ${matches.slice(0, 5).join(" or ")}?` : "";
  throw new Error(`Unknown event ${type}${hint}`);
}

function payloadOf(kind: EventFacts["kind"], data: Readonly<Record<string, unknown>>): object {
  if (kind === "created") return { createdEvent: { entity: data } };
  if (kind === "updated") return { updatedEvent: { currentEntity: data, modifiedFields: {} } };
  if (kind === "deleted") return { deletedEvent: { deletedEntity: data } };
  return { actionEvent: { body: data } };
}

function eventName(type: string): { entityFqdn: string; slug: string } {
  for (const [entityFqdn, { events: entityEvents = {} }] of Object.entries(entities)) {
    const slug = Object.entries(entityEvents).find(([, value]) => value === type)?.[0];
    if (slug !== undefined) return { entityFqdn, slug };
  }
  const verbStart = type.lastIndexOf("_");
  return { entityFqdn: type.slice(0, verbStart), slug: type.slice(verbStart + 1) };
}

async function eventOf(
  type: string,
  input: Readonly<Record<string, unknown>> | undefined,
  now: string,
): Promise<DomainEvent | LegacyEvent> {
  const facts = factsOf(type);
  const schema = await eventSchema(facts);
  const [violation] = input === undefined ? [] : violationsOf(schema, input);
  if (violation)
    throw new Error(
      `The data does not match ${facts.schema}: ${violation.field} ${violation.description}`,
    );
  const data = input ?? sampleOf(schema, now);
  if (facts.kind === "plain") return { eventType: type, data };
  const { id } = data;
  const entityId = typeof id === "string" ? id : crypto.randomUUID();
  return { ...eventName(type), entityId, payload: { ...payloadOf(facts.kind, data) } };
}

export async function trigger(
  input: TriggerInput,
  { fetch, now }: { readonly fetch: typeof globalThis.fetch; now(): number },
): Promise<TriggerResult> {
  const { event: type, to, data, appId, instanceId } = checkedValue(triggerInput, input, "trigger");
  const time = now();
  const event = await eventOf(type, data, new Date(time).toISOString());
  const id = crypto.randomUUID();
  const source = { caller: { kind: "admin" }, id, now: time, sequence: 1 } as const;
  const jwt = await signWebhook(claimOf(event, { appId, instanceId }, source), appId, time);
  const headers = { "Content-Type": "text/plain" };
  const { status } = await fetch(to, { method: "POST", headers, body: jwt });
  return { status, jwt };
}
