import { beforeAll, describe, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import { type Caller, type Json, merchant, shop, TREE } from "../../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;

beforeAll(async () => {
  ({ emulator, guest } = await shop());
});

describe("products", () => {
  test("can be paged forward and backward with cursors, without duplicates", async () => {
    const names: string[] = [];
    let query: Json = { filter: {}, cursorPaging: { limit: 20 } };
    let page: Json;
    for (;;) {
      page = await guest.call("stores.productsV3.queryProducts", { query });
      names.push(...page.products.map((product: Json) => product.name));
      if (!page.pagingMetadata.hasNext) break;
      query = { cursorPaging: { cursor: page.pagingMetadata.cursors.next } };
    }
    expect(names).toHaveLength(47);
    expect(new Set(names).size).toBe(names.length);
    const previous = await guest.call("stores.productsV3.queryProducts", {
      query: { cursorPaging: { cursor: page.pagingMetadata.cursors.prev } },
    });
    expect(previous.products.map((product: Json) => product.name)).toEqual(names.slice(20, 40));
  });

  test("are returned to visitors only if visible, and without variants in queries", async () => {
    const filter = { slug: { $in: ["archive-sample-jacket", "heavy-tee"] } };
    const response = await guest.call("stores.productsV3.queryProducts", { query: { filter } });
    expect(response.products.map((product: Json) => product.slug)).toEqual(["heavy-tee"]);
    expect(response.products[0]).not.toHaveProperty("variantsInfo");
    const all = await merchant(emulator).call("stores.productsV3.queryProducts", {
      query: { filter },
    });
    expect(all.products).toHaveLength(2);
    expect(all.products[0].variantsInfo.variants.length).toBeGreaterThan(0);
    const hidden = all.products.find((product: Json) => !product.visible);
    expect(
      await guest.fails("stores.productsV3.getProduct", { productId: hidden.id }),
    ).toMatchObject({ status: 404 });
  });

  test("include variants if read by id or slug, and optional fields on request", async () => {
    const basic = await guest.call("stores.productsV3.getProductBySlug", { slug: "heavy-tee" });
    expect(basic.product.variantsInfo.variants).toHaveLength(25);
    expect(basic.product).not.toHaveProperty("description");
    expect(basic.product).not.toHaveProperty("currency");
    const full = await guest.call("stores.productsV3.getProduct", {
      productId: basic.product.id,
      fields: [
        "DESCRIPTION",
        "PLAIN_DESCRIPTION",
        "CURRENCY",
        "URL",
        "MEDIA_ITEMS_INFO",
        "INFO_SECTION_DESCRIPTION",
        "INFO_SECTION_PLAIN_DESCRIPTION",
        "ALL_CATEGORIES_INFO",
        "DIRECT_CATEGORIES_INFO",
        "BREADCRUMBS_INFO",
        "VARIANT_OPTION_CHOICE_NAMES",
        "WEIGHT_MEASUREMENT_UNIT_INFO",
        "THUMBNAIL",
      ],
    });
    expect(full.product).toMatchObject({
      currency: "USD",
      actualPriceRange: { minValue: { amount: "38.00", formattedAmount: "$38.00" } },
      breadcrumbsInfo: {
        breadcrumbs: [{ categoryName: "Clothing" }, { categoryName: "Shirts & Tops" }],
      },
    });
    expect(full.product.media.itemsInfo.items).toHaveLength(7);
    expect(full.product.allCategoriesInfo.categories).toHaveLength(3);
    expect(full.product.description.nodes[0].nodes[0].textData.text).toContain("jersey");
  });

  test("reveal merchant data only to merchants", async () => {
    const [product] = [...emulator.state.catalog.products.values()];
    const request = { productId: product?.id, fields: ["MERCHANT_DATA"] };
    expect(await guest.fails("stores.productsV3.getProduct", request)).toMatchObject({
      status: 403,
      code: "NO_PERMISSION_TO_READ_MERCHANT_DATA",
    });
    const response = await merchant(emulator).call("stores.productsV3.getProduct", request);
    expect(response.product.variantsInfo.variants[0].revenueDetails.cost.amount).toBe("121.38");
  });

  test('are all in "All Products", the category that getAllProductsCategory returns', async () => {
    const { categoryId } = await guest.call("stores.productsV3.getAllProductsCategory");
    const { category } = await guest.call("stores.categories.getCategoryBySlug", {
      slug: "all-products",
      treeReference: TREE,
    });
    expect(category).toMatchObject({ id: categoryId, itemCounter: 47 });
    const emptyShop = await shop({ seed: "empty" });
    expect(
      await emptyShop.guest.call("stores.categories.getCategoryBySlug", {
        slug: "all-products",
        treeReference: TREE,
      }),
    ).toMatchObject({ category: { itemCounter: 0 } });
  });
});

describe("request validation", () => {
  test("reports violations with their field and rule", async () => {
    expect(
      await guest.fails("stores.productsV3.queryProducts", {
        query: { cursorPaging: { limit: 101 } },
      }),
    ).toEqual({ status: 400, fields: ["query.cursorPaging.limit MAX"] });
    expect(
      await guest.fails("stores.productsV3.getProduct", { productId: "x".repeat(37) }),
    ).toEqual({ status: 400, fields: ["productId MAX_LENGTH"] });
    expect(await guest.fails("stores.productsV3.queryProducts", { fields: ["NOPE"] })).toEqual({
      status: 400,
      fields: ["fields[0] INVALID_ENUM_VALUE"],
    });
    expect(
      await guest.fails("stores.categories.getCategory", {
        categoryId: "abc",
        treeReference: TREE,
      }),
    ).toEqual({ status: 400, fields: ["categoryId FORMAT"] });
  });

  test("rejects invalid cursors", async () => {
    expect(
      await guest.fails("stores.productsV3.queryProducts", {
        query: { cursorPaging: { cursor: "abc" } },
      }),
    ).toMatchObject({ status: 400, code: "INVALID_CURSOR" });
  });

  test("accepts parameters in a query string or in a body", async () => {
    const headers = { Authorization: guest.authorization };
    const base = "https://edge.wixapis.com/stores/v3/products";
    const flat = await emulator.fetch(`${base}/slug/heavy-tee?fields=CURRENCY&fields=URL`, {
      headers,
    });
    expect(await flat.json()).toMatchObject({ product: { currency: "USD", url: {} } });
    const response = await emulator.fetch(`${base}/slug/heavy-tee?fields=CURRENCY`, { headers });
    expect(await response.json()).toMatchObject({ product: { currency: "USD" } });
    const body = JSON.stringify({ query: { cursorPaging: { limit: 2 } } });
    const posted = await emulator.fetch(`${base}/query`, { method: "POST", headers, body });
    expect(((await posted.json()) as Json).products).toHaveLength(2);
    const dotted = await emulator.fetch(`${base}/query?query.cursorPaging.limit=2`, { headers });
    expect(((await dotted.json()) as Json).products).toHaveLength(2);
  });
});

test("categories can be queried, searched and counted, and their items can be listed", async () => {
  const { categories } = await guest.call("stores.categories.queryCategories", {
    query: { sort: [{ fieldName: "parentCategory.index", order: "ASC" }] },
    treeReference: TREE,
    fields: ["DESCRIPTION", "BREADCRUMBS_INFO", "RICH_CONTENT_DESCRIPTION"],
  });
  const knitwear = categories.find((category: Json) => category.slug === "knitwear");
  expect(knitwear.breadcrumbsInfo.breadcrumbs).toMatchObject([{ categorySlug: "clothing" }]);
  const { items } = await guest.call("stores.categories.listItemsInCategory", {
    categoryId: knitwear.id,
    treeReference: TREE,
  });
  expect(items).toHaveLength(knitwear.itemCounter);
  const categoryIds = await guest.call("stores.categories.listCategoriesForItem", {
    item: items[0],
    treeReference: TREE,
  });
  expect(categoryIds.allCategoryIds).toContain(knitwear.parentCategory.id);
  expect(
    await guest.call("stores.categories.searchCategories", {
      search: { search: { expression: "leather" } },
      treeReference: TREE,
    }),
  ).toMatchObject({ categories: [{ slug: "shoes" }] });
  expect(await guest.call("stores.categories.countCategories", { treeReference: TREE })).toEqual({
    count: categories.length,
  });
  expect(
    await guest.fails("stores.categories.queryCategories", {
      treeReference: { appNamespace: "@wix/other" },
    }),
  ).toMatchObject({ status: 404 });
});

test("brands, ribbons and inventory items can be queried", async () => {
  const { brands } = await guest.call("stores.brandsV3.queryBrands", {
    query: {},
    fields: ["ASSIGNED_PRODUCTS_COUNT"],
  });
  expect(brands).toHaveLength(5);
  await guest.call("stores.brandsV3.getBrand", { brandId: brands[0].id });
  const { ribbons } = await guest.call("stores.ribbonsV3.queryRibbons", {
    query: { filter: { name: "Sale" } },
  });
  expect(ribbons).toHaveLength(1);
  const { inventoryItems } = await guest.call("stores.inventoryItemsV3.queryInventoryItems", {
    query: { filter: { availabilityStatus: "OUT_OF_STOCK" }, cursorPaging: { limit: 5 } },
  });
  expect(inventoryItems.length).toBe(5);
  await guest.call("stores.inventoryItemsV3.getInventoryItem", {
    inventoryItemId: inventoryItems[0].id,
  });
});

test("a site rejects operations for the other catalog version", async () => {
  expect(await guest.fails("stores.products.queryProducts", { query: {} })).toMatchObject({
    status: 428,
    code: "CATALOG_V3_SITE_CALLING_CATALOG_V1_API",
  });
  const v1Shop = await shop({ seed: "minimal", site: { catalogVersion: "V1_CATALOG" } });
  expect(await v1Shop.guest.call("stores.catalogVersioning.getCatalogVersion")).toEqual({
    catalogVersion: "V1_CATALOG",
  });
  expect(await v1Shop.guest.fails("stores.productsV3.queryProducts", {})).toMatchObject({
    code: "CATALOG_V1_SITE_CALLING_CATALOG_V3_API",
  });
});
