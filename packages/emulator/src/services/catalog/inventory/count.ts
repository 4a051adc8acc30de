import type { Context } from "../../../kernel/context.js";
import { rejection } from "../../../kernel/platform-error.js";
import { type Reason, recordOf, type Stocked, setStock, type WholeStock } from "../stock.js";
import { MAX_QUANTITY } from "../stock-content.js";

interface Decrement {
  readonly by: number;
  readonly restrict: boolean;
  /** The emulator counts preordered units separately and does not reduce the stock. */
  readonly isPreorder?: boolean;
  readonly reason?: Reason | undefined;
}

function trackedQuantity({ variant }: Stocked): number {
  const { quantity } = variant.stock;
  if (quantity !== undefined) return quantity;
  throw rejection("INVENTORY_QUANTITY_NOT_TRACKED", "The variant's inventory is not tracked");
}

const insufficient = (description: string, availableQuantity: number) =>
  rejection("INSUFFICIENT_INVENTORY", description, { availableQuantity });

function preordered(context: Context, stocked: Stocked, by: number): WholeStock {
  const record = recordOf(context, stocked);
  const { limit, counter = 0 } = record;
  if (limit !== undefined && counter + by > limit) {
    throw insufficient("The quantity exceeds the preorder limit", limit - counter);
  }
  return { ...stocked.variant.stock, record: { ...record, counter: counter + by } };
}

export function decrement(context: Context, stocked: Stocked, change: Decrement): Stocked {
  const { by, restrict, isPreorder, reason } = change;
  const before = trackedQuantity(stocked);
  const { stock } = stocked.variant;
  if (isPreorder && stock.preorder) {
    return setStock(context, stocked, preordered(context, stocked, by), reason);
  }
  const quantity = before - by;
  if (quantity < 0 && restrict) throw insufficient("Insufficient inventory", Math.max(0, before));
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
