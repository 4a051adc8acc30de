// No directive here: these serve servers, loaders and components alike.
export type { PorticoClient } from "./client.js";
export { formatMoney } from "./format-money.js";
export {
  firstChoices,
  type OptionState,
  type OptionValue,
  type ProductSelection,
  resolveSelection,
  type SelectedChoices,
} from "./product-options.js";
export { cartTotalsQuery, currentCartQuery } from "./queries/cart.js";
export { type CategoriesOptions, categoriesQuery } from "./queries/categories.js";
export { porticoKeys } from "./queries/keys.js";
export { orderQuery } from "./queries/orders.js";
export {
  type ProductOptions,
  type ProductsOptions,
  productQuery,
  productsInfiniteQuery,
  productsQuery,
  productVariantsQuery,
} from "./queries/products.js";
export { type StoreItem, storeItem } from "./queries/store-item.js";
