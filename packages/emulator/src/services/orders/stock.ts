// The stock behind an order: taken once, and put back by line.

import type { Context } from "../../kernel/context.js";
import { catalogSlice } from "../catalog/slice.js";
import type { StockLine, StoredOrder } from "./model.js";

function variantOf(context: Context, { productId, variantId }: StockLine) {
  const product = context.store(catalogSlice).products.get(productId);
  const variant = product?.variants.find(({ id }) => id === variantId);
  return variant?.stock.quantity === undefined ? undefined : context.changes.keep(variant);
}

/** Takes what was ordered off the stock. */
export function takeStock(context: Context, order: StoredOrder): void {
  if (order.stockTaken) return;
  order.stockTaken = true;
  for (const line of order.stock) {
    const variant = variantOf(context, line);
    if (!variant) continue;
    const left = variant.stock.quantity ?? 0;
    // a preorder sells more than there is
    line.taken = Math.min(line.wanted, left);
    variant.stock.quantity = left - line.taken;
    variant.stock.inStock = variant.stock.quantity > 0;
  }
}

/** Puts some of a line, or all that is out of it, back; returns how much. */
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
    const variant = variantOf(context, line);
    if (!variant || quantity === 0) continue;
    line.taken -= quantity;
    returned += quantity;
    variant.stock.quantity = (variant.stock.quantity ?? 0) + quantity;
    variant.stock.inStock = variant.stock.quantity > 0;
  }
  return returned;
}
