// In catalog V1, prices are numbers, names identify options, and categories are collections.

import type { Context } from "../../../kernel/context.js";
import { amount, format } from "../../../kernel/money.js";
import { fileName, pictureUrl } from "../../../media/image.js";
import type { Picture } from "../../../media/picture.js";
import { fieldReaders, type Readers } from "../../../query/values.js";
import { storedEntity } from "../../../resource/resource.js";
import { completeEntity, completeFields } from "../../../resource/shape.js";
import { infoSections } from "../info-sections.js";
import {
  availability,
  availableQuantity,
  directCategoryIds,
  inStock,
  optionChoices,
  productCount,
  visibleVariants,
} from "../lookup.js";
import type { Category, Product, Variant } from "../model.js";
import { brands, ribbons } from "../named.js";
import { htmlDescription } from "../rich-text.js";
import { catalogSlice } from "../slice.js";
import { v1InventoryId, v1VariantId } from "../unmanaged.js";

/** Id of the "All products" collection on every V1 site. */
export const V1_ALL_PRODUCTS = "00000000-000000-000000-000000000001";

export function collectionId(context: Context, categoryId: string): string {
  return categoryId === context.store(catalogSlice).allProductsId ? V1_ALL_PRODUCTS : categoryId;
}

function mediaItem(context: Context, picture: Picture) {
  const url = pictureUrl(context, picture);
  const { width, height, altText } = picture;
  return {
    image: { url, width, height, format: "svg", altText },
    thumbnail: { url, width: 50, height: 63, format: "svg", altText },
    mediaType: "image",
    title: altText,
    id: fileName(picture),
  };
}

function media(context: Context, pictures: readonly Picture[]) {
  const items = pictures.map((picture) => mediaItem(context, picture));
  return { ...(items[0] && { mainMedia: items[0] }), items };
}

export function priceData(context: Context, { price, compareAtPrice = price }: Variant) {
  const { currency, locale } = context.site;
  const formatted = {
    price: format(compareAtPrice, currency, locale),
    discountedPrice: format(price, currency, locale),
  };
  return { currency, price: Number(compareAtPrice), discountedPrice: Number(price), formatted };
}

function costData(context: Context, variant: Variant) {
  const { currency, locale } = context.site;
  const cost = amount(variant.cost ?? "0");
  const profit = amount(variant.price).minus(cost);
  return {
    itemCost: cost.toNumber(),
    formattedItemCost: format(cost, currency, locale),
    profit: profit.toNumber(),
    formattedProfit: format(profit, currency, locale),
    profitMargin: amount(variant.price).eq(0) ? 0 : profit.div(variant.price).round(4).toNumber(),
  };
}

export const choiceNames = (product: Product, { choices }: Variant): Record<string, string> =>
  Object.fromEntries(
    optionChoices(product, choices).map(({ option, choice }) => [option.name, choice.name]),
  );

export function hasChoices(
  product: Product,
  variant: Variant,
  choices: Readonly<Record<string, unknown>>,
): boolean {
  const names = choiceNames(product, variant);
  return Object.entries(choices).every(([name, value]) => names[name] === value);
}

export function v1Stock(variant: Variant) {
  const quantity = availableQuantity(variant);
  return { trackQuantity: quantity !== undefined, quantity, inStock: inStock(variant) };
}

export function v1Variant(context: Context, product: Product, variant: Variant, hasCosts: boolean) {
  const { sku, visible, weight = 0, productDimensions, packageDimensions } = variant;
  const price = priceData(context, variant);
  return {
    id: v1VariantId(product, variant),
    choices: choiceNames(product, variant),
    variant: {
      ...{ priceData: price, convertedPriceData: price },
      ...(hasCosts && { costAndProfitData: costData(context, variant) }),
      ...{ weight, sku, visible, productDimensions, packageDimensions },
    },
    stock: v1Stock(variant),
  };
}

export function v1Options(context: Context, product: Product) {
  const variants = visibleVariants(context, product);
  return product.options.map((option) => ({
    optionType: option.kind === "SWATCH_CHOICES" ? "color" : "drop_down",
    name: option.name,
    choices: option.choices.map((choice) => {
      const matching = variants.filter(
        ({ choices }) => product.unmanaged || choices.some((c) => c.choiceId === choice.id),
      );
      const pictures = product.pictures.filter(({ id }) => choice.pictureIds.includes(id));
      return {
        // For a color, the value is its color code and the description is its name.
        value: choice.colorCode ?? choice.name,
        description: choice.name,
        ...(pictures.length > 0 && { media: media(context, pictures) }),
        inStock: matching.some(inStock),
        visible: matching.some(({ visible }) => visible),
      };
    }),
  }));
}

