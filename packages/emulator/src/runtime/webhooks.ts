// Signed webhooks: the body is a JWT whose `data` claim is what the platform sends.
import { sign } from "../identity/keys.js";
import type { State, WebhookDelivery } from "../state/state.js";
import type { DomainEvent } from "./context.js";

/** Where webhooks go. */
export interface WebhookTarget {
  /** An absolute http(s) address. */
  readonly url: string;
  /** Audience of the signed body. */
  readonly appId: string;
  readonly instanceId: string;
  /** Attempts in all; the waits between them grow from one second. */
  readonly attempts: number;
  /** Only these event types; absent: all. */
  readonly events?: readonly string[];
}

/** What deliveries need of the emulator. */
export interface WebhookEnvironment {
  readonly fetch: typeof globalThis.fetch;
  now(): number;
  sleep(ms: number): Promise<void>;
}

/** The signed body of an event. */
export async function signedEvent(
  event: DomainEvent,
  target: Pick<WebhookTarget, "appId" | "instanceId">,
  at: { readonly id: string; readonly now: number; readonly identity: Record<string, unknown> },
): Promise<{ eventType: string; jwt: string }> {
  const eventType = `${event.entityFqdn}_${event.slug}`;
  const payload = {
    id: at.id,
    entityFqdn: event.entityFqdn,
    slug: event.slug,
    entityId: event.entityId,
    eventTime: new Date(at.now).toISOString(),
    triggeredByAnonymizeRequest: false,
    entityEventSequence: "1",
    ...event.payload,
  };
  const data = {
    eventType,
    instanceId: target.instanceId,
    identity: JSON.stringify(at.identity),
    accountInfo: {},
    data: JSON.stringify(payload),
  };
  const issued = Math.floor(at.now / 1000);
  const times = { issuer: "wix.com", audience: target.appId, issued, expires: issued + 3600 };
  return { eventType, jwt: await sign({ data: JSON.stringify(data) }, times) };
}

/** Posts one delivery; anything but a 2xx is tried again. */
export async function deliver(
  delivery: WebhookDelivery,
  target: WebhookTarget,
  environment: WebhookEnvironment,
): Promise<void> {
  for (;;) {
    delivery.attempts += 1;
    try {
      const response = await environment.fetch(delivery.url, {
        method: "POST",
        headers: { "Content-Type": "text/plain" },
        body: delivery.jwt,
      });
      if (response.ok) {
        delivery.status = "delivered";
        return;
      }
    } catch {
      // Nobody listens: the same as an answer that is not 2xx.
    }
    if (delivery.attempts >= target.attempts) {
      delivery.status = "failed";
      return;
    }
    await environment.sleep(1000 * 2 ** (delivery.attempts - 1));
  }
}

/** Records an event and starts its delivery. The promise ends with the last attempt. */
export async function sendEvent(
  state: State,
  event: DomainEvent,
  target: WebhookTarget,
  environment: WebhookEnvironment,
  at: { readonly id: string; readonly identity: Record<string, unknown> },
): Promise<void> {
  const { eventType, jwt } = await signedEvent(event, target, { ...at, now: environment.now() });
  if (target.events && !target.events.includes(eventType)) return;
  const delivery: WebhookDelivery = {
    id: at.id,
    eventType,
    url: target.url,
    jwt,
    attempts: 0,
    status: "pending",
  };
  state.webhooks.push(delivery);
  await deliver(delivery, target, environment);
}
