import { describe, expect, it } from "vitest";
import { createClient } from "../create-client.js";

/** Wraps a function in the same way that `createRESTModule` from `@wix/sdk-runtime` does. */
const createWixFunction = (module: (client: { request: unknown }) => unknown) =>
  ((...args: unknown[]) => module.apply(undefined, args as never)) as () => Promise<unknown>;
const wixEvent = Object.assign(() => () => {}, { __type: "event-definition" });
const wixProducts = {
  getProduct: createWixFunction(() => async () => ({})),
  queryProducts: createWixFunction(() => () => ({})),
  onProductCreated: wixEvent,
};

describe("a module from an @wix package", () => {
  it("throws WIX_MODULE, with the function's name, when one of its functions is called", () => {
    const { products } = createClient({ modules: { products: wixProducts } });
    for (const [name, call] of Object.entries(products)) {
      expect(call).toThrow(
        expect.objectContaining({
          message: `products.${name} comes from an @wix package: wrap its module in wixModule`,
          code: "WIX_MODULE",
          help: expect.stringContaining("@portico/core/wix"),
        }),
      );
    }
  });
});

describe("a bound function without a name", () => {
  it("keeps its result and its error if it is not from an @wix package", async () => {
    const wrapped = { load: [async () => 7][0] as () => Promise<number> };
    expect(await createClient({ modules: { wrapped } }).wrapped.load()).toBe(7);
    const failingModule = {
      load: [() => Promise.reject(new TypeError("own"))][0] as () => Promise<number>,
    };
    await expect(createClient({ modules: { failingModule } }).failingModule.load()).rejects.toThrow(
      "own",
    );
  });
});
