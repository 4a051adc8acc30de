import type { RequestedFields } from "@portico/stores/enums/products-v3";
import type { Context } from "../../../kernel/context.js";
import { amount, format, minAndMax, textOf } from "../../../kernel/money.js";
import { fileName, imageOf, pictureUrl } from "../../../media/image.js";
import type { Picture } from "../../../media/picture.js";
import type { Entity } from "../../../resource/declaration.js";
import { completeEntity } from "../../../resource/shape.js";
import { inStock, optionChoices } from "../lookup.js";
import {
  choiceTypeOf,
  type OptionChoice,
  type Product,
  type ProductOption,
  type Variant,
} from "../model.js";
import { subscriptionPrice } from "../subscription-terms.js";

export type ProductField = keyof typeof RequestedFields;

export interface ProductView {
  readonly fields: ReadonlySet<ProductField>;
  readonly variants: boolean;
}

export function mediaItem(context: Context, picture: Picture, { fields }: ProductView) {
  const url = pictureUrl(context, picture);
  const { id: uploadId, altText, displayName } = picture;
  return {
    ...{ id: fileName(picture), image: imageOf(context, picture), altText, displayName },
    ...{ mediaType: "IMAGE", uploadId },
    ...(fields.has("THUMBNAIL") && { thumbnail: { url, height: 50, width: 50, altText } }),
  };
}

export function priceOf(context: Context, value: string, view: ProductView) {
  const { currency, locale } = context.site;
  const money = { amount: textOf(value, currency) };
  if (!view.fields.has("CURRENCY")) return money;
  return { ...money, formattedAmount: format(value, currency, locale) };
}

export function rangeOf(context: Context, values: readonly string[], view: ProductView) {
  const { min, max } = minAndMax(values) ?? { min: "0", max: "0" };
  return { minValue: priceOf(context, min, view), maxValue: priceOf(context, max, view) };
}

export function availableChoices(variants: readonly Variant[]) {
  const choiceIds = (matching: readonly Variant[]) =>
    new Set(matching.flatMap(({ choices }) => choices.map(({ choiceId }) => choiceId)));
  return {
    visible: choiceIds(variants.filter(({ visible }) => visible)),
    inStock: choiceIds(variants.filter(inStock)),
  };
}

export function optionView(
  context: Context,
  product: Product,
  { id, name, key, kind, choices }: ProductOption,
  available: ReturnType<typeof availableChoices>,
  view: ProductView,
) {
  const choiceView = (choice: OptionChoice) => {
    const pictures = choice.pictureIds.flatMap(
      (pictureId) => product.pictures.find((picture) => picture.id === pictureId) ?? [],
    );
    return {
      ...{ choiceId: choice.id, choiceType: choiceTypeOf(choice), key: choice.key },
      name: choice.name,
      inStock: available.inStock.has(choice.id),
      visible: available.visible.has(choice.id),
      linkedMedia: pictures.map((picture) => mediaItem(context, picture, view)),
      colorCode: choice.colorCode,
      ...(view.fields.has("PRODUCT_CHOICES_MEDIA_REFERENCES") && {
        media: { items: pictures.map((picture) => ({ mediaId: fileName(picture) })) },
      }),
    };
  };
  const choicesSettings = { choices: choices.map(choiceView) };
  return { id, name, key, optionRenderType: kind, choicesSettings };
}

function pricePerUnitView(context: Context, product: Product, variant: Variant) {
  const settings = variant.pricePerUnit ?? product.pricePerUnit;
  if (!settings?.quantity) return {};
  const value = amount(variant.price).div(settings.quantity);
  const { currency, locale } = context.site;
  const unit = settings.measurementUnit ?? "";
  return {
    pricePerUnit: {
      settings: completeEntity(settings, "stores/common#PricePerUnitSettings"),
      value: textOf(value.toFixed(), currency),
      description: `${format(value, currency, locale)} / 1 ${unit}`.trim(),
    },
  };
}

function revenueDetails(context: Context, { price, cost }: Variant, view: ProductView) {
  if (cost === undefined) return undefined;
  const profit = amount(price).minus(cost);
  return {
    cost: priceOf(context, cost, view),
    profit: priceOf(context, profit.toFixed(), view),
    profitMargin: amount(price).eq(0) ? 0 : profit.div(price).round(4).toNumber(),
  };
}

export function variantView(
  context: Context,
  product: Product,
  variant: Variant,
  view: ProductView,
): Entity {
  const { fields } = view;
  const { id, visible, sku, barcode, price, compareAtPrice, digitalFile } = variant;
  const { weight, productDimensions, packageDimensions } = variant;
  const picture = product.pictures.find((candidate) => candidate.id === variant.pictureId);
  const includesNames = fields.has("VARIANT_OPTION_CHOICE_NAMES");
  const { subscriptions = [] } = product.subscriptionDetails ?? {};
  return {
    ...{ id, visible, sku: sku || undefined, barcode },
    choices: variant.choices.map((selected) => {
      const [selection] = includesNames ? optionChoices(product, [selected]) : [];
      if (!selection) return { optionChoiceIds: selected };
      const { option, choice } = selection;
      const names = { optionName: option.name, choiceName: choice.name, renderType: option.kind };
      return { optionChoiceIds: selected, optionChoiceNames: names };
    }),
    price: {
      actualPrice: priceOf(context, price, view),
      compareAtPrice: compareAtPrice && priceOf(context, compareAtPrice, view),
    },
    ...(fields.has("MERCHANT_DATA") && {
      revenueDetails: revenueDetails(context, variant, view),
    }),
    media: picture && mediaItem(context, picture, view),
    ...(fields.has("SUBSCRIPTION_PRICES_INFO") && {
      subscriptionPricesInfo: {
        subscriptionPrices: subscriptions.map((subscription) => ({
          subscriptionId: subscription.id,
          price: priceOf(context, subscriptionPrice(subscription, price).toFixed(), view),
        })),
      },
    }),
    inventoryStatus: { inStock: inStock(variant), preorderEnabled: variant.stock.preorder },
    ...(product.productType === "PHYSICAL" && {
      physicalProperties: {
        ...{ weight, productDimensions, packageDimensions },
        ...pricePerUnitView(context, product, variant),
      },
    }),
    // The emulator stores only the ids of digital files.
    ...(product.productType === "DIGITAL" &&
      digitalFile && {
        digitalProperties: {
          digitalFile: { id: digitalFile.id, fileName: digitalFile.id, fileType: "UNSPECIFIED" },
        },
      }),
  };
}
