// No directive here: these serve servers, loaders and components alike.

export { formatMoney } from "./elements/format-money.js";
export {
  firstChoices,
  type OptionState,
  type OptionValue,
  type ProductSelection,
  resolveSelection,
  type SelectedChoices,
} from "./product/product-options.js";
export { cartTotalsQuery, currentCartQuery } from "./queries/cart.js";
export { type CategoriesOptions, categoriesQuery } from "./queries/categories.js";
export { currentMemberAboutQuery, currentMemberQuery } from "./queries/current-member.js";
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
export { type StoreItem, storeItem } from "./queries/store-item.js";
