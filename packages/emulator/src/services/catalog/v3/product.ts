// A product as catalogue v3 shows it. What is not asked for with `fields` stays out, as on the platform.

import type { Context } from "../../../kernel/context.js";
import { amount, extremes, format, text, textOf } from "../../../kernel/money.js";
import { imageOf, pictureUrl } from "../../../media/image.js";
import type { Picture } from "../../../media/picture.js";
import {
  allCategoryIds,
  availability,
  categoryPath,
  directCategoryIds,
  inStock,
  visibleVariants,
} from "../lookup.js";
import type { Product, ProductOption, Variant } from "../model.js";
import { descriptionHtml, plainHtml, richContent } from "../rich-text.js";
import { catalogSlice } from "../slice.js";

/** Values of `fields`. */
export const PRODUCT_FIELDS = [
  "URL",
  "CURRENCY",
  "INFO_SECTION",
  "MERCHANT_DATA",
  "PLAIN_DESCRIPTION",
  "INFO_SECTION_PLAIN_DESCRIPTION",
  "SUBSCRIPTION_PRICES_INFO",
  "BREADCRUMBS_INFO",
  "WEIGHT_MEASUREMENT_UNIT_INFO",
  "VARIANT_OPTION_CHOICE_NAMES",
  "MEDIA_ITEMS_INFO",
  "DESCRIPTION",
  "DIRECT_CATEGORIES_INFO",
  "ALL_CATEGORIES_INFO",
  "INFO_SECTION_DESCRIPTION",
  "THUMBNAIL",
  "PRODUCT_CHOICES_MEDIA_REFERENCES",
  "PRODUCT_CHOICES_DISPLAY_IMAGE",
  "MIN_PRICE_VARIANT",
  "DISCOUNT_INFO",
] as const;

export type ProductField = (typeof PRODUCT_FIELDS)[number];

/** How a product is wanted. */
export interface ProductView {
  readonly fields: ReadonlySet<ProductField>;
  /** With `variantsInfo`. */
  readonly variants: boolean;
}

function mediaItem(context: Context, picture: Picture, view: ProductView) {
  const url = pictureUrl(context, picture);
  return {
    id: `${picture.id}.svg`,
    image: imageOf(context, picture),
    altText: picture.altText,
    mediaType: "IMAGE",
    uploadId: picture.id,
    ...(view.fields.has("THUMBNAIL")
      ? { thumbnail: { url, height: 50, width: 50, altText: picture.altText } }
      : {}),
  };
}

function priceOf(context: Context, value: string, view: ProductView) {
  const { currency, locale } = context.site;
  const written = textOf(value, currency);
  if (!view.fields.has("CURRENCY")) return { amount: written };
  return { amount: written, formattedAmount: format(value, currency, locale) };
}

function rangeOf(context: Context, values: readonly string[], view: ProductView) {
  const { min, max } = extremes(values) ?? { min: "0", max: "0" };
  return { minValue: priceOf(context, min, view), maxValue: priceOf(context, max, view) };
}

/** Which choices some variant has that is visible, or in stock; looked up for every choice of every option. */
function offered(variants: readonly Variant[]) {
  const found = { visible: new Set<string>(), inStock: new Set<string>() };
  for (const variant of variants) {
    const sold = inStock(variant);
    for (const { choiceId } of variant.choices) {
      if (variant.visible) found.visible.add(choiceId);
      if (sold) found.inStock.add(choiceId);
    }
  }
  return found;
}

function optionView(
  context: Context,
  product: Product,
  option: ProductOption,
  having: ReturnType<typeof offered>,
  view: ProductView,
) {
  const choices = option.choices.map((choice) => {
    const pictures = choice.pictureIds.flatMap(
      (id) => product.pictures.find((picture) => picture.id === id) ?? [],
    );
    return {
      choiceId: choice.id,
      choiceType: choice.colorCode === undefined ? "CHOICE_TEXT" : "ONE_COLOR",
      key: choice.key,
      name: choice.name,
      inStock: having.inStock.has(choice.id),
      visible: having.visible.has(choice.id),
      linkedMedia: pictures.map((picture) => mediaItem(context, picture, view)),
      ...(choice.colorCode === undefined ? {} : { colorCode: choice.colorCode }),
      ...(view.fields.has("PRODUCT_CHOICES_MEDIA_REFERENCES")
        ? { media: { items: pictures.map((picture) => ({ mediaId: `${picture.id}.svg` })) } }
        : {}),
    };
  });
  return {
    id: option.id,
    name: option.name,
    key: option.key,
    optionRenderType: option.kind,
    choicesSettings: { choices },
  };
}

