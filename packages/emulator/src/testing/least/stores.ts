import { CATALOG_CHANGES } from "../changing-catalog.js";
import { V1_CHANGES } from "../changing-catalog-v1.js";
import type { World } from "../shop-world.js";
import { type Answer, TREE } from "../test-client.js";
import { knownIds, least, making, ofRows } from "./create.js";
import { changing, type Settings } from "./setting.js";

const brand = making("stores.brandsV3.createBrand");
const ribbon = making("stores.ribbonsV3.createRibbon");
const infoSection = making("stores.infoSectionsV3.createInfoSection");
const customization = making("stores.customizationsV3.createCustomization", () => ({
  "customization.customizationRenderType": "TEXT_CHOICES",
  "customization.choicesSettings.choices": [{ choiceType: "CHOICE_TEXT", name: "a" }],
}));
const group = making("stores.productGroupsV3.createProductGroup");
const promotion = making("stores.promotionsV3.createPromotion", (world) => ({
  "promotion.media.url": "https://static.example/a.jpg",
  "promotion.enabled": true,
  "promotion.categories": [{ id: knownIds(world).categoryId }],
}));
const category = making("stores.categories.createCategory");
const product = making("stores.productsV3.createProduct", () => ({
  "product.physicalProperties": {},
}));
const item = making("stores.inventoryItemsV3.createInventoryItem", ({ ids }) => ({
  "inventoryItem.productId": ids.bare,
  "inventoryItem.variantId": ids.bareVariant,
  "inventoryItem.quantity": 2,
}));
const option = making("stores.subscriptionOptions.createSubscriptionOption");
const catalogImport = making("stores.catalogImportsV3.createCatalogImport");

const choiceId = (entity: Answer) => entity.choicesSettings.choices[0].id;
const heldGroup = ({ id }: Answer) => ({ productGroupId: id });
const openImport = ({ id }: Answer) => ({ catalogImportId: id });

const tee = (world: World) => world.item("heavy-tee").catalogReference;
const withTee = (world: World) => ({
  treeReference: TREE,
  categoryId: world.emulator.state.catalog.products.get(tee(world).catalogItemId)?.categoryIds[0],
});
async function sold({ id }: Answer, world: World) {
  const assignment = { "assignedSubscriptionOptions[0].id": id };
  await least(world, "stores.subscriptionOptions.assignSubscriptionOptionsToProduct", assignment);
  return {};
}

const step =
  (data: string) =>
  ({ id }: Answer) => ({ [`${data}[0].inventoryItemId`]: id });

const collection = async (world: World) =>
  (await least(world, "stores.products.createCollection")).collection;
const ofProduct = (world: World) => ({ request: { id: tee(world).catalogItemId } });
const bySlug = async (world: World) => ({ request: { slug: (await collection(world)).slug } });

