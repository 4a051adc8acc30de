// A billing model that calculates in the smallest currency unit.
import { divideRounded, formatDecimal, sumOf } from "./exact.js";

/** A rate in thousandths of a percent: 8_875n is 8.875%. */
export type Rate = bigint;
const HUNDRED_PERCENT: Rate = 100_000n;
/** Formats a rate as a fraction: "0.08875". */
export const formatRate = (rate: Rate) => formatDecimal(rate, 5);

export const shareOf = (units: bigint, rate: Rate): bigint =>
  divideRounded(units * rate, HUNDRED_PERCENT);

export interface BilledLine {
  readonly price: bigint;
  readonly quantity: bigint;
  readonly rate: Rate;
  readonly discount?: bigint;
}

export interface Bill {
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly taxes: readonly bigint[];
  readonly tax: bigint;
  readonly total: bigint;
}

/**
 * Calculates a bill. The tax of each line and of delivery is rounded separately, and added to the
 * total.
 */
export function bill(lines: readonly BilledLine[], shipping: bigint, rate: Rate): Bill {
  const costs = lines.map(({ price, quantity }) => price * quantity);
  const discounts = lines.map((line) => line.discount ?? 0n);
  const taxes = lines.map((line, index) =>
    shareOf((costs[index] ?? 0n) - (discounts[index] ?? 0n), line.rate),
  );
  const tax = sumOf(taxes) + shareOf(shipping, rate);
  const [subtotal, discount] = [sumOf(costs), sumOf(discounts)];
  const total = subtotal - discount + shipping + tax;
  return { subtotal, discount, shipping, taxes, tax, total };
}
