import type { CatalogItemInput } from "@portico/ecom/current-cart-v2";

/** App id of Wix Stores, which owns all products. */
export const STORES_APP = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

/** Product selection for a cart. */
export interface StoreItem {
  productId: string;
  /**
   * Id of the variant. Required for products without options too, which have exactly one variant. Empty for v1 products
   * without managed variants.
   */
  variantId: string;
  /** Quantity, at least 1. Default: 1. */
  quantity?: number | undefined;
  /** Choice keys by modifier key. */
  modifiers?: Readonly<Record<string, string>> | undefined;
  /** Texts by the key of the text field. */
  customTextFields?: Readonly<Record<string, string>> | undefined;
}

const withoutEmptyTexts = (texts: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));

/**
 * Converts a product selection to the cart's format. Empty modifiers and texts are omitted.
 *
 * @returns An item for `catalogItems` of `addLineItemsToCurrentCart`, `createCart` and so on.
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
      appId: STORES_APP,
      options: {
        ...(variantId ? { variantId } : {}),
        ...(Object.keys(options).length > 0 ? { options } : {}),
        ...(Object.keys(customTextFields).length > 0 ? { customTextFields } : {}),
      },
    },
    quantity,
  };
}

/** Selection of a v1 catalog product for a cart. */
export interface StoreItemV1 {
  productId: string;
  /** Id of the variant, if the product has managed variants. */
  variantId?: string | undefined;
  /** Choice names by option name, if it does not: `{ Size: "L" }`. */
  choices?: Readonly<Record<string, string>> | undefined;
  /** Texts by the title of the text field. */
  customTextFields?: Readonly<Record<string, string>> | undefined;
  /** Quantity, at least 1. Default: 1. */
  quantity?: number | undefined;
}

/**
 * Converts a v1 product selection to the cart's format. Empty choices and texts are omitted.
 *
 * @returns An item for `lineItems` of `addToCurrentCart`, or for `catalogItems` of a version 2 cart.
 * @example
 * ```ts
 * import { storeItemV1 } from "@portico/react/v1";
 *
 * const item = storeItemV1({ productId: "<product id>", choices: { Size: "L" } });
 * ```
 */
export function storeItemV1({ variantId, choices, ...item }: StoreItemV1): CatalogItemInput {
  return storeItem({ ...item, variantId: variantId ?? "", modifiers: variantId ? {} : choices });
}
