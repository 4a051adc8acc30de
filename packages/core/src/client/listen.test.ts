import { describe, expect, it } from "vitest";
import { createClient } from "../create-client.js";
import type { EventDefinition } from "../events/event.js";
import { event, listenersOf } from "./listen.js";

const definition: EventDefinition = {
  type: "wix.stores.catalog.v3.product_created",
};
const products = { onProductCreated: event<{ entity: { id: string } }>(definition) };

describe("event", () => {
  it("registers the handlers of a client and its views in call order", () => {
    const client = createClient({ modules: { products } });
    const [first, second] = [() => {}, async () => {}];
    client.products.onProductCreated(first);
    client.with({}).products.onProductCreated(second);
    expect(listenersOf(client)).toEqual([
      { definition, handler: first },
      { definition, handler: second },
    ]);
    expect(listenersOf(createClient({ modules: { products } }))).toEqual([]);
  });

  it("throws if there is no client", () => {
    expect(() => products.onProductCreated(() => {})).toThrow("Wix context is not available");
  });
});

describe("webhooks of a client", () => {
  it("are provided by the strategy, which can always read the current handlers", () => {
    let readListeners = (): unknown => undefined;
    const webhooks = {
      process: async () => expect.fail(),
      processRequest: async () => expect.fail(),
    };
    const auth = {
      getAuthHeaders: () => ({ headers: {} }),
      webhooks: (listeners: () => unknown) => {
        readListeners = listeners;
        return webhooks;
      },
    };
    const client = createClient({ auth, modules: { products } });
    expect(client.webhooks).toBe(webhooks);
    const handler = () => {};
    client.products.onProductCreated(handler);
    expect(readListeners()).toEqual([{ definition, handler }]);
  });

  it("are rejected with NO_WEBHOOKS unless the client has a strategy that can verify them", async () => {
    const error = {
      name: "PorticoError",
      code: "NO_WEBHOOKS",
      message: "Webhooks require AppStrategy({ appId, publicKey })",
    };
    for (const auth of [undefined, { getAuthHeaders: () => ({ headers: {} }) }]) {
      const { webhooks } = createClient({ auth });
      await expect(webhooks.process("")).rejects.toMatchObject(error);
      await expect(webhooks.processRequest(new Request("https://a"))).rejects.toMatchObject(error);
    }
  });
});
