// The parts of a product that are answered as they were written.
import type { Product, Variant } from "../model.js";

/** Without what is undefined. */
function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}

/** Fields of a product that are kept as they were sent. */
export function detailsOf(product: Product) {
  const { seoData, taxGroupId, extendedFields, tags, subscriptionDetails } = product;
  return given({ seoData, taxGroupId, extendedFields, tags, subscriptionDetails });
}

/** Measures of a physical product. */
export function physicalOf(product: Product) {
  const { pricePerUnit, fulfillerId, deliveryProfileId } = product;
  return given({ pricePerUnit, fulfillerId, deliveryProfileId });
}

/** Measures of a physical variant. */
export function measuresOf(variant: Variant) {
  const { weight, productDimensions, packageDimensions } = variant;
  return given({ weight, productDimensions, packageDimensions });
}
