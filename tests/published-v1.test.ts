// Tests a shop that uses catalog v1 and cart v1 with the platform's published client.
import * as currentCart from "@wix/auto_sdk_ecom_current-cart";
import * as orders from "@wix/auto_sdk_ecom_orders";
import * as redirects from "@wix/auto_sdk_redirects_redirects";
import * as collections from "@wix/auto_sdk_stores_collections";
import * as products from "@wix/auto_sdk_stores_products";
import { createClient, OAuthStrategy } from "@wix/sdk";
import { expect, it } from "vitest";
import { merchantAuth, publishedEmulator, STORES_APP_ID } from "./published.js";

const emulator = publishedEmulator({ site: { catalogVersion: "V1_CATALOG" } });
const owner = createClient({ auth: merchantAuth(emulator), modules: { products } });
const createShopper = () =>
  createClient({
    auth: OAuthStrategy({ clientId: "demo" }),
    modules: { collections, currentCart, products, redirects, orders },
  });

async function createMug(name: string) {
  const { product } = await owner.products.createProduct({
    name,
    productType: "physical",
    priceData: { price: 12.5 },
    visible: true,
    stock: { trackInventory: true, quantity: 5 },
  });
  return product?._id as string;
}

it("a merchant creates and changes a product, and shoppers find it in its collection", async () => {
  const id = await createMug("Mug of v1");
  const { collection } = await owner.products.createCollection({ name: "Mugs of v1" });
  const collectionId = collection?._id as string;
  await owner.products.addProductsToCollection(collectionId, [id]);
  const changedProduct = await owner.products.updateProduct(id, { priceData: { price: 20 } });
  expect(changedProduct.product?.priceData?.price).toBe(20);

  const client = createShopper();
  const { items } = await client.collections.queryCollections().eq("name", "Mugs of v1").find();
  expect(items.map(({ _id, numberOfProducts }) => [_id, numberOfProducts])).toEqual([
    [collectionId, 1],
  ]);
  const page = await client.products
    .queryProducts()
    .hasSome("collectionIds", [collectionId])
    .find();
  expect(page.items.map(({ _id, price }) => [_id, price?.price])).toEqual([[id, 20]]);
  expect((await client.products.getProduct(id)).product?.name).toBe("Mug of v1");
  await owner.products.deleteProduct(id);
  await expect(client.products.getProduct(id)).rejects.toMatchObject({
    message: expect.any(String),
  });
});

it("a shopper fills and changes a cart, applies a coupon and creates a checkout", async () => {
  const client = createShopper();
  const catalogItemId = await createMug("Mug to buy");
  const { cart } = await client.currentCart.addToCurrentCart({
    lineItems: [{ quantity: 1, catalogReference: { appId: STORES_APP_ID, catalogItemId } }],
  });
  const lineItemId = cart?.lineItems?.[0]?._id as string;
  const withIncreasedQuantity = await client.currentCart.updateCurrentCartLineItemQuantity([
    { _id: lineItemId, quantity: 2 },
  ]);
  expect(withIncreasedQuantity.cart?.lineItems?.map(({ quantity }) => quantity)).toEqual([2]);
  await client.currentCart.updateCurrentCart({ couponCode: "WELCOME10" });
  const totals = await client.currentCart.estimateCurrentCartTotals({});
  expect(totals.priceSummary).toMatchObject({
    subtotal: { amount: "25.00" },
    discount: { amount: "2.50" },
  });
  await client.currentCart.removeCouponFromCurrentCart();
  expect((await client.currentCart.getCurrentCart()).appliedDiscounts ?? []).toEqual([]);
  const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({
    channelType: "WEB",
  });
  const { redirectSession } = await client.redirects.createRedirectSession({
    ecomCheckout: { checkoutId: checkoutId as string },
  });
  expect(redirectSession?.fullUrl).toContain(checkoutId as string);
  await client.currentCart.removeLineItemsFromCurrentCart([lineItemId]);
  expect((await client.currentCart.getCurrentCart()).lineItems ?? []).toEqual([]);
});
