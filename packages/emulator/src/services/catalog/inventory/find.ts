// Inventory items are views of the variants' stock at the default location.

import type { Context } from "../../../kernel/context.js";
import { notFound } from "../../../kernel/platform-error.js";
import { memoize } from "../../../query/derived.js";
import type { Readers } from "../../../query/values.js";
import { queryFields } from "../../../resource/query-fields.js";
import { inventoryId } from "../inventory-id.js";
import { directCategoryIds, findProduct, orderOfVariant, visibleVariants } from "../lookup.js";
import type { Variant } from "../model.js";
import { productWith } from "../product-index.js";
import { catalogSlice } from "../slice.js";
import { inventoryItem, type Stocked, statusOf, variantName } from "../stock.js";
import { allVisibleVariants } from "../v3/source.js";

const INVENTORY_FIELDS = /* @__PURE__ */ queryFields("stores.inventoryItemsV3.queryInventoryItems");

function stockedVariant(context: Context, by: "variant" | "item", id: string): Stocked | undefined {
  const productWithId = productWith(context.store(catalogSlice), by, id);
  const product = productWithId && findProduct(context, productWithId.id);
  if (!product) return undefined;
  const idOf = (variant: Variant) => (by === "item" ? inventoryId(variant.id) : variant.id);
  const variant = visibleVariants(context, product).find((candidate) => idOf(candidate) === id);
  return variant && { product, variant };
}

export function variantAt(context: Context, id: unknown): Stocked | undefined {
  return stockedVariant(context, "variant", String(id));
}

export function itemOfVariant(context: Context, variantId: unknown, locationId?: unknown): Stocked {
  const isSiteLocation = locationId == null || locationId === context.site.id;
  const item = isSiteLocation ? variantAt(context, variantId) : undefined;
  if (!item || item.variant.stock.hasNoItem) throw notFound("Inventory item", "NOT_FOUND");
  return item;
}

export function itemById(context: Context, id: unknown): Stocked | undefined {
  const item = stockedVariant(context, "item", String(id));
  return item?.variant.stock.hasNoItem ? undefined : item;
}

/** The readers use the variants, so a query builds views only for the items on its page. */
function inventoryReaders(context: Context): Readers<Stocked> {
  const catalog = context.store(catalogSlice);
  return {
    id: ({ variant }) => inventoryId(variant.id),
    variantId: ({ variant }) => variant.id,
    productId: ({ product }) => product.id,
    locationId: () => context.site.id,
    quantity: ({ variant }) => variant.stock.quantity,
    inStock: ({ variant: { stock } }) => (stock.quantity === undefined ? stock.inStock : undefined),
    trackQuantity: ({ variant }) => variant.stock.quantity !== undefined,
    availabilityStatus: ({ variant }) => statusOf(variant),
    "preorderInfo.enabled": ({ variant }) => variant.stock.preorder,
    createdDate: ({ product, variant }) => variant.record?.createdDate ?? product.createdDate,
    updatedDate: ({ product, variant }) => variant.record?.updatedDate ?? product.createdDate,
    "product.name": ({ product }) => product.name,
    "product.variantName": ({ product, variant }) => variantName(product, variant),
    "product.variantSku": ({ variant }) => variant.sku || undefined,
    "product.variantBarcode": ({ variant }) => variant.barcode,
    "product.brand.id": ({ product }) => product.brandId,
    "product.directCategoryIds": ({ product }) => directCategoryIds(catalog, product),
  };
}

export function inventorySource(context: Context) {
  const variants = allVisibleVariants(context);
  return {
    items: memoize(variants, "inventory", () =>
      variants.filter(({ variant }) => !variant.stock.hasNoItem),
    ),
    isCached: true,
    fields: INVENTORY_FIELDS,
    read: inventoryReaders(context),
    view: (stocked: Stocked) => inventoryItem(context, stocked),
    order: orderOfVariant,
    searched: [
      "product.name",
      "product.variantBarcode",
      "product.variantName",
      "product.variantSku",
    ],
    home: context.store(catalogSlice),
  };
}
