// Generates random plans for drafts. Also contains a model that calculates the drafts' totals in
// the smallest currency unit. The model shares no code with the emulator.
import fc from "fast-check";
import { divideRounded, minimum, splitByWeights, sumOf } from "./exact.js";
import { DIGITS } from "./order-model.js";

export interface Line {
  readonly price: number;
  readonly quantity: number;
  readonly group: number;
  readonly orderedDiscount: number;
}
export interface AddedLine extends Line {
  readonly listed: boolean;
  readonly counted: boolean;
}
/** Tax rates in ten-thousandths, by tax group. */
export type Rates = readonly [standard: number, food: number, delivery: number];
interface Change {
  readonly at: number;
  readonly quantity: number;
  readonly price: number | undefined;
  readonly counted: boolean;
}
export interface PlannedDiscount {
  readonly kind: "GLOBAL" | "SPECIFIC_ITEMS" | "SHIPPING";
  /** In hundredths of a percent. Undefined for a fixed amount. */
  readonly percent: number | undefined;
  readonly amount: number;
  readonly at: number;
  readonly applied: boolean;
}
/** Amounts are in the smallest currency unit. */
export interface Plan {
  readonly currency: string;
  /** In ten-thousandths. Used if there are no tax regions. */
  readonly rate: number;
  readonly regions: { readonly here: Rates; readonly there: Rates } | undefined;
  readonly included: boolean;
  readonly exempt: boolean;
  readonly lines: readonly Line[];
  readonly shipping: number;
  readonly paid: number;
  /** Percentage of the paid amount that is refunded after the commit. */
  readonly refundPercent: number;
  readonly changes: readonly Change[];
  readonly added: readonly AddedLine[];
  readonly moved: { readonly shipping: number } | undefined;
  readonly discounts: readonly PlannedDiscount[];
  readonly fees: readonly {
    readonly price: number;
    readonly taxable: boolean;
    readonly group: number;
    readonly applied: boolean;
  }[];
}

const lineFields = {
  price: fc.integer({ min: 0, max: 99_999 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  group: fc.nat(1),
};
const rate = fc.constantFrom(0, 550, 800, 825, 1900);
const rates = fc.tuple(rate, rate, rate);
export const plan: fc.Arbitrary<Plan> = fc.record({
  currency: fc.constantFrom(...Object.keys(DIGITS)),
  rate,
  regions: fc.option(fc.record({ here: rates, there: rates }), { nil: undefined }),
  included: fc.boolean(),
  exempt: fc.boolean(),
  lines: fc.array(
    fc
      .record({ ...lineFields, off: fc.option(fc.nat(100), { nil: undefined, freq: 2 }) })
      .map(({ off = 0, ...one }): Line => {
        return { ...one, orderedDiscount: Math.floor((one.price * one.quantity * off) / 100) };
      }),
    { minLength: 1, maxLength: 3 },
  ),
  shipping: fc.integer({ min: 0, max: 5_000 }),
  paid: fc.integer({ min: 0, max: 300 }),
  refundPercent: fc.integer({ min: 0, max: 100 }),
  changes: fc.uniqueArray(
    fc.record({
      at: fc.integer({ min: 0, max: 2 }),
      quantity: fc.integer({ min: 0, max: 12 }),
      price: fc.option(fc.integer({ min: 0, max: 99_999 }), { nil: undefined }),
      counted: fc.boolean(),
    }),
    { selector: ({ at }) => at, maxLength: 3 },
  ),
  added: fc.array(
    fc.record({
      ...lineFields,
      orderedDiscount: fc.constant(0),
      listed: fc.boolean(),
      counted: fc.boolean(),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  moved: fc.option(fc.record({ shipping: fc.integer({ min: 0, max: 5_000 }) }), { nil: undefined }),
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
      group: fc.nat(1),
      applied: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});

interface Sums {
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly totalAdditionalFees: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

export function calculate(
  { rate, regions, moved, included, exempt, shipping: orderedShipping, fees }: Plan,
  lines: readonly Line[],
  discounts: readonly PlannedDiscount[],
): Sums {
  const rates = regions?.[moved ? "there" : "here"] ?? [rate, rate, rate];
  const taxOf = (price: bigint, kind: number) => {
    const fraction = exempt ? 0n : BigInt(rates[kind] ?? 0);
    return divideRounded(price * fraction, included ? 10_000n + fraction : 10_000n);
  };
  const totals = lines.map(({ price, quantity }) => BigInt(price) * BigInt(quantity));
  // A line item's discount from the order cannot exceed the line item's total.
  let remaining = totals.map(
    (total, index) => total - minimum(BigInt(lines[index]?.orderedDiscount ?? 0), total),
  );
  let shipping = BigInt(moved?.shipping ?? orderedShipping);
  for (const { kind, percent, amount, at, applied } of discounts) {
    if (!applied) continue;
    const openAmounts = remaining.map((amountLeft, index) =>
      kind === "GLOBAL" || index === at ? amountLeft : 0n,
    );
    const base = kind === "SHIPPING" ? shipping : sumOf(openAmounts);
    const requestedAmount =
      percent === undefined ? BigInt(amount) : divideRounded(base * BigInt(percent), 10_000n);
    const reduction = minimum(requestedAmount, base);
    if (kind === "SHIPPING") shipping -= reduction;
    else {
      const shares = splitByWeights(reduction, openAmounts);
      remaining = remaining.map((amountLeft, index) => amountLeft - (shares[index] ?? 0n));
    }
  }
  const chargedFees = fees.filter(({ applied }) => applied);
  const totalAdditionalFees = sumOf(chargedFees.map(({ price }) => BigInt(price)));
  const taxedFees = chargedFees.filter(({ taxable }) => taxable);
  const tax =
    sumOf(remaining.map((amount, index) => taxOf(amount, lines[index]?.group ?? 0))) +
    taxOf(shipping, 2) +
    sumOf(taxedFees.map(({ price, group }) => taxOf(BigInt(price), group)));
  const subtotal = sumOf(totals);
  const discount = subtotal - sumOf(remaining);
  const sum = subtotal - discount + shipping + totalAdditionalFees + (included ? 0n : tax);
  return { subtotal, discount, shipping, totalAdditionalFees, tax, total: sum };
}
