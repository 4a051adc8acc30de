// As on the platform, optional fields are included only if `fields` lists them.

import type { Context } from "../../../kernel/context.js";
import { amount, minAndMax, text } from "../../../kernel/money.js";
import type { Entity } from "../../../resource/declaration.js";
import { storedEntity } from "../../../resource/resource.js";
import { completeFields } from "../../../resource/shape.js";
import { infoSections } from "../info-sections.js";
import {
  allCategoryIds,
  availability,
  breadcrumbsOf,
  categoryPath,
  directCategoryIds,
  handleOf,
  visibleVariants,
} from "../lookup.js";
import {
  choiceTypeOf,
  isVisibleInPos,
  type Modifier,
  type Product,
  type Variant,
} from "../model.js";
import { brands, ribbons } from "../named.js";
import { htmlDescription, richDescription } from "../rich-text.js";
import { catalogSlice } from "../slice.js";
import {
  availableChoices,
  mediaItem,
  optionView,
  type ProductField,
  type ProductView,
  rangeOf,
  variantView,
} from "./variant.js";

function modifierView({ site: { currency } }: Context, modifier: Modifier) {
  const { id, name, key, mandatory, kind, minCharCount, maxCharCount, addedPrice } = modifier;
  const priceOf = (value: string | undefined) => value && text(amount(value), currency);
  const freeTextSettings = {
    minCharCount: minCharCount ?? (mandatory ? 1 : 0),
    maxCharCount,
    title: modifier.title ?? name,
    key,
    defaultAddedPrice: priceOf(addedPrice),
  };
  const choices = modifier.choices.map((choice) => ({
    choiceId: choice.id,
    choiceType: choiceTypeOf(choice),
    key: choice.key,
    name: choice.name,
    linkedMedia: [],
    colorCode: choice.colorCode,
    addedPrice: priceOf(choice.addedPrice),
  }));
  return {
    ...{ id, name, key, mandatory, toBeRemovedMandatory: mandatory, modifierRenderType: kind },
    ...(kind === "FREE_TEXT" ? { freeTextSettings } : { choicesSettings: { choices } }),
  };
}

function infoSectionsOf(context: Context, product: Product, { fields }: ProductView) {
  const includesRich = fields.has("INFO_SECTION_DESCRIPTION");
  const includesPlain = fields.has("INFO_SECTION_PLAIN_DESCRIPTION");
  if (!includesRich && !includesPlain && !fields.has("INFO_SECTION")) return [];
  return product.infoSectionIds.flatMap((sectionId) => {
    const section = storedEntity(context, infoSections, sectionId);
    if (!section) return [];
    const { id, uniqueName, title, description, plainDescription } = section;
    return {
      ...{ id, uniqueName, title },
      ...(includesRich && { description }),
      ...(includesPlain && { plainDescription }),
    };
  });
}

export function categoriesInfo(ids: readonly string[]) {
  return { categories: ids.map((id, index) => ({ id, index })) };
}

function idAndName(context: Context, kind: typeof brands, id: string | undefined) {
  const entity = storedEntity(context, kind, id);
  return entity && { id: entity.id, name: entity.name };
}

export function preorders(variants: readonly Variant[]) {
  const count = variants.filter(({ stock }) => stock.preorder).length;
  if (count === 0) return { preorderStatus: "DISABLED", preorderAvailability: "NO_VARIANTS" };
  return count === variants.length
    ? { preorderStatus: "ENABLED", preorderAvailability: "ALL_VARIANTS" }
    : { preorderStatus: "PARTIALLY_ENABLED", preorderAvailability: "SOME_VARIANTS" };
}

function physicalProperties(
  { site }: Context,
  { pricePerUnit, fulfillerId, deliveryProfileId }: Product,
  variants: readonly Variant[],
  { fields }: ProductView,
) {
  const weights = variants.flatMap(({ weight }) => weight ?? []);
  return {
    ...completeFields(
      { pricePerUnit, fulfillerId, deliveryProfileId },
      "stores/common#PhysicalPropertiesOfProductsV3",
    ),
    ...(weights.length > 0 && {
      shippingWeightRange: { minValue: Math.min(...weights), maxValue: Math.max(...weights) },
    }),
    ...(fields.has("WEIGHT_MEASUREMENT_UNIT_INFO") && {
      weightMeasurementUnitInfo: { weightMeasurementUnit: site.weightUnit },
    }),
  };
}

