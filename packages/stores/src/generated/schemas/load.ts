// Generated from api/ by `npm run generate`. Do not edit.

/** Functions that load the schemas of a service, by module name. */
export const load = {
  categories: () => import("./categories.js"),
  "abandoned-carts": () => import("./abandoned-carts.js"),
  "brands-v3": () => import("./brands-v3.js"),
  "catalog-imports-v3": () => import("./catalog-imports-v3.js"),
  "catalog-versioning": () => import("./catalog-versioning.js"),
  collections: () => import("./collections.js"),
  "customizations-v3": () => import("./customizations-v3.js"),
  "info-sections-v3": () => import("./info-sections-v3.js"),
  "inventory-items-v3": () => import("./inventory-items-v3.js"),
  inventory: () => import("./inventory.js"),
  "product-groups-v3": () => import("./product-groups-v3.js"),
  "products-v3": () => import("./products-v3.js"),
  products: () => import("./products.js"),
  "promotions-v3": () => import("./promotions-v3.js"),
  "read-only-variants-v3": () => import("./read-only-variants-v3.js"),
  "ribbons-v3": () => import("./ribbons-v3.js"),
  "stores-locations-v3": () => import("./stores-locations-v3.js"),
  "subscription-options": () => import("./subscription-options.js"),
  wishlist: () => import("./wishlist.js"),
};