export const v1Media = (context: Context, product: Product) => media(context, product.pictures);

function range(values: readonly number[]) {
  return { minValue: Math.min(...values), maxValue: Math.max(...values) };
}

function saleOf({ v1 }: Product, variant: Variant | undefined) {
  if (v1?.sale) return { type: v1.sale.type, value: Number(v1.sale.value) };
  if (variant?.compareAtPrice === undefined) return { type: "NONE", value: 0 };
  return { type: "AMOUNT", value: amount(variant.compareAtPrice).minus(variant.price).toNumber() };
}

const descriptionOf = (product: Product) => product.v1?.description ?? htmlDescription(product);

export function v1Product(context: Context, product: Product, hasCosts = false) {
  const { id, name, slug, visible, createdDate, numericId, v1: v1Fields = {} } = product;
  const variants = visibleVariants(context, product);
  const firstVariant = variants[0] ?? product.variants[0];
  const price = firstVariant && priceData(context, firstVariant);
  const quantities = variants.flatMap(({ stock }) => stock.quantity ?? []);
  const isTracked = quantities.length > 0;
  const ribbon = storedEntity(context, ribbons, product.ribbonId);
  return {
    ...{ id, name, slug, visible, createdDate, numericId, lastUpdated: product.updatedDate },
    productType: product.productType === "DIGITAL" ? "digital" : "physical",
    description: descriptionOf(product),
    ...(v1Fields.sentFields && completeFields(v1Fields.sentFields, "stores/products#Product")),
    ...(product.unmanaged && firstVariant && { sku: firstVariant.sku }),
    weight: firstVariant?.weight ?? 0,
    weightRange: range(variants.map(({ weight }) => weight ?? 0)),
    stock: {
      trackInventory: isTracked,
      ...(isTracked && { quantity: quantities.reduce((total, quantity) => total + quantity, 0) }),
      inStock: variants.some(inStock),
      inventoryStatus: availability(variants),
    },
    ...{ price, priceData: price, convertedPriceData: price },
    priceRange: range(variants.map((variant) => Number(variant.price))),
    ...(hasCosts &&
      firstVariant && {
        costAndProfitData: costData(context, firstVariant),
        costRange: range(variants.map(({ cost }) => Number(cost ?? 0))),
      }),
    additionalInfoSections:
      completeEntity(v1Fields.infoSections, "stores/products#AdditionalInfoSection") ??
      product.infoSectionIds.flatMap((sectionId) => {
        const section = storedEntity(context, infoSections, sectionId);
        return section ? { title: section.title, description: section.plainDescription } : [];
      }),
    ribbons: ribbon ? [{ text: ribbon.name }] : [],
    ribbon: ribbon?.name ?? "",
    brand: storedEntity(context, brands, product.brandId)?.name,
    media: v1Media(context, product),
    customTextFields: product.modifiers
      .filter(({ kind }) => kind === "FREE_TEXT")
      .map(({ name: title, maxCharCount: maxLength, mandatory }) => ({
        title,
        maxLength,
        mandatory,
      })),
    manageVariants: !product.unmanaged,
    productOptions: v1Options(context, product),
    productPageUrl: { base: `${context.origin}/`, path: `product-page/${slug}` },
    inventoryItemId: v1InventoryId(id),
    discount: saleOf(product, firstVariant),
    collectionIds: collectionIds(context, product),
    variants: variants.map((variant) => v1Variant(context, product, variant, hasCosts)),
  };
}

const collectionIds = (context: Context, product: Product) =>
  directCategoryIds(context.store(catalogSlice), product).map((id) => collectionId(context, id));

export function v1Readers(context: Context): Readers<Product> {
  return {
    ...fieldReaders<Product>("id", "name", "slug", "numericId", "createdDate"),
    description: descriptionOf,
    productType: ({ productType }) => (productType === "DIGITAL" ? "digital" : "physical"),
    lastUpdated: ({ updatedDate }) => updatedDate,
    "variants.variant.sku": (product) => visibleVariants(context, product).map(({ sku }) => sku),
    "priceData.price": (product) => {
      const firstVariant = visibleVariants(context, product)[0] ?? product.variants[0];
      return firstVariant && Number(firstVariant.compareAtPrice ?? firstVariant.price);
    },
    collectionIds: (product) => collectionIds(context, product),
  };
}

export function v1Collection(context: Context, category: Category) {
  const { id, name, description, slug, visible, picture } = category;
  return {
    id: collectionId(context, id),
    name,
    media: media(context, picture ? [picture] : []),
    numberOfProducts: productCount(context, id),
    ...{ description, slug, visible },
  };
}
