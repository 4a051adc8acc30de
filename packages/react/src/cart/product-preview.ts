import type { V3Product } from "@portico/stores/products-v3";
import type { QueryClient } from "@tanstack/react-query";
import type { AddedItem } from "../queries/cart-adapter.js";
import type { CartLine } from "../queries/cart-view.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { cachedProduct } from "../queries/product.js";
import { compareAtField } from "./line-view.js";

type Variant = NonNullable<V3Product["variantsInfo"]>["variants"][number];

function variantOptions(product: V3Product, variant: Variant | undefined): CartLine["options"] {
  return (variant?.choices ?? []).flatMap(({ optionChoiceIds: ids }) => {
    const option = product.options.find(({ id }) => id === ids?.optionId);
    const choices = option?.choicesSettings?.choices ?? [];
    const choice = choices.find(({ choiceId }) => choiceId === ids?.choiceId);
    if (!option || !choice) return [];
    const { colorCode, name: value } = choice;
    return [{ name: option.name ?? "", value: value ?? "", ...(colorCode ? { colorCode } : {}) }];
  });
}

/** Adds a preview line if a cached product contains the item's exact price. */
export function withPreview(
  queryClient: QueryClient,
  client: PorticoClient,
  item: AddedItem,
): AddedItem {
  const { catalogItemId, options } = item.catalogReference;
  const product = cachedProduct(queryClient, client, catalogItemId);
  const variantId = typeof options?.variantId === "string" ? options.variantId : undefined;
  const variant = product?.variantsInfo?.variants.find(({ id }) => id === variantId);
  const range = product?.actualPriceRange;
  const price = variant?.price?.actualPrice ?? range?.minValue;
  // If the variant is unknown, the preview needs a price that all variants share.
  const hasOnePrice = variant !== undefined || range?.minValue?.amount === range?.maxValue?.amount;
  if (!product || !price || !hasOnePrice) return item;
  const currency = product.currency ?? undefined;
  const image = variant?.media?.image ?? product.media?.main?.image;
  const preview: CartLine = {
    id: item.lineId,
    lineItemId: undefined,
    productId: catalogItemId,
    variantId,
    name: product.name ?? "",
    url: product.url?.url ?? undefined,
    slug: product.slug ?? undefined,
    image: image?.url ? { ...image, url: image.url } : undefined,
    options: variantOptions(product, variant),
    texts: [],
    quantity: item.quantity,
    available: undefined,
    price: { amount: price.amount, currency },
    ...compareAtField(variant?.price?.compareAtPrice, price, currency),
    total: undefined,
    isPending: true,
    isNew: true,
    problem: undefined,
    catalogReference: item.catalogReference,
  };
  return { ...item, preview };
}
