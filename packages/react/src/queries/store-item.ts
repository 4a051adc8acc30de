import type { CatalogItemInput } from "@portico/ecom/current-cart-v2";

/** Id of the Wix Stores app. */
export const STORES_APP_ID = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

/** Product selection for a cart. */
export interface StoreItem {
  productId: string;
  /**
   * Variant id. Products without options have one variant. Use `""` for v1 products without managed
   * variants.
   */
  variantId: string;
  /** Quantity, at least 1. Default: 1. */
  quantity?: number | undefined;
  /** Choice keys by modifier key, such as `{ Wrapping: "Gift box" }`. Default: none. */
  modifiers?: Readonly<Record<string, string>> | undefined;
  /** Buyer's texts by text field key, such as `{ Engraving: "For Ada" }`. Default: none. */
  customTextFields?: Readonly<Record<string, string>> | undefined;
}

const withoutEmptyTexts = (texts: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));

/**
 * Converts a product selection to the format of cart APIs such as `addLineItemsToCurrentCart`.
 * Omits empty modifiers and texts.
 *
 * @example
 * ```ts
 * import { storeItem } from "@portico/react/format";
 *
 * const item = storeItem({ productId: "<product id>", variantId: "<variant id>", quantity: 2 });
 * ```
 */
export function storeItem(item: StoreItem): CatalogItemInput {
  const { productId, variantId, quantity = 1 } = item;
  const options = withoutEmptyTexts(item.modifiers);
  const customTextFields = withoutEmptyTexts(item.customTextFields);
  return {
    catalogReference: {
      catalogItemId: productId,
      appId: STORES_APP_ID,
      options: {
        ...(variantId ? { variantId } : {}),
        ...(Object.keys(options).length > 0 ? { options } : {}),
        ...(Object.keys(customTextFields).length > 0 ? { customTextFields } : {}),
      },
    },
    quantity,
  };
}
