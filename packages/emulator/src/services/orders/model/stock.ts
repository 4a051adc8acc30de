// Stock of an order: checked before payment, taken once, and returned by line.

import type { Context } from "../../../kernel/context.js";
import { applicationError } from "../../../kernel/platform-error.js";
import { availableQuantity } from "../../catalog/lookup.js";
import { catalogSlice } from "../../catalog/slice.js";
import { giveBack, takeStock as takeFromStock } from "../../catalog/stock.js";
import { decrementElsewhere } from "../../plugins/stock.js";
import type { StockLine, StoredOrder } from "./model.js";

function variantOf(context: Context, { productId, variantId }: StockLine) {
  const product = context.store(catalogSlice).products.get(productId);
  const variant = product?.variants.find(({ id }) => id === variantId);
  return product && variant?.stock.quantity !== undefined ? { product, variant } : undefined;
}

/** Throws if the pieces of an unpaid order have been sold since it was placed. */
export function requireStock(context: Context, order: StoredOrder): void {
  if (order.stockTaken || order.document.status !== "INITIALIZED") return;
  const wanted = new Map<string, number>();
  const short = order.stock.filter((line) => {
    const all = (wanted.get(line.variantId) ?? 0) + line.wanted;
    wanted.set(line.variantId, all);
    const found = variantOf(context, line);
    const left = found && availableQuantity(found.variant);
    return left !== undefined && left < all;
  });
  if (short.length === 0) return;
  throw applicationError(428, "LINE_ITEMS_OUT_OF_STOCK", "Some items are out of stock", {
    lineItemsOutOfStockData: {
      lineItemIds: short.map(({ lineItemId }) => lineItemId),
      allLineItemsOutOfStock: short.length === order.document.lineItems.length,
    },
  });
}

/** Takes the ordered pieces from stock. */
export function takeStock(
  context: Context,
  order: StoredOrder,
  reason: "ORDER_PLACED" | "ORDER_PAID",
): void {
  if (order.stockTaken) return;
  order.stockTaken = true;
  decrementElsewhere(context, order.id, order.document.lineItems, reason);
  for (const line of order.stock) {
    const found = variantOf(context, line);
    // A preorder may take more than the available quantity.
    if (found) line.taken = takeFromStock(context, found.product, found.variant, line.wanted);
  }
}

/** Removes more pieces of a line from stock. Returns false and changes nothing if there are not enough. */
export function takeMore(context: Context, line: StockLine, quantity: number): boolean {
  const found = variantOf(context, line);
  if (!found) return true;
  const left = availableQuantity(found.variant);
  if (left !== undefined && left < quantity) return false;
  line.taken += takeFromStock(context, found.product, found.variant, quantity);
  return true;
}

/** Returns up to `most` pieces of a line to stock. Default: all taken pieces. Returns the count. */
export function returnStock(
  context: Context,
  order: StoredOrder,
  lineItemId: string,
  most = Number.POSITIVE_INFINITY,
): number {
  let returned = 0;
  for (const line of order.stock) {
    if (line.lineItemId !== lineItemId) continue;
    const quantity = Math.min(line.taken, most - returned);
    const found = variantOf(context, line);
    if (!found || quantity === 0) continue;
    line.taken -= quantity;
    returned += quantity;
    giveBack(context, found.product, found.variant, quantity);
  }
  return returned;
}
