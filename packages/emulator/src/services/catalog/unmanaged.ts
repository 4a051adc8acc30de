// Products without managed variants. They have one price and one stock for all choices.

import type { Catalog, Product, Variant } from "./model.js";

/** The ID that catalog V1 shows for the only variant of a product without managed variants. */
export const NO_VARIANT = "00000000-0000-0000-0000-000000000000";

/** Returns the ID of a variant as catalog V1 shows it. */
export function shownVariantId(product: Product, variant: Variant): string {
  return product.unmanaged ? NO_VARIANT : variant.id;
}

/** Returns whether variants differ only in their choices and have no tracked stock. */
function areAlike(variants: readonly Variant[]): boolean {
  return variants.every(
    ({ price, stock }) => price === variants[0]?.price && stock.quantity === undefined,
  );
}

/**
 * Returns the catalog of a V1 site. Products whose variants are all alike become products without
 * managed variants.
 */
export function withUnmanaged(catalog: Catalog): Catalog {
  for (const product of catalog.products.values()) {
    const [first] = product.variants;
    if (!first || !areAlike(product.variants)) {
      if (product.options.length === 0) product.unmanaged = true;
      continue;
    }
    product.unmanaged = true;
    product.variants = [{ ...first, choices: [], sku: product.slug.toUpperCase() }];
  }
  return catalog;
}
