import { addToCurrentCart } from "@portico/ecom/current-cart";
import { addLineItemsToCurrentCart } from "@portico/ecom/current-cart-v2";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cartV1 } from "../cart/v1.js";
import { testShop } from "../testing/test-shop.js";
import { currentCartQuery } from "./cart.js";
import { categoriesQuery } from "./categories.js";
import { sessionScope } from "./session-scope.js";
import { storeItem } from "./store-item.js";

describe.each(["v1", "v2"] as const)("the %s cart of a new visitor", (version) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  function createShop(...args: Parameters<typeof testShop>) {
    const shop = testShop(...args);
    const query = version === "v1" ? cartV1.cartQuery(shop.client) : currentCartQuery(shop.client);
    const read = () => shop.queryClient.fetchQuery(query as ReturnType<typeof currentCartQuery>);
    const cartRequestCount = () =>
      shop.requests.filter((request) => request.endsWith("/carts/current")).length;
    const visit = () => shop.queryClient.fetchQuery(categoriesQuery(shop.client));
    return { ...shop, read, cartRequestCount, visit };
  }

  it("is not requested before or shortly after the first API call", async () => {
    const { read, cartRequestCount, visit } = createShop();
    expect(await read()).toBeNull();
    await visit();
    expect(await read()).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(await read()).toBeNull();
    expect(cartRequestCount()).toBe(0);
  });

  it("is requested after a few minutes", async () => {
    const { read, cartRequestCount, visit } = createShop();
    await visit();
    await read();
    vi.advanceTimersByTime(400_000);
    expect(await read()).toBeNull();
    expect(cartRequestCount()).toBe(1);
  });

  it("is requested after a call that may have created the cart", async () => {
    const { client, read, cartRequestCount, visit, product } = createShop();
    await visit();
    const { id, variantsInfo } = await product("drop-pendant");
    expect(await read()).toBeNull();
    const variantId = variantsInfo?.variants[0]?.id ?? "";
    const item = storeItem({ productId: id, variantId, quantity: 2 });
    if (version === "v1") await client.use(addToCurrentCart)({ lineItems: [item] });
    else await client.use(addLineItemsToCurrentCart)({ catalogItems: [item] });
    expect((await read())?.lineItems).toHaveLength(1);
    expect(cartRequestCount()).toBe(1);
  });

  it("is requested after another tab reports a change", async () => {
    const { client, read, cartRequestCount, visit, queryClient } = createShop();
    await visit();
    expect(await read()).toBeNull();
    sessionScope(client).markUsed();
    await queryClient.invalidateQueries();
    expect(await read()).toBeNull();
    expect(cartRequestCount()).toBe(1);
  });

  it("is requested if the session is older than the page", async () => {
    const { client, emulator, visit } = createShop();
    await visit();
    const reloadedPage = createShop({}, { tokens: client.auth.getTokens() }, emulator);
    await reloadedPage.read();
    expect(reloadedPage.cartRequestCount()).toBe(1);
  });
});
