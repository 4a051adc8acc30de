import type { InventoryItemInput } from "@portico/stores/inventory-items-v3";
import type { Context } from "../../kernel/context.js";
import { rejection, ruleError } from "../../kernel/platform-error.js";
import type { Loose, Stock } from "./model.js";
import { type Reason, recordOf, type Stocked, setStock, type WholeStock } from "./stock.js";

const MAX_QUANTITY = 99_999;

export type StockContent = Loose<
  Pick<InventoryItemInput, "quantity" | "inStock" | "preorderInfo" | "extendedFields">
>;

function withQuantity(before: Stock, { quantity, inStock }: StockContent): Stock {
  const { quantity: oldQuantity, ...rest } = before;
  if (quantity != null) {
    if (quantity < 0 && before.hasNoItem) {
      const rule = "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE";
      throw ruleError("quantity", rule, "must not be negative");
    }
    // Oversold stock can be refilled in steps, but not reduced further.
    if (quantity < 0 && quantity < (oldQuantity ?? 0)) {
      const code = "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING";
      throw rejection(code, "The quantity cannot be negative", { quantity });
    }
    return { ...rest, quantity, inStock: quantity > 0 };
  }
  if (inStock != null) return { ...rest, inStock };
  return before;
}

export function changedStock(
  context: Context,
  stocked: Stocked,
  content: StockContent,
): WholeStock {
  const { stock } = stocked.variant;
  const next = withQuantity(stock, content);
  const { preorderInfo, extendedFields } = content;
  const isPreorder = preorderInfo?.enabled ?? stock.preorder;
  if (stock.hasNoItem && next.quantity === undefined && preorderInfo?.limit != null) {
    const rule = "PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY";
    throw ruleError("preorderInfo.limit", rule, "requires tracked inventory");
  }
  const record = recordOf(context, stocked);
  const { limit: oldLimit, message: oldMessage, ...rest } = record;
  const { limit = oldLimit, message = oldMessage } = preorderInfo ?? {};
  if (isPreorder && limit != null && limit < (record.counter ?? 0)) {
    // The product and inventory services use different codes for this error.
    const isProductRequest = context.operation.startsWith("stores.productsV3.");
    const code = isProductRequest ? "PREORDER_VALIDATION_ERROR" : "PRE_ORDER_VALIDATION";
    const description = "More units have been preordered than the new limit allows";
    throw rejection(code, description, { limit, counter: record.counter });
  }
  return {
    ...next,
    preorder: isPreorder,
    record: {
      ...rest,
      ...(limit != null && { limit }),
      ...(message != null && { message }),
      ...(extendedFields && { extendedFields }),
    },
  };
}

interface Decrement {
  readonly by: number;
  readonly restrict: boolean;
  /** Counts the units as preordered instead of reducing the stock, if preorders are enabled. */
  readonly isPreorder?: boolean;
  readonly reason?: Reason | undefined;
}

function trackedQuantity({ variant }: Stocked): number {
  const { quantity } = variant.stock;
  if (quantity !== undefined) return quantity;
  throw rejection("INVENTORY_QUANTITY_NOT_TRACKED", "The variant's inventory is not tracked");
}

const stockError = (description: string, availableQuantity: number) =>
  rejection("INSUFFICIENT_INVENTORY", description, { availableQuantity });

function stockAfterPreorder(context: Context, stocked: Stocked, by: number): WholeStock {
  const record = recordOf(context, stocked);
  const { limit, counter = 0 } = record;
  if (limit !== undefined && counter + by > limit) {
    throw stockError("The quantity exceeds the preorder limit", limit - counter);
  }
  return { ...stocked.variant.stock, record: { ...record, counter: counter + by } };
}

export function decrement(context: Context, stocked: Stocked, change: Decrement): Stocked {
  const { by, restrict, isPreorder, reason } = change;
  const before = trackedQuantity(stocked);
  const { stock } = stocked.variant;
  if (isPreorder && stock.preorder) {
    return setStock(context, stocked, stockAfterPreorder(context, stocked, by), reason);
  }
  const quantity = before - by;
  if (quantity < 0 && restrict) throw stockError("Insufficient inventory", Math.max(0, before));
  if (quantity < -MAX_QUANTITY) {
    throw rejection("MIN_QUANTITY_LIMIT_REACHED", `The quantity would be below ${-MAX_QUANTITY}`);
  }
  return setStock(context, stocked, { ...stock, quantity }, reason);
}

export function increment(
  context: Context,
  stocked: Stocked,
  by: number,
  reason?: Reason,
): Stocked {
  const quantity = trackedQuantity(stocked) + by;
  if (quantity > MAX_QUANTITY) {
    throw rejection("MAX_QUANTITY_LIMIT_REACHED", `The quantity would be above ${MAX_QUANTITY}`);
  }
  return setStock(context, stocked, { ...stocked.variant.stock, quantity }, reason);
}
