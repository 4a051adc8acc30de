import { CATALOG_CHANGES } from "../changing-catalog.js";
import { V1_CHANGES } from "../changing-catalog-v1.js";
import type { World } from "../shop-world.js";
import { type Json, TREE } from "../test-client.js";
import { callMinimal, entityRequests, knownIds, settingsOf } from "./create.js";
import { type Settings, setField } from "./setting.js";

const brand = entityRequests("stores.brandsV3.createBrand");
const ribbon = entityRequests("stores.ribbonsV3.createRibbon");
const infoSection = entityRequests("stores.infoSectionsV3.createInfoSection");
const customization = entityRequests("stores.customizationsV3.createCustomization", () => ({
  "customization.customizationRenderType": "TEXT_CHOICES",
  "customization.choicesSettings.choices": [{ choiceType: "CHOICE_TEXT", name: "a" }],
}));
const productGroup = entityRequests("stores.productGroupsV3.createProductGroup");
const promotion = entityRequests("stores.promotionsV3.createPromotion", (world) => ({
  "promotion.media.url": "https://static.example/a.jpg",
  "promotion.enabled": true,
  "promotion.categories": [{ id: knownIds(world).categoryId }],
}));
const category = entityRequests("stores.categories.createCategory");
const product = entityRequests("stores.productsV3.createProduct", () => ({
  "product.physicalProperties": {},
}));
const inventoryItem = entityRequests("stores.inventoryItemsV3.createInventoryItem", ({ ids }) => ({
  "inventoryItem.productId": ids.bare,
  "inventoryItem.variantId": ids.bareVariant,
  "inventoryItem.quantity": 2,
}));
const subscriptionOption = entityRequests("stores.subscriptionOptions.createSubscriptionOption");
const catalogImport = entityRequests("stores.catalogImportsV3.createCatalogImport");

const choiceId = (entity: Json) => entity.choicesSettings.choices[0].id;
const groupId = ({ id }: Json) => ({ productGroupId: id });
const importId = ({ id }: Json) => ({ catalogImportId: id });

const tee = (world: World) => world.item("heavy-tee").catalogReference;
const teeCategoryRequest = (world: World) => ({
  treeReference: TREE,
  categoryId: world.emulator.state.catalog.products.get(tee(world).catalogItemId)?.categoryIds[0],
});
async function assignOption({ id }: Json, world: World) {
  const assignment = { "assignedSubscriptionOptions[0].id": id };
  await callMinimal(
    world,
    "stores.subscriptionOptions.assignSubscriptionOptionsToProduct",
    assignment,
  );
  return {};
}

const stockStep =
  (data: string) =>
  ({ id }: Json) => ({ [`${data}[0].inventoryItemId`]: id });

const createCollection = async (world: World) =>
  (await callMinimal(world, "stores.products.createCollection")).collection;
const teeRequest = (world: World) => ({ request: { id: tee(world).catalogItemId } });
const slugRequest = async (world: World) => ({
  request: { slug: (await createCollection(world)).slug },
});

