// Webhook bodies are JWTs. Their `data` claim contains the platform's event.
import type { WebhookDelivery } from "../kernel/events.js";
import { untilAborted } from "./until-aborted.js";
import { type RecordedEvent, signWebhook, type WebhookTarget } from "./webhooks.js";

export interface WebhookEnvironment {
  readonly fetch: typeof globalThis.fetch;
  now(): number;
  /** Runs a task after `ms` milliseconds on the emulator's clock. */
  after(ms: number, task: () => void, signal: AbortSignal): void;
}

/** Time that the platform waits for a response with status 200. */
const RESPONSE_TIMEOUT_MS = 1250;

const MINUTE = 60_000;
/** The platform's retry intervals, about two days in total. */
const RETRY_MINUTES = [1, 10, 60, 120, 120, 120, 240, 240, 240, 480, 480, 720];

async function trySend(
  { fetch }: WebhookEnvironment,
  { url, jwt }: WebhookDelivery,
  stop: AbortSignal,
): Promise<boolean> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), RESPONSE_TIMEOUT_MS);
  const signal = AbortSignal.any([stop, timeout.signal]);
  const headers = { "Content-Type": "text/plain" };
  try {
    // A custom fetch may ignore the signal.
    const request = fetch(url, { method: "POST", headers, body: jwt, signal });
    return (await untilAborted(signal, request)).status === 200;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends the first attempts for an entity in order. Handles different entities in parallel, so that
 * a slow target delays only events for the same entity. Retries run in parallel, as on the
 * platform.
 */
export class Deliveries {
  readonly #target: WebhookTarget;
  readonly #environment: WebhookEnvironment;
  #queue: Promise<void> = Promise.resolve();
  readonly #lastByEntity = new Map<string, Promise<void>>();
  /** Latest `add` call for each delivery. Retries from earlier calls are canceled. */
  readonly #calls = new WeakMap<WebhookDelivery, object>();
  readonly #inFlight = new Set<Promise<void>>();
  #stop = new AbortController();

  constructor(target: WebhookTarget, environment: WebhookEnvironment) {
    this.#target = target;
    this.#environment = environment;
  }

  add({ delivery, entity, at }: RecordedEvent): void {
    const call = {};
    this.#calls.set(delivery, call);
    const { signal } = this.#stop;
    const signing = this.#queue.then(() => (signal.aborted ? undefined : this.#sign(delivery, at)));
    this.#queue = signing;
    const previousDelivery = this.#lastByEntity.get(entity);
    const sending = (async () => {
      await signing;
      await previousDelivery;
      await this.#attempt(delivery, call, signal);
    })();
    this.#lastByEntity.set(entity, sending);
    this.#track(
      sending.finally(() => {
        if (this.#lastByEntity.get(entity) === sending) this.#lastByEntity.delete(entity);
      }),
    );
  }

  async #sign(delivery: WebhookDelivery, at: number): Promise<void> {
    delivery.jwt = await signWebhook(delivery.data, this.#target.appId, at);
  }

  async #attempt(delivery: WebhookDelivery, call: object, stop: AbortSignal): Promise<void> {
    const isOver = () => this.#calls.get(delivery) !== call || delivery.status !== "pending";
    if (stop.aborted || isOver()) return;
    delivery.attempts += 1;
    const isDelivered = await trySend(this.#environment, delivery, stop);
    if (isOver()) return;
    const minutes = RETRY_MINUTES[delivery.attempts - 1];
    if (isDelivered) delivery.status = "delivered";
    else if (stop.aborted || minutes === undefined || delivery.attempts >= this.#target.attempts) {
      delivery.status = "failed";
    } else {
      const retry = () => this.#track(this.#retry(delivery, call, stop));
      this.#environment.after(minutes * MINUTE, retry, stop);
    }
  }

  /** Signs the webhook again, because signatures expire after an hour. */
  async #retry(delivery: WebhookDelivery, call: object, stop: AbortSignal): Promise<void> {
    if (this.#calls.get(delivery) !== call || delivery.status !== "pending") return;
    await this.#sign(delivery, this.#environment.now());
    await this.#attempt(delivery, call, stop);
  }

  #track(work: Promise<void>): void {
    this.#inFlight.add(work);
    void work.finally(() => this.#inFlight.delete(work));
  }

  resend(delivery: WebhookDelivery, at: number): void {
    delivery.attempts = 0;
    delivery.status = "pending";
    this.add({ delivery, entity: delivery.id, at });
  }

  /** Cancels all pending deliveries. */
  drop(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
  }

  /** Does not wait for scheduled retries. */
  async settled(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight);
  }
}
