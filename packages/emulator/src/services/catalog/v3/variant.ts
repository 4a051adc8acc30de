import type { RequestedFields } from "@portico/stores/enums/products-v3";
import type { Context } from "../../../kernel/context.js";
import { amount, extremes, format, textOf } from "../../../kernel/money.js";
import { fileName, imageOf, pictureUrl } from "../../../media/image.js";
import type { Picture } from "../../../media/picture.js";
import { completed } from "../../../resource/shape.js";
import { inStock } from "../lookup.js";
import type { Product, ProductOption, Variant } from "../model.js";
import { priceUnder } from "../subscription-terms.js";
import { measuresOf } from "./details.js";

export type ProductField = keyof typeof RequestedFields;

export interface ProductView {
  readonly fields: ReadonlySet<ProductField>;
  readonly variants: boolean;
}

export function mediaItem(context: Context, picture: Picture, view: ProductView) {
  const url = pictureUrl(context, picture);
  return {
    id: fileName(picture),
    image: imageOf(context, picture),
    altText: picture.altText,
    ...(picture.displayName === undefined ? {} : { displayName: picture.displayName }),
    mediaType: "IMAGE",
    uploadId: picture.id,
    ...(view.fields.has("THUMBNAIL")
      ? { thumbnail: { url, height: 50, width: 50, altText: picture.altText } }
      : {}),
  };
}

export function priceOf(context: Context, value: string, view: ProductView) {
  const { currency, locale } = context.site;
  const written = textOf(value, currency);
  if (!view.fields.has("CURRENCY")) return { amount: written };
  return { amount: written, formattedAmount: format(value, currency, locale) };
}

export function rangeOf(context: Context, values: readonly string[], view: ProductView) {
  const { min, max } = extremes(values) ?? { min: "0", max: "0" };
  return { minValue: priceOf(context, min, view), maxValue: priceOf(context, max, view) };
}

/** Computed once for all options: the choices of visible variants, and of variants in stock. */
export function offered(variants: readonly Variant[]) {
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

export function optionView(
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
        ? { media: { items: pictures.map((picture) => ({ mediaId: fileName(picture) })) } }
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

function perUnit(context: Context, product: Product, variant: Variant) {
  const settings = variant.pricePerUnit ?? product.pricePerUnit;
  if (!settings?.quantity) return {};
  const value = amount(variant.price).div(settings.quantity);
  const { currency, locale } = context.site;
  const unit = settings.measurementUnit ?? "";
  return {
    pricePerUnit: {
      settings: completed(settings, "stores/common#PricePerUnitSettings"),
      value: textOf(value.toFixed(), currency),
      description: `${format(value, currency, locale)} / 1 ${unit}`.trim(),
    },
  };
}

function subscriptionPrices(
  context: Context,
  { subscriptionDetails }: Product,
  { price }: Variant,
  view: ProductView,
) {
  const { subscriptions = [] } = subscriptionDetails ?? {};
  return {
    subscriptionPrices: subscriptions.map((one) => {
      const shown = priceUnder(one, price).toFixed();
      return { subscriptionId: one.id, price: priceOf(context, shown, view) };
    }),
  };
}

// The emulator does not store digital files and only knows their IDs.
const fileView = ({ id }: { readonly id: string }) => ({
  id,
  fileName: id,
  fileType: "UNSPECIFIED",
});

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
    ...(variant.sku === "" ? {} : { sku: variant.sku }),
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
            profitMargin: amount(variant.price).eq(0)
              ? 0
              : profit.div(variant.price).round(4).toNumber(),
          },
        }
      : {}),
    ...(picture ? { media: mediaItem(context, picture, view) } : {}),
    ...(view.fields.has("SUBSCRIPTION_PRICES_INFO")
      ? { subscriptionPricesInfo: subscriptionPrices(context, product, variant, view) }
      : {}),
    inventoryStatus: { inStock: inStock(variant), preorderEnabled: variant.stock.preorder },
    ...(product.productType === "PHYSICAL"
      ? { physicalProperties: { ...measuresOf(variant), ...perUnit(context, product, variant) } }
      : {}),
    ...(product.productType === "DIGITAL" && variant.digitalFile
      ? { digitalProperties: { digitalFile: fileView(variant.digitalFile) } }
      : {}),
  };
}