/** A variant as `variantsInfo` shows it. */
export function variantView(
  context: Context,
  product: Product,
  variant: Variant,
  view: ProductView,
): Record<string, unknown> {
  const picture = product.pictures.find(({ id }) => id === variant.pictureId);
  const choices = variant.choices.map(({ optionId, choiceId }) => {
    const option = product.options.find(({ id }) => id === optionId);
    const choice = option?.choices.find(({ id }) => id === choiceId);
    return {
      optionChoiceIds: { optionId, choiceId },
      ...(view.fields.has("VARIANT_OPTION_CHOICE_NAMES") && option && choice
        ? {
            optionChoiceNames: {
              optionName: option.name,
              choiceName: choice.name,
              renderType: option.kind,
            },
          }
        : {}),
    };
  });
  const cost = variant.cost;
  const profit = cost === undefined ? undefined : amount(variant.price).minus(cost);
  return {
    id: variant.id,
    visible: variant.visible,
    sku: variant.sku,
    ...(variant.barcode === undefined ? {} : { barcode: variant.barcode }),
    choices,
    price: {
      actualPrice: priceOf(context, variant.price, view),
      ...(variant.compareAtPrice === undefined
        ? {}
        : { compareAtPrice: priceOf(context, variant.compareAtPrice, view) }),
    },
    ...(view.fields.has("MERCHANT_DATA") && cost !== undefined && profit
      ? {
          revenueDetails: {
            cost: priceOf(context, cost, view),
            profit: priceOf(context, profit.toFixed(), view),
            profitMargin: profit.div(variant.price).round(4).toNumber(),
          },
        }
      : {}),
    ...(picture ? { media: mediaItem(context, picture, view) } : {}),
    inventoryStatus: { inStock: inStock(variant), preorderEnabled: variant.stock.preorder },
    ...(product.productType === "PHYSICAL"
      ? { physicalProperties: variant.weight === undefined ? {} : { weight: variant.weight } }
      : {}),
  };
}

function modifiersOf(context: Context, product: Product) {
  const { currency } = context.site;
  return product.modifiers.map((modifier) => {
    const added =
      modifier.addedPrice === undefined
        ? {}
        : { defaultAddedPrice: text(amount(modifier.addedPrice), currency) };
    return {
      id: modifier.id,
      name: modifier.name,
      key: modifier.key,
      mandatory: modifier.mandatory,
      toBeRemovedMandatory: modifier.mandatory,
      modifierRenderType: modifier.kind,
      ...(modifier.kind === "FREE_TEXT"
        ? {
            freeTextSettings: {
              minCharCount: modifier.mandatory ? 1 : 0,
              maxCharCount: modifier.maxCharCount,
              title: modifier.name,
              key: modifier.key,
              ...added,
            },
          }
        : {
            choicesSettings: {
              choices: modifier.choices.map((choice) => ({
                choiceId: choice.id,
                choiceType: "CHOICE_TEXT",
                key: choice.key,
                name: choice.name,
                linkedMedia: [],
                ...(choice.addedPrice === undefined
                  ? {}
                  : { addedPrice: text(amount(choice.addedPrice), currency) }),
              })),
            },
          }),
    };
  });
}

function infoSectionsOf(context: Context, product: Product, view: ProductView) {
  const wanted =
    view.fields.has("INFO_SECTION") ||
    view.fields.has("INFO_SECTION_DESCRIPTION") ||
    view.fields.has("INFO_SECTION_PLAIN_DESCRIPTION");
  if (!wanted) return [];
  return product.infoSectionIds.flatMap((id) => {
    const section = context.store(catalogSlice).infoSections.get(id);
    if (!section) return [];
    return {
      id: section.id,
      uniqueName: section.uniqueName,
      title: section.title,
      ...(view.fields.has("INFO_SECTION_DESCRIPTION")
        ? { description: richContent([section.text], product.createdDate) }
        : {}),
      ...(view.fields.has("INFO_SECTION_PLAIN_DESCRIPTION")
        ? { plainDescription: plainHtml([section.text]) }
        : {}),
    };
  });
}

/** Categories of a product as the views list them. */
export function categoriesInfo(ids: readonly string[]) {
  return { categories: ids.map((id, index) => ({ id, index })) };
}

function named(entities: ReadonlyMap<string, { id: string; name: string }>, id?: string) {
  const entity = id === undefined ? undefined : entities.get(id);
  return entity && { id: entity.id, name: entity.name };
}

function minPriceVariant(
  context: Context,
  product: Product,
  variants: readonly Variant[],
  view: ProductView,
) {
  const lowest = extremes(variants.map(({ price }) => price))?.min;
  const cheapest = variants.find(({ price }) => price === lowest);
  return cheapest && { minPriceVariant: variantView(context, product, cheapest, view) };
}

