// Tests product groups, promotions, locations, imports and subscription options.
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import {
  choiceOf,
  createProduct,
  eventsOf,
  option,
  price,
  productInput,
  WEBHOOK_OPTIONS,
} from "../../testing/catalog-fixtures.js";
import { type Caller, type Json, merchant, shop, TREE } from "../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;
let owner: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "empty", ...WEBHOOK_OPTIONS }));
  owner = merchant(emulator);
});

const unknownId = "00000000-0000-4000-8000-00000000dead";

describe("a product group", () => {
  const createColored = (name: string, color: string, more: object = {}) =>
    createProduct(owner, {
      ...productInput(name),
      options: [option("Color", color)],
      variantsInfo: { variants: [{ ...price("5"), choices: [choiceOf("Color", color)] }] },
      ...more,
    });

  test("gives each product a status that depends on its visibility and choices", async () => {
    const [red, blue] = [await createColored("Red", "Red"), await createColored("Blue", "Blue")];
    const hidden = await createColored("Gray", "Gray", { visible: false });
    const other = await createProduct(owner, productInput("Other"));
    const groupingCustomizationId = red.options[0].id;
    const { productGroup } = await owner.call("stores.productGroupsV3.createProductGroup", {
      productGroup: { name: "Shirts", groupingCustomizationId },
      fields: ["GROUPING_CUSTOMIZATION"],
    });
    expect(productGroup).toMatchObject({
      handle: "shirts",
      members: [],
      groupingCustomization: { name: "Color" },
    });
    const productGroupId = productGroup.id;
    const { results } = await owner.call("stores.productGroupsV3.assignProductsToProductGroup", {
      productGroupId,
      productIds: [red.id, blue.id, hidden.id, other.id, unknownId, red.id],
    });
    expect(results.map(({ success }: Json) => success)).toEqual([true, true, true, true, false]);
    expect(results[4].error.code).toBe("PRODUCT_NOT_FOUND");
    const readMembers = async (caller: Caller) => {
      const { productGroup: read } = await caller.call("stores.productGroupsV3.getProductGroup", {
        productGroupId,
      });
      return read.members.map(({ productName, status }: Json) => `${productName} ${status}`);
    };
    expect(await readMembers(owner)).toEqual([
      "Other OUT_OF_SYNC",
      "Blue ACTIVE",
      "Gray HIDDEN",
      "Red ACTIVE",
    ]);
    const choiceOrder = [red.options[0].choicesSettings.choices[0].choiceId];
    await owner.call("stores.productGroupsV3.updateProductGroup", {
      productGroup: { id: productGroupId, revision: "2", choiceOrder },
    });
    expect(await readMembers(guest)).toEqual(["Red ACTIVE", "Blue ACTIVE"]);
    const creation = await owner.call("stores.productGroupsV3.bulkCreateProductGroups", {
      productGroups: [{ name: "Shirts" }],
      returnEntity: true,
    });
    expect(creation.results[0].item.handle).toBe("shirts-1");
    const conflict = await owner.call("stores.productGroupsV3.assignProductsToProductGroup", {
      productGroupId: creation.results[0].item.id,
      productIds: [red.id],
    });
    expect(conflict.results[0].success).toBe(false);
    await owner.call("stores.productGroupsV3.unassignProductsFromProductGroup", {
      productGroupId,
      productIds: [red.id],
    });
    expect(await readMembers(guest)).toEqual(["Blue ACTIVE"]);
  });
});

