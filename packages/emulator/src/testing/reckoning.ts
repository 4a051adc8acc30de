// A reckoning of bills by hand, which shares no code with the emulator: in whole smallest units (cents, yen, fils).
import { written } from "./draft-plan.js";

/** A rate in thousandths of a percent: 8_875n is 8.875 %. */
export type Rate = bigint;
const WHOLE: Rate = 100_000n;
/** A rate as a fraction: "0.08875". */
export const fraction = (rate: Rate) => written(rate, 5);

/** A part of an amount, rounded half up. */
export const partOf = (units: bigint, rate: Rate): bigint =>
  (2n * units * rate + WHOLE) / (2n * WHOLE);
export const sum = (all: readonly bigint[]): bigint => all.reduce((so, one) => so + one, 0n);

/**
 * Splits what is taken off over lines by what they cost: each share is rounded down, and the units that are left over go
 * to those that lost most by it.
 */
export function shares(off: bigint, costs: readonly bigint[]): bigint[] {
  const all = sum(costs);
  const down = costs.map((cost) => (off * cost) / all);
  const left = Number(off - sum(down));
  const lost = costs.map((cost) => (off * cost) % all);
  const first = lost.toSorted((a, b) => Number(b - a)).slice(0, left);
  return down.map((share, at) => share + (first.includes(lost[at] ?? -1n) ? 1n : 0n));
}

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
  const tax = sum(taxes) + partOf(shipping, rate);
  const [subtotal, discount] = [sum(costs), sum(offs)];
  return { subtotal, discount, shipping, taxes, tax, total: subtotal - discount + shipping + tax };
}