export const stores: Settings = {
  ...brand.settings({
    updateBrand: changing("brand.name", "New"),
    bulkUpdateBrands: changing("brands[0].brand.name", "New"),
  }),
  ...ribbon.settings({
    updateRibbon: changing("ribbon.name", "New"),
    bulkUpdateRibbons: changing("ribbons[0].ribbon.name", "New"),
  }),
  ...infoSection.settings({
    updateInfoSection: changing("infoSection.title", "New"),
    bulkUpdateInfoSections: changing("infoSections[0].infoSection.title", "New"),
    getOrCreateInfoSection: ({ id }) => ({ "infoSection.id": id }),
    bulkGetOrCreateInfoSections: ({ id }) => ({ "infoSections[0].id": id }),
  }),
  ...customization.settings({
    updateCustomization: changing("customization.name", "New"),
    bulkUpdateCustomizations: changing("customizations[0].customization.name", "New"),
    addCustomizationChoices: ({ id }) => ({ customizationId: id }),
    setCustomizationChoices: ({ id }) => ({ customizationId: id }),
    removeCustomizationChoices: (one) => ({ customizationId: one.id, choiceIds: [choiceId(one)] }),
    updateCustomizationChoices: (one) => ({
      customizationId: one.id,
      "choices[0].choice.id": choiceId(one),
    }),
    reorderCustomizationChoices: (one) => ({ customizationId: one.id, choiceIds: [choiceId(one)] }),
    bulkAddCustomizationChoices: ({ id }) => ({ "customizationsChoices[0].customizationId": id }),
  }),
  ...group.settings({
    updateProductGroup: changing("productGroup.name", "New"),
    bulkUpdateProductGroups: changing("productGroups[0].productGroup.name", "New"),
    assignProductsToProductGroup: heldGroup,
    unassignProductsFromProductGroup: heldGroup,
  }),
  ...promotion.settings({
    updatePromotion: changing("promotion.name", "New"),
    bulkUpdatePromotions: changing("promotions[0].promotion.name", "New"),
    resolvePromotions: () => undefined,
  }),
  ...category.settings({
    updateCategory: changing("category.name", "New"),
    bulkUpdateCategories: changing("categories[0].category.name", "New"),
    queryCategories: () => ({ treeReference: TREE }),
    listCategoriesForItem: (_, world) => ({ item: tee(world) }),
    listItemsInCategory: (_, world) => withTee(world),
    getArrangedItems: async (_, world) => {
      const { owner } = world.callers;
      await owner.call("stores.categories.setArrangedItems", {
        ...withTee(world),
        items: [tee(world)],
      });
      return withTee(world);
    },
  }),
  ...product.settings({
    updateProduct: changing("product.name", "New"),
    bulkUpdateProducts: changing("products[0].product.name", "New"),
  }),
  ...ofRows(
    CATALOG_CHANGES,
    /WithInventory$|ByFilter$|InfoSections|ArrangedItems$|SetItemCategories$/,
  ),
  ...item.settings({
    updateInventoryItem: changing("inventoryItem.quantity", 7),
    bulkUpdateInventoryItems: changing("inventoryItems[0].inventoryItem.quantity", 7),
    bulkUpsertInventoryItems: changing("inventoryItems[0].inventoryItem.quantity", 7),
    bulkDecrementInventoryItems: step("decrementData"),
    bulkIncrementInventoryItems: step("incrementData"),
  }),
  ...option.settings({
    updateSubscriptionOption: changing("subscriptionOption.title", "New"),
    bulkUpdateSubscriptionOptions: ({ id }) => ({ "subscriptionOptions[0].id": id }),
    bulkDeleteSubscriptionOptions: ({ id }) => ({ ids: [id] }),
    getSubscriptionOptionsForProduct: sold,
    getProductIdsForSubscriptionOption: async ({ id }, world) => {
      await sold({ id }, world);
      return { id };
    },
  }),
  ...catalogImport.settings({ addProductsToImport: openImport, submitCatalogImport: openImport }),
  "stores.abandonedCarts.getAbandonedCart": async (world) => {
    const { abandonedCarts } = await least(world, "stores.abandonedCarts.queryAbandonedCarts");
    return { request: { id: abandonedCarts[0].id } };
  },
  "stores.wishlist.getWishlistById": async (world) => {
    const { catalogReference } = world.item("heavy-tee");
    const item = { catalogReference, returnEntity: true };
    const { wishlist } = await least(world, "ecom.wishlists.addItem", item, "member");
    return { request: { id: wishlist.id } };
  },

  ...ofRows(V1_CHANGES),
  "stores.products.getProduct": ofProduct,
  "stores.products.queryProductVariants": ofProduct,
  "stores.products.getProductOptionsAvailability": ofProduct,
  "stores.products.getStoreVariant": async (world) => {
    const { variants } = await least(world, "stores.products.queryStoreVariants");
    return { request: { id: variants[0].id } };
  },
  "stores.products.getCollectionBySlug": bySlug,
  "stores.collections.getCollectionBySlug": bySlug,
  "stores.collections.getCollection": async (world) => ({
    request: { id: (await collection(world)).id },
  }),
  "stores.inventory.getInventoryVariants": async (world) => {
    const { inventoryItems } = await least(world, "stores.inventory.queryInventory");
    return { request: { inventoryId: inventoryItems[0].id } };
  },
};
