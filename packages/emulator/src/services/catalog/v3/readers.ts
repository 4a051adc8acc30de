// These readers use the model, so that filters and sorting do not need to build views.

import type { Context } from "../../../kernel/context.js";
import { minAndMax, textOf } from "../../../kernel/money.js";
import { entityReader, fieldReaders, type Readers } from "../../../query/values.js";
import { storedEntity } from "../../../resource/resource.js";
import { infoSections } from "../info-sections.js";
import {
  allCategoryIds,
  availability,
  directCategoryIds,
  handleOf,
  inStock,
  visibleVariants,
} from "../lookup.js";
import { isVisibleInPos, type Product, type Variant } from "../model.js";
import { brands, ribbons } from "../named.js";
import { catalogSlice } from "../slice.js";
import type { Stocked } from "../stock.js";
import { categoriesInfo, preorders } from "./product.js";

function priceReaders(context: Context): Readers<Product> {
  const { currency } = context.site;
  const range = (product: Product) =>
    minAndMax(visibleVariants(context, product).map(({ price }) => price));
  const compareAtRange = (product: Product) =>
    minAndMax(visibleVariants(context, product).flatMap((variant) => variant.compareAtPrice ?? []));
  const formatted = (value: string | undefined) => value && textOf(value, currency);
  return {
    "actualPriceRange.minValue.amount": (product) => textOf(range(product)?.min ?? "0", currency),
    "actualPriceRange.maxValue.amount": (product) => textOf(range(product)?.max ?? "0", currency),
    "compareAtPriceRange.minValue.amount": (product) => formatted(compareAtRange(product)?.min),
    "compareAtPriceRange.maxValue.amount": (product) => formatted(compareAtRange(product)?.max),
  };
}

function variantListReaders(context: Context): Readers<Product> {
  const { currency } = context.site;
  // This is a loop for speed, because a search reads every variant.
  const list = (read: (variant: Variant) => unknown) => (product: Product) => {
    const values: unknown[] = [];
    for (const variant of visibleVariants(context, product)) {
      const value = read(variant);
      if (value !== undefined) values.push(value);
    }
    return values;
  };
  return {
    "variantsInfo.variants.id": list(({ id }) => id),
    "variantsInfo.variants.sku": list(({ sku }) => sku),
    "variantsInfo.variants.barcode": list(({ barcode }) => barcode),
    "variantsInfo.variants.visible": list(({ visible }) => visible),
    "variantsInfo.variants.price.actualPrice.amount": list(({ price }) => textOf(price, currency)),
    "variantsInfo.variants.price.compareAtPrice.amount": list(
      ({ compareAtPrice }) => compareAtPrice && textOf(compareAtPrice, currency),
    ),
    "variantsInfo.variants.inventoryStatus.inStock": list(inStock),
  };
}

function referenceReaders(context: Context): Readers<Product> {
  const catalog = context.store(catalogSlice);
  const brand = ({ brandId }: Product) => storedEntity(context, brands, brandId);
  const ribbon = ({ ribbonId }: Product) => storedEntity(context, ribbons, ribbonId);
  const sections = ({ infoSectionIds }: Product) =>
    infoSectionIds.flatMap((id) => storedEntity(context, infoSections, id) ?? []);
  const directIds = (product: Product) => directCategoryIds(catalog, product);
  const allIds = (product: Product) => allCategoryIds(catalog, product);
  return {
    "brand.id": (product) => brand(product)?.id,
    "brand.name": (product) => brand(product)?.name,
    "ribbon.id": (product) => ribbon(product)?.id,
    "ribbon.name": (product) => ribbon(product)?.name,
    "infoSections.id": (product) => sections(product).map(({ id }) => id),
    "infoSections.uniqueName": (product) => sections(product).map(({ uniqueName }) => uniqueName),
    "directCategoriesInfo.categories": (product) => categoriesInfo(directIds(product)).categories,
    "directCategoriesInfo.categories.id": directIds,
    "allCategoriesInfo.categories": (product) => categoriesInfo(allIds(product)).categories,
    "allCategoriesInfo.categories.id": allIds,
  };
}

const PRODUCT_READERS: Readers<Product> = /* @__PURE__ */ Object.freeze({
  ...fieldReaders<Product>("id", "name", "slug", "visible", "createdDate", "updatedDate"),
  ...fieldReaders<Product>("productType", "mainCategoryId"),
  handle: handleOf,
  visibleInPos: isVisibleInPos,
  "options.id": entityReader("options.id"),
  "options.name": entityReader("options.name"),
  "options.choicesSettings.choices.choiceId": entityReader("options.choices.id"),
  "options.choicesSettings.choices.name": entityReader("options.choices.name"),
  "modifiers.id": entityReader("modifiers.id"),
  "modifiers.name": entityReader("modifiers.name"),
  // Free-text modifiers have an empty list of choices, so they add no values to these fields.
  "modifiers.choicesSettings.choices.choiceId": entityReader("modifiers.choices.id"),
  "modifiers.choicesSettings.choices.name": entityReader("modifiers.choices.name"),
});

function stockReaders(context: Context): Readers<Product> {
  const visible = (product: Product) => visibleVariants(context, product);
  return {
    "inventory.availabilityStatus": (product) => availability(visible(product)),
    "inventory.preorderStatus": (product) => preorders(visible(product)).preorderStatus,
    "inventory.preorderAvailability": (product) => preorders(visible(product)).preorderAvailability,
  };
}

export function v3Readers(context: Context): Readers<Product> {
  return {
    ...PRODUCT_READERS,
    ...referenceReaders(context),
    ...priceReaders(context),
    ...variantListReaders(context),
    ...stockReaders(context),
  };
}

export function variantReaders(context: Context): Readers<Stocked> {
  const { currency } = context.site;
  return {
    id: ({ variant }) => variant.id,
    variantId: ({ variant }) => variant.id,
    sku: ({ variant }) => variant.sku,
    barcode: ({ variant }) => variant.barcode,
    visible: ({ variant }) => variant.visible,
    "inventoryStatus.inStock": ({ variant }) => inStock(variant),
    "inventoryStatus.preorderEnabled": ({ variant }) => variant.stock.preorder,
    "productData.productId": ({ product }) => product.id,
    "productData.name": ({ product }) => product.name,
    "productData.slug": ({ product }) => product.slug,
    "productData.handle": ({ product }) => handleOf(product),
    "productData.visible": ({ product }) => product.visible,
    "productData.productType": ({ product }) => product.productType,
    "price.actualPrice.amount": ({ variant }) => textOf(variant.price, currency),
    "price.compareAtPrice.amount": ({ variant }) =>
      variant.compareAtPrice === undefined ? undefined : textOf(variant.compareAtPrice, currency),
  };
}