export const stores: Settings = {
  ...brand.settings({
    updateBrand: setField("brand.name", "New"),
    bulkUpdateBrands: setField("brands[0].brand.name", "New"),
  }),
  ...ribbon.settings({
    updateRibbon: setField("ribbon.name", "New"),
    bulkUpdateRibbons: setField("ribbons[0].ribbon.name", "New"),
  }),
  ...infoSection.settings({
    updateInfoSection: setField("infoSection.title", "New"),
    bulkUpdateInfoSections: setField("infoSections[0].infoSection.title", "New"),
    getOrCreateInfoSection: ({ id }) => ({ "infoSection.id": id }),
    bulkGetOrCreateInfoSections: ({ id }) => ({ "infoSections[0].id": id }),
  }),
  ...customization.settings({
    updateCustomization: setField("customization.name", "New"),
    bulkUpdateCustomizations: setField("customizations[0].customization.name", "New"),
    addCustomizationChoices: ({ id }) => ({ customizationId: id }),
    setCustomizationChoices: ({ id }) => ({ customizationId: id }),
    removeCustomizationChoices: (customization) => ({
      customizationId: customization.id,
      choiceIds: [choiceId(customization)],
    }),
    updateCustomizationChoices: (customization) => ({
      customizationId: customization.id,
      "choices[0].choice.id": choiceId(customization),
    }),
    reorderCustomizationChoices: (customization) => ({
      customizationId: customization.id,
      choiceIds: [choiceId(customization)],
    }),
    bulkAddCustomizationChoices: ({ id }) => ({ "customizationsChoices[0].customizationId": id }),
  }),
  ...productGroup.settings({
    updateProductGroup: setField("productGroup.name", "New"),
    bulkUpdateProductGroups: setField("productGroups[0].productGroup.name", "New"),
    assignProductsToProductGroup: groupId,
    unassignProductsFromProductGroup: groupId,
  }),
  ...promotion.settings({
    updatePromotion: setField("promotion.name", "New"),
    bulkUpdatePromotions: setField("promotions[0].promotion.name", "New"),
    resolvePromotions: () => undefined,
  }),
  ...category.settings({
    updateCategory: setField("category.name", "New"),
    bulkUpdateCategories: setField("categories[0].category.name", "New"),
    queryCategories: () => ({ treeReference: TREE }),
    listCategoriesForItem: (_, world) => ({ item: tee(world) }),
    listItemsInCategory: (_, world) => teeCategoryRequest(world),
    getArrangedItems: async (_, world) => {
      const { owner } = world.callers;
      await owner.call("stores.categories.setArrangedItems", {
        ...teeCategoryRequest(world),
        items: [tee(world)],
      });
      return teeCategoryRequest(world);
    },
  }),
  ...product.settings({
    updateProduct: setField("product.name", "New"),
    bulkUpdateProducts: setField("products[0].product.name", "New"),
  }),
  ...settingsOf(
    CATALOG_CHANGES,
    /WithInventory$|ByFilter$|InfoSections|ArrangedItems$|SetItemCategories$/,
  ),
  ...inventoryItem.settings({
    updateInventoryItem: setField("inventoryItem.quantity", 7),
    bulkUpdateInventoryItems: setField("inventoryItems[0].inventoryItem.quantity", 7),
    bulkUpsertInventoryItems: setField("inventoryItems[0].inventoryItem.quantity", 7),
    bulkDecrementInventoryItems: stockStep("decrementData"),
    bulkIncrementInventoryItems: stockStep("incrementData"),
  }),
  ...subscriptionOption.settings({
    updateSubscriptionOption: setField("subscriptionOption.title", "New"),
    bulkUpdateSubscriptionOptions: ({ id }) => ({ "subscriptionOptions[0].id": id }),
    bulkDeleteSubscriptionOptions: ({ id }) => ({ ids: [id] }),
    getSubscriptionOptionsForProduct: assignOption,
    getProductIdsForSubscriptionOption: async ({ id }, world) => {
      await assignOption({ id }, world);
      return { id };
    },
  }),
  ...catalogImport.settings({ addProductsToImport: importId, submitCatalogImport: importId }),
  "stores.abandonedCarts.getAbandonedCart": async (world) => {
    const { abandonedCarts } = await callMinimal(
      world,
      "stores.abandonedCarts.queryAbandonedCarts",
    );
    return { request: { id: abandonedCarts[0].id } };
  },
  "stores.wishlist.getWishlistById": async (world) => {
    const { catalogReference } = world.item("heavy-tee");
    const item = { catalogReference, returnEntity: true };
    const { wishlist } = await callMinimal(world, "ecom.wishlists.addItem", item, "member");
    return { request: { id: wishlist.id } };
  },

  ...settingsOf(V1_CHANGES),
  "stores.products.getProduct": teeRequest,
  "stores.products.queryProductVariants": teeRequest,
  "stores.products.getProductOptionsAvailability": teeRequest,
  "stores.products.getStoreVariant": async (world) => {
    const { variants } = await callMinimal(world, "stores.products.queryStoreVariants");
    return { request: { id: variants[0].id } };
  },
  "stores.products.getCollectionBySlug": slugRequest,
  "stores.collections.getCollectionBySlug": slugRequest,
  "stores.collections.getCollection": async (world) => ({
    request: { id: (await createCollection(world)).id },
  }),
  "stores.inventory.getInventoryVariants": async (world) => {
    const { inventoryItems } = await callMinimal(world, "stores.inventory.queryInventory");
    return { request: { inventoryId: inventoryItems[0].id } };
  },
};
