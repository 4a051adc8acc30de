import { exportSPKI, generateKeyPair } from "jose";
import { describe, expect, test } from "vitest";
import { pluginHandlers } from "../../generated/plugins.js";
import { provideAll } from "../../testing/plugin-app.js";
import { pluginFlows } from "../../testing/plugin-flows.js";
import { appClient, pluginWorld } from "../../testing/plugin-world.js";

const world = pluginWorld();

const flows = Object.entries(pluginFlows).map(([name, flow]) => {
  const { type, path } = pluginHandlers[name as keyof typeof pluginFlows];
  return { name, type, path, ...flow };
});

type Flow = (typeof flows)[number];

/** Installs an app whose handler can be replaced during the test. */
function installFlow({ type, path, also = [] }: Flow) {
  const server: { receivedCalls: string[]; override?: (request: Request) => Promise<Response> } = {
    receivedCalls: provideAll(world.app),
  };
  world.install(...also);
  const plugin = world.plugin(type, {
    backupRate: { title: "Courier", amount: "12" },
    fetch: (request) => {
      const isForHandler = new URL(request.url).pathname.endsWith(path);
      if (isForHandler && server.override) return server.override(request);
      return world.app.servicePlugins.processRequest(request);
    },
  });
  world.emulator.controls.plugins.install(plugin);
  return server;
}

/** Returns a function that lists the outcomes of subsequent calls to a handler. */
function trackCalls(name: string) {
  const before = world.emulator.controls.plugins.calls().length;
  return () =>
    world.emulator.controls.plugins
      .calls()
      .slice(before)
      .filter(({ handler }) => handler === name)
      .map(({ outcome, status }) => [outcome, status]);
}

describe.each(flows)("$type: $name", (flow) => {
  test("uses the response to a correctly signed request", async () => {
    const { receivedCalls } = installFlow(flow);
    const act = await flow.begin(world);
    receivedCalls.length = 0;
    const calls = trackCalls(flow.name);
    expect(await act()).toEqual(flow.used);
    expect(receivedCalls).toContain(flow.name);
    expect(new Set(calls().flat())).toEqual(new Set(["response", 200]));
  });

  test("falls back if the app rejects the signature of the request", async () => {
    const server = installFlow(flow);
    const act = await flow.begin(world);
    // An app with a different key rejects the emulator's signature.
    const { publicKey } = await generateKeyPair("RS256", { extractable: true });
    const otherApp = appClient(await exportSPKI(publicKey), world.emulator);
    const receivedCalls = provideAll(otherApp);
    server.override = (request) => otherApp.servicePlugins.processRequest(request);
    const calls = trackCalls(flow.name);
    expect(await act()).toEqual(flow.fallback);
    expect(new Set(calls().flat())).toEqual(new Set(["rejected", 401]));
    expect(receivedCalls).toEqual([]);
  });

  test("falls back if the app does not respond within ten seconds", async () => {
    const server = installFlow(flow);
    const act = await flow.begin(world);
    const calls = trackCalls(flow.name);
    let pendingCalls = 0;
    server.override = () => {
      pendingCalls += 1;
      return new Promise(() => {});
    };
    let isDone = false;
    const outcome = act().finally(() => {
      isDone = true;
    });
    for (let timeouts = 0; !isDone; ) {
      await new Promise((resolve) => setImmediate(resolve));
      if (pendingCalls === timeouts) continue;
      world.emulator.clock.advance(9_999);
      await new Promise((resolve) => setImmediate(resolve));
      expect(calls()).toHaveLength(timeouts);
      world.emulator.clock.advance(1);
      timeouts = pendingCalls;
    }
    expect(await outcome).toEqual(flow.fallback);
    expect(pendingCalls).toBeGreaterThan(0);
    expect(calls()).toEqual(Array.from({ length: pendingCalls }, () => ["timeout", undefined]));
  });
});

test("the plugin flows cover all plugin types", () => {
  expect(new Set(flows.map(({ type }) => type)).size).toBe(12);
});
