// No directive here: these serve servers, loaders and components alike.

export { describeError, type Problem, type ProblemKind } from "./elements/describe-error.js";
export { formatMoney } from "./elements/format-money.js";
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
export { porticoKeys } from "./queries/keys.js";
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
export { type StoreItem, storeItem } from "./queries/store-item.js";
