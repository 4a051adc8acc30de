// A request to a V1 site emits at most one `InventoryVariantsChanged` event per product.

import type { Context } from "../../kernel/context.js";
import { compact } from "../../store/plain.js";
import type { Product, Variant } from "./model.js";
import { catalogSlice } from "./slice.js";
import { v1InventoryId, v1VariantId } from "./unmanaged.js";

const stockView = ({ stock: { quantity, inStock, preorder } }: Variant) => ({
  ...compact({ quantity }),
  inStock,
  availableForPreorder: preorder,
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
      inventoryItemId: v1InventoryId(product.id),
      productId: product.id,
      updatedDate: context.iso,
      ...data,
    },
  });
}

const watchedProducts = /* @__PURE__ */ new WeakMap<Context, Set<string>>();

/** Must be called before a product's stock changes. Emits the changes before the response. */
export function watchStock(context: Context, product: Product): void {
  if (!context.isObserved || context.site.catalogVersion !== "V1_CATALOG") return;
  const watchedIds = watchedProducts.get(context) ?? new Set<string>();
  watchedProducts.set(context, watchedIds);
  if (watchedIds.has(product.id)) return;
  watchedIds.add(product.id);
  const before = new Map(product.variants.map((variant) => [variant.id, stockView(variant)]));
  context.beforeResponse(before, () => {
    const current = context.store(catalogSlice).products.get(product.id) ?? product;
    const variants = current.variants.flatMap((variant) => {
      const [oldValue, newValue] = [before.get(variant.id), stockView(variant)];
      if (!oldValue || JSON.stringify(oldValue) === JSON.stringify(newValue)) return [];
      return { id: v1VariantId(current, variant), oldValue, newValue };
    });
    if (variants.length === 0) return;
    emitInventoryEvent(context, "InventoryVariantsChanged", current, { variants });
  });
}
