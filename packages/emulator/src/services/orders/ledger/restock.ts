import type { Context } from "../../../kernel/context.js";
import { applicationError, notFound } from "../../../kernel/platform-error.js";
import { incrementElsewhere } from "../../plugins/stock.js";
import type { StoredOrder } from "../model/model.js";
import { returnStock } from "../model/stock.js";

/** A line and the quantity to restock. */
export interface RestockItem {
  readonly lineItemId: string;
  readonly quantity: number;
}

/** Some lines, or everything not yet restocked. */
export type Restock = "ALL_ITEMS" | readonly RestockItem[];

/** Returns lines of an order to stock, up to their ordered quantity. */
export function restock(
  context: Context,
  order: StoredOrder,
  wanted: Restock,
): readonly RestockItem[] {
  const { lineItems } = order.document;
  const left = (line: (typeof lineItems)[number]) => line.quantity - (line.restockQuantity ?? 0);
  const items =
    wanted === "ALL_ITEMS"
      ? lineItems.map((line) => ({ lineItemId: line.id, quantity: left(line) }))
      : wanted;
  const done = items
    .filter(({ quantity }) => quantity > 0 || wanted !== "ALL_ITEMS")
    .map(({ lineItemId, quantity }) => {
      const line = lineItems.find(({ id }) => id === lineItemId);
      if (!line) throw notFound("Line item", "LINE_ITEM_NOT_FOUND");
      if (!Number.isInteger(quantity) || quantity < 1 || quantity > left(line)) {
        const why = `${left(line)} units of the line item can be restocked`;
        throw applicationError(428, "INVALID_LINE_ITEM_RESTOCK_QUANTITY", why);
      }
      line.restockQuantity = (line.restockQuantity ?? 0) + quantity;
      returnStock(context, order, lineItemId, quantity);
      return { lineItemId, quantity };
    });
  if (order.stockTaken) {
    const back = done.flatMap(({ lineItemId, quantity }) => {
      const line = lineItems.find(({ id }) => id === lineItemId);
      return line ? [{ ...line, quantity }] : [];
    });
    const isCanceled = order.document.status === "CANCELED";
    const reason = isCanceled ? "ORDER_CANCELED" : "ORDER_REFUNDED";
    incrementElsewhere(context, order.id, back, reason);
  }
  return done;
}
