import { completedParts } from "../../../resource/shape.js";
import type { Product, Variant } from "../model.js";

function definedFields<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}

export function detailsOf(product: Product) {
  const { seoData, taxGroupId, extendedFields, tags, subscriptionDetails } = product;
  const fields = definedFields({ seoData, taxGroupId, extendedFields, tags, subscriptionDetails });
  return completedParts(fields, "stores/products-v3#V3Product");
}

export function physicalOf(product: Product) {
  const { pricePerUnit, fulfillerId, deliveryProfileId } = product;
  const fields = definedFields({ pricePerUnit, fulfillerId, deliveryProfileId });
  return completedParts(fields, "stores/common#PhysicalPropertiesOfProductsV3");
}

export function measuresOf(variant: Variant) {
  const { weight, productDimensions, packageDimensions } = variant;
  return definedFields({ weight, productDimensions, packageDimensions });
}
