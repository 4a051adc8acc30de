// No "use client": servers, loaders and components use these pure functions.

export { describeError, type ErrorDescription } from "./elements/describe-error.js";
export { errorText } from "./elements/error-text.js";
export { formatMoney } from "./elements/format-money.js";
export type { ErrorKind, MessageKey, Messages } from "./elements/messages.js";
export { type OrderLinePrices, orderLinePrices } from "./elements/order-line-prices.js";
export {
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
export { type ChosenOptions, namedChoices, resolveChoices } from "./product/product-choices.js";
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
export {
  type CatalogParams,
  type CatalogParamsOptions,
  readCatalogParams,
  writeCatalogParams,
} from "./queries/catalog-params.js";
export { type StoreItem, storeItem } from "./queries/store-item.js";