describe("promotions", () => {
  const createCategoryId = async (name: string, parent?: string): Promise<string> => {
    const parentCategory = parent ? { parentCategory: { id: parent } } : {};
    const response = await owner.call("stores.categories.createCategory", {
      category: { name, ...parentCategory },
      treeReference: TREE,
    });
    return response.category.id;
  };
  const promote = async (name: string, categories: object[], enabled = true): Promise<Json> => {
    const media = { url: `https://example.com/${name}.png` };
    const promotion = { name, media, categories, enabled };
    return (await owner.call("stores.promotionsV3.createPromotion", { promotion })).promotion;
  };
  const resolvePromotions = async (categoryId: string) => {
    const { promotions } = await guest.call("stores.promotionsV3.resolvePromotions", {
      categoryId,
    });
    return promotions.map(({ promotion, position }: Json) => `${position} ${promotion.name}`);
  };

  test("are inherited by subcategories, and the last activated one takes precedence", async () => {
    const top = await createCategoryId("top");
    const child = await createCategoryId("below", top);
    const inherited = { id: top, position: 2, appliedToSubcategories: true };
    const oldPromotion = await promote("old", [inherited]);
    await emulator.clock.advance(1000);
    await promote("own", [{ id: child, position: 1, appliedToSubcategories: false }]);
    await promote("off", [{ id: child, position: 3, appliedToSubcategories: false }], false);
    await promote("top-only", [{ id: top, position: 1, appliedToSubcategories: false }]);
    await promote("new", [{ id: child, position: 2, appliedToSubcategories: false }]);
    expect(await resolvePromotions(child)).toEqual(["1 own", "2 new"]);
    expect(await resolvePromotions(top)).toEqual(["1 top-only", "2 old"]);
    await emulator.clock.advance(1000);
    for (const [index, enabled] of [false, true].entries()) {
      await owner.call("stores.promotionsV3.updatePromotion", {
        promotion: { id: oldPromotion.id, revision: String(index + 1), enabled },
      });
    }
    expect(await resolvePromotions(child)).toEqual(["1 own", "2 old"]);
    const unknown = { categoryId: unknownId };
    expect(await guest.fails("stores.promotionsV3.resolvePromotions", unknown)).toMatchObject({
      status: 404,
      code: "CATEGORY_NOT_FOUND",
    });
  });

  test("cannot have duplicate categories or lose their image", async () => {
    const id = await createCategoryId("top");
    const duplicates = [
      { id, position: 1, appliedToSubcategories: false },
      { id, position: 2, appliedToSubcategories: false },
    ];
    const promotion = { name: "A", media: { id: "a.png" }, categories: duplicates };
    const rejection = await owner.fails("stores.promotionsV3.createPromotion", { promotion });
    expect(rejection.code).toBe("DUPLICATE_CATEGORY_ASSIGNMENT");
    const created = await promote("A", []);
    expect(created.media.image.url).toBe("https://example.com/A.png");
    // The response identifies the media by URL or id, depending on the request.
    expect(created.media).toMatchObject({ url: "https://example.com/A.png" });
    expect(created.media).not.toHaveProperty("id");
    const change = { promotion: { id: created.id, revision: "1", media: null } };
    expect((await owner.fails("stores.promotionsV3.updatePromotion", change)).code).toBe(
      "MEDIA_REMOVAL_NOT_ALLOWED",
    );
  });

  test("can have tags", async () => {
    const { id } = await promote("A", []);
    const call = "stores.promotionsV3.bulkUpdatePromotionTags";
    const assignTags = { publicTags: { tagIds: ["red"] } };
    const { results } = await owner.call(call, {
      promotionIds: [id],
      assignTags,
      returnEntity: true,
    });
    expect(results[0].item.tags.publicTags.tagIds).toEqual(["red"]);
    expect((await owner.fails(call, { promotionIds: [id] })).code).toBe(
      "EMPTY_ASSIGN_AND_UNASSIGN_LISTS",
    );
    const type = "wix.stores.catalog.v3.promotion_tags_modified";
    expect(await eventsOf(emulator, type)).toHaveLength(1);
  });
});

test("the shop has one location with the id of the site", async () => {
  const { storesLocation } = await guest.call("stores.storesLocationsV3.getDefaultStoresLocation");
  expect(storesLocation).toMatchObject({ id: emulator.state.site.id, defaultLocation: true });
  const { storesLocations } = await guest.call("stores.storesLocationsV3.queryStoresLocations", {});
  expect(storesLocations).toEqual([storesLocation]);
});

