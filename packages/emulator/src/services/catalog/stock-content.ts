import type { Context } from "../../kernel/context.js";
import { rejection, ruleError } from "../../kernel/platform-error.js";
import type { Stock } from "./model.js";
import { recordOf, type Stocked, type WholeStock } from "./stock.js";
import type { StockContent } from "./v3/write/content.js";

export const MAX_QUANTITY = 99_999;

function withQuantity(before: Stock, { quantity, inStock }: StockContent): Stock {
  const { quantity: old, ...rest } = before;
  if (quantity != null) {
    if (quantity < 0 && before.none) {
      const rule = "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE";
      throw ruleError("quantity", rule, "must not be negative");
    }
    // Oversold stock can be refilled in steps, but not reduced further.
    if (quantity < 0 && quantity < (old ?? 0)) {
      throw rejection(
        "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING",
        "The quantity cannot be negative",
        { quantity },
      );
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
  if (stock.none && next.quantity === undefined && preorderInfo?.limit != null) {
    const rule = "PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY";
    throw ruleError("preorderInfo.limit", rule, "requires tracked inventory");
  }
  const known = recordOf(context, stocked);
  const { limit: oldLimit, message: oldMessage, ...rest } = known;
  const { limit = oldLimit, message = oldMessage } = preorderInfo ?? {};
  if (isPreorder && limit != null && limit < (known.counter ?? 0)) {
    // Products and inventory items use different names for this error.
    const ofProduct = context.operation.startsWith("stores.productsV3.");
    throw rejection(
      ofProduct ? "PREORDER_VALIDATION_ERROR" : "PRE_ORDER_VALIDATION",
      "More units have been preordered than the new limit allows",
      { limit, counter: known.counter },
    );
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
