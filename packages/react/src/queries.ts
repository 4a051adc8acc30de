// No directive here: these serve servers, loaders and components alike.

export { lineView } from "./cart/line-view.js";
export { noticeText } from "./cart/notice-text.js";
export { prefetchCart } from "./cart/prefetch-cart.js";
export { describeError, type Problem, type ProblemKind } from "./elements/describe-error.js";
export { formatMoney } from "./elements/format-money.js";
export { type OrderLinePrices, orderLinePrices } from "./elements/order-line-prices.js";
export {
  type PriceAmount,
  type PriceSource,
  type PriceView,
  type PriceViewOptions,
  priceView,
} from "./elements/price-view.js";
export {
  jsonLdText,
  type ProductJsonLdOptions,
  productJsonLd,
} from "./elements/product-json-ld.js";
export { safeHref } from "./elements/safe-link.js";
export type { Messages } from "./elements/settings-context.js";
export { namedChoices } from "./product/named-choices.js";
export { type ChosenOptions, resolveChoices } from "./product/product-choices.js";
export { productFromV1, resolveSelectionV1 } from "./product/product-from-v1.js";
export { firstChoices, resolveSelection, type SelectionExtras } from "./product/product-options.js";
export type {
  FreeTextState,
  ModifierState,
  ModifierValue,
  OptionState,
  OptionValue,
  ProductSelection,
  ProductSelectionInput,
  SelectedChoices,
  SelectionProblem,
  SelectionStock,
} from "./product/selection.js";
export { selectionFromParams } from "./product/selection-from-params.js";
export { selectionToParams } from "./product/selection-params.js";
export {
  type ActiveFilter,
  activeFilters,
  NO_FILTERS,
  toggleBrand,
  toggleChoice,
} from "./queries/active-filters.js";
export { backInStockQuery } from "./queries/back-in-stock.js";
export { cartTotalsQuery, currentCartQuery } from "./queries/cart.js";
export type { SettledLine } from "./queries/cart-adapter.js";
export {
  type CatalogParams,
  type CatalogParamsOptions,
  readCatalogParams,
  writeCatalogParams,
} from "./queries/catalog-params.js";
export {
  type CategoriesOptions,
  type CategoryQueryOptions,
  categoriesQuery,
  categoryQuery,
  categoryTreeQuery,
} from "./queries/categories.js";
export { type CategoryNode, categoryTree } from "./queries/category-tree.js";
export { currentMemberAboutQuery, currentMemberQuery } from "./queries/current-member.js";
export {
  type FacetName,
  type Facets,
  type FacetValue,
  facetsOf,
  type OptionFacet,
  productFacets,
} from "./queries/facets.js";
export { hydrationOptions } from "./queries/hydration.js";
export { inventoryQuery } from "./queries/inventory.js";
export { keepOwnData } from "./queries/keep-own-data.js";
export { porticoKeys } from "./queries/keys.js";
export { type MembersOptions, memberQuery, membersInfiniteQuery } from "./queries/members.js";
export { orderQuery, ordersInfiniteQuery } from "./queries/orders.js";
export type { PorticoClient } from "./queries/portico-client.js";
export {
  type ProductQueryOptions,
  productQuery,
  productVariantsQuery,
} from "./queries/product.js";
export type { ProductsOptions } from "./queries/product-search.js";
export { productsInfiniteQuery, productsQuery } from "./queries/products.js";
export type {
  PorticoInfiniteQueryOptions,
  PorticoQueryOptions,
} from "./queries/query-options.js";
export { type RelatedProductsOptions, relatedProductsQuery } from "./queries/related-products.js";
export { type SessionScope, sessionScope } from "./queries/session-scope.js";
export { shareStructure } from "./queries/share-structure.js";
export { type StoreItem, type StoreItemV1, storeItem, storeItemV1 } from "./queries/store-item.js";
export { storeOptionsQuery } from "./queries/store-options.js";
export { wishlistQuery } from "./queries/wishlist.js";
