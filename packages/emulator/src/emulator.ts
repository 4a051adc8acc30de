import { sitePath } from "@portico/core/site";
import type { EmulatorOf } from "./emulator-of.js";
import { operations as routes } from "./generated/operations.js";
import type { Caller } from "./kernel/caller.js";
import { EmulatorClock } from "./kernel/clock.js";
import type { DomainEvent, OlderEvent } from "./kernel/events.js";
import type { Act, ControlsOf, DataOf, Service } from "./kernel/service.js";
import { copyState, type KernelState, stateFrom } from "./kernel/state.js";
import type { EmulatorOptions } from "./options/option-types.js";
import { checkedOptions } from "./options/options.js";
import type { SeedInput } from "./options/seed-types.js";
import { seedDataOf } from "./seeds/export-seed.js";
import { type ShopSeed, seedNamed } from "./seeds/seeds.js";
import { controlOf } from "./server/control/control.js";
import { entriesOf, keysOf, overviewOf } from "./server/control/overview.js";
import { withToken } from "./server/control/token.js";
import { API_HOSTS } from "./server/cors.js";
import { Deliveries } from "./server/deliveries.js";
import { Destinations, isOwnPath } from "./server/destinations.js";
import { moved } from "./server/due.js";
import { Faults } from "./server/faults.js";
import { EventLog } from "./server/log/events.js";
import { RequestLog } from "./server/log/requests.js";
import { Router } from "./server/router.js";
import { serve } from "./server/serve.js";
import type { Server } from "./server/server.js";
import { originOf, tenantsOf } from "./server/tenants.js";
import { trigger } from "./server/trigger/trigger.js";
import { untilAborted } from "./server/until-aborted.js";
import { giveUp, recordEvent } from "./server/webhooks.js";
import { perform } from "./server/work.js";
import type { Member } from "./services/accounts/model/member.js";
import { allServices, type ServiceOptions, type Services } from "./services/all-services.js";
import { wholeCatalog } from "./services/catalog/whole.js";
import type { CouponData } from "./services/coupons/slice.js";
import { publicPem } from "./site/keys.js";

/** Internal state of an emulator, which `emulator.state` returns. */
export type State = EmulatorOf<Services>["state"];

/** Emulator of the platform that runs in this process. Create it with {@link createEmulator}. */
export interface Emulator extends EmulatorOf<Services> {}

let router: Router | undefined;
/** Routes of all operations. All emulators of a process share them. */
function allRoutes(): Router {
  router ??= new Router(routes);
  return router;
}

let siteRouter: Router | undefined;
/** The same routes, with their paths on a site's domain. */
function siteRoutes(): Router {
  siteRouter ??= new Router(routes.map((route) => ({ ...route, path: sitePath(route.path) })));
  return siteRouter;
}

/**
 * Creates an emulator of the platform with a catalog, carts, checkout, orders, members and logins.
 * It runs in this process, in Node.js or a browser, and needs no server.
 *
 * @param options - Seed, settings of the site and more. All are optional.
 * @returns The emulator. Pass its `fetch` to `createClient`.
 * @throws TypeError with code `INVALID_EMULATOR_OPTION` if an option is unknown or invalid.
 * @throws TypeError with code `UNKNOWN_SEED` if the name of the seed is unknown.
 * @example
 * ```ts
 * import { createClient } from "@portico/core";
 * import { createEmulator } from "@portico/emulator";
 * import { OAuthStrategy } from "@portico/identity";
 * import { productsV3 } from "@portico/stores";
 *
 * const emulator = createEmulator({ seed: "minimal" });
 * const client = createClient({
 *   fetch: emulator.fetch,
 *   auth: OAuthStrategy({ clientId: "demo" }),
 *   modules: { productsV3 },
 * });
 * const { items } = await client.productsV3.queryProducts().find();
 * ```
 */
export const createEmulator = (options: EmulatorOptions = {}): Emulator =>
  emulatorWith(allServices, options);

/** Creates an emulator with other services, for its own tests. */
export const emulatorWith = <const S extends readonly Service[]>(
  servicesOf: (options: ServiceOptions) => S,
  options: EmulatorOptions = {},
): EmulatorOf<S> => assembled(servicesOf, options).emulator;

/** An emulator, with functions for a server of several emulators. */
interface Assembled<S extends readonly Service[]> {
  readonly emulator: EmulatorOf<S>;
  readonly serve: (request: Request, from?: string) => Promise<Response>;
  /** Sets the URL and host names that the emulator is reached at. */
  reached(at: string, names: readonly string[]): void;
}

