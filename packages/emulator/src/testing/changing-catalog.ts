import { inventoryId } from "../services/catalog/inventory-id.js";
import type { CallRow, World } from "./shop-world.js";
import { STORES, TREE } from "./test-client.js";

const catalog = ({ emulator }: World) => emulator.state.catalog;
const teeProduct = (w: World) =>
  [...catalog(w).products.values()].find(({ slug }) => slug === "heavy-tee");
const pendantProduct = (w: World) =>
  [...catalog(w).products.values()].find(({ slug }) => slug === "drop-pendant");
const variantId = (w: World) => pendantProduct(w)?.variants[0]?.id ?? "";
const sectionIds = (w: World) => teeProduct(w)?.infoSectionIds;
const category = (w: World, index = 1) => [...catalog(w).categories.values()][index];
const categoryRef = (w: World, index = 1) => ({
  categoryId: category(w, index)?.id,
  treeReference: TREE,
});
const itemOf = (w: World) => ({ catalogItemId: teeProduct(w)?.id, appId: STORES });
const variants = [{ price: { actualPrice: { amount: "5" } } }];
const product = {
  name: "New",
  productType: "PHYSICAL",
  physicalProperties: {},
  variantsInfo: { variants },
};
const productWithStock = {
  ...product,
  variantsInfo: { variants: [{ ...variants[0], inventoryItem: { quantity: 3 } }] },
};
const renamedProduct = (w: World) => ({ id: teeProduct(w)?.id, revision: "1", name: "Heavier" });
const filter = { visible: true };
const inventoryItem = (w: World) => {
  return { id: inventoryId(variantId(w)), revision: "1", quantity: 7 };
};

const productRequests: readonly [string, (w: World) => Record<string, unknown>][] = [
  ["createProduct", () => ({ product })],
  ["createProductWithInventory", () => ({ product: productWithStock })],
  ["updateProduct", (w) => ({ product: renamedProduct(w) })],
  ["updateProductWithInventory", (w) => ({ product: renamedProduct(w) })],
  ["bulkCreateProducts", () => ({ products: [product, product] })],
  ["bulkCreateProductsWithInventory", () => ({ products: [productWithStock] })],
  ["bulkUpdateProducts", (w) => ({ products: [{ product: renamedProduct(w) }] })],
  ["bulkUpdateProductsWithInventory", (w) => ({ products: [{ product: renamedProduct(w) }] })],
  ["deleteProduct", (w) => ({ productId: teeProduct(w)?.id })],
  ["bulkDeleteProducts", (w) => ({ productIds: [teeProduct(w)?.id] })],
  ["bulkUpdateProductsByFilter", () => ({ filter, product: { visible: false } })],
  ["bulkDeleteProductsByFilter", () => ({ filter })],
  ["bulkUpdateProductVariantsByFilter", () => ({ filter, variant: { visible: false } })],
  ["bulkAdjustProductVariantsByFilter", () => ({ filter, cost: { percentage: 10 } })],
  ["bulkAddInfoSectionsToProductsByFilter", (w) => ({ filter, infoSectionIds: sectionIds(w) })],
  [
    "bulkAddInfoSectionsToProducts",
    (w) => ({
      products: [{ productId: teeProduct(w)?.id, revision: "1" }],
      infoSectionIds: sectionIds(w),
    }),
  ],
  [
    "bulkRemoveInfoSectionsFromProductsByFilter",
    (w) => ({ filter, infoSectionIds: sectionIds(w) }),
  ],
  [
    "bulkRemoveInfoSectionsFromProducts",
    (w) => ({
      products: [{ productId: teeProduct(w)?.id, revision: "1" }],
      infoSectionIds: sectionIds(w),
    }),
  ],
  ["bulkAddProductsToCategoriesByFilter", (w) => ({ filter, categoryIds: [category(w, 1)?.id] })],
  [
    "bulkRemoveProductsFromCategoriesByFilter",
    (w) => ({ filter, categoryIds: teeProduct(w)?.categoryIds.slice(0, 1) }),
  ],
  [
    "bulkUpdateProductTags",
    (w) => ({ productIds: [teeProduct(w)?.id], assignTags: { publicTags: { tagIds: ["a"] } } }),
  ],
  [
    "bulkUpdateProductTagsByFilter",
    () => ({ filter, assignTags: { publicTags: { tagIds: ["a"] } } }),
  ],
];

