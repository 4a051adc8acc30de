// An app server with plugins, the emulator that calls them, and a visitor.
import { createClient } from "@portico/core";
import * as plugins from "@portico/ecom/plugins";
import { AppStrategy } from "@portico/identity/app";
import { beforeEach, vi } from "vitest";
import { createEmulator, type Emulator } from "../emulator.js";
import type { PluginInput } from "../options/plugin-setup.js";
import { publicPem } from "../site/keys.js";
import { ADDRESS, type Caller, type Json, merchant, reference, visitor } from "./test-client.js";

export const APP = "00000000-0000-4000-8000-00000000a001";

const START = Date.UTC(2030, 0, 1);
/** Returns a clock that only tests move. */
const stoppedClock = () => ({ now: () => START, sleep: () => new Promise<void>(() => {}) });

const { PluginError: _, ...modules } = plugins;

export const appClient = (publicKey: string, emulator: Emulator) =>
  createClient({
    auth: AppStrategy({ appId: APP, publicKey }),
    clock: { now: () => emulator.clock.now(), sleep: async () => {} },
    modules,
  });

async function createWorld() {
  const emulator = createEmulator({ clock: stoppedClock() });
  return {
    emulator,
    app: appClient(await publicPem(), emulator),
    guest: await visitor(emulator),
    onError: vi.fn<(error: unknown) => void>(),
  };
}

export type PluginWorld = ReturnType<typeof pluginWorld>;

export function pluginWorld() {
  let world: Awaited<ReturnType<typeof createWorld>>;
  beforeEach(async () => {
    world = await createWorld();
  });
  const plugin = (type: PluginInput["type"], rest: Partial<PluginInput> = {}): PluginInput => ({
    type,
    appId: APP,
    fetch: (request) =>
      world.app.servicePlugins.processRequest(request, { onError: world.onError }),
    ...rest,
  });
  return {
    get emulator() {
      return world.emulator;
    },
    get app() {
      return world.app;
    },
    set app(app) {
      world.app = app;
    },
    get guest() {
      return world.guest;
    },
    set guest(guest: Caller) {
      world.guest = guest;
    },
    get onError() {
      return world.onError;
    },
    plugin,
    install(...types: PluginInput["type"][]) {
      for (const type of types) world.emulator.controls.plugins.install(plugin(type));
    },
    /** Returns the handler and the outcome of each plugin call. */
    outcomes: () =>
      world.emulator.controls.plugins
        .calls()
        .map(({ handler, outcome }) => `${handler} ${outcome}`),
    async cartOf(slug = "heavy-tee", quantity = 1): Promise<Json> {
      const lineItems = [{ catalogReference: reference(world.emulator, slug, quantity), quantity }];
      return (await world.guest.call("ecom.currentCart.addToCurrentCart", { lineItems })).cart;
    },
    estimate: (rest: object = {}): Promise<Json> =>
      world.guest.call("ecom.currentCart.estimateCurrentCartTotals", {
        shippingAddress: ADDRESS,
        ...rest,
      }),
    async checkoutOf(rest: object = {}): Promise<Json> {
      const { checkoutId } = await world.guest.call(
        "ecom.currentCart.createCheckoutFromCurrentCart",
        {
          channelType: "WEB",
          shippingAddress: ADDRESS,
          billingAddress: ADDRESS,
          selectedShippingOption: { code: "express" },
          email: "ada@example.com",
          ...rest,
        },
      );
      return (await world.guest.call("ecom.checkout.getCheckout", { id: checkoutId })).checkout;
    },
    place: (id: string) => world.guest.call("ecom.checkout.createOrder", { id }),
    orderOf: async (id: string): Promise<Json> =>
      (await merchant(world.emulator).call("ecom.orders.getOrder", { id })).order,
  };
}
