import type { Context } from "../../../kernel/context.js";
import { applicationError } from "../../../kernel/platform-error.js";
import { type Reason, recordOf, setStock, type WholeStock } from "../stock.js";
import { MAX_QUANTITY } from "../stock-content.js";
import type { Stocked } from "./find.js";

export interface Step {
  readonly by: number;
  readonly restrict: boolean;
  /** The emulator counts preordered units separately and keeps the stock. */
  readonly ahead?: boolean;
  readonly reason?: Reason;
}

const countError = (code: string, description: string, data?: Record<string, unknown>) =>
  applicationError(428, code, description, data);

function trackedQuantity({ variant }: Stocked): number {
  const { quantity } = variant.stock;
  if (quantity !== undefined) return quantity;
  throw countError("INVENTORY_QUANTITY_NOT_TRACKED", "The variant's inventory is not tracked");
}

function aheadOf(context: Context, { product, variant }: Stocked, by: number): WholeStock {
  const { stock } = variant;
  const record = recordOf(context, product, variant);
  const counter = (record.counter ?? 0) + by;
  if (record.limit !== undefined && counter > record.limit) {
    throw countError("INSUFFICIENT_INVENTORY", "The quantity exceeds the preorder limit", {
      availableQuantity: record.limit - (record.counter ?? 0),
    });
  }
  return { ...stock, record: { ...record, counter } };
}

export function decrement(context: Context, stocked: Stocked, step: Step): Stocked {
  const { product, variant } = stocked;
  const before = trackedQuantity(stocked);
  const { stock } = variant;
  if (step.ahead && stock.preorder) {
    return setStock(context, product, variant, aheadOf(context, stocked, step.by), step.reason);
  }
  const quantity = before - step.by;
  if (quantity < 0 && step.restrict) {
    throw countError("INSUFFICIENT_INVENTORY", "Insufficient inventory", {
      availableQuantity: Math.max(0, before),
    });
  }
  if (quantity < -MAX_QUANTITY) {
    throw countError("MIN_QUANTITY_LIMIT_REACHED", `The quantity would be below ${-MAX_QUANTITY}`);
  }
  return setStock(context, product, variant, { ...stock, quantity }, step.reason);
}

export function increment(
  context: Context,
  stocked: Stocked,
  step: Omit<Step, "restrict">,
): Stocked {
  const { product, variant } = stocked;
  const quantity = trackedQuantity(stocked) + step.by;
  if (quantity > MAX_QUANTITY) {
    throw countError("MAX_QUANTITY_LIMIT_REACHED", `The quantity would be above ${MAX_QUANTITY}`);
  }
  return setStock(context, product, variant, { ...variant.stock, quantity }, step.reason);
}
