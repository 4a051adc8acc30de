// Uses the emulator through the published packages, as a shop app and its tests do.
import { createClient, isApplicationError, isValidationError } from "@portico/core";
import { sitePath } from "@portico/core/site";
import { currentCart, currentCartV2, orders } from "@portico/ecom";
import { ApiKeyStrategy, OAuthStrategy, oauth, redirects } from "@portico/identity";
import { brandsV3, categories, products, productsV3 } from "@portico/stores";
import { expect, test } from "vitest";
import { createEmulator, emulatorWith } from "./emulator.js";
import type { EmulatorOptions } from "./options/option-types.js";
import { allServices } from "./services/all-services.js";
import { API_KEY, reference, TREE } from "./testing/test-client.js";

function shop(options: EmulatorOptions = {}) {
  const emulator = createEmulator(options);
  const client = createClient({
    auth: OAuthStrategy({ clientId: "shop" }),
    modules: { products, productsV3, categories, currentCart, currentCartV2, orders, redirects },
    fetch: emulator.fetch,
  });
  return { emulator, client };
}

test("query builders page forward and backward, filter and sort products, and return dates", async () => {
  const { client } = shop();
  const first = await client.productsV3.queryProducts().limit(20).find();
  expect(first.items).toHaveLength(20);
  const second = await first.next();
  expect(second.items[0]?.id).not.toBe(first.items[0]?.id);
  const previous = await second.prev();
  expect(previous.items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id));
  const slugs = await client.productsV3
    .queryProducts()
    .in("slug", ["heavy-tee", "boot-socks"])
    .ascending("slug")
    .find();
  expect(slugs.items.map(({ slug }) => slug)).toEqual(["boot-socks", "heavy-tee"]);
  expect(slugs.items[0]?.createdDate).toBeInstanceOf(Date);
});

test("the token service accepts and returns typed objects, and rejects misspelled fields", async () => {
  const { fetch } = createEmulator();
  const client = createClient({ modules: { oauth }, fetch });
  const { access_token: token, expires_in: lifetime } = await client.oauth.token({
    clientId: "shop",
    grantType: "anonymous",
  });
  expect(lifetime).toBe(14_400);
  const { active, subjectType, clientId } = await client.oauth.tokenInfo({ token });
  expect({ active, subjectType, clientId }).toEqual({
    active: true,
    subjectType: "VISITOR",
    clientId: "shop",
  });
  // @ts-expect-error a misspelled field
  const misspelled = client.oauth.token({ clientId: "shop", grantTypes: "anonymous" });
  await expect(misspelled).rejects.toMatchObject({
    message: expect.stringContaining("grantTypes"),
  });
});

test("a client that uses the site's host gets tokens, products, a cart and GraphQL results", async () => {
  const emulator = createEmulator();
  const client = createClient({
    auth: OAuthStrategy({ clientId: "shop" }),
    modules: { productsV3, currentCartV2 },
    baseUrl: emulator.origin,
    rewritePath: sitePath,
    fetch: emulator.fetch,
  });
  const { items } = await client.productsV3.queryProducts().eq("slug", "heavy-tee").find();
  expect(items).toHaveLength(1);
  const catalogItems = [{ catalogReference: reference(emulator, "heavy-tee", 2), quantity: 2 }];
  const { cart } = await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems });
  expect(cart?.lineItems).toHaveLength(1);
  const { data } = await client.graphql("{ __typename }");
  expect(data).toEqual({ __typename: "Query" });
});

test("the catalog v1 query builder returns filtered and sorted products", async () => {
  const { client } = shop({ site: { catalogVersion: "V1_CATALOG" } });
  const page = await client.products
    .queryProducts()
    .gt("priceData.price", 200)
    .descending("priceData.price")
    .limit(2)
    .find();
  expect(page.items.map(({ name }) => name)).toEqual(["Harbor Wool Coat", "Cropped Trench"]);
  expect(page.totalCount).toBeGreaterThan(3);
});

