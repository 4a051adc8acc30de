// A reckoning of bills by hand, in whole smallest units (cents, yen, fils).
import { rounded, total, written } from "./exact.js";

/** A rate in thousandths of a percent: 8_875n is 8.875 %. */
export type Rate = bigint;
const WHOLE: Rate = 100_000n;
/** A rate as a fraction: "0.08875". */
export const fraction = (rate: Rate) => written(rate, 5);

/** A part of an amount, rounded half up. */
export const partOf = (units: bigint, rate: Rate): bigint => rounded(units * rate, WHOLE);

/** A line of a bill. */
export interface Bought {
  readonly price: bigint;
  readonly quantity: bigint;
  readonly rate: Rate;
  /** Taken off all of it. */
  readonly off?: bigint;
}

/** What a bill comes to. */
export interface Bill {
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly taxes: readonly bigint[];
  readonly tax: bigint;
  readonly total: bigint;
}

/** Adds a bill up: the tax of each line and of the delivery is rounded by itself, and comes on top. */
export function bill(lines: readonly Bought[], shipping: bigint, rate: Rate): Bill {
  const costs = lines.map(({ price, quantity }) => price * quantity);
  const offs = lines.map(({ off = 0n }) => off);
  const taxes = lines.map((line, at) => partOf((costs[at] ?? 0n) - (offs[at] ?? 0n), line.rate));
  const tax = total(taxes) + partOf(shipping, rate);
  const [subtotal, discount] = [total(costs), total(offs)];
  const all = subtotal - discount + shipping + tax;
  return { subtotal, discount, shipping, taxes, tax, total: all };
}
