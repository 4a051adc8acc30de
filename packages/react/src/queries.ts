// No "use client": servers, loaders and components use these query factories.

export { prefetchCart } from "./cart/prefetch-cart.js";
export { cartTotalsQuery, currentCartQuery } from "./queries/cart.js";
export {
  type CategoriesOptions,
  type CategoryNode,
  type CategoryQueryOptions,
  categoriesQuery,
  categoryQuery,
  categoryTreeQuery,
} from "./queries/categories.js";
export { type Facets, facetsOf, type OptionFacet, storeOptionsQuery } from "./queries/facets.js";
export { hydrationOptions } from "./queries/hydration.js";
export { backInStockQuery, inventoryQuery, productVariantsQuery } from "./queries/inventory.js";
export { porticoKeys } from "./queries/keys.js";
export {
  currentMemberAboutQuery,
  currentMemberQuery,
  type MembersOptions,
  memberQuery,
  membersInfiniteQuery,
  wishlistQuery,
} from "./queries/members.js";
export { orderQuery, ordersInfiniteQuery } from "./queries/orders.js";
export type { PorticoClient } from "./queries/portico-client.js";
export { type ProductQueryOptions, productQuery } from "./queries/product.js";
export { type FacetName, type FacetValue, productFacets } from "./queries/product-facets.js";
export type { ProductsOptions } from "./queries/product-search.js";
export { productsInfiniteQuery, productsQuery } from "./queries/products.js";
export type {
  PorticoInfiniteQueryOptions,
  PorticoQueryOptions,
} from "./queries/query-options.js";
export { type RelatedProductsOptions, relatedProductsQuery } from "./queries/related-products.js";
