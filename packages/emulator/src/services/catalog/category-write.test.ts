import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import {
  createProduct,
  eventsOf,
  productInput,
  WEBHOOK_OPTIONS,
} from "../../testing/catalog-fixtures.js";
import { type Caller, type Json, merchant, STORES, shop, TREE } from "../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;
let owner: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "empty", ...WEBHOOK_OPTIONS }));
  owner = merchant(emulator);
});

const treeReference = TREE;
const call = (name: string, request: object): Promise<Json> =>
  owner.call(`stores.categories.${name}`, { treeReference, ...request });
const fails = (name: string, request: object) =>
  owner.fails(`stores.categories.${name}`, { treeReference, ...request });
const make = async (name: string, parent?: Json, more: object = {}): Promise<Json> => {
  const parentCategory = parent ? { parentCategory: { id: parent.id } } : {};
  const category = { name, ...parentCategory, ...more };
  return (await call("createCategory", { category })).category;
};
const read = async (categoryId: string, fields: string[] = []): Promise<Json> =>
  (await call("getCategory", { categoryId, fields })).category;
const categoryEvents = (name: string) => eventsOf(emulator, `wix.categories.v1.category_${name}`);

describe("a category", () => {
  test("can be created, updated and deleted", async () => {
    const category = await make("Rope & Cord", undefined, { description: "Strong" });
    expect(category).toMatchObject({
      revision: "1",
      slug: "rope-cord",
      visible: true,
      itemCounter: 0,
    });
    expect((await make("Rope & Cord")).slug).toBe("rope-cord-1");
    const { category: next } = await call("updateCategory", {
      category: { id: category.id, revision: "1", name: "Ropes", slug: "ropes" },
      fields: ["DESCRIPTION"],
    });
    expect(next).toMatchObject({
      revision: "2",
      name: "Ropes",
      slug: "ropes",
      description: "Strong",
    });
    await call("deleteCategory", { categoryId: category.id });
    expect(await fails("getCategory", { categoryId: category.id })).toMatchObject({
      status: 404,
      code: "CATEGORY_NOT_FOUND",
    });
    expect(await categoryEvents("created")).toHaveLength(2);
    const [updated] = await categoryEvents("updated");
    expect(JSON.stringify(updated)).toContain('"name":"Rope & Cord"');
    expect(await categoryEvents("deleted")).toHaveLength(1);
  });

  test("cannot be created or updated by an invalid or unauthorized request", async () => {
    const top = await make("Top");
    const other = await make("Other");
    const update = (category: object) => ({ category: { id: top.id, revision: "1", ...category } });
    const unknownId = "00000000-0000-4000-8000-00000000dead";
    const rejected = [
      ["createCategory", { category: { name: "A", slug: "top" } }, "DUPLICATE_SLUG"],
      [
        "createCategory",
        { category: { name: "A", parentCategory: { id: unknownId } } },
        "PARENT_CATEGORY_NOT_IN_TREE",
      ],
      ["updateCategory", update({ slug: other.slug }), "DUPLICATE_SLUG"],
      ["updateCategory", { ...update({ slug: null }), fieldMask: "slug" }, "REMOVED_SLUG"],
      ["updateCategory", update({ revision: "9", name: "B" }), "INVALID_REVISION"],
      [
        "createCategory",
        { category: { name: "A" }, treeReference: { appNamespace: "@x/y" } },
        "NAMESPACE_NOT_FOUND_IN_DEV_CENTER",
      ],
      [
        "createCategory",
        { category: { name: "A" }, treeReference: { ...TREE, treeKey: "second" } },
        "TREES_LIMIT_EXCEEDED",
      ],
      [
        "updateCategory",
        { ...update({}), treeReference: { appNamespace: "@x/y" } },
        "TREE_NOT_FOUND",
      ],
    ] as const;
    for (const [name, request, code] of rejected) {
      expect([name, (await fails(name, request)).code]).toEqual([name, code]);
    }
    const { results } = await call("bulkUpdateCategories", {
      categories: [
        { category: { id: top.id, revision: "1", visible: false } },
        { category: { id: other.id, revision: "1", name: "B" } },
        { category: { id: other.id, revision: "2", parentCategory: { id: top.id } } },
      ],
      returnEntity: true,
    });
    expect(results[0].itemMetadata.error.code).toBe("UPDATE_OF_FIELD_NOT_ALLOWED");
    expect(results[1].category.name).toBe("B");
    expect(results[2].itemMetadata.error.data).toEqual({ field: "parentCategory" });
    const request = { treeReference, category: { name: "A" } };
    expect((await guest.fails("stores.categories.createCategory", request)).status).toBe(403);
  });

  test("of the platform rejects deletion, moves, hiding, slug and item changes", async () => {
    const { categoryId } = await guest.call("stores.productsV3.getAllProductsCategory");
    const item = {
      catalogItemId: (await createProduct(owner, productInput("A"))).id,
      appId: STORES,
    };
    const rejected = [
      ["deleteCategory", { categoryId }],
      ["moveCategory", { categoryId, position: "FIRST" }],
      ["updateCategoryVisibility", { categoryId, visible: false, revision: "1" }],
      ["updateCategory", { category: { id: categoryId, revision: "1", slug: "x" } }],
      ["bulkAddItemsToCategory", { categoryId, items: [item] }],
      ["bulkRemoveItemsFromCategory", { categoryId, items: [item] }],
    ] as const;
    for (const [name, request] of rejected) {
      expect([name, (await fails(name, request)).code]).toEqual([
        name,
        "MANAGED_CATEGORY_OPERATION_NOT_ALLOWED",
      ]);
    }
    const { results } = await call("bulkRemoveItemFromCategories", {
      item,
      categoryIds: [categoryId],
    });
    expect(results[0].itemMetadata.error.code).toBe("MANAGED_CATEGORY_OPERATION_NOT_ALLOWED");
  });
});

