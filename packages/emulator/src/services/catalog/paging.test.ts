import { expect, test } from "vitest";
import { type Json, shop, TREE } from "../../testing/test-client.js";
import type { Category, Product } from "./model.js";

/**
 * A catalog version, an operation, the response fields for items and paging, how to get an item's
 * product id, and the field to sort by.
 */
type Row = readonly [
  version: "V1_CATALOG" | "V3_CATALOG",
  operation: string,
  items: string,
  metadata: string,
  productOf: (item: Json) => string,
  sort: string | null,
];

const ROWS: readonly Row[] = [
  ["V3_CATALOG", "productsV3.queryProducts", "products", "pagingMetadata", ({ id }) => id, null],
  [
    "V3_CATALOG",
    "productsV3.queryProducts",
    "products",
    "pagingMetadata",
    ({ id }) => id,
    "visible",
  ],
  [
    "V3_CATALOG",
    "readOnlyVariantsV3.queryVariants",
    "variants",
    "pagingMetadata",
    ({ productData }) => productData.productId,
    null,
  ],
  [
    "V3_CATALOG",
    "inventoryItemsV3.queryInventoryItems",
    "inventoryItems",
    "pagingMetadata",
    ({ productId }) => productId,
    null,
  ],
  ["V1_CATALOG", "products.queryProducts", "products", "metadata", ({ id }) => id, null],
  ["V1_CATALOG", "products.queryProducts", "products", "metadata", ({ id }) => id, "productType"],
  [
    "V1_CATALOG",
    "products.queryStoreVariants",
    "variants",
    "metadata",
    ({ productId }) => productId,
    "stock.inStock",
  ],
];

test.each(ROWS)(
  "%s %s returns each item once while products are deleted (%#)",
  async (catalogVersion, operation, items, metadata, productOf, fieldName) => {
    const { emulator, guest } = await shop({ site: { catalogVersion } });
    const products = emulator.state.catalog.products as Map<string, Product>;
    const runQuery = (query: object) => guest.call(`stores.${operation}`, { query });
    const sort = fieldName === null ? [] : [{ fieldName }];
    const ids: string[] = [];
    const deletedIds = new Set<string>();
    const allProducts = await runQuery({ sort, cursorPaging: { limit: 100 } });
    let page = await runQuery({ sort, cursorPaging: { limit: 9 } });
    for (let pageIndex = 0; pageIndex < 100; pageIndex += 1) {
      ids.push(...page[items].map((item: Json) => item.id));
      const { next } = page[metadata].cursors;
      if (next === null) break;
      const lastId = productOf(page[items].at(-1));
      // Delete the first and the last product of the first page. Later pages must not shift.
      for (const id of pageIndex === 0 ? [productOf(page[items][0]), lastId] : []) {
        deletedIds.add(id);
        products.delete(id);
      }
      page = await runQuery({ cursorPaging: { cursor: next } });
    }
    expect(page[metadata].cursors.next).toBeNull();
    expect(new Set(ids).size).toBe(ids.length);
    const expected = allProducts[items].filter((item: Json) => !deletedIds.has(productOf(item)));
    expect(ids).toEqual(expect.arrayContaining(expected.map((item: Json) => item.id)));
  },
);

test("a search cursor contains the expression, so later pages aggregate all matches", async () => {
  const { guest } = await shop();
  const search = {
    search: { expression: "linnen", fuzzy: true },
    aggregations: [{ type: "SCALAR", fieldPath: "id", scalar: { type: "COUNT_DISTINCT" } }],
    cursorPaging: { limit: 2 },
  };
  const firstPage = await guest.call("stores.productsV3.searchProducts", { search });
  const cursor = firstPage.pagingMetadata.cursors.next;
  const { aggregations } = search;
  const nextPage = await guest.call("stores.productsV3.searchProducts", {
    search: { aggregations, cursorPaging: { cursor } },
  });
  expect(nextPage.aggregationData).toEqual(firstPage.aggregationData);
  expect(firstPage.aggregationData.results[0].scalar.value).toBe(
    (await guest.call("stores.productsV3.countProducts", { search: search.search })).count,
  );
  const names = [...firstPage.products, ...nextPage.products].map(({ name }: Json) => name);
  expect(new Set(names).size).toBe(4);
  expect(names[0]).toMatch(/linen/i);
});

test("categories are sorted by index, or by relevance if there is a search expression", async () => {
  const { emulator, guest } = await shop();
  const [, first, second] = emulator.state.catalog.categories.values();
  if (!first || !second) throw new Error("The seed has no categories");
  const categories = emulator.state.catalog.categories as Map<string, Category>;
  categories.set(first.id, { ...first, index: -1, name: "Shoestrings" });
  const query = { cursorPaging: { limit: 1 } };
  const page = await guest.call("stores.categories.queryCategories", {
    query,
    treeReference: TREE,
  });
  expect(page.categories[0].name).toBe("Shoestrings");
  const cursor = page.pagingMetadata.cursors.next;
  const remainingPage = await guest.call("stores.categories.queryCategories", {
    query: { cursorPaging: { cursor, limit: 100 } },
    treeReference: TREE,
  });
  const indices = remainingPage.categories.map(({ parentCategory }: Json) => parentCategory.index);
  expect(indices).toEqual([...indices].sort((a, b) => a - b));
  const result = await guest.call("stores.categories.searchCategories", {
    search: { search: { expression: "shoes" } },
    treeReference: TREE,
  });
  expect(result.categories.map(({ name }: Json) => name)).toEqual(["Shoes", "Shoestrings"]);
});

test("a cursor is valid only for its operation and category", async () => {
  const { emulator, guest } = await shop();
  const [all, other] = emulator.state.catalog.categories.keys();
  const listItems = (categoryId: string | undefined, cursorPaging: object) => ({
    categoryId,
    treeReference: TREE,
    cursorPaging,
  });
  const { pagingMetadata } = await guest.call(
    "stores.categories.listItemsInCategory",
    listItems(all, { limit: 1 }),
  );
  const paging = { cursor: pagingMetadata.cursors.next };
  await guest.call("stores.categories.listItemsInCategory", listItems(all, paging));
  const rejection = { status: 400, code: "INVALID_CURSOR" };
  expect(
    await guest.fails("stores.categories.listItemsInCategory", listItems(other, paging)),
  ).toMatchObject(rejection);
  const brands = await guest.call("stores.brandsV3.queryBrands", {
    query: { cursorPaging: { limit: 1 } },
  });
  const cursorPaging = { cursor: brands.pagingMetadata.cursors.next };
  await guest.call("stores.brandsV3.queryBrands", { query: { cursorPaging } });
  expect(
    await guest.fails("stores.ribbonsV3.queryRibbons", { query: { cursorPaging } }),
  ).toMatchObject(rejection);
});
