import type {
  Choice,
  CustomTextField,
  MediaItem,
  PriceData,
  Product,
  ProductOption,
  Variant as VariantV1,
} from "@portico/stores/products";
import type {
  ConnectedModifier,
  ConnectedOption,
  FixedMonetaryAmount,
  ProductMedia,
  V3Product,
  Variant,
} from "@portico/stores/products-v3";

function mediaFromV1(item: MediaItem): ProductMedia {
  const image = item.image ?? item.thumbnail;
  return {
    id: item.id,
    mediaType: item.mediaType.toUpperCase(),
    uploadId: "",
    altText: image?.altText || item.title || undefined,
    ...(image
      ? { image: { id: item.id, url: image.url, width: image.width, height: image.height } }
      : {}),
  };
}

function optionFromV1({ name, optionType, choices }: ProductOption): ConnectedOption {
  const isColor = optionType === "color";
  const choiceFromV1 = (choice: Choice) => ({
    // Variants refer to choices by description, even if the value is a color code.
    choiceId: choice.description,
    key: choice.description,
    name: choice.description,
    choiceType: isColor ? "ONE_COLOR" : "CHOICE_TEXT",
    ...(isColor ? { colorCode: choice.value } : {}),
    inStock: choice.inStock,
    visible: choice.visible,
    linkedMedia: (choice.media?.items ?? []).map(mediaFromV1),
  });
  return {
    id: name,
    key: name,
    name,
    optionRenderType: isColor ? "SWATCH_CHOICES" : "TEXT_CHOICES",
    choicesSettings: { choices: choices.map(choiceFromV1) },
  };
}

function modifierFromText({ title, mandatory, maxLength }: CustomTextField): ConnectedModifier {
  return {
    id: title,
    key: title,
    name: title,
    modifierRenderType: "FREE_TEXT",
    toBeRemovedMandatory: mandatory,
    mandatory,
    freeTextSettings: { key: title, title, minCharCount: 0, maxCharCount: maxLength },
  };
}

const toAmount = (amount: number, formatted?: string): FixedMonetaryAmount => ({
  amount: String(amount),
  ...(formatted ? { formattedAmount: formatted } : {}),
});

function pricesFromV1({ price, discountedPrice, formatted }: PriceData) {
  const isOnSale = price != null && price !== discountedPrice;
  return {
    actualPrice: toAmount(discountedPrice, formatted?.discountedPrice),
    ...(isOnSale ? { compareAtPrice: toAmount(price, formatted?.price) } : {}),
  };
}

const isInStock = ({ stock }: Product) =>
  stock?.inStock ?? (stock === undefined || stock.inventoryStatus !== "OUT_OF_STOCK");

// A missing price becomes 0, because v3 variants always have a price.
const variantPrice = (data: PriceData | undefined): Pick<Variant, "price"> => ({
  price: data ? pricesFromV1(data) : { actualPrice: toAmount(0) },
});

/** Without a variant, returns the product's only variant, which has an empty id. */
function variantFromV1(product: Product, variant?: VariantV1): Variant {
  const details = variant ? variant.variant : product;
  return {
    id: variant?.id ?? "",
    visible: variant?.variant?.visible ?? true,
    sku: details?.sku,
    choices: Object.entries(variant?.choices ?? {}).map(([optionId, choiceId]) => ({
      optionChoiceIds: { optionId, choiceId },
    })),
    ...variantPrice(details?.convertedPriceData ?? details?.priceData),
    physicalProperties: { weight: details?.weight },
    inventoryStatus: {
      inStock: variant?.stock?.inStock ?? isInStock(product),
      preorderEnabled: false,
    },
  };
}

function priceRanges(product: Product): Partial<V3Product> {
  const data = product.convertedPriceData ?? product.priceData;
  if (!data) return {};
  const range = product.priceRange;
  const { currency } = data;
  if (range && range.minValue !== range.maxValue) {
    const { minValue, maxValue } = range;
    return {
      currency,
      actualPriceRange: { minValue: toAmount(minValue), maxValue: toAmount(maxValue) },
    };
  }
  const { actualPrice: currentPrice, compareAtPrice: before } = pricesFromV1(data);
  return {
    currency,
    actualPriceRange: { minValue: currentPrice, maxValue: currentPrice },
    ...(before ? { compareAtPriceRange: { minValue: before, maxValue: before } } : {}),
  };
}

/**
 * Converts a v1 catalog product to the v3 format, for example for `useProductOptions`,
 * `firstChoices` and `selectionToParams`. The result has the fields that a product page needs. The
 * names of options and choices are also used as their ids.
 *
 * @param product - Product from `products.getProduct` or `products.queryProducts`.
 * @example
 * ```ts
 * import type { PorticoClient } from "@portico/react";
 * import { productFromV1 } from "@portico/react/v1";
 * import { getProduct } from "@portico/stores/products";
 *
 * async function loadProduct(client: PorticoClient, id: string) {
 *   const { product } = await client.use(getProduct)(id);
 *   return product && productFromV1(product);
 * }
 * ```
 */
export function productFromV1(product: Product): V3Product {
  const items = (product.media?.items ?? []).map(mediaFromV1);
  const main = product.media?.mainMedia;
  return {
    id: product.id,
    // Version 1 has no revisions.
    revision: "0",
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    plainDescription: product.description,
    productType: product.productType.toUpperCase(),
    createdDate: product.createdDate,
    updatedDate: product.lastUpdated,
    options: product.productOptions.map(optionFromV1),
    modifiers: product.customTextFields.map(modifierFromText),
    infoSections: [],
    additionalRibbons: [],
    media: { ...(main ? { main: mediaFromV1(main) } : {}), itemsInfo: { items } },
    ...(product.ribbon ? { ribbon: { name: product.ribbon } } : {}),
    ...priceRanges(product),
    variantsInfo: {
      variants: product.manageVariants
        ? product.variants.map((variant) => variantFromV1(product, variant))
        : [variantFromV1(product)],
    },
  };
}
