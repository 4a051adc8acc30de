import { making } from "./create.js";
import type { Settings } from "./setting.js";

const media = { url: "https://static.example/a.jpg" };
const brand = making("stores.brandsV3.createBrand");
const ribbon = making("stores.ribbonsV3.createRibbon");
const infoSection = making("stores.infoSectionsV3.createInfoSection");
const customization = making("stores.customizationsV3.createCustomization", () => ({
  "customization.customizationRenderType": "TEXT_CHOICES",
  "customization.choicesSettings.choices": [{ choiceType: "CHOICE_TEXT", name: "a" }],
}));
const group = making("stores.productGroupsV3.createProductGroup");
const promotion = making("stores.promotionsV3.createPromotion", () => ({
  "promotion.media": media,
}));
const category = making("stores.categories.createCategory");
const product = making("stores.productsV3.createProduct");
const option = making("stores.subscriptionOptions.createSubscriptionOption");
const catalogImport = making("stores.catalogImportsV3.createCatalogImport");

/** What operations of `stores` need. */
export const stores: Settings = {
  ...brand.settings(),
  ...ribbon.settings(),
  ...infoSection.settings({
    getOrCreateInfoSection: ({ id }) => ({ "infoSection.id": id }),
  }),
  ...customization.settings({
    addCustomizationChoices: ({ id }) => ({ customizationId: id, "choices[0].name": "b" }),
  }),
  ...group.settings({
    assignProductsToProductGroup: ({ id }) => ({ productGroupId: id }),
    unassignProductsFromProductGroup: ({ id }) => ({ productGroupId: id }),
  }),
  ...promotion.settings({ resolvePromotions: () => undefined }),
  ...category.settings(),
  ...product.settings(),
  ...option.settings({
    bulkUpdateSubscriptionOptions: ({ id }) => ({ "subscriptionOptions[0].id": id }),
    bulkDeleteSubscriptionOptions: ({ id }) => ({ ids: [id] }),
    getProductIdsForSubscriptionOption: ({ id }) => ({ id }),
  }),
  ...catalogImport.settings({
    addProductsToImport: ({ id }) => ({ catalogImportId: id }),
    submitCatalogImport: ({ id }) => ({ catalogImportId: id }),
  }),
};
