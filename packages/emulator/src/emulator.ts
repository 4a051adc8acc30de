import type { Caller } from "./kernel/caller.js";
import { EmulatorClock } from "./kernel/clock.js";
import type { DomainEvent, OlderEvent, OutboxMessage, WebhookDelivery } from "./kernel/events.js";
import { operations as routes } from "./kernel/generated/operations.js";
import { lending } from "./kernel/journal.js";
import { publicPem } from "./kernel/keys.js";
import type { Act, ControlsOf, DataOf, Service } from "./kernel/service.js";
import { type State as AnyState, copyState, type KernelState, stateFrom } from "./kernel/state.js";
import type { EmulatorOptions } from "./options/option-types.js";
import { emulatorOptions } from "./options/options.js";
import type { SeedData, SeedInput } from "./options/seed-types.js";
import { seedDataOf } from "./seeds/export-seed.js";
import { type ShopSeed, seedNamed } from "./seeds/seeds.js";
import { changeTeller } from "./server/changed.js";
import { controlOf } from "./server/control/control.js";
import { entriesOf, keysOf, overviewOf } from "./server/control/overview.js";
import type { Overview } from "./server/control/types.js";
import { API_HOSTS } from "./server/cors.js";
import { Deliveries } from "./server/deliveries.js";
import { Destinations, isOwnPath } from "./server/destinations.js";
import { Faults } from "./server/faults.js";
import type { Listening, ListenOptions } from "./server/listen.js";
import { EventLog, type EventQuery, type EventRecord } from "./server/log/events.js";
import { RequestLog, type RequestQuery, type RequestRecord } from "./server/log/requests.js";
import { Router } from "./server/router.js";
import { serve } from "./server/serve.js";
import type { Server } from "./server/server.js";
import { untilAborted } from "./server/until-aborted.js";
import { giveUp, recordEvent } from "./server/webhooks.js";
import { perform } from "./server/work.js";
import { allServices, type ServiceOptions, type Services } from "./services/all-services.js";
import { wholeCatalog } from "./services/catalog/whole.js";
import type { Member } from "./services/members/model.js";

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
   * @throws TypeError or ZodError when the seed is not written correctly; everything is as before then
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
  /** The key that webhooks are signed with, as PEM. */
  publicKey(): Promise<string>;
  /**
   * What the emulator knows, for tests that look behind the API or prepare a situation; each service's data by its name.
   * What is read here may be changed unseen: of a catalogue that was, queries keep nothing ready until the next reset.
   */
  readonly state: KernelState & DataOf<S>;
  /** What the site's owner, or somebody's phone, does: by the service's name. */
  readonly controls: ControlsOf<S>;
}

/** What the emulator knows. */
export type State = EmulatorOf<Services>["state"];

/** The platform in one process. */
export interface Emulator extends EmulatorOf<Services> {}

let router: Router | undefined;
/** The addresses of all operations: the same for every emulator of a process. */
function allRoutes(): Router {
  router ??= new Router(routes);
  return router;
}

/**
 * Makes an emulator of the platform: catalogue, carts, checkout, orders and sessions in one process.
 *
 * @param options see {@link EmulatorOptions}; everything has a default
 * @returns the emulator; nothing is started, `fetch` works at once, also in a browser
 * @throws ZodError when the options are not written correctly
 * @example
 * ```ts
 * const emulator = createEmulator({ seed: "minimal" });
 * const answer = await emulator.fetch("https://www.wixapis.com/oauth2/token", {
 *   method: "POST",
 *   body: JSON.stringify({ clientId: "shop", grantType: "anonymous" }),
 * });
 * ```
 */
export const createEmulator = (options: EmulatorOptions = {}): Emulator =>
  emulatorWith(allServices, options);

