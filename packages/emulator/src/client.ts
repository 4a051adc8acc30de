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
import type { Triggered, TriggerInput } from "./server/trigger/trigger.js";

export type { ClockState, Overview, SnapshotInfo } from "./server/control/types.js";

/** Controls of an emulator in another process: the same, each with a promise. */
export type RemoteControls<Controls> = {
  readonly [Service in keyof Controls]: {
    readonly [Name in keyof Controls[Service]]: Controls[Service][Name] extends (
      ...args: infer Args
    ) => infer Result
      ? (...args: Args) => Promise<Awaited<Result>>
      : never;
  };
};

/** An emulator in another process. The names are those of {@link Emulator}; everything is a promise. */
export interface EmulatorClient {
  /** Back to the seed. */
  reset(): Promise<void>;
  /** Starts over from another seed. */
  seed(seed: SeedInput): Promise<void>;
  /** The shop as it is now, as a seed. */
  exportSeed(): Promise<SeedData>;
  /** Takes a snapshot, which the emulator keeps: the last twenty. */
  snapshot(): Promise<SnapshotInfo>;
  /** Back to a snapshot. */
  restore(snapshot: Pick<SnapshotInfo, "id">): Promise<void>;
  /** The snapshots that the emulator keeps, oldest first. */
  snapshots(): Promise<SnapshotInfo[]>;
  readonly clock: {
    /** Milliseconds since 1970. */
    now(): Promise<number>;
    advance(ms: number): Promise<ClockState>;
    /** Sets the time: milliseconds since 1970, or ISO text. */
    set(time: number | string): Promise<ClockState>;
    reset(): Promise<ClockState>;
  };
  readonly faults: {
    add(fault: FaultInput): Promise<Fault[]>;
    list(): Promise<Fault[]>;
    clear(): Promise<void>;
  };
  /** Messages that the platform would have sent, oldest first. */
  outbox(): Promise<OutboxMessage[]>;
  /** Webhooks, with what became of them. */
  webhooks(): Promise<WebhookDelivery[]>;
  /** Sends a webhook once more. */
  resend(webhookId: string): Promise<void>;
  /** The last events, oldest first. */
  events(query?: EventQuery): Promise<EventRecord[]>;
  /** The last requests, oldest first. */
  requests(query?: RequestQuery): Promise<RequestRecord[]>;
  /** How many there are of everything, and the time. */
  overview(): Promise<Overview>;
  /** The last entries of a collection that `overview()` counts, the newest first. */
  entries(collection: string, limit?: number): Promise<unknown[]>;
  /** Settles when no webhook is on its way any more. */
  settled(): Promise<void>;
  /** Sends an event of any type by hand, once, from where the emulator is. */
  trigger(input: TriggerInput): Promise<Triggered>;
  /** The key that webhooks are signed with, as PEM. */
  publicKey(): Promise<string>;
  /** Emulators beside this one on the same server, by the names that requests gave. */
  readonly tenants: {
    list(): Promise<string[]>;
    /** Ends one: the next request of its name finds a new one. */
    remove(name: string): Promise<void>;
  };
  /** What the site's owner, or somebody's phone, does. */
  readonly controls: RemoteControls<Emulator["controls"]>;
}

/** An address with what is asked for; what is undefined is not asked. */
function withQuery(path: string, query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** An object whose properties are made when they are asked for. */
function lazily<T>(make: (name: string) => unknown): T {
  // a promise is looked for in what is awaited
  const get = (_: object, name: string | symbol) =>
    typeof name === "string" && name !== "then" ? make(name) : undefined;
  return new Proxy({}, { get }) as T;
}

/** Which emulator is controlled, and how it is asked. */
export interface EmulatorClientOptions {
  /** What to ask with, such as `emulator.fetch`; the global one. */
  readonly fetch?: typeof globalThis.fetch;
  /** The name of the one that is meant, of several on one server. */
  readonly tenant?: string;
  /** The token that an emulator on another machine, or in a container, asks for. */
  readonly controlToken?: string | undefined;
}

/**
 * Controls an emulator that listens elsewhere: `npx portico-emulator`, `emulator.listen()`, or a development server
 * with `@portico/emulator/vite`.
 *
 * @param url where it listens
 * @param options see {@link EmulatorClientOptions}
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
