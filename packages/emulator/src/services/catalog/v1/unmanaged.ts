// Products whose variants are not managed: one price and one stock, whatever the buyer chooses.

import type { Catalog, Product, Variant } from "../model.js";

/** The id that catalog v1 shows for the one variant of a product whose variants are not managed. */
export const NO_VARIANT = "00000000-0000-0000-0000-000000000000";

/** The id of a variant as catalog v1 shows it. */
export function shownVariantId(product: Product, variant: Variant): string {
  return product.unmanaged ? NO_VARIANT : variant.id;
}

/** Whether variants differ in nothing but their choices, and nobody counts them. */
function areAlike(variants: readonly Variant[]): boolean {
  return variants.every(
    ({ price, stock }) => price === variants[0]?.price && stock.quantity === undefined,
  );
}

/** Returns the catalog of a v1 site, in which products without different variants are not managed by variant. */
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