test("a visitor can buy a product", async () => {
  const { emulator, client } = shop();
  const { product } = await client.productsV3.getProductBySlug("heavy-tee", {
    fields: ["CURRENCY"],
  });
  expect(product?.currency).toBe("USD");
  const catalogReference = reference(emulator, "heavy-tee", 2);
  const { cart } = await client.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [{ catalogReference, quantity: 2 }],
  });
  await client.currentCartV2.addCouponToCurrentCart({ code: "WELCOME10" });
  const { summary } = await client.currentCartV2.estimateCurrentCart();
  expect(summary?.priceSummary?.total?.amount).toBe("73.87");
  const { redirectSession } = await client.redirects.createRedirectSession({
    ecomCheckout: { checkoutId: cart?.id ?? "" },
    callbacks: { thankYouPageUrl: "http://localhost:5173/thanks" },
  });
  const form = {
    email: "a@b.co",
    firstName: "A",
    lastName: "B",
    addressLine: "1",
    city: "X",
    postalCode: "1",
    country: "US",
    action: "order",
    coupon: "WELCOME10",
  };
  const response = await emulator.fetch(redirectSession?.fullUrl ?? "", {
    method: "POST",
    body: new URLSearchParams(form),
  });
  const id = new URL(response.headers.get("location") ?? "").searchParams.get("orderId") ?? "";
  const order = await client.orders.getOrder(id);
  expect(order.priceSummary?.discount?.amount).toBe("7.60");
  expect(order.createdDate).toBeInstanceOf(Date);
  const { orders: mine } = await client.orders.searchOrders({});
  expect(mine?.map((order) => order.id)).toEqual([id]);
});

test("error responses are converted to SDK errors", async () => {
  const { client } = shop({ seed: "minimal" });
  const missingCartError = await client.currentCart
    .getCurrentCart()
    .catch((error: unknown) => error);
  expect(isApplicationError(missingCartError) && missingCartError.code).toBe(
    "OWNED_CART_NOT_FOUND",
  );
  const emptyFilterError = await client.productsV3
    .searchProducts({ filter: {}, cursorPaging: { limit: 3 } })
    .catch((error: unknown) => error);
  expect(isApplicationError(emptyFilterError) && emptyFilterError.code).toBe("INVALID_FILTER");
  const invalidIdError = await client.currentCartV2
    .removeLineItemsFromCurrentCart(["not-a-guid"])
    .catch((error: unknown) => error);
  expect(isValidationError(invalidIdError) && invalidIdError.message).toBe(
    'INVALID_ARGUMENT: "lineItemIds[0]" must be a valid GUID',
  );
  await expect(
    client.categories.createCategory({ name: "x" }, { treeReference: TREE }),
  ).rejects.toThrow("stores.categories.createCategory");
});

test('a call of an operation that is not emulated throws "not emulated"', async () => {
  const emulatorWithoutBrands = emulatorWith(
    (options) => allServices(options).filter(({ name }) => name !== "stores.brandsV3"),
    { seed: "minimal" },
  );
  const client = createClient({
    auth: OAuthStrategy({ clientId: "shop" }),
    modules: { brandsV3 },
    fetch: emulatorWithoutBrands.fetch,
  });
  await expect(client.brandsV3.queryBrands().find()).rejects.toThrow("not emulated");
});

test("a client with an API key can read hidden products", async () => {
  const { emulator } = shop();
  const client = createClient({
    auth: ApiKeyStrategy({ apiKey: API_KEY, siteId: emulator.state.site.id }),
    modules: { productsV3 },
    fetch: emulator.fetch,
  });
  const hidden = await client.productsV3.queryProducts().eq("visible", false).find();
  expect(hidden.items.map(({ name }) => name)).toEqual(["Archive Sample Jacket"]);
});

test("the client replaces revoked access tokens automatically", async () => {
  const { emulator, client } = shop({ seed: "minimal" });
  await client.productsV3.queryProducts().find();
  const { accessTokens } = emulator.state.identity;
  for (const [key, token] of accessTokens) accessTokens.set(key, { ...token, revoked: true });
  expect((await client.productsV3.queryProducts().find()).items).toHaveLength(3);
  expect(emulator.state.identity.accessTokens.size).toBe(2);
});
