// The interface of an emulator.
import type { EmulatorClock } from "./kernel/clock.js";
import type { OutboxMessage, WebhookDelivery } from "./kernel/events.js";
import type { ControlsOf, DataOf, Service } from "./kernel/service.js";
import type { State as AnyState, KernelState } from "./kernel/state.js";
import type { SeedData, SeedInput } from "./options/seed-types.js";
import type { Overview } from "./server/control/types.js";
import type { Faults } from "./server/faults.js";
import type { ListeningServer, ListenOptions } from "./server/listen.js";
import type { EventQuery, EventRecord } from "./server/log/events.js";
import type { RequestQuery, RequestRecord } from "./server/log/requests.js";
import type { TriggerInput, TriggerResult } from "./server/trigger/trigger.js";

/** Copy of an emulator's state. */
export interface Snapshot {
  readonly state: AnyState;
}

/** Emulator of the platform, running in this process. */
export interface EmulatorOf<S extends readonly Service[]> {
  /**
   * Handles a request like the global `fetch`. Pass it to `createClient({ fetch: emulator.fetch
   * })`. Accepts the platform's API hosts and the emulator's origin; rejects other hosts and
   * dropped connections.
   */
  readonly fetch: typeof globalThis.fetch;
  /** Base URL of hosted pages and images. */
  readonly origin: string;
  /**
   * Returns whether the emulator handles a path. Use it in servers that also serve other content.
   */
  serves(method: string, path: string): boolean;
  /**
   * Starts an HTTP server (Node.js). By default it only accepts connections from this machine, on
   * 127.0.0.1. Port 0 uses any free port.
   *
   * Requests must use the name of this machine, an IP address, `host`, an alias or the host of
   * `origin`. `onChange` is called after each request that changes state or time, so that you can
   * save the state.
   */
  listen(options?: ListenOptions): Promise<ListeningServer>;
  /**
   * Resets everything to the seed: carts, orders, accounts, tokens, messages, logs, faults and
   * clock. Takes milliseconds.
   */
  reset(): void;
  /**
   * Resets the emulator to another seed. Keeps the settings and members it was created with.
   *
   * @throws TypeError with code `INVALID_EMULATOR_OPTION` or `UNKNOWN_SEED`. The state stays
   * unchanged.
   */
  seed(seed: SeedInput): void;
  /**
   * Exports the current shop for `createEmulator({ seed })` or a JSON file: products with stock,
   * members and settings.
   */
  exportSeed(): SeedData;
  /** Copies the current state, for `restore`. */
  snapshot(): Snapshot;
  /** Restores a snapshot. */
  restore(snapshot: Snapshot): void;
  /** Clock that the emulator uses for expirations, events and dates. */
  readonly clock: EmulatorClock;
  /** Faults to inject into upcoming requests. */
  readonly faults: Faults;
  /**
   * Emails, text messages and calls that the platform would have sent, oldest first. Keeps the last
   * 1,000.
   */
  readonly outbox: readonly OutboxMessage[];
  /** Webhooks with their delivery status. Keeps the last 1,000 and all pending ones. */
  readonly webhooks: readonly WebhookDelivery[];
  /** Sends a webhook again. */
  resend(webhookId: string): void;
  /**
   * Returns the last 500 requests, oldest first. Tokens, passwords, codes and keys are removed from
   * the bodies.
   */
  requests(query?: RequestQuery): RequestRecord[];
  /**
   * Returns the last 500 events, oldest first. Recording starts immediately with the option
   * `webhooks`, otherwise with `listen()` or the first request to the control API.
   */
  events(query?: EventQuery): EventRecord[];
  /** Returns the number of products, carts, orders and so on, and the current time. */
  overview(): Overview;
  /**
   * Returns the newest entries of a collection from `overview()`, without secrets. Default limit:
   * 50.
   */
  entries(collection: string, limit?: number): unknown[];
  /**
   * Resolves when no webhook request is in flight. Does not wait for scheduled retries; use
   * `clock.advance` to trigger them.
   */
  settled(): Promise<void>;
  /**
   * Sends one signed webhook of any event type. It is not recorded.
   *
   * @throws Error if the event type is unknown or `data` does not match its schema.
   */
  trigger(input: TriggerInput): Promise<TriggerResult>;
  /** Returns the public key of webhook signatures as PEM. */
  publicKey(): Promise<string>;
  /**
   * Internal state by service, for tests that inspect or prepare data without the API.
   */
  readonly state: KernelState & DataOf<S>;
  /** Actions of the site owner and of external systems, by service. */
  readonly controls: ControlsOf<S>;
}
