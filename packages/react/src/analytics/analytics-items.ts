import type { OrderLineItem } from "@portico/ecom/orders";
import type { V3Product } from "@portico/stores/products-v3";
import { localizedText, optionsAndTexts } from "../cart/line-view.js";
import type { CartLine } from "../queries/cart-view.js";
import type { AnalyticsItem } from "./analytics-events.js";

export const toNumber = (amount: string | null | undefined): number | undefined =>
  amount ? Number(amount) : undefined;

// Tag managers would send `undefined` as text.
export const omitEmptyFields = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  ) as Fields;

const variantLabel = (options: CartLine["options"]) =>
  options.map(({ value }) => value).join(" / ");

/**
 * Converts a product to an analytics item for `view_item`, `view_item_list` and `select_item`. The
 * price is the product's lowest price.
 *
 * @param product - Product from `useProduct` or `useProducts`.
 * @param more - Other fields, such as `index` and `item_list_id`. Default: none.
 * @example
 * ```ts
 * import { productItem } from "@portico/react/analytics";
 * import { productFixture } from "@portico/react/fixtures";
 *
 * productItem(productFixture(), { index: 0 }).item_name; // "Drop Pendant"
 * ```
 */
export function productItem(
  product: V3Product,
  more: Omit<Partial<AnalyticsItem>, "item_id"> = {},
): AnalyticsItem {
  return omitEmptyFields({
    item_id: product.id,
    item_name: product.name ?? undefined,
    item_brand: product.brand?.name ?? undefined,
    price: toNumber(product.actualPriceRange?.minValue?.amount),
    ...more,
  });
}

/**
 * Converts a cart line to an analytics item for `view_cart`. The item does not include text that
 * the buyer entered.
 *
 * @param line - Line from `useCart`.
 * @param quantity - Number of units. Default: all units of the line.
 * @example
 * ```ts
 * import type { CartLine } from "@portico/react";
 * import { lineItem } from "@portico/react/analytics";
 *
 * const itemsOf = (lines: readonly CartLine[]) => lines.map((line) => lineItem(line));
 * ```
 */
export function lineItem(line: CartLine, quantity: number = line.quantity): AnalyticsItem {
  return omitEmptyFields({
    item_id: line.productId ?? line.id,
    item_name: line.name,
    item_variant: variantLabel(line.options),
    price: toNumber(line.price.amount),
    quantity,
  });
}

export function orderItem(line: OrderLineItem): AnalyticsItem {
  const { catalogReference, descriptionLines, quantity, productName, price } = line;
  return omitEmptyFields({
    item_id: catalogReference?.catalogItemId ?? line.id,
    item_name: localizedText(productName),
    item_variant: variantLabel(optionsAndTexts(descriptionLines, catalogReference).options),
    price: toNumber(price?.amount),
    quantity,
  });
}
