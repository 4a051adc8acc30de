import type { InventoryItem } from "@portico/stores/inventory-items-v3";
import type { Variant } from "@portico/stores/products-v3";
import { buyable } from "./product-choices.js";
import type { ProductSelection, SelectionStock } from "./selection.js";

/** Returns the combined availability of variants. */
export function availabilityOf(variants: readonly Variant[]): ProductSelection["availability"] {
  if (variants.length === 0) return "NOT_OFFERED";
  if (variants.some(({ inventoryStatus: status }) => !status || status.inStock)) return "IN_STOCK";
  return variants.some(buyable) ? "PREORDER" : "OUT_OF_STOCK";
}

/** Returns the units at all locations. `undefined` if one of them does not track quantity. */
function unitsOf(items: readonly InventoryItem[]): number | undefined {
  if (items.length === 0 || items.some(({ trackQuantity }) => !trackQuantity)) return undefined;
  return Math.max(
    0,
    items.reduce((sum, { quantity = 0 }) => sum + quantity, 0),
  );
}

/**
 * Returns the stock of a selection.
 *
 * @param availability - Availability of the remaining variants.
 * @param variant - Selected variant, if the selection is complete.
 * @param inventory - Inventory of the product, if known.
 */
export function stockOf(
  availability: ProductSelection["availability"],
  variant: Variant | undefined,
  inventory: readonly InventoryItem[] = [],
): SelectionStock {
  const items = inventory.filter(({ variantId }) => variant && variantId === variant.id);
  const ahead = items.find(({ preorderInfo }) => preorderInfo?.enabled)?.preorderInfo;
  return {
    inStock: availability === "IN_STOCK",
    quantity: unitsOf(items),
    preorder:
      availability === "PREORDER"
        ? {
            message: ahead?.message || undefined,
            limit: ahead?.quantity ?? ahead?.limit ?? undefined,
          }
        : undefined,
    backInStock: availability === "OUT_OF_STOCK",
  };
}
