import { describe, expect, it } from "vitest";
import { createClient } from "../create-client.js";
import type { EventDefinition } from "../events/event.js";
import { event, listenersOf } from "./listen.js";

const definition: EventDefinition = {
  type: "wix.stores.catalog.v3.product_created",
};
const products = { onProductCreated: event<{ entity: { id: string } }>(definition) };

describe("event", () => {
  it("records handlers on the client, in order, and on its views", () => {
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

  it("needs a client", () => {
    expect(() => products.onProductCreated(() => {})).toThrow("Wix context is not available");
  });
});

describe("a client's webhooks", () => {
  it("are its strategy's, which reads the handlers of the moment", () => {
    let read = (): unknown => undefined;
    const webhooks = {
      process: async () => expect.fail(),
      processRequest: async () => expect.fail(),
    };
    const auth = {
      getAuthHeaders: () => ({ headers: {} }),
      webhooks: (listeners: () => unknown) => {
        read = listeners;
        return webhooks;
      },
    };
    const client = createClient({ auth, modules: { products } });
    expect(client.webhooks).toBe(webhooks);
    const handler = () => {};
    client.products.onProductCreated(handler);
    expect(read()).toEqual([{ definition, handler }]);
  });

  it("are refused without a strategy that can check them", async () => {
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
