import { Big } from "big.js";

/** How to change a price: by a percentage, by an amount, or to a fixed price. */
export type Change =
  | { kind: "percent"; by: string }
  | { kind: "amount"; by: string }
  | { kind: "set"; to: string };

const ROUND_HALF_UP = 1;

/** Returns the number of decimal places of a currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export function decimalPlacesOf(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * Returns a changed price, rounded to the currency's decimal places, or undefined if it would be
 * negative.
 */
export function changedPrice(
  price: string,
  change: Change,
  decimalPlaces: number,
): string | undefined {
  const newPrice =
    change.kind === "set"
      ? new Big(change.to)
      : change.kind === "amount"
        ? new Big(price).plus(change.by)
        : new Big(price).times(new Big(100).plus(change.by)).div(100);
  return newPrice.lt(0)
    ? undefined
    : newPrice.round(decimalPlaces, ROUND_HALF_UP).toFixed(decimalPlaces);
}

/** Whether two amounts are equal, regardless of how many decimal places they have. */
export const isSameAmount = (amount: string, otherAmount: string) =>
  new Big(amount).eq(otherAmount);
