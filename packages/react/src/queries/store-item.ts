import type { CatalogItemInput } from "@portico/ecom/current-cart-v2";

/** The stores application, which all products of a shop belong to. */
export const STORES_APP = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

/** A product as a buyer chooses it. */
export interface StoreItem {
  /** Id of the product. */
  productId: string;
  /**
   * Id of the variant; a product without options has exactly one, which must be named too. Empty for
   * a v1 product whose variants are not managed.
   */
  variantId: string;
  /** How many, from 1; 1 unless told otherwise. */
  quantity?: number;
  /** Chosen modifiers: the modifier's key → the choice's key. */
  modifiers?: Readonly<Record<string, string>>;
  /** Texts that the buyer wrote: the free text's key → the text. */
  customTextFields?: Readonly<Record<string, string>>;
}

const filled = (texts: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));

/**
 * A product of the shop as the cart takes it. Empty modifiers and texts are left out.
 *
 * @param item - what is bought; see {@link StoreItem}
 * @returns one of the `catalogItems` of `addLineItemsToCurrentCart`, `createCart` …
 * @example
 * ```ts
 * const item = storeItem({ productId: "<product id>", variantId: "<variant id>", quantity: 2 });
 * ```
 */
export function storeItem(item: StoreItem): CatalogItemInput {
  const { productId, variantId, quantity = 1 } = item;
  const options = filled(item.modifiers);
  const customTextFields = filled(item.customTextFields);
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

/** A product of a v1 catalog as a buyer chooses it. */
export interface StoreItemV1 {
  /** Id of the product. */
  productId: string;
  /** Id of the variant, where the product's variants are managed. */
  variantId?: string;
  /** Option name → choice name, where they are not: `{ Size: "L" }`. */
  choices?: Readonly<Record<string, string>>;
  /** Title of the text field → what the buyer wrote. */
  customTextFields?: Readonly<Record<string, string>>;
  /** How many, from 1; 1 unless told otherwise. */
  quantity?: number;
}

/**
 * A product of a v1 catalog as the cart takes it. Empty choices and texts are left out.
 *
 * @param item - what is bought; see {@link StoreItemV1}
 * @returns one of the `lineItems` of `addToCurrentCart`, or of the `catalogItems` of a v2 cart
 * @example
 * ```ts
 * const item = storeItemV1({ productId: "<product id>", choices: { Size: "L" } });
 * ```
 */
export function storeItemV1({ variantId, choices, ...item }: StoreItemV1): CatalogItemInput {
  return storeItem({ ...item, variantId: variantId ?? "", modifiers: variantId ? {} : choices });
}
