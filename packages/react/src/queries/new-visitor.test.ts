import { addToCurrentCart } from "@portico/ecom/current-cart";
import { addLineItemsToCurrentCart } from "@portico/ecom/current-cart-v2";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cartV1 } from "../cart/v1.js";
import { testShop } from "../testing/test-shop.js";
import { currentCartQuery } from "./cart.js";
import { categoriesQuery } from "./categories.js";
import { sessionScope } from "./session-scope.js";
import { storeItem } from "./store-item.js";

describe.each(["v1", "v2"] as const)("the cart of a new visitor, %s", (version) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  function shop() {
    const kit = testShop();
    const query = version === "v1" ? cartV1.cartQuery(kit.client) : currentCartQuery(kit.client);
    const read = () => kit.queryClient.fetchQuery(query as ReturnType<typeof currentCartQuery>);
    const asked = () => kit.requests.filter((request) => request.endsWith("/carts/current")).length;
    const visit = () => kit.queryClient.fetchQuery(categoriesQuery(kit.client));
    return { ...kit, read, asked, visit };
  }

  it("is not asked for, before the first call and after it", async () => {
    const { read, asked, visit } = shop();
    expect(await read()).toBeNull();
    await visit();
    expect(await read()).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(await read()).toBeNull();
    expect(asked()).toBe(0);
  });

  it("is asked for after a while", async () => {
    const { read, asked, visit } = shop();
    await visit();
    await read();
    vi.advanceTimersByTime(400_000);
    expect(await read()).toBeNull();
    expect(asked()).toBe(1);
  });

  it("is asked for once something was sent that may have made one", async () => {
    const { client, read, asked, visit, product } = shop();
    await visit();
    const { id, variantsInfo } = await product("drop-pendant");
    expect(await read()).toBeNull();
    const variantId = variantsInfo?.variants[0]?.id ?? "";
    const item = storeItem({ productId: id, variantId, quantity: 2 });
    if (version === "v1") await client.use(addToCurrentCart)({ lineItems: [item] });
    else await client.use(addLineItemsToCurrentCart)({ catalogItems: [item] });
    expect((await read())?.lineItems).toHaveLength(1);
    expect(asked()).toBe(1);
  });

  it("is asked for once another tab tells of a change", async () => {
    const { client, read, asked, visit, queryClient } = shop();
    await visit();
    expect(await read()).toBeNull();
    sessionScope(client).touch();
    await queryClient.invalidateQueries();
    expect(await read()).toBeNull();
    expect(asked()).toBe(1);
  });

  it("is asked for in a visit that goes on", async () => {
    const { client, emulator, visit } = shop();
    await visit();
    const again = testShop({}, { tokens: client.auth.getTokens() }, emulator);
    await again.queryClient.fetchQuery(currentCartQuery(again.client));
    expect(again.requests).toContain("GET /ecom/v2/carts/current");
  });
});
