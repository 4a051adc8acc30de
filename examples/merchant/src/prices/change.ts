import { Big } from "big.js";

/** How prices change. */
export type Change =
  | { kind: "percent"; by: string }
  | { kind: "amount"; by: string }
  | { kind: "set"; to: string };

const HALF_UP = 1;

/** The digits after the point that a currency has: 2 for EUR, 0 for JPY, 3 for KWD. */
export function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** A price after a change, rounded to the currency's digits; undefined where it would be below zero. */
export function changed(price: string, change: Change, digits: number): string | undefined {
  const next =
    change.kind === "set"
      ? new Big(change.to)
      : change.kind === "amount"
        ? new Big(price).plus(change.by)
        : new Big(price).times(new Big(100).plus(change.by)).div(100);
  return next.lt(0) ? undefined : next.round(digits, HALF_UP).toFixed(digits);
}

/** Whether two amounts are the same money, however many digits they are written with. */
export const same = (one: string, other: string) => new Big(one).eq(other);
