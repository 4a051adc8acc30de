// Parts of a product that are returned exactly as sent.
import { completedParts } from "../../../resource/shape.js";
import type { Product, Variant } from "../model.js";

/** Returns a copy without undefined fields. */
function definedFields<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}

/** Returns the fields of a product that are stored exactly as sent. */
export function detailsOf(product: Product) {
  const { seoData, taxGroupId, extendedFields, tags, subscriptionDetails } = product;
  const fields = definedFields({ seoData, taxGroupId, extendedFields, tags, subscriptionDetails });
  return completedParts(fields, "stores/products-v3#V3Product");
}

/** Returns the physical properties of a product. */
export function physicalOf(product: Product) {
  const { pricePerUnit, fulfillerId, deliveryProfileId } = product;
  const fields = definedFields({ pricePerUnit, fulfillerId, deliveryProfileId });
  return completedParts(fields, "stores/common#PhysicalPropertiesOfProductsV3");
}

/** Returns the physical properties of a variant. */
export function measuresOf(variant: Variant) {
  const { weight, productDimensions, packageDimensions } = variant;
  return definedFields({ weight, productDimensions, packageDimensions });
}
