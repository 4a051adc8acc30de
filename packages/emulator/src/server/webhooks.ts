// Signed webhooks: the body is a JWT whose `data` claim is what the platform sends.
import type { Caller } from "../kernel/caller.js";
import type { DomainEvent, OlderEvent, WebhookDelivery } from "../kernel/events.js";
import { nextGuid } from "../kernel/ids.js";
import { sign } from "../kernel/keys.js";
import type { State } from "../kernel/state.js";
import { trim } from "./log/ring.js";

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
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** An event in the order of all events. */
interface RecordedEvent {
  readonly delivery: WebhookDelivery;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How many webhooks are kept; those on their way are kept beyond that. */
const KEPT_WEBHOOKS = 1000;

/** How long one attempt may take, in milliseconds: a receiver that never answers holds up the ones behind it. */
const ATTEMPT_MS = 30_000;

/** Who made it happen, as events say it. */
function identityOf(caller: Caller, { appId }: WebhookTarget): Record<string, unknown> {
  const session = caller.kind === "nobody" ? undefined : caller.session;
  if (session?.memberId !== undefined) {
    return { identityType: "MEMBER", memberId: session.memberId };
  }
  return session
    ? { identityType: "ANONYMOUS_VISITOR", anonymousVisitorId: session.visitorId }
    : { identityType: "APP", appId };
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

/** Records an event: its place in the order, its id and its content are settled here and now. */
export function recordEvent(
  state: State,
  event: DomainEvent | OlderEvent,
  target: WebhookTarget,
  by: { readonly caller: Caller; readonly now: number },
): RecordedEvent | undefined {
  const eventType = "data" in event ? event.eventType : `${event.entityFqdn}_${event.slug}`;
  if (target.events && !target.events.includes(eventType)) return undefined;
  const id = nextGuid(state, "event");
  state.events += 1;
  const payload = payloadOf(event, { id, now: by.now, sequence: state.events });
  const data = JSON.stringify({
    eventType,
    instanceId: target.instanceId,
    identity: JSON.stringify(identityOf(by.caller, target)),
    accountInfo: {},
    data: JSON.stringify(payload),
  });
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
  trim(state.webhooks, KEPT_WEBHOOKS, ({ status }) => status !== "pending");
  return { delivery, at: by.now };
}

/** Posts one delivery; anything but a 2xx is tried again. */
async function deliver(
  delivery: WebhookDelivery,
  target: WebhookTarget,
  environment: WebhookEnvironment,
  stop: AbortSignal,
): Promise<void> {
  for (;;) {
    delivery.attempts += 1;
    try {
      const response = await environment.fetch(delivery.url, {
        method: "POST",
        headers: { "Content-Type": "text/plain" },
        body: delivery.jwt,
        signal: AbortSignal.any([stop, AbortSignal.timeout(ATTEMPT_MS)]),
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
    await environment.sleep(1000 * 2 ** (delivery.attempts - 1), stop);
  }
}

/** The deliveries of a target: one after the other, in the order of the events. */
export class Deliveries {
  readonly #target: WebhookTarget;
  readonly #environment: WebhookEnvironment;
  #tail: Promise<void> = Promise.resolve();
  #stop = new AbortController();

  constructor(target: WebhookTarget, environment: WebhookEnvironment) {
    this.#target = target;
    this.#environment = environment;
  }

  /** Signs and sends an event, after those before it. */
  add({ delivery, at }: RecordedEvent): void {
    const { data } = delivery;
    const { signal } = this.#stop;
    const issued = Math.floor(at / 1000);
    const times = { issuer: "wix.com", audience: this.#target.appId, issued };
    this.#tail = this.#tail.then(async () => {
      if (signal.aborted) return;
      try {
        delivery.jwt = await sign({ data }, { ...times, expires: issued + 3600 });
        await deliver(delivery, this.#target, this.#environment, signal);
      } catch {
        // A wait that was given up, with all that belongs to it.
        delivery.status = "failed";
      }
    });
  }

  /** Sends a webhook once more, signed anew, after those on their way. Its attempts are counted from one again. */
  resend(delivery: WebhookDelivery, at: number): void {
    delivery.attempts = 0;
    delivery.status = "pending";
    this.add({ delivery, at });
  }

  /** Gives up what was not delivered yet: what it tells of is no more. */
  drop(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
  }

  /** Settles when nothing is on its way any more. */
  async settled(): Promise<void> {
    let seen: Promise<void> | undefined;
    while (seen !== this.#tail) {
      seen = this.#tail;
      await seen;
    }
  }
}
