import { sitePath } from "@portico/core/site";
import { operations } from "../generated/operations.js";
import type { Caller } from "../kernel/caller.js";
import { EmulatorClock } from "../kernel/clock.js";
import type { DomainEvent, LegacyEvent } from "../kernel/events.js";
import type { Service } from "../kernel/service.js";
import { type State, stateFrom } from "../kernel/state.js";
import type { EmulatorOptions } from "../options/option-types.js";
import { checkedOptions } from "../options/options.js";
import type { SeedInput } from "../options/seed-types.js";
import { resolveSeed, type ShopSeed } from "../seeds/seeds.js";
import { keysOf } from "../server/control/overview.js";
import { Deliveries, type WebhookEnvironment } from "../server/deliveries.js";
import { Destinations } from "../server/destinations.js";
import { onClockMove } from "../server/due.js";
import { Faults } from "../server/faults.js";
import { EventLog } from "../server/log/events.js";
import { RequestLog } from "../server/log/requests.js";
import { Router } from "../server/router.js";
import type { Server } from "../server/server.js";
import { recordEvent } from "../server/webhooks.js";
import type { ServiceOptions } from "../services/all-services.js";
import { getOrInsert } from "../store/get-or-insert.js";
import { compact } from "../store/plain.js";

/** Routers that all emulators in a process share, because they are slow to create. */
const routers = new Map<"api" | "site", Router>();
const apiRouter = () => getOrInsert(routers, "api", () => new Router(operations));
const siteRouter = () =>
  getOrInsert(routers, "site", () => {
    return new Router(operations.map((route) => ({ ...route, path: sitePath(route.path) })));
  });

type Config = ReturnType<typeof checkedOptions>;

interface CurrentData {
  state: State;
  seed: ShopSeed;
  origin: string;
  /** Number of resets, plus one. */
  run: number;
  /** Whether to record events, for webhooks or for clients of the event log. */
  isObserved: boolean;
}

export interface Parts<S extends readonly Service[] = readonly Service[]> {
  readonly config: Config;
  readonly services: S;
  readonly current: CurrentData;
  readonly seedOf: (input: SeedInput) => ShopSeed;
  readonly hosts: Set<string>;
  readonly events: EventLog;
  readonly deliveries: Deliveries | undefined;
  readonly send: typeof globalThis.fetch;
  readonly server: Server;
}

export function partsOf<const S extends readonly Service[]>(
  servicesOf: (options: ServiceOptions) => S,
  options: EmulatorOptions,
  control: Server["control"],
): Parts<S> {
  const config = checkedOptions(options);
  const { rotateRefreshTokens, plugins, strict, webhooks } = config;
  const services = servicesOf({ rotateRefreshTokens, plugins, fetch: config.fetch });
  // Do not use `config.site`, because its defaults would override the seed's settings.
  const site = strict === undefined ? options.site : { ...options.site, strict };
  const seedOf = (input: SeedInput) => resolveSeed(input, site, options.members);
  const seed = seedOf(config.seed);
  const current: CurrentData = {
    state: stateFrom(services, seed),
    seed,
    origin: config.origin ?? "http://localhost:4477",
    run: 1,
    isObserved: webhooks !== undefined,
  };
  const hosts = new Set<string>();
  const send: Parts["send"] = config.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const clock: EmulatorClock = new EmulatorClock(config.clock, () => onClockMove(server));
  const environment: WebhookEnvironment = {
    fetch: send,
    now: () => clock.now(),
    after: (...args) => clock.after(...args),
  };
  const events = new EventLog();
  const deliveries = webhooks && new Deliveries(webhooks, environment);
  const record = (event: DomainEvent | LegacyEvent, caller: Caller): void => {
    const source = { caller, now: clock.now() };
    const recordedEvent = webhooks && recordEvent(current.state, event, webhooks, source);
    if (recordedEvent) deliveries?.add(recordedEvent);
    events.add(event, { ...source, ...compact({ webhookId: recordedEvent?.delivery.id }) });
  };
  const server: Server = {
    ...serverPartsOf(services),
    state: () => current.state,
    origin: () => current.origin,
    hosts: () => [new URL(current.origin).hostname, ...hosts],
    locks: new Set<string>(),
    commits: 0,
    clock,
    faults: new Faults(),
    media: config.media,
    get record() {
      return current.isObserved ? record : undefined;
    },
    requests: new RequestLog(clock, () => keysOf(current.state)),
    control: (...request) => {
      const response = control(...request);
      if (response) current.isObserved = true;
      return response;
    },
  };
  return { config, services, current, seedOf, hosts, events, deliveries, send, server };
}

function serverPartsOf(services: readonly Service[]) {
  const authentication = services.find((service) => service.authenticate);
  const authenticate: Server["authenticate"] = (...request) =>
    authentication?.authenticate?.(...request) ?? { kind: "anonymous" };
  return {
    services,
    listeners: services.flatMap(({ listeners = [] }) => listeners),
    scheduledServices: services.filter(({ timer }) => timer?.next),
    destinations: new Destinations(apiRouter(), siteRouter, services),
    authenticate,
    callExternal: services.find((service) => service.callExternal)?.callExternal,
  };
}
