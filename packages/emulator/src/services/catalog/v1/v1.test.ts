import { beforeAll, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import { type Caller, type Json, merchant, shop } from "../../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;

beforeAll(async () => {
  ({ emulator, guest } = await shop({ site: { catalogVersion: "V1_CATALOG" } }));
});

test("queryProducts supports filters, sort orders and offsets", async () => {
  const query = {
    filter: { "priceData.price": { $gt: 100, $lt: 200 } },
    sort: [{ fieldName: "priceData.price", order: "ASC" }],
    paging: { offset: 2, limit: 3 },
  };
  const page = await guest.call("stores.products.queryProducts", { query });
  expect(page.products).toHaveLength(3);
  expect(page.metadata).toMatchObject({ count: 3, offset: 2 });
  expect(page.metadata.total).toBeGreaterThan(5);
  const prices = page.products.map((product: Json) => product.priceData.price);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(
    await guest.call("stores.products.queryProducts", {
      query: { filter: {}, paging: { offset: 0, limit: 50 } },
    }),
  ).toMatchObject({ metadata: { total: 47 } });
  expect(
    await guest.fails("stores.products.queryProducts", { query: { filter: { stock: 1 } } }),
  ).toMatchObject({ code: "INVALID_FILTER" });
});

test("collections can be found by query, id and slug, and can be used to filter products", async () => {
  const { collections } = await guest.call("stores.collections.queryCollections", {
    query: { filter: { name: { $startsWith: "kn" } } },
  });
  expect(collections).toMatchObject([{ slug: "knitwear" }]);
  const [knitwear] = collections;
  const { products } = await guest.call("stores.products.queryProducts", {
    query: { filter: { collectionIds: { $hasSome: [knitwear.id] } } },
  });
  expect(products).toHaveLength(knitwear.numberOfProducts);
  await guest.call("stores.collections.getCollection", { id: knitwear.id });
  await guest.call("stores.products.getCollectionBySlug", { slug: "knitwear" });
  const all = await guest.call("stores.collections.getCollection", {
    id: "00000000-000000-000000-000000000001",
  });
  expect(all.collection).toMatchObject({ slug: "all-products", numberOfProducts: 47 });
});

test("a product contains its ribbon, prices and options, and costs for merchants", async () => {
  const { products } = await guest.call("stores.products.queryProducts", {
    query: { filter: { slug: "cropped-trench" } },
  });
  const [trench] = products;
  expect(trench).toMatchObject({
    manageVariants: true,
    ribbon: "Sale",
    priceData: { price: 269, discountedPrice: 219, formatted: { price: "$269.00" } },
    discount: { type: "AMOUNT", value: 50 },
    productOptions: [
      { optionType: "color", name: "Color" },
      { optionType: "drop_down", name: "Size" },
    ],
  });
  const request = { id: trench.id, includeMerchantSpecificData: true };
  expect(await guest.fails("stores.products.getProduct", request)).toMatchObject({ status: 403 });
  const response = await merchant(emulator).call("stores.products.getProduct", request);
  expect(response.product.costAndProfitData.itemCost).toBe(91.98);
});

test("availability and variants depend on the selected choices", async () => {
  const { products } = await guest.call("stores.products.queryProducts", {
    query: { filter: { slug: "heavy-tee" } },
  });
  const [{ id }] = products;
  const fullSelection = await guest.call("stores.products.getProductOptionsAvailability", {
    id,
    options: { Color: "Sage", Size: "M" },
  });
  expect(fullSelection.selectedVariant.sku).toBe("HEAVY-TEE-SAGE-M");
  const partialSelection = await guest.call("stores.products.getProductOptionsAvailability", {
    id,
    options: { Color: "Sage" },
  });
  expect(partialSelection).not.toHaveProperty("selectedVariant");
  expect(partialSelection.availableForPurchase).toBe(true);
  expect(
    await guest.fails("stores.products.getProductOptionsAvailability", {
      id,
      options: { Color: "Pink" },
    }),
  ).toMatchObject({ status: 400 });
  const { variants, totalResults } = await guest.call("stores.products.queryProductVariants", {
    id,
    choices: { Color: "Sage" },
  });
  expect(totalResults).toBe(5);
  expect(variants[0].choices).toMatchObject({ Color: "Sage" });
  const result = await guest.call("stores.products.queryStoreVariants", {
    query: { filter: { sku: "HEAVY-TEE-SAGE-M" } },
  });
  expect(result.variants).toHaveLength(1);
  await guest.call("stores.products.getStoreVariant", { id: result.variants[0].id });
});
