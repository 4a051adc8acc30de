import type { Context } from "../../kernel/context.js";
import { applicationError, ruleError } from "../../kernel/platform-error.js";
import type { Product, Stock, Variant } from "./model.js";
import { recordOf, type WholeStock } from "./stock.js";

export const MAX_QUANTITY = 99_999;

interface StockContent {
  readonly quantity?: number | null;
  readonly inStock?: boolean | null;
  readonly preorderInfo?: {
    readonly enabled?: boolean | null;
    readonly message?: string | null;
    readonly limit?: number | null;
  } | null;
  readonly extendedFields?: object | null;
}

function withQuantity(before: Stock, { quantity, inStock }: StockContent): Stock {
  const { quantity: old, ...rest } = before;
  if (quantity != null) {
    if (quantity < 0 && before.none) {
      const rule = "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE";
      throw ruleError("quantity", rule, "must not be below nothing");
    }
    // Oversold stock can be refilled in steps, but not reduced further.
    if (quantity < 0 && quantity < (old ?? 0)) {
      throw applicationError(
        428,
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

export function stockOf(
  context: Context,
  product: Product,
  variant: Variant,
  content: StockContent,
): WholeStock {
  const { stock } = variant;
  const next = withQuantity(stock, content);
  const { preorderInfo: ahead, extendedFields } = content;
  const enabled = ahead?.enabled ?? stock.preorder;
  const known = recordOf(context, product, variant);
  const limit = ahead?.limit === undefined ? known.limit : (ahead.limit ?? undefined);
  if (stock.none && next.quantity === undefined && ahead?.limit != null) {
    const rule = "PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY";
    throw ruleError("preorderInfo.limit", rule, "requires tracked inventory");
  }
  const message = ahead?.message === undefined ? known.message : (ahead.message ?? undefined);
  if (enabled && limit !== undefined && limit < (known.counter ?? 0)) {
    // Products and inventory items use different names for this error.
    const ofProduct = context.operation.startsWith("stores.productsV3.");
    throw applicationError(
      428,
      ofProduct ? "PREORDER_VALIDATION_ERROR" : "PRE_ORDER_VALIDATION",
      "More units have been preordered than the new limit allows",
      { limit, counter: known.counter },
    );
  }
  const { limit: _limit, message: _message, ...rest } = known;
  return {
    ...next,
    preorder: enabled,
    record: {
      ...rest,
      ...(limit === undefined ? {} : { limit }),
      ...(message === undefined ? {} : { message }),
      ...(extendedFields ? { extendedFields } : {}),
    },
  };
}
