import { beforeAll, expect, test } from "vitest";
import { type Caller, type Json, shop, TREE } from "../../../testing/test-client.js";

let guest: Caller;

beforeAll(async () => {
  ({ guest } = await shop());
});

test("a search can filter by category with $matchItems, which queries reject", async () => {
  const { categories } = await guest.call("stores.categories.queryCategories", {
    query: { filter: { name: "Shoes" } },
    treeReference: TREE,
  });
  const filter = {
    "allCategoriesInfo.categories": { $matchItems: [{ id: { $in: [categories[0].id] } }] },
  };
  const result = await guest.call("stores.productsV3.searchProducts", { search: { filter } });
  expect(result.products).toHaveLength(5);
  expect(await guest.fails("stores.productsV3.queryProducts", { query: { filter } })).toMatchObject(
    {
      status: 400,
      code: "INVALID_FILTER",
    },
  );
});

test("a search rejects an empty filter, but a query accepts it", async () => {
  expect(
    await guest.fails("stores.productsV3.searchProducts", { search: { filter: {} } }),
  ).toMatchObject({ status: 400, code: "INVALID_FILTER" });
  await guest.call("stores.productsV3.searchProducts", { search: {} });
  await guest.call("stores.productsV3.queryProducts", { query: { filter: {} } });
});

test("searches reject unknown filters, and queries reject unsupported sort fields", async () => {
  const fails = (value: Json) =>
    guest.fails("stores.productsV3.searchProducts", { search: { filter: value } });
  expect(await fails({ price: 3 })).toMatchObject({ status: 400, code: "INVALID_FILTER" });
  expect(await fails({ constructor: 3 })).toMatchObject({ status: 400, code: "INVALID_FILTER" });
  expect(await fails({ name: { $near: "x" } })).toMatchObject({ code: "INVALID_FILTER" });
  expect(await fails({ $where: "x" })).toMatchObject({ code: "INVALID_FILTER" });
  expect(await fails({ $or: [{ name: "x" }, { nothing: 1 }] })).toMatchObject({
    code: "INVALID_FILTER",
  });
  expect(
    await guest.fails("stores.productsV3.queryProducts", {
      query: { sort: [{ fieldName: "name" }] },
    }),
  ).toMatchObject({ status: 400, code: "INVALID_SORT" });
});

test("products can be filtered by price, stock and brand, sorted by price, and counted", async () => {
  const search = {
    filter: {
      $and: [
        { "actualPriceRange.minValue.amount": { $gte: "100", $lt: 200 } },
        { "inventory.availabilityStatus": { $ne: "OUT_OF_STOCK" } },
        { $not: { "brand.name": "Studio Lumen" } },
      ],
    },
    sort: [{ fieldName: "actualPriceRange.minValue.amount", order: "DESC" }],
  };
  const { products } = await guest.call("stores.productsV3.searchProducts", {
    search,
    fields: ["CURRENCY"],
  });
  const prices = products.map((product: Json) => Number(product.actualPriceRange.minValue.amount));
  expect(prices).toEqual([...prices].sort((a, b) => b - a));
  expect(Math.max(...prices)).toBeLessThan(200);
  expect(products.every((product: Json) => product.brand.name !== "Studio Lumen")).toBe(true);
  const { count } = await guest.call("stores.productsV3.countProducts", {
    filter: search.filter,
  });
  expect(count).toBe(products.length);
});

test("aggregations of a text search cover all matching products, not only one page", async () => {
  const search = {
    search: { expression: "linen", mode: "AND" },
    cursorPaging: { limit: 1 },
    aggregations: [
      {
        name: "brands",
        type: "VALUE",
        fieldPath: "brand.name",
        value: { sortType: "VALUE", sortDirection: "ASC" },
      },
      {
        name: "lowest",
        type: "SCALAR",
        fieldPath: "actualPriceRange.minValue.amount",
        scalar: { type: "MIN" },
      },
      {
        name: "price",
        type: "RANGE",
        fieldPath: "actualPriceRange.minValue.amount",
        range: { buckets: [{ to: 80 }, { from: 80 }] },
      },
      { name: "sizes", type: "VALUE", fieldPath: "options.choicesSettings.choices.name" },
    ],
  };
  const response = await guest.call("stores.productsV3.searchProducts", { search });
  expect(response.products).toHaveLength(1);
  const [brands, lowest, price] = response.aggregationData.results;
  const total = brands.values.results.reduce((sum: number, { count }: Json) => sum + count, 0);
  expect(total).toBeGreaterThan(2);
  expect(lowest.scalar.value).toBe(58);
  expect(
    price.ranges.results.map(({ count }: Json) => count).reduce((a: number, b: number) => a + b),
  ).toBe(total);
});

test("variants can be searched by slug, stock or text, but queried only by id", async () => {
  const filter = { "productData.slug": "heavy-tee", "inventoryStatus.inStock": true };
  const { variants } = await guest.call("stores.readOnlyVariantsV3.searchVariants", {
    search: { filter, cursorPaging: { limit: 100 } },
    fields: ["CURRENCY"],
  });
  expect(variants.length).toBeGreaterThan(5);
  const { productId } = variants[0].productData;
  const query = { filter: { "productData.productId": productId }, cursorPaging: { limit: 100 } };
  const queryResult = await guest.call("stores.readOnlyVariantsV3.queryVariants", { query });
  expect(queryResult.variants.length).toBeGreaterThanOrEqual(variants.length);
  // Only search requests accept fields other than ids.
  expect(
    await guest.fails("stores.readOnlyVariantsV3.queryVariants", { query: { filter } }),
  ).toMatchObject({ code: "INVALID_FILTER" });
  const result = await guest.call("stores.readOnlyVariantsV3.searchVariants", {
    search: { search: { expression: "harbor" }, cursorPaging: { limit: 3 } },
  });
  expect(result.variants).toHaveLength(3);
});
