// The stock behind an order: taken once, and put back by line.

import type { Context } from "../../kernel/context.js";
import { catalogSlice } from "../catalog/slice.js";
import { giveBack, takeStock as takeFromStock } from "../catalog/stock.js";
import type { StockLine, StoredOrder } from "./model.js";

function variantOf(context: Context, { productId, variantId }: StockLine) {
  const product = context.store(catalogSlice).products.get(productId);
  const variant = product?.variants.find(({ id }) => id === variantId);
  return product && variant?.stock.quantity !== undefined ? { product, variant } : undefined;
}

/** Takes what was ordered off the stock. */
export function takeStock(context: Context, order: StoredOrder): void {
  if (order.stockTaken) return;
  order.stockTaken = true;
  for (const line of order.stock) {
    const found = variantOf(context, line);
    // a preorder sells more than there is
    if (found) line.taken = takeFromStock(context, found.product, found.variant, line.wanted);
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
    const found = variantOf(context, line);
    if (!found || quantity === 0) continue;
    line.taken -= quantity;
    returned += quantity;
    giveBack(context, found.product, found.variant, quantity);
  }
  return returned;
}
