// Generated from api/ by `npm run generate`. Do not edit.

export * as abandonedCarts from "./abandoned-carts.js";
export * as brandsV3 from "./brands-v3.js";
export * as catalogImportsV3 from "./catalog-imports-v3.js";
export * as catalogVersioning from "./catalog-versioning.js";
export * as categories from "./categories.js";
export * as collections from "./collections.js";
export * as customizationsV3 from "./customizations-v3.js";
export * as infoSectionsV3 from "./info-sections-v3.js";
export * as inventory from "./inventory.js";
export * as inventoryItemsV3 from "./inventory-items-v3.js";
export * as productGroupsV3 from "./product-groups-v3.js";
export * as products from "./products.js";
export * as productsV3 from "./products-v3.js";
export * as promotionsV3 from "./promotions-v3.js";
export * as readOnlyVariantsV3 from "./read-only-variants-v3.js";
export * as ribbonsV3 from "./ribbons-v3.js";
export * as storesLocationsV3 from "./stores-locations-v3.js";
export * as subscriptionOptions from "./subscription-options.js";
export * as wishlist from "./wishlist.js";
