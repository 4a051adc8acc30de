import { lifecycleOf } from "./assembly/lifecycle.js";
import { listenWith, setHost } from "./assembly/listen.js";
import { type Parts, partsOf } from "./assembly/parts.js";
import type { Act, ControlsOf, DataOf, Service } from "./kernel/service.js";
import type { KernelState } from "./kernel/state.js";
import type { EmulatorOptions } from "./options/option-types.js";
import type { ResourceData } from "./resource/declaration.js";
import { controlOf } from "./server/control/control.js";
import type { EmulatorOf } from "./server/control/emulator-of.js";
import { entriesOf, overviewOf } from "./server/control/overview.js";
import { API_HOSTS } from "./server/cors.js";
import { isOwnPath } from "./server/destinations.js";
import { serve } from "./server/serve.js";
import { trigger } from "./server/trigger/trigger.js";
import { untilAborted } from "./server/until-aborted.js";
import { performTask } from "./server/work.js";
import { allServices, type ServiceOptions, type serviceTypes } from "./services/all-services.js";
import { publicPem } from "./site/keys.js";

/** Internal state that `emulator.state` returns. */
export type State = Emulator["state"];

interface DeclaredData {
  readonly [service: string]: ResourceData | undefined;
}

/** Emulator of the platform in this process. Create it with {@link createEmulator}. */
export interface Emulator
  extends EmulatorOf<
    (typeof serviceTypes)["data"] & DeclaredData,
    (typeof serviceTypes)["controls"]
  > {}

/**
 * Creates an emulator of the platform with a catalog, carts, checkout, orders, members and logins.
 * It runs in this process, in Node.js or a browser, without a server.
 *
 * @param options - Seed, site settings and other options.
 * @returns The emulator. Pass its `fetch` to `createClient`.
 * @throws TypeError with code `INVALID_EMULATOR_OPTION` if an option is unknown or invalid.
 * @throws TypeError with code `UNKNOWN_SEED` if the seed name is unknown.
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

/** Creates an emulator with a custom set of services, for tests. */
export const emulatorWith = <const S extends readonly Service[]>(
  servicesOf: (options: ServiceOptions) => S,
  options: EmulatorOptions = {},
): EmulatorOf<DataOf<S>, ControlsOf<S>> => assembleEmulator(servicesOf, options).emulator;

function assembleEmulator<const S extends readonly Service[]>(
  servicesOf: (options: ServiceOptions) => S,
  options: EmulatorOptions,
): { readonly emulator: EmulatorOf<DataOf<S>, ControlsOf<S>>; readonly parts: Parts<S> } {
  const parts = partsOf(servicesOf, options, (...request) => control(...request));
  const emulator = emulatorFrom(parts, (origin, hostNames) => {
    const tenant = assembleEmulator(servicesOf, options);
    setHost(tenant.parts, origin, hostNames);
    return {
      serve: (...request) => serve(tenant.parts.server, ...request),
      stop: tenant.emulator.reset,
    };
  });
  const control = controlOf(emulator);
  return { emulator, parts };
}

const fetchFrom =
  ({ current, server }: Parts): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { host, origin } = new URL(request.url);
    if (!API_HOSTS.includes(host) && origin !== current.origin) {
      throw new TypeError(
        `The emulator serves ${current.origin} and the platform's API, not ${origin}`,
      );
    }
    return await untilAborted(request.signal, serve(server, request));
  };

function controlsOf<S extends readonly Service[]>({ server, services }: Parts<S>): ControlsOf<S> {
  const job = { operation: "control", caller: { kind: "admin" }, headers: new Headers() } as const;
  const act: Act = (task) => performTask(server, job, task);
  const all = services.flatMap(({ name, controls }) => (controls ? [[name, controls(act)]] : []));
  return Object.fromEntries(all) as ControlsOf<S>;
}

function emulatorFrom<S extends readonly Service[]>(
  parts: Parts<S>,
  makeTenant: Parameters<typeof listenWith>[2],
): EmulatorOf<DataOf<S>, ControlsOf<S>> {
  const { current, server, events, deliveries, send } = parts;
  const { clock, faults, requests } = server;
  return {
    fetch: fetchFrom(parts),
    get origin() {
      return current.origin;
    },
    serves: (method, path) =>
      isOwnPath(path) || server.destinations.find(method, path).kind !== "nowhere",
    listen: (options = {}) => listenWith(parts, options, makeTenant),
    ...lifecycleOf(parts),
    clock,
    faults,
    get outbox() {
      return current.state.outbox;
    },
    get webhooks() {
      return current.state.webhooks;
    },
    resend(id) {
      const delivery = current.state.webhooks.find((webhook) => webhook.id === id);
      if (!delivery || !deliveries) throw new Error(`Webhook ${id} not found`);
      deliveries.resend(delivery, clock.now());
    },
    requests: (query) => requests.list(query),
    events: (query) => events.list(query),
    overview() {
      const { origin, run, state } = current;
      return overviewOf(state, { origin, now: clock.now(), run });
    },
    entries(collection, limit = 50) {
      const entries = entriesOf(current.state, collection, limit);
      if (!entries) throw new Error(`Unknown collection ${collection}`);
      return entries;
    },
    async settled() {
      await deliveries?.settled();
    },
    trigger: (input) => trigger(input, { fetch: send, now: () => clock.now() }),
    publicKey: publicPem,
    get state() {
      const { slices, ...rest } = current.state;
      // The cast is safe because each service created the data of its slice.
      return { ...rest, ...slices } as KernelState & DataOf<S>;
    },
    controls: controlsOf(parts),
  };
}