describe("the category tree", () => {
  test("has at most five levels and no cycles", async () => {
    const nested = [await make("1")];
    for (const name of ["2", "3", "4", "5"]) nested.push(await make(name, nested.at(-1)));
    const sixthLevel = { category: { name: "6", parentCategory: { id: nested.at(-1)?.id } } };
    expect((await fails("createCategory", sixthLevel)).code).toBe("CATEGORY_DEPTH_LIMIT_EXCEEDED");
    const move = (from: number, to: number) => ({
      categoryId: nested[from]?.id,
      parentCategoryId: nested[to]?.id,
      position: "LAST",
    });
    expect((await fails("moveCategory", move(1, 3))).code).toBe("TREE_CYCLE_DETECTED");
    const twoLevels = await make("tall");
    await make("below", twoLevels);
    const request = { categoryId: twoLevels.id, parentCategoryId: nested[3]?.id, position: "LAST" };
    expect((await fails("moveCategory", request)).code).toBe("CATEGORY_DEPTH_LIMIT_EXCEEDED");
    const { breadcrumbsInfo } = await read(nested.at(-1)?.id, ["BREADCRUMBS_INFO"]);
    expect(breadcrumbsInfo.breadcrumbs.map(({ categoryName }: Json) => categoryName)).toEqual([
      "1",
      "2",
      "3",
      "4",
    ]);
  });

  test("can be reordered", async () => {
    const parent = await make("parent");
    const [a, b, c] = [await make("a", parent), await make("b", parent), await make("c", parent)];
    const move = async (category: Json, position: string, after?: Json) => {
      const { categoriesAfterMove } = await call("moveCategory", {
        categoryId: category.id,
        parentCategoryId: parent.id,
        position,
        ...(after ? { moveAfterCategoryId: after.id } : {}),
      });
      const names = new Map([a, b, c].map(({ id, name }) => [id, name]));
      return categoriesAfterMove.map((id: string) => names.get(id)).join("");
    };
    expect(await move(c, "FIRST")).toBe("cab");
    expect(await move(c, "AFTER", a)).toBe("acb");
    expect(await move(a, "LAST")).toBe("cba");
    expect((await read(a.id)).parentCategory).toEqual({ id: parent.id, index: 2 });
    const base = { categoryId: a.id, parentCategoryId: parent.id, position: "AFTER" };
    expect((await fails("moveCategory", base)).code).toBe("MISSING_AFTER_CATEGORY");
    const afterParent = { ...base, moveAfterCategoryId: parent.id };
    expect((await fails("moveCategory", afterParent)).code).toBe("AFTER_CATEGORY_NOT_IN_PARENT");
    const moveEvents = await categoryEvents("category_moved");
    expect(moveEvents).toHaveLength(3);
  });

  test("hides and deletes subcategories along with their parent", async () => {
    const top = await make("top");
    const child = await make("below", top);
    const product = await createProduct(owner, productInput("A"));
    const item = { catalogItemId: product.id, appId: STORES };
    await call("bulkAddItemsToCategory", { categoryId: child.id, items: [item] });
    await call("updateCategoryVisibility", { categoryId: top.id, visible: false, revision: "1" });
    expect((await read(child.id)).visible).toBe(false);
    const hidden = { categoryId: child.id, treeReference };
    expect((await guest.fails("stores.categories.getCategory", hidden)).status).toBe(404);
    const { results } = await call("bulkShowCategories", {
      categoryIds: [child.id, top.id],
      returnEntity: true,
    });
    expect(results[0].itemMetadata.error.code).toBe("PARENT_CATEGORY_HIDDEN");
    expect(results[1].category.visible).toBe(true);
    const change = { categoryId: child.id, visible: true, revision: "2" };
    expect((await call("updateCategoryVisibility", change)).category.visible).toBe(true);
    await call("deleteCategory", { categoryId: top.id });
    expect((await fails("getCategory", { categoryId: child.id })).status).toBe(404);
    const { product: visibleProduct } = await guest.call("stores.productsV3.getProduct", {
      productId: product.id,
      fields: ["DIRECT_CATEGORIES_INFO"],
    });
    expect(visibleProduct.directCategoriesInfo.categories).toHaveLength(1);
  });
});