const FIELD_VIEWS: Partial<Record<ProductField, (context: Context, product: Product) => Entity>> = {
  CURRENCY: ({ site: { currency } }) => ({ currency }),
  URL: ({ origin }, { slug }) => {
    const relativePath = `/product-page/${slug}`;
    return { url: { relativePath, url: `${origin}${relativePath}` } };
  },
  DESCRIPTION: (_context, product) => ({
    description: richDescription(product, product.createdDate),
  }),
  PLAIN_DESCRIPTION: (_context, product) => ({ plainDescription: htmlDescription(product) }),
  DIRECT_CATEGORIES_INFO: ({ store }, product) => ({
    directCategoriesInfo: categoriesInfo(directCategoryIds(store(catalogSlice), product)),
  }),
  ALL_CATEGORIES_INFO: ({ store }, product) => ({
    allCategoriesInfo: categoriesInfo(allCategoryIds(store(catalogSlice), product)),
  }),
  BREADCRUMBS_INFO: ({ store }, { mainCategoryId }) => ({
    breadcrumbsInfo: breadcrumbsOf(categoryPath(store(catalogSlice), mainCategoryId)),
  }),
};

export function v3Product(context: Context, product: Product, view: ProductView): Entity {
  const { fields } = view;
  const { id, createdDate, updatedDate, name, slug, visible, productType, pictures } = product;
  const { seoData, taxGroupId, extendedFields, tags, subscriptionDetails } = product;
  const variants = visibleVariants(context, product);
  const available = availableChoices(variants);
  const compareAtPrices = variants.flatMap(({ compareAtPrice }) => compareAtPrice ?? []);
  const costs = variants.flatMap(({ cost }) => cost ?? []);
  const prices = variants.map(({ price }) => price);
  const lowestPrice = fields.has("MIN_PRICE_VARIANT") ? minAndMax(prices)?.min : undefined;
  const cheapestVariant = variants.find(({ price }) => price === lowestPrice);
  const optionalViews = Object.entries(FIELD_VIEWS).filter(([field]) => fields.has(field as never));
  return {
    ...{ id, revision: String(product.revision), createdDate, updatedDate },
    ...{ name, slug, visible, productType, handle: handleOf(product) },
    visibleInPos: isVisibleInPos(product),
    media: {
      main: pictures[0] && mediaItem(context, pictures[0], view),
      ...(fields.has("MEDIA_ITEMS_INFO") && {
        itemsInfo: { items: pictures.map((picture) => mediaItem(context, picture, view)) },
      }),
    },
    options: product.options.map((option) => optionView(context, product, option, available, view)),
    modifiers: product.modifiers.map((modifier) => modifierView(context, modifier)),
    infoSections: infoSectionsOf(context, product, view),
    additionalRibbons: (product.additionalRibbonIds ?? []).flatMap(
      (ribbonId) => idAndName(context, ribbons, ribbonId) ?? [],
    ),
    ...completeFields(
      { seoData, taxGroupId, extendedFields, tags, subscriptionDetails },
      "stores/products-v3#V3Product",
    ),
    brand: idAndName(context, brands, product.brandId),
    ribbon: idAndName(context, ribbons, product.ribbonId),
    mainCategoryId: product.mainCategoryId,
    inventory: { availabilityStatus: availability(variants), ...preorders(variants) },
    actualPriceRange: rangeOf(context, prices, view),
    ...(compareAtPrices.length > 0 && {
      compareAtPriceRange: rangeOf(context, compareAtPrices, view),
    }),
    variantSummary: {
      variantCount: variants.length,
      ...(fields.has("MIN_PRICE_VARIANT") && {
        minPriceVariant: cheapestVariant && variantView(context, product, cheapestVariant, view),
      }),
    },
    ...(product.membersOnly && { purchaseEligibility: { userCriteria: "MEMBERS_ONLY" } }),
    ...(productType === "PHYSICAL" && {
      physicalProperties: physicalProperties(context, product, variants, view),
    }),
    ...(fields.has("MERCHANT_DATA") && { costRange: rangeOf(context, costs, view) }),
    ...Object.assign({}, ...optionalViews.map(([, read]) => read(context, product))),
    ...(view.variants && {
      variantsInfo: {
        variants: variants.map((variant) => variantView(context, product, variant, view)),
      },
    }),
  };
}
