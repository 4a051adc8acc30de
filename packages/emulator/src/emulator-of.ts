// What an emulator can do, for those who use one.
import type { EmulatorClock } from "./kernel/clock.js";
import type { OutboxMessage, WebhookDelivery } from "./kernel/events.js";
import type { ControlsOf, DataOf, Service } from "./kernel/service.js";
import type { State as AnyState, KernelState } from "./kernel/state.js";
import type { SeedData, SeedInput } from "./options/seed-types.js";
import type { Overview } from "./server/control/types.js";
import type { Faults } from "./server/faults.js";
import type { Listening, ListenOptions } from "./server/listen.js";
import type { EventQuery, EventRecord } from "./server/log/events.js";
import type { RequestQuery, RequestRecord } from "./server/log/requests.js";
import type { Triggered, TriggerInput } from "./server/trigger/trigger.js";

/** Everything an emulator knew at one moment. */
export interface Snapshot {
  readonly state: AnyState;
}

/** The platform in one process. */
export interface EmulatorOf<S extends readonly Service[]> {
  /**
   * Answers a request, with the signature of `fetch`: give it to `createClient({ fetch: emulator.fetch })`.
   * Serves the platform's API hosts and its own origin; anything else is rejected, as is a dropped connection.
   */
  readonly fetch: typeof globalThis.fetch;
  /** Where the hosted pages and pictures are. */
  readonly origin: string;
  /** Whether an address is an operation of the platform or a page of the emulator's own: for servers that answer more than that. */
  serves(method: string, path: string): boolean;
  /**
   * Serves over HTTP (Node), to this machine only: on 127.0.0.1, unless `host` says otherwise. Port 0 takes a free one.
   * Requests are taken for the names of this machine, for addresses, for `host` and for the host of `origin`.
   * `onChange` is called after each request that changed what the emulator knows, or its time: for who keeps it elsewhere.
   */
  listen(options?: ListenOptions): Promise<Listening>;
  /** Back to the seed: carts, orders, accounts, tokens, messages, logs, faults and clock. Takes milliseconds. */
  reset(): void;
  /**
   * Starts over from another seed, with the settings and members that the emulator was made with.
   *
   * @throws TypeError when the seed is not written correctly; everything is as before then
   */
  seed(seed: SeedInput): void;
  /** The shop as it is now, for `createEmulator({ seed })` or a seed's JSON file: products with their stock, members, settings. */
  exportSeed(): SeedData;
  /** A copy of everything, for `restore`. */
  snapshot(): Snapshot;
  /** Back to a snapshot. */
  restore(snapshot: Snapshot): void;
  /** The emulator's time. */
  readonly clock: EmulatorClock;
  /** One-shot faults. */
  readonly faults: Faults;
  /** Messages that the platform would have sent, oldest first: the last thousand. */
  readonly outbox: readonly OutboxMessage[];
  /** Webhooks, with what became of them: the last thousand, and those on their way. */
  readonly webhooks: readonly WebhookDelivery[];
  /** Sends a webhook once more. */
  resend(webhookId: string): void;
  /** The last 500 requests, oldest first. Tokens, passwords, codes and keys are removed from their bodies. */
  requests(query?: RequestQuery): RequestRecord[];
  /**
   * The last 500 events, oldest first: since somebody listens, which is from the start with `webhooks`, else since
   * `listen()` or the first visit to the control API.
   */
  events(query?: EventQuery): EventRecord[];
  /** How many there are of everything, and the time. */
  overview(): Overview;
  /** The last entries of a collection that `overview()` counts, the newest first, without secrets. */
  entries(collection: string, limit?: number): unknown[];
  /**
   * Settles when no webhook is on its way any more. One that was not taken waits for its next attempt, and is not waited
   * for: `clock.advance` brings it about.
   */
  settled(): Promise<void>;
  /**
   * Sends an event of any type by hand, once, signed as webhooks are. Nothing is recorded.
   *
   * @throws Error when there is no such event, or `data` does not fit it
   */
  trigger(input: TriggerInput): Promise<Triggered>;
  /** The key that webhooks are signed with, as PEM. */
  publicKey(): Promise<string>;
  /**
   * What the emulator knows, for tests that look behind the API or prepare a situation; each service's data by its name.
   * What is read here may be changed unseen: of a catalog that was, queries keep nothing ready until the next reset.
   */
  readonly state: KernelState & DataOf<S>;
  /** What the site's owner, or somebody's phone, does: by the service's name. */
  readonly controls: ControlsOf<S>;
}
