// What random drafts of random orders do, and a small calculator of what they cost: in whole smallest units, without
// anything of the emulator's.
import fc from "fast-check";
import { DIGITS } from "./order-model.js";

/** A line of the plan. */
export interface Line {
  readonly price: number;
  readonly quantity: number;
}
interface Change {
  /** Which line, of those that there are. */
  readonly at: number;
  readonly quantity: number;
  readonly price: number | undefined;
  readonly counted: boolean;
}
/** A discount of the plan. */
export interface Off {
  readonly kind: "GLOBAL" | "SPECIFIC_ITEMS" | "SHIPPING";
  /** In hundredths of a percent; undefined: an amount. */
  readonly percent: number | undefined;
  readonly amount: number;
  readonly at: number;
  readonly applied: boolean;
}
/** What is ordered and drafted; amounts in the smallest unit. */
export interface Plan {
  readonly currency: string;
  /** In ten-thousandths. */
  readonly rate: number;
  /** The rate is that of a tax region, not the site's. */
  readonly regional: boolean;
  readonly included: boolean;
  readonly exempt: boolean;
  readonly lines: readonly Line[];
  readonly shipping: number;
  readonly paid: number;
  /** Of what is paid, in hundredths, after the commit. */
  readonly back: number;
  readonly changes: readonly Change[];
  readonly added: readonly Line[];
  readonly discounts: readonly Off[];
  readonly fees: readonly {
    readonly price: number;
    readonly taxable: boolean;
    readonly applied: boolean;
  }[];
}

const line = fc.record({
  price: fc.integer({ min: 0, max: 99_999 }),
  quantity: fc.integer({ min: 1, max: 9 }),
});
/** Any plan. */
export const plan: fc.Arbitrary<Plan> = fc.record({
  currency: fc.constantFrom(...Object.keys(DIGITS)),
  rate: fc.constantFrom(0, 800, 825, 1900),
  regional: fc.boolean(),
  included: fc.boolean(),
  exempt: fc.boolean(),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  shipping: fc.integer({ min: 0, max: 5_000 }),
  paid: fc.integer({ min: 0, max: 300 }),
  back: fc.integer({ min: 0, max: 100 }),
  changes: fc.uniqueArray(
    fc.record({
      at: fc.integer({ min: 0, max: 2 }),
      quantity: fc.integer({ min: 0, max: 12 }),
      price: fc.option(fc.integer({ min: 0, max: 99_999 }), { nil: undefined }),
      counted: fc.boolean(),
    }),
    { selector: ({ at }) => at, maxLength: 3 },
  ),
  added: fc.array(line, { minLength: 1, maxLength: 2 }),
  discounts: fc.array(
    fc.record({
      kind: fc.constantFrom("GLOBAL", "SPECIFIC_ITEMS", "SHIPPING"),
      percent: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
      amount: fc.integer({ min: 1, max: 20_000 }),
      at: fc.integer({ min: 0, max: 4 }),
      applied: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  fees: fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 9_999 }),
      taxable: fc.boolean(),
      applied: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});

/** Whole smallest units as the platform writes them. */
export const written = (units: bigint, digits: number): string => {
  const sign = units < 0n ? "-" : "";
  const all = String(units < 0n ? -units : units).padStart(digits + 1, "0");
  const cut = all.length - digits;
  return digits === 0 ? sign + all : `${sign}${all.slice(0, cut)}.${all.slice(cut)}`;
};
/** `units` times a fraction, rounded half up. */
const part = (units: bigint, fraction: bigint, of: bigint): bigint =>
  (2n * units * fraction + of) / (2n * of);
const total = (all: readonly bigint[]): bigint => all.reduce((sum, one) => sum + one, 0n);
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Splits over weights: rounded down, and what is left goes to those that lost most. */
function split(whole: bigint, weights: readonly bigint[]): bigint[] {
  const all = total(weights);
  if (all === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (whole * weight) / all);
  const lost = weights.map((weight, at) => ({ at, lost: (whole * weight) % all }));
  lost.sort((a, b) => (a.lost === b.lost ? a.at - b.at : a.lost > b.lost ? -1 : 1));
  let left = whole - total(parts);
  for (const { at } of lost) {
    if (left === 0n) break;
    parts[at] = (parts[at] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts;
}

interface Sums {
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly totalAdditionalFees: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

/** The calculator: it knows no drafts, only numbers. */
export function calculate(
  { rate, included, exempt }: Plan,
  lines: readonly Line[],
  discounts: readonly Off[],
  list: number,
  fees: Plan["fees"],
): Sums {
  const fraction = exempt ? 0n : BigInt(rate);
  const taxOf = (price: bigint) => part(price, fraction, included ? 10_000n + fraction : 10_000n);
  const totals = lines.map(({ price, quantity }) => BigInt(price) * BigInt(quantity));
  let left = [...totals];
  let shipping = BigInt(list);
  for (const { kind, percent, amount, at, applied } of discounts) {
    if (!applied) continue;
    const open = left.map((one, index) => (kind === "GLOBAL" || index === at ? one : 0n));
    const base = kind === "SHIPPING" ? shipping : total(open);
    const wanted = percent === undefined ? BigInt(amount) : part(base, BigInt(percent), 10_000n);
    const off = least(wanted, base);
    if (kind === "SHIPPING") shipping -= off;
    else {
      const shares = split(off, open);
      left = left.map((one, index) => one - (shares[index] ?? 0n));
    }
  }
  const charged = fees.filter(({ applied }) => applied);
  const totalAdditionalFees = total(charged.map(({ price }) => BigInt(price)));
  const tax =
    total(left.map(taxOf)) +
    taxOf(shipping) +
    total(charged.filter(({ taxable }) => taxable).map(({ price }) => taxOf(BigInt(price))));
  const subtotal = total(totals);
  const discount = subtotal - total(left);
  const sum = subtotal - discount + shipping + totalAdditionalFees + (included ? 0n : tax);
  return { subtotal, discount, shipping, totalAdditionalFees, tax, total: sum };
}
