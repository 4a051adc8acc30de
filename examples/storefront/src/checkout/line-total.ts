import type { Order } from "@portico/ecom/orders";

type Line = Order["lineItems"][number];

/** The price of one piece, before the discounts that the order's summary lists. */
export const unitPrice = ({ priceBeforeDiscounts, price }: Line) =>
  (priceBeforeDiscounts ?? price)?.amount;

/**
 * Returns what a line costs before discounts, so that the lines add up to the order's subtotal. The order itself only
 * has the line's price after discounts.
 */
export function lineTotal(line: Line): string | undefined {
  const amount = unitPrice(line);
  if (amount === undefined) return undefined;
  const [whole = "", fraction = ""] = amount.split(".");
  const cents = String(BigInt(whole + fraction) * BigInt(line.quantity));
  if (!fraction) return cents;
  const digits = cents.padStart(fraction.length + 1, "0");
  return `${digits.slice(0, -fraction.length)}.${digits.slice(-fraction.length)}`;
}
