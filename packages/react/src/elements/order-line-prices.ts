import { multiply } from "../queries/decimals.js";

interface Amount {
  readonly amount?: string;
}

/** Prices of an order line before discounts, as decimal strings such as `"19.90"`. */
export interface OrderLinePrices {
  /** Price per unit. */
  readonly each: string;
  /** Price of all units. */
  readonly total: string;
}

/**
 * Returns the price of an order line before discounts. These totals add up to the order's subtotal; the order itself
 * only has the line price after discounts.
 *
 * @returns Exact prices, or `undefined` if the line has no price.
 * @example
 * ```ts
 * import { orderLinePrices } from "@portico/react/format";
 *
 * orderLinePrices({ priceBeforeDiscounts: { amount: "19.90" }, quantity: 3 }); // { each: "19.90", total: "59.70" }
 * ```
 */
export function orderLinePrices({
  priceBeforeDiscounts,
  price,
  quantity,
}: {
  readonly price?: Amount;
  readonly priceBeforeDiscounts?: Amount;
  readonly quantity: number;
}): OrderLinePrices | undefined {
  const each = (priceBeforeDiscounts ?? price)?.amount;
  return each && /^\d+(\.\d+)?$/.test(each) ? { each, total: multiply(each, quantity) } : undefined;
}
