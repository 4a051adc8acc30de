// Signed webhooks on their way: the body is a JWT whose `data` claim is what the platform sends.
import type { WebhookDelivery } from "../kernel/events.js";
import { sign } from "../kernel/keys.js";
import type { RecordedEvent, WebhookTarget } from "./webhooks.js";

/** What deliveries need of the emulator. */
export interface WebhookEnvironment {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something when the emulator's time has gone on by so much. */
  after(ms: number, task: () => void, signal: AbortSignal): void;
}

/** How long the target has for its answer, in milliseconds. The only answer that counts is 200. */
const ANSWER_MS = 1250;

const MINUTE = 60_000;
/** What the platform waits after each attempt that failed, in minutes: two days in all. */
const WAITS = [1, 10, 60, 120, 120, 120, 240, 240, 240, 480, 480, 720];

/** Posts what is signed; whether the target took it in time. */
function accepted(
  { fetch }: WebhookEnvironment,
  { url, jwt }: WebhookDelivery,
  stop: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ANSWER_MS);
    const signal = AbortSignal.any([stop, late.signal]);
    const end = (taken: boolean) => {
      clearTimeout(timer);
      resolve(taken);
    };
    // a fetch of one's own may not mind the signal
    signal.addEventListener("abort", () => end(false), { once: true });
    const post = async () => {
      const headers = { "Content-Type": "text/plain" };
      const response = await fetch(url, { method: "POST", headers, body: jwt, signal });
      return response.status === 200;
    };
    post().then(end, () => end(false));
  });
}

/**
 * The deliveries of a target. First attempts go out in the order of the events, one of an entity after the other's end,
 * so that a target that does not answer holds nothing else up; further attempts go beside them, as on the platform.
 */
export class Deliveries {
  readonly #target: WebhookTarget;
  readonly #environment: WebhookEnvironment;
  #signed: Promise<void> = Promise.resolve();
  readonly #last = new Map<string, Promise<void>>();
  /** The latest sending of each: what an earlier one had in mind is no more. */
  readonly #turns = new WeakMap<WebhookDelivery, object>();
  readonly #underWay = new Set<Promise<void>>();
  #stop = new AbortController();

  constructor(target: WebhookTarget, environment: WebhookEnvironment) {
    this.#target = target;
    this.#environment = environment;
  }

  /** Signs and sends an event, after those before it. */
  add({ delivery, entity, at }: RecordedEvent): void {
    const turn = {};
    this.#turns.set(delivery, turn);
    const { signal } = this.#stop;
    const signed = this.#signed.then(() => (signal.aborted ? undefined : this.#sign(delivery, at)));
    this.#signed = signed;
    const before = this.#last.get(entity);
    const sent = (async () => {
      await signed;
      await before;
      await this.#attempt(delivery, turn, signal);
    })();
    this.#last.set(entity, sent);
    this.#follow(
      sent.finally(() => {
        if (this.#last.get(entity) === sent) this.#last.delete(entity);
      }),
    );
  }

  async #sign(delivery: WebhookDelivery, at: number): Promise<void> {
    const { data } = delivery;
    const issued = Math.floor(at / 1000);
    const times = { issuer: "wix.com", audience: this.#target.appId, issued };
    delivery.jwt = await sign({ data }, { ...times, expires: issued + 3600 });
  }

  async #attempt(delivery: WebhookDelivery, turn: object, stop: AbortSignal): Promise<void> {
    const isOver = () => this.#turns.get(delivery) !== turn || delivery.status !== "pending";
    if (stop.aborted || isOver()) return;
    delivery.attempts += 1;
    const taken = await accepted(this.#environment, delivery, stop);
    if (isOver()) return;
    const wait = WAITS[delivery.attempts - 1];
    if (taken) delivery.status = "delivered";
    else if (stop.aborted || wait === undefined || delivery.attempts >= this.#target.attempts) {
      delivery.status = "failed";
    } else {
      const again = () => this.#follow(this.#again(delivery, turn, stop));
      this.#environment.after(wait * MINUTE, again, stop);
    }
  }

  /** Tries once more what was not taken, signed anew: a signature holds for an hour. */
  async #again(delivery: WebhookDelivery, turn: object, stop: AbortSignal): Promise<void> {
    if (this.#turns.get(delivery) !== turn || delivery.status !== "pending") return;
    await this.#sign(delivery, this.#environment.now());
    await this.#attempt(delivery, turn, stop);
  }

  #follow(work: Promise<void>): void {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
  }

  /** Sends a webhook once more, signed anew. Its attempts are counted from one again. */
  resend(delivery: WebhookDelivery, at: number): void {
    delivery.attempts = 0;
    delivery.status = "pending";
    this.add({ delivery, entity: delivery.id, at });
  }

  /** Gives up what was not delivered yet: what it tells of is no more. */
  drop(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
  }

  /** Settles when nothing is on its way; what waits for the time of its next attempt is not. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }
}
