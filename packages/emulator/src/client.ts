// Controls an emulator in another process through its control API, for Playwright, scripts and test
// runners in other languages.
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

/** Functions of `emulator.controls` for an emulator in another process. Each returns a promise. */
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
 * Client for an emulator in another process. Create it with {@link createEmulatorClient}. It has
 * most of the functions of {@link Emulator}, but they all return promises. They reject with an
 * `Error` if the emulator rejects the request.
 */
export interface EmulatorClient {
  /** Resets the emulator to its seed, including the clock, logs and faults. */
  reset(): Promise<void>;
  /**
   * Resets the emulator to another seed. The emulator's `site` and `members` options still apply.
   */
  seed(seed: SeedInput): Promise<void>;
  /** Exports the current shop as a seed: products with their stock, members and settings. */
  exportSeed(): Promise<SeedData>;
  /** Takes a snapshot of the current state. The emulator stores the last 20 snapshots. */
  snapshot(): Promise<SnapshotInfo>;
  /** Restores the state of a snapshot. You can restore the same snapshot several times. */
  restore(snapshot: Pick<SnapshotInfo, "id">): Promise<void>;
  /** Returns the stored snapshots, oldest first. */
  snapshots(): Promise<SnapshotInfo[]>;
  /** Clock that determines all dates, and when tokens, codes and coupons expire. */
  readonly clock: {
    /** Returns the current time in milliseconds since 1970. */
    now(): Promise<number>;
    /** Moves the clock forward by a number of milliseconds. Negative values move it back. */
    advance(ms: number): Promise<ClockState>;
    /**
     * Sets the clock to a time, in milliseconds since 1970 or as an ISO date. It continues to run
     * from there.
     */
    set(time: number | string): Promise<ClockState>;
    /** Resets the clock to the time of its time source. */
    reset(): Promise<ClockState>;
  };
  /** Errors and delays for upcoming requests. */
  readonly faults: {
    /** Adds a fault for the next matching requests. Returns all pending faults. */
    add(fault: FaultInput): Promise<Fault[]>;
    /** Returns the pending faults, with the remaining values of `times` and `skip`. */
    list(): Promise<Fault[]>;
    /** Removes all pending faults. */
    clear(): Promise<void>;
  };
  /**
   * Returns the last 1,000 emails, text messages and calls that the platform would have sent, oldest
   * first.
   */
  outbox(): Promise<OutboxMessage[]>;
  /** Returns the last 1,000 webhooks and all pending ones, with their delivery status. */
  webhooks(): Promise<WebhookDelivery[]>;
  /** Resends a webhook from `webhooks()`. */
  resend(webhookId: string): Promise<void>;
  /** Returns the last 500 events, oldest first. */
  events(query?: EventQuery): Promise<EventRecord[]>;
  /** Returns the last 500 requests, oldest first. */
  requests(query?: RequestQuery): Promise<RequestRecord[]>;
  /** Returns the number of products, carts, orders and other entities, and the current time. */
  overview(): Promise<Overview>;
  /**
   * Returns the newest entries in a collection, without passwords and other secrets.
   *
   * @param collection - Name in the `counts` of `overview()`, such as `"orders"`.
   * @param limit - Maximum number of entries. Default: 50.
   */
  entries(collection: string, limit?: number): Promise<unknown[]>;
  /** Resolves when no webhook request is in flight. It does not wait for scheduled retries. */
  settled(): Promise<void>;
  /** Sends one signed webhook of any event type, without recording it. */
  trigger(input: TriggerInput): Promise<TriggerResult>;
  /** Returns the public key that verifies webhooks and plugin calls, in PEM format. */
  publicKey(): Promise<string>;
  /**
   * Other emulators on the same server, which requests select with the `x-portico-tenant` header.
   */
  readonly tenants: {
    /** Returns the names of the tenants. */
    list(): Promise<string[]>;
    /** Removes a tenant. The next request with its name creates a new emulator. */
    remove(name: string): Promise<void>;
  };
  /**
   * Functions for actions that the API does not offer, such as a payment provider's actions.
   * They are grouped by service.
   */
  readonly controls: RemoteControls<Emulator["controls"]>;
}

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
  /** Function that sends the requests. Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Name of the tenant to control. Default: the emulator that serves requests without a tenant. */
  readonly tenant?: string;
  /**
   * Control token that the emulator was started with. Required if the emulator runs on another
   * machine or in a container.
   */
  readonly controlToken?: string | undefined;
}

/**
 * Creates a client that controls an emulator in another process. That process can be the command
 * `npx portico-emulator`, a program that calls `emulator.listen()`, or a Vite server with
 * `@portico/emulator/vite`.
 *
 * @param url - URL of the emulator, such as `"http://localhost:4477"`.
 * @param options - Tenant, control token and fetch function. All are optional.
 * @returns The client.
 * @throws TypeError if the URL is invalid.
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
