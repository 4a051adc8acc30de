import type { EmulatorClock } from "../../kernel/clock.js";
import type { OutboxMessage, WebhookDelivery } from "../../kernel/events.js";
import type { State as AnyState, KernelState } from "../../kernel/state.js";
import type { SeedData, SeedInput } from "../../options/seed-types.js";
import type { Faults } from "../faults.js";
import type { ListeningServer, ListenOptions } from "../listen.js";
import type { EventQuery, EventRecord } from "../log/events.js";
import type { RequestQuery, RequestRecord } from "../log/requests.js";
import type { TriggerInput, TriggerResult } from "../trigger/trigger.js";
import type { Overview } from "./types.js";

/** Copy of an emulator's state, which `snapshot()` returns and `restore()` accepts. */
export interface Snapshot {
  /** State in an internal format that may change between versions. */
  readonly state: AnyState;
}

export type AnyEmulator = EmulatorOf<object, object>;

/** Emulator of the platform in this process. Create it with {@link createEmulator}. */
export interface EmulatorOf<Data, Controls> {
  /**
   * Handles a request to the platform's API or to the emulator's origin, like the global `fetch`.
   * Pass it to `createClient`.
   *
   * @throws TypeError if the URL has a different host, or if a fault simulates a lost connection.
   */
  readonly fetch: typeof globalThis.fetch;
  /** Base URL of hosted pages and images, such as `"http://localhost:4477"`. */
  readonly origin: string;
  /**
   * Returns whether the emulator handles requests for a path, for servers that also serve other
   * content.
   *
   * @param method - HTTP method, such as `"GET"`.
   * @param path - Path of the URL, without the query.
   */
  serves(method: string, path: string): boolean;
  /**
   * Starts an HTTP server for the emulator. Requires Node.js. By default, the server accepts only
   * connections from this machine.
   *
   * To prevent DNS rebinding, the server accepts only requests for `localhost`, IP addresses,
   * platform hosts, `host`, `aliases` and the host of `origin`.
   *
   * @param options - Port, address and more.
   * @returns The running server.
   * @throws Error with code `EADDRINUSE` if another process uses the port.
   */
  listen(options?: ListenOptions): Promise<ListeningServer>;
  /**
   * Resets the emulator to its seed. Also resets the clock, logs and faults. Takes a few
   * milliseconds.
   */
  reset(): void;
  /**
   * Resets the emulator to another seed. The `site` and `members` options still apply.
   *
   * @throws TypeError if the seed is invalid, with code `UNKNOWN_SEED` for an unknown name or
   * `INVALID_EMULATOR_OPTION` for an invalid field. The state stays unchanged.
   */
  seed(seed: SeedInput): void;
  /**
   * Exports the current shop as a seed: products with stock, members and settings. Pass it to
   * `createEmulator`, or save it as JSON.
   */
  exportSeed(): SeedData;
  /** Returns a copy of the current state for `restore`. */
  snapshot(): Snapshot;
  /** Restores a snapshot. You can restore the same snapshot several times. */
  restore(snapshot: Snapshot): void;
  /** Clock that determines all dates and when tokens, codes and coupons expire. */
  readonly clock: EmulatorClock;
  /** Errors and delays for upcoming requests. */
  readonly faults: Faults;
  /** Last 1,000 messages that the platform would have sent, such as emails, oldest first. */
  readonly outbox: readonly OutboxMessage[];
  /** Last 1,000 webhooks with their delivery status, or up to 10,000 if all are pending. */
  readonly webhooks: readonly WebhookDelivery[];
  /**
   * Resends a webhook.
   *
   * @param webhookId - Value of `id` in `webhooks`.
   * @throws Error if no webhook has this id.
   */
  resend(webhookId: string): void;
  /**
   * Returns the last 500 requests, oldest first. Tokens, passwords, codes and keys are removed.
   *
   * @param query - Conditions for the requests. Default: all requests.
   */
  requests(query?: RequestQuery): RequestRecord[];
  /**
   * Returns the last 500 events, oldest first. Without the `webhooks` option, the emulator records
   * events only after `listen()` or the first request to the control API.
   *
   * @param query - Conditions for the events. Default: all events.
   */
  events(query?: EventQuery): EventRecord[];
  /** Returns the number of products, carts, orders and other entities, and the current time. */
  overview(): Overview;
  /**
   * Returns the newest entries in a collection, without passwords or other secrets.
   *
   * @param collection - Name in `overview().counts`, such as `"orders"`.
   * @param limit - Maximum number of entries. Default: 50.
   * @throws Error if the collection is unknown.
   */
  entries(collection: string, limit?: number): unknown[];
  /**
   * Resolves when no webhook request is in flight. Does not wait for scheduled retries, which
   * `clock.advance` triggers.
   */
  settled(): Promise<void>;
  /**
   * Sends one signed webhook of any event type, without recording it.
   *
   * @param input - Event type, URL and data.
   * @returns The status of the response and the signed body.
   * @throws Error if the event type is unknown or `data` does not match its schema.
   * @throws TypeError if the URL is invalid or unreachable.
   */
  trigger(input: TriggerInput): Promise<TriggerResult>;
  /** Returns the public key that verifies webhooks and plugin calls, in PEM format. */
  publicKey(): Promise<string>;
  /** Internal state, keyed by service, for tests that read or prepare data without the API. */
  readonly state: KernelState & Data;
  /**
   * Actions that the API does not offer, such as a payment provider's actions, grouped by service.
   */
  readonly controls: Controls;
}