describe("items in a category", () => {
  let products: Json[];
  let items: Json[];
  let category: Json;
  beforeEach(async () => {
    products = [];
    for (const name of ["A", "B", "C"])
      products.push(await createProduct(owner, productInput(name)));
    items = products.map(({ id }) => ({ catalogItemId: id, appId: STORES }));
    category = await make("things");
  });
  const listItems = async (more: object = {}) => {
    const { items: listedItems } = await call("listItemsInCategory", {
      categoryId: category.id,
      ...more,
    });
    return listedItems
      .map(({ catalogItemId }: Json) => products.find(({ id }) => id === catalogItemId)?.name)
      .join("");
  };

  test("can be added and removed in bulk, with a separate result for each item", async () => {
    const { results, bulkActionMetadata } = await call("bulkAddItemsToCategory", {
      categoryId: category.id,
      items: [...items, { catalogItemId: "none", appId: STORES }, { ...items[0], appId: "other" }],
    });
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 3, totalFailures: 2 });
    expect(results[3].itemMetadata).toMatchObject({
      item: { catalogItemId: "none" },
      originalIndex: 3,
      success: false,
    });
    expect(await listItems()).toBe("ABC");
    expect((await read(category.id)).itemCounter).toBe(3);
    await call("bulkRemoveItemsFromCategory", { categoryId: category.id, items: [items[1]] });
    expect(await listItems()).toBe("AC");
    const other = await make("other");
    await call("bulkAddItemToCategories", { item: items[1], categoryIds: [category.id, other.id] });
    await call("bulkRemoveItemFromCategories", { item: items[0], categoryIds: [category.id] });
    expect(await listItems()).toBe("BC");
    expect(await categoryEvents("item_added_to_category")).toHaveLength(5);
    expect(await categoryEvents("item_removed_from_category")).toHaveLength(2);
  });

  test("are added and removed by bulkSetItemCategories", async () => {
    const [b, c] = [await make("b"), await make("c", category)];
    await call("bulkAddItemToCategories", { item: items[0], categoryIds: [category.id, b.id] });
    const response = await call("bulkSetItemCategories", {
      item: items[0],
      categoryIds: [b.id, c.id],
    });
    expect(response.addResults.map(({ itemMetadata }: Json) => itemMetadata.id)).toEqual([c.id]);
    expect(response.removeResults.map(({ itemMetadata }: Json) => itemMetadata.id)).toEqual([
      category.id,
    ]);
    const { categoriesForItems } = await call("listCategoriesForItems", { items });
    const all = emulator.state.catalog.allProductsId;
    expect(categoriesForItems[0]).toMatchObject({
      directCategoryIds: [all, b.id, c.id],
      indirectCategoryIds: [category.id],
    });
    expect(categoriesForItems[1].directCategoryIds).toEqual([all]);
  });

  test("are sorted by the merchant's arrangement on request", async () => {
    await call("bulkAddItemsToCategory", { categoryId: category.id, items });
    await call("setArrangedItems", { categoryId: category.id, items: [items[2], items[0]] });
    expect(await listItems()).toBe("ABC");
    expect(await listItems({ useCategoryArrangement: true })).toBe("CAB");
    const firstPage = await call("listItemsInCategory", {
      categoryId: category.id,
      useCategoryArrangement: true,
      cursorPaging: { limit: 1 },
    });
    const { next } = firstPage.pagingMetadata.cursors;
    const paging = { useCategoryArrangement: true, cursorPaging: { cursor: next, limit: 2 } };
    expect(await listItems(paging)).toBe("AB");
    await call("bulkRemoveItemsFromCategory", { categoryId: category.id, items: [items[2]] });
    const { items: arranged } = await guest.call("stores.categories.getArrangedItems", {
      categoryId: category.id,
      treeReference,
    });
    expect(arranged).toEqual([items[0]]);
    const removed = { categoryId: category.id, items: [items[2]] };
    expect((await fails("setArrangedItems", removed)).code).toBe("ITEM_NOT_IN_CATEGORY");
    expect(await categoryEvents("items_arranged_in_category")).toHaveLength(1);
  });
});
