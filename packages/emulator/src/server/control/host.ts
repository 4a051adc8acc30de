import type { EmulatorClock } from "../../kernel/clock.js";
import type { OutboxMessage, WebhookDelivery } from "../../kernel/events.js";
import type { KernelState } from "../../kernel/state.js";
import type { SeedData, SeedInput } from "../../options/seed-types.js";
import type { Faults } from "../faults.js";
import type { EventQuery, EventRecord } from "../log/events.js";
import type { RequestQuery, RequestRecord } from "../log/requests.js";
import type { TriggerInput, TriggerResult } from "../trigger/trigger.js";
import type { Overview } from "./types.js";

export interface Host {
  readonly origin: string;
  readonly clock: EmulatorClock;
  readonly faults: Faults;
  readonly outbox: readonly OutboxMessage[];
  readonly webhooks: readonly WebhookDelivery[];
  readonly controls: object;
  readonly state: Pick<KernelState, "site">;
  reset(): void;
  seed(seed: SeedInput): void;
  exportSeed(): SeedData;
  snapshot(): unknown;
  restore(snapshot: never): void;
  overview(): Overview;
  entries(collection: string, limit?: number): unknown[];
  requests(query?: RequestQuery): RequestRecord[];
  events(query?: EventQuery): EventRecord[];
  resend(webhookId: string): void;
  settled(): Promise<void>;
  trigger(input: TriggerInput): Promise<TriggerResult>;
  publicKey(): Promise<string>;
}
