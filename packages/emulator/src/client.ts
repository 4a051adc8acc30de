import type { Emulator } from "./emulator.js";
import type { OutboxMessage, WebhookDelivery } from "./kernel/events.js";
import type { FaultInput } from "./options/option-types.js";
import type { SeedInput } from "./options/seed-types.js";
import { authorizationOf } from "./server/control/token.js";
import type { ClockState, SnapshotInfo } from "./server/control/types.js";
import type { Fault } from "./server/faults.js";

export type { ClockState, Overview, SnapshotInfo } from "./server/control/types.js";

type Remote<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

/** Functions in `emulator.controls` of a client. Each returns a promise. */
export type RemoteControls<Controls> = {
  readonly [Service in keyof Controls]: Remote<Controls[Service]>;
};

type SharedFunctions = Pick<
  Emulator,
  | "exportSeed"
  | "requests"
  | "events"
  | "overview"
  | "entries"
  | "settled"
  | "trigger"
  | "publicKey"
>;

/**
 * Client for an emulator in another process, created by {@link createEmulatorClient}. It has most
 * functions of {@link Emulator}, but they return promises. The promises reject with an `Error` if
 * the emulator rejects the request.
 */
export interface EmulatorClient extends Remote<SharedFunctions> {
  /** Resets the emulator to its seed. Also resets the clock, logs and faults. */
  reset(): Promise<void>;
  /** Resets the emulator to another seed. The `site` and `members` options still apply. */
  seed(seed: SeedInput): Promise<void>;
  /** Takes a snapshot of the current state. The emulator stores the last 20 snapshots. */
  snapshot(): Promise<SnapshotInfo>;
  /** Restores a snapshot. You can restore the same snapshot several times. */
  restore(snapshot: Pick<SnapshotInfo, "id">): Promise<void>;
  /** Returns the stored snapshots, oldest first. */
  snapshots(): Promise<SnapshotInfo[]>;
  /** Clock that determines all dates and when tokens, codes and coupons expire. */
  readonly clock: {
    /** Returns the current time in milliseconds since 1970. */
    now(): Promise<number>;
    /** Moves the clock forward by `ms` milliseconds. Negative values move it back. */
    advance(ms: number): Promise<ClockState>;
    /**
     * Sets the clock to a time, in milliseconds since 1970 or as an ISO date. The clock then
     * continues to run.
     */
    set(time: number | string): Promise<ClockState>;
    /** Resets the clock to the current time of its time source. */
    reset(): Promise<ClockState>;
  };
  /** Errors and delays for upcoming requests. */
  readonly faults: {
    /** Adds a fault for the next matching requests. Returns all pending faults. */
    add(fault: FaultInput): Promise<Fault[]>;
    /** Returns the pending faults. Their `times` and `skip` values show what remains. */
    list(): Promise<Fault[]>;
    /** Removes all pending faults. */
    clear(): Promise<void>;
  };
  /** Returns the last 1,000 messages that the platform would have sent, such as emails. */
  outbox(): Promise<OutboxMessage[]>;
  /** Returns up to 1,000 webhooks (10,000 if all are pending), with their delivery status. */
  webhooks(): Promise<WebhookDelivery[]>;
  /** Resends a webhook from `webhooks()`. */
  resend(webhookId: string): Promise<void>;
  /** Separate emulators that requests select with the `x-portico-tenant` header. */
  readonly tenants: {
    /** Returns the names of the tenants. */
    list(): Promise<string[]>;
    /** Removes a tenant. The next request for this tenant creates a new emulator. */
    remove(name: string): Promise<void>;
  };
  /**
   * Actions that the API does not offer, such as a payment provider's actions, grouped by service.
   */
  readonly controls: RemoteControls<Emulator["controls"]>;
}

function withQuery(path: string, query: object = {}): string {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? path : `${path}?${search}`;
}

function functionsOnDemand<T>(make: (name: string) => unknown): T {
  // A `then` function would make `await` treat the object as a promise.
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
   * Control token of the emulator. Required if the emulator runs on another machine or in a
   * container.
   */
  readonly controlToken?: string | undefined;
}

/**
 * Creates a client for an emulator in another process: the command `npx portico-emulator`, a
 * program that calls `emulator.listen()`, or a Vite server with `@portico/emulator/vite`.
 *
 * @param url - URL of the emulator, such as `"http://localhost:4477"`.
 * @param options - Tenant, control token and fetch function.
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

  async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { tenant, controlToken, fetch = globalThis.fetch } = options;
    const response = await fetch(new URL(path, base), {
      method,
      headers: {
        "Content-Type": "application/json",
        ...(tenant === undefined ? {} : { "X-Portico-Tenant": tenant }),
        ...(controlToken === undefined ? {} : { Authorization: authorizationOf(controlToken) }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const result = (await response.json()) as T & { message?: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${result.message ?? response.status}`);
    return result;
  }
  async function execute(method: string, path: string, body: unknown = {}): Promise<void> {
    await send(method, path, body);
  }

  return {
    reset: () => execute("POST", "reset"),
    seed: (seed) => execute("POST", "seed", { seed }),
    exportSeed: () => send("GET", "seed"),
    snapshot: () => send("POST", "snapshots", {}),
    restore: ({ id }) => execute("POST", "restore", { id }),
    snapshots: () => send("GET", "snapshots"),
    clock: {
      now: async () => (await send<ClockState>("GET", "clock")).now,
      advance: (ms) => send("POST", "clock/advance", { ms }),
      set: (time) => send("POST", "clock/set", { time }),
      reset: () => send("POST", "clock/reset", {}),
    },
    faults: {
      add: (fault) => send("POST", "faults", fault),
      list: () => send("GET", "faults"),
      clear: () => execute("DELETE", "faults"),
    },
    outbox: () => send("GET", "outbox"),
    webhooks: () => send("GET", "webhooks"),
    resend: (id) => execute("POST", "webhooks/resend", { id }),
    events: (query) => send("GET", withQuery("events", query)),
    requests: (query) => send("GET", withQuery("requests", query)),
    overview: () => send("GET", "state"),
    entries: (of, limit) => send("GET", withQuery("entries", { of, limit })),
    settled: () => execute("POST", "settled"),
    trigger: (input) => send("POST", "webhooks/trigger", input),
    publicKey: () => send("GET", "public-key"),
    tenants: {
      list: () => send("GET", "/_portico/tenants"),
      remove: (name) => execute("DELETE", `/_portico/tenants/${encodeURIComponent(name)}`),
    },
    controls: functionsOnDemand((service) =>
      functionsOnDemand((control) => async (...args: unknown[]) => {
        const { result } = await send<{ result?: unknown }>("POST", "controls", {
          service,
          control,
          args,
        });
        return result;
      }),
    ),
  };
}
