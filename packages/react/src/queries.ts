// No directive here: these serve servers, loaders and components alike.

export { formatMoney } from "./elements/format-money.js";
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
export { selectionFromParams, selectionToParams } from "./product/selection-params.js";
export { cartTotalsQuery, currentCartQuery } from "./queries/cart.js";
export { type CategoriesOptions, categoriesQuery } from "./queries/categories.js";
export { hydrationOptions } from "./queries/hydration.js";
export { keepOwnData, porticoKeys } from "./queries/keys.js";
export { orderQuery } from "./queries/orders.js";
export type { PorticoClient } from "./queries/portico-client.js";
export {
  type ProductQueryOptions,
  type ProductsOptions,
  productQuery,
  productsInfiniteQuery,
  productsQuery,
  productVariantsQuery,
} from "./queries/products.js";
export { type SessionScope, sessionScope } from "./queries/session-scope.js";
export { shareStructure } from "./queries/share-structure.js";
export {
  type StoreItem,
  type StoreItemV1,
  storeItem,
  storeItemV1,
} from "./queries/store-item.js";
