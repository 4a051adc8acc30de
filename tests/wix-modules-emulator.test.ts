import { createClient } from "@portico/core";
import { wixModules } from "@portico/core/wix";
import { createEmulator } from "@portico/emulator";
import { ApiKeyStrategy, OAuthStrategy } from "@portico/identity";
import { productsV3 } from "@portico/stores";
import * as currentCart from "@wix/auto_sdk_ecom_current-cart-v-2";
import * as theirOrders from "@wix/auto_sdk_ecom_orders";
import * as theirProducts from "@wix/auto_sdk_stores_products-v-3";
import { expect, it } from "vitest";
import { catalogReference } from "./published.ts";

// Functions of published packages and of Portico share one client, which uses the emulator.
const emulator = createEmulator();
const visitor = createClient({
  auth: OAuthStrategy({ clientId: "demo" }),
  fetch: emulator.fetch,
  modules: { productsV3, ...wixModules({ currentCart, theirProducts }) },
});
const merchant = createClient({
  auth: ApiKeyStrategy({
    apiKey: "portico-emulator-api-key",
    siteId: emulator.state.site.id,
  }),
  fetch: emulator.fetch,
  modules: wixModules({ theirOrders, theirProducts }),
});

it("functions of @wix packages read the same products as Portico's functions", async () => {
  const ours = await visitor.productsV3.queryProducts().ascending("slug").limit(5).find();
  const theirPage = await visitor.theirProducts.queryProducts().ascending("slug").limit(5).find();
  expect(theirPage.items.map(({ _id }) => _id)).toEqual(ours.items.map(({ id }) => id));
  expect(theirPage.items[0]?._createdDate).toEqual(ours.items[0]?.createdDate);
  const theirNextPage = await theirPage.next();
  expect(theirNextPage.items[0]?._id).toBe((await ours.next()).items[0]?.id);
});

it("functions of @wix packages accept ids from Portico's functions, and share one visitor session", async () => {
  const { product } = await visitor.productsV3.getProductBySlug("drop-pendant");
  const fullProduct = await visitor.theirProducts.getProduct(product?.id as string);
  const variant = fullProduct.variantsInfo?.variants?.[0]?._id as string;
  await visitor.currentCart.addLineItemsToCurrentCart({
    catalogItems: [
      { quantity: 2, catalogReference: catalogReference(fullProduct._id as string, variant) },
    ],
  });
  const { cart } = await visitor.currentCart.getCurrentCart();
  expect(cart?.lineItems).toHaveLength(1);
});

it("functions of @wix packages change products and reject with Portico's errors", async () => {
  const { items } = await merchant.theirProducts.queryProducts().limit(1).find();
  const [product] = items;
  const id = product?._id as string;
  const updatedProduct = await merchant.theirProducts.updateProduct(id, {
    revision: product?.revision as string,
    name: "Renamed",
  });
  expect(updatedProduct.name).toBe("Renamed");
  expect((await visitor.productsV3.getProduct(id)).name).toBe("Renamed");
  const missingId = "00000000-0000-4000-8000-000000000000";
  await expect(merchant.theirProducts.getProduct(missingId)).rejects.toMatchObject({
    name: "ApplicationError",
    code: "PRODUCT_NOT_FOUND",
    operation: "theirProducts.getProduct",
  });
  const orders = await merchant.theirOrders.searchOrders({ cursorPaging: { limit: 3 } });
  expect(orders.orders).toBeInstanceOf(Array);
});
