// Tests catalog V1 products in carts. Line items identify managed variants by id, and other
// variants by their choices.
import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../../../emulator.js";
import { type Caller, type Json, merchant, STORES, shop } from "../../../../testing/test-client.js";

const V1 = { catalogVersion: "V1_CATALOG" } as const;
let emulator: Emulator;
let guest: Caller;
let owner: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "minimal", site: V1 }));
  owner = merchant(emulator);
});

const create = async (product: Json): Promise<Json> =>
  (
    await owner.call("stores.products.createProduct", {
      product: { name: "Mug", priceData: { price: 12.5 }, ...product },
    })
  ).product;
const SIZES = { name: "Size", choices: ["S", "L"].map((value) => ({ value, description: value })) };
const COLORS = { name: "Color", choices: [{ value: "#ff0000", description: "Red" }] };
const add = (catalogItemId: string, options: Json) =>
  guest.call("ecom.currentCart.addToCurrentCart", {
    lineItems: [{ catalogReference: { catalogItemId, appId: STORES, options }, quantity: 2 }],
  });

test("carts identify managed variants by id, and other variants by choices", async () => {
  const managed = await create({ manageVariants: true, productOptions: [SIZES] });
  expect((await add(managed.id, { options: { Size: "L" } })).cart.lineItems).toEqual([]);
  const { cart } = await add(managed.id, { variantId: managed.variants[1].id });
  expect(cart.lineItems[0].descriptionLines).toMatchObject([
    { name: { original: "Size" }, plainText: { original: "L" } },
  ]);
  const unmanaged = await create({ name: "Bowl", productOptions: [SIZES, COLORS] });
  expect((await add(unmanaged.id, { options: { Size: "L" } })).cart.lineItems).toHaveLength(1);
  const options = { options: { Size: "L", Color: "Red" } };
  const { cart: updatedCart } = await add(unmanaged.id, options);
  expect(updatedCart.lineItems[1]).toMatchObject({
    catalogReference: { catalogItemId: unmanaged.id, options },
    descriptionLines: [{ plainText: { original: "L" } }, { colorInfo: { original: "Red" } }],
    quantity: 2,
  });
  await owner.call("stores.products.updateProduct", {
    product: { id: unmanaged.id, priceData: { price: 30 } },
  });
  const { cart: repricedCart } = await guest.call("ecom.currentCart.getCurrentCart");
  expect(repricedCart.lineItems[1].price.amount).toBe("30.00");
  await owner.call("stores.products.deleteProduct", { id: unmanaged.id });
  const { cart: cartAfterDeletion } = await guest.call("ecom.currentCart.getCurrentCart");
  expect(cartAfterDeletion.lineItems[1].availability.status).toBe("NOT_FOUND");
});

test("the seed has products with managed variants and products without them", async () => {
  const world = await shop({ site: V1 });
  const { products } = await world.guest.call("stores.products.queryProducts", {
    query: { filter: { slug: { $hasSome: ["boot-socks", "heavy-tee", "gift-card"] } } },
  });
  const kinds = products.map((product: Json) => [
    product.slug,
    product.manageVariants,
    product.productOptions.length,
  ]);
  expect(kinds).toEqual([
    ["heavy-tee", true, 2],
    ["boot-socks", false, 2],
    ["gift-card", false, 0],
  ]);
  const socks = products[1];
  const { variants } = await world.guest.call("stores.products.queryProductVariants", {
    id: socks.id,
    choices: { Color: "Rust" },
  });
  expect(variants).toMatchObject([{ id: "00000000-0000-0000-0000-000000000000", choices: {} }]);
  const stored = await world.guest.call("stores.products.getStoreVariant", {
    id: `${socks.id}-${variants[0].id}`,
  });
  expect(stored.variant).toMatchObject({ managedVariant: false, productName: "Boot Socks" });
  const options = { Color: "Rust", Size: socks.productOptions[1].choices[0].description };
  const request = { id: socks.id, options };
  expect(
    await world.guest.call("stores.products.getProductOptionsAvailability", request),
  ).toMatchObject({ availableForPurchase: true, selectedVariant: { sku: "BOOT-SOCKS" } });
});