const inventoryRequests: readonly [string, (w: World) => Record<string, unknown>][] = [
  [
    "createInventoryItem",
    ({ ids }) => ({
      inventoryItem: { productId: ids.bare, variantId: ids.bareVariant, quantity: 4 },
    }),
  ],
  [
    "bulkCreateInventoryItems",
    ({ ids }) => ({
      inventoryItems: [{ productId: ids.bare, variantId: ids.bareVariant, quantity: 4 }],
    }),
  ],
  ["updateInventoryItem", (w) => ({ inventoryItem: inventoryItem(w), reason: "MANUAL" })],
  ["bulkUpdateInventoryItems", (w) => ({ inventoryItems: [{ inventoryItem: inventoryItem(w) }] })],
  ["bulkUpsertInventoryItems", (w) => ({ inventoryItems: [{ inventoryItem: inventoryItem(w) }] })],
  ["deleteInventoryItem", (w) => ({ inventoryItemId: inventoryItem(w).id })],
  ["bulkDeleteInventoryItems", (w) => ({ inventoryItemIds: [inventoryItem(w).id] })],
  [
    "bulkDecrementInventoryItems",
    (w) => ({ decrementData: [{ inventoryItemId: inventoryItem(w).id, decrementBy: 1 }] }),
  ],
  [
    "bulkIncrementInventoryItems",
    (w) => ({ incrementData: [{ inventoryItemId: inventoryItem(w).id, incrementBy: 1 }] }),
  ],
  [
    "bulkDecrementInventoryItemsByVariantAndLocation",
    (w) => ({ decrementData: [{ variantId: variantId(w), decrementBy: 1 }] }),
  ],
  [
    "bulkIncrementInventoryItemsByVariantAndLocation",
    (w) => ({ incrementData: [{ variantId: variantId(w), incrementBy: 1 }] }),
  ],
  [
    "bulkUpdateInventoryItemsByFilter",
    () => ({ filter: { trackQuantity: true }, inventoryItem: { quantity: 2 } }),
  ],
  ["bulkDeleteInventoryItemsByFilter", () => ({ filter: { trackQuantity: true } })],
  [
    "bulkSetOrAdjustInventoryItemsByFilter",
    () => ({ filter: { trackQuantity: true }, adjustedInventoryAction: { incrementBy: 2 } }),
  ],
  [
    "bulkAdjustInventoryItemsByFilter",
    () => ({ filter: { trackQuantity: true }, adjustment: { incrementBy: 2 } }),
  ],
  [
    "bulkCreateInventoryItemsByVariantFilter",
    (w) => ({
      filter: { "productData.productId": w.ids.bare },
      locationId: w.emulator.state.site.id,
      inventoryCreationData: { quantity: 2 },
    }),
  ],
];

const categoryRequests: readonly [string, (w: World) => Record<string, unknown>][] = [
  ["createCategory", () => ({ category: { name: "New" }, treeReference: TREE })],
  [
    "updateCategory",
    (w) => ({
      category: { id: category(w)?.id, revision: "1", name: "Other" },
      treeReference: TREE,
    }),
  ],
  [
    "bulkUpdateCategories",
    (w) => ({
      categories: [{ category: { id: category(w)?.id, revision: "1", name: "Other" } }],
      treeReference: TREE,
    }),
  ],
  ["updateCategoryVisibility", (w) => ({ ...categoryRef(w), visible: false, revision: "1" })],
  ["bulkShowCategories", (w) => ({ categoryIds: [category(w)?.id], treeReference: TREE })],
  ["deleteCategory", (w) => categoryRef(w)],
  ["moveCategory", (w) => ({ ...categoryRef(w), position: "LAST" })],
  ["bulkAddItemsToCategory", (w) => ({ ...categoryRef(w), items: [itemOf(w)] })],
  [
    "bulkAddItemToCategories",
    (w) => ({ item: itemOf(w), categoryIds: [category(w)?.id], treeReference: TREE }),
  ],
  [
    "bulkRemoveItemsFromCategory",
    (w) => ({
      categoryId: teeProduct(w)?.categoryIds[0],
      items: [itemOf(w)],
      treeReference: TREE,
    }),
  ],
  [
    "bulkRemoveItemFromCategories",
    (w) => ({ item: itemOf(w), categoryIds: teeProduct(w)?.categoryIds, treeReference: TREE }),
  ],
  [
    "bulkSetItemCategories",
    (w) => ({ item: itemOf(w), categoryIds: [category(w)?.id], treeReference: TREE }),
  ],
  [
    "setArrangedItems",
    (w) => ({ ...categoryRef(w), categoryId: teeProduct(w)?.categoryIds[0], items: [itemOf(w)] }),
  ],
];

const rows = (module: string, requests: typeof productRequests): CallRow[] =>
  requests.map(([name, request]) => [`stores.${module}.${name}`, "owner", request]);

/** Valid requests, one for each operation that changes a V3 catalog. */
export const CATALOG_CHANGES: readonly CallRow[] = [
  ...rows("productsV3", productRequests),
  ...rows("inventoryItemsV3", inventoryRequests),
  ...rows("categories", categoryRequests),
];