/** An emulator of other services than all, for its own tests. */
export function emulatorWith<const S extends readonly Service[]>(
  servicesOf: (options: ServiceOptions) => S,
  options: EmulatorOptions = {},
): EmulatorOf<S> {
  const config = emulatorOptions.parse(options);
  const services = servicesOf({
    rotateRefreshTokens: config.rotateRefreshTokens,
    plugins: config.plugins,
    fetch: config.fetch,
  });
  // settings that are not told are the seed's
  const seedOf = (input: SeedInput) => seedNamed(input, options.site, options.members);
  let seed: ShopSeed = seedOf(config.seed);
  const clock = new EmulatorClock(config.clock);
  const faults = new Faults();
  const requests = new RequestLog(clock, () => keysOf(state));
  const events = new EventLog();
  let state = stateFrom(services, seed);
  let origin = config.origin ?? "http://localhost:4477";
  /** What it was told to listen on. */
  const hosts = new Set<string>();
  let served = 0;
  const target = config.webhooks;
  let run = 1;
  let observed = target !== undefined;
  const deliveries =
    target &&
    new Deliveries(target, {
      fetch:
        config.fetch ??
        ((input: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(input, init)),
      now: () => clock.now(),
      after: (...appointment) => clock.after(...appointment),
    });

  const server: Server = {
    state: () => state,
    origin: () => origin,
    hosts: () => [new URL(origin).hostname, ...hosts],
    services,
    destinations: new Destinations(allRoutes(), services),
    authenticate: (...request) =>
      services.find((service) => service.authenticate)?.authenticate?.(...request) ?? {
        kind: "nobody",
      },
    outside: services.find((service) => service.outside)?.outside,
    clock,
    faults,
    media: config.media,
    get record() {
      return observed ? record : undefined;
    },
    requestId: () => {
      served += 1;
      return `${Math.floor(clock.now() / 1000)}.${served}`;
    },
    requests,
    control: (...asked) => {
      const answer = control(...asked);
      if (answer) observed = true;
      return answer;
    },
  };

  function record(event: DomainEvent | OlderEvent, caller: Caller): void {
    const by = { caller, now: clock.now() };
    const recorded = target && recordEvent(state, event, target, by);
    if (recorded) deliveries?.add(recorded);
    events.add(event, { ...by, ...(recorded ? { webhookId: recorded.delivery.id } : {}) });
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!API_HOSTS.includes(url.host) && url.origin !== origin) {
      throw new TypeError(
        `The emulator serves ${origin} and the platform's API, not ${url.origin}`,
      );
    }
    return await untilAborted(request.signal, serve(server, request));
  };

  const act: Act = (task) =>
    perform(
      server,
      { operation: "control", caller: { kind: "admin" }, headers: new Headers() },
      task,
    );

  function reset(): void {
    deliveries?.drop();
    state = stateFrom(services, seed);
    run += 1;
    faults.clear();
    requests.clear();
    events.clear();
    clock.reset();
  }

  const serveRequest = (request: Request, from?: string) => serve(server, request, from);

  const emulator: EmulatorOf<S> = {
    fetch,
    get origin() {
      return origin;
    },
    serves: (method, path) =>
      isOwnPath(path) || server.destinations.find(method, path).kind !== "nowhere",
    async listen(at = {}) {
      const { listenOn } = await import("./server/listen.js");
      const told = changeTeller(() => state, clock, at.onChange ?? (() => {}));
      const handle: typeof serveRequest = (...asked) => serveRequest(...asked).finally(told);
      const listening = await listenOn(handle, at);
      origin = config.origin ?? listening.url;
      if (at.host !== undefined) hosts.add(at.host);
      observed = true;
      return listening;
    },
    reset,
    seed(input) {
      seed = seedOf(input);
      reset();
    },
    exportSeed() {
      const { members } = state.slices as { members: Map<string, Member> };
      const catalog = wholeCatalog(state.slices);
      return seedDataOf(
        { site: state.site, catalog, members: members.values() },
        seed.memberInputs,
      );
    },
    snapshot: () => ({ state: copyState(services, state) }),
    restore(snapshot) {
      deliveries?.drop();
      state = copyState(services, snapshot.state);
      giveUp(state);
    },
    clock,
    faults,
    get outbox() {
      return state.outbox;
    },
    get webhooks() {
      return state.webhooks;
    },
    resend(id) {
      const delivery = state.webhooks.find((one) => one.id === id);
      if (!delivery || !deliveries) throw new Error(`There is no webhook ${id}`);
      deliveries.resend(delivery, clock.now());
    },
    requests: (query) => requests.list(query),
    events: (query) => events.list(query),
    overview: () => overviewOf(state, { origin, now: clock.now(), run }),
    entries(collection, limit = 50) {
      const found = entriesOf(state, collection, limit);
      if (!found) throw new Error(`There is no collection ${collection}`);
      return found;
    },
    async settled() {
      await deliveries?.settled();
    },
    publicKey: publicPem,
    get state() {
      const { slices, ...own } = state;
      // each service's data is what its own slice made
      return lending({ ...own, ...slices }) as KernelState & DataOf<S>;
    },
    controls: Object.fromEntries(
      services.flatMap(({ name, controls }) => (controls ? [[name, controls(act)]] : [])),
    ) as ControlsOf<S>,
  };
  const control = controlOf(emulator);
  return emulator;
}
