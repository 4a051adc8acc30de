// An emulator in another process, by its control API: for Playwright, scripts, other languages' test runners.
import type { Emulator } from "./emulator.js";
import type { OutboxMessage, WebhookDelivery } from "./kernel/events.js";
import type { FaultInput } from "./options/option-types.js";
import type { SeedData, SeedInput } from "./options/seed-types.js";
import { headerOf } from "./server/control/token.js";
import type { ClockState, Overview, SnapshotInfo } from "./server/control/types.js";
import type { Fault } from "./server/faults.js";
import type { EventQuery, EventRecord } from "./server/log/events.js";
import type { RequestQuery, RequestRecord } from "./server/log/requests.js";
import type { TriggerInput, TriggerResult } from "./server/trigger/trigger.js";

export type { ClockState, Overview, SnapshotInfo } from "./server/control/types.js";

/** Controls of an emulator in another process: the same functions, returning promises. */
export type RemoteControls<Controls> = {
  readonly [Service in keyof Controls]: {
    readonly [Name in keyof Controls[Service]]: Controls[Service][Name] extends (
      ...args: infer Args
    ) => infer Result
      ? (...args: Args) => Promise<Awaited<Result>>
      : never;
  };
};

/**
 * Client for an emulator in another process. Has the same names as {@link Emulator}; everything
 * returns a promise.
 */
export interface EmulatorClient {
  /** Resets everything to the seed. */
  reset(): Promise<void>;
  /** Resets the emulator to another seed. */
  seed(seed: SeedInput): Promise<void>;
  /** Exports the current shop as a seed. */
  exportSeed(): Promise<SeedData>;
  /** Takes a snapshot. The emulator keeps the last 20. */
  snapshot(): Promise<SnapshotInfo>;
  /** Restores a snapshot. */
  restore(snapshot: Pick<SnapshotInfo, "id">): Promise<void>;
  /** Lists the stored snapshots, oldest first. */
  snapshots(): Promise<SnapshotInfo[]>;
  readonly clock: {
    /** Returns milliseconds since 1970. */
    now(): Promise<number>;
    advance(ms: number): Promise<ClockState>;
    /** Sets the time to milliseconds since 1970 or an ISO date. */
    set(time: number | string): Promise<ClockState>;
    reset(): Promise<ClockState>;
  };
  readonly faults: {
    add(fault: FaultInput): Promise<Fault[]>;
    list(): Promise<Fault[]>;
    clear(): Promise<void>;
  };
  /** Returns messages that the platform would have sent, oldest first. */
  outbox(): Promise<OutboxMessage[]>;
  /** Returns webhooks with their delivery status. */
  webhooks(): Promise<WebhookDelivery[]>;
  /** Sends a webhook again. */
  resend(webhookId: string): Promise<void>;
  /** Returns the last events, oldest first. */
  events(query?: EventQuery): Promise<EventRecord[]>;
  /** Returns the last requests, oldest first. */
  requests(query?: RequestQuery): Promise<RequestRecord[]>;
  /** Returns the number of products, carts, orders and so on, and the current time. */
  overview(): Promise<Overview>;
  /** Returns the newest entries of a collection from `overview()`. Default limit: 50. */
  entries(collection: string, limit?: number): Promise<unknown[]>;
  /** Resolves when no webhook request is in flight. */
  settled(): Promise<void>;
  /** Sends one signed webhook of any event type from the emulator. */
  trigger(input: TriggerInput): Promise<TriggerResult>;
  /** Returns the public key of webhook signatures as PEM. */
  publicKey(): Promise<string>;
  /** Other emulators on the same server, named in requests with `x-portico-tenant`. */
  readonly tenants: {
    list(): Promise<string[]>;
    /** Removes an emulator. The next request with its name creates a new one. */
    remove(name: string): Promise<void>;
  };
  /** Actions of the site owner and of external systems, by service. */
  readonly controls: RemoteControls<Emulator["controls"]>;
}

