// V1 sites send stock events once per product and request.

import type { Context } from "../../kernel/context.js";
import type { Product, Variant } from "./model.js";
import { catalogSlice } from "./slice.js";
import { inventoryId, v1VariantId } from "./unmanaged.js";

type Sold = ReturnType<typeof sold>;

const sold = ({ stock }: Variant) => ({
  ...(stock.quantity !== undefined && { quantity: stock.quantity }),
  inStock: stock.inStock,
  availableForPreorder: stock.preorder,
});

export function emitInventoryEvent(
  context: Context,
  name: string,
  product: Product,
  data: Record<string, unknown>,
): void {
  context.emit({
    eventType: `com.wix.ecommerce.inventory.api.v1.${name}`,
    data: {
      inventoryItemId: inventoryId(product.id),
      productId: product.id,
      updatedDate: context.iso,
      ...data,
    },
  });
}

function emitStockChanges(
  context: Context,
  product: Product,
  before: ReadonlyMap<string, Sold>,
): void {
  const variants = product.variants.flatMap((variant) => {
    const [oldValue, newValue] = [before.get(variant.id), sold(variant)];
    if (!oldValue || JSON.stringify(oldValue) === JSON.stringify(newValue)) return [];
    return { id: v1VariantId(product, variant), oldValue, newValue };
  });
  if (variants.length > 0) {
    emitInventoryEvent(context, "InventoryVariantsChanged", product, { variants });
  }
}

const noted = /* @__PURE__ */ new WeakMap<Context, Map<string, ReadonlyMap<string, Sold>>>();

/**
 * Call this before the stock of a product changes. The events are sent at the end of the request.
 */
export function noteStock(context: Context, product: Product): void {
  if (!context.listened || context.site.catalogVersion !== "V1_CATALOG") return;
  const products = noted.get(context) ?? new Map<string, ReadonlyMap<string, Sold>>();
  noted.set(context, products);
  if (products.has(product.id)) return;
  const before = new Map(product.variants.map((variant) => [variant.id, sold(variant)]));
  products.set(product.id, before);
  context.beforeResponse(before, () => {
    emitStockChanges(
      context,
      context.store(catalogSlice).products.get(product.id) ?? product,
      before,
    );
  });
}
