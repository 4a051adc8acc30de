// Products without managed variants have one price and one stock quantity for all choices.

import type { Product, Variant } from "./model.js";

/** Variant id of products without managed variants in catalog V1. */
export const NO_VARIANT_ID = "00000000-0000-0000-0000-000000000000";

export function v1VariantId(product: Product, variant: Variant): string {
  return product.unmanaged ? NO_VARIANT_ID : variant.id;
}

function canShareVariant(variants: readonly Variant[]): boolean {
  return variants.every(
    ({ price, stock }) => price === variants[0]?.price && stock.quantity === undefined,
  );
}

/** Merges the variants of a V1 product if they have the same price and untracked stock. */
export function withV1Variants(product: Product): Product {
  const { variants } = product;
  const [firstVariant] = variants;
  if (!firstVariant || !canShareVariant(variants)) {
    return product.options.length === 0 ? { ...product, unmanaged: true } : product;
  }
  const onlyVariant = { ...firstVariant, choices: [], sku: product.slug.toUpperCase() };
  return { ...product, unmanaged: true, variants: [onlyVariant] };
}

/** Inverts every hex digit, because the platform derives inventory item ids in this way. */
export function v1InventoryId(productId: string): string {
  return productId.replace(/[0-9a-f]/g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));
}