function assembled<const S extends readonly Service[]>(
  servicesOf: (options: ServiceOptions) => S,
  options: EmulatorOptions,
): Assembled<S> {
  const config = checkedOptions(options);
  const services = servicesOf({
    rotateRefreshTokens: config.rotateRefreshTokens,
    plugins: config.plugins,
    fetch: config.fetch,
  });
  // settings without a value come from the seed
  const { strict } = config;
  const site = strict === undefined ? options.site : { ...options.site, strict };
  const seedOf = (input: SeedInput) => seedNamed(input, site, options.members);
  let seed: ShopSeed = seedOf(config.seed);
  const clock = new EmulatorClock(config.clock, () => moved(server));
  const faults = new Faults();
  const requests = new RequestLog(clock, () => keysOf(state));
  const events = new EventLog();
  let state = stateFrom(services, seed);
  let origin = config.origin ?? "http://localhost:4477";
  const hosts = new Set<string>();
  let served = 0;
  const target = config.webhooks;
  let run = 1;
  let observed = target !== undefined;
  const send: typeof globalThis.fetch =
    config.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const deliveries =
    target &&
    new Deliveries(target, {
      fetch: send,
      now: () => clock.now(),
      after: (...appointment) => clock.after(...appointment),
    });

  const server: Server = {
    state: () => state,
    origin: () => origin,
    hosts: () => [new URL(origin).hostname, ...hosts],
    services,
    listeners: services.flatMap(({ listeners = [] }) => listeners),
    timed: services.filter(({ when }) => when?.next),
    destinations: new Destinations(allRoutes(), siteRoutes, services),
    authenticate: (...request) =>
      services.find((service) => service.authenticate)?.authenticate?.(...request) ?? {
        kind: "nobody",
      },
    callExternal: services.find((service) => service.callExternal)?.callExternal,
    locks: new Set(),
    commits: 0,
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

  const reached: Assembled<S>["reached"] = (at, names) => {
    origin = at;
    for (const name of names) hosts.add(name);
    observed = true;
  };

  const emulator: EmulatorOf<S> = {
    fetch,
    get origin() {
      return origin;
    },
    serves: (method, path) =>
      isOwnPath(path) || server.destinations.find(method, path).kind !== "nowhere",
    async listen(at = {}) {
      const { listenOn } = await import("./server/listen.js");
      const { onChange } = at;
      const look = () => [state, server.commits, clock.offset];
      let seen = look();
      const noticed = () => {
        const last = seen;
        seen = look();
        if (seen.some((part, index) => part !== last[index])) onChange?.();
      };
      const names = [...(at.host === undefined ? [] : [at.host]), ...(at.aliases ?? [])];
      const trusted = () => ({ hosts: server.hosts(), addresses: [] });
      const tenants = tenantsOf({
        serve: (...asked) => serve(server, ...asked).finally(noticed),
        trusted,
        origin: () => origin,
        make(name) {
          const tenant = assembled(servicesOf, options);
          tenant.reached(originOf(origin, name), names);
          return { serve: tenant.serve, end: tenant.emulator.reset };
        },
        ...(at.tenants === undefined ? {} : { most: at.tenants }),
      });
      const token = at.controlToken;
      const handle = token === undefined ? tenants : withToken(token, tenants, trusted);
      const listening = await listenOn(handle, at);
      reached(config.origin ?? listening.url, names);
      return listening;
    },
    reset,
    seed(input) {
      seed = seedOf(input);
      reset();
    },
    exportSeed() {
      const { members, coupons } = state.slices as {
        members: Map<string, Member>;
        coupons: CouponData;
      };
      const catalog = wholeCatalog(state.slices);
      const site = { ...state.site, coupons: [...coupons.coupons.values()] };
      return seedDataOf({ site, catalog, members: members.values() }, seed.memberInputs);
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
      if (!delivery || !deliveries) throw new Error(`Webhook ${id} not found`);
      deliveries.resend(delivery, clock.now());
    },
    requests: (query) => requests.list(query),
    events: (query) => events.list(query),
    overview: () => overviewOf(state, { origin, now: clock.now(), run }),
    entries(collection, limit = 50) {
      const found = entriesOf(state, collection, limit);
      if (!found) throw new Error(`Unknown collection ${collection}`);
      return found;
    },
    async settled() {
      await deliveries?.settled();
    },
    trigger: (input) => trigger(input, { fetch: send, now: () => clock.now() }),
    publicKey: publicPem,
    get state() {
      const { slices, ...own } = state;
      // the slice of each service created its own data
      return { ...own, ...slices } as KernelState & DataOf<S>;
    },
    controls: Object.fromEntries(
      services.flatMap(({ name, controls }) => (controls ? [[name, controls(act)]] : [])),
    ) as ControlsOf<S>,
  };
  const control = controlOf(emulator);
  return { emulator, reached, serve: (...asked) => serve(server, ...asked) };
}