describe("an import", () => {
  const startImport = async () => {
    const { catalogImport } = await owner.call("stores.catalogImportsV3.createCatalogImport", {
      catalogImport: {},
    });
    const catalogImportId = catalogImport.id;
    const add = (...products: object[]) =>
      owner.call("stores.catalogImportsV3.addProductsToImport", { catalogImportId, products });
    const submit = () =>
      owner.call("stores.catalogImportsV3.submitCatalogImport", { catalogImportId });
    return { catalogImportId, add, submit };
  };
  const product = (handle: string, name: string, more: object = {}) => ({
    product: { ...productInput(name), handle, ...more },
  });

  test("creates or updates products by handle when it is submitted", async () => {
    const { category } = await owner.call("stores.categories.createCategory", {
      category: { name: "Things" },
      treeReference: TREE,
    });
    const firstImport = await startImport();
    const variantsInfo = { variants: [{ ...price("3"), inventoryItem: { quantity: 6 } }] };
    await firstImport.add(product("pot", "Pot", { variantsInfo }), product("pan", "Pan"));
    expect(emulator.state.catalog.products.size).toBe(0);
    const { totalProductsCount } = await firstImport.submit();
    expect(totalProductsCount).toBe(2);
    const secondImport = await startImport();
    await secondImport.add({
      product: { handle: "pot", name: "Big Pot", visible: false },
      categoryIdsInfo: { categoryIds: [category.id] },
    });
    await secondImport.submit();
    const importedProducts = [...emulator.state.catalog.products.values()];
    expect(importedProducts.map(({ name, handle, slug }) => [name, handle, slug])).toEqual([
      ["Big Pot", "pot", "pot"],
      ["Pan", "pan", "pan"],
    ]);
    expect(importedProducts[0]).toMatchObject({ visible: false, categoryIds: [category.id] });
    expect(importedProducts[0]?.variants[0]).toMatchObject({ price: "3", stock: { quantity: 6 } });
  });

  test("cannot be created by visitors, or changed or resubmitted after submission", async () => {
    const { catalogImportId, submit } = await startImport();
    await submit();
    const rejectedCalls = [
      ["submitCatalogImport", { catalogImportId }],
      ["addProductsToImport", { catalogImportId, products: [product("a", "A")] }],
    ] as const;
    for (const [name, request] of rejectedCalls) {
      expect((await owner.fails(`stores.catalogImportsV3.${name}`, request)).code).toBe(
        "CATALOG_IMPORT_ALREADY_SUBMITTED",
      );
    }
    expect(
      (await guest.fails("stores.catalogImportsV3.createCatalogImport", { catalogImport: {} }))
        .status,
    ).toBe(403);
  });

  test("skips invalid products", async () => {
    const { add, submit } = await startImport();
    await add(product("a", "A", { brand: { id: unknownId } }), product("b", "B"));
    await submit();
    expect([...emulator.state.catalog.products.values()].map(({ name }) => name)).toEqual(["B"]);
  });
});

describe("subscription options", () => {
  const module = "stores.subscriptionOptions";
  const monthly = {
    title: "Monthly",
    subscriptionSettings: { frequency: "MONTH", autoRenewal: true },
    discount: { type: "PERCENT", value: 10 },
  };

  test("can be created, assigned, hidden, updated and deleted", async () => {
    const { subscriptionOptions: options } = await owner.call(
      `${module}.bulkCreateSubscriptionOptions`,
      { subscriptionOptions: [monthly, { ...monthly, title: "Weekly" }] },
    );
    const { id: productId } = await createProduct(owner, productInput("Tea"));
    await owner.call(`${module}.assignSubscriptionOptionsToProduct`, {
      productId,
      assignedSubscriptionOptions: [
        { id: options[0].id, hidden: false },
        { id: options[1].id, hidden: true },
      ],
    });
    const readTitles = async (includeHiddenSubscriptionOptions: boolean) => {
      const request = { productId, includeHiddenSubscriptionOptions };
      const response = await owner.call(`${module}.getSubscriptionOptionsForProduct`, request);
      return response.subscriptionOptions.map(({ title }: Json) => title);
    };
    expect(await readTitles(false)).toEqual(["Monthly"]);
    expect(await readTitles(true)).toEqual(["Monthly", "Weekly"]);
    const { productIds } = await guest.call(`${module}.getProductIdsForSubscriptionOption`, {
      id: options[0].id,
    });
    expect(productIds).toEqual([productId]);
    const isAllowed = async () =>
      (await guest.call(`${module}.getOneTimePurchasesStatus`, { productId })).allowed;
    expect(await isAllowed()).toBe(true);
    await owner.call(`${module}.allowOneTimePurchases`, { productId, allowed: false });
    expect(await isAllowed()).toBe(false);
    await owner.call(`${module}.bulkUpdateSubscriptionOptions`, {
      subscriptionOptions: [{ id: options[0].id, title: "Each month" }],
    });
    expect(await readTitles(false)).toEqual(["Each month"]);
    await owner.call(`${module}.bulkDeleteSubscriptionOptions`, { ids: [options[0].id] });
    expect(await readTitles(true)).toEqual(["Weekly"]);
    const request = { id: options[0].id };
    expect((await guest.fails(`${module}.getSubscriptionOption`, request)).status).toBe(404);
  });
});
