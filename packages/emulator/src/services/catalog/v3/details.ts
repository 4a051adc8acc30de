// The parts of a product that are answered as they were written.
import { completedParts } from "../../../resource/shape.js";
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
  const fields = given({ seoData, taxGroupId, extendedFields, tags, subscriptionDetails });
  return completedParts(fields, "stores/products-v3#V3Product");
}

/** Measures of a physical product. */
export function physicalOf(product: Product) {
  const { pricePerUnit, fulfillerId, deliveryProfileId } = product;
  const fields = given({ pricePerUnit, fulfillerId, deliveryProfileId });
  return completedParts(fields, "stores/common#PhysicalPropertiesOfProductsV3");
}

/** Measures of a physical variant. */
export function measuresOf(variant: Variant) {
  const { weight, productDimensions, packageDimensions } = variant;
  return given({ weight, productDimensions, packageDimensions });
}
