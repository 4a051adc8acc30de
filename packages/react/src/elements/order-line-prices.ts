interface Amount {
  readonly amount?: string;
}

/** The prices of an order's line before discounts. Amounts are decimals in strings, "19.90". */
export interface OrderLinePrices {
  /** Price of one piece. */
  readonly each: string;
  /** Price of all pieces. */
  readonly total: string;
}

/** Multiplies a decimal in a string, without a binary fraction. */
function multiply(amount: string, quantity: number): string {
  const [whole = "", fraction = ""] = amount.split(".");
  const product = String(BigInt(whole + fraction) * BigInt(quantity));
  if (!fraction) return product;
  const digits = product.padStart(fraction.length + 1, "0");
  return `${digits.slice(0, -fraction.length)}.${digits.slice(-fraction.length)}`;
}

/**
 * Returns what a line of an order costs before discounts. These totals add up to the order's subtotal, while the order
 * itself only has the price of a line after discounts.
 *
 * @param line - one of the order's `lineItems`
 * @returns exact prices; undefined if the line has no price
 * @example
 * ```ts
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
