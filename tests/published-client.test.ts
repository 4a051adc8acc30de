import { createEmulator } from "@portico/emulator";
import * as currentCart from "@wix/auto_sdk_ecom_current-cart-v-2";
import * as products from "@wix/auto_sdk_stores_products-v-3";
import { createClient, OAuthStrategy } from "@wix/sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

// The published client sends requests with the global `fetch`, so each test replaces it.
const emulator = createEmulator();

beforeEach(() => {
  vi.stubGlobal("fetch", emulator.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  emulator.reset();
});

function publishedClient() {
  return createClient({
    auth: OAuthStrategy({ clientId: "demo" }),
    modules: { products, currentCart },
  });
}

const storesAppId = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

it("the published client gets visitor tokens, pages through the catalog and searches it", async () => {
  const client = publishedClient();
  const firstPage = await client.products.queryProducts().limit(7).find();
  expect(firstPage.items).toHaveLength(7);
  const secondPage = await firstPage.next();
  expect(secondPage.items).toHaveLength(7);
  expect(secondPage.items[0]?._id).not.toBe(firstPage.items[0]?._id);

  const { products: shirts } = await client.products.searchProducts({
    search: { expression: "shirt" },
    cursorPaging: { limit: 3 },
  });
  expect(shirts?.length).toBeGreaterThan(0);
  const tokens = client.auth.getTokens();
  expect(tokens.refreshToken.role).toBe("visitor");
});

it("the published client adds a product to the cart and calculates the subtotal", async () => {
  const client = publishedClient();
  const { items } = await client.products.queryProducts().limit(1).find();
  const product = await client.products.getProduct(items[0]?._id as string);
  const variant = product.variantsInfo?.variants?.find(
    (candidate) => candidate.inventoryStatus?.inStock,
  );
  expect(variant).toBeDefined();
  const { cart } = await client.currentCart.addLineItemsToCurrentCart({
    catalogItems: [
      {
        quantity: 2,
        catalogReference: {
          appId: storesAppId,
          catalogItemId: product._id as string,
          options: { variantId: variant?._id as string },
        },
      },
    ],
  });
  expect(cart?.lineItems).toHaveLength(1);
  const { summary } = await client.currentCart.calculateCurrentCart();
  expect(Number(summary?.priceSummary?.subtotal?.amount)).toBe(
    2 * Number(variant?.price?.actualPrice?.amount),
  );
});

it("the published client reports the platform's error code for an unknown product", async () => {
  const client = publishedClient();
  await expect(
    client.products.getProduct("00000000-0000-4000-8000-000000000000"),
  ).rejects.toMatchObject({ details: { applicationError: { code: "PRODUCT_NOT_FOUND" } } });
});

it("the published client sends a GraphQL query and returns its result", async () => {
  const client = publishedClient();
  const { data, errors } = await client.graphql(
    `query BySlug($slug: String!) {
      storesProductsV3Products(queryInput: { query: { filter: { slug: $slug } } }) {
        items { name }
      }
    }`,
    { slug: "heavy-tee" },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ storesProductsV3Products: { items: [{ name: "Heavy Tee" }] } });
});
