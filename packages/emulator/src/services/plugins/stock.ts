import type { Context } from "../../kernel/context.js";
import { rejection } from "../../kernel/platform-error.js";
import { callPlugin, pluginOfType } from "./call-plugin.js";
import type { Reference } from "./lines.js";

type Reason = "ORDER_PLACED" | "ORDER_PAID" | "ORDER_CANCELED" | "ORDER_REFUNDED";

interface StockItem {
  readonly catalogReference?: Partial<Reference>;
  readonly quantity: number;
}

function itemsInApp(context: Context, lines: readonly StockItem[]) {
  const inventoryAppId = pluginOfType(context, "ECOM_INVENTORY")?.appId;
  return lines.flatMap(({ catalogReference, quantity }) =>
    catalogReference?.appId === inventoryAppId && inventoryAppId !== undefined
      ? [{ catalogReference, quantity, subscriptionItem: false }]
      : [],
  );
}

/** Ignores failed calls, but throws if the app reports an error. */
export function decrementPluginStock(
  context: Context,
  orderId: string,
  lines: readonly StockItem[],
  reason: Reason,
): void {
  const items = itemsInApp(context, lines);
  if (items.length === 0) return;
  const request = { items, restrictInventoryValue: true, orderId, reason };
  const result = callPlugin(context, "decrementAvailability", request, () => ({
    name: "incrementAvailability",
    request: { items, orderId, reason: "ORDER_CANCELED" },
  }));
  if (result?.kind !== "error") return;
  throw rejection("LINE_ITEMS_OUT_OF_STOCK", "Some items are out of stock");
}

export function incrementPluginStock(
  context: Context,
  orderId: string,
  lines: readonly StockItem[],
  reason: Reason,
): void {
  const items = itemsInApp(context, lines);
  if (items.length > 0) callPlugin(context, "incrementAvailability", { items, orderId, reason });
}
