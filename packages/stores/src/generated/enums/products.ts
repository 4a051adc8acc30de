// Generated from api/ by `npm run generate`. Do not edit.

export { DimensionsUnit, MeasurementUnit, MediaItemType, SortOrder, Version } from "./common.js";

/** Kinds of products: physical or digital. */
export const ProductType = {
  unspecified_product_type: "unspecified_product_type",
  /** The product is shipped to the buyer. */
  physical: "physical",
  /** The buyer downloads the product. */
  digital: "digital",
} as const;

/** Stock status of a product: in stock, partially out of stock or out of stock. */
export const InventoryStatus = {
  /** All variants are in stock. */
  IN_STOCK: "IN_STOCK",
  /** None of the variants are in stock. */
  OUT_OF_STOCK: "OUT_OF_STOCK",
  /** Some variants are in stock. */
  PARTIALLY_OUT_OF_STOCK: "PARTIALLY_OUT_OF_STOCK",
} as const;

/** Kinds of options: a drop-down list or colors. */
export const OptionType = {
  unspecified_option_type: "unspecified_option_type",
  /** The choices are shown as text. */
  drop_down: "drop_down",
  /** The choices are shown as colors. */
  color: "color",
} as const;

/** Kinds of product discounts: none, an amount or a percentage. */
export const DiscountType = {
  UNDEFINED: "UNDEFINED",
  NONE: "NONE",
  AMOUNT: "AMOUNT",
  PERCENT: "PERCENT",
} as const;