/** Adds a query string to a path. Omits undefined values. */
function withQuery(path: string, query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Returns an object that creates its properties on first access. */
function lazily<T>(make: (name: string) => unknown): T {
  // `await` looks for `then`
  const get = (_: object, name: string | symbol) =>
    typeof name === "string" && name !== "then" ? make(name) : undefined;
  return new Proxy({}, { get }) as T;
}

/** Options of {@link createEmulatorClient}. */
export interface EmulatorClientOptions {
  /** Function that sends requests, such as `emulator.fetch`. Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Tenant to control, if the server has several emulators. */
  readonly tenant?: string;
  /** Control token. Required if the emulator runs on another machine or in a container. */
  readonly controlToken?: string | undefined;
}

/**
 * Creates a client for an emulator in another process: `npx portico-emulator`, `emulator.listen()`,
 * or a Vite server with `@portico/emulator/vite`.
 *
 * @param url - URL of the emulator.
 * @param options - Tenant, control token and fetch function.
 * @example
 * ```ts
 * import { createEmulatorClient } from "@portico/emulator/client";
 *
 * const emulator = createEmulatorClient("http://localhost:4477");
 * await emulator.reset();
 * await emulator.clock.advance(60_000);
 * await emulator.faults.add({ kind: "status", status: 503, times: 2 });
 * const [message] = await emulator.outbox();
 * const failed = await emulator.requests({ status: 503 });
 * ```
 */
export function createEmulatorClient(
  url: string,
  options: EmulatorClientOptions = {},
): EmulatorClient {
  const base = new URL("/_portico/control/", url);

  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { tenant, controlToken, fetch: send = globalThis.fetch } = options;
    const response = await send(new URL(path, base), {
      method,
      headers: {
        "Content-Type": "application/json",
        ...(tenant === undefined ? {} : { "X-Portico-Tenant": tenant }),
        ...(controlToken === undefined ? {} : { Authorization: headerOf(controlToken) }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { message?: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${answer.message ?? response.status}`);
    return answer;
  }
  async function tell(method: string, path: string, body: unknown = {}): Promise<void> {
    await ask(method, path, body);
  }

  return {
    reset: () => tell("POST", "reset"),
    seed: (seed) => tell("POST", "seed", { seed }),
    exportSeed: () => ask("GET", "seed"),
    snapshot: () => ask("POST", "snapshots", {}),
    restore: ({ id }) => tell("POST", "restore", { id }),
    snapshots: () => ask("GET", "snapshots"),
    clock: {
      now: async () => (await ask<ClockState>("GET", "clock")).now,
      advance: (ms) => ask("POST", "clock/advance", { ms }),
      set: (time) => ask("POST", "clock/set", { time }),
      reset: () => ask("POST", "clock/reset", {}),
    },
    faults: {
      add: (fault) => ask("POST", "faults", fault),
      list: () => ask("GET", "faults"),
      clear: () => tell("DELETE", "faults"),
    },
    outbox: () => ask("GET", "outbox"),
    webhooks: () => ask("GET", "webhooks"),
    resend: (id) => tell("POST", "webhooks/resend", { id }),
    events: (query) => ask("GET", withQuery("events", query)),
    requests: (query) => ask("GET", withQuery("requests", query)),
    overview: () => ask("GET", "state"),
    entries: (of, limit) => ask("GET", withQuery("entries", { of, limit })),
    settled: () => tell("POST", "settled"),
    trigger: (input) => ask("POST", "webhooks/trigger", input),
    publicKey: () => ask("GET", "public-key"),
    tenants: {
      list: () => ask("GET", "/_portico/tenants"),
      remove: (name) => tell("DELETE", `/_portico/tenants/${encodeURIComponent(name)}`),
    },
    controls: lazily((service) =>
      lazily((control) => async (...args: unknown[]) => {
        const { result } = await ask<{ result?: unknown }>("POST", "controls", {
          service,
          control,
          args,
        });
        return result;
      }),
    ),
  };
}
