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