/** How many variants can be ordered before they are there. */
export function preorders(variants: readonly Variant[]) {
  const count = variants.filter((variant) => variant.stock.preorder).length;
  if (count === 0) {
    return { preorderStatus: "DISABLED", preorderAvailability: "NO_VARIANTS" };
  }
  return count === variants.length
    ? { preorderStatus: "ENABLED", preorderAvailability: "ALL_VARIANTS" }
    : { preorderStatus: "PARTIALLY_ENABLED", preorderAvailability: "SOME_VARIANTS" };
}

/** A product as catalogue v3 answers it. */
export function v3Product(
  context: Context,
  product: Product,
  view: ProductView,
): Record<string, unknown> {
  const catalog = context.store(catalogSlice);
  const { fields } = view;
  const variants = visibleVariants(context, product);
  const brand = named(catalog.brands, product.brandId);
  const ribbon = named(catalog.ribbons, product.ribbonId);
  const main = product.pictures[0];
  const having = offered(variants);
  const compared = variants.flatMap((variant) => variant.compareAtPrice ?? []);
  const weights = variants.flatMap((variant) => variant.weight ?? []);
  return {
    id: product.id,
    revision: String(product.revision),
    createdDate: product.createdDate,
    updatedDate: product.updatedDate,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    visibleInPos: true,
    productType: product.productType,
    handle: product.slug,
    media: {
      ...(main ? { main: mediaItem(context, main, view) } : {}),
      ...(fields.has("MEDIA_ITEMS_INFO")
        ? { itemsInfo: { items: product.pictures.map((p) => mediaItem(context, p, view)) } }
        : {}),
    },
    options: product.options.map((option) => optionView(context, product, option, having, view)),
    modifiers: modifiersOf(context, product),
    infoSections: infoSectionsOf(context, product, view),
    additionalRibbons: [],
    ...(brand ? { brand } : {}),
    ...(ribbon ? { ribbon } : {}),
    ...(product.mainCategoryId === undefined ? {} : { mainCategoryId: product.mainCategoryId }),
    inventory: { availabilityStatus: availability(variants), ...preorders(variants) },
    actualPriceRange: rangeOf(
      context,
      variants.map((variant) => variant.price),
      view,
    ),
    ...(compared.length > 0 ? { compareAtPriceRange: rangeOf(context, compared, view) } : {}),
    variantSummary: {
      variantCount: variants.length,
      ...(fields.has("MIN_PRICE_VARIANT") ? minPriceVariant(context, product, variants, view) : {}),
    },
    ...(product.membersOnly ? { purchaseEligibility: { userCriteria: "MEMBERS_ONLY" } } : {}),
    ...(product.productType === "PHYSICAL"
      ? {
          physicalProperties: {
            ...(weights.length > 0
              ? {
                  shippingWeightRange: {
                    minValue: Math.min(...weights),
                    maxValue: Math.max(...weights),
                  },
                }
              : {}),
            ...(fields.has("WEIGHT_MEASUREMENT_UNIT_INFO")
              ? { weightMeasurementUnitInfo: { weightMeasurementUnit: context.site.weightUnit } }
              : {}),
          },
        }
      : {}),
    ...(fields.has("CURRENCY") ? { currency: context.site.currency } : {}),
    ...(fields.has("URL")
      ? {
          url: {
            relativePath: `/product-page/${product.slug}`,
            url: `${context.origin}/product-page/${product.slug}`,
          },
        }
      : {}),
    ...(fields.has("DESCRIPTION")
      ? { description: richContent(product.description, product.createdDate) }
      : {}),
    ...(fields.has("PLAIN_DESCRIPTION") ? { plainDescription: descriptionHtml(product) } : {}),
    ...(fields.has("DIRECT_CATEGORIES_INFO")
      ? { directCategoriesInfo: categoriesInfo(directCategoryIds(catalog, product)) }
      : {}),
    ...(fields.has("ALL_CATEGORIES_INFO")
      ? { allCategoriesInfo: categoriesInfo(allCategoryIds(catalog, product)) }
      : {}),
    ...(fields.has("BREADCRUMBS_INFO")
      ? {
          breadcrumbsInfo: {
            breadcrumbs: categoryPath(catalog, product.mainCategoryId).map((category) => ({
              categoryId: category.id,
              categoryName: category.name,
              categorySlug: category.slug,
            })),
          },
        }
      : {}),
    ...(fields.has("MERCHANT_DATA")
      ? {
          costRange: rangeOf(
            context,
            variants.flatMap((variant) => variant.cost ?? []),
            view,
          ),
        }
      : {}),
    ...(view.variants
      ? { variantsInfo: { variants: variants.map((v) => variantView(context, product, v, view)) } }
      : {}),
  };
}
