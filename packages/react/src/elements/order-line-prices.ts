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
 * Returns an order line's exact prices before discounts, or `undefined` without a decimal price.
 * The lines' totals add up to the order's subtotal.
 *
 * @example
 * ```ts
 * import { orderLinePrices } from "@portico/react/format";
 *
 * orderLinePrices({ priceBeforeDiscounts: { amount: "19.90" }, quantity: 3 }); // { each: "19.90", total: "59.70" }
 * ```
 */
export function orderLinePrices(line: {
  readonly price?: Amount;
  readonly priceBeforeDiscounts?: Amount;
  readonly quantity: number;
}): OrderLinePrices | undefined {
  const each = (line.priceBeforeDiscounts ?? line.price)?.amount;
  if (!each || !/^\d+(\.\d+)?$/.test(each)) return undefined;
  return { each, total: multiply(each, line.quantity) };
}
