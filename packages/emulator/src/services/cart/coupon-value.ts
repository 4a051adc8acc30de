import { type Amount, allocate, amount, round, smaller, sum, zero } from "../../kernel/money.js";
import type { Coupon } from "../coupons/slice.js";

/**
 * The amount due for a line item after other discounts. It is 0 for line items that the coupon does
 * not cover.
 */
interface OpenLine {
  readonly left: Amount;
  readonly quantity: number;
}

const isOpen = ({ left, quantity }: OpenLine) => quantity > 0 && left.gt(0);
const unitOf = ({ left, quantity }: OpenLine): Amount => left.div(quantity);

/** Returns the line items reduced to one unit of the cheapest one. */
function cheapestOnly(lines: readonly OpenLine[]): OpenLine[] {
  const open = lines.filter(isOpen).sort((a, b) => unitOf(a).cmp(unitOf(b)));
  return lines.map((line) =>
    line === open[0] ? { left: unitOf(line), quantity: 1 } : { left: zero(), quantity: 0 },
  );
}

/** Returns how many units of each line item are free: of every `x + y` units, the `y` cheapest. */
function freePieces(lines: readonly OpenLine[], { x, y }: { x: number; y: number }): number[] {
  const open = lines.filter(isOpen);
  const pieces = open.reduce((count, { quantity }) => count + quantity, 0);
  let left = Math.floor(pieces / (x + y)) * y;
  const free = new Map<OpenLine, number>();
  for (const line of open.sort((a, b) => unitOf(a).cmp(unitOf(b)))) {
    const taken = Math.min(left, line.quantity);
    free.set(line, taken);
    left -= taken;
  }
  return lines.map((line) => free.get(line) ?? 0);
}

/**
 * Calculates the discount of a coupon on each line item.
 *
 * @param coupon - a coupon that is valid for the cart
 * @param lines - line items of the cart; `left` is 0 if the coupon does not cover the line item
 */
export function couponShares(
  coupon: Coupon,
  lines: readonly OpenLine[],
  currency: string,
): Amount[] {
  const matching = coupon.limitedToOneItem ? cheapestOnly(lines) : lines;
  const { percentOff, amountOff, fixedPrice, buyXGetY } = coupon;
  if (fixedPrice !== undefined) {
    const price = round(amount(fixedPrice), currency);
    return matching.map(({ left, quantity }) => {
      const off = left.minus(price.times(quantity));
      return off.gt(0) ? round(off, currency) : zero();
    });
  }
  if (buyXGetY) {
    const free = freePieces(matching, buyXGetY);
    return matching.map((line, index) =>
      free[index] ? round(unitOf(line).times(free[index]), currency) : zero(),
    );
  }
  const amounts = matching.map(({ left }) => left);
  const base = sum(amounts);
  const off =
    percentOff !== undefined
      ? round(base.times(percentOff).div(100), currency)
      : amountOff !== undefined
        ? smaller(round(amount(amountOff), currency), base)
        : zero();
  return allocate(off, amounts, currency);
}
