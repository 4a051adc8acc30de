// As on the platform, optional fields are included only if `fields` lists them.

import type { Context } from "../../../kernel/context.js";
import { amount, extremes, text } from "../../../kernel/money.js";
import { infoSectionById } from "../info-sections.js";
import {
  allCategoryIds,
  availability,
  categoryPath,
  directCategoryIds,
  handleOf,
  visibleVariants,
} from "../lookup.js";
import { isVisibleInPos, type Product, type Variant } from "../model.js";
import { brands, namedById, ribbons } from "../named.js";
import { descriptionHtml, descriptionRich } from "../rich-text.js";
import { catalogSlice } from "../slice.js";
import { detailsOf, physicalOf } from "./details.js";
import {
  mediaItem,
  offered,
  optionView,
  type ProductView,
  rangeOf,
  variantView,
} from "./variant.js";

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
              minCharCount: modifier.minCharCount ?? (modifier.mandatory ? 1 : 0),
              maxCharCount: modifier.maxCharCount,
              title: modifier.title ?? modifier.name,
              key: modifier.key,
              ...added,
            },
          }
        : {
            choicesSettings: {
              choices: modifier.choices.map((choice) => ({
                choiceId: choice.id,
                choiceType: choice.colorCode === undefined ? "CHOICE_TEXT" : "ONE_COLOR",
                key: choice.key,
                name: choice.name,
                linkedMedia: [],
                ...(choice.colorCode === undefined ? {} : { colorCode: choice.colorCode }),
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
    const section = infoSectionById(context, id);
    if (!section) return [];
    return {
      id: section.id,
      uniqueName: section.uniqueName,
      title: section.title,
      ...(view.fields.has("INFO_SECTION_DESCRIPTION") ? { description: section.description } : {}),
      ...(view.fields.has("INFO_SECTION_PLAIN_DESCRIPTION")
        ? { plainDescription: section.plainDescription }
        : {}),
    };
  });
}

export function categoriesInfo(ids: readonly string[]) {
  return { categories: ids.map((id, index) => ({ id, index })) };
}

function idAndName(context: Context, kind: typeof brands, id: string | undefined) {
  const entity = namedById(context, kind, id);
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

export function preorders(variants: readonly Variant[]) {
  const count = variants.filter((variant) => variant.stock.preorder).length;
  if (count === 0) {
    return { preorderStatus: "DISABLED", preorderAvailability: "NO_VARIANTS" };
  }
  return count === variants.length
    ? { preorderStatus: "ENABLED", preorderAvailability: "ALL_VARIANTS" }
    : { preorderStatus: "PARTIALLY_ENABLED", preorderAvailability: "SOME_VARIANTS" };
}

function physicalProperties(
  context: Context,
  product: Product,
  variants: readonly Variant[],
  { fields }: ProductView,
) {
  const weights = variants.flatMap((variant) => variant.weight ?? []);
  return {
    ...physicalOf(product),
    ...(weights.length > 0
      ? {
          shippingWeightRange: { minValue: Math.min(...weights), maxValue: Math.max(...weights) },
        }
      : {}),
    ...(fields.has("WEIGHT_MEASUREMENT_UNIT_INFO")
      ? { weightMeasurementUnitInfo: { weightMeasurementUnit: context.site.weightUnit } }
      : {}),
  };
}

function requestedFields(
  context: Context,
  product: Product,
  variants: readonly Variant[],
  view: ProductView,
) {
  const catalog = context.store(catalogSlice);
  const { fields } = view;
  return {
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
      ? { description: descriptionRich(product, product.createdDate) }
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
  };
}

export function v3Product(
  context: Context,
  product: Product,
  view: ProductView,
): Record<string, unknown> {
  const { fields } = view;
  const variants = visibleVariants(context, product);
  const brand = idAndName(context, brands, product.brandId);
  const ribbon = idAndName(context, ribbons, product.ribbonId);
  const main = product.pictures[0];
  const having = offered(variants);
  const compared = variants.flatMap((variant) => variant.compareAtPrice ?? []);
  return {
    id: product.id,
    revision: String(product.revision),
    createdDate: product.createdDate,
    updatedDate: product.updatedDate,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    visibleInPos: isVisibleInPos(product),
    productType: product.productType,
    handle: handleOf(product),
    media: {
      ...(main ? { main: mediaItem(context, main, view) } : {}),
      ...(fields.has("MEDIA_ITEMS_INFO")
        ? { itemsInfo: { items: product.pictures.map((p) => mediaItem(context, p, view)) } }
        : {}),
    },
    options: product.options.map((option) => optionView(context, product, option, having, view)),
    modifiers: modifiersOf(context, product),
    infoSections: infoSectionsOf(context, product, view),
    additionalRibbons: (product.additionalRibbonIds ?? []).flatMap(
      (id) => idAndName(context, ribbons, id) ?? [],
    ),
    ...detailsOf(product),
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
      ? { physicalProperties: physicalProperties(context, product, variants, view) }
      : {}),
    ...requestedFields(context, product, variants, view),
    ...(view.variants
      ? { variantsInfo: { variants: variants.map((v) => variantView(context, product, v, view)) } }
      : {}),
  };
}
